"""What a deck says about itself: its title, its measures, its licence."""

import re
import tomllib
from typing import Annotated, Any, Final

import msgspec

from tallorder.cards import Measure, Show, Text
from tallorder.decks.csv_table import decode, refuse
from tallorder.decks.prebuild import prebuild_decoder
from tallorder.decks.problem import DeckError, DeckProblem

LARGEST_DESCRIPTION: Final = 100_000
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}\Z")

TomlText = str | dict[str, str]
"""A text as the owner of a deck writes it: one string, or one per language."""


class MeasureToml(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[measures.<id>]` table of `deck.toml`."""

    name: TomlText
    unit: TomlText = ""
    meaning: TomlText = ""
    decimals: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    as_of: str = ""
    show: Show = "number"
    source: str = ""


@prebuild_decoder
class DeckToml(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `deck.toml`."""

    title: TomlText
    measures: Annotated[dict[str, MeasureToml], msgspec.Meta(min_length=1, max_length=20)]
    id: str = ""
    default_order: str = ""
    licence: str = ""
    face: tuple[str, ...] = ()
    """Columns that only the drawing uses, such as `longitude`."""
    editions: tuple[str, ...] = ()
    """Hashes of this deck in earlier releases, so that games played with them count as played with this deck."""


class Description(msgspec.Struct, frozen=True):
    """A deck without its cards."""

    id: str
    title: Text
    measures: tuple[Measure, ...]
    default_order: str
    licence: str = ""
    face: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()


def text_by_language(given: TomlText) -> Text:
    """A text as the program keeps it: per language, English always included."""
    if isinstance(given, str):
        return {"en": given.strip()} if given.strip() else {}
    text = {language: written.strip() for language, written in given.items() if written.strip()}
    if text and "en" not in text:
        text["en"] = next(iter(text.values()))
    return dict(sorted(text.items()))


def read_description(data: bytes, file: str, own_id: str) -> Description:
    """`deck.toml` as a description; DeckError names everything that is wrong in it."""
    if len(data) > LARGEST_DESCRIPTION:
        raise refuse("file-too-large", file, most=LARGEST_DESCRIPTION)
    try:
        content: Any = tomllib.loads(decode(data, file))
        lines = msgspec.convert(content, DeckToml)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise refuse("toml-unreadable", file, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise refuse("toml-wrong", file, reason=str(error)) from None
    problems = _problems(lines, file)
    if problems:
        raise DeckError(problems)
    measures = tuple(
        Measure(
            id=id,
            decimals=measure.decimals,
            name=text_by_language(measure.name),
            unit=text_by_language(measure.unit),
            meaning=text_by_language(measure.meaning),
            as_of=measure.as_of,
            show=measure.show,
            source=measure.source,
        )
        for id, measure in lines.measures.items()
    )
    return Description(
        id=lines.id or own_id,
        title=text_by_language(lines.title),
        measures=measures,
        default_order=lines.default_order or measures[0].id,
        licence=lines.licence,
        face=lines.face,
        editions=lines.editions,
    )


def _problems(lines: DeckToml, file: str) -> list[DeckProblem]:
    problems = []
    if lines.id and not ID.match(lines.id):
        problems.append(DeckProblem("id-shape", {"id": lines.id}, file=file, column="id"))
    if not text_by_language(lines.title):
        problems.append(DeckProblem("title-empty", {}, file=file, column="title"))
    for id, measure in lines.measures.items():
        if not ID.match(id):
            problems.append(DeckProblem("id-shape", {"id": id}, file=file, column=f"measures.{id}"))
        if not text_by_language(measure.name):
            problems.append(DeckProblem("title-empty", {}, file=file, column=f"measures.{id}.name"))
    if lines.default_order and lines.default_order not in lines.measures:
        allowed = ", ".join(lines.measures)
        problems.append(
            DeckProblem(
                "order-unknown", {"order": lines.default_order, "allowed": allowed}, file, column="default_order"
            )
        )
    texts = [lines.title, *(text for m in lines.measures.values() for text in (m.name, m.unit, m.meaning))]
    for text in texts:
        for language in text if isinstance(text, dict) else ():
            if not LANGUAGE.match(language):
                problems.append(DeckProblem("language-shape", {"language": language}, file=file))
    return problems
