"""Bots for Comparity: place, doubt, answer, repair, join and give, each with its reason."""

from collections.abc import Callable

from tallorder.bots.bot import BotRequest, Decision
from tallorder.bots.comparity.race import GONE, Race
from tallorder.bots.comparity.reading import Reading
from tallorder.bots.comparity.thinking import Thinking
from tallorder.games.comparity.grid import cell_at
from tallorder.games.comparity.layout import table_of
from tallorder.games.comparity.moves import (
    Cell,
    Check,
    Decline,
    Discard,
    Draw,
    Give,
    PlayCard,
    Reveal,
    Stop,
    Swap,
)
from tallorder.games.comparity.view import ComparityView
from tallorder.games.kernel import CardRef, Line, Move, Param, SeatRef

LEVELS = ("beginner", "friend", "expert")
"""The bots that people are offered."""
FOR_TESTS = ("plain", "pusher")
"""Skills that nobody would want to play against."""

CERTAIN = 0.9
BLUFF = 0.4
JOIN_WORTH = 0.5
"""A joining card that fits this likely is worth splitting the area for: it leaves the hand."""


class Thinker:
    """One decision of a bot; the skills differ in what they do on their turn and in answer to a Duet."""

    def __init__(self, request: BotRequest[ComparityView], *, trusts: bool, reading: Reading | None = None) -> None:
        self.request = request
        self.view = request.view
        self.seat = request.seat
        self.reading = reading or Reading(request, trusts=trusts)
        hands = [GONE if seat in self.view.gone else len(hand) for seat, hand in enumerate(self.view.hands)]
        self.race = Race(tuple(hands))
        self.neighbours = {space.cell: space.neighbours for space in self.view.spaces}

    def targets(self) -> list[Cell]:
        """The cells that can be checked now."""
        return [move.cell for move in self.request.legal if isinstance(move, Check)]

    def plays(self) -> dict[int, list[Cell]]:
        """Where each card can be played now."""
        plays: dict[int, list[Cell]] = {}
        for move in self.request.legal:
            if isinstance(move, PlayCard):
                plays.setdefault(move.card, []).append(move.cell)
        return plays

    def likeliest(self) -> tuple[float, int, Cell]:
        """The play that most likely lies right."""
        found = ((self.reading.fit(card, cell), card, cell) for card, cells in self.plays().items() for cell in cells)
        return max(found, key=lambda one: (one[0], -one[1]))

    def most_doubtful(self) -> tuple[Cell, float]:
        """The best target, or none worth a thought."""
        targets = self.targets()
        return self.reading.most_doubtful(targets) if targets else ((0, 0), 0.0)

    # What all skills do alike.

    def decide(self, turn: Callable[["Thinker"], Decision], answer: Callable[["Thinker"], Decision]) -> Decision:
        """The decision of the phase."""
        match self.view.phase:
            case "turn":
                return turn(self)
            case "duet":
                return answer(self)
            case "extra":
                return self.open_neighbour()
            case "repair":
                return self.repair()
            case "join":
                return self.join()
            case "give":
                return self.give()
            case "bonus":
                return self.bonus()
        return self.challenge()

    def open_neighbour(self) -> Decision:
        """Opens the most doubtful neighbour, unless the violation is found already. [C-CHECK-2, C-CHECK-3]"""
        can_stop = Stop() in self.request.legal
        if can_stop and self.view.violations:
            return say(Stop(), "why-comparity-found")
        assert self.view.target is not None
        cells = [move.cell for move in self.request.legal if isinstance(move, Reveal)]
        doubts = [(self.reading.doubt_extra(self.view.target, cell), cell) for cell in cells]
        doubt, cell = max(doubts)
        return say(Reveal(cell), "why-comparity-open", card=self.reading.at[cell], percent=percent(doubt))

    def repair(self) -> Decision:
        """Swaps where that mends it; else discards, best so that a card of one's own must join the parts."""
        for move in self.request.legal:
            if isinstance(move, Swap):
                return say(move, "why-comparity-swap", card=self.reading.at[move.first])
        discards = [move for move in self.request.legal if isinstance(move, Discard)]
        if not discards:
            return say(self.request.legal[0], "why-comparity-arrange")
        grid = table_of(self.view).grid
        splitting = [move for move in discards if grid.splits_without(cell_at(*move.cell))]
        whole = [move for move in discards if move not in splitting]
        if splitting:
            best = max(splitting, key=lambda move: self._joins(move.cell))
            is_worth_it = len(self.view.hands[self.seat]) == 1 or self._joins(best.cell) >= JOIN_WORTH
            if is_worth_it or not whole:
                return say(best, "why-comparity-split", card=self.reading.at[best.cell])
        return say(whole[0], "why-comparity-discard", card=self.reading.at[whole[0].cell])

    def _joins(self, cell: Cell) -> float:
        """How likely the best card of one's own would lie right where the discarded one lies."""
        discarded = self.reading.at.pop(cell)
        fits = max(self.reading.fit(card, cell) for card in self.view.hands[self.seat])
        self.reading.at[cell] = discarded
        return fits

    def join(self) -> Decision:
        """Joins the parts with the card that most likely lies right. [C-FIX-3]"""
        fit, card, cell = self.likeliest()
        if len(self.view.hands[self.seat]) == 1:
            return say(PlayCard(card, cell), "why-comparity-last", card=card)
        return say(PlayCard(card, cell), "why-comparity-join", card=card, percent=percent(fit))

    def give(self) -> Decision:
        """Gives the card that is hardest to place. [C-EMPTY-2]"""
        cells = [space.cell for space in self.view.spaces]
        cards = [move.card for move in self.request.legal if isinstance(move, Give)]
        hardest = min(cards, key=lambda card: (max(self.reading.fit(card, cell) for cell in cells), card))
        return say(Give(hardest), "why-comparity-give", card=hardest)

    def bonus(self) -> Decision:
        """Plays the further card of a Trio, unless it would be a plain lie. [C-TRIO-2]"""
        fit, card, cell = self.likeliest()
        if fit < BLUFF and Decline() in self.request.legal and len(self.view.hands[self.seat]) > 1:
            return say(Decline(), "why-comparity-no-bonus", percent=percent(fit))
        return say(PlayCard(card, cell), "why-comparity-bonus", card=card, percent=percent(fit))

    def challenge(self) -> Decision:
        """Nothing can be lost by doubting a last card. [C-R-45]"""
        cell, doubt = self.most_doubtful()
        return say(Check(cell), "why-comparity-challenge", card=self.reading.at[cell], percent=percent(doubt))

    def reason(self, move: Move) -> Line:
        """Why somebody would make this move now."""
        match move:
            case PlayCard(card, cell):
                return self._reason_to_play(card, cell)
            case Check(cell):
                return self.check(cell, self.reading.doubt(cell), self._reason_to_check()).why
            case Reveal(cell):
                assert self.view.target is not None
                doubt = self.reading.doubt_extra(self.view.target, cell)
                return say(move, "why-comparity-open", card=self.reading.at[cell], percent=percent(doubt)).why
            case Swap(first):
                return Line("why-comparity-swap", {"card": CardRef(self.reading.at[first])})
            case Discard(cell):
                splits = table_of(self.view).grid.splits_without(cell_at(*cell))
                code = "why-comparity-split" if splits else "why-comparity-discard"
                return Line(code, {"card": CardRef(self.reading.at[cell])})
            case Give(card):
                return Line("why-comparity-give", {"card": CardRef(card)})
            case Draw():
                return Line("why-comparity-draw", {"percent": percent(self.most_doubtful()[1])})
            case Decline() if self.view.phase == "bonus":
                return Line("why-comparity-no-bonus", {"percent": percent(self.likeliest()[0])})
            case Decline():
                return Line("why-comparity-accept")
            case Stop():
                return Line("why-comparity-found" if self.view.violations else "why-comparity-stop")
        return Line("why-comparity-arrange")

    def _reason_to_play(self, card: int, cell: Cell) -> Line:
        fit = self.reading.fit(card, cell)
        touch = self.neighbours.get(cell, 1)
        rival_wins = self.race.hands[self.race.next(self.seat)] == 1 < len(self.view.hands[self.seat])
        if self.view.phase == "turn" and rival_wins:
            code = "why-comparity-lets-win" if touch == 1 else "why-comparity-hold"
        elif self.view.phase == "turn":
            code = _how_played(self, touch, fit)
        elif len(self.view.hands[self.seat]) == 1:
            code = "why-comparity-last"
        else:
            code = "why-comparity-join" if self.view.phase == "join" else "why-comparity-bonus"
        params: dict[str, Param] = {"card": CardRef(card), "percent": percent(fit)}
        if rival_wins:
            params["seat"] = SeatRef(self.race.next(self.seat))
        return Line(code, params)

    def _reason_to_check(self) -> str:
        if self.view.phase == "challenge":
            return "why-comparity-challenge"
        if self.view.phase == "duet":
            return "why-comparity-answer"
        about_to_win = self.race.hands[self.race.previous(self.seat)] == 1
        return "why-comparity-stop-winner" if about_to_win else "why-comparity-check"

    def check(self, cell: Cell, doubt: float, code: str) -> Decision:
        """Doubts a card, and says how much."""
        return say(Check(cell), code, card=self.reading.at[cell], percent=percent(doubt))


