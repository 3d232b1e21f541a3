"""The figures of a report. Colors are those of the drawn client; shapes and lightness tell series apart in gray too.

Each function returns a figure, or None if the sample doesn't have what it shows. Nothing here uses pyplot, so there is
no global state.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from cosecha.coach.points import source_label
from cosecha.lab.report import numbers
from cosecha.lab.report.sample import Sample, beaten
from cosecha.locale import Speaker

INK, SOFT, RULE, PAPER, WATER, GO, STOP = "#2e2117", "#6f5a46", "#d8c8a8", "#fffbf1", "#3a97ad", "#2f6b3c", "#a02c1c"
SERIES: Final = ("#1b346d", "#cf4228", "#d9a126", "#6f963f", "#7750a3", "#3a302b", "#3a97ad", "#a36d0d")
MARKERS: Final = "osD^vPX*"
DASHES: Final = ("-", "--", ":", "-.")
WIDTH: Final = 8.0
ROW: Final = 0.32
LONGEST: Final = 28
"""Names that are longer, such as paths of bots, are cut at the front."""


def _figure(height: float, rows: int = 1, columns: int = 1, **more: Any) -> tuple[Figure, Any]:
    figure = Figure(figsize=(WIDTH, height), facecolor=PAPER, layout="constrained")
    return figure, figure.subplots(rows, columns, **more)


def _plain(axes: Axes, grid: Literal["x", "y"] = "x") -> None:
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(SOFT)
    axes.tick_params(colors=INK, labelsize=9)
    axes.grid(axis=grid, color=RULE, linewidth=0.7)
    axes.set_axisbelow(True)


def _short(name: str) -> str:
    """A name as it is shown. Matplotlib would read what is between dollars as a formula."""
    name = name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]
    return name.replace("$", r"\$")


def _names(axes: Axes, names: list[str]) -> None:
    """Names as rows, the first on top."""
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)


def _legend(axes: Axes, sample: Sample, lines: list[Line2D]) -> None:
    """The names of the lines. Given explicitly: otherwise, names that begin with an underscore would be left out."""
    if len(sample.names) > 1:
        names = [_short(name) for name in sample.names]
        axes.legend(lines, names, frameon=False, fontsize=9, labelcolor=INK, loc="best")


def _interval(axes: Axes, row: float, found: numbers.Mean, color: str, marker: str) -> None:
    axes.plot([found.low, found.high], [row, row], color=color, linewidth=2.2, solid_capstyle="round")
    axes.plot([found.value], [row], marker, color=color, markersize=7, markeredgecolor=PAPER)


def win_rates(sample: Sample, speaker: Speaker) -> Figure | None:
    if sample.players == 1 or len(sample.games) < 2:
        return None
    return _rates(sample, numbers.win_rates(sample), numbers.even_rate(sample), speaker)


def series(sample: Sample, speaker: Speaker) -> Figure | None:
    if sample.players == 1 or not sample.series:
        return None
    rates = [numbers.Mean(bot.win_rate, bot.low, bot.high) for bot in sample.series]
    even = sum(bot.wins for bot in sample.series) / sum(bot.series for bot in sample.series)
    return _rates(sample, rates, even, speaker)


def _rates(sample: Sample, rates: list[numbers.Mean], even: float, speaker: Speaker) -> Figure:
    figure, axes = _figure(0.9 + ROW * 1.4 * len(sample.names))
    _plain(axes)
    axes.axvline(100 * even, color=SOFT, linestyle="--", linewidth=1)
    for row, rate in enumerate(rates):
        shown = numbers.Mean(100 * rate.value, 100 * rate.low, 100 * rate.high)
        _interval(axes, row, shown, SERIES[0], "o")
        side = "left" if shown.value < 5 else "right" if shown.value > 95 else "center"
        place = {"xytext": (0, 7), "textcoords": "offset points", "ha": side}
        axes.annotate(f"{shown.value:.1f} %", (shown.value, row), fontsize=9, color=INK, **place)
    _names(axes, sample.names)
    axes.set_xlim(-2, 102)
    axes.set_xlabel(speaker.text("report-axis-win-rate"), color=INK)
    return figure


def scores(sample: Sample, speaker: Speaker) -> Figure | None:
    """One row for each name, on the same scale."""
    if len(sample.games) < 2:
        return None
    every = [total for game in sample.games for total in game.totals]
    least, most = min(every), max(every)
    step = max(1, -(-(most - least + 1) // 40))
    edges = [edge - 0.5 for edge in range(least, most + step + 1, step)]
    figure, rows = _figure(0.8 + 1.15 * len(sample.names), len(sample.names), sharex=True, squeeze=False)
    for number, (axes,) in enumerate(rows):
        own = numbers.scores(sample, number)
        _plain(axes, "y")
        axes.set_ylabel(_short(sample.names[number]), color=INK, rotation=0, ha="right", va="center", fontsize=9)
        axes.yaxis.set_major_locator(MaxNLocator(3, integer=True))
        if not own:
            continue
        axes.hist(own, edges, color=SERIES[0], edgecolor=PAPER, linewidth=0.6)
        middle = numbers.mean(own).value
        _average(axes, middle)
    rows[-1][0].xaxis.set_major_locator(MaxNLocator(9, integer=True))
    rows[-1][0].set_xlabel(speaker.text("report-axis-points"), color=INK)
    return figure


def _average(axes: Axes, middle: float) -> None:
    """A line at the average, with its value above all bars."""
    axes.set_ylim(0, 1.3 * axes.get_ylim()[1])
    axes.axvline(middle, color=SERIES[1], linewidth=1.8)
    place: dict[str, Any] = {"xycoords": ("data", "axes fraction"), "textcoords": "offset points", "va": "top"}
    axes.annotate(f"⌀ {middle:.1f}".replace("-", "−"), (middle, 0.99), (4, 0), fontsize=9, color=INK, **place)


def sources(sample: Sample, speaker: Speaker) -> Figure | None:
    found = numbers.by_source(sample)
    if not found:
        return None
    figure, axes = _figure(0.9 + ROW * len(found))
    _plain(axes)
    axes.axvline(0, color=SOFT, linewidth=1)
    shown: list[Line2D] = []
    for number in range(len(sample.names)):
        color, marker = SERIES[number % len(SERIES)], MARKERS[number % len(MARKERS)]
        shift = 0.5 * ((number + 0.5) / len(sample.names) - 0.5)
        for row, means in enumerate(found.values()):
            if (each := means[number]) is not None:
                _interval(axes, row + shift, each, color, marker)
        shown += axes.plot([], [], marker, color=color)
    _names(axes, [source_name(sample.game, source, speaker) for source in found])
    axes.set_xlabel(speaker.text("report-axis-mean-points"), color=INK)
    _legend(axes, sample, shown)
    return figure


def rounds(sample: Sample, speaker: Speaker) -> Figure | None:
    lines = [numbers.by_round(sample, number) for number in range(len(sample.names))]
    if max(map(len, lines)) < 2:
        return None
    figure, axes = _figure(3.6)
    _plain(axes, "y")
    shown: list[Line2D] = []
    for number, line in enumerate(lines):
        color, along = SERIES[number % len(SERIES)], range(1, len(line) + 1)
        style = {"color": color, "linestyle": DASHES[number % len(DASHES)], "marker": MARKERS[number % len(MARKERS)]}
        shown += axes.plot(along, [each.value for each in line], markersize=5, **style)
        low, high = [each.low for each in line], [each.high for each in line]
        axes.fill_between(along, low, high, color=color, alpha=0.18, linewidth=0)
    axes.xaxis.set_major_locator(MaxNLocator(15, integer=True))
    axes.set_xlabel(speaker.text("report-axis-round"), color=INK)
    axes.set_ylabel(speaker.text("report-axis-points"), color=INK)
    _legend(axes, sample, shown)
    return figure


def lengths(sample: Sample, speaker: Speaker) -> Figure | None:
    if len(sample.games) < 2:
        return None
    figure, axes = _figure(2.6)
    _plain(axes, "y")
    found = [game.decisions for game in sample.games]
    step = max(1, -(-(max(found) - min(found) + 1) // 30))
    edges = [edge - 0.5 for edge in range(min(found), max(found) + step + 1, step)]
    axes.hist(found, edges, color=WATER, edgecolor=PAPER, linewidth=0.6)
    middle = numbers.mean(found).value
    _average(axes, middle)
    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    axes.set_xlabel(speaker.text("report-axis-decisions"), color=INK)
    axes.set_ylabel(speaker.text("report-axis-games"), color=INK)
    return figure


def taken(sample: Sample, speaker: Speaker) -> Figure | None:
    """How often each thing was taken, and beside it what it was worth."""
    found = numbers.things(sample)
    if not found:
        return None
    worth = any(thing.worth for thing in found)
    figure, both = _figure(1.0 + 0.24 * len(found), 1, 2 if worth else 1, sharey=True, squeeze=False)
    often = both[0][0]
    for axes in both[0]:
        _plain(axes)
    often.barh(range(len(found)), [thing.per_game for thing in found], color=WATER, edgecolor=INK, linewidth=0.4)
    often.set_xlabel(speaker.text("report-axis-taken"), color=INK)
    _names(often, [thing_name(thing.name, speaker) for thing in found])
    if worth:
        beside = both[0][1]
        beside.axvline(0, color=SOFT, linewidth=1)
        for row, thing in enumerate(found):
            if thing.worth is not None:
                color, marker = _judged(thing.worth)
                _interval(beside, row, thing.worth, color, marker)
        beside.set_xlabel(speaker.text("report-axis-worth"), color=INK)
    return figure


def _judged(worth: numbers.Mean) -> tuple[str, str]:
    """Color and marker: surely better, surely worse, or neither."""
    if worth.low > 0:
        return GO, "^"
    return (STOP, "v") if worth.high < 0 else (SOFT, "o")


def ratings(sample: Sample, speaker: Speaker) -> Figure | None:
    if sample.league is None:
        return None
    standings = sample.league.standings
    figure, (left, right) = _figure(0.9 + ROW * 1.3 * len(standings), 1, 2, sharey=True)
    for axes, label in ((left, "Elo (Bradley-Terry)"), (right, "OpenSkill (Plackett-Luce)")):
        _plain(axes)
        axes.set_xlabel(label, color=INK)
        for row, each in enumerate(standings):
            rating = each.elo if axes is left else each.openskill
            _interval(axes, row, numbers.Mean(rating.value, rating.low, rating.high), SERIES[0], "o")
    _names(left, [each.bot for each in standings])
    return figure


def matrix(sample: Sample, speaker: Speaker) -> Figure | None:
    if sample.league is None:
        return None
    from matplotlib.colors import LinearSegmentedColormap

    order = [sample.league.bots.index(each.bot) for each in sample.league.standings]
    rates = [[beaten(sample.league.matrix, one, two) for two in order] for one in order]
    figure, axes = _figure(1.2 + 0.5 * len(order))
    _plain(axes)
    axes.grid(False)
    shades = LinearSegmentedColormap.from_list("beaten", ["#f8ecd0", "#edb02a", "#872313"])
    numbers_only = [[0.5 if rate is None else rate for rate in row] for row in rates]
    axes.imshow(numbers_only, cmap=shades, vmin=0, vmax=1, aspect="auto")
    for row, found in enumerate(rates):
        for column, rate in enumerate(found):
            if rate is None:
                axes.fill_between([column - 0.5, column + 0.5], row - 0.5, row + 0.5, color=PAPER)
                axes.text(column, row, "–", ha="center", va="center", fontsize=9, color=SOFT)
            else:
                color = PAPER if rate > 0.7 else INK
                axes.text(column, row, f"{100 * rate:.0f} %", ha="center", va="center", fontsize=9, color=color)
    for edge in range(1, len(order)):
        axes.axhline(edge - 0.5, color=PAPER, linewidth=2)
        axes.axvline(edge - 0.5, color=PAPER, linewidth=2)
    axes.set_yticks(range(len(order)), [f"{at + 1}  {_short(sample.names[bot])}" for at, bot in enumerate(order)])
    axes.set_xticks(range(len(order)), [str(at + 1) for at in range(len(order))])
    return figure


FIGURES: Final[dict[str, Callable[[Sample, Speaker], Figure | None]]] = {
    "ratings": ratings,
    "matrix": matrix,
    "series": series,
    "win-rates": win_rates,
    "scores": scores,
    "sources": sources,
    "rounds": rounds,
    "lengths": lengths,
    "taken": taken,
}


def source_name(game: str, source: str, speaker: Speaker) -> str:
    """Where points come from, in words."""
    text = speaker.say(source_label(game, source))
    return text[:1].upper() + text[1:]


def thing_name(thing: str, speaker: Speaker) -> str:
    """Something that was taken, in words."""
    kind, _, name = thing.partition(" ")
    if kind == "card":
        return speaker.text(f"name-card-{name}")
    ids = {"tile": "name-plantation-tile", "jungle": "name-jungle-tile"}
    text = speaker.text(ids.get(kind, f"name-{kind}"), value=name)
    return text[:1].upper() + text[1:]
