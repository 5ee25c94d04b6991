"""Plays one whole game from Python and tells what happens.

python examples/play_one_game.py [GAME] [SEED]
"""

import sys

import tallorder


def main(game_name: str = "cardline-globetrotter", seed: int = 7) -> None:
    """Sets a game up, plays a simple move at every decision, and prints the ending."""
    start = tallorder.set_up(game_name, players=3, seed=seed)
    game = start.begin()
    chance = tallorder.Chance(seed)
    moves = 0
    while game.actor != tallorder.NOBODY:
        seat = game.actor
        legal = game.legal_moves()
        move = legal[chance.below(len(legal))]
        notation = start.rules.write_move(game, move)
        # A clone is a game of its own: whatever is tried there leaves this one alone.
        game.clone().play(move)
        events = game.play(move, seat)
        moves += 1
        print(f"seat {seat + 1}: {notation}")
        print(f"  seat 1 sees: {', '.join(type(game.seen(event, 0).event).__name__ for event in events)}")
    outcome = game.outcome()
    assert outcome is not None
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    print(f"after {moves} moves: won by seat {winners} [{outcome.rule}]")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        main(sys.argv[1], int(sys.argv[2]))
    elif len(sys.argv) == 2:
        main(sys.argv[1])
    else:
        main()
