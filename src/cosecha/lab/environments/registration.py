"""The ids of the environments in Gymnasium's registry: `cosecha/Santiago-v0` and so on."""

from importlib import import_module

from cosecha.encoding import encoded_games
from cosecha.lab.environments.needs import not_installed

try:
    import gymnasium
except ModuleNotFoundError:
    raise not_installed("Gymnasium", "research") from None

_HERE = __name__.rpartition(".")[0]


def environment_id(game: str) -> str:
    """A game's id; it has the version of the game's encoder."""
    version: str = import_module(f"cosecha.encoding.{game}").VERSION
    name, _, number = version.rpartition("-")
    return f"cosecha/{name.capitalize()}-{number}"


def register_all() -> list[str]:
    """Register every game that has an encoder, for `gymnasium.make` and `make_vec`, and return the ids. Calling
    it again does no harm."""
    found = []
    for game in encoded_games():
        name = environment_id(game)
        found.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point=f"{_HERE}.seat:SeatEnv",
                vector_entry_point=f"{_HERE}.vector:BatchEnv",
                kwargs={"game": game, "bots": "random"},
            )
    return found
