"""Turns codes and values into sentences: names of cards and players, numbers with units, one language."""

from collections.abc import Iterable, Mapping, Sequence

from tallorder.cards import BuildingCard, Card, Deck, Measure, Text, Value, in_language
from tallorder.decks.display import Units, show_value
from tallorder.extras import require
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Line,
    MeasureRef,
    Param,
    Phrases,
    Quantity,
    Refusal,
    SeatRef,
    SeatRefs,
)
from tallorder.messages import phrasebook


class Speaker:
    """Somebody who knows the cards and the players, and speaks one language."""

    def __init__(
        self,
        language: str,
        cards: Sequence[Card | BuildingCard] = (),
        players: Sequence[str] = (),
        deck: Deck | None = None,
        units: Units = "us",
    ) -> None:
        self.language = language
        self.words = phrasebook(language)
        self.cards = cards
        self.players = players
        self.measures: Mapping[str, Measure] = {measure.id: measure for measure in deck.measures} if deck else {}
        self.units = units

    def say(self, code: str, **params: Param) -> str:
        """The sentence of a code."""
        return self.words.say(code, {name: self.put(param) for name, param in params.items()})

    def line(self, line: Line) -> str:
        """The sentence of a line."""
        return self.say(line.code, **line.params)

    def lines(self, lines: Iterable[Line]) -> list[str]:
        """The sentences of several lines."""
        return [self.line(line) for line in lines]

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not accepted, with the rule that forbids it."""
        return f"{self.say(f'refusal-{refusal.code}', **refusal.params)} [{refusal.rule}]"

    def put(self, param: Param) -> int | float | str:
        """A value as it stands in a sentence."""
        match param:
            case CardRef(card=card):
                return self.card(card)
            case CardRefs(cards=cards):
                return self.list([self.card(card) for card in cards])
            case SeatRef(seat=seat):
                return self.player(seat)
            case SeatRefs(seats=seats):
                return self.list([self.player(seat) for seat in seats])
            case MeasureRef(measure=measure):
                return self.text(self.measure(measure).name) or measure
            case Phrases(lines=lines):
                return self.say("phrase-joint").join(self.lines(lines))
            case Quantity():
                value = Value(param.number, param.approximate, param.scope)
                return show_value(value, self.measure(param.measure), self.language, self.units)
            case _:
                return param

    def card(self, number: int) -> str:
        """A card's name, or its number where the cards are not known."""
        if number >= len(self.cards):
            return f"#{number}"
        return self.text(self.cards[number].name) or self.cards[number].id

    def player(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.players[seat] if seat < len(self.players) else self.say("seat-number", seat=seat + 1)

    def measure(self, measure: str) -> Measure:
        """The deck's measure; a bare number where no deck is known, and a year as a year."""
        return self.measures.get(measure) or Measure(measure, show="year" if measure == "year" else "number")

    def text(self, text: Text) -> str:
        """A text of the card data in this language, or in English."""
        return in_language(text, self.language)

    def list(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        require("words")
        from babel.lists import format_list

        return str(format_list(items, locale=self.language)) if items else ""
