"""Makes a deck folder from a plain CSV, so that its owner can say more about it."""

import csv
import io
import re
from pathlib import Path
from typing import Final

from tallorder.cards import Card, Deck, Measure, Text
from tallorder.decks.columns import TEXTS
from tallorder.decks.csv_table import refuse
from tallorder.decks.load import CARDS, DESCRIPTION, open_deck
from tallorder.messages import phrasebook

SOURCES: Final = "SOURCES.md"


def write_folder(csv_file: str | Path, folder: str | Path | None, language: str) -> Path:
    """Writes `deck.toml`, `cards.csv` and `SOURCES.md` for a plain CSV; an existing folder is never overwritten."""
    source = Path(csv_file)
    if source.is_dir():
        raise refuse("already-a-folder", str(source))
    deck = open_deck(source).deck
    target = Path(folder) if folder is not None else source.with_suffix("")
    words = phrasebook(language)
    try:
        target.mkdir(parents=True)
        (target / DESCRIPTION).write_text(deck_toml(deck, language), encoding="utf-8")
        (target / CARDS).write_text(cards_csv(deck), encoding="utf-8")
        (target / SOURCES).write_text(
            words.say("deck-new-sources", {"title": deck.title["en"]}) + "\n", encoding="utf-8"
        )
    except FileExistsError:
        raise refuse("folder-exists", str(target)) from None
    except OSError as error:
        raise refuse("folder-unwritable", str(target), reason=error.strerror or "") from None
    return target


def deck_toml(deck: Deck, language: str) -> str:
    """A deck's description, with a comment on what can be added."""
    words = phrasebook(language)
    lines = [
        *(f"# {line}" for line in words.say("deck-new-toml").splitlines()),
        f"id = {quoted(deck.id)}",
        f"title = {text_toml(deck.title)}",
        f"default_order = {quoted(deck.default_order)}",
        f"licence = {quoted(deck.licence)}",
    ]
    for measure in deck.measures:
        lines += ["", *measure_toml(measure)]
    return "\n".join(lines) + "\n"


def measure_toml(measure: Measure) -> list[str]:
    """One `[measures.<id>]` table."""
    lines = [f"[measures.{measure.id}]", f"name = {text_toml(measure.name)}"]
    if measure.unit:
        lines.append(f"unit = {text_toml(measure.unit)}")
    if measure.decimals:
        lines.append(f"decimals = {measure.decimals}")
    lines.append(f"show = {quoted(measure.show)}")
    if measure.as_of:
        lines.append(f"as_of = {quoted(measure.as_of)}")
    return lines


def quoted(text: str) -> str:
    """A TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def text_toml(text: Text) -> str:
    """A text per language as a TOML table."""
    return "{ " + ", ".join(f"{language} = {quoted(written)}" for language, written in text.items()) + " }"


def cards_csv(deck: Deck) -> str:
    """The cards in order of id, with only the columns that are not empty."""
    columns = ["id", *_text_columns(deck), "tags"]
    for measure in deck.measures:
        columns += [measure.id, f"{measure.id}_approximate", f"{measure.id}_scope", f"{measure.id}_source"]
    rows = [_row(card, deck) for card in sorted(deck.cards, key=lambda card: card.id)]
    filled = [column for column in columns if any(row.get(column) for row in rows)]
    out = io.StringIO()
    writer = csv.DictWriter(out, filled, lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _text_columns(deck: Deck) -> list[str]:
    return [
        f"{text}_{language}"
        for text in TEXTS
        for language in sorted({language for card in deck.cards for language in getattr(card, text)})
    ]


def _row(card: Card, deck: Deck) -> dict[str, str]:
    row = {"id": card.id, "tags": " ".join(card.tags)}
    for text in TEXTS:
        row |= {f"{text}_{language}": written for language, written in getattr(card, text).items()}
    for measure in deck.measures:
        value = card.values[measure.id]
        row[measure.id] = decimal_text(value.number, measure.decimals)
        row[f"{measure.id}_approximate"] = "yes" if value.approximate else ""
        row[f"{measure.id}_scope"] = value.scope
        row[f"{measure.id}_source"] = card.sources.get(measure.id, "")
    return row


def decimal_text(number: int, decimals: int) -> str:
    """A stored number as `cards.csv` writes it: 963 with one decimal is 96.3."""
    sign, digits = ("-" if number < 0 else ""), f"{abs(number):0{decimals + 1}d}"
    text = f"{digits[:-decimals]}.{digits[-decimals:]}" if decimals else digits
    return sign + (re.sub(r"\.?0+\Z", "", text) if decimals else text)
