"""What a round decides: one turn for each seat still in, clockwise from the first player's seat. [L-R-1]"""

from collections.abc import Sequence


def order_of_play(in_play: Sequence[bool], first: int) -> list[int]:
    """The seats still in, in the order of their turns: clockwise from the first player, inclusive. [L-R-1, L-R-3]"""
    seats = len(in_play)
    clockwise = [(first + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if in_play[seat]]


def able_to_finish(seats: Sequence[int], hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Which of the seats still to act in this round can finish in it: those with a single card. [L-R-2]"""
    return tuple(seat for seat in seats if len(hands[seat]) == 1)


def is_decided(finishers: int, still_to_act: Sequence[int], *, finish_round: bool) -> bool:
    """Whether the only finisher of the round cannot be joined any more and so wins at once. [L-END-2, L-R-2]

    `still_to_act` holds the number of cards of each seat whose turn in this round is yet to come: only a seat with a
    single card can still finish. With two or more finishers the round is played out, since it changes line and pile.
    """
    if finishers != 1:
        return False
    if finish_round:
        return not still_to_act
    return 1 not in still_to_act
