"""Every message, page and document follows its language's style guide, whatever numbers and names it contains.

Each message is formatted with numbers that need different plurals, with every word it selects by, and with names that
start with a vowel or have the maximum length.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from cosecha.games import NAMES as GAMES
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import KIND_OF
from cosecha.games.agricola.engine.decks import SPACES as DECK_SPACES
from cosecha.locale import LANGUAGES, Kind, Speaker, page, rules_page
from tests.locale.catalogue import chosen_by, family, ids, is_plural, keys, phrases, variables

NUMBERS = (0, 1, 2, 5, 12, 22)
SHORT_NAMES = ("Ana", "Inés", "Óscar", "Élodie")
LONG_NAME = "Aniela Konstantynopolita"
"""The longest name that tables allow."""

PEOPLE = {"seat", "seats", "name", "names", "winners", "overseer"}
"""Variables that hold the names of players, unless a message counts them."""

MOST_SAMPLES = 400
Words = Mapping[str, str]
"""Forbidden wording: a pattern, and what to say instead."""


@cache
def counted() -> frozenset[str]:
    """The variables that any message in any language selects a plural by: they are numbers everywhere."""
    found = {
        chosen_by(selector)
        for language in LANGUAGES
        for phrase in phrases(language).values()
        for selector in phrase.selectors
        if is_plural(selector)
    }
    return frozenset(found - {"seats"})


def choices(language: str, id: str, name: str) -> list[list[int | str]]:
    """The values to try for each variable of a message, in the order of the variables' names."""
    selectors = [selector for phrase in family(language, id) for selector in phrase.selectors]
    found = []
    for variable in sorted(variables(language, id)):
        chosen = [keys(selector) for selector in selectors if chosen_by(selector) == variable]
        plural = [selector for selector in selectors if chosen_by(selector) == variable and is_plural(selector)]
        words = sorted(set().union(*chosen) - {"other"}) if chosen else []
        values: list[int | str]
        if plural or (chosen and all(word.lstrip("-").isdigit() for word in words)):
            values = list(NUMBERS)
        elif chosen:
            values = [*words, "c4"] if any("other" in each for each in chosen) else list(words)
        elif variable in PEOPLE:
            values = [name]
        elif variable in counted():
            values = list(NUMBERS)
        else:
            values = ["c4"]
        found.append(values)
    return found


def samples(language: str, id: str, name: str) -> Iterator[dict[str, int | str]]:
    """Sample arguments of a message: all combinations, or enough to use each value once."""
    named = sorted(variables(language, id))
    lists = choices(language, id, name)
    total = 1
    for values in lists:
        total *= len(values)
    if total <= MOST_SAMPLES:
        for picked in product(*lists):
            yield dict(zip(named, picked, strict=True))
    else:
        for turn in range(max(len(values) for values in lists)):
            yield {name: values[turn % len(values)] for name, values in zip(named, lists, strict=True)}


@cache
def said(language: str, name: str = SHORT_NAMES[0]) -> dict[str, list[str]]:
    """All texts of each message; for names other than the first, only the messages that contain a name."""
    speaker = Speaker(language)
    named = sorted(id for id in ids(language) if name == SHORT_NAMES[0] or variables(language, id) & PEOPLE)
    return {id: sorted({speaker.text(id, **args) for args in samples(language, id, name)}) for id in named}


def violations(
    language: str, pattern: str, name: str = SHORT_NAMES[0], without: re.Pattern[str] | None = None
) -> list[str]:
    """The messages whose texts match a pattern, each with its first match."""
    found = re.compile(pattern)
    texts = {id: said for id, said in said(language, name).items() if not (without and without.search(id))}
    return [f"{id}: {hits[0]}" for id, each in texts.items() if (hits := [text for text in each if found.search(text)])]


every_language = pytest.mark.parametrize("language", LANGUAGES)

ORDER = r"(?:^|[.:;!?] |\b(?:then|and|or|you|first|can) )"
"""What precedes an imperative; tiles may touch each other."""
OF_THEM = r"(?:una? |1 |el |la |otr[oa] |su |tu |tus )?"
FRENCH_PLURALS = "|".join(
    (
        *("points", "escudos", "cultivateurs", "tuiles", "cases", "ouvriers", "fèves", "soleils", "champs", "clôtures"),
        *("étables", "pièces", "légumes", "nourritures", "céréales", "argiles", "roseaux", "pierres", "moutons"),
        *("sangliers", "bœufs", "personnes", "joueurs", "manches", "tours", "secondes", "minutes", "heures", "jours"),
    )
)

