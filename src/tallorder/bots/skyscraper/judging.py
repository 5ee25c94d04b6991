"""What a practised player thinks of each move in Skyscraper, in points: the quick bot, and the search's prior.

It judges a world that fits the view; of the hidden cards it uses nothing but the mover's own hand.
"""

from typing import Final

from tallorder.games.kernel import NOBODY
from tallorder.games.skyscraper import moves, printed
from tallorder.games.skyscraper.tower import MINIMUM, NO_THRESHOLD, STOREYS, Tower, faults, is_mini, is_unity
from tallorder.games.skyscraper.worlds import World

TYPICAL_ROOF: Final = 10
"""Metres of most Roofs."""
STOREY: Final = 27
"""Metres that a floor adds on average."""
MOST_LACKING: Final = 12
HOPE: Final = [0.72**lacking for lacking in range(MOST_LACKING + 1)]
"""What a site is worth, by the number of cards that it still lacks."""
BAR: Final = 0.012
"""What a metre more to exceed costs the next building."""
THEFT: Final = 0.8
WITH_ROOF, WITHOUT_ROOF = 0.6, 0.22
"""How likely a site that one builds up will be one's own, with a Roof in hand and without."""
RIVALS: Final = 0.30
"""How likely somebody else claims a ready site before one's next turn."""
RISK: Final = (1.0, 0.30, 0.14, 0.06, 0.03)
"""What share of a building's worth is at stake, by its strength."""
QUALITY: Final = {
    printed.FLOOR: 0.45,
    printed.SPECIAL: 0.9,
    printed.TOILET: 1.7,
    printed.ROOF: 1.1,
    printed.EARTHQUAKE: 1.2,
    printed.CENTURY: 0.8,
    printed.INSURANCE: 0.8,
    printed.STUDY: 1.1,
    printed.TORNADO: 0.4,
}
"""What a card in hand is worth by itself."""
USUAL_HAND: Final = 4.2


