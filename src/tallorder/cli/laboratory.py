"""`tallorder simulate` and `tallorder arena`: many games."""

import argparse
import sys
from pathlib import Path

from tallorder import catalogue
from tallorder.cli.arguments import (
    BadInput,
    Commands,
    add_agreement,
    add_command,
    add_json,
    natural,
    options_of,
    positive,
    print_json,
    read_bots,
)
from tallorder.extras import require


def add_simulate(commands: Commands) -> None:
    """`tallorder simulate`."""
    parser = add_command(commands, "simulate", run_simulate, "play many games between bots, fast")
    parser.add_argument("game", help="a game of `tallorder games`")
    parser.add_argument("--players", type=positive, default=2, help="players in each game (2)")
    parser.add_argument("--games", type=positive, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=natural, default=0, help="the same seed deals the same games again")
    parser.add_argument(
        "--bots", default="any-legal", help="who plays: one for all seats, or one for each, such as expert@85,friend"
    )
    parser.add_argument(
        "--jobs", type=positive, help="how many processes play at once (one for each core); the games stay the same"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="write every game's record into this folder")
    add_json(parser)
    add_agreement(parser)


def run_simulate(arguments: argparse.Namespace) -> int:
    """Plays a series of games and prints the result."""
    require("lab")
    from joblib import cpu_count
    from tqdm import tqdm

    from tallorder.lab.simulate import simulate

    engine = catalogue.offer(arguments.game).engine
    bots = read_bots(engine, arguments.bots) or []
    if len(bots) == 1:
        bots *= arguments.players
    if len(bots) != arguments.players:
        raise BadInput(
            f"tallorder: --bots names {len(bots)} bots: expected one, or {arguments.players} for the players"
        )
    with tqdm(total=arguments.games, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
        result = simulate(
            arguments.game,
            players=arguments.players,
            games=arguments.games,
            seed=arguments.seed,
            bots=() if arguments.bots == "any-legal" else bots,
            order=arguments.order,
            options=options_of(arguments.option),
            deck=arguments.deck,
            cards=arguments.cards,
            record=arguments.record,
            watch=bar.update,
            jobs=arguments.jobs or cpu_count(),
        )
    if arguments.json:
        print_json(result)
        return 0
    print(
        f"{result.games} games, {result.moves} moves in {result.seconds:.2f} s: {result.moves_per_second:,.0f} moves/s"
    )
    print(f"longest game: {result.longest} moves")
    for seat, wins in enumerate(result.wins, start=1):
        print(f"seat {seat}: {wins:g} wins ({wins / result.games:.1%})")
    return 0


def add_arena(commands: Commands) -> None:
    """`tallorder arena`."""
    parser = add_command(commands, "arena", run_arena, "let bots compete in every order of seats and count their wins")
    parser.add_argument("game", help="a game of `tallorder games`")
    parser.add_argument("--bots", required=True, help="the bots of one table, such as expert@85,plain@85")
    parser.add_argument(
        "--games",
        type=positive,
        default=200,
        help="at least this many games; each deal is played in every order of seats",
    )
    parser.add_argument("--seed", type=natural, default=0, help="the same seed deals the same games again")
    parser.add_argument(
        "--jobs", type=positive, default=1, help="how many processes compute at once; the result stays the same"
    )
    parser.add_argument("--pairs", action="store_true", help="let every two of the bots play each other instead")
    parser.add_argument(
        "--playouts",
        type=positive,
        default=200,
        help="how many games a searching bot plays out in its head before it moves",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result into this file (.svg, .png, .pdf)")
    add_json(parser)
    add_agreement(parser)


def run_arena(arguments: argparse.Namespace) -> int:
    """Plays a contest and prints the result."""
    require("lab")
    from tqdm import tqdm

    from tallorder.bots import Budget
    from tallorder.bots.players import read_bot
    from tallorder.lab import arena

    if arguments.plot is not None:
        require("plot")  # said before the games, not after them
    engine = catalogue.rules(catalogue.offer(arguments.game).engine)
    line_up = tuple(read_bot(engine.engine, name) for name in arguments.bots.split(","))
    contest = arena.Contest(
        arguments.game,
        line_up,
        arguments.games,
        arguments.seed,
        order=arguments.order,
        options=options_of(arguments.option),
        deck=arguments.deck,
        cards=arguments.cards,
        budget=Budget(playouts=arguments.playouts),
    )
    contests = arena.pairs(contest) if arguments.pairs else [contest]
    for one in contests:
        one.check()
    total = sum(one.deals() * len(one.seatings()) for one in contests)
    with tqdm(total=total, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
        reports = [arena.run(one, arguments.jobs, bar.update) for one in contests]
    if arguments.plot is not None:
        from tallorder.lab.plot import draw

        draw(reports, arguments.plot)
    if arguments.json:
        print_json(reports if arguments.pairs else reports[0])
        return 0
    for found in reports:
        print("\n".join(arena.as_table(found)))
    return 0
