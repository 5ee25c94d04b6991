"""The example deck is as good as the page that recommends it says."""

import re
from pathlib import Path

from tallorder import catalogue
from tallorder.cli import main
from tallorder.decks.check import check

ROOT = Path(__file__).parents[2]
PEAKS = ROOT / "examples" / "own_deck" / "peaks.csv"


def test_the_example_deck_has_neither_errors_nor_warnings_and_serves_two() -> None:
    needs = {
        engine: {2: catalogue.rules(engine).cards_needed(2, catalogue.rules(engine).options())}
        for engine in ("comparity", "cardline")
    }
    report = check(PEAKS, needs)
    assert report.problems == ()
    assert [served.players for served in report.served] == [2, 2]
    assert report.deck is not None
    assert report.deck.cards[0].called("ru") == "Аконкагуа"


def test_the_page_on_adding_a_deck_counts_cards_as_the_games_do() -> None:
    page = (ROOT / "docs" / "adding-a-deck.md").read_text(encoding="utf-8")
    numbers = re.search(
        r"Comparity takes (\d+), (\d+), (\d+) or (\d+) cards .*? Cardline (\d+) for 2 and (\d+) more", page
    )
    assert numbers is not None
    comparity, cardline = catalogue.rules("comparity"), catalogue.rules("cardline")
    needed = [comparity.cards_needed(players, comparity.options()) for players in (2, 3, 4, 5)]
    line = [cardline.cards_needed(players, cardline.options()) for players in (2, 3)]
    assert [int(number) for number in numbers.groups()] == [*needed, line[0], line[1] - line[0]]


def test_the_table_of_the_page_is_a_deck(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-deck.md").read_text(encoding="utf-8")
    file = tmp_path / "rivers.csv"
    file.write_text(page.split("```\n")[1], encoding="utf-8")
    assert main(["deck", "check", str(file)]) == 0


def test_the_folder_of_the_page_is_a_deck(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-deck.md").read_text(encoding="utf-8")
    (tmp_path / "deck.toml").write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    (tmp_path / "cards.csv").write_text("name_en,length,longitude\nRhine,1232.7,6.1\nSeine,775,2.3\n", encoding="utf-8")
    assert main(["deck", "check", str(tmp_path)]) == 0
