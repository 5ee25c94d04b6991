"""Cards, moves and positions as text. Positions are read in `reader.py`. See docs/notation/skyscraper.md."""

from typing import Final

from tallorder.games.kernel import NOBODY
from tallorder.games.kernel.options import to_word
from tallorder.games.skyscraper import moves, printed, prizes
from tallorder.games.skyscraper.moves import AnyMove
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import Printed
from tallorder.games.skyscraper.state import PLAY, SkyscraperState
from tallorder.games.skyscraper.tower import TOO_LOW, Tower

BELOW: Final = "below-threshold"
"""The fault that the stack itself does not tell. [S-R-20]"""
NOTES: Final = ("earthquakes", "insurance", "marks")
PRIZES: Final = ("mini", "unity", "record")

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


def write_move(game: SkyscraperState, move: AnyMove) -> str:
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


def read_move(game: SkyscraperState, text: str) -> AnyMove:
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


# Writing a position.


CARDS_IN_A_LINE: Final = 8


def write_position(game: SkyscraperState) -> str:
    """The whole position, secrets included."""
    ids = [face.id for face in game.cards.faces]
    lines = ["position skyscraper"]
    lines += [
        f"option {name} = {to_word(getattr(game.options, name))}"
        for name in SkyscraperOptions.__struct_fields__
        if getattr(game.options, name) != getattr(SkyscraperOptions(), name)
    ]
    lines.append(f"players {game.seats}")
    lines += [f"site {number + 1}: {_stack(game.towers[number], ids)}" for number in game.sites]
    lines += [
        f"building {number + 1} of {game.towers[number].owner + 1}: {_stack(game.towers[number], ids)}"
        for number in game.buildings
    ]
    if len(game.towers) > max(game.standing, default=-1) + 1:
        lines.append(f"revealed {len(game.towers)}")
    lines += _prize_lines(game)
    lines += [f"hand {seat + 1}: {_cards(hand, ids)}" for seat, hand in enumerate(game.hands) if hand]
    lines += _list("deck", game.deck[::-1], ids)
    lines += _list("discard", game.discard, ids)
    lines += _list("pile", game.pile[::-1], ids)
    lines += _list("removed", game.removed, ids)
    lines += _list("fallen", game.fallen, ids)
    if any(game.toilets):
        lines.append("toilets " + " ".join(map(str, game.toilets)))
    if game.options.threshold_mode == "ever" and game.reached != game.standing_thresholds():
        lines.append("reached " + " ".join(str(max(metres, 0)) for metres in game.reached))
    if game.gone:
        lines.append("resigned " + " ".join(str(seat + 1) for seat in game.gone))
    for seat in range(game.seats):
        known = game.knows(seat)
        if known:
            lines.append(f"known {seat + 1}: {len(game.deck) - known[-1]}..{len(game.deck) - known[0]}")
    if game.chance_key or game.chance_count:
        lines.append(f"chance {game.chance_key} {game.chance_count}")
    return "\n".join([*lines, *_pending(game, ids)]) + "\n"


def _pending(game: SkyscraperState, ids: list[str]) -> list[str]:
    """Whose decision it is, and everything that waits for it (or was waiting when the others resigned)."""
    lines = [f"ended {game.ended}"] if game.actor == NOBODY else [f"turn {game.actor + 1}"]
    if game.lap:
        lines.append(f"lap {game.lap}")
    if game.phase_number != PLAY:
        lines.append(f"phase {game.phase}")
    if game.studies:
        lines.append(f"studies {game.studies}")
    lines += _list("looked", game.looked, ids)
    if game.after:
        lines.append(f"then {write_move(game, moves.unpack(game.after))}")
    if game.roofed != prizes.NONE:
        lines.append(f"roofed {game.roofed + 1}")
    if game.victim != NOBODY:
        lines += [f"victim {game.victim + 1}", f"taken: {_cards(game.taken, ids)}"]
    return lines


def _prize_lines(game: SkyscraperState) -> list[str]:
    lines = []
    now = game.prizes
    gone = [name for name, lost in zip(PRIZES, (now.mini_gone, now.unity_gone, now.record_gone), strict=True) if lost]
    if gone:
        lines.append("gone " + " ".join(gone))
    if game.options.record_mode == "history" and game.buildings:
        lines.append("record-line " + (" ".join(str(number + 1) for number in now.record_line) or "none"))
        if now.record_line and now.record != now.record_line[-1]:
            lines.append(f"record {now.record + 1}")
    return lines


def _stack(tower: Tower, ids: list[str]) -> str:
    cards = [tower.foundation, *tower.floors]
    if tower.roof != printed.NO_CARD:
        cards.append(tower.roof)
    notes = [f"{name} {count}" for name, count in zip(NOTES, _marks(tower), strict=True) if count]
    if tower.found & TOO_LOW:
        notes.append(BELOW)
    return " + ".join(ids[kind] for kind in cards) + ("; " + ", ".join(notes) if notes else "")


def _marks(tower: Tower) -> tuple[int, int, int]:
    return (tower.earthquakes, tower.insurance, tower.marks)


def _cards(kinds: tuple[int, ...] | list[int], ids: list[str]) -> str:
    return ", ".join(ids[kind] for kind in kinds)


def _list(name: str, kinds: tuple[int, ...] | list[int], ids: list[str]) -> list[str]:
    starts = range(0, len(kinds), CARDS_IN_A_LINE)
    return [f"{name}: {_cards(kinds[start : start + CARDS_IN_A_LINE], ids)}" for start in starts]
