"""`tallorder print`: cards, rules and posters as PDF."""

import argparse
import math
import sys
from pathlib import Path
from typing import get_args

from tallorder.cli.arguments import BadInput, Commands, add_command, add_json, print_json
from tallorder.messages import phrasebook
from tallorder.printing.paper import CARD_WIDTH, PAPERS, Duplex


def add_print(commands: Commands) -> None:
    """`tallorder print`."""
    parser = add_command(commands, "print", run_print, "make a PDF of a deck to print, cut and play with")
    parser.add_argument("deck", help="a deck by name or path; skyscraper or a card file for its cards")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the PDF to write; named after the deck if left out")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help="the size of the paper")
    parser.add_argument(
        "--duplex",
        choices=get_args(Duplex),
        default="long",
        help="the edge on which the printer flips the paper; fold: both sides on one page; none: fronts only",
    )
    parser.add_argument(
        "--size", type=millimetres, default=CARD_WIDTH, metavar="MM", help="how wide a card is (default: 63)"
    )
    parser.add_argument(
        "--bleed",
        type=millimetres,
        default=0.0,
        metavar="MM",
        help="bleed: how far the picture goes beyond the cut, such as 3",
    )
    parser.add_argument(
        "--offset",
        type=shift,
        default=(0.0, 0.0),
        metavar="X,Y",
        help="move backs right and down, in mm: see --calibrate",
    )
    parser.add_argument(
        "--cards", default="core", metavar="WHICH", help="core (the box), all, or ids separated by commas"
    )
    parser.add_argument("--order", help="the measure that stands out on value sides")
    parser.add_argument("--units", choices=("us", "metric"), default="us", help="units of the values")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--poster",
        action="store_const",
        dest="what",
        const="poster",
        help="one A1 page with all cards open, from smallest to largest",
    )
    what.add_argument(
        "--rules", action="store_const", dest="what", const="rules", help="the rules of the deck's game as a booklet"
    )
    what.add_argument(
        "--calibrate",
        action="store_const",
        dest="what",
        const="calibrate",
        help="a page that tells how far your printer shifts backs",
    )
    parser.set_defaults(what="cards")
    add_json(parser)


def millimetres(text: str) -> float:
    """A length that makes sense on a page."""
    length = float(text)
    if not 0 <= length <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is not a length between 0 and 200 mm")
    return length


def shift(text: str) -> tuple[float, float]:
    """How far to the right and down, such as 1.5,-0.5."""
    try:
        right, down = (float(part) for part in text.split(","))
    except ValueError:
        right = down = math.inf
    if not max(abs(right), abs(down)) <= 20:
        raise argparse.ArgumentTypeError(f"{text!r} is not X,Y with at most 20 mm each, such as 1.5,-0.5")
    return right, down


def run_print(arguments: argparse.Namespace) -> int:
    """Writes a PDF."""
    from tallorder.printing.order import PrintOrder, make
    from tallorder.printing.typesetting import PrintError

    wanted = PrintOrder(
        deck=arguments.deck,
        what=arguments.what,
        language=arguments.lang,
        paper=arguments.paper,
        duplex=arguments.duplex,
        size=arguments.size,
        bleed=arguments.bleed,
        offset=arguments.offset,
        cards=arguments.cards,
        order=arguments.order,
        units=arguments.units,
    )
    words = phrasebook(arguments.lang)
    try:
        done = make(wanted)
    except PrintError as problem:
        raise BadInput(f"tallorder: {problem.in_words(words)}") from problem
    out = arguments.out or Path(f"{Path(arguments.deck).stem}-{wanted.what}.pdf")
    out.write_bytes(done.pdf)
    if arguments.json:
        print_json({"file": str(out), "what": wanted.what, "pages": done.pages, "cards": done.cards})
        return 0
    print(words.say("print-done", {"file": str(out), "pages": done.pages, "cards": done.cards}))
    print(words.say(f"print-how-{done.how}"), file=sys.stderr)
    return 0
