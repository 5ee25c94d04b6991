"""Drawings by kind, for landmarks that have none of their own.

A kind is either a form named below, such as `lattice-tower`, or a broad word such as `tower`, of which place and card
id choose one form. Small variations follow the id, so that two cards of a kind do not look the same. Nothing looks at a
value.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from tallorder.cards import Card
from tallorder.faces import svg
from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds import civic, monuments, sacred, skyscrapers, spans, towers
from tallorder.faces.svg import Dice

Form = Callable[[Dice], Drawing]

FORMS: Final[dict[str, Form]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        towers.lattice_tower,
        towers.seaside_tower,
        towers.braced_tower,
        towers.pod_tower,
        towers.tripod_tower,
        towers.round_tower,
        towers.bell_tower,
        towers.campanile,
        towers.hall_tower,
        towers.dome_spire,
        towers.lighthouse,
        skyscrapers.slab,
        skyscrapers.slim,
        skyscrapers.setback,
        skyscrapers.crowned,
        skyscrapers.pyramid_top,
        skyscrapers.braced,
        skyscrapers.faceted,
        skyscrapers.masted,
        skyscrapers.gate_top,
        skyscrapers.arch_top,
        skyscrapers.twisted,
        skyscrapers.glass_taper,
        sacred.gothic,
        sacred.lone_spire,
        sacred.village_church,
        sacred.onion_church,
        sacred.stone_bell,
        sacred.domed_hall,
        sacred.mosque,
        sacred.tent_mosque,
        sacred.square_minaret,
        sacred.stupa,
        sacred.lotus,
        sacred.greek_temple,
        sacred.pagoda,
        sacred.temple_hall,
        sacred.shikhara,
        sacred.tomb,
        monuments.statue,
        monuments.shield_and_sword,
        monuments.standing_buddha,
        monuments.seated_buddha,
        monuments.open_arms,
        monuments.family_on_hill,
        monuments.column,
        monuments.urn_column,
        monuments.obelisk,
        monuments.star_obelisk,
        monuments.torch_tower,
        monuments.triumphal_arch,
        monuments.city_gate,
        monuments.pyramid,
        monuments.step_pyramid,
        monuments.ziggurat,
        monuments.amphitheatre,
        monuments.broken_columns,
        spans.suspension_bridge,
        spans.cable_stayed_bridge,
        spans.arch_bridge,
        spans.viaduct,
        spans.cantilever_bridge,
        spans.wheel,
        spans.dam,
        civic.palace,
        civic.castle,
        civic.fort,
        civic.theatre,
        civic.stadium,
        civic.fountain,
        civic.windmill,
        civic.monument,
    )
}

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "arch": ("triumphal-arch", "city-gate"),
    "bridge": ("suspension-bridge", "cable-stayed-bridge", "arch-bridge", "viaduct", "cantilever-bridge"),
    "castle": ("castle",),
    "cathedral": ("gothic", "domed-hall", "stone-bell"),
    "church": ("village-church", "stone-bell", "gothic"),
    "column": ("column", "urn-column"),
    "dam": ("dam",),
    "dome": ("domed-hall",),
    "fort": ("fort",),
    "fountain": ("fountain",),
    "gate": ("city-gate", "triumphal-arch"),
    "lighthouse": ("lighthouse",),
    "mausoleum": ("tomb",),
    "monument": ("obelisk", "column", "monument"),
    "mosque": ("mosque",),
    "obelisk": ("obelisk",),
    "pagoda": ("pagoda",),
    "palace": ("palace",),
    "pyramid": ("pyramid", "step-pyramid"),
    "ruin": ("broken-columns", "amphitheatre"),
    "skyscraper": ("slab", "glass-taper", "setback", "pyramid-top", "masted"),
    "stadium": ("stadium",),
    "statue": ("statue",),
    "stupa": ("stupa",),
    "temple": ("greek-temple",),
    "theatre": ("theatre",),
    "tomb": ("tomb",),
    "tower": ("pod-tower", "campanile", "round-tower"),
    "wheel": ("wheel",),
    "windmill": ("windmill",),
}
"""Broad kinds and the forms they may take anywhere."""


def drawing_by_kind(card: Card) -> Drawing:
    """A drawing of the card's kind, a little different for each card."""
    return _drawn(form_of(card), svg.hash_of(card.id))


@lru_cache(maxsize=1024)
def _drawn(form: str, seed: int) -> Drawing:
    return FORMS[form](Dice(seed))


def form_of(card: Card) -> str:
    """Which form a card takes: its own, one of its kind in its part of the world, or a plain monument."""
    known = _chosen().get(card.id)
    if known:
        return known
    kind = card.extra.get("kind", "").strip().lower()
    if kind in FORMS:
        return kind
    choices = _local(kind, _degrees(card, "longitude"), _degrees(card, "latitude")) or KINDS.get(kind, ("monument",))
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
