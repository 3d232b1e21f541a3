"""The sources of the drawn client and what is built from them: wire types, lock file, bundle, build hook."""

import importlib.util
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar
from unittest import mock

import pytest
from fluent.syntax import FluentParser, ast

from cosecha.locale import LANGUAGES
from cosecha.server.drawn import routes
from tests.server.clients import Json
from tools import web

LOCK: Json = json.loads((web.WEB / "package-lock.json").read_text())


def test_the_wire_types_are_those_of_the_server(tmp_path: Path) -> None:
    web.types(tmp_path / "schema.d.ts")
    assert (tmp_path / "schema.d.ts").read_text() == web.SCHEMA.read_text(), "run: python tools/web.py types"


def test_the_lock_file_names_no_registry() -> None:
    assert [name for name, package in LOCK["packages"].items() if "resolved" in package] == []


def test_the_lock_file_has_packages_for_every_platform() -> None:
    """npm omits packages for other platforms when it writes the lock file."""
    names = {name.rpartition("node_modules/")[2] for name in LOCK["packages"]}
    wanted = {name for package in LOCK["packages"].values() for name in package.get("optionalDependencies", {})}
    assert wanted - names == set()
    for machine in ("linux-x64", "linux-arm64"):
        assert any(machine in name for name in names)


def test_no_element_has_a_style_attribute_that_the_content_security_policy_blocks() -> None:
    """Svelte sets `style:` and `style={...}` by script, which is allowed; a static attribute ends up in the HTML."""
    sources = [*(web.WEB / "src").rglob("*.svelte"), web.WEB / "index.html"]
    assert len(sources) > 10
    wrong = [file.name for file in sources if re.search(r"<[^>]*\sstyle=[\"'](?![^\"']*\{)", _template(file))]
    assert wrong == []


def _template(file: Path) -> str:
    return re.sub(r"<(script|style)\b.*?</\1>", "", file.read_text(), flags=re.DOTALL)


PAGES = {"/": 60_000, "/t/{id}": 133_000}
"""Compressed bytes of scripts and styles until a page shows its main content: the lobby, and a table with its game.
Agricola's table includes the hand cards, which are part of its game."""


def _hints(bundle: Path) -> Json:
    found: Json = json.loads((bundle / "preload.json").read_text())
    return found


def _sizes(bundle: Path, files: list[str]) -> dict[str, int]:
    entry = re.findall(r'(?:href|src)="/(assets/[^"]+)"', (bundle / "index.html").read_text())
    return {file: (bundle / f"{file}.br").stat().st_size for file in {*entry, *files} if file.endswith((".js", ".css"))}


def test_the_lobby_is_within_its_size_budget(bundle: Path) -> None:
    sizes = _sizes(bundle, _hints(bundle)["pages"]["/"])
    assert sum(sizes.values()) < PAGES["/"], sizes


@pytest.mark.parametrize("game", ["santiago", "cacao", "agricola"])
def test_a_table_is_within_its_size_budget(bundle: Path, game: str) -> None:
    hints = _hints(bundle)
    sizes = _sizes(bundle, hints["pages"]["/t/{id}"] + hints["games"][game])
    assert sum(sizes.values()) < PAGES["/t/{id}"], sizes
    others = {"santiago", "cacao", "agricola"} - {game}
    assert not [file for file in sizes if any(other in file for other in others)]


def test_every_page_and_game_has_preload_hints(bundle: Path) -> None:
    hints = _hints(bundle)
    assert set(hints["pages"]) == routes.PAGES
    words = [file for files in hints["words"].values() for file in files.values()]
    covers = [file for files in hints["covers"].values() for file in files.values()]
    listed = [*hints["pages"].values(), *hints["games"].values(), words, covers, hints["fonts"]]
    files = [file for each in listed for file in each]
    assert len(files) > 40
    assert [file for file in files if not (bundle / file).is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in_the_bundle(bundle: Path, language: str) -> None:
    """The build merges many message files into a few; those of commands, the server and language models stay out."""
    sources = Path(web.ROOT / "src" / "cosecha" / "locale" / language).glob("*.ftl")
    elsewhere = ("cli", "doctor", "lab", "models", "serving")
    wanted = {id for file in sources if file.stem not in elsewhere for id in _ids(file.read_text())}
    files = _hints(bundle)["words"][language]
    found = [id for file in files.values() for id in _ids((bundle / file).read_text())]
    assert len(found) == len(set(found))
    assert set(found) == wanted
    shared = set(_ids((bundle / files["shared"]).read_text()))
    assert {"santiago-about", "cacao-option-gold-hidden", "client-loading"} <= shared


def _ids(source: str) -> list[str]:
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def test_the_bundle_has_every_file_that_its_page_refers_to(bundle: Path) -> None:
    shell = (bundle / "index.html").read_text()
    wanted = re.findall(r'(?:href|src)="/([^"]+)"', shell)
    assert len(wanted) > 3
    assert [path for path in wanted if not (bundle / path).is_file()] == []
    assert "<style" not in shell
    assert "style=" not in shell


T = TypeVar("T")


class Interface(Generic[T]):
    """Stands in for hatchling's interface, which exists only during a build."""

    target_name = "wheel"

    def __init__(self) -> None:
        self.app = mock.Mock()


@pytest.fixture
def hook() -> Iterator[Any]:
    """The build hook, with a build that always fails."""
    stub = types.ModuleType("hatchling.builders.hooks.plugin.interface")
    vars(stub)["BuildHookInterface"] = Interface
    names = ["hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"]
    names += ["hatchling.metadata", "hatchling.metadata.plugin"]
    metadata = types.ModuleType("hatchling.metadata.plugin.interface")
    vars(metadata)["MetadataHookInterface"] = object
    stubs = {name: types.ModuleType(name) for name in names}
    stubs |= {each.__name__: each for each in (stub, metadata)}
    path = web.ROOT / "hatch_build.py"
    spec = importlib.util.spec_from_file_location("hatch_build", path)
    assert spec is not None
    assert spec.loader is not None
    with mock.patch.dict(sys.modules, stubs), mock.patch.object(sys, "path", list(sys.path)):
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        wrong = module.web.WebFailed("npm: the registry cannot be reached")
        with mock.patch.object(module.web, "build", side_effect=wrong):
            yield module


def test_an_editable_install_without_a_registry_succeeds_with_a_warning(hook: Any) -> None:
    made = hook.BuildPackage()
    made.initialize("editable", {})
    (said,) = made.app.display_warning.call_args.args
    assert "registry cannot be reached" in said
    assert "plain pages" in said


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_package_without_the_drawn_client_fails_to_build(hook: Any, target: str) -> None:
    made = hook.BuildPackage()
    made.target_name = target
    with pytest.raises(hook.web.WebFailed):
        made.initialize("standard", {})
    made.app.display_warning.assert_not_called()


def test_the_clients_unit_tests_pass() -> None:
    web.test()
