"""A small net that estimates a seat's final score. Plain lists, so that it runs without any library and compiles well."""


class Net:
    """Two hidden layers of rectified units. Rows of weights belong to the unit they lead to."""

    first: list[list[float]]
    first_bias: list[float]
    second: list[list[float]]
    second_bias: list[float]
    last: list[list[float]]
    last_bias: list[float]
    """Two outputs: the points of the seat, and those of its best opponent."""

    def __init__(
        self,
        first: list[list[float]],
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        last: list[list[float]],
        last_bias: list[float],
    ) -> None:
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias

    def sums(self, x: list[float]) -> list[float]:
        """What enters the units of the first layer."""
        return self.moved([0.0] * len(x), self.first_bias, x)

    def moved(self, old: list[float], sums: list[float], x: list[float]) -> list[float]:
        """The sums for x, worked out from those for similar numbers: only the changed ones cost time."""
        places: list[int] = []
        changes: list[float] = []
        for place in range(len(x)):
            change = x[place] - old[place]
            if change != 0.0:
                places.append(place)
                changes.append(change)
        count = len(places)
        found: list[float] = []
        for unit in range(len(sums)):
            row = self.first[unit]
            total = sums[unit]
            for number in range(count):
                total += changes[number] * row[places[number]]
            found.append(total)
        return found

    def value(self, sums: list[float], rivalry: float) -> float:
        """The points of the seat, less `rivalry` times those of its best opponent."""
        places: list[int] = []
        active: list[float] = []
        for unit in range(len(sums)):
            if sums[unit] > 0.0:
                places.append(unit)
                active.append(sums[unit])
        count = len(places)
        own = self.last_bias[0]
        other = self.last_bias[1]
        for unit in range(len(self.second)):
            row = self.second[unit]
            total = self.second_bias[unit]
            for number in range(count):
                total += active[number] * row[places[number]]
            if total > 0.0:
                own += total * self.last[0][unit]
                other += total * self.last[1][unit]
        return own - rivalry * other
