"""An answer that is given step by step, each a dense number: what may come next, and the action at the end.

A partial answer belongs to whoever gives it, not to the rules: the state doesn't change until the answer is complete,
so it can be undone step by step.
"""

from cosecha.encoding.encoder import PARTIAL, Encoder
from cosecha.encoding.filling import mask_of


class Answer:
    """One seat's answer to one question. What may come next is found out only when somebody asks."""

    def __init__(self, encoder: Encoder, legal: list[int]) -> None:
        self.encoder = encoder
        self.legal = legal
        self.begun: list[int] = []
        """The steps so far."""
        self._open: list[int] | None = None
        self._actions: list[int] = []
        """For each open number the action, if it completes the answer; otherwise PARTIAL."""
        self._mask: bytes | None = None

    @property
    def open(self) -> list[int]:
        """The numbers that may come next, each once."""
        found = self._open
        if found is None:
            found, self._actions = self.encoder.next_steps(self.legal, self.begun)
            self._open = found
        return found

    def mask(self) -> bytes:
        """One byte for each number: 1 if it may come next."""
        found = self._mask
        if found is None:
            if self.encoder.most_steps == 1:
                found = self.encoder.mask(self.legal)
            else:
                found = mask_of(self.open, self.encoder.n)
            self._mask = found
        return found

    def allows(self, number: int) -> bool:
        """Whether a number may come next."""
        return 0 <= number < self.encoder.n and self.mask()[number] != 0

    def take(self, number: int) -> int:
        """Take a step. Returns the action if that completes the answer, otherwise PARTIAL. Raises ValueError if the
        number may not come next."""
        if self.encoder.most_steps == 1:
            if self.allows(number):
                return self.encoder.action([number])
            raise ValueError(f"number {number} isn't open now")
        numbers = self.open
        for index in range(len(numbers)):
            if numbers[index] == number:
                break
        else:
            raise ValueError(f"number {number} isn't open now")
        action = self._actions[index]
        if action == PARTIAL:
            self.begun.append(number)
            self._changed()
        return action

    def copy(self) -> "Answer":
        """An independent answer that has begun with the same steps."""
        twin = Answer(self.encoder, self.legal)
        twin.begun = self.begun.copy()
        twin._open = self._open
        twin._actions = self._actions
        twin._mask = self._mask
        return twin

    def undo(self) -> bool:
        """Take back the last step. Returns whether there was one."""
        if not self.begun:
            return False
        self.begun.pop()
        self._changed()
        return True

    def _changed(self) -> None:
        self._open = None
        self._mask = None
