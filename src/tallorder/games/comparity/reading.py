"""Positions read from text that a person typed; every mistake is named by its line. See docs/notation/comparity.md."""

from typing import Final

import msgspec

from tallorder.cards import Card, Value
from tallorder.games.comparity.engine import Comparity
from tallorder.games.comparity.grid import REACH, cell_at
from tallorder.games.comparity.notation import (
    CARD,
    find_card,
    plain_id,
    read_cell,
    read_values,
)
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.phases import (
    ANSWERS,
    CAUSES,
    CHALLENGE,
    DUET,
    EXTRA,
    GIVING,
    JOIN,
    NOWHERE,
    OVER,
    PHASES,
    TO_CHALLENGE,
    TO_DUET,
)
from tallorder.games.comparity.position import usual_turn
from tallorder.games.comparity.state import Agreed
from tallorder.games.kernel import NOBODY, NotationError, Refused, Stock
from tallorder.games.kernel.options import read_options
from tallorder.games.kernel.record import COMMENT

DEFAULT_ORDER: Final = "value"
MOST_CARDS: Final = 255
MOST_SEATS: Final = 5
PILES: Final = ("deck", "discards", "removed")
WORDS: Final = (
    "gone",
    "phase",
    "seat",
    "turn",
    "answering",
    "target",
    "owed",
    "vacated",
    "arranging",
    "arranged",
    "winner",
)


def read_position(text: str, stock: Stock | None = None) -> Comparity:
    """A position from text; NotationError names the line and what was expected."""
    reader = _Reader(stock.cards if stock is not None else ())
    for line in text.splitlines():
        reader.line += 1
        content = COMMENT.sub("", line).strip()
        if content:
            reader.read(content)
    return reader.game()


