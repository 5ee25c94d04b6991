"""Skyscraper's card file: what the rulebook states is checked, and every error says what was expected."""

import re
from importlib import resources
from pathlib import Path

import pytest

from tallorder.cards.building import CATEGORIES, KINDS
from tallorder.decks.building import BuildingSetError, load_building_set, read_building_set
from tests.rulebook import rule

TEXT = (resources.files("tallorder.decks") / "data" / "skyscraper" / "cards.toml").read_text(encoding="utf-8")


def count(kind: str) -> int:
    return sum(card.count for card in load_building_set().cards if card.kind == kind)


@rule("S-COMP-1", "S-COMP-2", "S-COMP-3", "S-COMP-4", "S-COMP-5", "S-COMP-6", "S-COMP-7", "S-COMP-8")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    kinds = ("special", "study", "insurance", "prize", "tornado", "earthquake", "century")
    assert [count(kind) for kind in kinds] == [10, 10, 10, 15, 6, 9, 1]
    assert sum(count(kind) for kind in ("foundation", "floor", "roof", "toilet")) == 67
    assert sum(count(kind) for kind in KINDS) == 128


@rule("S-COMP-9", "S-FAULT-4")
def test_six_prizes_are_faulty_or_smelly_and_worth_minus_one() -> None:
    cards = load_building_set()
    faulty = cards.cards[cards.number("faulty-or-smelly")]
    assert (faulty.count, faulty.points) == (6, -1)


@rule("S-SETUP-2", "S-SETUP-3", "S-SETUP-5")
def test_the_set_up_table_serves_two_to_six_players() -> None:
    table = load_building_set().setup
    assert [(row.players, row.tornadoes, row.sites) for row in table] == [
        (2, 2, 2),
        (3, 3, 2),
        (4, 4, 3),
        (5, 5, 3),
        (6, 6, 4),
    ]
    assert [(row.foundations, row.toilets, row.studies, row.roofs) for row in table] == [
        (n + 4, n + 4, n + 4, n + 6) for n in (2, 3, 4, 5, 6)
    ]


@rule("S-FLOOR-1", "S-FLOOR-2", "S-GEN-2")
def test_each_category_has_seven_floors_and_grey_cards_have_none() -> None:
    cards = load_building_set().cards
    for category in CATEGORIES:
        floors = [(card.count, card.metres, card.points) for card in cards if card.category == category]
        assert floors == [(2, 10, 2), (3, 20, 1), (2, 30, 0)]
    assert {card.kind for card in cards if card.category} == {"floor"}


@rule("S-SPEC-1", "S-SPEC-2", "S-TOIL-4", "S-FOUND-1", "S-FOUND-2", "S-R-1")
def test_the_cards_the_rulebook_names_do_what_it_says() -> None:
    cards = load_building_set()
    by_id = {card.id: card for card in cards.cards}
    assert by_id["parking"].resistance == 2
    assert by_id["harmonic-absorber"].resistance == 1
    assert by_id["toilet-roof"].is_toilet
    assert [card.id for card in cards.cards if card.is_toilet] == ["toilet", "toilet-roof"]
    assert sorted(card.resistance for card in cards.cards if card.kind == "foundation") == [1, 2, 3]


@rule("S-R-44")
def test_only_toilets_are_ten_metres_without_points_between_foundation_and_roof() -> None:
    floors = [card for card in load_building_set().cards if card.kind in ("floor", "special", "toilet")]
    assert [card.id for card in floors if (card.metres, card.points) == (10, 0)] == ["toilet"]


@rule("S-GEN-3")
def test_every_card_has_a_name_in_three_languages() -> None:
    for language in ("en", "ru", "fr"):
        names = [card.name[language] for card in load_building_set().cards]
        assert all(names)
        assert len(set(names)) == len(names)


def test_the_order_of_the_rows_does_not_matter() -> None:
    head, *rows = re.split(r"^\[\[cards\]\]", TEXT, flags=re.MULTILINE)
    turned = head + "".join("[[cards]]" + row for row in reversed(rows))
    assert turned != TEXT
    assert read_building_set(turned, "turned") == load_building_set()


def test_a_corrected_card_gives_another_hash() -> None:
    corrected = read_building_set(TEXT.replace("metres = 50", "metres = 60", 1), "mine")
    assert corrected.hash != load_building_set().hash
    assert len(corrected.hash) == 64


def test_an_owners_file_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "my-cards.toml"
    path.write_text(TEXT.replace("reconstruction = true", "reconstruction = false"), encoding="utf-8")
    assert load_building_set(path).reconstruction is False
    assert load_building_set().reconstruction is True


