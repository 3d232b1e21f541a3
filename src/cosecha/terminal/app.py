"""The commands of `cosecha`, built with typer. To start fast, each command imports what it needs when it runs."""

import inspect
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.main import get_command

from cosecha.core.errors import BadOptions
from cosecha.locale import Speaker
from cosecha.terminal import plain, usage
from cosecha.terminal.plain import INTERRUPTED, WRONG_USE, complain

if TYPE_CHECKING:
    from cosecha.terminal.screen import Screen


def run(arguments: list[str], speaker: Speaker) -> int:
    """Run a command and return its exit code."""
    usage.speakers[:] = [speaker]
    for flag, value in pairwise(arguments):
        if flag in usage.RESULTS and value.startswith("--"):
            raise BadOptions("cli-flag-result", flag=flag)
    command = get_command(_app(speaker, arguments))
    try:
        code = command.main(arguments, prog_name="cosecha", standalone_mode=False)
    except Exception as wrong:
        if type(wrong).__name__ == "Abort":  # Ctrl-C in older versions of typer
            return INTERRUPTED
        if not hasattr(wrong, "format_message"):  # not a usage error of click or typer
            raise
        complain(usage.complaint(wrong))
        return WRONG_USE
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _screen(speaker: Speaker, ascii_only: bool = False) -> "Screen":
    from cosecha.terminal.screen import Screen, prepare_input

    prepare_input()
    return Screen(speaker, ascii_only)


def _app(speaker: Speaker, arguments: list[str]) -> typer.Typer:
    """The commands, each with its help in the speaker's language."""
    say = speaker.text
    app = typer.Typer(cls=usage.Commands, add_completion=False, help=say("cli-about"), rich_markup_mode=None)

    def command(name: str, run: Callable[..., int]) -> None:
        app.command(name, cls=usage.Command, help=say("cli-about-command", command=name))(run)

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(plain.version(speaker))
            raise typer.Exit

    @app.callback(invoke_without_command=True)
    def root(
        context: typer.Context,
        version: Annotated[
            bool, typer.Option("--version", help=say("cli-flag-version"), callback=version, is_eager=True)
        ] = False,
    ) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    command("play", _with_options(_play(speaker), _PLAY_FLAGS, speaker, arguments))
    command("simulate", _with_options(_simulate(speaker), _SIMULATE_FLAGS, speaker, arguments))
    command("dataset", _with_options(_dataset(speaker), _DATASET_FLAGS, speaker, arguments))
    command("league", _with_options(_league(speaker), _LEAGUE_FLAGS, speaker, arguments))
    _add_readers(command, speaker)
    command("serve", _serve(speaker, arguments))
    _add_keepers(command, speaker)
    command("mcp", _mcp(speaker))
    return app