def say(move: Move, code: str, *, card: int | None = None, percent: int | None = None) -> Decision:
    """A move with its reason."""
    params: dict[str, CardRef | int] = {}
    if card is not None:
        params["card"] = CardRef(card)
    if percent is not None:
        params["percent"] = percent
    return Decision(move, Line(code, dict(params)))


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def explain(request: BotRequest[ComparityView], move: Move, reading: Reading | None = None) -> Line:
    """The reason that a thoughtful player would give for a move, whoever thought of it."""
    thinker = Thinker(request, trusts=True, reading=reading)
    return thinker.reason(move)


# The skills.


def expert(request: BotRequest[ComparityView]) -> Decision:
    """Weighs every play and every check by what they do to the race, and learns whom to trust."""
    return Thinker(request, trusts=True).decide(_weigh_turn, _weigh_answer)


def _weigh_turn(thinker: Thinker) -> Decision:
    thinking = Thinking(thinker.reading, thinker.race)
    cell, doubt = thinker.most_doubtful()
    play = thinking.best_play(thinker.plays(), thinker.neighbours, doubt)
    if thinker.targets() and thinking.worth_of_check(doubt, is_turn=True) > play.worth:
        about_to_win = thinker.race.hands[thinking.victim] == 1
        return thinker.check(cell, doubt, "why-comparity-stop-winner" if about_to_win else "why-comparity-check")
    move = PlayCard(play.card, play.cell)
    return say(move, _how_played(thinker, play.neighbours, play.fit), card=play.card, percent=percent(play.fit))


