"""Previews and the spoken table."""

import pytest

from tallorder.games.kernel import CardRef, CardRefs, Event, Hidden, Line, Param, SeatRef, SeatRefs, Seen
from tallorder.games.skyscraper import RULES
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper.aftermath import PointsChange
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.preview import SkyscraperPreview
from tallorder.games.skyscraper.view import HIDDEN
from tests.games.skyscraper.table import ids, kind, load, play, position, view
from tests.games.skyscraper.test_view import doubtful
from tests.rulebook import rule

STREET = """
    players 3
    site 1: parking
    site 2: deep-piles + toilet + studios + museum; earthquakes 1
    building 3 of 2: parking + toilet + wind-turbines + technical-floor + flat-roof; insurance 1
    building 4 of 1: bare-slab + toilet + brasserie + boutiques + flat-roof
    pile: bare-slab, parking
    hand 1: toilet, harmonic-absorber, spire, toilet-roof, earthquake, insurance, study, tornado
    hand 2: earthquake-of-the-century, helipad
    hand 3: canteen
    deck: call-centre, sky-garden, swimming-pool, data-centre
    discard: tornado, tornado, jeweller
"""


A, B = SeatRef(0), SeatRef(1)
CARD, CARDS = CardRef(3), CardRefs((3,))


def said(code: str, **params: Param) -> Line:
    return Line(f"skyscraper-{code}", params)


def preview(game: SkyscraperGame, move: str) -> SkyscraperPreview:
    found = RULES.preview(view(game, game.actor + 1), RULES.read_move(game, move))
    assert isinstance(found, SkyscraperPreview)
    return found


def codes(lines: tuple[Line, ...]) -> list[str]:
    return [line.code.removeprefix("skyscraper-").removeprefix("preview-") for line in lines]


@rule("S-BUILD-2", "S-TOIL-2")
def test_building_tells_height_strength_and_theft() -> None:
    game = position(STREET)
    toilet = preview(game, "build toilet @ 2")
    assert (toilet.structure, toilet.metres, toilet.points, toilet.steals) == (1, 80, 3, True)
    assert codes(toilet.lines) == ["build", "toilet", "steals"]
    where: dict[str, Param] = {"kind": "site", "structure": 2, "owner": ""}
    assert toilet.lines[0] == said("preview-build", card=CardRef(kind("toilet")), metres=80, points=3, **where)
    absorber = preview(game, "build harmonic-absorber @ 2")
    assert (absorber.metres, absorber.strength, absorber.steals) == (100, 3, False)
    assert absorber.lines[1] == said("preview-strength", strength=3)


def test_a_toilet_steals_nothing_when_nobody_else_holds_cards() -> None:
    game = position("site 1: parking\nhand 1: toilet, gym\ndeck: canteen")
    toilet = preview(game, "build toilet @ 1")
    assert (toilet.steals, codes(toilet.lines)) == (False, ["build", "toilet"])


@rule("S-FAULT-1", "S-THR-2", "S-WR-1")
def test_a_roof_tells_height_threshold_faults_and_prizes() -> None:
    game = position(STREET)
    spire = preview(game, "roof spire @ 2")
    assert (spire.metres, spire.points, spire.completes, spire.threshold) == (100, 3, True, 60)
    assert (spire.faulty, spire.reasons, spire.mini, spire.record) == (False, (), False, False)
    assert spire.unity is False
    where: dict[str, Param] = {"kind": "site", "structure": 2, "owner": ""}
    assert spire.lines == (
        said("preview-roof", card=CardRef(kind("spire")), metres=100, points=3, **where),
        said("preview-above-threshold", threshold=60),
        said("preview-threshold-rises", metres=100),
        said("preview-points", seat=A, before=5, after=8),
    )
    assert [(check.line.code.removeprefix("skyscraper-check-"), check.met) for check in spire.checks] == [
        ("floors", True),
        ("height", True),
        ("threshold", True),
        ("toilet", True),
    ]
    low = preview(game, "roof toilet-roof @ 2")
    assert (low.metres, low.faulty, low.reasons, low.unity) == (80, True, ("under-100-metres",), False)
    assert codes(low.lines) == ["roof", "fault-under-100-metres", "faulty", "threshold-rises", "points"]
    assert low.lines[2] == said("preview-faulty", points=-1, instead=3)