def _add_readers(command: Callable[[str, Callable[..., int]], None], speaker: Speaker) -> None:
    """The commands that read a file or a page."""
    from cosecha.games import NAMES

    say = speaker.text
    Ascii = Annotated[bool, typer.Option("--ascii", help=say("cli-flag-ascii"))]  # noqa: N806
    File = Annotated[str, typer.Argument(help=say("cli-argument-file"), metavar="FILE")]  # noqa: N806
    Game = Annotated[str, typer.Argument(help=say("cli-argument-game", known=", ".join(NAMES)), metavar="GAME")]  # noqa: N806

    def replay(
        file: File,
        everything: Annotated[bool, typer.Option("--all", help=say("cli-flag-all"))] = False,
        moves: Annotated[bool, typer.Option("--moves", help=say("cli-flag-moves"))] = False,
        ascii_only: Ascii = False,
    ) -> int:
        from cosecha.terminal.replay import replay_file

        return replay_file(file, _screen(speaker, ascii_only), everything, moves)

    def verify(file: File) -> int:
        from cosecha.terminal.verify import verify_file

        return verify_file(file, _screen(speaker))

    def analyze(
        file: File,
        seat: Annotated[str | None, typer.Option("--seat", help=say("cli-flag-analyze-seat"), metavar="N")] = None,
        game: Annotated[str | None, typer.Option("--game", help=say("cli-flag-analyze-game"), metavar="N")] = None,
        json: Annotated[
            str, typer.Option("--json", help=say("cli-flag-analyze-json"), metavar="FILE|-", show_default=False)
        ] = "",
        workers: Annotated[
            str | None, typer.Option("--workers", help=say("cli-flag-analyze-workers"), metavar="N")
        ] = None,
    ) -> int:
        from cosecha.terminal.analyze import analyze_file

        return analyze_file(file, seat, game, json, workers, _screen(speaker))

    def report(
        file: Annotated[str, typer.Argument(help=say("cli-argument-report"), metavar="FILE")],
        to: Annotated[
            str, typer.Option("--to", help=say("cli-flag-report-to"), metavar="FILE", show_default=False)
        ] = "",
        images: Annotated[
            str, typer.Option("--images", help=say("cli-flag-report-images"), metavar="FOLDER", show_default=False)
        ] = "",
    ) -> int:
        from cosecha.terminal.report import report_file

        return report_file(file, to, images, _screen(speaker))

    def check(files: Annotated[list[str], typer.Argument(help=say("cli-argument-files"), metavar="FILE...")]) -> int:
        from cosecha.terminal.check import check_files

        return check_files(files, _screen(speaker))

    def bots() -> int:
        from cosecha.terminal.bots import show_bots

        return show_bots(_screen(speaker))

    def doctor(json: Annotated[bool, typer.Option("--json", help=say("cli-flag-doctor-json"))] = False) -> int:
        from cosecha.terminal.doctor import doctor

        return doctor(speaker, json)

    def rules(
        game: Game,
        section: Annotated[str, typer.Argument(help=say("cli-argument-section"), metavar="[SECTION]")] = "",
    ) -> int:
        from cosecha.games import by_name
        from cosecha.terminal.pages import show_rules

        show_rules(_screen(speaker), by_name(game).name, section or None)
        return 0

    def options(
        game: Annotated[
            str, typer.Argument(help=say("cli-argument-game", known=", ".join(NAMES)), metavar="[GAME]")
        ] = "",
        delete: Annotated[str | None, typer.Option("--delete", help=say("cli-flag-delete"), metavar="NAME")] = None,
        rename: Annotated[str | None, typer.Option("--rename", help=say("cli-flag-rename"), metavar="NAME")] = None,
        to: Annotated[str, typer.Option("--to", help=say("cli-flag-to"), metavar="NAME", show_default=False)] = "",
    ) -> int:
        from cosecha.terminal.option_sets import show_sets

        return show_sets(_screen(speaker), game, delete, rename, to)

    for run in (replay, analyze, verify, report, check, bots, rules, options, doctor):
        command(run.__name__, run)


_PLAY_FLAGS = {
    "seats": "WHO,WHO...",
    "name": "NAME",
    "seed": "N",
    "words": "WORDS",
    "resume": "FILE",
    "save": "FILE",
    "pace": "SECONDS",
    "series": "KIND",
    "saved_options": "NAME",
    "save_options": "NAME",
}
_SIMULATE_FLAGS = {
    "bots": "BOT,BOT...",
    "games": "N",
    "seed": "N",
    "first_game": "N",
    "workers": "N",
    "on": "PLACE",
    "json": "FILE|-",
    "csv": "FILE|-",
    "series": "KIND",
}
_DATASET_FLAGS = {
    "folder": "FOLDER",
    "bots": "BOT,BOT...",
    "games": "N",
    "seed": "N",
    "first_game": "N",
    "games_per_part": "N",
    "as_": "json|encoded",
    "workers": "N",
    "on": "PLACE",
}
_LEAGUE_FLAGS = {
    "bots": "BOT,BOT...",
    "system": "round-robin|swiss",
    "rounds": "N",
    "games": "N",
    "seed": "N",
    "workers": "N",
    "on": "PLACE",
    "json": "FILE|-",
    "csv": "FILE|-",
    "images": "FOLDER",
    "strength": "FILE",
    "rows": "ROW,ROW...",
    "page": "FILE",
}


