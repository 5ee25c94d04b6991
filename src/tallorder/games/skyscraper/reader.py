"""Reads a position line by line; a mistake is named by its line and what was expected."""

import re
from collections import Counter
from typing import Any, Final

import msgspec

from tallorder.cards import BuildingSet
from tallorder.games.kernel import NOBODY, NotationError, Refused
from tallorder.games.kernel.options import read_options
from tallorder.games.skyscraper import moves, prizes
from tallorder.games.skyscraper.engine import THEFT, SkyscraperGame
from tallorder.games.skyscraper.notation import (
    BELOW,
    MOST_STRUCTURES,
    NOTES,
    PRIZES,
    card_words,
    is_number,
    read_card,
    read_move,
)
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import NO_CARD, printed
from tallorder.games.skyscraper.prizes import ON_DISPLAY, Prizes
from tallorder.games.skyscraper.state import (
    OVER,
    PHASES,
    PLAY,
    ROOF_INSURE,
    STEAL,
    STEAL_KEEP,
    STUDIED,
    STUDY_DECK,
    STUDY_DISCARD,
    STUDY_RETURN,
    SkyscraperState,
)
from tallorder.games.skyscraper.tower import NO_THRESHOLD, RUBBLE, Tower, site

COMMENT: Final = re.compile(r"(^|\s)#.*")
LISTS: Final = ("deck", "discard", "pile", "removed", "fallen", "looked", "taken")
"""Lines of cards; the top of deck and pile first, the first discarded first."""
NUMBERS: Final = ("players", "turn", "revealed", "studies", "roofed", "victim", "lap", "record")
"""Lines with one number."""
WORDS: Final = ("phase", "then", "ended", "chance", "toilets", "reached", "resigned", "gone", "record-line")
ENDINGS: Final = ("S-END-1", "S-END-5", "S-R-47", "S-R-55")
FITTING: Final = {
    "ended": (OVER,),
    "turn": tuple(range(OVER)),
    "lap": tuple(range(OVER)),
    "studies": tuple(range(STEAL, OVER + 1)),
    "looked": (STUDY_DECK, STUDY_RETURN, OVER),
    "then": (STUDY_RETURN, OVER),
    "roofed": (ROOF_INSURE, OVER),
    "victim": (STEAL_KEEP, OVER),
    "taken": (STEAL_KEEP, OVER),
}
"""The phases in which a line means something."""


def read_position(text: str, building_set: BuildingSet) -> SkyscraperGame:
    """A position from text; NotationError names the line and what was expected."""
    reader = Reader(building_set)
    for line in text.splitlines():
        reader.read(line)
    return reader.game()


class Stack(msgspec.Struct):
    """A structure as its line writes it."""

    line: int
    number: int
    owner: int
    kinds: list[int]
    notes: dict[str, int]


