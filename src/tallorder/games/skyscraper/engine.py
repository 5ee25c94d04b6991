"""The running game of Skyscraper: what each move does."""

from typing import Final

from tallorder.games.kernel import NOBODY, Chance, Event, Move, Refusal, Refused, SeatRef, Seen, View
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper import moves, printed, prizes
from tallorder.games.skyscraper.hands import ring, with_card, without, without_card
from tallorder.games.skyscraper.moves import DIRECTIONS
from tallorder.games.skyscraper.prizes import Prizes
from tallorder.games.skyscraper.refusals import why_not
from tallorder.games.skyscraper.state import (
    DECLINE,
    OVER,
    PLAY,
    ROOF_INSURE,
    STEAL,
    STEAL_KEEP,
    STUDIED,
    STUDY_DECK,
    STUDY_DISCARD,
    STUDY_RETURN,
    SWAP_HAND,
    SkyscraperState,
)
from tallorder.games.skyscraper.tower import RUBBLE, fault_names, site
from tallorder.games.skyscraper.view import see, view_of

HAND: Final = 5
"""Cards a turn ends with. [S-HAND-1]"""
THEFT: Final = 2
"""Cards a thief pulls. [S-TOIL-2]"""


class SkyscraperGame(SkyscraperState):
    """A game that can be played on."""

    def clone(self) -> "SkyscraperGame":
        """The same position, played on independently."""
        return SkyscraperGame(self.seats, self.cards, self.options, self)

    # Playing

    def apply(self, move: int) -> None:
        """Plays a legal move."""
        phase = self.phase_number
        kind = move >> 8 & 255
        if phase == PLAY:
            self._play(move, kind)
        elif phase == STEAL:
            self._steal(move)
        elif phase == STEAL_KEEP:
            self._keep(kind)
        elif phase == STUDY_DECK:
            self._choose_studied(move, kind)
        elif phase == STUDY_RETURN:
            self._put_back(kind)
        elif phase == STUDY_DISCARD:
            self._fetch(kind)
        else:
            self._insure_new(move, kind)

    def _play(self, move: int, kind: int) -> None:
        """A card leaves the hand, played or thrown away; in the last lap a seat may pass. [S-TURN-3, S-END-4]"""
        seat = self.actor
        verb = move >> 16
        if verb == moves.PASS:
            if self.log is not None:
                self.log.append(told.Passed(seat))
            self._end_turn()
            return
        self.hands[seat] = without_card(self.hands[seat], kind)
        if verb == moves.DISCARD:
            self.discard.append(kind)
            if self.log is not None:
                self.log.append(told.CardDiscarded(seat, kind))
            self._finish()
        else:
            self._resolve(move, studied=False)

    def _resolve(self, move: int, *, studied: bool) -> None:
        """What a played card does, from hand or out of a Study. [S-R-34]"""
        verb, kind, target = move >> 16, move >> 8 & 255, move & 255
        if self.log is not None:
            self.log.append(told.CardPlayed(self.actor, kind, studied))
        if verb == moves.BUILD:
            self._build(kind, target)
        elif verb == moves.ROOF:
            self._roof(kind, target)
        elif verb == moves.STUDY:
            self._study(target)
        else:
            if verb == moves.QUAKE:
                self._quake(target, kind)
            elif verb == moves.INSURE:
                self._insure(target, kind)
            elif verb == moves.CENTURY:
                self.discard.append(kind)
                self._century()
            else:
                self.discard.append(kind)
                self._tornado(target)
            self._finish()

    def _build(self, kind: int, number: int) -> None:
        """A floor goes on top of a site; a Toilet, but no Toilet Roof, counts and steals. [S-TOIL-3, S-TOIL-5]"""
        seat = self.actor
        tower = self.towers[number].with_floor(kind, self.cards)
        self.towers[number] = tower
        if self.log is not None:
            self.log.append(told.FloorAdded(seat, number, kind, tower.metres))
        if self.cards.type_of[kind] == printed.TOILET:
            self.toilets[seat] += 1
            if self.log is not None:
                self.log.append(told.ToiletCounted(seat, self.toilets[seat]))
            if self.victims():
                self.phase_number = STEAL
                return
        self._finish()

    def _roof(self, kind: int, number: int) -> None:
        """A site is completed, claimed and judged; then perhaps insured. [S-CLAIM-1, S-CLAIM-2, S-R-23]

        That Insurance is the only second card from hand in a turn. [S-INS-3, S-INS-4, S-INS-5]
        """
        seat = self.actor
        threshold = self.threshold(seat)
        tower = self.towers[number].roofed(kind, self.cards, seat, threshold, self.options.threshold_equal_ok)
        self.towers[number] = tower
        self.sites = without(self.sites, number)
        self.buildings += (number,)
        if self.options.threshold_mode == "ever" and tower.metres > self.reached[seat]:
            self.reached[seat] = tower.metres
        before = self.prizes
        self.prizes = before.judged(self.towers, self.buildings, number, self.options)
        if self.log is not None:
            faulty = self.prizes.is_faulty(number, tower)
            reasons = fault_names(tower.found) if faulty else ()
            self.log.append(told.Claimed(seat, number, kind, tower.metres, faulty, reasons))
            self._tell_prizes(before, number, self.log)
        if self.cards.insurance in self.hands[seat]:
            self.roofed = number
            self.phase_number = ROOF_INSURE
        else:
            self._open_site()
            self._finish()

    def _insure_new(self, move: int, kind: int) -> None:
        """The new building is insured, or not; then the next Foundation is turned up. [S-INS-3, S-R-23, S-R-40]"""
        if move != DECLINE:
            self.hands[self.actor] = without_card(self.hands[self.actor], kind)
            if self.log is not None:
                self.log.append(told.CardPlayed(self.actor, kind, studied=False))
            self._insure(self.roofed, kind)
        self.roofed = prizes.NONE
        self._open_site()
        self._finish()

    def _quake(self, number: int, kind: int) -> None:
        """An Earthquake meets an Insurance, or stays and may fell the structure. [S-QUAKE-2, S-QUAKE-3, S-INS-7]"""
        before = self.towers[number]
        tower = before.shaken()
        self.towers[number] = tower
        if before.insurance:
            self.discard += [kind, self.cards.insurance]
            if self.log is not None:
                self.log.append(told.InsuranceCancelled(number, tower.strength()))
            return
        if self.log is not None:
            self.log.append(told.QuakeHit(number, tower.strength()))
        if tower.strength() <= 0:
            self._collapse((number,))

    def _insure(self, number: int, kind: int) -> None:
        """An Insurance meets an Earthquake card, or stays. [S-INS-1, S-INS-2, S-INS-6]"""
        before = self.towers[number]
        tower = before.insured()
        self.towers[number] = tower
        if before.earthquakes:
            self.discard += [kind, self.cards.earthquake]
        if self.log is not None:
            happened = told.InsuranceCancelled if before.earthquakes else told.InsuranceAdded
            self.log.append(happened(number, tower.strength()))

    def _century(self) -> None:
        """Everything loses an Insurance or is marked; what has no strength left falls at once. [S-CENT-1, S-R-5]"""
        uninsured: list[int] = []
        marked: list[int] = []
        falling: list[int] = []
        for number in self.standing:
            before = self.towers[number]
            tower = before.turned()
            self.towers[number] = tower
            if before.insurance:
                self.discard.append(self.cards.insurance)
                uninsured.append(number)
            else:
                marked.append(number)
                if tower.strength() <= 0:
                    falling.append(number)
        if self.log is not None:
            self.log.append(told.CenturyQuake(tuple(uninsured), tuple(marked)))
        if falling:
            self._collapse(tuple(falling))

    def _collapse(self, falling: tuple[int, ...]) -> None:
        """Structures fall together; then Prizes are judged, then sites replaced. [S-QUAKE-4, S-QUAKE-5, S-R-4]"""
        lost_sites = 0
        for number in falling:
            tower = self.towers[number]
            ruins = list(tower.floors)
            if tower.roof != printed.NO_CARD:
                ruins.append(tower.roof)
            ruins += [self.cards.earthquake] * tower.earthquakes
            self.discard += ruins
            self.fallen = (*self.fallen, tower.foundation)
            self.towers[number] = RUBBLE
            self.standing = without(self.standing, number)
            if tower.owner == NOBODY:
                self.sites = without(self.sites, number)
                lost_sites += 1
            else:
                self.buildings = without(self.buildings, number)
            if self.log is not None:
                owner = None if tower.owner == NOBODY else tower.owner
                self.log.append(told.Collapsed(number, owner, tuple(ruins), tower.foundation))
        if lost_sites < len(falling):
            before = self.prizes
            self.prizes = before.judged(self.towers, self.buildings, prizes.NONE, self.options)
            if self.log is not None:
                self._tell_prizes(before, prizes.NONE, self.log)
        if self.options.replace_collapsed_site:
            for _ in range(lost_sites):
                self._open_site()
        if not self.sites and not self.pile:
            self.ended = "S-R-47"

    def _open_site(self) -> None:
        """The next Foundation is turned up, while there is one. [S-CLAIM-4, S-STUDY-10]"""
        if not self.pile:
            return
        foundation = self.pile[-1]
        self.pile = self.pile[:-1]
        number = len(self.towers)
        self.towers.append(site(foundation, self.cards))
        self.sites += (number,)
        self.standing += (number,)
        if self.log is not None:
            self.log.append(told.SiteOpened(number, foundation))

    def _tornado(self, direction: int) -> None:
        """Every seat that holds cards passes its hand on; the Tornado is gone. [S-TORN-1, S-TORN-3, S-R-38]"""
        seats = ring([len(hand) for hand in self.hands], direction)
        passed = [self.hands[seat] for seat in seats]
        for place in range(len(seats)):
            self.hands[seats[place]] = passed[place - 1]
        if self.log is not None:
            hands = tuple(self.hands[seat] for seat in seats)
            self.log.append(told.HandsPassed(self.actor, DIRECTIONS[direction], tuple(seats), hands))

    # Theft

    def _steal(self, move: int) -> None:
        """The thief pulls two cards blindly; a single one is kept. [S-TOIL-2, S-R-30]"""
        if move == DECLINE:
            self._decline(refill=True)
            return
        victim = move & 255
        hand = self.hands[victim]
        if len(hand) > THEFT:
            taken, hand = self._pull(hand)
        else:
            taken, hand = hand, ()
        self.hands[victim] = hand
        if self.log is not None:
            self.log.append(told.CardsTaken(self.actor, victim, len(taken), taken))
        self.victim = victim
        self.taken = taken
        if len(taken) == 1:
            self._keep(taken[0])
        else:
            self.phase_number = STEAL_KEEP

    def _decline(self, *, refill: bool) -> None:
        """Nobody is robbed; cards already pulled go back, or away if their owner resigned. [S-R-30, S-R-55]"""
        if self.taken:
            if self.victim in self.gone:
                self.discard += self.taken
            else:
                self.hands[self.victim] = tuple(sorted(self.hands[self.victim] + self.taken))
            self.taken = ()
            self.victim = NOBODY
        if self.log is not None:
            self.log.append(told.TheftDeclined(self.actor))
        self._finish(refill=refill)

    def _pull(self, hand: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Two cards by chance, and the hand that is left."""
        chance = Chance(self.chance_key, self.chance_count)
        first = hand[chance.below(len(hand))]
        hand = without_card(hand, first)
        second = hand[chance.below(len(hand))]
        hand = without_card(hand, second)
        self.chance_count = chance.count
        return (first, second) if first < second else (second, first), hand

    def _keep(self, kind: int) -> None:
        """The thief keeps one; the other goes back, or away if its owner resigned meanwhile. [S-TOIL-2, S-R-55]"""
        thief, victim = self.actor, self.victim
        back = without_card(self.taken, kind)
        self.hands[thief] = with_card(self.hands[thief], kind)
        if victim in self.gone:
            self.discard += back
        elif back:
            self.hands[victim] = with_card(self.hands[victim], back[0])
        self.taken = ()
        self.victim = NOBODY
        if self.log is not None:
            self.log.append(told.CardStolen(thief, victim, kind))
        self._finish(refill=not self.options.strict_no_draw_after_theft)

    # Studies

    def _study(self, source: int) -> None:
        """A Study begins. [S-STUDY-1, S-STUDY-2, S-R-36]"""
        self.studies += 1
        if source == moves.FROM_DECK:
            looked = self.deck[-STUDIED:]
            del self.deck[-STUDIED:]
            self.looked = tuple(sorted(looked))
            self._forget(self.actor, len(self.deck))
            self.phase_number = STUDY_DECK
            if self.log is not None:
                self.log.append(told.DeckStudied(self.actor, len(looked), self.looked))
        elif source == moves.FROM_DISCARD:
            self.phase_number = STUDY_DISCARD
        else:
            self._finish()

    def _fetch(self, kind: int) -> None:
        """A card comes back from the discard pile into hand. [S-STUDY-8, S-STUDY-9]"""
        self.discard.remove(kind)
        self.hands[self.actor] = with_card(self.hands[self.actor], kind)
        if self.log is not None:
            self.log.append(told.CardFetched(self.actor, kind))
        self._finish()

    def _choose_studied(self, move: int, kind: int) -> None:
        """One card is taken, or played when the rest is back, or all five replace the hand. [S-STUDY-3, S-STUDY-6]"""
        seat = self.actor
        if move == SWAP_HAND:
            self.looked, self.hands[seat] = self.hands[seat], self.looked
            if self.log is not None:
                self.log.append(told.HandSwapped(seat, self.hands[seat], len(self.looked)))
        else:
            self.looked = without_card(self.looked, kind)
            if move >> 16 == moves.TAKE:
                self.hands[seat] = with_card(self.hands[seat], kind)
                if self.log is not None:
                    self.log.append(told.StudyTaken(seat, kind))
            else:
                self.after = move
        if self.looked:
            self.phase_number = STUDY_RETURN
        else:
            self._all_back()

    def _put_back(self, kind: int) -> None:
        """One card goes back on top of the deck; the last one put back is the top. [S-STUDY-4]"""
        self.looked = without_card(self.looked, kind)
        self.deck.append(kind)
        known_to = list(self.known_to)
        known_to[self.actor] = len(self.deck)
        self.known_to = tuple(known_to)
        if self.log is not None:
            self.log.append(told.CardPutBack(self.actor, kind))
        if not self.looked:
            self._all_back()

    def _all_back(self) -> None:
        """The deck is whole again; now the chosen card is played. [S-R-34, S-STUDY-7]"""
        move = self.after
        self.after = 0
        if move:
            self._resolve(move, studied=True)
        else:
            self._finish()

    def _forget(self, studying: int, left: int) -> None:
        """Nobody knows the cards that are being studied any more; who studies them will know all he puts back."""
        known_from = list(self.known_from)
        if not known_from[studying] < left <= self.known_to[studying]:
            known_from[studying] = left
        self.known_from = tuple(known_from)
        self.known_to = tuple([min(to, left) for to in self.known_to])

    # The end of a turn

    def _finish(self, *, refill: bool = True) -> None:
        """Studies are done with, then the end is checked, then the hand refilled. [S-STUDY-10, S-HAND-2, S-R-47]"""
        while self.studies:
            self.studies -= 1
            self.discard.append(self.cards.study)
            if self.log is not None:
                self.log.append(told.StudyDone(self.actor))
            self._open_site()
        if not self.sites and not self.pile:
            self._over(self.ended or "S-END-1")
            return
        if refill:
            self._refill(self.actor)
        self._end_turn()

    def _refill(self, seat: int) -> None:
        """Draws up to five cards in hand, or what the deck still has. [S-HAND-1, S-HAND-3, S-R-54]

        That also replaces a card played out of a Study. An empty deck stays empty. [S-STUDY-5, S-END-3, S-R-46]
        """
        wanted = HAND - len(self.hands[seat])
        if wanted <= 0 or not self.deck:
            return
        if wanted == 1:
            kind = self.deck.pop()
            self.hands[seat] = with_card(self.hands[seat], kind)
            if self.log is None:
                return
            drawn = [kind]
        else:
            drawn = self.deck[-wanted:]
            del self.deck[-wanted:]
            self.hands[seat] = tuple(sorted([*self.hands[seat], *drawn]))
        if self.log is not None:
            self.log.append(told.CardsDrawn(seat, len(drawn), tuple(sorted(drawn)), len(self.deck)))

    def _end_turn(self) -> None:
        """The next seat's turn, the last lap, or the end. [S-TURN-2, S-END-4, S-R-48, S-R-50]"""
        if self.lap:
            self.lap -= 1
            if not self.lap:
                self._over("S-END-5")
                return
        elif not self.deck and self.hands.count(()) > len(self.gone):
            self.lap = self.seats
            if self.log is not None:
                self.log.append(told.LastLapStarted())
        seat = self.actor
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.hands[seat] or (not self.lap and seat not in self.gone):
                break
            if self.lap:
                self.lap -= 1
                if not self.lap:
                    self._over("S-END-5")
                    return
        self.actor = seat
        self.phase_number = PLAY
        if self.log is not None:
            self.log.append(told.TurnPassed(seat))
        if not self.hands[seat]:
            self._refill(seat)

    def _over(self, rule: str) -> None:
        """The game ends and the points are counted. [S-END-1, S-END-5]"""
        self.actor = NOBODY
        self.phase_number = OVER
        self.lap = 0
        self.ended = rule
        if self.log is not None:
            outcome = self.outcome()
            assert outcome is not None
            self.log.append(told.GameOver(outcome.winners, outcome.scores, rule))

    def _tell_prizes(self, before: Prizes, completed: int, log: list[Event]) -> None:
        now = self.prizes
        if before.mini != now.mini:
            log.append(told.PrizeMoved("mini", _number(before.mini), _number(now.mini), now.mini_gone))
            if before.mini in self.buildings:
                log.append(told.FaultChanged(before.mini, faulty=True))
            elif now.mini not in (prizes.NONE, completed):
                log.append(told.FaultChanged(now.mini, faulty=False))
        if before.unity != now.unity:
            log.append(told.PrizeMoved("unity", _number(before.unity), _number(now.unity), now.unity_gone))
        if before.record != now.record:
            log.append(told.PrizeMoved("record", _number(before.record), _number(now.record), now.record_gone))

    # Resigning

    def leave(self, seat: int) -> None:
        """A seat leaves: a theft is declined, other decisions take their first move, the hand is discarded. [S-R-55]"""
        if seat in self.gone:
            raise Refused(Refusal("S-R-55", "skyscraper-already-left", {"seat": SeatRef(seat)}))
        while self.actor == seat and self.phase_number != PLAY:
            if self.phase_number in (STEAL, STEAL_KEEP):
                self._decline(refill=False)
            else:
                self.apply(self.legal()[0])
        if self.actor == NOBODY:
            return
        hand = self.hands[seat]
        self.gone = (*self.gone, seat)
        self.hands[seat] = ()
        self.discard += hand
        if self.log is not None:
            self.log.append(told.PlayerResigned(seat, hand))
        if len(self.gone) == self.seats - 1:
            self._over("S-R-55")
        elif self.actor == seat:
            self._end_turn()

    # The side of people

    def pack(self, move: Move) -> int:
        """The packed form of a move."""
        return moves.pack(move)

    def unpack(self, packed: int) -> Move:
        """The move as a value."""
        return moves.unpack(packed)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move now."""
        return why_not(self, move)

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        return view_of(self, seat)

    def look(self, seat: int | None) -> View:
        """The view without its legal moves."""
        return view_of(self, seat, is_listing=False)

    def seen(self, event: Event, seat: int | None) -> Seen:
        """What a seat may see of an event."""
        return see(event, seat)


def _number(holder: int) -> int | None:
    return None if holder == prizes.NONE else holder
