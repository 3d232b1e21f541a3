"""Messages that may read the same in two languages, each with its reason."""

MONEY = "the money of the game has its Spanish name in every language"
NO_WORDS = "only names, numbers and signs"

BOT = "a bot is a bot in every language"

SAME = {
    "cacao-board": "“mapa” is written alike in Spanish and Polish",
    "cacao-board-at": "“en” is a word in Spanish and in French",
    "cacao-board-jungle": NO_WORDS,
    "cacao-board-side": NO_WORDS,
    "cacao-board-spot": "“libre” is written alike in Spanish and French",
    "cacao-board-temple": "“temple” is written alike in English and French",
    "cacao-cell-none": NO_WORDS,
    "cacao-client-free": "“libre” is written alike in Spanish and French",
    "cacao-client-jungle": NO_WORDS,
    "cacao-client-temple-number": "“temple” is written alike in English and French",
    "cacao-score-cell": NO_WORDS,
    "cacao-score-tie": NO_WORDS,
    "cacao-score-total": "“total” is written alike in English, Spanish and French",
    "cli-bots-name": BOT,
    "cli-bots-title": BOT,
    "cli-santiago-proposal": "“oferta” is written alike in Spanish and Polish",
    "cli-simulate-bot": BOT,
    "cli-simulate-score": "“points” is written alike in English and French",
    "cli-simulate-thinking": "the sign of a unit",
    "cli-usage-options": "“options” is written alike in English and French",
    "client-bot": BOT,
    "client-link": "“link” is a Polish word too",
    "client-menu": "“menu” is written alike in English, French and Polish",
    "client-pair": NO_WORDS,
    "client-points": "“points” is written alike in English and French",
    "client-replay-pause": "“pause” is written alike in English and French",
    "client-replay-points": "“points” is written alike in English and French",
    "client-score-total": "“total” is written alike in English, Spanish and French",
    "page-what-of": NO_WORDS,
    "page-time-minutes": "“minute” is written alike in English and French",
    "santiago-cell-canal": "“disponible” is written alike in Spanish and French",
    "santiago-cell-none": NO_WORDS,
    "santiago-cell-proposal": NO_WORDS,
    "santiago-client-piles": "“piles” is written alike in English and French",
    "santiago-client-bank": "“bank” is written alike in English and Polish",
    "santiago-client-line": NO_WORDS,
    "santiago-noun-amount": MONEY,
    "santiago-noun-bribe": MONEY,
    "santiago-noun-money": MONEY,
    "santiago-noun-price": MONEY,
    "santiago-noun-total": MONEY,
    "santiago-score-cell": NO_WORDS,
    "santiago-score-title": "“points” is written alike in English and French",
    "santiago-score-total": "“total” is written alike in English, Spanish and French",
    "seat-name": NO_WORDS,
}

UNUSED_ARGUMENTS = {
    "error-record-other-end": {"move": "it is always the last one"},
    "event-forced": {"action": "the line after it tells what is done"},
    "santiago-event-canal-built": {"seat": "the line before it names the builder"},
}
"""Arguments that the source passes and that no language says, each with its reason."""
