"""What lies on the table in Skyscraper, and what may be asked about it.

Structures are numbered in the order in which their Foundations were turned up and keep their number for good, as sites
and as buildings. The deck's top, the Foundation pile's top and the discard pile's top are the last of their lists.
"""

from typing import Any, Final

from tallorder.games.kernel import NOBODY, Game, Outcome
from tallorder.games.kernel.native import i64
from tallorder.games.skyscraper import moves, printed, prizes
from tallorder.games.skyscraper.hands import kinds
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import Printed
from tallorder.games.skyscraper.prizes import ON_DISPLAY
from tallorder.games.skyscraper.tower import NO_THRESHOLD, Tower

# What is being decided.
PLAY: Final = 0
STEAL: Final = 1
STEAL_KEEP: Final = 2
ROOF_INSURE: Final = 3
STUDY_DECK: Final = 4
STUDY_RETURN: Final = 5
STUDY_DISCARD: Final = 6
OVER: Final = 7

PHASES: Final = (
    "play",
    "steal",
    "steal-keep",
    "roof-insure",
    "study-deck",
    "study-return",
    "study-discard",
    "over",
)
"""Their names in views and notation."""

STUDIED: Final = 5
"""Cards a Study looks at. [S-STUDY-2]"""

BUILD: Final = moves.BUILD << 16
ROOF: Final = moves.ROOF << 16
QUAKE: Final = moves.QUAKE << 16
CENTURY: Final = moves.CENTURY << 16
INSURE: Final = moves.INSURE << 16
STUDY: Final = moves.STUDY << 16
TORNADO: Final = moves.TORNADO << 16
DISCARD: Final = moves.DISCARD << 16
PASS: Final = moves.PASS << 16
THIEVE: Final = moves.STEAL << 16
DECLINE: Final = moves.DECLINE << 16
KEEP: Final = moves.KEEP << 16
TAKE: Final = moves.TAKE << 16
SWAP_HAND: Final = moves.SWAP_HAND << 16
PUT_BACK: Final = moves.PUT_BACK << 16


