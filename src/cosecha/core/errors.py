"""What can go wrong, one class each. Every error carries a message that a person can read in their language."""

from cosecha.core.message import Argument, Message


class CosechaError(Exception):
    """The base of all errors that a user may meet."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.message = Message(id, args)
        super().__init__(str(self.message))

    def __reduce__(self) -> tuple[object, ...]:
        # Workers send their errors home; the constructors of the kinds differ.
        return (_restored, (type(self), self.__dict__))


def _restored(kind: type[CosechaError], fields: dict[str, object]) -> CosechaError:
    error = kind.__new__(kind, str(fields["message"]))
    error.__dict__.update(fields)
    return error


class IllegalAction(CosechaError):
    """The rules refuse an action; the state is as it was."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id, **reason.args)


class BadNotation(CosechaError):
    """A text that names no action of the game."""


class BadOptions(CosechaError):
    """Options that the game does not offer, alone or together."""


class BadPosition(CosechaError):
    """A position that breaks the rules of the game or cannot be read."""


class BadRecord(CosechaError):
    """A record that is damaged, altered, cut or of a newer version. `move` counts from 1; 0 is the head."""

    def __init__(self, id: str, move: int = 0, **args: Argument) -> None:
        self.move = move
        super().__init__(id, move=move, **args)


class OtherRules(CosechaError):
    """A match by a version of the rules that this code can't play."""


class BadScenario(CosechaError):
    """A scenario file that cannot be read."""


class BadBot(CosechaError):
    """A bot that cannot be found, or that answers what is not legal."""
