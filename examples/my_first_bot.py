"""A bot of your own in ten minutes: it plays Cardline and always begins with what it believes to be the largest card.

Run it with `python examples/my_first_bot.py`; docs/writing-a-bot.md explains what a bot is given.
"""

import tallorder
from tallorder.bots import BotRequest, Decision
from tallorder.bots.cardline import friend, gap_chances
from tallorder.bots.players import read_bot
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel import CardRef, Line
from tallorder.lab.duel import play


def largest_first(request: BotRequest[CardlineView]) -> Decision:
    """Takes the card it believes to be largest and puts it where it most likely belongs."""
    hand = request.view.hands[request.seat]
    card = max(hand, key=lambda card: request.beliefs.of(request.cards[card]).mean)
    line = [request.beliefs.score(shown.values[request.view.order].number) for shown in request.view.line]
    chances = gap_chances(line, request.beliefs.of(request.cards[card]))
    gap = chances.index(max(chances))
    why = Line("why-cardline-seems", {"card": CardRef(card), "percent": round(100 * chances[gap])})
    return Decision(PlaceCard(card, gap), why)


def main() -> None:
    """Two games' worth of every deal: my bot against a friend who knows as much."""
    player = read_bot("cardline", "friend@75")
    won = 0.0
    games = 100
    for number in range(games):
        start = tallorder.set_up("cardline-globetrotter", players=2, seed=number // 2)
        mine = number % 2
        bots = [largest_first if seat == mine else friend for seat in range(2)]
        seeds = [number // 2 * 2 + (seat == mine) for seat in range(2)]
        won += play(start, [player, player], seeds, bots=bots).shares[mine]
    print(f"my first bot won {won:g} of {games} games")


if __name__ == "__main__":
    main()
