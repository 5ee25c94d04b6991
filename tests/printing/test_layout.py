"""Backs lie behind their fronts however the sheet is turned over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tallorder.printing.paper import PAPERS, RATIO, Layout, Slot

TURNED = ("long", "short", "fold")


def behind(layout: Layout, slot: Slot) -> tuple[float, float]:
    """Where a point of the back page comes to lie, seen through the front, when the sheet is turned over."""
    width, height = layout.page
    is_upright = width <= height
    if layout.duplex == "fold" or (layout.duplex == "long") == is_upright:
        return width - slot.x - layout.card_width, slot.y
    return slot.x, height - slot.y - layout.card_height


@pytest.mark.parametrize("duplex", TURNED)
@given(paper=st.sampled_from(sorted(PAPERS)), width=st.floats(30, 90), bleed=st.sampled_from([0.0, 2.0, 3.0]))
def test_every_back_lies_behind_its_front(duplex: str, paper: str, width: float, bleed: float) -> None:
    layout = Layout(paper, duplex, width, bleed)  # type: ignore[arg-type]
    assert layout.fronts
    for front in layout.fronts:
        assert behind(layout, layout.back(front)) == pytest.approx((front.x, front.y))


@pytest.mark.parametrize(("bleed", "is_turned"), [(0.0, False), (3.0, True)], ids=["upright page", "sideways page"])
def test_a_back_is_the_right_way_up_when_its_card_is_turned_like_a_page_of_a_book(
    bleed: float, is_turned: bool
) -> None:
    """Turned over the page's upper edge, everything on the back is upside down and has to be printed so."""
    layout = Layout("a4", "long", bleed=bleed)
    assert [layout.back(slot).is_turned for slot in layout.fronts] == [is_turned] * len(layout.fronts)
    other = Layout("a4", "short", bleed=bleed)
    assert other.back(other.fronts[0]).is_turned is not is_turned


@given(paper=st.sampled_from(sorted(PAPERS)), duplex=st.sampled_from(TURNED), bleed=st.sampled_from([0.0, 3.0]))
def test_no_card_touches_another_or_the_edge(paper: str, duplex: str, bleed: float) -> None:
    layout = Layout(paper, duplex, bleed=bleed)  # type: ignore[arg-type]
    width, height = layout.page
    places = [*layout.fronts, *(map(layout.back, layout.fronts) if duplex == "fold" else [])]
    for slot in places:
        assert slot.x - bleed >= 5 - 1e-6
        assert slot.x + layout.card_width + bleed <= width - 5 + 1e-6
        assert slot.y - bleed >= 5 - 1e-6
        assert slot.y + layout.card_height + bleed <= height - 5 + 1e-6
    for one in places:
        for other in places:
            apart_x = abs(one.x - other.x) >= layout.card_width + 2 * bleed - 1e-6
            apart_y = abs(one.y - other.y) >= layout.card_height + 2 * bleed - 1e-6
            assert one is other or apart_x or apart_y


def test_nine_cards_of_the_usual_size_lie_on_a_page() -> None:
    assert [len(Layout(paper).fronts) for paper in ("a4", "letter")] == [9, 9]
    assert Layout().card_height == pytest.approx(63 * RATIO)


def test_backs_alone_are_shifted() -> None:
    plain, shifted = Layout(), Layout(shift=(1.5, -0.5))
    assert shifted.fronts == plain.fronts
    before, after = plain.back(plain.fronts[0]), shifted.back(plain.fronts[0])
    assert (after.x - before.x, after.y - before.y) == pytest.approx((1.5, -0.5))
