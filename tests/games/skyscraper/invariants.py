"""What the ledger says must hold at every decision of Skyscraper."""

from tallorder.games.kernel import NOBODY
from tallorder.games.skyscraper.engine import HAND, SkyscraperGame
from tallorder.games.skyscraper.reader import cards_in_play
from tallorder.games.skyscraper.state import PLAY, ROOF_INSURE
from tests.games.skyscraper.table import BUILDING_SET

BOX = {kind: card.count for kind, card in enumerate(BUILDING_SET.cards) if card.kind != "prize"}


def check(game: SkyscraperGame) -> None:
    """What must hold at every decision. [S-R-2, S-HAND-1, S-MINI-1, S-UNITY-1, S-WR-1]"""
    assert cards_in_play(game) == BOX
    sites = [number for number in game.standing if game.towers[number].owner == NOBODY]
    assert list(game.sites) == sites
    assert sorted(game.buildings) == [number for number in game.standing if number not in sites]
    for number in game.standing:
        tower = game.towers[number]
        assert tower.strength() >= 1
        assert not (tower.earthquakes and tower.insurance)
    if game.actor == NOBODY:
        return
    if game.phase_number == PLAY:
        assert all(len(hand) <= HAND for hand in game.hands)
        assert game.hands[game.actor]
        assert (game.studies, game.looked, game.after, game.taken, game.roofed) == (0, (), 0, (), -1)
    if game.options.replace_collapsed_site and game.phase_number != ROOF_INSURE:
        assert game.sites
    holders = {game.prizes.mini, game.prizes.unity, game.prizes.record} - {-1}
    assert holders <= set(game.buildings)
    assert game.prizes.mini == -1 or game.prizes.mini != game.prizes.unity
    for number in holders:
        if number != game.prizes.record or not game.options.faulty_record:
            assert not game.prizes.is_faulty(number, game.towers[number])
    assert all(list(hand) == sorted(hand) for hand in game.hands)