def test_a_roof_tells_every_fault() -> None:
    game = load("s-rx-9")
    play(game, "roof spire @ 2")
    other = position(
        """
        building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof
        site 2: parking + gym + museum
        hand 1: spire
        hand 2: canteen
        """
    )
    spire = preview(other, "roof spire @ 2")
    assert spire.reasons == ("no-toilet", "not-above-threshold", "under-100-metres")
    assert codes(spire.lines) == [
        "roof",
        "fault-no-toilet",
        "fault-not-above-threshold",
        "fault-under-100-metres",
        "faulty",
        "points",
        "ends-game",
    ]
    assert [check.met for check in spire.checks] == [True, False, False, False]


@pytest.mark.parametrize(
    ("name", "move", "mini", "unity", "record"),
    [
        ("s-rx-6", "roof flat-roof @ 2", True, False, True),
        ("s-rx-8", "roof spire @ 3", False, HIDDEN, True),
        ("s-rx-7", "roof flat-roof @ 1", False, HIDDEN, True),
        ("s-rx-7", "roof flat-roof @ 3", False, False, True),
        ("s-rx-10", "roof flat-roof @ 1", False, False, False),
    ],
)
def test_a_roof_tells_the_prizes_it_takes(name: str, move: str, mini: bool, unity: bool | Hidden, record: bool) -> None:
    found = preview(load(name), move)
    assert (found.mini, found.unity, found.record) == (mini, unity, record)


def test_open_stacks_make_unity_certain() -> None:
    text = """
        option open_stacks = on
        site 1: parking + toilet + capsule-hotel + {floor} + concert-hall
        site 2: parking
        hand 1: flat-roof
        hand 2: canteen
    """
    assert preview(position(text.format(floor="capsule-hotel")), "roof flat-roof @ 1").unity is True
    assert preview(position(text.format(floor="studios")), "roof flat-roof @ 1").unity is False
    smelly = text.format(floor="capsule-hotel").replace("toilet + ", "gym + ")
    assert preview(position(smelly), "roof flat-roof @ 1").unity is False


def test_numbers_can_rule_unity_out_or_in() -> None:
    grey = position(
        """
        site 1: parking + toilet + technical-floor + wind-turbines + gym
        site 2: parking
        hand 1: flat-roof
        hand 2: canteen
        """
    )
    assert preview(grey, "roof flat-roof @ 1").unity is False


def test_where_the_toilet_is_doubtful_so_is_everything_that_hangs_on_it() -> None:
    game = doubtful("toilet + museum + sky-garden + swimming-pool")
    roof = preview(game, "roof flat-roof @ 1")
    assert (roof.metres, roof.faulty, roof.reasons, roof.record) == (110, HIDDEN, (), HIDDEN)
    assert "toilet-unknown" in codes(roof.lines)
    assert "may-take-record" in codes(roof.lines)
    low = preview(doubtful("toilet + museum"), "roof flat-roof @ 1")
    assert (low.faulty, low.reasons) == (True, ("under-100-metres",))
    mini = preview(doubtful("toilet + brasserie + boutiques"), "roof flat-roof @ 1")
    assert (mini.metres, mini.mini, mini.faulty) == (60, HIDDEN, HIDDEN)
    assert "may-take-mini" in codes(mini.lines)


