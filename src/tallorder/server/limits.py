"""How much one connection, and one address, may ask for. Wide enough for a class of 35 behind one address."""

import msgspec


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All limits of a server, each settable by `--limit NAME=VALUE`. An address is a network: for IPv6 its /64."""

    message_bytes: int = 16_384
    head_bytes: int = 32_768
    """Path and headers of an HTTP request."""
    head_seconds: float = 10.0
    """Within so long an HTTP request has said what it wants."""
    request_seconds: float = 60.0
    """Within so long its body has come and its answer is read."""
    body_bytes: int = 65_536
    deck_bytes: int = 1_100_000
    messages_per_second: float = 20.0
    """Per connection, after a burst of `messages_burst`."""
    messages_burst: int = 60
    address_messages_per_second: float = 400.0
    address_messages_burst: int = 1200
    requests_per_second: float = 200.0
    """HTTP requests per address, pictures included."""
    requests_burst: int = 10_000
    connections_per_address: int = 200
    reserved_per_address: int = 50
    """So many more for people whose first word is the token of their seat, however many watch from the same address."""
    sockets_per_address: int = 600
    """Open sockets, silent ones and those of pages included."""
    waiting_messages: int = 200
    """Messages of one connection that wait for those before them, as while the store hangs; ..."""
    waiting_bytes: int = 262_144
    """... and their bytes. A connection that sends more is closed."""
    moves_per_hour: float = 3600.0
    """Moves of one seat at one table, taken back or not."""
    moves_burst: int = 600
    changes_per_hour: float = 1200.0
    """Everything else that one seat, or all who only watch together, change at one table: names, settings, undo."""
    changes_burst: int = 300
    tables_per_hour: float = 120.0
    """Tables opened per address."""
    tables_burst: int = 60
    seats_per_hour: float = 1200.0
    """Seats taken per address, those of new tables included."""
    seats_burst: int = 400
    decks_per_hour: float = 60.0
    decks_burst: int = 20
    deck_cells: int = 40_000
    """Cells of a deck that is handed in: 2,000 cards with 20 columns."""
    kept_deck_bytes_per_hour: float = 20_000_000.0
    """What one address's decks may take in the store."""
    kept_deck_bytes_burst: int = 20_000_000
    deck_memory_bytes: int = 64_000_000
    """Decks from the store that are held in memory, all together; beyond it those go that were used longest ago."""
    prints_per_hour: float = 120.0
    """PDFs of decks read by one address."""
    prints_burst: int = 40
    replays_per_hour: float = 1200.0
    """Whole games read by one address."""
    replays_burst: int = 120
    analyses_per_hour: float = 60.0
    """Games thought through for one address; those that are kept already cost nothing."""
    analyses_burst: int = 20
    analysis_worlds: int = 0
    """How many worlds are imagined for each decision of an analysis; 0 is as many as the game needs."""
    judgements_per_hour: float = 600.0
    """Moves tried again by one address."""
    judgements_burst: int = 60
    reports_per_hour: float = 60.0
    """Reports of wrong cards by one address."""
    reports_burst: int = 60
    watching: int = 100
    """Spectators at one table."""
    devices: int = 10
    """Connections with the token of one seat; spectators never take their places."""
    first_message_seconds: float = 30.0
    """A connection that has joined no table by then is closed."""
    idle_seconds: float = 7200.0
    """A connection that has sent nothing for so long is closed."""
    outbox_bytes: int = 1_000_000
    """A client that reads so slowly that more than this waits for it is let go."""