class Judge:
    """One position as its actor judges it; a search asks all the time, so weights and sites wait until needed."""

    def __init__(self, world: World) -> None:
        self.world = world
        cards = world.cards
        self.cards = cards
        seat = world.actor
        self.seat = seat
        self.bars = [NO_THRESHOLD] * world.seats
        """What each seat's next skyscraper must exceed."""
        self.record = 0
        """Metres of the tallest sound building."""
        for number in world.buildings:
            tower = world.towers[number]
            metres = tower.metres
            if metres > self.bars[tower.owner]:
                self.bars[tower.owner] = metres
            if metres > self.record and not world.prizes.is_faulty(number, tower):
                self.record = metres
        if world.options.threshold_mode == "ever":
            self.bars = [world.threshold(owner) for owner in range(world.seats)]
        self.roofs = [kind for kind in world.hands[seat] if cards.type_of[kind] == printed.ROOF]
        self.prize = cards.points[cards.record]
        self._weights: list[float] = []
        self._ready: dict[int, tuple[float, float]] = {}

    def weight(self, seat: int) -> float:
        """How much a point less for a seat is worth."""
        if not self._weights:
            scores = self.world.scores()
            best = max([score for other, score in enumerate(scores) if other != self.seat])
            self._weights = [1.0 if score == best else 0.45 for score in scores]
            self._weights[self.seat] = -1.0
        return self._weights[seat]

    # Sites

    def claim(self, metres: int, points: int, toilets: int, coloured: int, categories: int, bar: int) -> float:
        """What completing such a skyscraper is worth to somebody with this threshold."""
        if is_mini(metres, toilets):
            return points + self.cards.points[self.cards.mini]
        equal_ok = self.world.options.threshold_equal_ok
        if faults(metres, toilets, bar, equal_ok):
            return float(self.cards.points[self.cards.faulty])
        worth = points - BAR * (metres - max(bar, MINIMUM))
        if is_unity(0, coloured, categories, self.world.options.unity_min):
            worth += self.cards.points[self.cards.unity]
        if metres > self.record:
            worth += self.prize * 0.8
        return worth

    def claim_with(self, tower: Tower, roof: int, seat: int) -> float:
        """What roofing this site is worth to a seat."""
        cards = self.cards
        return self.claim(
            tower.metres + cards.metres[roof],
            tower.points + cards.points[roof],
            tower.toilets + cards.is_toilet[roof],
            tower.coloured,
            tower.categories,
            self.bars[seat],
        )

    def promise(
        self,
        metres: int,
        points: int,
        toilets: int,
        storeys: int,
        coloured: int,
        categories: int,
        roofs: list[int],
        seat: int,
    ) -> float:
        """What such a site may bring a seat with these Roofs: now, or once it has what it lacks."""
        bar = self.bars[seat]
        best = 0.0
        if storeys >= STOREYS:
            if roofs:
                cards = self.cards
                for roof in roofs:
                    worth = self.claim(
                        metres + cards.metres[roof],
                        points + cards.points[roof],
                        toilets + cards.is_toilet[roof],
                        coloured,
                        categories,
                        bar,
                    )
                    if worth > best:
                        best = worth
            else:
                best = self.claim(metres + TYPICAL_ROOF, points, toilets, coloured, categories, bar)
        if best > 0:
            return best
        bar += 10
        needed = (bar if bar > MINIMUM else MINIMUM) - metres - TYPICAL_ROOF
        lacking = -(-needed // STOREY)
        if lacking < STOREYS - storeys:
            lacking = STOREYS - storeys
        if lacking < 1:
            lacking = 0 if toilets else 1
        return (points + 1.5) * HOPE[min(lacking, MOST_LACKING)]

    def ready(self, number: int) -> tuple[float, float]:
        """What a site promises this seat, and what it promises its best rival."""
        if number not in self._ready:
            tower = self.world.towers[number]
            self._ready[number] = self._promises(
                tower.metres, tower.points, tower.toilets, tower.storeys, tower.coloured, tower.categories
            )
        return self._ready[number]

    def _promises(
        self, metres: int, points: int, toilets: int, storeys: int, coloured: int, categories: int
    ) -> tuple[float, float]:
        best_rival = 0.0
        for seat in range(self.world.seats):
            if seat != self.seat:
                rival = self.promise(metres, points, toilets, storeys, coloured, categories, [], seat)
                if rival > best_rival:
                    best_rival = rival
        mine = self.promise(metres, points, toilets, storeys, coloured, categories, self.roofs, self.seat)
        return mine, best_rival

    def building_worth(self, number: int) -> float:
        """What its owner would lose with a building; a faulty one is a burden."""
        world = self.world
        tower, prizes = world.towers[number], world.prizes
        if prizes.is_faulty(number, tower):
            return float(self.cards.points[self.cards.faulty])
        worth = float(tower.points)
        if number == prizes.mini:
            worth += self.cards.points[self.cards.mini]
        if number == prizes.unity:
            worth += self.cards.points[self.cards.unity]
        if number == prizes.record:
            worth += self.prize
        return worth

    # Moves

    def rate(self, move: int) -> float:
        """What a legal move is worth to the actor, in points."""
        verb, kind, target = move >> 16, move >> 8 & 255, move & 255
        if verb == moves.BUILD:
            return self._build(kind, target)
        if verb == moves.ROOF:
            return self._roof(kind, target)
        if verb == moves.QUAKE:
            return self._quake(target)
        if verb == moves.INSURE:
            return self._insure(target)
        if verb == moves.STUDY:
            return self._study(target)
        if verb == moves.STEAL:
            return 0.5 * self.weight(target) + 0.1 * len(self.world.hands[target])
        if verb in (moves.KEEP, moves.TAKE):
            return self.quality(kind)
        if verb == moves.PUT_BACK:
            return self._put_back(kind)
        if verb == moves.TORNADO:
            return 0.5 * (USUAL_HAND - self._hand_quality(kind)) - 0.1
        if verb == moves.CENTURY:
            return self._century()
        if verb == moves.SWAP_HAND:
            looked = sum(self.quality(card) for card in self.world.looked)
            return looked - self._hand_quality(printed.NO_CARD) - 0.5
        if verb == moves.DISCARD:
            return -self.quality(kind)
        return 0.0 if verb == moves.PASS else 0.25

    def _build(self, kind: int, number: int) -> float:
        before_mine, before_rival = self.ready(number)
        tower, cards = self.world.towers[number], self.cards
        category = cards.category_bit[kind]
        mine, rival = self._promises(
            tower.metres + cards.metres[kind],
            tower.points + cards.points[kind],
            tower.toilets + cards.is_toilet[kind],
            tower.storeys + cards.storey[kind],
            tower.coloured + (category != 0),
            tower.categories | category,
        )
        hold = WITH_ROOF if self.roofs else WITHOUT_ROOF
        worth = hold * (mine - before_mine) - RIVALS * (rival - before_rival)
        if self.cards.type_of[kind] == printed.TOILET:
            worth += self.cards.points[self.cards.specialist] + THEFT
        return worth

    def _roof(self, kind: int, number: int) -> float:
        tower = self.world.towers[number]
        worth = self.claim_with(tower, kind, self.seat)
        _, rival = self.ready(number)
        taken = RIVALS * max(rival, 0.0)
        if worth < 0:
            return worth - 0.5 + taken
        return worth + taken

    def _quake(self, number: int) -> float:
        tower = self.world.towers[number]
        strength = tower.strength()
        if tower.owner == NOBODY:
            mine, rival = self.ready(number)
            return (0.35 if strength <= 1 else 0.1) * (rival - 1.2 * mine) - 0.1
        worth = self.weight(tower.owner) * self.building_worth(number)
        if strength <= 1:
            return worth
        return worth * (RISK[min(strength - 1, 4)] - RISK[min(strength, 4)]) * 1.5 - 0.1

    def _century(self) -> float:
        total = -0.3
        for number in self.world.standing:
            tower = self.world.towers[number]
            strength = tower.strength()
            if tower.owner == NOBODY:
                if strength <= 1 and not tower.insurance:
                    mine, rival = self.ready(number)
                    total += 0.3 * (rival - mine)
            else:
                worth = self.weight(tower.owner) * self.building_worth(number)
                total += worth if strength <= 1 else worth * (RISK[min(strength - 1, 4)] - RISK[min(strength, 4)])
        return total

    def _insure(self, number: int) -> float:
        tower = self.world.towers[number]
        strength = min(tower.strength(), 3)
        if tower.owner == NOBODY:
            mine, rival = self.ready(number)
            return 0.06 * (mine - rival)
        safer = RISK[strength] - RISK[strength + 1]
        return -self.weight(tower.owner) * self.building_worth(number) * safer * 1.5

    def _study(self, source: int) -> float:
        if source == moves.FROM_DECK:
            return 1.0
        if source == moves.FROM_DISCARD:
            return max((self.quality(kind) for kind in self.world.fetchable()), default=0.0) - 0.9
        return 0.0

    def _put_back(self, kind: int) -> float:
        """The best card on top for oneself, the worst below it for the next: so the second best goes deepest."""
        best = max(self.quality(card) for card in self.world.looked)
        quality = self.quality(kind)
        return quality if quality < best else -1.0

    def quality(self, kind: int) -> float:
        """What a card is worth in this seat's hand."""
        what = self.cards.type_of[kind]
        worth = QUALITY[what]
        if what == printed.ROOF:
            if len(self.roofs) > 1:
                worth = 0.5
            for number in self.world.sites:
                tower = self.world.towers[number]
                if tower.can_be_roofed():
                    worth = max(worth, 0.8 * self.claim_with(tower, kind, self.seat))
        elif what <= printed.SPECIAL:
            worth += 0.15 * self.cards.points[kind]
        return worth

    def _hand_quality(self, played: int) -> float:
        hand = list(self.world.hands[self.seat])
        if played in hand:
            hand.remove(played)
        return sum(self.quality(card) for card in hand)