FORBIDDEN: Mapping[str, Words] = {
    "en": {
        r"(?<!n’t )\bmatch\b|\bmatches\b(?! the)": "game",
        r"\b[Tt](?:ake|akes|aken|aking|ook)(?: \w+){0,3} back\b": "undo",
        rf"{ORDER}[Tt]ouch\b": "tap",
        r"\bbegging tokens?\b": "begging marker",
        r"\bsun-worship\b": "sun-worshiping site",
        r"\bby lot\b": "at random",
        r"\b[Ll]eft open\b": "if left blank",
        r"\bfinds? (?:a|no) place\b|\bfind a place\b": "room for",
        r"\beyes\b|\bonlookers?\b": "view as Ana, spectator",
        r"\b[Rr]ecords?\b": "saved game",
        r"\bTell me\b|\bWe tell\b|\btell you of\b": "notify",
        r"\bin advance\b": "automatic answer",
        r"\b[Ff]air by proof\b": "provably fair",
        r"\bliving tile\b": "tile that isn’t desert",
        r"\b[Bb]rings? (?:you |in )?(?:\d|food|wood|clay|reed|stone|grain|gold|points?\b)": "get, gain",
        r"\b\d+ (?:woods|clays|reeds|stones|grains|foods|sheeps|boars|cattles)\b": "goods have no plural",
        r"\b[Ww]hoever\b|\bas (?:it|things) stands?\b": "the player who; so far",
        r"\w*(?:colour|neighbour|labour|favour|honour)\w*|\bcentres?\b": "American spelling",
        r"\bplough\w*|\btravell\w+|\bcancell\w+|\bgrey\b|\bcatalogue\b|\w+isation\b": "American spelling",
        r"\b(?!revised|promised|raised|advised|supervised)\w+ised\b": "American spelling",
        r"\b(?:[Cc]annot|(?:do|does|did|is|are|was|has|have|had|will|would|could|should) not)\b": "a contraction",
        r"(?<!of )\b(?:[Ii]t is|[Yy]ou are|[Tt]here is|[Tt]hat is)\b": "a contraction",
    },
    "es": {
        r"\b[Dd]iario\b": "historial",
        r"\b[Cc]onversación\b": "chat",
        r"(?<!Mina de )(?<!mina de )\barcilla\b|(?<!Pipa de )\bbarro\b": "adobe",
        r"\blos lindes\b": "las lindes",
        r"\bojos\b": "ver la partida como Ana",
        r"\b[Rr]egistros?\b(?! en stderr)": "partida guardada",
        r"\breparto limpio\b": "reparto verificable",
        r"\bde antemano\b|\bpor adelantado\b": "respuesta automática",
        r"\bmás floja\b": "otra opción, menos buena",
        r"\b[Nn]ombra(?:r|s)? (?:las |la otra |unas )?(?:parcelas|parte)\b": "elegir parcelas",
        r"\b[Pp]rofesor\b": "tutorial",
        r"\b[Cc]og(?:er|es|e|en|ido)\b": "tomar",
        r"\b[Cc]onstru(?:ir|yes|ye|ida) (?:una|1|la|esta|otra)? ?(?:\w+ )?adquisici": "conseguir una adquisición",
        r"\b(?:una sola|la misma) clase\b|\b(?:un solo|el mismo) tipo\b": "especie",
        r"\bhijos?\b": "cría, bebé",
        r"\bsólo\b": "solo",
        r"\b[Gg]anas? \d+ (?:madera|adobe|junco|piedra|cereal|hortaliza|alimento|fruto|sol)|\bganas \w": "obtener",
        r"\b[Ll]levar(?:se|te|los|las)\b|\b(?:te|se) lleva[sn]?\b|\b[Ll]lévate\b": "obtener, tomar",
        rf"\b(?:[Uu]s|[Bb]aj)(?:ar|as|an?)\b {OF_THEM}(?:oficio|adquisici)": "jugar un oficio",
        r"\bcargo de\b": "Ana supervisa el canal",
        r"\b(?:[Ff]in(?:al)? del|[Nn]uevo|[Dd]urante el|(?:[Ee]mp[ie]|[Tt]ermin|[Aa]cab)\w+ el) juego\b": "partida",
        r"\bjuegos? (?:ha\w* |se )?(?:guardad|nuev|en curso|termin|acab|emp[ie])": "partida",
        r"\b(?:2|5|12|22) (?:madera|adobe|junco|piedra|cereal|hortaliza|alimento)\b": "el plural",
        r"\b(?:y/)?o h?o[a-zéó]": "u ante o-",
        r"\bpierde (?:su|el) último granjero\b": "pierde a su último granjero",
        r"\d %": "un espacio duro ante %",
    },
    "fr": {
        r"\b[Rr]epren(?:dre|d|ds) (?:un|le|son|ce|mon|tout (?:mon|le)) (?:coup|tour)|\brepris\b": "annuler",
        r"\b[Ll]oyale?\b|\bpreuve à l’appui\b": "tirage vérifiable",
        r"\bd’une (?:seule |même )?sorte\b": "espèce",
        r"\byeux\b": "voir la partie comme Ana",
        r"(?<!points )(?<!point )\bd’avance\b": "réponse automatique",
        r"\bla parole\b": "mettre en sourdine, réactiver",
        r"(?:^|[.:!?…] )Touche[rz]? ": "appuyer",
        r"\bcanal coule\b": "un canal passe",
        r"\b[Nn]omme[rsz]? (?:plutôt |les |des )?(?:cases|l’autre)": "choisir des cases",
        r"\bs’en dispenser\b": "c’est obligatoire",
        r"\b[Ee]nregistrements?\b": "partie enregistrée",
        r"\bPN\b|\bvivres\b|\bvaches?\b|\bcochons?\b": "nourriture, bœuf, sanglier",
        r"\b(?:ouvriers?|cultivateurs?|tuiles?|champs?) à toi\b": "tes ouvriers",
        r"(?:^|[.;] )Qui [^?]*[.!]": "le joueur qui",
        r"'": "l’apostrophe ’",
        r"\b[Oo]bt(?:en|ien)\w*": "recevoir",
        r"\bpour (?:eux|elles)\b": "à reformuler",
        r"\b[Oo]n\b(?! stderr)": "tu",
        r"\bsavoir-faires\b": "invariable",
        r"\b[Jj]etons? (?:de )?mendicité\b|\bcartes? (?:de )?manche\b": "jeton Mendicité, carte Manche",
        r"\b[Uu]n (?:étable|céréale|clôture)\b|\b[Uu]ne légume\b": "le genre",
        rf"(?<![\d,.+−-])\b[01] (?:{FRENCH_PLURALS})\b": "0 et 1 au singulier",
    },
    "pl": {
        r"\b[Rr]ad(?:a|ę|y|zie|om)\b": "podpowiedź",
        r"\b[Ss]amotnie\b": "solo",
        r"\b[Nn]auczyciel\w*\b": "samouczek",
        r"\bjednego rodzaju\b|\brodzaj\w* zwierząt\b": "gatunek",
        r"\b[Łł]apówk\w*\b|\b[Łł]apówek\b": "oferta",
        r"\b[Rr]ozmow\w+\b|\b(?:[Oo]dbierz|[Oo]ddaj) głos\b": "czat, wycisz, cofnij wyciszenie",
        r"\b[Oo]czami\b": "z perspektywy gracza Ana",
        r"\bz góry\b": "automatyczna odpowiedź",
        r"\b[Nn]azw(?:ij|ać|iesz) \w*\s?(?:pola|drugą|część)": "wskazać pola",
        r"\b[Ii]dzie o \d": "przesuwa się o 2 pola",
        r"\b[Ww]yremont\w+ na\b": "przebudować chatę na glinianą",
        r"\b[Kk]oszt\w* (?:na koniec )?w punktach\b": "na koniec stracisz 6 punktów",
        r"\b[Oo]trzymuj\w+|\b[Uu]zyskuj\w+": "dostajesz",
        r"\bnie mają miejsca\b": "zabraknie miejsca dla 2 owiec",
        r"\w(?:łeś|łaś)\b|\wł/a\b|\wł\(a\)": "czas teraźniejszy",
        r"\b[Bb]rak(?:uje|nie) (?:ci|mu|im):": "zdanie zamiast dwukropka: brakuje ci 2 żywności",
    },
}
"""What the guide forbids, and what to say instead."""