def _how_played(thinker: Thinker, neighbours: int, fit: float) -> str:
    if thinker.race.hands[thinker.seat] == 1:
        return "why-comparity-last"
    if fit < BLUFF:
        return "why-comparity-bluff"
    if neighbours >= 3:
        return "why-comparity-trio"
    if neighbours == 2:
        return "why-comparity-duet"
    return "why-comparity-certain" if fit >= CERTAIN else "why-comparity-likely"


def _weigh_answer(thinker: Thinker) -> Decision:
    thinking = Thinking(thinker.reading, thinker.race)
    cell, doubt = thinker.most_doubtful()
    if Draw() not in thinker.request.legal or thinking.worth_of_check(doubt, is_turn=False) > thinking.worth_of_draw():
        return thinker.check(cell, doubt, "why-comparity-answer")
    return say(Draw(), "why-comparity-draw", percent=percent(doubt))


def friend(request: BotRequest[ComparityView]) -> Decision:
    """Plays the likeliest card, takes safe Duets, and doubts when it pays with this many players."""
    return Thinker(request, trusts=False).decide(_friendly_turn, _friendly_answer)


def _friendly_turn(thinker: Thinker) -> Decision:
    rivals = sum(1 for cards in thinker.race.hands if cards != GONE) - 1
    cell, doubt = thinker.most_doubtful()
    if doubt >= min(0.97, 3 / (3 / rivals + 2)) and thinker.race.hands[thinker.seat] > 1:
        return thinker.check(cell, doubt, "why-comparity-check")
    fit, card, where = thinker.likeliest()
    duets = [
        (thinker.reading.fit(one, space), one, space)
        for one, spaces in thinker.plays().items()
        for space in spaces
        if thinker.neighbours[space] >= 2
    ]
    if duets and max(duets)[0] >= 0.8:
        fit, card, where = max(duets)
    code = _how_played(thinker, thinker.neighbours[where], fit)
    return say(PlayCard(card, where), code, card=card, percent=percent(fit))


