"""Explains a position: whose decision it is, what is legal, what the table looks like, and what moves do."""

from collections.abc import Sequence

import msgspec

from tallorder.cards import Deck
from tallorder.games.kernel import NOBODY, AnyRules, Event, Game, Outcome, Refused, Seen, View
from tallorder.terminal.speaker import Speaker


class Played(msgspec.Struct, frozen=True):
    """A move that was tried, and what happened."""

    seat: int
    """From 1, as people count."""
    move: str
    events: list[Event | Seen]
    words: list[str]


class Explanation(msgspec.Struct, frozen=True):
    """All that can be said about a position."""

    engine: str
    phase: str
    actor: int | None
    """The seat that decides, from 1; None when the game is over."""
    legal: list[str]
    """In notation and in the order that the notation defines; empty for a seat that may not know them."""
    view: View
    words: list[str]
    """The view, spoken."""
    played: list[Played]
    outcome: Outcome | None
    """With the winners' seats from 1."""
    position: str | None
    """The position after the moves in notation; None for a seat, which may not know all of it."""


class CannotPlay(ValueError):  # noqa: N818 - said to a person, in one line
    """A move that cannot be played in the position."""

    def __init__(self, number: int, move: str, reason: str) -> None:
        super().__init__(f"move {number} ({move}): {reason}")


def explain(
    rules: AnyRules, game: Game, moves: Sequence[str], seat: int | None, language: str, deck: Deck | None = None
) -> Explanation:
    """Plays the moves and explains where they lead, as everybody's open book or as one seat may know it."""
    speaker = Speaker(language, rules.cards(game), deck=deck)
    played = [play(rules, game, number, text, seat, speaker) for number, text in enumerate(moves, start=1)]
    actor = None if game.actor == NOBODY else game.actor
    view = game.view(actor if seat is None else seat)
    legal = game.legal_moves() if seat is None or seat == actor or rules.one_view else []
    return Explanation(
        engine=rules.engine,
        phase=view.phase,
        actor=None if actor is None else actor + 1,
        legal=[rules.write_move(game, move) for move in legal],
        view=view,
        words=speaker.lines(rules.narrate(view)),
        played=played,
        outcome=_from_one(game.outcome()),
        position=rules.write_position(game) if seat is None else None,
    )


def _from_one(outcome: Outcome | None) -> Outcome | None:
    if outcome is None:
        return None
    return msgspec.structs.replace(outcome, winners=tuple(seat + 1 for seat in outcome.winners))


def play(rules: AnyRules, game: Game, number: int, text: str, seat: int | None, speaker: Speaker) -> Played:
    """Plays one move given in notation."""
    actor = game.actor
    try:
        events = game.play(rules.read_move(game, text))
    except Refused as refused:
        raise CannotPlay(number, text, speaker.refusal(refused.refusal)) from None
    except ValueError as error:
        raise CannotPlay(number, text, str(error)) from None
    told = [line for event in events for line in rules.tell(game.seen(event, actor if seat is None else seat))]
    shown: list[Event | Seen] = list(events) if seat is None else [game.seen(event, seat) for event in events]
    return Played(actor + 1, text, shown, speaker.lines(told))


def say_explanation(explanation: Explanation, speaker: Speaker) -> list[str]:
    """The explanation as text."""
    lines = []
    for played in explanation.played:
        lines.append(f"{speaker.player(played.seat - 1)}: {played.move}")
        lines += [f"  · {words}" for words in played.words]
    lines += explanation.words
    if explanation.actor is not None:
        lines.append(speaker.say("position-decides", seat=explanation.actor, phase=explanation.phase))
    if explanation.legal:
        lines.append(speaker.say("position-legal", count=len(explanation.legal)))
        lines += [f"  {move}" for move in explanation.legal]
    return lines
