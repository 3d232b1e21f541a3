"""The entry point of `cosecha`: language, errors and exit codes. The commands are in `terminal/app.py`."""

import os
import sys

from cosecha.core.errors import BadOptions, CosechaError
from cosecha.core.extras import require
from cosecha.core.message import Message
from cosecha.core.threads import use_one_thread
from cosecha.locale import LANGUAGES, Speaker, language_from_environment
from cosecha.terminal.plain import BROKEN_PIPE, INTERRUPTED, WRONG_USE, complain, version


def main(argv: list[str] | None = None) -> int:
    """Run a command. Exit codes: 0, 1 if a check failed, 2 if the command can't be run, 130 after Ctrl-C."""
    use_one_thread()
    try:
        return _spoken(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED


def _spoken(arguments: list[str]) -> int:
    """Run a command, and say in the user's language what went wrong."""
    speaker = Speaker(language_from_environment())
    try:
        speaker = Speaker(_take_language(arguments) or speaker.language)
        return _run(arguments, speaker)
    except CosechaError as wrong:
        complain(_sentence(wrong.message, speaker))
        return WRONG_USE
    except BrokenPipeError:
        # The reader has closed the pipe. Without this, Python would try to flush it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as wrong:
        text = wrong.strerror or str(wrong)
        if wrong.filename is not None:
            text += f" ({wrong.filename})"
        complain(speaker.text("cli-os-problem", text=text))
        return WRONG_USE


def _run(arguments: list[str], speaker: Speaker) -> int:
    """Run a command as far as the installed extras allow."""
    if arguments == ["--version"]:
        print(version(speaker))
        return 0
    if arguments in (["doctor"], ["doctor", "--json"]):
        from cosecha.terminal.doctor import doctor

        return doctor(speaker, as_json="--json" in arguments)
    if arguments[:1] in (["serve"], ["backup"], ["restore"]) and "--help" not in arguments:
        require("server")
    if arguments[:1] == ["mcp"] and "--help" not in arguments:
        require("mcp")
    if arguments[:1] in (["dataset"], ["league"], ["report"]) and "--help" not in arguments:
        require("research")
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
