"""Writes docs/observations.md: every field of every game's observations, from the engines themselves.

python -m tools.observations
"""

from pathlib import Path
from typing import Final

from tallorder import catalogue

PAGE: Final = Path(__file__).parents[1] / "docs" / "observations.md"
SHOWN: Final = (("comparity-landmarks", 4), ("cardline-globetrotter", 4), ("skyscraper", 4))
"""A game of each engine, with the players that lengths are given for."""
HEAD: Final = """# Observations, field by field

Written by `python -m tools.observations`. How observations are made and used: [research](research.md).

Lengths are those of a game with four players; `a × b` means a rows of b numbers. Everything is counted as it lies on
the table and not scaled: divide by the largest value where your learner wants numbers from 0 to 1.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game, players in SHOWN:
        agreement = catalogue.agree(game, players=players)
        observation = agreement.rules.observation(agreement.deal(0).begin(), len(agreement.stock))
        parts.append(f"## {game}\n\n{observation.size:,} numbers.\n")
        rows = ["| from | field | length | smallest, largest | meaning |", "|---|---|---|---|---|"]
        for field in observation.fields:
            length = " × ".join(f"{number:,}" for number in field.shape)
            start = observation.starts[field.name]
            rows.append(f"| {start} | `{field.name}` | {length} | {field.least:g}, {field.most:g} | {field.meaning} |")
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
