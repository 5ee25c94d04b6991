"""Rules side by side: one deal, the same bots, and the first move where the two rules part."""

from base64 import b64encode

import msgspec

from tallorder.games.kernel.record import RecordedMove, write_record
from tallorder.lab.experiment import SIDES, Experiment, records

TRIED = 200
"""Deals that are looked at for one where the rules part."""


class PartedGame(msgspec.Struct, frozen=True):
    """One game of the two."""

    file: str
    text: str
    """The move at which they part, in notation; empty when this game was over before."""
    record: str

    @property
    def base64(self) -> str:
        """The record as it stands in a link."""
        return b64encode(self.record.encode()).decode()


class Parting(msgspec.Struct, frozen=True):
    """Where the two games of a deal stop being the same."""

    deal: int
    move: int
    """How many moves they have in common."""
    seat: int
    """Whose move it is."""
    new: PartedGame
    old: PartedGame
    position: str
    """The last moment they share, in notation, with the rules that are asked about."""


def part(experiment: Experiment, deal: int) -> Parting | None:
    """Where the games of a deal part; None if they are the same to their end."""
    (start, new), (other, old) = records(experiment, deal)
    common = 0
    while common < min(len(new), len(old)) and new[common][::2] == old[common][::2]:
        common += 1
    if common == len(new) == len(old):
        return None
    game = start.begin()
    for seat, move, _ in new[:common]:
        game.play(move, seat)
    played = [
        PartedGame(
            f"{experiment.game}-{side}.record",
            moves[common][2] if common < len(moves) else "",
            write_record(
                msgspec.structs.replace(
                    dealt.record(), moves=tuple(RecordedMove(seat, text) for seat, _, text in moves)
                )
            ),
        )
        for side, dealt, moves in zip(SIDES, (start, other), (new, old), strict=True)
    ]
    seat = (new if common < len(new) else old)[common][0]
    return Parting(deal, common, seat, played[0], played[1], start.rules.write_position(game))


def first_parting(experiment: Experiment, tried: int = TRIED) -> Parting | None:
    """The first deal on which the rules part."""
    for deal in range(tried):
        found = part(experiment, deal)
        if found is not None:
            return found
    return None
