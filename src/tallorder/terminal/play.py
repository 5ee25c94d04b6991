"""A game at one terminal: several people and bots, numbered choices, plain text.

Everything comes from a seat's view, so that nothing is said that the seat may not know. Where hands are secret, the
keyboard is handed over with the screen cleared.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tallorder.games.kernel import Choice, Move, View
from tallorder.games.kernel.record import Record
from tallorder.terminal.driver import LocalGames
from tallorder.terminal.speaker import Speaker

BACK: Final = -1
"""Picked instead of a number: go back to the first list."""


def is_yes(answer: str) -> bool:
    """Yes in one of our languages."""
    return answer.strip().casefold() in ("y", "yes", "o", "oui", "д", "да")


def is_number(answer: str, least: int, most: int) -> bool:
    """Whether somebody typed a number of this range."""
    return answer.isascii() and answer.isdecimal() and len(answer) < 7 and least <= int(answer) <= most


class Quit(Exception):  # noqa: N818 - a person's wish, not an error
    """Somebody leaves the terminal; the game is broken off."""


class Terminal:
    """Where words come from and go to."""

    def __init__(self, ask: Callable[[str], str], tell: Callable[[str], object], clear: Callable[[], object]) -> None:
        self.ask = ask
        self.tell = tell
        self.clear = clear


class SpokenGame:
    """One game, spoken: whose decision it is, what lies there, what can be done. The driver plays it."""

    def __init__(self, games: LocalGames, terminal: Terminal, speaker: Speaker) -> None:
        self.games = games
        self.rules = games.rules
        self.terminal = terminal
        self.speaker = speaker
        self.people = games.people
        self.is_handed_over = len(self.people) > 1 and not self.rules.one_view
        """Whether people must not look over each other's shoulders."""
        self.listener: int | None = self.people[0] if self.people else None
        """The seat that the terminal speaks to now; None is a spectator."""
        self.is_listened_to = not self.is_handed_over
        """Whether somebody sits at the keyboard yet: until the first hand-over nothing is told."""

    def play(self) -> Record:
        """Plays to the end, or until somebody quits; returns the record as far as it went."""
        try:
            while self.games.actor is not None:
                seat = self.games.actor
                if self.games.is_bot(seat):
                    self.games.ask_bot()
                else:
                    self.person_decides(seat)
                self.tell_unheard()
            self.tell_ending()
        except Quit:
            self.terminal.tell(self.speaker.say("terminal-broken-off"))
        return self.games.record()

    def person_decides(self, seat: int) -> None:
        """Shows the table to a person and asks for a move."""
        self.hand_over(seat)
        self.tell_table(seat)
        move = self.choose(seat)
        if move is None:
            self.games.resign(seat)
        else:
            self.games.play(seat, move)

    # Asking.

    def choose(self, seat: int) -> Move | None:
        """Asks for a move in two steps, a thing to pick and what to do with it; None is a resignation."""
        view = self.games.view(seat)
        choices = self.games.choices(seat)
        while True:
            picked = self.pick(seat, "terminal-ask-choice", [self.name_choice(view, choice) for choice in choices])
            if not isinstance(picked, int):
                return picked
            choice = choices[picked]
            if len(choice.moves) == 1:
                return choice.moves[0]
            picked = self.pick(seat, "terminal-ask-move", *self.name_moves(view, choice.moves), can_go_back=True)
            if picked == BACK:
                continue
            return choice.moves[picked] if isinstance(picked, int) else picked

    def pick(
        self, seat: int, question: str, labels: list[str], notes: Sequence[str] = (), *, can_go_back: bool = False
    ) -> "int | Move | None":
        """A number from a list, a move typed in notation, or None for a resignation."""
        width = len(str(len(labels)))
        for number, label in enumerate(labels, start=1):
            self.terminal.tell(f"  {number:>{width}}. {label}")
        for note in notes:
            self.terminal.tell(f"  {note}")
        while True:
            answer = self.ask(question, count=len(labels), back="yes" if can_go_back else "no")
            word = answer.casefold()
            if is_number(word, 1, len(labels)):
                return int(word) - 1
            if word in ("0", "b", "back") and can_go_back:
                return BACK
            if word in ("?", "h", "help"):
                self.terminal.tell(self.speaker.say("terminal-help"))
            elif word in ("t", "table"):
                self.tell_table(seat)
            elif word in ("why", "w"):
                self.tell_reasons()
            elif word == "resign":
                if is_yes(self.ask("terminal-ask-resign")):
                    return None
            elif word:
                move = self.read_move(answer)
                if move is not None:
                    return move

    def read_move(self, answer: str) -> Move | None:
        """A legal move typed in notation; None after telling that it is none.

        Why it is none is not told: the reason could name cards that nobody here has seen.
        """
        if answer.isdecimal():
            self.terminal.tell(self.speaker.say("terminal-not-in-list"))
            return None
        try:
            move: Move | None = self.rules.read_move(self.games.game, answer)
        except ValueError:
            move = None
        if move in self.games.game.legal_moves():
            return move
        self.terminal.tell(self.speaker.say("terminal-no-move", text=answer[:60]))
        return None

    def ask(self, code: str, **params: int | str) -> str:
        """An answer without spaces around it; the end of input, like `quit`, breaks the game off."""
        try:
            answer = self.terminal.ask(self.speaker.say(code, **params) + " ").strip()
        except EOFError:
            raise Quit from None
        if answer.casefold() in ("q", "quit", "exit"):
            raise Quit
        return answer

    # Speaking.

    def hand_over(self, seat: int) -> None:
        """Hands the keyboard to the next person, and hides what the last one saw."""
        if not self.is_handed_over or (self.is_listened_to and self.listener == seat):
            return
        if self.is_listened_to:
            self.ask("terminal-hide")
        self.terminal.clear()
        self.listener = seat
        self.is_listened_to = True
        self.ask("terminal-hand-over", player=self.speaker.player(seat))
        self.tell_unheard()

    def tell_unheard(self) -> None:
        """Tells the listener what it saw happen since it was last told."""
        if not self.is_listened_to:
            return
        for sentence in self.speaker.lines(self.games.unheard(self.listener)):
            self.terminal.tell(f"  · {sentence}")

    def tell_table(self, seat: int) -> None:
        """Says what lies on the table, as this seat sees it."""
        self.terminal.tell("")
        for sentence in self.speaker.lines(self.games.narrate(seat)):
            self.terminal.tell(sentence)

    def tell_reasons(self) -> None:
        """Says why the bots made their last moves; a reason never tells what is secret."""
        for seat, why in self.games.reasons.items():
            player = self.speaker.player(seat)
            self.terminal.tell(self.speaker.say("terminal-why", player=player, why=self.speaker.line(why)))

    def tell_ending(self) -> None:
        """Says how the game ended, with the points where there are any."""
        outcome = self.games.outcome
        assert outcome is not None
        names = self.speaker.list([self.speaker.player(seat) for seat in outcome.winners])
        count = len(outcome.winners)
        self.terminal.tell("")
        self.terminal.tell(self.speaker.say("terminal-winners", winners=names, count=count, rule=outcome.rule))
        for seat, score in enumerate(outcome.scores):
            player = self.speaker.player(seat)
            self.terminal.tell(self.speaker.say("terminal-score", player=player, score=score))

    # Names of things to pick.

    def name_choice(self, view: View, choice: Choice) -> str:
        """What can be picked, in words; a card that can be played in one way only says at once what that would do."""
        if choice.card is not None and len(choice.moves) == 1:
            return " — ".join(self.speaker.lines(self.rules.preview(view, choice.moves[0]).lines))
        code = f"{self.rules.engine}-pick-{choice.pick}"
        card = {} if choice.card is None else {"card": self.speaker.card(choice.card)}
        return self.speaker.say(code, count=len(choice.moves), **card)

    def name_moves(self, view: View, moves: Sequence[Move]) -> tuple[list[str], list[str]]:
        """Each move with what hangs on it, in words; and what hangs on all of them alike."""
        told = [self.speaker.lines(self.rules.preview(view, move).lines) for move in moves]
        alike = [sentence for sentence in told[0][1:] if all(sentence in sentences[1:] for sentences in told)]
        own = [sentences[:1] + [one for one in sentences[1:] if one not in alike] for sentences in told]
        return [" — ".join(sentences) for sentences in own], alike