def _play(speaker: Speaker) -> Callable[..., int]:
    def play(game: str, ascii_only: bool, options: dict[str, str | None], **flags: str | None) -> int:
        from cosecha.terminal.start import PlayFlags, play

        return play(PlayFlags(game, options, **flags), _screen(speaker, ascii_only))

    return play


def _simulate(speaker: Speaker) -> Callable[..., int]:
    def simulate(game: str, ascii_only: bool, options: dict[str, str | None], **flags: str | None) -> int:
        from cosecha.terminal.simulate import SimulateFlags, simulate

        return simulate(SimulateFlags(game, options, **flags), _screen(speaker, ascii_only))

    return simulate


def _dataset(speaker: Speaker) -> Callable[..., int]:
    def dataset(game: str, ascii_only: bool, options: dict[str, str | None], **flags: str | None) -> int:
        from cosecha.terminal.dataset import DatasetFlags, dataset

        return dataset(DatasetFlags(game, options, **flags), _screen(speaker, ascii_only))

    return dataset


def _league(speaker: Speaker) -> Callable[..., int]:
    def league(game: str, ascii_only: bool, options: dict[str, str | None], **flags: str | None) -> int:
        from cosecha.terminal.league import LeagueFlags, league

        return league(LeagueFlags(game, options, **flags), _screen(speaker, ascii_only))

    return league


def _serve(speaker: Speaker, arguments: list[str]) -> Callable[..., int]:
    """The server command, with a flag for each setting. The settings are imported only for this command."""

    def serve(**given: Any) -> int:
        from cosecha.server.common.settings import settings_from
        from cosecha.server.serve import serve

        serve(settings_from(given), lambda address: print(speaker.text("cli-serving", address=address), flush=True))
        return 0

    parameters = []
    if "serve" in arguments:
        from cosecha.server.common.settings import FLAGS, flag, variable

        for name, is_switch in FLAGS.items():
            text = f"{speaker.text('cli-flag-serve', flag=name)} [{variable(name)}]"
            if is_switch:
                both = f"{flag(name)}/--no-{flag(name)[2:]}"
                given: Any = Annotated[bool | None, typer.Option(both, help=text, show_default=False)]
            else:
                given = Annotated[str | None, typer.Option(flag(name), help=text, metavar="VALUE", show_default=False)]
            parameters.append(_parameter(name, given, None))
    vars(serve)["__signature__"] = inspect.Signature(parameters, return_annotation=int)
    serve.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return serve


def _mcp(speaker: Speaker) -> Callable[..., int]:
    """The command for language models."""

    def text(flag: str) -> str:
        return speaker.text("cli-flag-mcp", flag=flag)

    def mcp(
        table: Annotated[str | None, typer.Option("--table", help=text("table"), metavar="LINK")] = None,
        name: Annotated[str | None, typer.Option("--name", help=text("name"), metavar="NAME")] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=text("seed"), metavar="N")] = None,
        http: Annotated[bool, typer.Option("--http", help=text("http"))] = False,
        host: Annotated[str, typer.Option("--host", help=text("host"), metavar="HOST")] = "127.0.0.1",
        port: Annotated[str | None, typer.Option("--port", help=text("port"), metavar="N")] = None,
    ) -> int:
        from cosecha.terminal.mcp import serve_models

        return serve_models(speaker, table, name, seed, http, host, port)

    return mcp


