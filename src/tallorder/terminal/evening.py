"""One game after another at the same terminal, with the memory of cards already seen."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from tallorder.bots.players import BotSpec
from tallorder.catalogue import Agreement, Start
from tallorder.decks.display import Units
from tallorder.games.kernel import Chance, Game
from tallorder.games.kernel.record import write_record
from tallorder.terminal.play import SpokenGame, Terminal, is_yes
from tallorder.terminal.speaker import Speaker

MEMORY, DEAL, BOTS = 1, 2, 3
"""Branches of a game's seed."""


class Evening(msgspec.Struct):
    """Who plays what here, and what this group has seen so far."""

    agreement: Agreement
    names: Sequence[str]
    bots: Mapping[int, BotSpec]
    """The bots by their seats."""
    language: str
    units: Units
    seen: set[str] = msgspec.field(default_factory=set)
    """Ids of cards that were opened, set aside for the next games. [C-MEM-3]"""

    def play(self, terminal: Terminal, seed: int, record: Path | None = None) -> None:
        """Plays until nobody wants another game."""
        number = 0
        while True:
            own = Chance(seed).fork(number) if number else Chance(seed)
            start = self.next_start(own)
            speaker = Speaker(self.language, start.rules.cards(start.begin()), self.names, start.deck, self.units)
            title = speaker.say(f"title-{start.game}")
            terminal.tell(speaker.say("terminal-begin", title=title, players=len(self.names)))
            spoken = SpokenGame(start, terminal, speaker, self.bots, own.fork(BOTS).key)
            played = spoken.play()
            number += 1
            if record is not None:
                file = record if number == 1 else record.with_stem(f"{record.stem}-{number}")
                file.write_text(write_record(played), encoding="utf-8")
                terminal.tell(speaker.say("terminal-recorded", file=str(file)))
            self.remember(start, spoken.game)
            if played.ending is None or not spoken.people or not wants_another(terminal, speaker):
                return

    def next_start(self, chance: Chance) -> Start:
        """Deals from the cards that this group has not seen, topped up when those are too few. [C-MEM-2, C-R-47]"""
        agreement = self.agreement
        if self.seen:
            agreement, is_cleared = agreement.without(self.seen, chance.fork(MEMORY))
            if is_cleared:
                self.seen.clear()
        return agreement.deal(chance.fork(DEAL).key)

    def remember(self, start: Start, game: Game) -> None:
        """Sets the opened cards aside, where the table plays with the memory. [C-MEM-3, C-R-48, C-R-49]"""
        if getattr(start.options, "box_memory", False):
            opened = start.rules.opened(game.view(None))
            self.seen |= {start.deal.cards[card].id for card in opened}


def wants_another(terminal: Terminal, speaker: Speaker) -> bool:
    """Whether the people here go on."""
    try:
        return is_yes(terminal.ask(speaker.say("terminal-ask-again") + " "))
    except EOFError:
        return False
