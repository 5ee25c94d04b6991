"""One game after another at the same terminal, with the memory of cards already seen."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tallorder.bots.players import BotSpec
from tallorder.catalogue import Agreement
from tallorder.decks.display import Units
from tallorder.games.kernel import Chance
from tallorder.games.kernel.record import write_record
from tallorder.terminal.driver import LocalGames
from tallorder.terminal.play import SpokenGame, Terminal, is_yes
from tallorder.terminal.speaker import Speaker


class GameSeries:
    """Who plays what here, and one game after another of it."""

    def __init__(
        self,
        agreement: Agreement,
        names: Sequence[str],
        bots: Mapping[int, BotSpec],
        language: str,
        units: Units,
        seed: int,
    ) -> None:
        self.agreement = agreement
        self.names = names
        self.language = language
        self.units = units
        self.seed = seed
        self.games = LocalGames(agreement, bots, seed)

    def play(self, terminal: Terminal, record: Path | None = None) -> None:
        """Plays until nobody wants another game."""
        number = 0
        while True:
            self.games.begin((Chance(self.seed).fork(number) if number else Chance(self.seed)).key)
            start = self.games.table_game.start
            speaker = Speaker(self.language, start.rules.cards(self.games.game), self.names, start.deck, self.units)
            title = speaker.say(f"title-{start.game}")
            terminal.tell(speaker.say("terminal-begin", title=title, players=len(self.names)))
            played = SpokenGame(self.games, terminal, speaker).play()
            number += 1
            if record is not None:
                file = record if number == 1 else record.with_stem(f"{record.stem}-{number}")
                file.write_text(write_record(played), encoding="utf-8")
                terminal.tell(speaker.say("terminal-recorded", file=str(file)))
            self.games.abort()
            if played.ending is None or not self.games.people or not wants_another(terminal, speaker):
                return


def wants_another(terminal: Terminal, speaker: Speaker) -> bool:
    """Whether the people here go on."""
    try:
        return is_yes(terminal.ask(speaker.say("terminal-ask-again") + " "))
    except EOFError:
        return False