@rule("S-QUAKE-3", "S-INS-6", "S-INS-7")
def test_earthquakes_and_insurance_tell_strength_and_collapse() -> None:
    game = position(STREET)
    shaken = preview(game, "quake @ 2")
    assert (shaken.strength, shaken.collapses, shaken.cancels) == (1, (), ())
    assert shaken.lines[0].params == {"kind": "site", "structure": 2, "owner": "", "strength": 1, "before": 2}
    insured = preview(game, "quake @ 3")
    assert (insured.strength, insured.cancels, codes(insured.lines)) == (2, (2,), ["quake", "meets-insurance"])
    assert insured.lines[0].params["owner"] == SeatRef(1)
    falls = preview(game, "quake @ 4")
    assert (falls.strength, falls.collapses) == (0, (3,))
    assert codes(falls.lines) == ["quake", "collapses", "loses-mini", "points"]
    assert falls.lines[2] == said("preview-loses-mini", where="display", seat="")
    assert falls.changes == (PointsChange(0, 5, 0),)
    repair = preview(game, "insure @ 2")
    assert (repair.strength, repair.cancels, codes(repair.lines)) == (3, (1,), ["insure", "meets-earthquake"])
    assert (repair.structure, repair.lines[0].params) == (1, shaken.lines[0].params | {"strength": 3})
    assert codes(preview(game, "insure @ 1").lines) == ["insure"]


@rule("S-CENT-2")
def test_the_century_tells_the_fate_of_everything() -> None:
    game = position(STREET + "    turn 2\n")
    found = preview(game, "century")
    assert (found.cancels, found.marks, found.collapses) == ((2,), (0, 1), (3,))
    assert codes(found.lines) == [
        "century",
        "is-marked",
        "is-marked",
        "loses-insurance",
        "falls",
        "loses-mini",
        "points",
    ]
    assert found.lines[2].params == {"kind": "site", "structure": 2, "owner": "", "strength": 1}
    assert found.lines[4].params == {"kind": "building", "structure": 4, "owner": SeatRef(0), "strength": 0}


def test_studies_tornadoes_and_thefts_tell_what_follows() -> None:
    game = position(STREET)
    deck = preview(game, "study deck").lines
    assert deck == (Line("skyscraper-preview-study-deck", {"count": 4}), Line("skyscraper-preview-new-site"))
    assert codes(preview(game, "study discard").lines) == ["study-discard", "new-site"]
    left = preview(game, "tornado left").lines
    assert left[1] == Line("skyscraper-preview-hands", {"giver": SeatRef(2), "taker": SeatRef(1)})
    right = preview(game, "tornado right").lines
    assert right[1] == Line("skyscraper-preview-hands", {"giver": SeatRef(1), "taker": SeatRef(2)})
    play(game, "build toilet @ 1")
    assert preview(game, "steal 3").lines[0].params == {"seat": SeatRef(2), "count": 1}
    assert preview(game, "steal 2").lines[0].params == {"seat": SeatRef(1), "count": 2}
    assert preview(game, "decline").lines == (Line("skyscraper-preview-decline", {"phase": "steal"}),)
    last = position("site 1: parking\nhand 1: tornado\nhand 2: gym")
    assert len(preview(last, "tornado left").lines) == 1


def test_simple_moves_say_their_name() -> None:
    game = position(STREET)
    play(game, "study deck")
    assert preview(game, "take call-centre").lines == (said("preview-take", card=CardRef(kind("call-centre"))),)
    play(game, "take call-centre")
    back = preview(game, f"put back {ids(game.looked)[0]}").lines[0]
    assert back.params == {"card": CardRef(game.looked[0]), "count": 3}
    lap = position("site 1: parking\nhand 1: spire\nhand 2: gym\nlap 2")
    assert preview(lap, "pass").lines == (said("preview-pass"),)
    stuck = position("site 1: parking\nhand 1: spire\nhand 2: gym")
    assert preview(stuck, "discard spire").lines == (said("preview-discard", card=CardRef(kind("spire"))),)
    theft = position("site 1: parking\nhand 1: gym\nphase steal-keep\nvictim 2\ntaken: canteen, jeweller")
    assert preview(theft, "keep canteen").lines == (said("preview-keep", card=CardRef(kind("canteen"))),)
    swap = load("s-rx-13")
    play(swap, "study deck")
    assert preview(swap, "swap hand").lines == (said("preview-swap-hand"),)


