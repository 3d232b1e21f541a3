"""What the environments say if the packages behind them aren't installed."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "package", "said"),
    [
        ("aec", "pettingzoo", 'PettingZoo isn\'t installed. Run: pip install "cosecha-games[research]"'),
        ("seat", "gymnasium", 'Gymnasium isn\'t installed. Run: pip install "cosecha-games[research]"'),
        ("vector", "gymnasium", 'Gymnasium isn\'t installed. Run: pip install "cosecha-games[research]"'),
        ("registration", "gymnasium", 'Gymnasium isn\'t installed. Run: pip install "cosecha-games[research]"'),
        ("spiel", "pyspiel", 'OpenSpiel isn\'t installed. Run: pip install "cosecha-games[openspiel]"'),
        ("terminal_board", "rich.console", 'rich isn\'t installed. Run: pip install "cosecha-games[research]"'),
        ("showing", "cosecha.server.local", 'The server isn\'t installed. Run: pip install "cosecha-games[server]"'),
        ("pictures", "playwright.async_api", 'Playwright isn\'t installed. Run: pip install "cosecha-games[render]"'),
    ],
)
def test_a_missing_package_is_named(module: str, package: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"cosecha.lab.environments.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError) as caught:
        import_module(f"cosecha.lab.environments.{module}")
    assert str(caught.value) == said
