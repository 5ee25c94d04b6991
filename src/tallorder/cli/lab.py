"""`tallorder lab`: two sets of rules on the same deals, and what a deck is like (`tallorder lab deck FILE`)."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from tallorder import catalogue
from tallorder.cli.arguments import (
    DEFAULT_BOT,
    BadInput,
    Commands,
    add_command,
    add_json,
    natural,
    options_of,
    positive,
    print_json,
)
from tallorder.extras import require

if TYPE_CHECKING:
    from tallorder.lab.experiment import Experiment

USUAL: Final = "default"
DECK: Final = "deck"


def add_lab(commands: Commands) -> None:
    """`tallorder lab`."""
    parser = add_command(commands, "lab", run_lab, "compare two sets of rules on the same deals")
    parser.add_argument(
        "question",
        nargs="+",
        help="`deck` and a deck to examine; or a game and the house rules that are asked about, "
        'as "comparity-landmarks trio_bonus_mandatory=on"',
    )
    parser.add_argument("--against", default=USUAL, help='house rules to compare with, as "a=on b=off"')
    parser.add_argument(
        "--games", type=positive, default=2000, help="games altogether, half with each set of rules (2000)"
    )
    parser.add_argument("--players", type=positive, default=3, help="players in each game (3)")
    parser.add_argument(
        "--bots", default=DEFAULT_BOT, help="who plays: one for all seats, or one for each, separated by commas"
    )
    parser.add_argument("--playouts", type=positive, default=20, help="how long searching bots think (20 playouts)")
    parser.add_argument("--seed", type=natural, default=0, help="the same seed deals the same games again")
    parser.add_argument("--order", help="what cards are compared by, such as height or year")
    parser.add_argument("--deck", help="a deck by name, or a CSV file or deck folder; for skyscraper a card file")
    parser.add_argument("--cards", choices=("core", "all"), default="core", help="the box's cards, or the whole deck")
    parser.add_argument("--keep", type=positive, default=60, help="with `deck`: how many cards to propose (60)")
    parser.add_argument("--jobs", type=positive, help="how many processes play (one for each core)")
    parser.add_argument("--cluster", metavar="tcp://…", help="play on the workers of this Dask scheduler instead")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="keep what was played in this file, and go on from it next time"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the page to share, such as trio.html")
    add_json(parser)


def run_lab(arguments: argparse.Namespace) -> int:
    """Plays the experiment and prints what it found."""
    require("lab")
    if arguments.question[0] == DECK:
        return run_doctor(arguments)
    from joblib import cpu_count
    from tqdm import tqdm

    from tallorder.lab import series
    from tallorder.lab.experiment import DEALS_IN_PORTION
    from tallorder.lab.findings import findings
    from tallorder.lab.page import as_lines, comparison_page
    from tallorder.lab.parting import TRIED, first_parting

    experiment = _experiment(arguments).settled()
    deals = -(-arguments.games // 2)
    total = series.portions_for(deals)
    try:
        with tqdm(total=total * DEALS_IN_PORTION * 2, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
            portions = series.run(
                experiment,
                deals,
                jobs=arguments.jobs or cpu_count(),
                cluster=arguments.cluster,
                file=arguments.save,
                progress=lambda played: bar.update(played * DEALS_IN_PORTION * 2),
            )
    except series.OtherExperiment as other:
        raise BadInput(f"tallorder: {other}") from None
    except series.NoCluster as problem:
        raise BadInput(f"tallorder: {problem}") from None
    found = findings(portions)
    tried = min(TRIED, deals)
    parting = first_parting(experiment, tried) if arguments.out is not None or arguments.json else None
    if arguments.out is not None:
        page = comparison_page(experiment, found, parting, tried, command_of(arguments), arguments.lang)
        arguments.out.write_text(page, encoding="utf-8")
    if arguments.json:
        print_json({"experiment": experiment, "measures": found, "parting": parting})
        return 0
    print("\n".join(as_lines(found, arguments.lang)))
    return 0


def run_doctor(arguments: argparse.Namespace) -> int:
    """Examines a deck in games of Cardline and says what is wrong with which card."""
    from joblib import cpu_count
    from tqdm import tqdm

    from tallorder import decks
    from tallorder.lab.doctor import examine
    from tallorder.lab.doctor_page import as_lines, doctor_page

    if len(arguments.question) != 2:
        raise BadInput("tallorder: lab deck: expected one deck, by name or as a CSV file or deck folder")
    if arguments.cluster is not None or arguments.save is not None:
        raise BadInput("tallorder: lab deck: --cluster and --save are for comparing rules; leave them out")
    name = arguments.question[1]
    deck = decks.load(name)
    with tqdm(total=arguments.games, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
        found = examine(
            name,
            order=arguments.order,
            cards=arguments.cards,
            games=arguments.games,
            seed=arguments.seed,
            keep=arguments.keep,
            jobs=arguments.jobs or cpu_count(),
            progress=bar.update,
        )
    if arguments.out is not None:
        page = doctor_page(deck, found, arguments.keep, arguments.lang, arguments.out.name)
        arguments.out.write_text(page, encoding="utf-8")
    if arguments.json:
        print_json(found)
        return 0
    print("\n".join(as_lines(deck, found, arguments.lang)))
    return 0


def _experiment(arguments: argparse.Namespace) -> "Experiment":
    """The question, read."""
    from tallorder.lab.experiment import Experiment

    words = " ".join(arguments.question).split()
    game = catalogue.offer(words[0]).game
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    if len(bots) == 1:
        bots *= arguments.players
    if len(bots) != arguments.players:
        raise BadInput(f"tallorder: --bots names {len(bots)} bots: expected one, or {arguments.players}")
    cards: Literal["core", "all"] = arguments.cards
    return Experiment(
        game=game,
        options=options_of(words[1:]),
        against={} if arguments.against == USUAL else options_of(arguments.against.split()),
        players=arguments.players,
        bots=bots,
        seed=arguments.seed,
        order=arguments.order,
        deck=arguments.deck,
        cards=cards,
        playouts=arguments.playouts,
    )


def command_of(arguments: argparse.Namespace) -> str:
    """The command that gives the same page again."""
    parts = ["tallorder", "lab", " ".join(arguments.question)]
    for name in ("against", "games", "players", "bots", "playouts", "seed", "order", "deck", "cards", "lang"):
        value = getattr(arguments, name)
        if value is not None:
            parts += [f"--{name}", str(value)]
    return shlex.join([*parts, "--out", arguments.out.name])
