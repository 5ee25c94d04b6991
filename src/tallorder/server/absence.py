"""For how long people have been away from a table, by this process's clock."""

from tallorder.table.table import Table


class Absence:
    """When each person was last there. Seats move up when somebody leaves, so people are known by their tokens."""

    def __init__(self, now: float) -> None:
        self.since = now
        """Since when this process has looked; of those it has never seen it knows no more."""
        self.left: dict[str, float] = {}
        self.present: frozenset[str] = frozenset()

    def note(self, table: Table, here: tuple[int, ...], now: float) -> None:
        """Who is there now; whoever was there until now has just left."""
        present = frozenset(table.players[seat].token for seat in here if seat < len(table.players))
        if present != self.present:
            self.left.update(dict.fromkeys(self.present - present, now))
            self.present = present

    def away(self, table: Table, here: tuple[int, ...], since: float) -> tuple[int, ...]:
        """The seats of people who were last there at a moment or before it."""
        return tuple(
            seat
            for seat, player in enumerate(table.players)
            if player.is_person and seat not in here and self.left.get(player.token, self.since) <= since
        )
