"""`tallorder analyse`: a game that is over, thought through move by move."""

import argparse
import sys

from tallorder.cli.arguments import BadInput, Commands, add_command, add_json, natural, positive, print_json, read_text
from tallorder.extras import require
from tallorder.games.kernel import NotationError, Refused


def add_analyse(commands: Commands) -> None:
    """`tallorder analyse`."""
    parser = add_command(commands, "analyse", run_analyse, "say what each decision of a finished game was worth")
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument(
        "--level", type=positive, help="what the imagined players know: pairs in order, 65 to 95 % (85)"
    )
    parser.add_argument("--worlds", type=positive, help="how many worlds are imagined for each decision")
    parser.add_argument("--seed", type=natural, default=0, help="the same seed gives the same analysis")
    parser.add_argument("--jobs", type=positive, help="how many processes compute at once; the result stays the same")
    parser.add_argument("--deck", help="the deck of the record, if it is not one of ours")
    add_json(parser)


def run_analyse(arguments: argparse.Namespace) -> int:
    """Analyses a record."""
    import os

    require("lab")
    from tqdm import tqdm

    from tallorder.study.plan import USUAL_LEVEL, GameStudy, StudyPlan
    from tallorder.terminal.analyse import say_analysis, think_through
    from tallorder.terminal.replay import blamed_line
    from tallorder.terminal.speaker import Speaker

    text = read_text(arguments.file)
    plan = StudyPlan(text, arguments.level or USUAL_LEVEL, arguments.seed, arguments.worlds or 0)
    try:
        study = GameStudy(plan, arguments.deck)
    except NotationError as error:
        raise BadInput(f"{arguments.file}:{error.line}: expected {error.expected}") from None
    except Refused as refused:
        reason = Speaker(arguments.lang).refusal(refused.refusal)
        raise BadInput(f"{arguments.file}:{blamed_line(text, refused.refusal)}: {reason}") from None
    jobs = arguments.jobs or min(os.cpu_count() or 1, study.moments)
    with tqdm(total=study.moments, unit="move", disable=not sys.stderr.isatty(), leave=False) as bar:
        analysis = think_through(study, arguments.deck, jobs, bar.update)
    if arguments.json:
        print_json(analysis)
    else:
        print("\n".join(say_analysis(study, analysis, arguments.lang)).rstrip())
    return 0
