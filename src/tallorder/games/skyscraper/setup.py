"""Set-up: which cards are used, how they are shuffled, dealt and laid out."""

from tallorder.cards import BuildingSet
from tallorder.games.kernel import Chance, Deal, Refusal, Refused
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import FOUNDATION, ROOF, STUDY, TOILET, TORNADO, Printed, printed
from tallorder.games.skyscraper.tower import site

DEALT = 4
"""Cards each seat gets from the main deck, besides its Roof. [S-SETUP-9]"""
PILES = ("foundations", "roofs", "deck", "removed")
SURPLUS = bytes((FOUNDATION, ROOF, STUDY, TOILET, TORNADO))
"""Types of cards of which some are taken out. [S-SETUP-3]"""


def shuffled(building_set: BuildingSet, players: int, options: SkyscraperOptions, chance: Chance) -> Deal:
    """Takes out the surplus unseen and shuffles the rest. [S-SETUP-2, S-SETUP-3, S-SETUP-4, S-SETUP-7, S-SETUP-8]"""
    row = building_set.row(players)
    box: dict[str, list[int]] = {}
    for kind, card in enumerate(building_set.cards):
        box.setdefault(card.kind, []).extend([kind] * card.count)
    removed: list[int] = []
    for name, used in (
        ("foundation", row.foundations),
        ("toilet", row.toilets),
        ("study", row.studies),
        ("roof", row.roofs),
        ("tornado", row.tornadoes),
    ):
        chance.shuffle(box[name])
        if name == "roof" and options.keep_toilet_roofs:
            box[name].sort(key=lambda kind: not building_set.cards[kind].is_toilet)
        removed += box[name][used:]
        del box[name][used:]
    chance.shuffle(box["roof"])
    deck = box["roof"][players:]
    for name in ("floor", "special", "toilet", "earthquake", "century", "insurance", "study", "tornado"):
        deck += box[name]
    chance.shuffle(deck)
    first = chance.below(players) if options.first_player == "random" else options.first_player - 1
    return Deal(
        players=players,
        first=first,
        box=building_set,
        piles={
            "foundations": tuple(box["foundation"]),
            "roofs": tuple(box["roof"][:players]),
            "deck": tuple(deck),
            "removed": tuple(sorted(removed)),
        },
        chance_key=chance.next(),
    )


def laid_out(deal: Deal, options: SkyscraperOptions) -> SkyscraperGame:
    """The first sites turned up and five cards in each hand. [S-SETUP-5, S-SETUP-6, S-SETUP-9, S-TURN-1]"""
    building_set = deal.box
    if not isinstance(building_set, BuildingSet):
        raise Refused(Refusal("S-COMP-1", "skyscraper-needs-card-file"))
    cards = printed(building_set, deal.players, options)
    _check(deal, cards)
    row = building_set.row(deal.players)
    game = SkyscraperGame(deal.players, cards, options)
    foundations = deal.piles["foundations"]
    game.towers = [site(kind, cards) for kind in foundations[: row.sites]]
    game.sites = game.standing = tuple(range(row.sites))
    game.pile = foundations[: row.sites - 1 : -1]
    deck = list(reversed(deal.piles["deck"]))
    hands = [[roof] for roof in deal.piles["roofs"]]
    for _ in range(DEALT):
        for hand in hands:
            hand.append(deck.pop())
    game.hands = [tuple(sorted(hand)) for hand in hands]
    game.deck = deck
    game.removed = tuple(sorted(deal.piles["removed"]))
    game.actor = deal.first
    game.chance_key = deal.chance_key
    return game


def _check(deal: Deal, cards: Printed) -> None:
    """A deal from a record must be one that set-up could have made. [S-SETUP-3]"""
    row = cards.setup
    wrong = Refused(Refusal("S-SETUP-3", "skyscraper-deal-does-not-fit"))
    if deal.piles.keys() != set(PILES):
        raise wrong
    piles = [deal.piles[name] for name in PILES]
    if sorted(sum(piles, ())) != cards.box:
        raise wrong
    type_of = cards.type_of.ljust(256)
    foundations, roofs, deck, removed = [bytes(pile).translate(type_of) for pile in piles]
    if foundations != bytes([FOUNDATION]) * row.foundations or roofs != bytes([ROOF]) * deal.players:
        raise wrong
    used = [deck.count(what) for what in (TOILET, STUDY, TORNADO, ROOF, FOUNDATION)]
    if used != [row.toilets, row.studies, row.tornadoes, row.roofs - deal.players, 0]:
        raise wrong
    if removed.strip(SURPLUS):
        raise wrong