FULL_FORMS = re.compile(r"^agricola-text-")
"""Cards have no contractions."""

TYPED = re.compile(r"^cli-word$")
"""Commands that users may type; older ones still work."""


@every_language
def test_no_placeholder_is_left_whatever_the_arguments(language: str) -> None:
    gap = r"[{}$\0]|None|\?\?\?|  |^\s|\s$| [.,)](?![/\w])|\( "
    fragments = re.compile(r"-noun-palm$|-board-palm$|^cli-help-argument$")
    for name in (*SHORT_NAMES, LONG_NAME):
        assert violations(language, gap, name, fragments) == []


@pytest.mark.parametrize(
    ("language", "pattern"), [(each, pattern) for each in LANGUAGES for pattern in FORBIDDEN[each]]
)
def test_messages_avoid_forbidden_words(language: str, pattern: str) -> None:
    instead = FORBIDDEN[language][pattern]
    assert violations(language, pattern, without=FULL_FORMS if instead == "a contraction" else TYPED) == [], instead


PAGES: tuple[Kind, ...] = ("rules", "aid", "notation")
FREER = {"a contraction", "tu"}
"""Rules pages have no contractions in English, and may use *on* in French."""


def forbidden_in(text: str, words: Words, but: Collection[str] = ()) -> dict[str, str]:
    """The forbidden words in a text, by what to say instead."""
    hits = {instead: re.search(pattern, text, re.MULTILINE) for pattern, instead in words.items() if instead not in but}
    return {instead: hit.group() for instead, hit in hits.items() if hit}


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("game", GAMES)
@every_language
def test_pages_avoid_forbidden_words(language: str, game: str, kind: Kind) -> None:
    but = FREER if kind == "rules" else {"a contraction"}
    assert forbidden_in(without_code(page(game, language, kind)), FORBIDDEN[language], but) == {}


