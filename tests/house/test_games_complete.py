"""Every game on offer has its golden records, its perft file, its chapter of notation and its messages."""

import re
from pathlib import Path

import pytest

from tallorder import catalogue
from tallorder.messages import LANGUAGES
from tallorder.messages.phrasebook import texts

ROOT = Path(__file__).parents[2]
READY = [offer for offer in catalogue.offers() if offer.deck is not None]
ENGINES = sorted({offer.engine for offer in catalogue.offers()})


@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_there_is_a_golden_record_for_every_number_of_players(offer: catalogue.Offer) -> None:
    rules = catalogue.rules(offer.engine)
    records = ROOT / "tests" / "games" / "records"
    for players in range(rules.fewest_players, rules.most_players + 1):
        assert (records / f"{offer.game}-{players}.record").exists(), players


@pytest.mark.parametrize("engine", ENGINES)
def test_there_are_five_perft_positions_to_depth_three(engine: str) -> None:
    text = (ROOT / "tests" / "games" / "perft" / f"{engine}.perft").read_text(encoding="utf-8")
    positions = re.split(r"^id ", text, flags=re.MULTILINE)[1:]
    assert len(positions) >= 5
    for position in positions:
        depths = [int(depth) for depth in re.findall(r"^perft (\d+) \d+", position, re.MULTILINE)]
        assert max(depths) >= 3, position.splitlines()[0]


@pytest.mark.parametrize("engine", ENGINES)
def test_there_is_a_chapter_of_notation_and_a_room_of_messages(engine: str) -> None:
    assert (ROOT / "docs" / "notation" / f"{engine}.md").exists()
    for language in LANGUAGES:
        assert engine in texts(language)


@pytest.mark.parametrize("engine", ENGINES)
def test_every_option_is_explained_among_the_rulings(engine: str) -> None:
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    defaults = catalogue.rules(engine).options()
    for name in defaults.__struct_fields__:
        assert f"`{name}` = **" in rulings, name
