"""Three languages say the same things: same messages, same values, nothing missing, nothing left over."""

import re
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tallorder.messages import LANGUAGES, phrasebook
from tallorder.messages.phrasebook import texts
from tallorder.table.decide import BOT_NAMES

SOURCE = Path(__file__).parents[2] / "src" / "tallorder"
POLITE = {
    "ru": re.compile(r"\b(?:вы|вас|вам|вами|ваш\w*|\w+(?:[йиь]те|ете)(?:сь)?)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:vous|votre|vos|vôtres?|\w+ez)\b", re.IGNORECASE),
}
"""How one speaks to strangers, or to several people."""
NOT_POLITE = {"ru": {"секрете"}, "fr": {"assez", "chez"}}
TO_SEVERAL = {"one-device-how", "rules-cardline-setup-1", "rules-comparity-setup-1", "sky-theft-secret"}
"""Sentences that are meant for more than one reader."""


class Variables(Visitor):
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name fluent.syntax calls
        self.names.add(node.id.name)


def messages(language: str, room: str) -> dict[str, set[str]]:
    """Every message of a room with the values it asks for; broken Fluent fails here."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(texts(language)[room]).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{room}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{room}.ftl"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def rooms() -> list[str]:
    return sorted(texts("en"))


def all_messages() -> set[str]:
    return {code for room in rooms() for code in messages("en", room)}


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(texts(language)) == rooms()


@pytest.mark.parametrize("room", rooms())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_has_the_same_messages_with_the_same_values(language: str, room: str) -> None:
    english, translated = messages("en", room), messages(language, room)
    assert set(translated) == set(english)
    # A language may leave a bare count out where its sentence does not need it, but never ask for more.
    for code, names in english.items():
        assert translated[code] <= names, code
        assert names - translated[code] <= {"count"}, code


def test_no_message_stands_in_two_rooms() -> None:
    seen: dict[str, str] = {}
    for room in rooms():
        for code in messages("en", room):
            assert code not in seen, f"{code} in {room} and {seen[code]}"
            seen[code] = room


def literals(pattern: str) -> set[str]:
    """What stands in the code at these places."""
    return {found for file in SOURCE.rglob("*.py") for found in re.findall(pattern, file.read_text(encoding="utf-8"))}


def test_every_refusal_that_the_code_gives_has_its_sentence() -> None:
    given = literals(r'(?:Refusal|_refused|refused|refuse_with|no)\(\s*"[CLSK]-[A-Z0-9-]+",\s*"([a-z0-9-]+)"')
    assert len(given) > 10
    assert {f"refusal-{code}" for code in given} <= all_messages()


def test_every_line_that_the_code_says_has_its_sentence() -> None:
    said = literals(r'\b(?:Line|say)\(\s*"([a-z0-9-]+)"') | literals(r'self\.ask\(\s*"([a-z0-9-]+)"')
    assert len(said) > 20
    assert said <= all_messages()


def test_a_language_without_a_sentence_falls_back_to_english_and_then_to_the_code() -> None:
    book = phrasebook("ru")
    assert book.say("refusal-game-over") != phrasebook("en").say("refusal-game-over")
    assert book.say("nobody-says-this") == "nobody-says-this"


def test_an_unknown_language_is_refused_with_the_list() -> None:
    with pytest.raises(LookupError, match=", ".join(LANGUAGES)):
        phrasebook("xx")


@pytest.mark.parametrize(("count", "word"), [(1, "карты"), (2, "карт"), (5, "карт"), (21, "карты")])
def test_russian_numbers_take_their_form(count: int, word: str) -> None:
    facts = {"deck": "x", "cards": 3, "players": 2, "needed": 3 + count, "missing": count}
    assert f"не хватает {count} {word}" in phrasebook("ru").say("refusal-deck-too-small", facts).replace("\xa0", "")


@pytest.mark.parametrize("language", POLITE)
def test_everybody_is_spoken_to_as_a_friend(language: str) -> None:
    strangers: dict[str, list[str]] = {}
    several: set[str] = set()
    for room in rooms():
        for entry in FluentParser().parse(texts(language)[room]).body:
            if not isinstance(entry, ast.Message):
                continue
            found = POLITE[language].findall(FluentSerializer().serialize_entry(entry))
            words = [word for word in found if word.lower() not in NOT_POLITE[language]]
            if words and entry.id.name in TO_SEVERAL:
                several.add(entry.id.name)
            elif words:
                strangers[entry.id.name] = words
    assert strangers == {}
    assert several == TO_SEVERAL


@pytest.mark.parametrize(
    ("language", "card", "said"),
    [
        ("ru", "«Огурец» (Мэри-Экс, 30)", "«\u201eОгурец\u201c (Мэри-Экс, 30)» уже"),
        ("fr", "Le « Shard »", "« Le \u201cShard\u201d » est"),
        ("ru", "Биг-Бен", "«Биг-Бен» уже"),
    ],
)
def test_quotes_inside_quotes_are_of_the_other_kind(language: str, card: str, said: str) -> None:
    values = {"name": card, "earlier": 2}
    told = phrasebook(language).say("deck-name-twice", values)
    assert told.replace("\N{NO-BREAK SPACE}", " ").startswith(said)


def test_every_name_that_bots_are_given_is_written_in_each_alphabet() -> None:
    for name in BOT_NAMES:
        code = f"bot-name-{plain_letters(name)}"
        assert phrasebook("en").say(code) == name
        assert re.fullmatch("[А-Я][а-яё]+", phrasebook("ru").say(code)), code
        assert phrasebook("fr").say(code)


def plain_letters(name: str) -> str:
    """A name in small letters without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", name.lower()) if letter.isascii())


def test_a_language_is_its_folder_and_one_place_in_the_code() -> None:
    """The client's list is generated from ours; apart from it, code names a language only where it writes otherwise."""
    folders = {folder.name for folder in (SOURCE / "messages").iterdir() if any(folder.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    house = SOURCE.parents[1]
    code = [
        file
        for pattern in ("src/tallorder/**/*.py", "client/src/**/*.ts", "client/src/**/*.svelte")
        for file in house.glob(pattern)
        if ".test." not in file.name and "static" not in file.parts
    ]
    assert len(code) > 300
    named = {
        str(file.relative_to(house))
        for file in code
        if re.search(r"""(["'])(ru|fr)\1(?!\])|\b(ru|fr): ['"]""", file.read_text(encoding="utf-8"))
    }
    assert named == {
        "src/tallorder/messages/phrasebook.py",
        "client/src/wire.ts",  # generated
        "client/src/i18n.svelte.ts",  # quotes inside quotes
        "src/tallorder/decks/spoilers.py",  # words that give something away
    }