def test_choices_group_moves_by_card_and_buttons() -> None:
    game = position(STREET)
    choices = RULES.choices(view(game, 1))
    assert [
        (choice.pick, ids([choice.card])[0], len(choice.moves)) for choice in choices if choice.card is not None
    ] == [
        ("hand", "harmonic-absorber", 2),
        ("hand", "toilet", 2),
        ("hand", "toilet-roof", 1),
        ("hand", "spire", 1),
        ("hand", "earthquake", 4),
        ("hand", "insurance", 4),
        ("hand", "study", 2),
        ("hand", "tornado", 2),
    ]
    play(game, "build toilet @ 1")
    assert [(choice.pick, len(choice.moves)) for choice in RULES.choices(view(game, 1))] == [
        ("steal", 2),
        ("decline-steal", 1),
    ]
    assert RULES.choices(view(game, 2)) == ()
    play(game, "steal 2")
    assert {choice.pick for choice in RULES.choices(view(game, 1))} == {"keep"}
    roofed = load("s-rx-15")
    play(roofed, "roof spire @ 1")
    assert [choice.pick for choice in RULES.choices(view(roofed, 1))] == ["hand", "decline-roof-insure"]
    study = load("s-rx-13")
    play(study, "study deck")
    picks = [choice.pick for choice in RULES.choices(view(study, 1))]
    assert picks == ["studied"] * 5 + ["swap-hand"]
    play(study, "swap hand")
    assert {choice.pick for choice in RULES.choices(view(study, 1))} == {"put-back"}
    fetch = position(STREET)
    play(fetch, "study discard")
    assert {choice.pick for choice in RULES.choices(view(fetch, 1))} == {"fetch"}
    lap = position("site 1: parking\nhand 1: spire\nhand 2: gym\nlap 2")
    assert [choice.pick for choice in RULES.choices(view(lap, 1))] == ["pass"]


def test_the_table_is_told_from_sites_to_the_decision() -> None:
    game = position(STREET)
    lines = RULES.narrate(view(game, 1))
    sound: dict[str, Param] = {"earthquakes": 0, "insurance": 0, "marks": 0}
    assert lines == (
        said("site-bare", structure=1, strength=2, foundation=CardRef(kind("parking")), **sound),
        said(
            "site",
            structure=2,
            strength=2,
            foundation=CardRef(kind("deep-piles")),
            **(sound | {"earthquakes": 1}),
            floors=3,
            metres=70,
            points=3,
            toilet="yes",
            roof="yes",
            top=CardRef(kind("museum")),
        ),
        said("seat", seat=A, hand=8, points=5, toilets=0, threshold=60),
        said(
            "building",
            structure=4,
            metres=60,
            points=2,
            faulty="no",
            strength=1,
            foundation=CardRef(kind("bare-slab")),
            **sound,
        ),
        said("seat", seat=B, hand=2, points=4, toilets=0, threshold=120),
        said(
            "building",
            structure=3,
            metres=120,
            points=1,
            faulty="no",
            strength=3,
            foundation=CardRef(kind("parking")),
            **(sound | {"insurance": 1}),
        ),
        said("seat", seat=SeatRef(2), hand=1, points=0, toilets=0, threshold=-1),
        said("holds-mini", structure=4, owner=A),
        said("holds-record", structure=3, owner=B),
        said("piles", deck=4, pile=2),
        said("discard", count=3, cards=CardRefs((kind("jeweller"), kind("tornado")))),
        said("hand", count=8, cards=CardRefs(game.hands[0])),
        said("decides-play", seat=A, mine="yes"),
    )


@rule("S-FAULT-1", "S-R-44")
def test_faulty_buildings_and_doubtful_stacks_are_told_as_such() -> None:
    game = position("building 1 of 1: parking + gym + museum + spire\nsite 2: parking + canteen\nhand 1: jeweller")
    site, _, building, *_ = RULES.narrate(view(game, 1))
    assert (site.params["toilet"], site.params["roof"]) == ("no", "no")
    assert building.params["faulty"] == "yes"
    assert RULES.narrate(view(doubtful("toilet + museum"), 1))[0].params["toilet"] == "unknown"


