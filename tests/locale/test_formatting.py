"""Every message can be formatted in every language, and reads well."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from cosecha.core.errors import BadRecord
from cosecha.core.message import Message, Token
from cosecha.games import NAMES as GAMES
from cosecha.games import by_name
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.santiago.places import PLACES
from cosecha.locale import LANGUAGES, Speaker, language_from_environment
from tests.locale.catalogue import chosen_by, family, ids, is_plural, keys, variables
from tests.locale.odd_text import ODD

NAMES = ["Ana", "Bruno", "Chloé", "Darek", "Eva"]
NUMBERS = (0, 1, 2, 5, 12, 22)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def samples(language: str, id: str) -> Iterator[dict[str, int | str]]:
    """Sample arguments of a message: each number, and each word that it selects by."""
    selectors = [selector for phrase in family(language, id) for selector in phrase.selectors]
    choices: dict[str, list[int | str]] = {name: ["c4"] for name in variables(language, id)}
    for selector in selectors:
        found = keys(selector)
        if is_plural(selector) or any(key.isdigit() for key in found):
            choices[chosen_by(selector)] = list(NUMBERS)
        elif choices[chosen_by(selector)] == ["c4"]:
            choices[chosen_by(selector)] = [*sorted(found), "c4"]
    for turn in range(max((len(values) for values in choices.values()), default=1)):
        yield {name: values[turn % len(values)] for name, values in choices.items()}


@every_language
def test_a_card_has_its_own_name_in_sentences_and_lists(language: str) -> None:
    """Even without a translation, it never has the name of another card."""
    speaker = Speaker(language, NAMES)
    ana = Token("seat", 0)
    names = [speaker.text(f"name-card-{card}") for card in CARD_NAMES]
    lines = [speaker.text("agricola-event-card-played", seat=ana, card=Token("card", card)) for card in CARD_NAMES]
    assert all(name in line for name, line in zip(names, lines, strict=True))
    assert "new-card" in speaker.text("agricola-event-card-played", seat=ana, card=Token("card", "new-card"))
    listed = speaker.text("agricola-cell-list", names=[Token("card", card) for card in CARD_NAMES[:3]])
    assert listed == ", ".join(names[:3])


@every_language
def test_every_message_can_be_formatted_with_any_number_and_word(language: str) -> None:
    speaker = Speaker(language, NAMES)
    odd = {
        id: text
        for id in sorted(ids(language))
        for args in samples(language, id)
        if ODD.search(text := speaker.text(id, **args).strip())
    }
    assert odd == {}


@every_language
def test_seats_without_a_name_are_numbered_from_one(language: str) -> None:
    speaker = Speaker(language, ["Ana"])
    seats = [Token("seat", 0), Token("seat", 1)]
    numbered = speaker.text("seat-number", number=2)
    assert speaker.text("santiago-waiting-bid", seats=seats).endswith(f": Ana, {numbered}.")


@every_language
def test_a_message_may_contain_a_message(language: str) -> None:
    speaker = Speaker(language, NAMES)
    inner = Message("cacao-advice-gold", {"gold": 2})
    space, mine = Token("space", "0,0"), Token("jungle-tile", "gold2")
    assert speaker.say(inner) in speaker.text("cacao-advice-opens", space=space, jungle=mine, reason=inner)


@every_language
def test_an_unknown_message_and_a_missing_argument_are_errors(language: str) -> None:
    speaker = Speaker(language)
    with pytest.raises(LookupError):
        speaker.text("no-such-message")
    with pytest.raises(ValueError, match="santiago-event-bid-made"):
        speaker.text("santiago-event-bid-made", seat=Token("seat", 0))


def test_a_record_error_names_the_move() -> None:
    wrong = BadRecord("error-record-altered", move=17)
    said = {language: Speaker(language).say(wrong.message) for language in LANGUAGES}
    assert all("17" in text for text in said.values())
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "COSECHA_LANG": "fr"}, "fr"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COSECHA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_from_environment() == language


BIDS = {
    "en": "Ana bids 0 escudos. Ana bids 1 escudo. Ana bids 2 escudos. Ana bids 5 escudos. "
    "Ana bids 12 escudos. Ana bids 22 escudos.",
    "es": "Ana puja 0 escudos. Ana puja 1 escudo. Ana puja 2 escudos. Ana puja 5 escudos. "
    "Ana puja 12 escudos. Ana puja 22 escudos.",
    "fr": "Ana enchérit à 0 escudo. Ana enchérit à 1 escudo. Ana enchérit à 2 escudos. Ana enchérit à 5 escudos. "
    "Ana enchérit à 12 escudos. Ana enchérit à 22 escudos.",
    "pl": "Ana licytuje 0 escudos. Ana licytuje 1 escudo. Ana licytuje 2 escudos. Ana licytuje 5 escudos. "
    "Ana licytuje 12 escudos. Ana licytuje 22 escudos.",
}
FARMERS = {
    "en": "with no farmers: a neutral tile|with 1 farmer|with 2 farmers|with 5 farmers|with 12 farmers|with 22 farmers",
    "es": "sin granjeros: ficha neutral|con 1 granjero|con 2 granjeros|con 5 granjeros|con 12 granjeros|"
    "con 22 granjeros",
    "fr": "sans cultivateur\u00a0: la tuile est neutre|avec 1 cultivateur|avec 2 cultivateurs|avec 5 cultivateurs|"
    "avec 12 cultivateurs|avec 22 cultivateurs",
    "pl": "bez rolnika: plantacja jest neutralna|1 rolnika|2 rolników|5 rolników|12 rolników|22 rolników",
}
SQUARES = {
    "en": "0 squares|1 square|2 squares|5 squares|12 squares|22 squares",
    "es": "0 casillas|1 casilla|2 casillas|5 casillas|12 casillas|22 casillas",
    "fr": "0 case|1 case|2 cases|5 cases|12 cases|22 cases",
    "pl": "0 pól|1 pole|2 pola|5 pól|12 pól|22 pola",
}
VICTORY = {
    "en": "0 points|1 point|2 points|5 points|12 points|22 points",
    "es": "0 puntos|1 punto|2 puntos|5 puntos|12 puntos|22 puntos",
    "fr": "0 point|1 point|2 points|5 points|12 points|22 points",
    "pl": "0 punktów|1 punkt|2 punkty|5 punktów|12 punktów|22 punkty",
}
PEPPER = {
    "en": "Ana plants peppers on c4, under a palm, with 2 farmers.",
    "es": "Ana planta pimientos en c4, bajo una palmera, con 2 granjeros.",
    "fr": "Ana plante des piments en c4, sous un palmier, avec 2 cultivateurs.",
    "pl": "Ana sadzi paprykę na polu c4 pod palmą i stawia tam 2 rolników.",
}
DRIED = {
    "en": "The grapes on h6 turn into desert. Bruno loses 1 farmer.",
    "es": "Sequía en h6 (uvas): se convierte en desierto y Bruno pierde 1 granjero.",
    "fr": "Sécheresse en h6 (raisins)\u00a0: la tuile se transforme en désert et Bruno perd 1 cultivateur.",
    "pl": "Plantacja winogron na polu h6 wysycha, a Bruno traci 1 rolnika.",
}
REVEALED = {
    "en": "Tiles in the village: bananas (2), peppers (1).",
    "es": "Salen a subasta en el pueblo: plátanos (2), pimientos (1).",
    "fr": "Aux enchères dans le village\u00a0: bananes (2), piments (1).",
    "pl": "W wiosce do wylicytowania: banany (2), papryka (1).",
}
WITHOUT_WATER = {
    "en": "New canal: c–d 2|3. No new square gets water.",
    "es": "Nuevo canal: c–d 2|3. No riega ninguna casilla más.",
    "fr": "Nouveau canal : c–d 2|3. Aucune nouvelle case n’est irriguée.",
    "pl": "Nowy kanał: c–d 2|3. Żadne nowe pole nie dostaje wody.",
}


@every_language
def test_amounts_of_money_have_plurals(language: str) -> None:
    speaker = Speaker(language, NAMES)
    bids = [speaker.text("santiago-event-bid-made", seat=Token("seat", 0), amount=number) for number in NUMBERS]
    assert " ".join(bids) == BIDS[language]


@every_language
def test_farmers_have_plurals(language: str) -> None:
    speaker = Speaker(language, NAMES)
    tile, square = Token("plantation-tile", "banana2"), Token("square", "a1")
    for number, words in zip(NUMBERS, FARMERS[language].split("|"), strict=True):
        said = speaker.text(
            "santiago-event-tile-planted", seat=Token("seat", 0), tile=tile, square=square, farmers=number, palm=0
        )
        assert said.endswith(f" {words}.")


@every_language
def test_squares_have_plurals(language: str) -> None:
    speaker = Speaker(language)
    for number, words in zip(NUMBERS, SQUARES[language].split("|"), strict=True):
        assert f"({words} " in speaker.text("santiago-choice-palm", count=number)


@every_language
def test_points_have_plurals(language: str) -> None:
    speaker = Speaker(language, NAMES)
    for number, words in zip(NUMBERS, VICTORY[language].split("|"), strict=True):
        won = speaker.text("santiago-event-match-ended", winners=[Token("seat", 0)], points=number)
        assert re.search(rf"\b{words}\b", won)
        shared = speaker.text(
            "santiago-event-match-shared", winners=[Token("seat", 0), Token("seat", 4)], points=number
        )
        assert re.search(rf"\b{words}\b", shared)
        assert "Ana, Eva" in shared


ENDS = {
    "en": ("Game over. Ana wins with 54", "Game over. Ana, Eva share the win with 54"),
    "es": ("Fin de la partida. Ana gana con 54", "Fin de la partida. Ana, Eva comparten la victoria con 54"),
    "fr": ("La partie est finie. Ana gagne avec 54", "La partie est finie. Victoire partagée avec 54"),
    "pl": ("Koniec partii. Wygrywa Ana: 54", "Koniec partii. Wspólne zwycięstwo: Ana, Eva (54"),
}


@pytest.mark.parametrize("name", GAMES)
@every_language
def test_the_log_ends_with_the_winners(language: str, name: str) -> None:
    speaker, game = Speaker(language, NAMES), by_name(name)
    ended = next(event for event in game.events if event.__struct_config__.tag == "match_ended")
    for winners, start in zip(([0], [0, 4]), ENDS[language], strict=True):
        event = msgspec.convert({"event": "match_ended", "winners": winners, "points": 54}, ended)
        assert speaker.say(game.words.event(event)).startswith(start)


@every_language
def test_golden_log_lines_of_santiago(language: str) -> None:
    speaker = Speaker(language, NAMES)
    ana, bruno = Token("seat", 0), Token("seat", 1)
    pepper = Token("plantation-tile", "pepper2")
    lines = {
        PEPPER[language]: speaker.text(
            "santiago-event-tile-planted", seat=ana, tile=pepper, square=Token("square", "c4"), farmers=2, palm=1
        ),
        DRIED[language]: speaker.text(
            "santiago-event-tile-dried",
            seat=bruno,
            tile=Token("plantation-tile", "grape1"),
            square=Token("square", "h6"),
            farmers=1,
        ),
        REVEALED[language]: speaker.text(
            "santiago-event-tiles-revealed",
            tiles=[Token("plantation-tile", "banana2"), Token("plantation-tile", "pepper1")],
        ),
        WITHOUT_WATER[language]: speaker.text(
            "santiago-event-canal-built", seat=ana, segment=PLACES["H11"], watered=[]
        ),
    }
    assert list(lines.values()) == list(lines)


SOLD = {
    "en": "Ana sells 1 fruit on 1,-1 (market (3)) for 3 gold.|Ana sells 2 fruits on 1,-1 (market (3)) for 6 gold.|"
    "Ana sells 5 fruits on 1,-1 (market (3)) for 15 gold.",
    "es": "Ana vende 1 fruto en 1,-1 (mercado (3)) por 3 monedas de oro.|"
    "Ana vende 2 frutos en 1,-1 (mercado (3)) por 6 monedas de oro.|"
    "Ana vende 5 frutos en 1,-1 (mercado (3)) por 15 monedas de oro.",
    "fr": "Ana vend 1 fève en 1,-1 (marché (3)) pour 3 pièces d’or.|"
    "Ana vend 2 fèves en 1,-1 (marché (3)) pour 6 pièces d’or.|"
    "Ana vend 5 fèves en 1,-1 (marché (3)) pour 15 pièces d’or.",
    "pl": "Ana sprzedaje 1 owoc na polu 1,-1 (targ (3)) za 3 złote monety.|"
    "Ana sprzedaje 2 owoce na polu 1,-1 (targ (3)) za 6 złotych monet.|"
    "Ana sprzedaje 5 owoców na polu 1,-1 (targ (3)) za 15 złotych monet.",
}
CARRIED = {
    "en": "Ana gets water on 0,2: the carrier moves 2 fields, to -1.",
    "es": "Ana recoge agua en 0,2: su portador avanza 2 casillas, hasta -1.",
    "fr": "Ana puise de l’eau en 0,2\u00a0: le porteur avance de 2 cases, jusqu’à -1.",
    "pl": "Ana czerpie wodę na polu 0,2: nosiwoda przesuwa się o 2 pola, na -1.",
}


@every_language
def test_golden_log_lines_of_cacao(language: str) -> None:
    speaker = Speaker(language, NAMES)
    ana, market, space = Token("seat", 0), Token("jungle-tile", "market3"), Token("space", "1,-1")
    lines = [
        speaker.text("cacao-event-fruits-sold", seat=ana, jungle=market, space=space, sold=count, gold=3 * count)
        for count in (1, 2, 5)
    ]
    assert lines == SOLD[language].split("|")
    well = Token("space", "0,2")
    assert speaker.text("cacao-event-water-carried", seat=ana, space=well, fields=2, value=-1) == CARRIED[language]


TAKEN = {
    "en": "Ana takes 1 sheep (Sheep Market).|Ana takes 2 sheep (Sheep Market).|Ana takes 5 vegetables (Sheep Market).",
    "es": "Ana toma 1 oveja (Mercado ovino).|Ana toma 2 ovejas (Mercado ovino).|Ana toma 5 hortalizas (Mercado ovino).",
    "fr": "Ana prend 1 mouton (Marché aux moutons).|Ana prend 2 moutons (Marché aux moutons).|"
    "Ana prend 5 légumes (Marché aux moutons).",
    "pl": "Ana bierze 1 owcę (Targ owiec).|Ana bierze 2 owce (Targ owiec).|Ana bierze 5 warzyw (Targ owiec).",
}
NEITHER = {
    "en": "You can’t use Grain Utilization now. You have no fields. "
    "To bake bread, you need a Fireplace, a Cooking Hearth or an oven.",
    "es": "Ahora no se puede hacer nada allí: Siembra. No tienes ningún campo. "
    "Para hornear pan necesitas un Hogar, una Cocina o un horno.",
    "fr": "Tu ne peux rien y faire maintenant\u00a0: Utilisation des céréales. Tu n’as aucun champ. "
    "Pour cuire du pain, il te faut un Foyer, un Fourneau ou un four.",
    "pl": "Teraz nic się tam nie da zrobić: Wykorzystanie zboża. Nie masz pola uprawnego. "
    "Do pieczenia chleba potrzebujesz Paleniska, Kuchni albo pieca.",
}


@every_language
def test_golden_log_lines_of_agricola(language: str) -> None:
    speaker = Speaker(language, NAMES)
    market = Token("space", "sheep-market")
    lines = [
        speaker.text("agricola-event-goods-taken", seat=Token("seat", 0), good=good, amount=amount, space=market)
        for good, amount in [("sheep", 1), ("sheep", 2), ("vegetable", 5)]
    ]
    assert lines == TAKEN[language].split("|")
    both = Message(
        "agricola-reason-neither",
        {"one": Message("agricola-reason-no-field"), "other": Message("agricola-reason-no-oven")},
    )
    space = Token("space", "grain-utilization")
    assert speaker.text("agricola-reason-nothing-there", space=space, why=both) == NEITHER[language]


@pytest.mark.parametrize(
    ("good", "amount", "needed"),
    [("clay", 1, "1 gliny"), ("reed", 2, "2 trzcin"), ("stone", 5, "5 kamieni"), ("cattle", 22, "22 krów")],
)
def test_polish_puts_needed_goods_in_the_genitive(good: str, amount: int, needed: str) -> None:
    said = Speaker("pl").text("agricola-reason-too-few-goods", good=good, amount=amount, have=0)
    assert said == f"Potrzebujesz {needed}, a masz tylko 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_any_length_can_be_formatted(language: str) -> None:
    assert str(10**40) in Speaker(language).text("error-no-move", move=10**40, moves=3)