class _Reader:
    """Collects the lines of a position; each mistake is named by its line."""

    def __init__(self, stock: tuple[Card, ...]) -> None:
        self.stock = stock
        self.line = 0
        self.order = ""
        self.options: dict[str, str] = {}
        self.cards: list[Card] = []
        self.is_listed = False
        """Whether the position lists its cards, so that a new name further down is a mistake."""
        self.lying: dict[int, int] = {}
        """Which cards lie somewhere already, and the line that says so."""
        self.columns: list[int] | None = None
        self.area: dict[tuple[int, int], tuple[int, bool]] = {}
        self.piles: dict[str, list[int]] = {}
        self.words: dict[str, tuple[str, int]] = {}
        """The remaining lines by their first word, each with its number."""

    def expect(self, truth: object, expected: str, line: int | None = None) -> None:
        if not truth:
            raise NotationError(self.line if line is None else line, expected)

    def read(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        head, colon, tail = (part.strip() for part in text.partition(":"))
        if "position" not in self.words:
            self.expect(text.split() == ["position", "comparity"], "the first line says: position comparity")
            self.words["position"] = (rest, self.line)
        elif word in ("area", "area|"):
            self.read_columns(text.removeprefix("area").strip())
        elif "|" in text and self.columns is not None:
            self.read_row([field.strip() for field in text.split("|")])
        elif word == "order":
            self.expect(not self.order, "one line `order`, before the first card")
            self.expect(len(rest.split()) == 1, "order MEASURE")
            self.order = rest
        elif word == "option":
            self.read_option(rest)
        elif word == "card":
            self.expect(self.is_listed or not self.cards, "the list of cards before any other mention of a card")
            count = len(self.cards)
            self.is_listed = False
            self.read_card(rest)
            self.is_listed = True
            self.expect(len(self.cards) > count, "each card listed once")
        elif colon and (head in PILES or head.startswith("hand ")):
            self.read_pile(head, tail)
        elif colon and head in WORDS:
            self.expect(head not in self.words, f"only one line `{head}:`")
            self.words[head] = (tail, self.line)
        else:
            known = ", ".join(f"{word}:" for word in ("hand N", *PILES, *WORDS))
            raise NotationError(self.line, f"order, option, card, area, a row `Y | …`, {known}; not {text!r}")

    def read_option(self, text: str) -> None:
        name, equals, value = (part.strip() for part in text.partition("="))
        self.expect(name and equals and value, "option NAME = VALUE")
        self.expect(name not in self.options, f"option {name} only once")
        self.options[name] = value
        try:
            read_options(ComparityOptions, {name: value})
        except Refused as refused:
            allowed = refused.refusal.params["allowed"]
            raise NotationError(self.line, f"an option of Comparity with an allowed value ({allowed})") from None

    def read_card(self, text: str) -> int:
        """The card that a text names; its number is the place of its first mention."""
        self.order = self.order or DEFAULT_ORDER
        match = CARD.fullmatch(text)
        self.expect(
            match and (match["id"] or match["name"]), f"a card such as `Big Ben` or `Big Ben = 96`, not {text!r}"
        )
        assert match is not None
        wanted = f"<{match['id']}>" if match["id"] else match["name"]
        found = find_card(self.cards, wanted)
        if not found:
            found = [self.new_card(wanted, match["name"])]
        self.expect(len(found) == 1, f"one card, but {wanted!r} names {len(found)}; say which by its <id>")
        if match["values"]:
            self.give_values(found[0], match["values"])
        return found[0]

    def new_card(self, wanted: str, name: str) -> int:
        self.expect(not self.is_listed, f"a card of the list above, not {wanted!r}")
        self.expect(len(self.cards) < MOST_CARDS, f"at most {MOST_CARDS} cards")
        known = find_card(self.stock, wanted)
        self.expect(len(known) < 2, f"one card, but the deck has {len(known)} of the name {wanted!r}; say its <id>")
        if known:
            self.cards.append(self.stock[known[0]])
        else:
            card_id = wanted[1:-1] if wanted.startswith("<") else plain_id(name)
            self.expect(all(card.id != card_id for card in self.cards), f"a name unlike the other cards, not {name!r}")
            self.cards.append(Card(card_id, {"en": name or card_id}, {}))
        return len(self.cards) - 1

    def give_values(self, number: int, text: str) -> None:
        card = self.cards[number]
        is_made_up = card not in self.stock
        self.expect(not (is_made_up and card.values), f"the values of {card.name['en']} only once")
        try:
            values: dict[str, Value] = read_values(text, self.order)
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None
        self.cards[number] = msgspec.structs.replace(card, values={**card.values, **values})

    def lay(self, number: int) -> int:
        """Notes that a card lies somewhere; none lies in two places."""
        name = self.cards[number].name["en"]
        self.expect(
            number not in self.lying, f"each card in one place: {name} lies there since line {self.lying.get(number)}"
        )
        self.lying[number] = self.line
        return number

    def read_columns(self, text: str) -> None:
        self.expect(self.columns is None, "one area")
        fields = [field.strip() for field in text.removeprefix("|").split("|")] if text else []
        self.columns = [self.number(field, -REACH, REACH) for field in fields]
        steps = [right - left for left, right in zip(self.columns, self.columns[1:], strict=False)]
        self.expect(all(step == 1 for step in steps), "columns one after the other, such as: area | -1 | 0 | 1")

    def read_row(self, fields: list[str]) -> None:
        assert self.columns is not None
        y = self.number(fields[0], -REACH, REACH)
        self.expect(all(place[1] != y for place in self.area), f"row {y} once")
        columns = self.columns or list(range(len(fields) - 1))
        self.expect(len(fields) - 1 <= len(columns), f"at most {len(columns)} fields, as many as the area has columns")
        for x, field in zip(columns, fields[1:], strict=False):
            if field not in ("", "."):
                is_open = not (field.startswith("[") and field.endswith("]"))
                card = self.read_card(field if is_open else field[1:-1].strip())
                self.area[x, y] = (self.lay(card), is_open)
                has_value = self.order in self.cards[card].values
                self.expect(has_value or not is_open, f"a value for the open card {field!r}, such as {field} = 96")

    def read_pile(self, head: str, text: str) -> None:
        if head not in PILES:
            head = f"hand {self.number(head.removeprefix('hand '), 1, MOST_SEATS)}"
        self.expect(head not in self.piles, f"only one line `{head}:`")
        pile = self.piles[head] = []
        for field in filter(None, (part.strip() for part in text.split(";"))):
            if field.startswith("?"):
                pile.extend(self.nameless(head, field))
            else:
                pile.append(self.lay(self.read_card(field)))

    def nameless(self, head: str, field: str) -> list[int]:
        """Cards of the deck that nobody knows: `?`, or `? x 12`."""
        count = field.removeprefix("?").strip().removeprefix("x").strip() or "1"
        self.expect(
            head == "deck" and not self.is_listed, "a named card; only a deck has cards `?`, and no list of cards"
        )
        first = sum(card.id.startswith("unknown-") for card in self.cards) + 1
        many = range(first, first + self.number(count, 1, MOST_CARDS))
        return [self.lay(self.read_card(f"<unknown-{one}> unknown {one}")) for one in many]

    def number(self, text: str, least: int, most: int) -> int:
        digits = text.strip().removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) < 5
        self.expect(is_number and least <= int(text) <= most, f"a number from {least} to {most}, not {text!r}")
        return int(text)

    def at(self, word: str) -> str:
        """The text after a word; mistakes in it are named by its line from now on."""
        text, self.line = self.words[word]
        return text

    def game(self) -> Comparity:
        """The game, once all lines are read."""
        last = self.line = max(self.line, 1)
        self.expect("position" in self.words, "the first line says: position comparity")
        self.expect(self.area, "an area with at least one card")
        hands = sorted(head for head in self.piles if head not in PILES)
        self.expect(hands == [f"hand {seat + 1}" for seat in range(max(len(hands), 2))], "hands 1, 2, … one line each")
        for number, card in enumerate(self.cards):
            self.expect(number in self.lying, f"a place for every card: {card.name['en']} lies nowhere")
        unknown = frozenset(number for number, card in enumerate(self.cards) if self.order not in card.values)
        values = [0 if n in unknown else card.values[self.order].number for n, card in enumerate(self.cards)]
        options = read_options(ComparityOptions, self.options)
        game = Comparity(Agreed(len(hands), self.order, options, values, tuple(self.cards), unknown))
        self.lay_out(game, hands)
        self.line = last
        self.decide(game)
        return game

    def lay_out(self, game: Comparity, hands: list[str]) -> None:
        others = len(self.cards) - len(self.area)
        for (x, y), (card, _) in self.area.items():
            is_near = max(abs(x), abs(y)) + others < REACH
            self.expect(is_near, "an area nearer to 0,0, with room for the cards to come", self.lying[card])
            game.grid.place(cell_at(x, y), card)
        for (x, y), (_, is_open) in self.area.items():
            if is_open:
                game.grid.reveal(cell_at(x, y))
        game.hands = [self.piles[hand] for hand in hands]
        game.deck = self.piles.get("deck", [])[::-1]
        game.discards = self.piles.get("discards", [])
        game.removed = self.piles.get("removed", [])
        if "gone" in self.words:
            for word in self.at("gone").split():
                seat = self.number(word, 1, game.seats) - 1
                self.expect(seat not in game.gone, "each seat that gave up once")
                self.expect(not game.hands[seat], "no cards in the hand of a seat that gave up")
                self.expect(len(game.gone) < game.seats - 1, "at least one seat that plays on")
                game.close_ring(seat)

    def decide(self, game: Comparity) -> None:
        """Reads whose decision it is, and what is pending."""
        last = self.line
        phase = self.at("phase") if "phase" in self.words else "turn"
        self.expect(phase in PHASES, f"a phase: {', '.join(PHASES)}; not {phase!r}")
        game.phase = PHASES.index(phase)
        phase_line, self.line = self.line, last
        if game.phase == OVER:
            self.read_winner(game)
            return
        game.actor = self.seat(game, "seat", 0)
        self.read_pending(game)
        game.turn = self.seat(game, "turn", usual_turn(game))
        if "answering" in self.words:
            answering = self.at("answering")
            self.expect(answering in ANSWERS, f"one of {', '.join(ANSWERS)}; not {answering!r}")
            game.answering = ANSWERS.index(answering)
        elif game.phase == DUET:
            game.answering = TO_DUET
        self.line = phase_line
        self.check_phase(game)

    def seat(self, game: Comparity, word: str, usual: int) -> int:
        """A seat that still plays."""
        seat = self.number(self.at(word), 1, game.seats) - 1 if word in self.words else usual
        self.expect(game.is_in(seat), f"a seat that still plays after `{word}:`")
        return seat

    def read_winner(self, game: Comparity) -> None:
        self.expect("winner" in self.words, "a line `winner: N by RULE`, because the game is over")
        seat, by, rule = (part.strip() for part in self.at("winner").partition(" by "))
        self.expect(by and rule, "winner: N by RULE")
        game.winner = game.turn = self.number(seat, 1, game.seats) - 1
        game.ended_by = rule
        game.actor = NOBODY

    def cell(self, text: str) -> int:
        try:
            x, y = read_cell(text)
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None
        self.number(str(x), -REACH, REACH)
        self.number(str(y), -REACH, REACH)
        return cell_at(x, y)

    def read_pending(self, game: Comparity) -> None:
        self.needs(game, EXTRA, "target")
        self.needs(game, GIVING, "owed")
        self.needs(game, JOIN, "vacated")
        if "target" in self.words:
            game.target = self.cell(self.at("target"))
        if "vacated" in self.words:
            game.vacated = self.cell(self.at("vacated"))
            self.expect(not game.grid.has_card(game.vacated), "an empty cell where the discarded card lay")
        if "owed" in self.words:
            words = self.at("owed").split()
            self.expect(len(words) == 5 and words[1] == "to" and words[3] == "for", "owed: NUMBER to SEAT for CAUSE")
            game.owed = self.number(words[0], 1, 3)
            game.receiver = self.number(words[2], 1, game.seats) - 1
            self.expect(words[4] in CAUSES, f"one of {', '.join(CAUSES)}; not {words[4]!r}")
            game.cause = CAUSES.index(words[4])
            self.expect(not game.deck, "an empty deck while cards are given")
            self.expect(game.is_in(game.receiver), "a receiver who still plays")
            self.expect(game.receiver != game.actor and game.can_give(game.actor), "a `seat:` that can give a card")
        if "arranging" in self.words:
            game.arranging = [self.cell(field) for field in self.at("arranging").split(";")]
            fields = self.at("arranged").split(";") if "arranged" in self.words else []
            game.arranged = [self.read_card(field.strip()) for field in fields]
            self.expect(
                game.arranging in game.grid.clusters(), "arranging: the cells of misplaced cards in reading order"
            )
            self.expect(0 < len(game.arranged) < len(game.arranging), "arranged: the cards for the first of the cells")

    def needs(self, game: Comparity, phase: int, word: str) -> None:
        self.expect(game.phase != phase or word in self.words, f"a line `{word}:` in phase {PHASES[phase]}")

    def check_phase(self, game: Comparity) -> None:
        """Refuses what no game can come to: nothing to decide, or hands that are empty."""
        for seat in range(game.seats):
            is_challenged = game.phase == CHALLENGE or game.answering == TO_CHALLENGE
            has_played_last = (is_challenged and seat == game.before[game.turn]) or seat == game.receiver
            may_be_empty = has_played_last or not game.is_in(seat)
            self.expect(game.hands[seat] or may_be_empty, f"at least one card in hand {seat + 1}")
        is_split = len(game.grid.parts()) > 1
        hint = "where a discard split it, say `phase: join` and `vacated: X,Y`"
        self.expect(is_split == (game.vacated != NOWHERE), f"an area in one piece; {hint}")
        self.expect(not is_split or game.vacated in game.grid.joining_cells(), "a vacated cell that touches every part")
        if game.phase == CHALLENGE:
            self.expect(not game.hands[game.before[game.turn]], "an empty hand of the seat before the challenger")
        if game.phase == EXTRA:
            is_opened = game.agreed.options.check_commit == "sequential"
            self.expect(game.grid.has_card(game.target), "a card in the target's cell")
            self.expect(
                game.grid.is_open(game.target) == is_opened, f"a target that is {'open' if is_opened else 'closed'}"
            )
        self.expect(game.legal(), f"something to decide in phase {PHASES[game.phase]}")
