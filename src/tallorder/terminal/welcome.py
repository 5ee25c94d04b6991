"""Before the first card: which game, and how many play."""

from tallorder.catalogue import Offer, offers, rules
from tallorder.terminal.play import Quit, Terminal, is_number
from tallorder.terminal.speaker import Speaker


def choose_offer(terminal: Terminal, speaker: Speaker) -> Offer:
    """Lists the games that come with their cards, and asks for one."""
    ready = [offer for offer in offers() if offer.deck is not None]
    terminal.tell(speaker.say("terminal-welcome"))
    for number, offer in enumerate(ready, start=1):
        engine = rules(offer.engine)
        players = {"fewest": engine.fewest_players, "most": engine.most_players}
        terminal.tell(
            f"  {number}. {speaker.say('terminal-offer', title=speaker.say(f'title-{offer.game}'), **players)}"
        )
    terminal.tell(speaker.say("terminal-own-deck"))
    return ready[_ask_number(terminal, speaker, "terminal-ask-game", 1, len(ready)) - 1]


def ask_people(terminal: Terminal, speaker: Speaker, offer: Offer) -> tuple[int, int]:
    """How many play, and how many of them are people at this terminal."""
    engine = rules(offer.engine)
    fewest, most = engine.fewest_players, engine.most_players
    players = _ask_number(terminal, speaker, "terminal-ask-players", fewest, most)
    return players, _ask_number(terminal, speaker, "terminal-ask-people", 1, players)


def _ask_number(terminal: Terminal, speaker: Speaker, code: str, least: int, most: int) -> int:
    while True:
        try:
            answer = terminal.ask(speaker.say(code, least=least, most=most) + " ").strip()
        except EOFError:
            raise Quit from None
        if answer.casefold() in ("q", "quit", "exit"):
            raise Quit
        if is_number(answer, least, most):
            return int(answer)
        terminal.tell(speaker.say("terminal-expected-number", least=least, most=most))