def test_others_are_told_less() -> None:
    game = position(STREET)
    play(game, "study deck")
    own, others, outside = (codes(RULES.narrate(view(game, seat))) for seat in (1, 2, None))
    assert "studied" in own
    assert said("studied", count=4, cards=CardRefs(game.looked)) in RULES.narrate(view(game, 1))
    assert "studied" not in others
    assert "hand" in others
    assert "hand" not in outside
    assert RULES.narrate(view(game, 2))[-1].params == {"seat": SeatRef(0), "count": 4, "mine": "no"}


def test_special_moments_are_told() -> None:
    over = load("s-rx-17")
    assert RULES.narrate(view(over, 1))[-1] == Line("skyscraper-over-last-lap", {"seats": SeatRefs((0,)), "count": 1})
    game = position("players 3\nsite 1: parking\nhand 1: gym\nhand 2: canteen\nresigned 3\nlap 2")
    assert {"last-lap", "seat-resigned"} <= set(codes(RULES.narrate(view(game, 1))))
    assert "hand-empty" in codes(RULES.narrate(view(game, 3)))
    gone = position("option lost_prize = gone\nsite 1: parking\nhand 1: gym\ngone mini unity record")
    assert {"gone-mini", "gone-unity", "gone-record"} <= set(codes(RULES.narrate(view(gone, 1))))
    opened = position("option open_stacks = on\nsite 1: parking + toilet\nhand 1: gym")
    assert RULES.narrate(view(opened, 1))[0].params["cards"] == CardRefs((kind("toilet"),))
    theft = position("site 1: parking\nhand 1: gym\nphase steal-keep\nvictim 2\ntaken: canteen, jeweller")
    lines = RULES.narrate(view(theft, 2))
    assert "taken" in codes(lines)
    assert lines[-1].params["victim"] == SeatRef(1)
    roof = position("building 1 of 1: parking + toilet + gym + spire\nhand 1: insurance\nphase roof-insure\nroofed 1")
    assert RULES.narrate(view(roof, 1))[-1].params["structure"] == 1
    known = position("site 1: parking\nhand 1: gym\ndeck: canteen, jeweller\nknown 1: 2..2")
    assert Line("skyscraper-known", {"cards": CardRefs((kind("jeweller"),)), "depth": 2}) in RULES.narrate(
        view(known, 1)
    )


