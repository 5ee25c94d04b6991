"""The same laws for every game in the catalogue and every number of players."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tallorder import catalogue
from tallorder.games.kernel import (
    NOBODY,
    CardRef,
    CardRefs,
    Chance,
    Event,
    Game,
    Guesses,
    Line,
    Move,
    Phrases,
    Refusal,
    Refused,
)
from tallorder.games.kernel.numbers import Facts
from tallorder.games.kernel.record import Ending, Record, play_through, read_record, write_record
from tallorder.messages.phrasebook import LANGUAGES, texts
from tests.games.engines import KNOWN
from tests.games.strategies import (
    GAMES,
    MOST_MOVES,
    SEEDS,
    Moment,
    any_move,
    begin,
    can_leave,
    decode_event,
    decode_move,
    lookers,
    moments,
    near_misses,
    options,
    play_on,
    seats_and_spectator,
    seen_by,
    to_bytes,
)

TRIED = [(game, players) for game, players in GAMES if catalogue.offer(game).engine in KNOWN]
every_game = pytest.mark.parametrize(("game", "players"), TRIED, ids=[f"{game}-{players}" for game, players in TRIED])
OF_FACTS = [(game, players) for game, players in GAMES if catalogue.offer(game).orders]
every_game_of_facts = pytest.mark.parametrize(("game", "players"), OF_FACTS, ids=[f"{g}-{n}" for g, n in OF_FACTS])
"""Skyscraper is left out: its cards are kinds, which are public, and stand for their rows."""
law = settings(
    max_examples=int(os.environ.get("LAW_EXAMPLES", "8")), deadline=None, suppress_health_check=list(HealthCheck)
)
"""A few examples of each law in every run; `make soak` tries many more."""


@cache
def rule_ids(engine: str) -> frozenset[str]:
    """Every rule id that an engine's RULES.md defines."""
    source = files(catalogue.manifest(engine).package) / "RULES.md"
    return frozenset(re.findall(r"\b[A-Z]-[A-Z]+-\d+\b", source.read_text(encoding="utf-8")))


@cache
def bundle(language: str) -> FluentBundle:
    """The sentences of one language, without another behind it."""
    sentences = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        sentences.add_resource(FluentResource(text))
    return sentences


def assert_speakable(code: str, params: dict[str, Any]) -> None:
    """The sentence exists in every language and lacks none of its values."""
    _speak(code, tuple((name, value if isinstance(value, int | float) else "X") for name, value in params.items()))


@cache
def _speak(code: str, values: tuple[tuple[str, int | float | str], ...]) -> None:
    for language in LANGUAGES:
        assert bundle(language).has_message(code), f"{language} has no message {code}"
        pattern = bundle(language).get_message(code).value
        assert pattern is not None
        sentence, errors = bundle(language).format_pattern(pattern, dict(values))
        assert not errors, f"{language} {code}: {errors}"
        assert sentence


def assert_spoken(lines: tuple[Line, ...]) -> None:
    for line in lines:
        assert_speakable(line.code, dict(line.params))
        for param in line.params.values():
            if isinstance(param, Phrases):
                assert_spoken(param.lines)


def refusal_of(game: Game, move: Move) -> Refusal:
    """Why a move is refused, asked on a clone."""
    with pytest.raises(Refused) as caught:
        game.clone().play(move)
    return caught.value.refusal


