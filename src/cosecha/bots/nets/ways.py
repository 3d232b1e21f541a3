"""How each game's nets see the fields of its observations, where it isn't obvious from their ranges."""

from typing import Final

from cosecha.bots.nets.inputs import AMOUNT, COUNT, FLAG, KIND, SKIP, Way

_AGRICOLA: Final = {
    "players": Way(KIND),
    "round": Way(KIND),
    "unseen": Way(KIND),
    "pile": Way(COUNT, most=10),
    "promised": Way(AMOUNT),
    "people": Way(COUNT, most=5),
    "newborns": Way(COUNT, most=2),
    "home": Way(COUNT, most=5),
    "begging": Way(COUNT, most=3),
    "loose": Way(COUNT, most=4),
    "last_space": Way(SKIP),
    "goods": Way(COUNT, most=13),
    "pasture": Way(FLAG),
    "capacity": Way(AMOUNT),
    "crops": Way(COUNT, most=3),
    "depth": Way(AMOUNT),
    "step_flags": Way(AMOUNT, (1, 2)),
    "step_progress": Way(AMOUNT, (1, 1)),
    "begun_amounts": Way(COUNT, most=10),
    "begun_good": Way(KIND),
}
_OF_CARDS: Final = {
    "step": Way(KIND, (1, 1)),
    "step_card": Way(KIND, (1, 1)),
    "played": Way(FLAG),
    "stores": Way(AMOUNT),
    "in_pile": Way(FLAG),
    "laid": Way(FLAG),
    "strange": Way(AMOUNT),
    "begun_card": Way(KIND),
}

WAYS: Final[dict[str, dict[str, Way]]] = {
    "santiago": {
        "spring": Way(KIND),
        "face_up": Way(KIND),
        "set_aside": Way(KIND),
        "tile": Way(SKIP),
        "farmers": Way(SKIP),
        "owner": Way(SKIP),
        "wet": Way(SKIP),
        "palm": Way(SKIP),
        "proposal": Way(KIND),
        "passed": Way(KIND),
        "turn_order": Way(KIND),
        "round": Way(KIND),
        "players": Way(KIND),
    },
    "cacao": {
        "players": Way(KIND),
        "turn": Way(COUNT),
        "gold": Way(COUNT, most=20),
        "temple_cell": Way(SKIP),
        "tile": Way(SKIP),
        "owner": Way(SKIP),
        "below": Way(SKIP),
        "this_turn": Way(SKIP),
        "activated": Way(SKIP),
    },
    "agricola": _AGRICOLA | {name: Way(SKIP) for name in _OF_CARDS},
    "agricola_cards": _AGRICOLA | _OF_CARDS,
}