SAID: list[tuple[Event, tuple[Line, ...]]] = [
    (told.CardPlayed(0, 3, studied=False), (said("told-plays", seat=A, card=CARD),)),
    (told.CardPlayed(0, 3, studied=True), (said("told-plays-studied", seat=A, card=CARD),)),
    (told.FloorAdded(0, 1, 3, 40), (said("told-builds", seat=A, structure=2, card=CARD, metres=40),)),
    (told.ToiletCounted(0, 1), (said("told-toilets", seat=A, toilets=1),)),
    (
        told.Claimed(0, 1, 3, 100, faulty=False, reasons=()),
        (said("told-claims", seat=A, structure=2, card=CARD, metres=100),),
    ),
    (
        told.Claimed(0, 1, 3, 90, faulty=True, reasons=("no-toilet", "under-100-metres")),
        (
            said("told-claims-faulty", seat=A, structure=2, card=CARD, metres=90),
            said("fault-no-toilet"),
            said("fault-under-100-metres"),
        ),
    ),
    (told.PrizeMoved("mini", None, 1), (said("told-prize-mini", structure=2),)),
    (told.PrizeMoved("unity", 1, None), (said("told-lost-unity", gone="no"),)),
    (told.PrizeMoved("record", 1, None, gone=True), (said("told-lost-record", gone="yes"),)),
    (told.FaultChanged(0, faulty=True), (said("told-fault", structure=1),)),
    (told.FaultChanged(0, faulty=False), (said("told-redeemed", structure=1),)),
    (told.QuakeHit(1, 3), (said("told-hit", structure=2, strength=3),)),
    (told.InsuranceAdded(1, 3), (said("told-insured", structure=2, strength=3),)),
    (told.InsuranceCancelled(1, 3), (said("told-cancelled", structure=2, strength=3),)),
    (told.CenturyQuake((), ()), (said("told-century"),)),
    (told.Collapsed(1, None, (), 0), (said("told-collapsed", kind="site", structure=2, owner=""),)),
    (told.Collapsed(1, 0, (), 0), (said("told-collapsed", kind="building", structure=2, owner=A),)),
    (told.SiteOpened(1, 3), (said("told-site", structure=2, foundation=CARD),)),
    (told.DeckStudied(0, 1, (3,)), (said("told-studies-cards", seat=A, count=1, cards=CARDS),)),
    (told.DeckStudied(0, 1, HIDDEN), (said("told-studies", seat=A, count=1),)),
    (told.StudyTaken(0, 3), (said("told-takes-card", seat=A, card=CARD),)),
    (told.StudyTaken(0, HIDDEN), (said("told-takes", seat=A),)),
    (told.HandSwapped(0, (3,), 1), (said("told-swaps-cards", seat=A, cards=CARDS),)),
    (told.HandSwapped(0, HIDDEN, 1), (said("told-swaps", seat=A),)),
    (told.CardPutBack(0, 3), (said("told-puts-back", seat=A, card=CARD),)),
    (told.CardPutBack(0, HIDDEN), ()),
    (told.CardFetched(0, 3), (said("told-fetches", seat=A, card=CARD),)),
    (told.StudyDone(0), ()),
    (told.CardsTaken(0, 1, 1, (3,)), (said("told-pulls-cards", seat=A, victim=B, count=1, cards=CARDS),)),
    (told.CardsTaken(0, 1, 1, HIDDEN), (said("told-pulls", seat=A, victim=B, count=1),)),
    (told.CardStolen(0, 1, 3), (said("told-keeps-card", seat=A, victim=B, card=CARD),)),
    (told.CardStolen(0, 1, HIDDEN), (said("told-keeps", seat=A, victim=B),)),
    (told.TheftDeclined(0), (said("told-no-theft", seat=A),)),
    (told.HandsPassed(0, "left", (0,), (HIDDEN,)), (said("told-tornado-left", seat=A),)),
    (told.HandsPassed(0, "right", (0, 1), (HIDDEN, (3,))), (said("told-tornado-right-cards", seat=A, cards=CARDS),)),
    (told.CardDiscarded(0, 3), (said("told-discards", seat=A, card=CARD),)),
    (told.Passed(0), (said("told-passes", seat=A),)),
    (told.CardsDrawn(0, 1, (3,), 4), (said("told-draws-cards", seat=A, count=1, cards=CARDS, left=4),)),
    (told.CardsDrawn(0, 1, HIDDEN, 4), (said("told-draws", seat=A, count=1, left=4),)),
    (told.LastLapStarted(), (said("told-last-lap"),)),
    (told.TurnPassed(0), ()),
    (told.PlayerResigned(0, (3, 4)), (said("told-resigns", seat=A, count=2),)),
    (told.GameOver((0,), (1, 0), "S-R-55"), (said("over-resigned", seats=SeatRefs((0,)), count=1),)),
    (told.GameOver((0, 1), (1, 1), "S-END-1"), (said("over-completed", seats=SeatRefs((0, 1)), count=2),)),
    (told.GameOver((0,), (1, 0), "S-R-47"), (said("over-collapsed", seats=SeatRefs((0,)), count=1),)),
]


@pytest.mark.parametrize(("event", "expected"), SAID)
def test_every_event_is_told_or_silent(event: Event, expected: tuple[Line, ...]) -> None:
    assert RULES.tell(Seen(event)) == expected


def test_no_event_was_forgotten() -> None:
    assert {type(event) for event, _ in SAID} == set(RULES.events)