def test_english_rules_have_no_contractions() -> None:
    found = [hit for game in GAMES for hit in re.findall(r"\w+n’t\b|\b(?:[Ii]t|[Yy]ou)’\w+", rules_page(game, "en"))]
    assert found == []


ROOT = Path(__file__).parents[2]
DOCS = (
    "README.md",
    "CONTRIBUTING.md",
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
)
OWN_TERMS = re.compile(r"docs/(?:api/|architecture|decisions)")
"""Where a match is one play of a game, and its record is what a saved game holds."""


def without_code(markdown: str) -> str:
    """Only the prose, with typographic apostrophes."""
    prose = re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]+`|\]\([^)]*\)", "", prose)


@pytest.mark.parametrize("name", DOCS)
def test_docs_avoid_forbidden_words(name: str) -> None:
    text = without_code((ROOT / name).read_text(encoding="utf-8"))
    but = {"a contraction", *(("game", "saved game") if OWN_TERMS.match(name) else ())}
    found = forbidden_in(text, FORBIDDEN["en"], but)
    found |= forbidden_in(
        text, {r"\b(?:[Cc]annot|(?:do|does|did|was|has|have|had|will|would|could|should) not)\b": "n’t"}
    )
    assert found == {}


@pytest.mark.parametrize("pattern", [r"—|\w - \w", r"\.\.\."])
@every_language
def test_dashes_and_ellipses_are_typographic(language: str, pattern: str) -> None:
    """Spaced en dashes, and the single ellipsis character."""
    typed = re.compile(r"^cli-")
    assert violations(language, pattern, without=typed) == []
    for game, kind in product(GAMES, PAGES):
        assert not re.search(pattern, without_code(page(game, language, kind)))


def test_spanish_has_opening_question_and_exclamation_marks() -> None:
    texts = [text for each in said("es").values() for text in each]
    texts += [without_code(page(game, "es", kind)) for game, kind in product(GAMES, PAGES)]
    for text in texts:
        plain = re.sub(r"!\[|(?:^| )\?(?: |$)", " ", text)  # an image; a key to type
        assert (plain.count("?"), plain.count("!")) == (plain.count("¿"), plain.count("¡")), text


def test_spanish_says_vosotros_only_in_the_rules() -> None:
    assert violations("es", r"\w(?:áis|éis)\b|\bvosotros\b|\bvuestr[oa]s?\b") == []


def test_french_calls_a_round_a_manche() -> None:
    """A *tour* is a player’s turn; only Cacao counts those."""
    others = re.compile(r"^(?!santiago-|agricola-)")
    tour = r"(?<![tsm]on )(?<!leur )\b[Tt]ours?\b(?! suivant| de la place)"
    assert violations("fr", tour, without=others) == []
    for game, kind in product(("santiago", "agricola"), PAGES):
        assert not re.search(tour, page(game, "fr", kind))


def test_polish_waiting_lines_start_with_the_activity() -> None:
    """*Budowa izby: Ana*, not *Izbę buduje: Ana*."""
    lines = {id: texts for id, texts in said("pl").items() if re.match(r"\w+-waiting-(?!over)", id)}
    assert lines
    usual = re.compile(r"\w*(?:nie|cja|zja|wa|ka|ór|ew|nt)\b[^:]*: Ana\.")
    assert [text for texts in lines.values() for text in texts if not usual.fullmatch(text)] == []


CARD_TEXTS: Mapping[str, str] = {
    "en": r"\b[Aa]t once\b|\bfor good\b|\b[Ww]hoever\b|\bas it stands\b",
    "es": r"\b[Dd]e inmediato\b|\b[Ee]nseguida\b|\bpara siempre\b",
    "fr": r"\b[Aa]ussitôt\b|\b[Tt]out de suite\b|\bpour de bon\b",
    "pl": r"\b[Oo]d razu\b|\b[Nn]atychmiast\b|\bna zawsze\b",
}
CARD_NAME, CARD_SENTENCES = 20, 2


@every_language
def test_cards_follow_the_guide(language: str) -> None:
    """Whole sentences without brackets or colons; unique names, of hand cards at most three words."""
    texts = [said(language)[f"agricola-text-{card}"][0] for card in CARD_NAMES]
    drawn = [said(language)[f"agricola-text-{CARD_NAMES[card]}"][0] for card in KIND_OF]
    assert [text for text in texts if re.search(rf"[():]|{CARD_TEXTS[language]}", text)] == []
    long = [text for text in texts if not 1 <= len(re.findall(r"[.](?=\s|$)", text)) <= CARD_SENTENCES]
    assert [text for text in long if text not in drawn] == []
    names = [said(language)[f"name-card-{card}"][0] for card in CARD_NAMES]
    longest = [name for name in names[: -len(KIND_OF)] if len(name) > CARD_NAME or len(name.split()) > 3]
    assert longest == []
    assert len(set(names)) == len(names)
    taken = {*said(language)["agricola-noun-space"], *said(language)["agricola-noun-improvement"]}
    as_spaces = {said(language)[f"name-card-{CARD_NAMES[card]}"][0] for card in DECK_SPACES}
    assert taken & set(names) == as_spaces


PLURALS = (
    *("points", "escudos", "farmers", "palms", "tiles", "squares", "spaces", "places", "canals", "segments", "workers"),
    *("fruits", "suns", "fields", "pastures", "fences", "stables", "rooms", "people", "vegetables", "markers", "cards"),
    *("occupations", "moves", "games", "rounds", "players", "seats", "bots", "scenarios", "seconds", "minutes"),
    *("hours", "days", "tables", "ways", "farms", "piles", "sides"),
)
NEVER_ONE = re.compile(
    r"^agricola-advice-(?:begging|well|workshop|plow-points)$|^santiago-position-(?:piles|supply|money|tile-count)$"
    r"|^(?:error-table-seats|cli-seats-count|cli-replay-start|cli-simulate-title|option-problem-no-such-seat)$"
    r"|^santiago-(?:status-round|advice-leftover-grow)$|^error-bot-too-many$|^error-record-names$"
)
"""Messages whose number is always two or more: points of begging markers, rounds, players."""


def test_english_uses_the_singular_for_one() -> None:
    one = rf"(?<![\d.,:+−-])\b1 (?:more |new |begging |wooden |clay |stone |empty )?(?:{'|'.join(PLURALS)})\b"
    assert violations("en", one, without=NEVER_ONE) == []


def test_english_uses_the_plural_for_other_numbers() -> None:
    singular = "point|escudo|farmer|worker|fruit|tile|square|fence|stable|vegetable|marker"
    assert violations("en", rf"\b(?:0|2|5|12|22) (?:more |new |begging )?(?:{singular})\b") == []


def test_quotation_marks_and_apostrophes_are_curly() -> None:
    shell = re.compile(r"^error-no-postgres$")
    for language in LANGUAGES:
        assert violations(language, r"['\"`]", without=shell) == []


