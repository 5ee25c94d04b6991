"""How cards and moves are written: `build toilet @ 2`, `study deck`, `steal 3`."""

from typing import Final

from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.moves import AnyMove
from tallorder.games.skyscraper.position import Position
from tallorder.games.skyscraper.printed import Printed

MOST_STRUCTURES: Final = 128
"""No box has more Foundations."""


def same_word(name: str) -> str:
    """A card's id or name without case, spaces and hyphens, so that `Flat Roof` is `flat-roof`."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def card_words(cards: Printed) -> dict[str, int]:
    """Every way to write a card: its id, or its name in any language."""
    if not cards.words:
        for kind, card in enumerate(cards.named):
            for name in card.name.values():
                cards.words.setdefault(same_word(name), kind)
        for kind, face in enumerate(cards.faces):
            cards.words[same_word(face.id)] = kind
    return cards.words


def read_card(words: dict[str, int], text: str) -> int:
    """A card by id or name; ValueError says what was expected."""
    kind = words.get(same_word(text))
    if kind is None:
        raise ValueError(f"a card by its id or name, not {text.strip()!r}")
    return kind


def write_move(game: Position, move: AnyMove) -> str:
    """A move as a person would say it: `build toilet @ 2`, `study deck`, `steal 3`."""
    cards = game.cards.faces
    match move:
        case moves.Build(card, number):
            return f"build {cards[card].id} @ {number + 1}"
        case moves.Roof(card, number):
            return f"roof {cards[card].id} @ {number + 1}"
        case moves.Quake(_, number):
            return f"quake @ {number + 1}"
        case moves.Insure(_, number):
            return f"insure @ {number + 1}"
        case moves.Century():
            return "century"
        case moves.Study(_, source):
            return f"study {source}"
        case moves.Tornado(_, direction):
            return f"tornado {direction}"
        case moves.Discard(card):
            return f"discard {cards[card].id}"
        case moves.Steal(victim):
            return f"steal {victim + 1}"
        case moves.Keep(card):
            return f"keep {cards[card].id}"
        case moves.Take(card):
            return f"take {cards[card].id}"
        case moves.PutBack(card):
            return f"put back {cards[card].id}"
        case moves.Pass():
            return "pass"
        case moves.Decline():
            return "decline"
        case moves.SwapHand():
            return "swap hand"


def read_move(game: Position, text: str) -> AnyMove:
    """A move from text; ValueError says what was expected."""
    words = " ".join(text.split())
    verb, _, rest = words.partition(" ")
    match words:
        case "century":
            return moves.Century(game.cards.century)
        case "pass":
            return moves.Pass()
        case "decline":
            return moves.Decline()
        case "swap hand":
            return moves.SwapHand()
    if words.startswith("put back "):
        verb, rest = "put back", words.removeprefix("put back ")
    match verb:
        case "build" | "roof":
            name, at, place = rest.partition("@")
            if not at:
                raise ValueError(f"{verb} CARD @ NUMBER")
            card, number = read_card(card_words(game.cards), name), _place(place)
            return moves.Build(card, number) if verb == "build" else moves.Roof(card, number)
        case "quake" | "insure":
            if not rest.startswith("@"):
                raise ValueError(f"{verb} @ NUMBER")
            number = _place(rest[1:])
            if verb == "quake":
                return moves.Quake(game.cards.earthquake, number)
            return moves.Insure(game.cards.insurance, number)
        case "study":
            for source in moves.SOURCES:
                if rest == source:
                    return moves.Study(game.cards.study, source)
            raise ValueError(f"study {' | '.join(moves.SOURCES)}")
        case "tornado":
            for direction in moves.DIRECTIONS:
                if rest == direction:
                    return moves.Tornado(game.cards.tornado, direction)
            raise ValueError(f"tornado {' | '.join(moves.DIRECTIONS)}")
        case "steal":
            if not is_number(rest) or not 1 <= int(rest) <= game.seats:
                raise ValueError(f"steal SEAT, a seat from 1 to {game.seats}")
            return moves.Steal(int(rest) - 1)
    by_card: dict[str, type[moves.Discard | moves.Keep | moves.Take | moves.PutBack]] = {
        "discard": moves.Discard,
        "keep": moves.Keep,
        "take": moves.Take,
        "put back": moves.PutBack,
    }
    if verb not in by_card:
        raise ValueError(
            "build, roof, quake, century, insure, study, tornado, discard, pass, steal, decline, keep, take, swap hand "
            f"or put back, not {text.strip()!r}"
        )
    return by_card[verb](read_card(card_words(game.cards), rest))


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 20


def _place(word: str) -> int:
    word = word.strip()
    if not is_number(word) or not 1 <= int(word) <= MOST_STRUCTURES:
        raise ValueError("the number of a structure after @")
    return int(word) - 1