def _add_keepers(command: Callable[[str, Callable[..., int]], None], speaker: Speaker) -> None:
    """The commands that write and read backups of a server."""
    say = speaker.text
    File = Annotated[str, typer.Argument(help=say("cli-argument-backup"), metavar="FILE")]  # noqa: N806
    Force = Annotated[bool, typer.Option("--force", help=say("cli-flag-force"))]  # noqa: N806

    data_help, url_help, key_help = (say("cli-flag-serve", flag=name) for name in ("data", "database_url", "key_file"))
    Data = Annotated[str | None, typer.Option("--data", help=data_help, metavar="VALUE")]  # noqa: N806
    Url = Annotated[str | None, typer.Option("--database-url", help=url_help, metavar="VALUE")]  # noqa: N806
    KeyFile = Annotated[str | None, typer.Option("--key-file", help=key_help, metavar="VALUE")]  # noqa: N806

    def backup(
        file: File, force: Force = False, data: Data = None, database_url: Url = None, key_file: KeyFile = None
    ) -> int:
        from pathlib import Path

        from cosecha.server.common.settings import settings_from
        from cosecha.server.storage.backup import back_up

        settings = settings_from({"data": data, "database_url": database_url, "key_file": key_file})
        found = back_up(settings, Path(file), force, _percentage())
        print(say("cli-backup-done", file=file, tables=found.tables, time=found.time))
        return 0

    def restore(
        file: File, force: Force = False, data: Data = None, database_url: Url = None, key_file: KeyFile = None
    ) -> int:
        from pathlib import Path

        from cosecha.server.common.settings import settings_from
        from cosecha.server.storage.backup import restore

        settings = settings_from({"data": data, "database_url": database_url, "key_file": key_file})
        found = restore(settings, Path(file), force, _percentage())
        print(say("cli-restore-done", tables=found.tables, time=found.time))
        return 0

    command("backup", backup)
    command("restore", restore)


def _percentage() -> Callable[[float], None]:
    """A callback that prints progress to stderr once a second, and nothing in the first second."""
    import time

    shown = time.monotonic()

    def progress(share: float) -> None:
        nonlocal shown
        if time.monotonic() - shown >= 1:
            shown = time.monotonic()
            print(f"{share:.0%}", file=sys.stderr, flush=True)

    return progress


def _with_options(
    run: Callable[..., int], flags: dict[str, str], speaker: Speaker, arguments: list[str]
) -> Callable[..., int]:
    """A command with its own flags and one for every option of the game named in the arguments.

    If the arguments don't name the command, its flags aren't needed, and no game is imported.
    """
    from cosecha.core.options import option_fields
    from cosecha.games import NAMES, by_name
    from cosecha.locale.option_texts import option_help, option_values

    say = speaker.text
    is_named = any(game in arguments for game in NAMES)
    about = say("cli-argument-game" if is_named else "cli-argument-any-game", known=", ".join(NAMES))
    # A league that measures the strength of bots plays all games unless one is named.
    metavar, usual = ("[GAME]", "") if run.__name__ == "league" else ("GAME", inspect.Parameter.empty)
    parameters = [_parameter("game", Annotated[str, typer.Argument(help=about, metavar=metavar)], usual)]
    own: dict[str, tuple[str, str]] = {
        name: (values, say(f"cli-flag-{run.__name__}", flag=name)) for name, values in flags.items()
    }
    offered: dict[str, tuple[str, str]] = {}
    players: dict[str, str] = {}
    named = [game for game in NAMES if game in arguments] or NAMES
    for game in named if run.__name__ in arguments else ():
        for field in option_fields(by_name(game).options):
            offered[field.name] = (option_values(field), option_help(field, game, speaker))
        players[game] = offered["players"][0]
    if len(players) > 1:  # No game is named, and each has its own range.
        ranges = ", ".join(f"{game} {values}" for game, values in players.items())
        offered["players"] = ("N", say("cli-flag-players", ranges=ranges))
    if players and run.__name__ in ("simulate", "dataset"):
        offered["players"] = (offered["players"][0], say("cli-flag-simulate-players"))
    if players and run.__name__ == "league":
        offered["players"] = (offered["players"][0], say("cli-flag-league-players"))
    # The help of no particular game would be pages of options, so it leaves them out.
    shown = {*own, *(offered if is_named else ["players"])}
    for name, (values, text) in (own | offered).items():
        flag = "--" + name.rstrip("_").replace("_", "-")
        hidden = name not in shown
        given = Annotated[str | None, typer.Option(flag, help=text, metavar=values, show_default=False, hidden=hidden)]
        parameters.append(_parameter(name, given, None))
    plain = Annotated[bool, typer.Option("--ascii", help=say("cli-flag-ascii"))]
    parameters.append(_parameter("ascii_only", plain, False))

    def command(**given: Any) -> int:
        options = {name: given.pop(name) for name in offered}
        return run(options=options, **given)

    vars(command)["__signature__"] = inspect.Signature(parameters, return_annotation=int)
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def _parameter(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
