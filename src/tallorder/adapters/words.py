"""A table in words, for whoever renders an environment."""

from tallorder.adapters.episode import Episode
from tallorder.terminal.speaker import Speaker


def describe(episode: Episode, seat: int | None = None) -> str:
    """What a seat, or a spectator, may see, in English."""
    rules = episode.start.rules
    speaker = Speaker("en", rules.cards(episode.game), deck=episode.start.deck)
    return "\n".join(speaker.lines(rules.narrate(episode.game.view(seat))))
