"""What happens is told completely and in order."""

from tallorder.games.kernel import Event
from tallorder.games.skyscraper import events as told
from tests.games.skyscraper.table import kind, play, position
from tests.rulebook import rule


def cards(*names: str) -> tuple[int, ...]:
    return tuple(kind(name) for name in names)


def one(name: str) -> int:
    return kind(name)


@rule("S-BUILD-2", "S-TURN-3")
def test_a_floor() -> None:
    game = position("players 3\nsite 2: parking + gym\nhand 2: canteen\nhand 3: museum\ndeck: jeweller\nturn 2")
    assert play(game, "build canteen @ 2") == [
        told.CardPlayed(1, one("canteen"), studied=False),
        told.FloorAdded(1, 1, one("canteen"), 60),
        told.CardsDrawn(1, 1, cards("jeweller"), 0),
        told.LastLapStarted(),
        told.TurnPassed(2),
    ]


@rule("S-TOIL-2", "S-TSPEC-1")
def test_a_toilet_and_its_theft() -> None:
    game = position("site 1: parking\nhand 1: toilet, gym\nhand 2: canteen, museum\ndeck: jeweller\ntoilets 1 0")
    assert play(game, "build toilet @ 1") == [
        told.CardPlayed(0, one("toilet"), studied=False),
        told.FloorAdded(0, 0, one("toilet"), 10),
        told.ToiletCounted(0, 2),
    ]
    assert play(game, "steal 2") == [told.CardsTaken(0, 1, 2, cards("canteen", "museum"))]
    assert play(game, "keep museum") == [told.CardStolen(0, 1, one("museum")), told.TurnPassed(1)]
    declined = position("site 1: parking\nhand 1: toilet, gym\nhand 2: canteen, museum\ndeck: jeweller")
    play(declined, "build toilet @ 1")
    assert play(declined, "decline")[0] == told.TheftDeclined(0)


@rule("S-R-23")
def test_a_roof_with_insurance() -> None:
    game = position(
        """
        players 3
        site 1: parking + toilet + brasserie + boutiques
        pile: deep-piles
        hand 2: flat-roof, insurance, gym
        hand 3: canteen
        deck: jeweller, museum
        turn 2
        """
    )
    assert play(game, "roof flat-roof @ 1") == [
        told.CardPlayed(1, one("flat-roof"), studied=False),
        told.Claimed(1, 0, one("flat-roof"), 60, faulty=False, reasons=()),
        told.PrizeMoved("mini", None, 0),
        told.PrizeMoved("record", None, 0),
    ]
    assert play(game, "insure @ 1") == [
        told.CardPlayed(1, one("insurance"), studied=False),
        told.InsuranceAdded(0, 3),
        told.SiteOpened(1, one("deep-piles")),
        told.CardsDrawn(1, 2, cards("jeweller", "museum"), 0),
        told.LastLapStarted(),
        told.TurnPassed(2),
    ]


@rule("S-QUAKE-5", "S-R-4")
def test_an_earthquake_that_fells() -> None:
    game = position(
        """
        building 1 of 2: bare-slab + toilet + capsule-hotel + capsule-hotel + concert-hall + flat-roof
        site 2: bare-slab + gym
        pile: parking
        hand 1: earthquake, canteen
        hand 2: earthquake, museum
        deck: jeweller, boutiques, brasserie, open-plan, studios, studios, call-centre, call-centre, spire
        """
    )
    quake = one("earthquake")
    ruins = cards("toilet", "capsule-hotel", "capsule-hotel", "concert-hall", "flat-roof", "earthquake")
    drawn = cards("open-plan", "brasserie", "jeweller", "boutiques")
    assert play(game, "quake @ 1") == [
        told.CardPlayed(0, quake, studied=False),
        told.QuakeHit(0, 0),
        told.Collapsed(0, 1, ruins, one("bare-slab")),
        told.PrizeMoved("unity", 0, None),
        told.PrizeMoved("record", 0, None),
        told.CardsDrawn(0, 4, drawn, 5),
        told.TurnPassed(1),
    ]
    events = play(game, "quake @ 2")
    assert events[:4] == [
        told.CardPlayed(1, quake, studied=False),
        told.QuakeHit(1, 0),
        told.Collapsed(1, None, cards("gym", "earthquake"), one("bare-slab")),
        told.SiteOpened(2, one("parking")),
    ]


@rule("S-STUDY-10")
def test_a_study_of_the_deck_and_of_the_discard_pile() -> None:
    text = """
        site 1: parking
        pile: deep-piles
        hand 1: study, gym
        hand 2: canteen
        deck: jeweller, boutiques
        discard: museum
    """
    game = position(text)
    study = one("study")
    assert play(game, "study deck") == [
        told.CardPlayed(0, study, studied=False),
        told.DeckStudied(0, 2, cards("jeweller", "boutiques")),
    ]
    assert play(game, "take jeweller") == [told.StudyTaken(0, one("jeweller"))]
    assert play(game, "put back boutiques") == [
        told.CardPutBack(0, one("boutiques")),
        told.StudyDone(0),
        told.SiteOpened(1, one("deep-piles")),
        told.CardsDrawn(0, 1, cards("boutiques"), 0),
        told.TurnPassed(1),
    ]
    other = position(text)
    play(other, "study discard")
    assert play(other, "take museum")[:3] == [
        told.CardFetched(0, one("museum")),
        told.StudyDone(0),
        told.SiteOpened(1, one("deep-piles")),
    ]


@rule("S-STUDY-6", "S-TORN-1", "S-R-27", "S-END-4")
def test_a_swap_a_tornado_a_discard_and_a_pass() -> None:
    game = position("site 1: parking\nhand 1: study, gym\nhand 2: canteen\ndeck: 3 toilet, 2 insurance")
    play(game, "study deck")
    swapped: list[Event] = [told.HandSwapped(0, cards(*["toilet"] * 3, *["insurance"] * 2), 1)]
    assert play(game, "swap hand") == swapped
    storm = position("players 3\nsite 1: parking\nhand 1: tornado, gym\nhand 3: canteen\ndeck: jeweller, museum")
    assert play(storm, "tornado right")[1:2] == [told.HandsPassed(0, "right", (2, 0), (cards("gym"), cards("canteen")))]
    stuck = position("site 1: parking\nhand 1: spire\nhand 2: canteen\ndeck: jeweller")
    assert play(stuck, "discard spire")[0] == told.CardDiscarded(0, one("spire"))
    lap = position("site 1: parking\nhand 1: spire\nhand 2: canteen\nlap 2")
    assert play(lap, "pass") == [told.Passed(0), told.TurnPassed(1)]
    assert play(lap, "pass") == [told.Passed(1), told.GameOver((0, 1), (0, 0), "S-END-5")]


@rule("S-CENT-1", "S-R-55")
def test_the_century_and_a_resignation() -> None:
    game = position(
        """
        players 3
        site 1: bare-slab
        site 2: parking; insurance 1
        hand 1: earthquake-of-the-century, gym
        hand 2: canteen
        hand 3: jeweller
        deck: museum, boutiques, open-plan, brasserie
        """
    )
    assert play(game, "century")[:3] == [
        told.CardPlayed(0, one("earthquake-of-the-century"), studied=False),
        told.CenturyQuake((1,), (0,)),
        told.Collapsed(0, None, (), one("bare-slab")),
    ]
    assert game.resign(1) == [told.PlayerResigned(1, cards("canteen")), told.TurnPassed(2)]
    assert game.resign(2) == [told.PlayerResigned(2, cards("jeweller")), told.GameOver((0,), (0, 0, 0), "S-R-55")]
