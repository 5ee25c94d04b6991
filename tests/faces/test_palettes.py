"""Colours that tell things apart, told apart by every kind of eye."""

from itertools import pairwise

import pytest

from tallorder.faces import countries, facades, layout, posters
from tallorder.faces.colour import contrast, mix
from tallorder.faces.light import KEYS, light_at
from tests.faces.colours import closest, distance

CATEGORIES = (*(style.colour for style in facades.CATEGORIES.values()), facades.KINDS["special"].colour)
CONTINENTS = tuple(continent.colour for continent in countries.CONTINENTS.values())


def test_the_measure_agrees_with_published_pairs() -> None:
    assert distance("#000000", "#FFFFFF") == pytest.approx(100, abs=0.01)
    assert distance("#FF0000", "#FF0000") == 0
    assert distance("#FF0000", "#00FF00") == pytest.approx(86.6, abs=0.2)


@pytest.mark.parametrize(("eye", "least"), [("usual", 18.5), ("protan", 11.2), ("deutan", 9.2), ("tritan", 9.9)])
def test_categories_of_floors_are_told_apart(eye: str, least: float) -> None:
    assert closest(CATEGORIES, eye) >= least


@pytest.mark.parametrize(("eye", "said"), [("usual", 18.5), ("protan", 11.0), ("deutan", 11.1), ("tritan", 12.0)])
def test_categories_are_the_targets_own_colours_with_the_distances_it_states(eye: str, said: float) -> None:
    assert closest(CATEGORIES, eye, encoded=True) == pytest.approx(said, abs=0.05)


@pytest.mark.parametrize(("eye", "least"), [("usual", 29), ("protan", 19), ("deutan", 14), ("tritan", 18)])
def test_continents_are_told_apart(eye: str, least: float) -> None:
    assert closest(CONTINENTS, eye) >= least


def test_categories_stand_out_from_the_night_and_carry_ink() -> None:
    for colour in CATEGORIES:
        assert contrast(colour, "#1B3540") >= 3.6, colour
        assert contrast(layout.INK, colour) >= 4.5, colour


def test_continents_stand_out_from_paper() -> None:
    assert min(contrast(colour, layout.PAPER) for colour in CONTINENTS) >= 3.3


def test_each_continent_has_its_own_pattern_and_each_category_its_own_windows() -> None:
    assert len({continent.pattern for continent in countries.CONTINENTS.values()}) == 6
    assert len({style.icon for style in facades.CATEGORIES.values()}) == 5
    assert len(set(facades.WINDOWS.values())) == 5


def test_names_can_be_read_on_every_plate_under_every_light() -> None:
    for longitude in range(-180, 181):
        light = light_at(longitude)
        assert contrast(layout.PAPER, light.shade) >= 8.5, longitude
        assert contrast(light.shade, light.horizon) >= 3, longitude


def test_the_light_follows_the_longitude_without_jumps_of_colour() -> None:
    for west, east in pairwise(range(-126, 153)):
        assert distance(light_at(west).top, light_at(east).top) < 6, west


def test_neighbouring_skies_of_the_key_places_differ() -> None:
    for (_, west), (_, east) in pairwise(KEYS):
        assert distance(west.top, east.top) + distance(west.horizon, east.horizon) > 5


def test_titles_can_be_read_on_every_poster() -> None:
    assert len(posters.PALETTES) == 14
    for palette in posters.PALETTES:
        assert contrast(palette.ink, palette.ground) >= 4.5, palette


def test_mixing_meets_both_ends() -> None:
    assert mix("#204060", "#FFEEDD", 0) == "#204060"
    assert mix("#204060", "#FFEEDD", 1).upper() == "#FFEEDD"
