"""Help and usage errors in the user's language; typer has them only in English."""

import shutil
import textwrap
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from cosecha.locale import LANGUAGES, Speaker

INDENT = 2
GAP = 2
WIDEST_NAME = 34
WIDEST = 100
RESULTS = ("--json", "--csv")
"""Options that take a file, or `-` for stdout."""

speakers: list[Speaker] = []
"""The current speaker, as a global because typer instantiates the commands itself."""


def _text(id: str, **args: str | int) -> str:
    return speakers[-1].text(id, **args)


class Command(TyperCommand):
    """A command with help in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(command_help(ctx.command_path, self.help or "", self.params))


class Commands(TyperGroup):
    """The group of all commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                rows.append((name, (command.help or "").split("\n")[0]))
        formatter.write(
            "\n".join(
                [
                    _text("cli-usage", usage=f"{ctx.command_path} {_text('cli-usage-command')}"),
                    "",
                    *_wrapped(self.help or ""),
                    "",
                    _text("cli-commands"),
                    *_rows(rows),
                    "",
                    _text("cli-options"),
                    *_rows([*_option_rows(self.params), *_always()]),
                    "",
                    *_wrapped(_text("cli-more-help", command=f"{ctx.command_path} play santiago --help")),
                    "",
                ]
            )
        )


def command_help(path: str, about: str, params: Sequence[Any]) -> str:
    """The help of a command: usage, description, arguments and options."""
    arguments = [param for param in params if param.param_type_name == "argument"]
    usage = " ".join([path, *(_metavar(argument) for argument in arguments), f"[{_text('cli-usage-options')}]"])
    lines = [_text("cli-usage", usage=usage), "", *_wrapped(about)]
    if arguments:
        rows = [(_metavar(argument), argument.help or "") for argument in arguments]
        lines += ["", _text("cli-arguments"), *_rows(rows)]
    lines += ["", _text("cli-options"), *_rows([*_option_rows(params), *_always()]), ""]
    return "\n".join(lines)


def _metavar(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _option_rows(params: Sequence[Any]) -> list[tuple[str, str]]:
    rows = []
    for param in params:
        if param.param_type_name == "option" and "--help" not in param.opts and not param.hidden:
            value = "" if param.is_flag else f" {param.metavar or ''}".rstrip()
            rows.append((", ".join([*param.opts, *param.secondary_opts]) + value, param.help or ""))
    return rows


def _always() -> list[tuple[str, str]]:
    """The options that every command has."""
    return [(f"--lang {'|'.join(LANGUAGES)}", _text("cli-flag-lang")), ("--help", _text("cli-flag-help"))]


def _width() -> int:
    return min(WIDEST, max(50, shutil.get_terminal_size().columns))


def _wrapped(text: str) -> list[str]:
    return [line for part in text.split("\n") for line in textwrap.wrap(part, _width()) or [""]]


def _rows(rows: list[tuple[str, str]]) -> list[str]:
    """Two columns: names and descriptions. A long name gets its own line."""
    left = min(WIDEST_NAME, max(len(name) for name, _ in rows)) + INDENT + GAP
    lines = []
    for name, text in rows:
        wrapped = textwrap.wrap(text, _width() - left, break_long_words=False) or [""]
        start = " " * INDENT + name
        if len(start) + GAP > left:
            lines.append(start)
        else:
            lines.append(start.ljust(left) + wrapped.pop(0))
        lines += [" " * left + line for line in wrapped]
    return [line.rstrip() for line in lines]


def complaint(wrong: Any) -> str:
    """A usage error in a sentence. Compares class names, because the classes come from click or from typer."""
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        return _text("cli-usage-no-option", option=str(wrong.option_name))
    if kind == "BadOptionUsage" and wrong.option_name in RESULTS:
        return _text("cli-flag-result", flag=str(wrong.option_name))
    if kind == "BadOptionUsage":
        return _text("cli-usage-no-value", option=str(wrong.option_name))
    if kind == "MissingParameter" and wrong.param is not None:
        return _text("cli-usage-missing", name=_metavar(wrong.param).rstrip("."))
    context = getattr(wrong, "ctx", None)
    if context is not None and isinstance(context.command, Commands):
        known = ", ".join(context.command.list_commands(context))
        return _text("cli-usage-no-command", known=known)
    return _text("cli-usage-wrong", command=context.command_path if context is not None else "cosecha")