def _friendly_answer(thinker: Thinker) -> Decision:
    rivals = sum(1 for cards in thinker.race.hands if cards != GONE) - 1
    return _answer_at(thinker, 1 / (3 / rivals + 2))


def _answer_at(thinker: Thinker, needed: float) -> Decision:
    cell, doubt = thinker.most_doubtful()
    if doubt >= needed or Draw() not in thinker.request.legal:
        return thinker.check(cell, doubt, "why-comparity-answer")
    return say(Draw(), "why-comparity-draw", percent=percent(doubt))


def plain(request: BotRequest[ComparityView]) -> Decision:
    """The yardstick: the likeliest cell; checks at 60 % on its turn and at one third in answer to a Duet."""
    return Thinker(request, trusts=False).decide(
        lambda thinker: _plain_turn(thinker, 0.6), lambda thinker: _answer_at(thinker, 1 / 3)
    )


def _plain_turn(thinker: Thinker, needed: float) -> Decision:
    cell, doubt = thinker.most_doubtful()
    if doubt >= needed and thinker.race.hands[thinker.seat] > 1:
        return thinker.check(cell, doubt, "why-comparity-check")
    fit, card, where = thinker.likeliest()
    return say(PlayCard(card, where), "why-comparity-likely", card=card, percent=percent(fit))


def beginner(request: BotRequest[ComparityView]) -> Decision:
    """Plays one of its cards where it seems to belong, and doubts only what looks plainly wrong."""
    return Thinker(request, trusts=False).decide(_first_steps, lambda thinker: _answer_at(thinker, 0.5))


def _first_steps(thinker: Thinker) -> Decision:
    cell, doubt = thinker.most_doubtful()
    if doubt >= 0.8:
        return thinker.check(cell, doubt, "why-comparity-check")
    plays = thinker.plays()
    cards = sorted(plays)
    card = cards[thinker.request.chance().below(len(cards))]
    fit, where = max((thinker.reading.fit(card, space), space) for space in plays[card])
    return say(PlayCard(card, where), "why-comparity-seems", card=card, percent=percent(fit))


def pusher(request: BotRequest[ComparityView]) -> Decision:
    """A yardstick: any card into the cell with most neighbours; never checks of its own will."""
    return Thinker(request, trusts=False).decide(_push, _take)


def _push(thinker: Thinker) -> Decision:
    plays = thinker.plays()
    cards = sorted(plays)
    card = cards[thinker.request.chance().below(len(cards))]
    cell = max(plays[card], key=lambda space: (thinker.neighbours[space], space))
    return say(PlayCard(card, cell), "why-comparity-push", card=card)


def _take(thinker: Thinker) -> Decision:
    if Draw() in thinker.request.legal:
        return say(Draw(), "why-comparity-draw", percent=0)
    return _answer_at(thinker, 0.0)