class Reader:
    """Collects the lines of a position; each mistake is named by its line."""

    def __init__(self, building_set: BuildingSet) -> None:
        self.building_set = building_set
        self.words = card_words(printed(building_set, 2, SkyscraperOptions()))
        self.line = 0
        self.started = False
        self.lines: dict[str, int] = {}
        """Where each thing was said."""
        self.options: dict[str, str] = {}
        self.stacks: list[Stack] = []
        self.hands: dict[int, list[int]] = {}
        self.known: dict[int, tuple[int, int]] = {}
        self.lists: dict[str, list[int]] = {}
        self.numbers: dict[str, int] = {}
        self.texts: dict[str, str] = {}

    def expect(self, truth: object, expected: str) -> None:
        if not truth:
            raise NotationError(self.line, expected)

    def read(self, text: str) -> None:
        self.line += 1
        text = COMMENT.sub("", text).strip()
        if not text:
            return
        if not self.started:
            self.expect(text.split() == ["position", "skyscraper"], "the first line: position skyscraper")
            self.started = True
            return
        word = re.split(r"[\s:]", text, maxsplit=1)[0]
        rest = text[len(word) :].strip()
        if word == "option":
            name, equals, value = (part.strip() for part in rest.partition("="))
            self.expect(name and equals and value, "option NAME = VALUE")
            self.options[name] = value
            try:
                read_options(SkyscraperOptions, {name: value})
            except Refused as refused:
                raise NotationError(self.line, str(refused)) from None
        elif word in ("site", "building"):
            self.read_stack(word, rest)
        elif word in ("hand", "known"):
            self.read_seat_line(word, rest)
        elif word in LISTS:
            self.expect(rest.startswith(":"), f"{word}: CARD, CARD, …")
            self.lines[word] = self.line
            self.lists.setdefault(word, []).extend(self.cards(rest[1:]))
        elif word in NUMBERS or word in WORDS:
            self.expect(word not in self.lines, f"only one line {word!r}")
            self.lines[word] = self.line
            if word in NUMBERS:
                self.numbers[word] = self.number(rest)
            else:
                self.texts[word] = rest
        else:
            known = ", ".join(("option", "site", "building", "hand", "known", *LISTS, *NUMBERS, *WORDS))
            raise NotationError(self.line, f"one of {known}; not {word!r}")

    def number(self, word: str) -> int:
        self.expect(is_number(word), f"a whole number, not {word!r}")
        return int(word)

    def card(self, text: str) -> int:
        try:
            return read_card(self.words, text)
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None

    def cards(self, text: str) -> list[int]:
        """Cards with commas between them; `3 toilet` is three of a kind."""
        kinds: list[int] = []
        for part in text.split(",") if text.strip() else []:
            count, _, name = part.strip().partition(" ")
            if is_number(count) and name:
                self.expect(1 <= int(count) <= 128, "a number of cards from 1 to 128")
                kinds += [self.card(name)] * int(count)
            else:
                kinds.append(self.card(part))
        return kinds

    def read_stack(self, word: str, rest: str) -> None:
        form = (
            "site NUMBER: FOUNDATION + FLOOR …" if word == "site" else "building NUMBER of SEAT: FOUNDATION + … + ROOF"
        )
        head, colon, body = rest.partition(":")
        places = head.split()
        owner = NOBODY
        if word == "building":
            self.expect(colon and len(places) == 3 and places[1] == "of", form)
            owner = self.number(places[2]) - 1
            self.expect(owner >= 0, form)
        else:
            self.expect(colon and len(places) == 1, form)
        number = self.number(places[0]) - 1
        self.expect(0 <= number < MOST_STRUCTURES, f"a number from 1 to {MOST_STRUCTURES}")
        self.expect(all(stack.number != number for stack in self.stacks), f"only one structure {number + 1}")
        cards, _, notes = body.partition(";")
        kinds = [self.card(part) for part in cards.split("+")]
        self.stacks.append(Stack(self.line, number, owner, kinds, self.notes(notes)))
        self.check_stack(kinds, is_building=word == "building")

    def check_stack(self, kinds: list[int], *, is_building: bool) -> None:
        types = [self.building_set.cards[kind].kind for kind in kinds]
        self.expect(types[0] == "foundation", "a Foundation below")
        if is_building:
            self.expect(types[-1] == "roof", "a Roof on top of a building")
            types.pop()
        self.expect(all(kind in ("floor", "special", "toilet") for kind in types[1:]), "only floors on a Foundation")

    def notes(self, text: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for note in text.split(",") if text.strip() else []:
            words = note.split()
            if words == [BELOW]:
                found[BELOW] = 1
                continue
            self.expect(
                len(words) == 2 and words[0] in NOTES and words[0] not in found,
                f"{', '.join(f'{name} N' for name in NOTES)} or {BELOW}",
            )
            found[words[0]] = self.number(words[1])
            self.expect(found[words[0]] <= 128, "a count of cards")
        self.expect(not (found.get("earthquakes") and found.get("insurance")), "Earthquakes or Insurance, not both")
        return found

    def read_seat_line(self, word: str, rest: str) -> None:
        form = "hand SEAT: CARD, CARD, …" if word == "hand" else "known SEAT: FIRST..LAST"
        head, colon, body = rest.partition(":")
        self.expect(colon, form)
        seat = self.number(head.strip()) - 1
        self.expect(seat >= 0, form)
        if word == "hand":
            self.expect(seat not in self.hands, f"only one hand {seat + 1}")
            self.hands[seat] = self.cards(body)
            self.lines[f"hand {seat + 1}"] = self.line
            return
        first, dots, last = body.strip().partition("..")
        self.expect(dots and seat not in self.known, form)
        self.known[seat] = (self.number(first), self.number(last))
        self.lines[f"known {seat + 1}"] = self.line

    # From lines to a game

    def at(self, name: str) -> None:
        """Mistakes found from here on are in the line that said this."""
        self.line = self.lines.get(name, self.line)

    def game(self) -> SkyscraperGame:
        last = self.line
        self.line = max(self.line, 1)
        self.expect(self.started, "the first line: position skyscraper")
        self.expect("players" in self.numbers, "a line: players N")
        self.at("players")
        players = self.numbers["players"]
        self.expect(2 <= players <= 6, "2 to 6 players")
        options: Any = read_options(SkyscraperOptions, self.options)
        game = SkyscraperGame(players, printed(self.building_set, players, options), options)
        self.structures(game)
        self.line = last
        self.hold(game)
        self.line = last
        self.pending(game)
        self.line = last
        self.enough_cards(game)
        return game

    def structures(self, game: SkyscraperGame) -> None:
        highest = max((stack.number + 1 for stack in self.stacks), default=0)
        self.at("revealed")
        revealed = self.numbers.get("revealed", highest)
        self.expect(highest <= revealed <= MOST_STRUCTURES, f"{highest} or more Foundations turned up")
        game.towers = [RUBBLE] * revealed
        for stack in self.stacks:
            self.line = stack.line
            game.towers[stack.number] = self.tower(game, stack)
        game.standing = tuple(sorted(stack.number for stack in self.stacks))
        game.sites = tuple(number for number in game.standing if game.towers[number].owner == NOBODY)
        self.prizes(game)

    def tower(self, game: SkyscraperGame, stack: Stack) -> Tower:
        tower = site(stack.kinds[0], game.cards)
        floors = stack.kinds[1:] if stack.owner == NOBODY else stack.kinds[1:-1]
        for kind in floors:
            tower = tower.with_floor(kind, game.cards)
        if stack.owner != NOBODY:
            self.expect(stack.owner < game.seats, f"an owner from 1 to {game.seats}")
            self.expect(tower.can_be_roofed(), "two floors below a Roof")
            low = 10**9 if BELOW in stack.notes else -1
            tower = tower.roofed(stack.kinds[-1], game.cards, stack.owner, low, equal_ok=0)
        else:
            self.expect(BELOW not in stack.notes, f"{BELOW} only for a building")
        earthquakes, insurance, marks = (stack.notes.get(name, 0) for name in NOTES)
        tower = tower.struck(earthquakes, insurance, marks)
        self.expect(tower.strength() > 0, "a structure that still stands; this one has collapsed")
        return tower

    def prizes(self, game: SkyscraperGame) -> None:
        """Who holds what, as if the buildings had been completed in the order of their lines."""
        self.at("gone")
        gone = self.texts.get("gone", "").split()
        self.expect("gone" not in self.texts or gone, f"gone {' | '.join(PRIZES)}")
        self.expect(set(gone) <= set(PRIZES), f"gone {' | '.join(PRIZES)}")
        self.expect(not gone or game.options.lost_prize == "gone", "option lost_prize = gone with this line")
        now = (
            Prizes(prizes.NONE, prizes.NONE, prizes.NONE, (), "mini" in gone, "unity" in gone, "record" in gone)
            if gone
            else ON_DISPLAY
        )
        for stack in self.stacks:
            if stack.owner != NOBODY:
                game.buildings = (*game.buildings, stack.number)
                now = now.judged(game.towers, game.buildings, stack.number, game.options)
        history = game.options.record_mode == "history"
        if "record-line" in self.texts:
            self.at("record-line")
            words = self.texts["record-line"].split()
            self.expect(history and words, "option record_mode = history, and numbers or none")
            line = () if words == ["none"] else tuple(self.number(word) - 1 for word in words)
            self.expect(set(line) <= set(game.buildings), "the numbers of standing buildings")
            now = Prizes(
                now.mini,
                now.unity,
                line[-1] if line else prizes.NONE,
                line,
                now.mini_gone,
                now.unity_gone,
                now.record_gone,
            )
        if "record" in self.numbers:
            self.at("record")
            holder = self.numbers["record"] - 1
            self.expect(history and holder in (-1, *now.record_line), "a building of the record-line, or 0 for none")
            now = Prizes(now.mini, now.unity, holder, now.record_line, now.mini_gone, now.unity_gone, now.record_gone)
        game.prizes = now

    def hold(self, game: SkyscraperGame) -> None:
        """Hands, piles, counts."""
        for seat, hand in self.hands.items():
            self.at(f"hand {seat + 1}")
            self.expect(seat < game.seats, f"a seat from 1 to {game.seats}")
            self.playing_cards(hand)
            game.hands[seat] = tuple(sorted(hand))
        for name, kinds in self.lists.items():
            self.at(name)
            if name in ("pile", "fallen"):
                types = {self.building_set.cards[kind].kind for kind in kinds}
                self.expect(types <= {"foundation"}, "only Foundations here")
            elif name == "removed":
                self.expect(all(self.building_set.cards[kind].kind != "prize" for kind in kinds), "no Prizes here")
            else:
                self.playing_cards(kinds)
        game.deck = self.lists.get("deck", [])[::-1]
        game.discard = self.lists.get("discard", [])
        game.pile = tuple(self.lists.get("pile", [])[::-1])
        game.removed = tuple(sorted(self.lists.get("removed", [])))
        game.fallen = tuple(self.lists.get("fallen", []))
        if "toilets" in self.texts:
            self.at("toilets")
            counts = [self.number(word) for word in self.texts["toilets"].split()]
            self.expect(len(counts) == game.seats and max(counts) <= 1000, f"{game.seats} small numbers")
            game.toilets = counts
        self.thresholds(game)
        if "resigned" in self.texts:
            self.at("resigned")
            gone = [self.number(word) - 1 for word in self.texts["resigned"].split()]
            fits = len(set(gone)) == len(gone) and all(0 <= seat < game.seats for seat in gone)
            self.expect(gone and fits and len(gone) < game.seats, "some of the seats, not all")
            self.expect(not any(game.hands[seat] for seat in gone), "no cards in a hand that resigned")
            game.gone = tuple(gone)
        self.knowledge(game)
        if "chance" in self.texts:
            self.at("chance")
            words = self.texts["chance"].split()
            self.expect(len(words) == 2, "chance KEY COUNT")
            game.chance_key, game.chance_count = self.number(words[0]), self.number(words[1])
            self.expect(game.chance_key < 2**64 and game.chance_count < 2**32, "a key below 2^64 and a small count")

    def thresholds(self, game: SkyscraperGame) -> None:
        """With `threshold_mode` ever: what each seat once reached, at least what it has standing. [S-R-10]"""
        keeps = game.options.threshold_mode == "ever"
        if keeps:
            game.reached = game.standing_thresholds()
        if "reached" in self.texts:
            self.at("reached")
            self.expect(keeps, "option threshold_mode = ever with this line")
            metres = [self.number(word) or NO_THRESHOLD for word in self.texts["reached"].split()]
            self.expect(len(metres) == game.seats and max(metres) <= 10_000, f"{game.seats} heights in metres")
            fits = all(reached >= standing for reached, standing in zip(metres, game.reached, strict=True))
            self.expect(fits, "no less than the tallest standing building of each seat")
            game.reached = metres

    def playing_cards(self, kinds: list[int]) -> None:
        for kind in kinds:
            card = self.building_set.cards[kind]
            self.expect(card.kind not in ("foundation", "prize"), f"no {card.kind} here")

    def knowledge(self, game: SkyscraperGame) -> None:
        size = len(game.deck)
        known_from, known_to = [size] * game.seats, [size] * game.seats
        for seat, (first, last) in self.known.items():
            self.at(f"known {seat + 1}")
            self.expect(seat < game.seats, f"a seat from 1 to {game.seats}")
            self.expect(1 <= first <= last <= size, f"depths from 1, the top, to {size}")
            known_from[seat], known_to[seat] = size - last, size - first + 1
        game.known_from, game.known_to = tuple(known_from), tuple(known_to)

    def pending(self, game: SkyscraperGame) -> None:
        """Whose decision it is, and what waits for it."""
        self.at("phase")
        name = self.texts.get("phase", "play")
        self.expect(name in PHASES, f"phase {' | '.join(PHASES)}")
        game.phase_number = PHASES.index(name)
        self.fitting_lines(game.phase_number)
        self.at("studies")
        game.studies = self.numbers.get("studies", 0)
        self.expect(game.studies <= 128, "a number of Studies")
        self.at("roofed")
        game.roofed = self.numbers.get("roofed", 0) - 1
        self.expect(game.roofed in (prizes.NONE, *game.buildings), "roofed NUMBER, a building")
        self.at("victim")
        game.victim = self.numbers.get("victim", 0) - 1
        self.expect(game.victim < game.seats, f"victim SEAT, from 1 to {game.seats}")
        game.looked = tuple(sorted(self.lists.get("looked", [])))
        game.taken = tuple(sorted(self.lists.get("taken", [])))
        if game.phase_number == OVER:
            self.at("ended")
            self.expect(self.texts.get("ended") in ENDINGS, f"ended {' | '.join(ENDINGS)}")
            game.actor, game.ended = NOBODY, self.texts["ended"]
        else:
            self.turn(game)
            self.decision(game)
        if "then" in self.texts:
            self.then(game)

    def turn(self, game: SkyscraperGame) -> None:
        """Whose turn it is while the game runs."""
        self.expect("turn" in self.numbers, "a line: turn SEAT")
        self.at("turn")
        game.actor = self.numbers["turn"] - 1
        self.expect(0 <= game.actor < game.seats and game.actor not in game.gone, "the turn of a seat that plays")
        self.at("resigned")
        self.expect(len(game.gone) < game.seats - 1, "two seats that play")
        self.at("turn")
        sites_to_come = game.pile and not game.options.replace_collapsed_site
        self.expect(game.sites or game.phase_number == ROOF_INSURE or sites_to_come, "an open site while the game runs")
        self.at("lap")
        game.lap = self.numbers.get("lap", 0)
        self.expect(game.lap <= game.seats, f"0 to {game.seats} seats still to come")
        self.expect(not game.lap or not game.deck, "an empty deck in the last lap")

    def fitting_lines(self, phase: int) -> None:
        """A line that means nothing in this phase is a mistake."""
        for word, allowed in FITTING.items():
            if word in self.lines and phase not in allowed:
                self.at(word)
                names = ", ".join(PHASES[one] for one in allowed)
                raise NotationError(self.line, f"a line {word!r} only in phase {names}")

    def decision(self, game: SkyscraperGame) -> None:
        """What the actor decides has to be there."""
        hand = game.hands[game.actor]
        self.at("phase")
        if game.phase_number == PLAY:
            self.at("turn")
            self.expect(hand, f"cards in hand {game.actor + 1}, whose turn it is")
        elif game.phase_number == STEAL_KEEP:
            self.expect(game.victim not in (NOBODY, game.actor), "victim SEAT, an opponent")
            self.expect(len(game.taken) == THEFT, "taken: CARD, CARD")
        elif game.phase_number == ROOF_INSURE:
            owned = game.roofed != prizes.NONE and game.towers[game.roofed].owner == game.actor
            self.expect(owned, "roofed NUMBER, a building of the seat whose turn it is")
            self.expect(game.cards.insurance in hand, "an Insurance in hand")
        elif game.phase_number != STEAL:
            self.expect(game.studies, "studies N, at least 1, in a Study")
            if game.phase_number == STUDY_DISCARD:
                self.expect(game.can_fetch(), "a card in the discard pile that a Study may fetch")
            else:
                self.expect(game.looked, "looked: the cards off the deck")
                self.expect(
                    game.phase_number != STUDY_DECK or len(game.looked) <= STUDIED,
                    "at most five cards looked at",
                )

    def then(self, game: SkyscraperGame) -> None:
        """The studied card that is played when the rest is back must be legal then."""
        self.at("then")
        try:
            packed = moves.pack(read_move(game, self.texts["then"]))
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None
        kind = packed >> 8 & 255
        found: list[int] = []
        game.add_plays(kind, found, len(game.deck) + len(game.looked))
        self.expect(packed in found, "a move that can be played when the rest is back on the deck")
        game.after = packed

    def enough_cards(self, game: SkyscraperGame) -> None:
        """No more cards than the box holds; fewer are welcome, so that a position stays small."""
        held = cards_in_play(game)
        for kind, card in enumerate(self.building_set.cards):
            self.expect(held[kind] <= card.count, f"at most {card.count} of {card.id}, as in the box; not {held[kind]}")


def cards_in_play(game: SkyscraperState) -> Counter[int]:
    """Every card of the game, wherever it is, by kind. [S-COMP-1]"""
    held = Counter([*game.deck, *game.discard, *game.pile, *game.removed, *game.fallen, *game.looked, *game.taken])
    for hand in game.hands:
        held.update(hand)
    for number in game.standing:
        tower = game.towers[number]
        held.update([tower.foundation, *tower.floors])
        if tower.roof != NO_CARD:
            held[tower.roof] += 1
        held[game.cards.earthquake] += tower.earthquakes
        held[game.cards.insurance] += tower.insurance
    held[game.cards.study] += game.studies
    if game.after:
        held[game.after >> 8 & 255] += 1
    return held
