"""Drawings of landmarks: many have their own, the rest are drawn by kind.

A kind is either a form, such as `lattice-tower`, or a broad word such as `tower`, of which place and card id choose one
form. `art/landmarks` has a file for every form, and `forms.json` says how a form varies: numbers within ranges, and
choices between files. Variations follow the id, so that two cards of a kind do not look the same. Nothing looks at a
value.
"""

import json
from functools import cache, lru_cache
from importlib import resources

import msgspec

from tallorder.cards import Card
from tallorder.decks.prebuild import prebuild_decoder
from tallorder.faces import svg
from tallorder.faces.drawing import Drawing, own_drawing, read_drawing
from tallorder.faces.files import art
from tallorder.faces.svg import Dice


class Form(msgspec.Struct, frozen=True):
    """How the cards of one form differ."""

    vary: tuple[tuple[float, float], ...] = ()
    """The ranges of the numbers a, b, … in its file."""
    choices: tuple[int, ...] = ()
    """How many possibilities each choice has; every combination has a file of its own, `pagoda.0.svg` and so on."""


@prebuild_decoder
class Forms(msgspec.Struct, frozen=True):
    """Every form there is, and the forms that a broad kind may take anywhere."""

    forms: dict[str, Form]
    kinds: dict[str, tuple[str, ...]]


@cache
def all_forms() -> Forms:
    """Every form and broad kind."""
    return msgspec.json.decode(art("landmarks", "forms.json").read_bytes(), type=Forms)


def drawing_of(card: Card) -> Drawing:
    """The card's own drawing, or one of its kind. It depends on id, kind and place only."""
    return own_drawing(card.id) or drawing_by_kind(card)


def drawing_by_kind(card: Card) -> Drawing:
    """A drawing of the card's kind, a little different for each card."""
    return draw_form(form_of(card), svg.hash_of(card.id))


@lru_cache(maxsize=1024)
def draw_form(name: str, seed: int) -> Drawing:
    """One drawing of a form; the seed chooses which."""
    form, dice = all_forms().forms[name], Dice(seed)
    variations = [dice.between(low, high) for low, high in form.vary]
    number = 0
    for count in form.choices:
        number = number * count + dice.pick(count)
    file = f"{name}.{number}.svg" if form.choices else f"{name}.svg"
    return read_drawing(art("landmarks", file), variations)


def form_of(card: Card) -> str:
    """Which form a card takes: its own, one of its kind in its part of the world, or a plain monument."""
    known = _chosen().get(card.id)
    if known:
        return known
    kind = card.extra.get("kind", "").strip().lower()
    if kind in all_forms().forms:
        return kind
    local = _local(kind, _degrees(card, "longitude"), _degrees(card, "latitude"))
    choices = local or all_forms().kinds.get(kind, ("monument",))
    return choices[svg.hash_of(card.id) % len(choices)]


def _local(kind: str, longitude: float | None, latitude: float | None) -> tuple[str, ...]:
    """Forms that a kind takes in a part of the world; the place is printed on the card anyway."""
    if longitude is None or latitude is None:
        return ()
    is_far_east = longitude > 95 and latitude > 20
    if kind == "temple":
        if longitude < -60:
            return ("step-pyramid",)
        if is_far_east:
            return ("pagoda", "temple-hall")
        if longitude > 92:
            return ("stupa", "shikhara")
        if longitude > 66:
            return ("shikhara", "stupa")
    if kind in ("church", "cathedral") and longitude > 23 and latitude > 41:
        return ("onion-church",)
    if kind == "mosque" and longitude < 12 and latitude < 38:
        return ("square-minaret",)
    if kind == "statue" and longitude > 78 and latitude < 42:
        return ("standing-buddha", "seated-buddha")
    if kind == "tower" and is_far_east:
        return ("pod-tower", "lattice-tower")
    return ()


def _degrees(card: Card, name: str) -> float | None:
    try:
        return float(card.extra.get(name, ""))
    except ValueError:
        return None


@cache
def _chosen() -> dict[str, str]:
    """Forms that were chosen by hand for cards of the shipped deck."""
    file = resources.files("tallorder.decks").joinpath("data", "landmarks", "art", "forms.json")
    found: dict[str, str] = json.loads(file.read_text("utf-8"))
    return found
