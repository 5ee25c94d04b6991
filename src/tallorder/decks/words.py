"""Problems and reports in sentences."""

from collections.abc import Iterator

from tallorder.cards import Deck, in_language
from tallorder.decks.check import DeckReport, Served, Spread
from tallorder.decks.display import show_number
from tallorder.decks.problem import DeckProblem
from tallorder.messages import phrasebook

MOST_TIES_NAMED = 8
MOST_PROBLEMS_TOLD = 40


def explain(problem: DeckProblem, language: str) -> str:
    """One problem in one line: where, what, and what to do about it."""
    words = phrasebook(language)
    where = [problem.file] if problem.file else []
    if problem.row:
        where.append(words.say("deck-row", {"row": str(problem.row)}))
    if problem.column:
        where.append(words.say("deck-column", {"column": problem.column}))
    params = {name: str(param) if isinstance(param, int) else param for name, param in problem.params.items()}
    sentence = words.say(f"deck-{problem.code}", params)
    return words.say("deck-at", {"where": ", ".join(where), "sentence": sentence}) if where else sentence


def report_lines(report: DeckReport, language: str) -> Iterator[str]:
    """The whole report, line by line."""
    words = phrasebook(language)
    deck = report.deck
    if deck is not None:
        title = in_language(deck.title, language)
        core = len(deck.core())
        yield words.say("deck-report-title", {"title": title, "cards": len(deck.cards), "hash": deck.hash[:12]})
        if core != len(deck.cards):
            yield words.say("deck-report-sets", {"core": core, "more": len(deck.cards) - core})
        for spread in report.spreads:
            yield from _tell_spread(deck, spread, language)
        for served in report.served:
            yield _tell_served(served, language)
    for severity in ("error", "warning"):
        found = [problem for problem in report.problems if problem.severity == severity]
        for problem in found[:MOST_PROBLEMS_TOLD]:
            yield words.say(f"deck-report-{severity}", {"sentence": explain(problem, language)})
        if len(found) > MOST_PROBLEMS_TOLD:
            yield words.say("deck-report-more", {"count": len(found) - MOST_PROBLEMS_TOLD})
    errors = sum(problem.severity == "error" for problem in report.problems)
    yield words.say("deck-report-end", {"errors": errors, "warnings": len(report.problems) - errors})


def _tell_spread(deck: Deck, spread: Spread, language: str) -> Iterator[str]:
    words = phrasebook(language)
    measure = deck.measure(spread.measure)
    cards = {card.id: card for card in deck.cards}

    def value(card: str) -> str:
        return show_number(cards[card].values[measure.id].number, measure, language)

    yield words.say(
        "deck-report-spread",
        {
            "measure": in_language(measure.name, language),
            "lowest": value(spread.lowest),
            "lowest_card": cards[spread.lowest].called(language),
            "middle": value(spread.middle),
            "highest": value(spread.highest),
            "highest_card": cards[spread.highest].called(language),
            "different": spread.different,
        },
    )
    for tie in spread.ties[:MOST_TIES_NAMED]:
        names = ", ".join(cards[card].called(language) for card in tie.cards)
        yield "  " + words.say("deck-report-tie", {"value": show_number(tie.number, measure, language), "cards": names})
    if len(spread.ties) > MOST_TIES_NAMED:
        yield "  " + words.say("deck-report-ties", {"count": len(spread.ties) - MOST_TIES_NAMED})


def _tell_served(served: Served, language: str) -> str:
    words = phrasebook(language)
    params: dict[str, int | str] = {
        "engine": words.say(f"deck-engine-{served.engine}"),
        "players": served.players,
        "missing": served.missing,
    }
    if not served.players:
        return words.say("deck-report-serves-none", params)
    return words.say("deck-report-serves" if served.missing else "deck-report-serves-all", params)
