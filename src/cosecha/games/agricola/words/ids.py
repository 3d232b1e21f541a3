"""The message ids that are built at run time, so that tests can tell which texts are missing."""

from cosecha.core.options import option_fields
from cosecha.core.words import event_ids
from cosecha.games.agricola import actions
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.encoding.farms import FIELD_NAMES
from cosecha.games.agricola.engine.cards import COUNTS, LACKS, NEEDS, WHY_NOT
from cosecha.games.agricola.engine.decks import DECK_NAMES, KIND_OF, PROVENANCE
from cosecha.games.agricola.events import EVENTS
from cosecha.games.agricola.options import DEALS, Options
from cosecha.games.agricola.phases import ANCHORS
from cosecha.games.agricola.reasons import lacking
from cosecha.games.agricola.scoring import CATEGORIES, LLAMAS
from cosecha.games.agricola.words.asking import PAUSES, PICKINGS, PLACINGS
from cosecha.games.agricola.words.decks import FATES, TOKENS
from cosecha.games.agricola.words.naming import PICKED
from cosecha.games.agricola.words.tables import FACTS, LIVING


def message_ids() -> set[str]:
    """The message ids that are built at run time."""
    tags = [str(cls.__struct_config__.tag) for cls in actions.ACTION_CLASSES]
    ids = {f"agricola-decision-{kind}" for kind in ANCHORS} | {f"agricola-waiting-{kind}" for kind in ANCHORS}
    ids |= {f"agricola-action-{tag}" for tag in tags} | {f"agricola-choice-{tag}" for tag in tags}
    ids |= event_ids("agricola", EVENTS)
    ids |= {f"agricola-score-{name}" for name in (*CATEGORIES, LLAMAS)} | {
        f"agricola-column-{name}" for name in (*FACTS, *LIVING)
    }
    for field in option_fields(Options):
        label = field.label("agricola")
        ids |= {label, f"{label}-help"} | {f"{label}-{choice}" for choice in field.choices}
        ids |= {field.group_label("agricola")} if field.group else set()
    ids |= {f"agricola-option-deal-{deal}-help" for deal in DEALS}
    ids |= {f"name-card-{name}" for name in CARD_NAMES} | {f"agricola-text-{name}" for name in CARD_NAMES}
    ids |= {f"name-deck-{deck}" for deck in DECK_NAMES} | {f"agricola-client-{what}" for what in FATES}
    ids |= {f"agricola-rulings-{CARD_NAMES[card]}" for card in KIND_OF}
    ids |= set(TOKENS.values()) | {f"agricola-provenance-{origin}" for origin in PROVENANCE.values()}
    ids |= {f"agricola-client-on-card-{counts}" for counts in COUNTS.values()}
    ids |= {f"agricola-pick-{word}" for word in PICKED} | {f"agricola-reason-{why}" for why in WHY_NOT.values()}
    ids |= {lacking(NEEDS[card], 1).id for card in LACKS}
    ids |= {f"name-cell-{name}" for name in FIELD_NAMES if name not in CELL_NAMES}
    ids |= {f"agricola-decision-{asked}" for asked in (*PAUSES, *PICKINGS, *PLACINGS)}
    ids |= {"agricola-choice-give-some", "agricola-choice-fetch-some", "agricola-event-teams-shared"}
    return ids | {"agricola-about", "agricola-event-card-passed-on"}