WRONG = {
    "a card too many": ("count = 9", "count = 10", "10 cards of kind earthquake: expected 9 [S-COMP-7]"),
    "too many flat roofs": ('"roof"\ncount = 6', '"roof"\ncount = 7', "129 cards in all: expected 128 [S-COMP-1]"),
    "an unknown kind": ('kind = "toilet"', 'kind = "bathroom"', "kind 'bathroom': expected one of foundation, floor"),
    "an unknown category": (
        'category = "shops"',
        'category = "cinemas"',
        "category 'cinemas': expected one of residential",
    ),
    "a grey card with a category": (
        'kind = "special"',
        'kind = "special"\ncategory = "shops"',
        "only Floors have a category [S-FLOOR-2]",
    ),
    "an unknown field": ("metres = 50", "meters = 50", "unknown field `meters`"),
    "a negative height": ("metres = 50", "metres = -50", "metres -50: expected 0 or more"),
    "text for a number": ("metres = 50", 'metres = "high"', "Expected `int`"),
    "a card twice": ('id = "studios"', 'id = "penthouse"', "'penthouse' stands there twice"),
    "an id nobody can type": ('id = "gym"', 'id = "The Gym"', "expected an id of small letters"),
    "a name without English": ('{ en = "Gym", ', "{ ", "card 'gym': expected a name with at least `en`"),
    "a prize renamed": ('id = "world-record"', 'id = "tallest"', "no prize with the id 'world-record'"),
    "a kinder fault": ("points = -1", "points = 0", "6 Faulty or Smelly worth 0: expected 6 worth -1"),
    "no absorber": (
        'kind = "special"\ncount = 1\nmetres = 30\nresistance = 1',
        'kind = "special"\ncount = 1\nmetres = 30',
        "expected the Harmonic Absorber [S-SPEC-2]",
    ),
    "a toilet that is none": (
        'metres = 10\nis_toilet = true\nname = { en = "Toilet"',
        'metres = 10\nname = { en = "Toilet"',
        "expected is_toilet = true for every Toilet",
    ),
    "no toilet roof": (
        'metres = 10\nis_toilet = true\nname = { en = "Toilet Roof"',
        'metres = 10\nname = { en = "Toilet Roof"',
        "expected the Toilet Roof [S-TOIL-4]",
    ),
    "a foundation of sand": ("resistance = 1", "resistance = 0", "resistance 0: expected at least 1 [S-FOUND-1]"),
    "a resistant roof": ('kind = "roof"', 'kind = "roof"\nresistance = 1', "only Foundations and Special Floors"),
    "points on a study": ('kind = "study"', 'kind = "study"\npoints = 1', "only cards of a building and Prizes"),
    "metres on a study": ('kind = "study"', 'kind = "study"\nmetres = 1', "have metres [S-R-21]"),
    "two rows of studies": (
        'kind = "study"\ncount = 10',
        'kind = "study"\ncount = 9\nname = {en = "S"}\n[[cards]]\nid = "survey"\nkind = "study"\ncount = 1',
        "2 rows of kind study: expected one row",
    ),
    "no card at all": ("count = 10", "count = 0", "count 0: expected at least 1"),
    "no line for six": ("players = 6", "players = 7", "expected one line each for 2, 3, 4, 5 and 6 players"),
    "unequal columns": ("studies = 6", "studies = 5", "for 2 players: expected the same number of foundations"),
    "more than the box": (
        "foundations = 10, toilets = 10, studies = 10",
        "foundations = 11, toilets = 11, studies = 11",
        "foundations = 11: expected 0 to 10, what the box holds",
    ),
    "too few roofs": ("roofs = 8", "roofs = 5", "roofs = 5: expected one for each foundation and each player, 6"),
    "too many tornadoes": ("tornadoes = 2", "tornadoes = 3", "tornadoes = 3: expected 2, as many as players"),
    "too many sites": ("sites = 4", "sites = 5", "sites = 5: expected 4 [S-SETUP-5]"),
    "an unknown reading": ('reading = "collapse_at"', 'reading = "maybe"', "Invalid enum value 'maybe'"),
    "no toml": ("reconstruction = true", "reconstruction: true", "expected a TOML file"),
}


@rule("S-COMP-1", "S-SETUP-3")
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_with_what_was_expected(name: str) -> None:
    before, after, expected = WRONG[name]
    assert before in TEXT
    assert read_building_set(TEXT, "right").reconstruction
    with pytest.raises(BuildingSetError) as refused:
        read_building_set(TEXT.replace(before, after, 1), "wrong.toml")
    assert expected in str(refused.value)
    assert all(line.startswith("wrong.toml: ") for line in str(refused.value).splitlines())


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(BuildingSetError) as refused:
        read_building_set(TEXT.replace("count = 9", "count = 10").replace("sites = 4", "sites = 5"), "x")
    assert len(refused.value.problems) == 3


@rule("S-R-1")
def test_a_file_may_say_how_many_earthquakes_a_foundation_withstands() -> None:
    text = TEXT.replace('reading = "collapse_at"', 'reading = "withstands"').replace(
        "resistance = 1", "resistance = 0", 1
    )
    assert read_building_set(text, "mine").resistance_reading == "withstands"


def test_a_missing_a_binary_and_a_huge_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildingSetError, match="cannot be read"):
        load_building_set(tmp_path / "none.toml")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BuildingSetError, match="UTF-8"):
        load_building_set(tmp_path / "binary")
    (tmp_path / "huge").write_bytes(b"#" * 1_000_001)
    with pytest.raises(BuildingSetError, match="at most 1000000 bytes"):
        load_building_set(tmp_path / "huge")
