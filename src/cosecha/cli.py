"""The entry point of `cosecha`: language, errors and exit codes. The commands are in `terminal/app.py`."""

import os
import sys

from cosecha import __version__
from cosecha.core.errors import BadOptions, CosechaError
from cosecha.core.message import Message
from cosecha.locale import LANGUAGES, Speaker, language_from_environment
from cosecha.terminal.extras import require
from cosecha.terminal.plain import BROKEN_PIPE, INTERRUPTED, WRONG_USE, complain


def main(argv: list[str] | None = None) -> int:
    """Run a command. Exit codes: 0, 1 if a check failed, 2 if the command can't be run, 130 after Ctrl-C."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    speaker = Speaker(language_from_environment())
    try:
        speaker = Speaker(_take_language(arguments) or speaker.language)
        return _run(arguments, speaker)
    except CosechaError as wrong:
        complain(_sentence(wrong.message, speaker))
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe. Without this, Python would try to flush it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as wrong:
        complain(speaker.text("cli-os-problem", text=wrong.strerror or str(wrong)))
        return WRONG_USE


def _run(arguments: list[str], speaker: Speaker) -> int:
    """Run a command as far as the installed extras allow."""
    if arguments == ["--version"]:
        print(f"cosecha {__version__}")
        return 0
    if arguments[:1] in (["serve"], ["backup"], ["restore"]) and "--help" not in arguments:
        require("server")
    require("terminal")
    from cosecha.terminal.app import run

    return run(arguments, speaker)


def _take_language(arguments: list[str]) -> str | None:
    """Remove `--lang` from the arguments and return its value: help texts need it before the commands are built."""
    for place, argument in enumerate(arguments):
        flag, equals, value = argument.partition("=")
        if argument == "--":
            return None
        if flag == "--lang":
            if not equals:
                value = arguments[place + 1] if place + 1 < len(arguments) else ""
            if value not in LANGUAGES:
                raise BadOptions("cli-flag-choice", flag="--lang", value=value, known=", ".join(LANGUAGES))
            del arguments[place : place + (1 if equals else 2)]
            return value
    return None


def _sentence(message: Message, speaker: Speaker) -> str:
    """The text of an error; a third-party bot or game may use message ids that have no text."""
    try:
        return speaker.say(message)
    except (LookupError, ValueError):
        return str(message)
