"""A table that is opened for a lesson: its host in the first seat, a bot in the second, and the first step begun."""

from tallorder.lessons import Lesson
from tallorder.table.commands import PlaceBot, Settings
from tallorder.table.decide import Given, Proposed, decide, decide_opening
from tallorder.table.journal import Entry
from tallorder.table.lesson import begin_step
from tallorder.table.table import Table

HOST = (0,)


def open_lesson(table: Table, lesson: Lesson, name: str, secret: str, given: Given) -> list[Entry]:
    """Applies everything to a new table, and gives its log to be written at once: nobody meets half a table."""
    assert given.deck is not None
    log: list[Entry] = []

    def happen(proposed: Proposed) -> None:
        entry = proposed.entry(table, given.at)
        table.apply(proposed.change, entry, proposed.start)
        log.append(entry)

    happen(decide_opening(table, name, Settings(lesson.game), secret, given))
    happen(decide(table, PlaceBot(table=table.id, level=lesson.bot), HOST, given))
    began, start = begin_step(lesson, lesson.steps[0], given.deck, given.seed)
    happen(Proposed(began, start=start))
    return log