@pytest.mark.parametrize("name", [*SHORT_NAMES, LONG_NAME])
def test_french_has_no_de_before_a_name(name: str) -> None:
    assert violations("fr", rf"\b(?:[Dd]e|[Dd]u|[Dd]es) {name}|\b[Dd]’{name}", name) == []


@pytest.mark.parametrize("name", [*SHORT_NAMES, LONG_NAME])
@every_language
def test_names_are_not_declined(name: str, language: str) -> None:
    # To analyze is no form of Ana.
    assert violations(language, rf"{name}(?!l[iy])(?:[\w’'-])", name) == []


BUTTONS = (
    *("page-do", "page-confirm", "page-take-back", "page-take-back-turn", "page-ask-take-back", "page-agree"),
    *(
        "page-refuse",
        "page-look-again",
        "page-hint",
        "page-copy",
        "page-go",
        "page-watch",
        "page-save",
        "page-sit-down",
    ),
    *("client-close", "client-menu", "client-lesson-start", "client-lesson-got-it", "client-lesson-end"),
    *("client-replay-play", "client-replay-pause", "client-try-again", "client-choose", "client-play-alone"),
    *("cacao-client-nearer", "cacao-client-farther", "cacao-client-fit", "cacao-client-turn"),
    *("cacao-client-do-place", "cacao-client-do-overbuild", "cacao-client-do-fill", "cacao-client-do-work"),
    *("santiago-choice-bid", "santiago-choice-pass", "santiago-choice-confirm", "cacao-choice-confirm"),
    *("agricola-choice-confirm", "agricola-choice-done"),
)
DRAWN = [CARD_NAMES[card] for card in KIND_OF]
LENGTHS: Mapping[str, int] = {
    rf"^(?:{'|'.join(BUTTONS)})$": 24,
    r"^client-choose-agricola-": 24,
    r"^\w+-decision-": 120,
    r"^\w+-waiting-": 60,
    r"^\w+-event-": 90,
    r"^(?:santiago|cacao|agricola)-advice-": 110,
    r"^\w+-reason-": 110,
    r"^\w+-lesson-": 260,
    rf"^agricola-text-(?!(?:{'|'.join(DRAWN)})$)": 160,
    rf"^agricola-text-(?:{'|'.join(DRAWN)})$": 280,
}
"""Maximum lengths by id: buttons, prompts, waiting lines, the log, hints, refusals, lessons, hand cards, those of the
event decks."""

LONGER = re.compile(
    r"^agricola-decision-(?:card|feed|fence|keep)$|^agricola-reason-(?:nothing-there|neither|minor-elsewhere)$"
    r"|^cacao-advice-(?:opens|temple-\w+)$|^santiago-(?:event-(?:proposals-rejected|tile-dried|tile-planted|leftover-planted)|decision-decide)$"
)
"""Messages that contain another one, or two facts that belong together."""


@every_language
@pytest.mark.parametrize("pattern", LENGTHS)
def test_texts_are_within_the_guides_maximum_length(pattern: str, language: str) -> None:
    limit = LENGTHS[pattern]
    of_kind = {id: texts for id, texts in said(language).items() if re.search(pattern, id) and not LONGER.search(id)}
    assert of_kind
    long = {id: longest for id, texts in of_kind.items() if len(longest := max(texts, key=len)) > limit}
    assert long == {}