@every_game
@law
@given(data=st.data())
def test_every_offered_move_is_accepted(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    offered = moment.game.legal()
    assert len(set(offered)) == len(offered)
    assert (moment.game.actor == NOBODY) == (not offered) == (moment.game.outcome() is not None)
    for packed in offered:
        move = moment.game.unpack(packed)
        assert moment.game.pack(move) == packed
        twin = moment.game.clone()
        twin.play(move, moment.game.actor)
        assert twin.key() != moment.game.key()


@every_game
@law
@given(data=st.data())
def test_counting_picking_and_asking_agree_with_the_list_at_every_step(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = begin(game, players, data.draw(SEEDS), data.draw(options(game, players)))
    chance = Chance(data.draw(SEEDS))
    every = data.draw(st.sampled_from([0, 25]))
    before: list[int] = []
    for _ in range(data.draw(st.sampled_from([60, MOST_MOVES]))):
        running = moment.game
        key, offered = running.key(), running.legal()
        assert running.count_legal() == len(offered)
        every_place = range(len(offered))
        places = every_place if len(offered) < 12 else {chance.below(len(offered)) for _ in range(6)}
        for k in {*places, *every_place[:1], *every_place[-1:]}:
            assert running.nth_legal(k) == offered[k]
        asked = {*offered[:3], *offered[-3:], *before[:3], *before[-3:], 0, -1, chance.next() >> 24, chance.next()}
        asked |= {packed ^ 1 << chance.below(40) for packed in (*offered[:3], *offered[-3:])}
        for packed in asked:
            assert running.is_legal(packed) == (packed in offered), packed
        assert running.key() == key, "a question changes nothing"
        if running.actor == NOBODY:
            return
        before = offered
        play_on(moment, chance, 1, resignations=every)


@every_game
@law
@given(data=st.data())
def test_every_other_move_is_refused_by_a_real_rule_and_changes_nothing(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(game, players))
    before = moment.game.key()
    offered = set(moment.game.legal_moves())
    strange = [data.draw(st.one_of(any_move(moment.rules), near_misses(moment.rules, moment.game))) for _ in range(12)]
    visible = set(moment.rules.visible(moment.game.view(moment.game.actor if moment.game.actor != NOBODY else None)))
    for move in strange:
        if move in offered or (moment.game.actor != NOBODY and _is_the_same_as_a_legal_one(moment.game, move)):
            continue
        with pytest.raises(Refused) as caught:
            moment.game.play(move)
        refusal = caught.value.refusal
        assert refusal.rule.startswith("K-") or refusal.rule in rule_ids(moment.rules.engine)
        assert_speakable(f"refusal-{refusal.code}", dict(refusal.params))
        assert _cards_named((Line(refusal.code, refusal.params),)) <= visible, (
            "a refusal names a card that the sender cannot see"
        )
        assert moment.game.key() == before


def _is_the_same_as_a_legal_one(game: Game, move: Move) -> bool:
    """A move that is only written differently, such as a swap with its two cells exchanged, is the same move."""
    try:
        packed = game.pack(move)
    except Refused:
        return False
    return packed in game.legal() and game.unpack(packed) != move


@every_game
@law
@given(data=st.data())
def test_nobody_decides_out_of_turn_and_nobody_decides_after_the_end(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = begin(game, players, data.draw(SEEDS))
    actor = moment.game.actor
    move = moment.game.legal_moves()[0]
    before = moment.game.key()
    with pytest.raises(Refused, match="K-TURN"):
        moment.game.play(move, (actor + 1) % players)
    assert moment.game.key() == before
    moment.game.play(move, actor)
    play_on(moment, Chance(data.draw(SEEDS)), MOST_MOVES)
    with pytest.raises(Refused, match="game-over"):
        moment.game.play(move)
    with pytest.raises(Refused, match="game-over"):
        moment.game.resign(0)


@every_game
@law
@given(data=st.data())
def test_replaying_the_record_gives_the_state(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    outcome = moment.game.outcome()
    ending = None if outcome is None else Ending(outcome)
    record = msgspec.structs.replace(moment.start.record(), moves=tuple(moment.moves), ending=ending)
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    start = catalogue.start_of(again)
    assert start.deal == moment.start.deal
    replayed = start.begin()
    told = [tuple(events) for _, events in play_through(start.rules, replayed, again)]
    assert told == moment.told
    assert replayed.key() == moment.game.key()


@every_game
@law
@given(data=st.data())
def test_cards_are_conserved_and_the_table_is_whole(game: str, players: int, data: st.DataObject) -> None:
    moment = begin(game, players, data.draw(SEEDS))
    known = KNOWN[moment.rules.engine]
    dealt = known.cards(moment.game)
    chance = Chance(data.draw(SEEDS))
    every = data.draw(st.sampled_from([0, 30]))
    for _ in range(MOST_MOVES):
        known.check(moment.game)
        assert known.cards(moment.game) == dealt
        if moment.game.actor == NOBODY:
            return
        play_on(moment, chance, 1, resignations=every)
    pytest.fail("the game does not end")


@every_game
@law
@given(data=st.data())
def test_a_game_ends_within_the_proven_bound(game: str, players: int, data: st.DataObject) -> None:
    offer = next(offer for offer in catalogue.offers() if offer.game == game)
    known = KNOWN[offer.engine]
    moment = begin(game, players, data.draw(SEEDS), known.bounded)
    play_on(moment, Chance(data.draw(SEEDS)), MOST_MOVES)
    assert moment.game.actor == NOBODY
    assert known.length(moment.told) <= known.bound(players)
    outcome = moment.game.outcome()
    assert outcome is not None
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert outcome.rule in rule_ids(offer.engine)


@every_game
@law
@given(data=st.data())
def test_a_position_comes_back_identical_from_its_notation(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    text = moment.rules.write_position(moment.game)
    rules, again = catalogue.read_position(text)
    assert rules.write_position(again) == text
    assert again.key() == moment.game.key()
    assert again.legal() == moment.game.legal()
    for seat in lookers(moment.rules, moment.game):
        assert to_bytes(again.view(seat)) == to_bytes(moment.game.view(seat))


@every_game
@law
@given(data=st.data())
def test_a_move_comes_back_identical_from_its_notation(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    texts_of_moves = set()
    for move in moment.game.legal_moves():
        text = moment.rules.write_move(moment.game, move)
        assert moment.rules.read_move(moment.game, text) == move
        texts_of_moves.add(text)
    assert len(texts_of_moves) == len(moment.game.legal())


@every_game
@law
@given(data=st.data())
def test_moves_events_and_views_come_back_identical_from_bytes(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    rules = moment.rules
    for move in moment.game.legal_moves():
        assert decode_move(rules, to_bytes(move)) == move
    for seat in lookers(moment.rules, moment.game):
        view = moment.game.view(seat)
        assert type(view) is rules.view_type
        assert msgspec.json.decode(to_bytes(view), type=rules.view_type, strict=True) == view
        for seen in seen_by(moment.game, moment.told[-1] if moment.told else (), seat):
            assert type(seen.event) in rules.events
            assert decode_event(rules, to_bytes(seen.event)) == seen.event


@every_game
@law
@given(data=st.data())
def test_an_imagined_world_shows_its_seat_the_same_view(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    chance = Chance(data.draw(SEEDS))
    order = moment.start.deal.order
    for seat in lookers(moment.rules, moment.game):
        view = moment.game.view(seat)
        named = moment.rules.visible(view)
        unseen = len(moment.rules.cards(moment.game)) - len(named)
        guesses = Guesses({card: chance.below(10**6) for card in named}, [chance.below(10**6) for _ in range(unseen)])
        world = moment.rules.imagine(view, guesses, chance)
        assert by_order(msgspec.to_builtins(world.view(seat)), order) == by_order(msgspec.to_builtins(view), order)
        if seat == moment.game.actor or moment.rules.one_view:
            assert world.legal() == moment.game.legal()


def by_order(shown: Any, order: str) -> Any:
    """A view in plain values, and of each open card only the number that the game is played by: worlds have no more."""
    if isinstance(shown, dict):
        return {
            name: inner[order]["number"] if name == "values" else by_order(inner, order)
            for name, inner in shown.items()
        }
    return [by_order(inner, order) for inner in shown] if isinstance(shown, list | tuple) else shown


@every_game
@law
@given(data=st.data())
def test_where_one_view_serves_all_everybody_sees_the_same(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    if not moment.rules.one_view:
        return
    spectator = to_bytes(moment.game.view(None))
    told = to_bytes([seen_by(moment.game, events, None) for events in moment.told])
    for seat in range(players):
        assert to_bytes(moment.game.view(seat)) == spectator
        assert to_bytes([seen_by(moment.game, events, seat) for events in moment.told]) == told


@every_game
@law
@given(data=st.data())
def test_a_clone_is_independent_and_goes_the_same_way(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    before = moment.game.key()
    twin = Moment(moment.start, moment.game.clone(), [], [])
    assert twin.game.key() == before
    seed = data.draw(SEEDS)
    play_on(twin, Chance(seed), 40, resignations=20)
    assert moment.game.key() == before
    after = twin.game.key()
    moment.told, moment.moves = [], []
    play_on(moment, Chance(seed), 40, resignations=20)
    assert moment.game.key() == after
    assert twin.game.key() == after
    assert moment.told == twin.told


@every_game
@law
@given(data=st.data())
def test_choices_are_exactly_the_legal_moves_and_each_can_be_previewed(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(game, players))
    if moment.game.actor == NOBODY:
        return
    view = moment.game.view(moment.game.actor)
    choices = moment.rules.choices(view)
    grouped = [move for choice in choices for move in choice.moves]
    legal = moment.game.legal_moves()
    assert len(grouped) == len(legal)
    assert set(grouped) == set(legal)
    for choice in choices:
        assert choice.moves
        params = {"count": len(choice.moves)} | ({} if choice.card is None else {"card": "X"})
        assert_speakable(f"{moment.rules.engine}-pick-{choice.pick}", params)
    visible = set(moment.rules.visible(view))
    for move in legal:
        preview = moment.rules.preview(view, move)
        assert preview.lines, "the first line says what the move is"
        assert_spoken(preview.lines)
        assert _cards_named(preview.lines) <= visible


@every_game
@law
@given(data=st.data())
def test_the_table_and_what_happens_can_be_spoken_in_every_language(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(game, players))
    for seat in lookers(moment.rules, moment.game):
        view = moment.game.view(seat)
        lines = moment.rules.narrate(view)
        assert lines
        assert_spoken(lines)
        assert _cards_named(lines) <= set(moment.rules.visible(view))
    replayed = moment.start.begin()
    looking = lookers(moment.rules, replayed)
    visible = {seat: set(moment.rules.visible(replayed.view(seat))) for seat in looking}
    record = Record("", players, 0, "", "", 0, moves=tuple(moment.moves))
    for _, events in play_through(moment.rules, replayed, record):
        for seat in looking:
            known = visible[seat]
            visible[seat] = set(moment.rules.visible(replayed.view(seat)))
            for seen in seen_by(replayed, tuple(events), seat):
                lines = moment.rules.tell(seen)
                assert_spoken(lines)
                assert _cards_named(lines) <= known | visible[seat] | _shown_in_passing(seen.event)


def _shown_in_passing(event: Event) -> set[int]:
    """A card that an event names outright, such as one drawn and given away in the same breath."""
    card = getattr(event, "card", None)
    return {card} if isinstance(card, int) else set()


def _cards_named(lines: tuple[Line, ...]) -> set[int]:
    named: set[int] = set()
    for line in lines:
        for param in line.params.values():
            if isinstance(param, CardRef):
                named.add(param.card)
            elif isinstance(param, CardRefs):
                named.update(param.cards)
            elif isinstance(param, Phrases):
                named |= _cards_named(param.lines)
    return named


@every_game
@law
@given(data=st.data())
def test_resignations_at_any_moment_leave_a_game_that_can_be_played_to_its_end(
    game: str, players: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(game, players))
    known = KNOWN[moment.rules.engine]
    chance = Chance(data.draw(SEEDS))
    while moment.game.actor != NOBODY:
        play_on(moment, chance, chance.below(12))
        staying = [seat for seat in range(players) if can_leave(moment.game, seat)] if moment.game.actor >= 0 else []
        if staying:
            seat = staying[chance.below(len(staying))]
            moment.told.append(tuple(moment.game.resign(seat)))
            known.check(moment.game)
            assert moment.game.actor != seat
    assert moment.game.outcome() is not None


@every_game
@law
@given(data=st.data())
def test_what_a_seat_cannot_see_changes_nothing_for_it(game: str, players: int, data: st.DataObject) -> None:
    """The secrecy law: view, legal moves and refusals."""
    moment = data.draw(moments(game, players))
    known = KNOWN[moment.rules.engine]
    for seat in seats_and_spectator(moment.game):
        other = known.disguise(moment.game, seat, Chance(data.draw(SEEDS)))
        assert to_bytes(other.view(seat)) == to_bytes(moment.game.view(seat))
        if seat is None or seat != moment.game.actor:
            continue
        assert other.legal() == moment.game.legal()
        legal = set(moment.game.legal_moves())
        for _ in range(8):
            move = data.draw(st.one_of(any_move(moment.rules), near_misses(moment.rules, moment.game)))
            if move not in legal and not _is_the_same_as_a_legal_one(moment.game, move):
                assert refusal_of(other, move) == refusal_of(moment.game, move)


@every_game
@law
@given(data=st.data())
def test_moves_and_their_numbers_are_one_to_one(game: str, players: int, data: st.DataObject) -> None:
    moment = begin(game, players, data.draw(SEEDS), data.draw(options(game, players)))
    actions = moment.rules.actions(moment.game)
    chance = Chance(data.draw(SEEDS))
    for _ in range(data.draw(st.sampled_from([40, 400]))):
        running = moment.game
        legal = running.legal()
        numbers = actions.numbers(running)
        assert len(set(numbers)) == len(legal)
        for packed, number in zip(legal, numbers, strict=True):
            assert 0 <= number < actions.count
            assert actions.number(running, packed) == number
            assert actions.move(running, number) == packed
        if running.actor == NOBODY:
            return
        play_on(moment, chance, 1, resignations=60)


def facts_of(moment: Moment, game: Game) -> Facts:
    """What the cards of this game are in the moment's deck."""
    deck = moment.start.deck
    if deck is None:
        return Facts(0)
    stock = sorted(deck.core(), key=lambda card: card.id)
    return Facts.of(stock, moment.start.deal.order, moment.rules.cards(game))


@every_game
@law
@given(data=st.data())
def test_an_observation_has_its_length_and_keeps_its_bounds(game: str, players: int, data: st.DataObject) -> None:
    moment = data.draw(moments(game, players))
    facts = facts_of(moment, moment.game)
    observation = moment.rules.observation(moment.start.begin(), facts.size)
    for seat in seats_and_spectator(moment.game):
        numbers = observation.of(moment.game.view(seat), seat, facts)
        assert len(numbers) == observation.size == sum(field.size for field in observation.fields)
        for field in observation.fields:
            start = observation.starts[field.name]
            for number in numbers[start : start + field.size]:
                assert field.least <= number <= field.most, field.name


@every_game
@law
@given(data=st.data())
def test_what_a_seat_cannot_see_changes_no_observation(game: str, players: int, data: st.DataObject) -> None:
    """The secrecy law for learners: cards that a seat cannot see are others, with other names; it observes the same."""
    moment = data.draw(moments(game, players))
    facts = facts_of(moment, moment.game)
    observation = moment.rules.observation(moment.start.begin(), facts.size)
    actions = moment.rules.actions(moment.start.begin())
    for seat in seats_and_spectator(moment.game):
        other = KNOWN[moment.rules.engine].disguise(moment.game, seat, Chance(data.draw(SEEDS)))
        named = facts_of(moment, other)
        observed = observation.of(moment.game.view(seat), seat, facts)
        assert observation.of(other.view(seat), seat, named) == observed
        if seat == moment.game.actor:
            assert actions.numbers(other) == actions.numbers(moment.game)


@every_game
@law
@given(data=st.data())
def test_what_was_never_shown_changes_no_event(game: str, players: int, data: st.DataObject) -> None:
    """The secrecy law over a stretch of play: change in the deal what a seat has not learned; it saw all the same."""
    moment = data.draw(moments(game, players))
    known = KNOWN[moment.rules.engine]
    seat = data.draw(st.sampled_from(lookers(moment.rules, moment.game)))
    deal = known.other_deal(moment, seat, Chance(data.draw(SEEDS)))
    other = moment.rules.set_up(deal, moment.start.options)
    first = moment.start.begin()
    record = Record("", players, 0, "", "", 0, moves=tuple(moment.moves))
    for (_, events), (_, others) in zip(
        play_through(moment.rules, first, record), play_through(moment.rules, other, record), strict=True
    ):
        assert to_bytes(seen_by(first, tuple(events), seat)) == to_bytes(seen_by(other, tuple(others), seat))
        assert to_bytes(first.view(seat)) == to_bytes(other.view(seat))


@every_game_of_facts
@law
@given(data=st.data())
def test_the_rows_of_the_deck_file_may_stand_in_any_order(game: str, players: int, data: st.DataObject) -> None:
    seed = data.draw(SEEDS)
    moment = begin(game, players, seed)
    deck = moment.start.deck
    assert deck is not None
    reversed_deck = msgspec.structs.replace(deck, cards=deck.cards[::-1])
    start = catalogue.set_up(game, players=players, seed=seed, deck=reversed_deck)
    other = Moment(start, start.begin(), [], [])
    picks = data.draw(SEEDS)
    play_on(moment, Chance(picks), 30)
    play_on(other, Chance(picks), 30)
    assert moment.moves == other.moves
    for seat in lookers(moment.rules, moment.game):
        assert to_bytes(moment.game.view(seat)) == to_bytes(other.game.view(seat))
        for events, others in zip(moment.told, other.told, strict=True):
            seen = seen_by(moment.game, events, seat)
            assert to_bytes(seen) == to_bytes(seen_by(other.game, others, seat))