class SkyscraperState(Game):
    """One moment of a game: sites, buildings, hands, piles, and what is pending."""

    options: SkyscraperOptions

    def __init__(
        self, seats: int, cards: Printed, options: SkyscraperOptions, twin: "SkyscraperState | None" = None
    ) -> None:
        super().__init__(seats)
        self.cards = cards
        self.options = options
        if twin is not None:
            self._copy(twin)
            return
        self.phase_number = PLAY
        self.towers: list[Tower] = []
        """Every structure by its number; RUBBLE where it collapsed."""
        self.sites: tuple[int, ...] = ()
        """Open sites, by number."""
        self.standing: tuple[int, ...] = ()
        """Sites and buildings, by number."""
        self.buildings: tuple[int, ...] = ()
        """Standing buildings in order of completion."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        """Each in kind order, so that no order tells when a card came."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        """Public. [S-R-25]"""
        self.pile: tuple[int, ...] = ()
        """Foundations not yet turned up."""
        self.removed: tuple[int, ...] = ()
        """Surplus of the set-up, unseen. [S-R-43]"""
        self.fallen: tuple[int, ...] = ()
        """Foundations of collapsed structures, out of the game. [S-R-25]"""
        self.toilets = [0] * seats
        """Toilets each seat played, however many seats do. [S-TSPEC-1, S-TSPEC-3, S-R-33]"""
        self.prizes = ON_DISPLAY
        self.reached = [NO_THRESHOLD] * seats
        """With `threshold_mode` ever: metres of the tallest building that each seat ever completed. [S-R-10]"""
        self.studies = 0
        """Studies being played, one inside the other. [S-R-34]"""
        self.looked: tuple[int, ...] = ()
        """The studied cards off the deck, later those still to be put back."""
        self.after = 0
        """The studied card's move that follows when the rest is back on the deck. [S-R-34]"""
        self.roofed = prizes.NONE
        """The building just completed, while its Insurance is decided. [S-R-40]"""
        self.victim = NOBODY
        self.taken: tuple[int, ...] = ()
        """The cards pulled from the victim."""
        self.lap = 0
        """In the last lap: seats whose turn is still to come, the actor's included. [S-R-48]"""
        self.gone: tuple[int, ...] = ()
        """Seats that resigned. [S-R-55]"""
        self.known_from: tuple[int, ...] = (0,) * seats
        """Each seat knows the deck from this place …"""
        self.known_to: tuple[int, ...] = (0,) * seats
        """… up to before this one, because it put those cards there. [S-STUDY-4]"""
        self.chance_key = 0
        self.chance_count = 0
        self.ended = ""
        """The rule that ended the game."""

    def _copy(self, twin: "SkyscraperState") -> None:
        self.actor = twin.actor
        self.phase_number = twin.phase_number
        self.towers = twin.towers[:]
        self.sites = twin.sites
        self.standing = twin.standing
        self.buildings = twin.buildings
        self.hands = twin.hands[:]
        self.deck = twin.deck[:]
        self.discard = twin.discard[:]
        self.pile = twin.pile
        self.removed = twin.removed
        self.fallen = twin.fallen
        self.toilets = twin.toilets[:]
        self.prizes = twin.prizes
        self.reached = twin.reached[:]
        self.studies = twin.studies
        self.looked = twin.looked
        self.after = twin.after
        self.roofed = twin.roofed
        self.victim = twin.victim
        self.taken = twin.taken
        self.lap = twin.lap
        self.gone = twin.gone
        self.known_from = twin.known_from
        self.known_to = twin.known_to
        self.chance_key = twin.chance_key
        self.chance_count = twin.chance_count
        self.ended = twin.ended

    def key(self) -> tuple[Any, ...]:
        """The whole position as plain values; games stored before there was `threshold_mode` have the same without."""
        reached = (tuple(self.reached),) if self.options.threshold_mode == "ever" else ()
        return (
            self.seats,
            self.actor,
            self.phase_number,
            tuple(tower.key() for tower in self.towers),
            self.buildings,
            tuple(self.hands),
            tuple(self.deck),
            tuple(self.discard),
            self.pile,
            self.removed,
            self.fallen,
            tuple(self.toilets),
            self.prizes.key(),
            self.studies,
            self.looked,
            self.after,
            self.roofed,
            self.victim,
            self.taken,
            self.lap,
            self.gone,
            tuple(self.knows(seat) for seat in range(self.seats)),
            self.chance_key,
            self.chance_count,
            self.ended,
            *reached,
        )

    # What may be played

    @property
    def phase(self) -> str:
        """What is being decided, by name, as in views and notation."""
        return PHASES[self.phase_number]

    def legal(self) -> list[int]:
        """The actor's legal moves: cards in kind order, for each its targets by number; buttons last.

        One card must be played; throwing one away is for a hand that cannot. [S-R-27, S-R-28, S-R-29]
        """
        phase = self.phase_number
        if phase == PLAY:
            found: list[int] = []
            last = printed.NO_CARD
            for kind in self.hands[self.actor]:
                if kind != last:
                    self.add_plays(kind, found, len(self.deck))
                    last = kind
            if self.lap:
                found.append(PASS)
            elif not found:
                found = [DISCARD | kind << 8 for kind in kinds(self.hands[self.actor])]
            return found
        if phase == STUDY_DECK:
            return self._study_moves()
        if phase == STUDY_RETURN:
            return [PUT_BACK | kind << 8 for kind in kinds(self.looked)]
        if phase == STEAL:
            return [THIEVE | seat for seat in self.victims()] + [DECLINE]
        if phase == STEAL_KEEP:
            return [KEEP | kind << 8 for kind in kinds(self.taken)]
        if phase == ROOF_INSURE:
            return [INSURE | self.cards.insurance << 8 | self.roofed, DECLINE]
        if phase == STUDY_DISCARD:
            return [TAKE | kind << 8 for kind in self.fetchable()]
        return []

    def count_legal(self) -> int:
        """While a card is to be played, counted card by card."""
        phase = self.phase_number
        if phase == STUDY_RETURN:
            return len(kinds(self.looked))
        if phase == STEAL:
            return len(self.victims()) + 1
        if phase != PLAY:
            return len(self.legal())
        hand = self.hands[self.actor]
        total: i64 = 0
        last = printed.NO_CARD
        for kind in hand:
            if kind != last:
                total += self._count_plays(kind)
                last = kind
        if self.lap:
            return total + 1
        return total if total else len(kinds(hand))

    def nth_legal(self, k: int) -> int:
        """While a card is to be played, found card by card."""
        phase = self.phase_number
        if phase == STUDY_RETURN:
            return PUT_BACK | kinds(self.looked)[k] << 8
        if phase == STEAL:
            victims = self.victims()
            return THIEVE | victims[k] if k < len(victims) else DECLINE
        if phase != PLAY:
            return self.legal()[k]
        hand = self.hands[self.actor]
        place: i64 = k
        last = printed.NO_CARD
        for kind in hand:
            if kind != last:
                count = self._count_plays(kind)
                if place < count:
                    return self._nth_play(kind, place)
                place -= count
                last = kind
        return PASS if self.lap else DISCARD | kinds(hand)[place] << 8

    def is_legal(self, move: int) -> bool:
        """While a card is to be played, only the moves of that card are looked through."""
        kind = move >> 8 & 255
        if self.phase_number != PLAY or move >> 16 in (moves.PASS, moves.DISCARD):
            return move in self.legal()
        if kind not in self.hands[self.actor]:
            return False
        found: list[int] = []
        self.add_plays(kind, found, len(self.deck))
        return move in found

    def _count_plays(self, kind: int) -> i64:
        """In how many ways a card can be played from hand: as many as `add_plays` adds."""
        what = self.cards.type_of[kind]
        if what <= printed.TOILET:
            return len(self.sites)
        if what == printed.EARTHQUAKE or what == printed.INSURANCE:
            return len(self.standing)
        if what == printed.TORNADO:
            return 2
        if what == printed.ROOF:
            count: i64 = 0
            for number in self.sites:
                if self.towers[number].can_be_roofed():
                    count += 1
            return count
        if what == printed.STUDY:
            return 2 if self.deck and self.can_fetch() else 1
        return 1

    def _nth_play(self, kind: int, place: i64) -> int:
        """The way at this place of those that `add_plays` adds."""
        what = self.cards.type_of[kind]
        if what <= printed.TOILET:
            return BUILD | kind << 8 | self.sites[place]
        if what == printed.EARTHQUAKE:
            return QUAKE | kind << 8 | self.standing[place]
        if what == printed.INSURANCE:
            return INSURE | kind << 8 | self.standing[place]
        found: list[int] = []
        self.add_plays(kind, found, len(self.deck))
        return found[place]

    def add_plays(self, kind: int, found: list[int], deck: int) -> None:
        """Adds every way to play a card now. [S-BUILD-1, S-CLAIM-1, S-QUAKE-1, S-INS-1]

        Bare Foundations are targets like all structures. [S-R-3, S-R-41]
        """
        what = self.cards.type_of[kind]
        base = kind << 8
        if what <= printed.TOILET:
            base |= BUILD
            for number in self.sites:
                found.append(base | number)
        elif what == printed.ROOF:
            base |= ROOF
            for number in self.sites:
                if self.towers[number].can_be_roofed():
                    found.append(base | number)
        elif what == printed.EARTHQUAKE:
            base |= QUAKE
            for number in self.standing:
                found.append(base | number)
        elif what == printed.INSURANCE:
            base |= INSURE
            for number in self.standing:
                found.append(base | number)
        elif what == printed.STUDY:
            self._studies(base | STUDY, found, deck)
        elif what == printed.TORNADO:
            base |= TORNADO
            found.append(base | moves.LEFT)
            found.append(base | moves.RIGHT)
        else:
            found.append(base | CENTURY)

    def _studies(self, base: int, found: list[int], deck: int) -> None:
        """Adds what a Study may look through; nothing only if there is nothing. [S-STUDY-1, S-R-36]"""
        can_fetch = self.can_fetch()
        if deck:
            found.append(base | moves.FROM_DECK)
        if can_fetch:
            found.append(base | moves.FROM_DISCARD)
        if not deck and not can_fetch:
            found.append(base | moves.FROM_NOTHING)

    def _study_moves(self) -> list[int]:
        """For each studied card: take it, or play it at once; then the hand swap. [S-STUDY-3, S-STUDY-6, S-R-37]"""
        found: list[int] = []
        deck = len(self.deck) + len(self.looked) - 1
        last = printed.NO_CARD
        for kind in self.looked:
            if kind != last:
                found.append(TAKE | kind << 8)
                self.add_plays(kind, found, deck)
                last = kind
        if len(self.looked) == STUDIED:
            found.append(SWAP_HAND)
        return found

    def can_fetch(self) -> bool:
        """Whether the discard pile holds a card that a Study may fetch. [S-R-26]"""
        study = printed.NO_CARD if self.options.study_fetch_study else self.cards.study
        return any(kind != study for kind in self.discard)

    def fetchable(self) -> list[int]:
        """The kinds in the discard pile that a Study may fetch. [S-STUDY-8, S-R-26]"""
        kinds = sorted(set(self.discard))
        if not self.options.study_fetch_study and self.cards.study in kinds:
            kinds.remove(self.cards.study)
        return kinds

    def victims(self) -> list[int]:
        """The opponents who hold a card. [S-TOIL-2, S-R-30]"""
        return [seat for seat in range(self.seats) if seat != self.actor and self.hands[seat]]

    def threshold(self, seat: int) -> int:
        """What a seat's next skyscraper must exceed, or NO_THRESHOLD. [S-THR-1, S-THR-2, S-THR-3]"""
        if self.options.threshold_mode == "ever":
            return self.reached[seat]
        return prizes.threshold(self.towers, self.buildings, seat)

    def standing_thresholds(self) -> list[int]:
        """Each seat's threshold by the buildings that stand. [S-R-10]"""
        return [prizes.threshold(self.towers, self.buildings, seat) for seat in range(self.seats)]

    # Points and the end

    def scores(self) -> list[int]:
        """Points per seat if the game ended now; sites count nothing. [S-CLAIM-3, S-END-2, S-END-6, S-R-51]"""
        cards = self.cards
        points = cards.points
        worth = (
            points[cards.mini],
            points[cards.unity],
            points[cards.record],
            points[cards.specialist],
            points[cards.faulty],
        )
        return prizes.scores(self.towers, self.buildings, self.prizes, self.toilets, worth)

    def outcome(self) -> Outcome | None:
        """Most points win; equal points share the victory, or buildings decide. [S-GEN-1, S-R-49]"""
        if self.actor != NOBODY:
            return None
        scores = self.scores()
        running = [seat for seat in range(self.seats) if seat not in self.gone]
        best = max(scores[seat] for seat in running)
        winners = [seat for seat in running if scores[seat] == best]
        if len(winners) > 1 and self.options.tie_break == "tallest":
            ranks = {seat: self._rank(seat) for seat in winners}
            highest = max(ranks.values())
            winners = [seat for seat in winners if ranks[seat] == highest]
        return Outcome(tuple(winners), self.ended, tuple(scores))

    def _rank(self, seat: int) -> tuple[int, int]:
        """A seat's tallest sound building, and how many sound ones it has. [S-R-49]"""
        sound = [
            self.towers[number].metres
            for number in self.buildings
            if self.towers[number].owner == seat and not self.prizes.is_faulty(number, self.towers[number])
        ]
        return max(sound, default=0), len(sound)

    def knows(self, seat: int) -> tuple[int, ...]:
        """The places of the deck, from its bottom, whose cards a seat put there and nobody touched since."""
        return tuple(range(self.known_from[seat], min(self.known_to[seat], len(self.deck))))
