"""The deck doctor's page: what is wrong with which card, in pictures, and the cards to play with."""

import shlex
from collections.abc import Sequence

from tallorder import faces
from tallorder.cards import Card, Deck, in_language
from tallorder.decks.display import show_value
from tallorder.lab.doctor import GAME, CardFindings, Diagnosis
from tallorder.lab.experiment import VERSION
from tallorder.lab.page import Numbers, document, esc, made_how
from tallorder.messages import Phrasebook, phrasebook

LISTS = ("spoiled", "decides", "dull", "twins")
"""What can be wrong with a card, the worst first."""


def command_of(found: Diagnosis, keep: int, language: str, page: str) -> str:
    """The command that gives the same page again."""
    return shlex.join(
        f"tallorder lab deck {found.deck} --order {found.order} --cards {found.chosen} --games {found.games} "
        f"--seed {found.seed} --keep {keep} --lang {language} --out {page}".split()
    )


def why(words: Phrasebook, found: CardFindings, trouble: str) -> str:
    """What is wrong with a card, in a few words."""
    numbers = Numbers(words)
    if trouble == "spoiled":
        return words.say("lab-doctor-why-spoiled", {"found": ", ".join(found.spoiled)})
    if trouble == "dull":
        return words.say("lab-doctor-why-dull", {"right": numbers.one(found.right or 0.0, is_share=True)})
    swing = numbers.one(found.swing, is_share=True, signed=True)
    half = numbers.one(found.swing_half, is_share=True)
    return words.say("lab-doctor-why-decides", {"swing": swing, "half": half})


def twin_groups(found: Diagnosis) -> list[list[str]]:
    """Cards that are twins of one another, each group once, in the order of values."""
    groups: list[list[str]] = []
    for one in found.cards:
        if one.twins and not any(one.card in group for group in groups):
            groups.append([one.card, *[twin for twin in one.twins if not any(twin in group for group in groups)]])
    return groups


def has(found: CardFindings, trouble: str) -> bool:
    """Whether this is wrong with a card."""
    return bool(getattr(found, trouble))


def summary(words: Phrasebook, found: Diagnosis) -> str:
    """The deck in one sentence."""
    counts = {trouble: sum(has(card, trouble) for card in found.cards) for trouble in LISTS}
    return words.say("lab-doctor-summary", {"cards": len(found.cards), "games": found.games, **counts})


def picture(deck: Deck, card: Card, order: str, said: str, language: str) -> str:
    """A card with its name, its value and what there is to say."""
    value = show_value(card.values[order], deck.measure(order), language, "us")
    name = in_language(card.name, language)
    return (
        f"<li>{faces.closed_art(deck, card)}<b>{esc(name)}</b>{esc(value)}<br><span class=soft>{esc(said)}</span></li>"
    )


def doctor_page(deck: Deck, found: Diagnosis, keep: int, language: str, page: str) -> str:
    """The whole page."""
    words = phrasebook(language)
    numbers = Numbers(words)
    cards = {card.id: card for card in deck.cards}
    title = words.say("lab-doctor-title", {"deck": in_language(deck.title, language)})
    parts = [f"<h1>{esc(title)}</h1>", f"<p class=answer>{esc(summary(words, found))}</p>"]
    for trouble in LISTS:
        listed = [one for one in found.cards if has(one, trouble)]
        parts.append(f"<h2>{esc(words.say(f'lab-doctor-{trouble}', {'cards': len(listed)}))}</h2>")
        parts.append(f"<p class=soft>{esc(words.say(f'lab-doctor-{trouble}-how'))}</p>")
        if trouble == "twins":
            groups = twin_groups(found)
            named = [", ".join(in_language(cards[card].name, language) for card in group) for group in groups]
            parts.append(f"<ul>{''.join(f'<li>{esc(names)}' for names in named)}</ul>")
        elif listed:
            drawn = [picture(deck, cards[one.card], found.order, why(words, one, trouble), language) for one in listed]
            parts.append(f'<ul class="cards">{"".join(drawn)}</ul>')
    parts.append(f"<h2>{esc(words.say('lab-doctor-best', {'cards': len(found.best)}))}</h2>")
    parts.append(f"<p class=soft>{esc(words.say('lab-doctor-best-how'))}</p>")
    by_id = {one.card: one for one in found.cards}
    drawn = []
    for card in found.best:
        right = by_id[card].right
        share = words.say("lab-doctor-right", {"right": numbers.one(right, is_share=True)}) if right is not None else ""
        drawn.append(picture(deck, cards[card], found.order, share, language))
    parts.append(f'<ul class="cards">{"".join(drawn)}</ul>')
    ids = "\n".join(found.best)
    parts.append(f"<details><summary>{esc(words.say('lab-doctor-ids'))}</summary><pre>{esc(ids)}</pre></details>")
    facts: Sequence[tuple[str, object]] = [
        ("lab-fact-version", VERSION),
        ("lab-fact-deck", f"{found.deck} {found.deck_hash}"),
        ("lab-fact-seed", found.seed),
        ("lab-doctor-fact-game", f"{words.say(f'title-{GAME}')}, {found.order}"),
    ]
    return document(language, title, [*parts, *made_how(words, command_of(found, keep, language, page), facts)])


def as_lines(deck: Deck, found: Diagnosis, language: str) -> list[str]:
    """The same as lines for a terminal."""
    words = phrasebook(language)
    cards = {card.id: card for card in deck.cards}
    lines = [summary(words, found)]
    for trouble in LISTS:
        listed = [one for one in found.cards if has(one, trouble)]
        lines.append(words.say(f"lab-doctor-{trouble}", {"cards": len(listed)}))
        if trouble == "twins":
            groups = twin_groups(found)
            lines += ["  " + ", ".join(in_language(cards[card].name, language) for card in group) for group in groups]
        else:
            lines += [f"  {in_language(cards[one.card].name, language)}: {why(words, one, trouble)}" for one in listed]
    lines.append(words.say("lab-doctor-best", {"cards": len(found.best)}))
    lines.append("  " + " ".join(found.best))
    return lines
