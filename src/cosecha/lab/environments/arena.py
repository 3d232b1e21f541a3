"""The games in TextArena: `register()`, then `textarena.make("Santiago-v0")`. Needs the extra [research]."""

from cosecha.games import NAMES
from cosecha.lab.environments.needs import not_installed
from cosecha.lab.environments.text import TextEnv

try:
    import textarena as ta
    from textarena.envs.registration import ENV_REGISTRY, register_with_versions
    from textarena.wrappers import ActionFormattingWrapper, SettlersOfCatanObservationWrapper
except ModuleNotFoundError:
    raise not_installed("TextArena", "research") from None

# Despite its name, it fits any game with a large board: everything that was said, but only the newest board.
WRAPPERS = {"default": [SettlersOfCatanObservationWrapper, ActionFormattingWrapper]}


class ArenaEnv(TextEnv, ta.Env):  # type: ignore[misc]  # TextArena has no types
    """A game as an environment of TextArena."""

    observation_types = ta.ObservationType


def register() -> list[str]:
    """Register every game, and each as `-raw` without wrappers. Returns the ids of the former; may be repeated."""
    ids = [f"{name.capitalize()}-v0" for name in NAMES]
    for id, name in zip(ids, NAMES, strict=True):
        if id not in ENV_REGISTRY:
            register_with_versions(id=id, entry_point=ArenaEnv, wrappers=WRAPPERS, game=name)
    return ids
