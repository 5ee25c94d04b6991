"""The contact sheet: one page, all cards, three languages."""

import re
from pathlib import Path

import pytest

from tallorder.cli import main
from tallorder.decks import load, load_building_set
from tallorder.faces.preview import building_sheet, contact_sheet, run_preview
from tallorder.faces.texts import bound, texts_of
from tallorder.messages import LANGUAGES, phrasebook
from tests.rulebook import rule


@pytest.mark.parametrize(("name", "language"), [("landmarks", "en"), ("movies", "ru"), ("countries", "fr")])
def test_the_sheet_shows_every_card_closed_and_open(name: str, language: str) -> None:
    deck = load(name)
    page = contact_sheet(deck, language)
    assert page.count("<figure>") == len(deck.cards)
    assert page.count("class=card ") == 3 * len(deck.cards)
    assert f"<html lang={language}>" in page
    assert not re.search(r'(src|href)="?https?:', page)
    bare = re.findall(r"face-(?!down|up)[a-z]+", re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL))
    assert bare == []  # no code that stayed without its sentence


def test_the_sheet_of_skyscraper_shows_every_kind_of_card() -> None:
    box = load_building_set()
    for language in LANGUAGES:
        page = building_sheet(box, language)
        assert page.count("class=card ") == len(box.cards) + 1
        assert "face-" not in page


@rule("C-COMP-9", "C-COMP-13")
def test_marks_stand_on_the_closed_side_in_the_readers_language() -> None:
    landmarks, movies = load("landmarks"), load("movies")
    giza = next(card for card in landmarks.cards if card.id == "great-pyramid-of-giza")
    assert texts_of(landmarks, giza, "en")["mark"] == "≈ year"
    assert texts_of(landmarks, giza, "ru")["mark"] == "≈ год"
    kong = next(card for card in movies.cards if card.values["box-office"].scope == "us")
    assert "US only" in texts_of(movies, kong, "en")["mark"]
    assert phrasebook("fr").say("face-mark-us") in texts_of(movies, kong, "fr")["mark"]


def test_what_a_title_has_in_brackets_is_set_apart() -> None:
    movies = load("movies")
    card = next(card for card in movies.cards if "[" in card.called("en"))
    texts = texts_of(movies, card, "en")
    assert "[" not in texts["name"]
    assert texts["aside"]
    assert "]" not in texts["aside"]


def test_short_words_and_signs_do_not_stand_alone_at_the_edge_of_a_line() -> None:
    assert bound("Le Tour du monde") == "Le\u00a0Tour du\u00a0monde"
    assert bound("Star Wars : espoir") == "Star Wars\u00a0: espoir"
    assert bound("Taj Mahal") == "Taj Mahal"


def test_names_are_escaped(tmp_path: Path) -> None:
    deck = tmp_path / "mine.csv"
    deck.write_text("name,value\n<b>Bold</b> & co,1\nPlain,2\n", encoding="utf-8")
    out = tmp_path / "sheet.html"
    assert run_preview(str(deck), str(out), "en") == 0
    page = out.read_text(encoding="utf-8")
    assert "<b>Bold</b>" not in page
    assert "&lt;b&gt;Bold&lt;/b&gt; &amp; co" in page


def test_a_missing_deck_and_an_unwritable_file_are_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_preview("no-such-deck", str(tmp_path / "x.html"), "en") == 1
    assert "no-such-deck" in capsys.readouterr().err
    assert run_preview("skyscraper", str(tmp_path / "no" / "folder" / "x.html"), "en") == 1
    assert "--out" in capsys.readouterr().err
    assert run_preview("skyscraper", str(tmp_path / "x.html"), "ru") == 0
    assert "43" in capsys.readouterr().out


def test_the_open_sides_can_play_by_another_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.csv"
    deck.write_text("name,height (m),year\nOld,10,-438\nNew,20,1900\n", encoding="utf-8")
    by_height, by_year = tmp_path / "h.html", tmp_path / "y.html"
    assert run_preview(str(deck), str(by_height), "en") == 0
    assert run_preview(str(deck), str(by_year), "en", order="year") == 0
    assert 'data-holds="era:year"' not in by_height.read_text(encoding="utf-8")
    assert by_year.read_text(encoding="utf-8").count('data-holds="era:year"') == 1
    capsys.readouterr()
    assert run_preview(str(deck), str(by_year), "en", order="weight") == 1
    assert "height" in capsys.readouterr().err


def test_the_command_line_writes_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.html"
    assert main(["deck", "preview", "skyscraper", "--out", str(out), "--lang", "fr"]) == 0
    assert str(out) in capsys.readouterr().out
    assert "Gratte-ciel" in out.read_text(encoding="utf-8")


def test_typefaces_at_hand_are_put_into_the_page(tmp_path: Path) -> None:
    (tmp_path / "oswald-cyrillic-wght-normal.woff2").write_bytes(b"font")
    (tmp_path / "unknown-latin-400-normal.woff2").write_bytes(b"font")
    page = contact_sheet(load("landmarks"), "ru", fonts=tmp_path)
    assert page.count("@font-face") == 1
    assert "font-family:'Oswald'" in page
