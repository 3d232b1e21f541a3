"""The exceptions. Each carries a message that is shown in the user's language."""

from cosecha.core.message import Argument, Message


class CosechaError(Exception):
    """The base class of all errors that users may see."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.message = Message(id, args)
        super().__init__(str(self.message))

    def __reduce__(self) -> tuple[object, ...]:
        # Worker processes pickle their errors, and pickle's default can't call our different constructors.
        return (_unpickle, (type(self), self.__dict__))


def _unpickle(cls: type[CosechaError], fields: dict[str, object]) -> CosechaError:
    error = cls.__new__(cls, str(fields["message"]))
    error.__dict__.update(fields)
    return error


class IllegalAction(CosechaError):
    """The rules refuse an action; the state is unchanged."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id, **reason.args)


class BadNotation(CosechaError):
    """A text that is not an action of the game."""


class BadOptions(CosechaError):
    """Options that the game doesn't have, or that don't go together."""


class BadPosition(CosechaError):
    """A position that breaks the rules of the game or can't be read."""


class BadRecord(CosechaError):
    """A record that is damaged, altered, truncated or too new. `move` counts from 1; 0 is the header."""

    def __init__(self, id: str, move: int = 0, **args: Argument) -> None:
        self.move = move
        super().__init__(id, move=move, **args)


class OtherRules(CosechaError):
    """A version of the rules that this release can't play."""


class BadScenario(CosechaError):
    """A scenario file that can't be read."""


class BadBot(CosechaError):
    """A bot that can't be loaded, or that returns an illegal action."""
