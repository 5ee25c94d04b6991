"""The spoken table: scenes as transcripts of codes and values, so that better wording leaves them alone.

`python -m tests.games.comparity.test_words` writes all transcripts anew; read the diff like code.
"""

from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.preview import ComparityPreview
from tallorder.games.comparity.words import tell
from tallorder.games.kernel import Event, Move, Seen
from tallorder.messages.phrasebook import texts
from tests.games.comparity.table import POSITIONS, play, position, spoken
from tests.rulebook import rule

FOLDER = Path(__file__).parent / "transcripts"
RESIGN = "resign"
SCENES: dict[str, tuple[str, dict[str, str], list[str]]] = {
    "first-turn": ("first-turn", {}, ["play p @ 1,0"]),
    "a-turn": ("a-turn", {}, ["check 3,1", "play o @ 4,1"]),
    "hidden-top": ("a-turn", {"deck_top_visible": "off"}, ["play q @ 4,1", "check 3,1"]),
    "duet": ("corner", {}, ["play p @ 1,1", "draw"]),
    "duet-hidden-top": ("corner", {"deck_top_visible": "off"}, ["play p @ 1,1"]),
    "duet-without-deck": ("corner-empty", {}, ["play p @ 1,1", "draw", "give q"]),
    "trio": ("c-rx-7", {}, ["play p @ 1,1", "draw", "play q @ 3,1"]),
    "trio-declined": ("c-rx-7", {}, ["play p @ 1,1", "draw", "decline"]),
    "check": ("cross", {}, ["check 1,1", "reveal 1,0"]),
    "check-upfront": ("cross", {"check_commit": "upfront"}, ["check 1,1", "reveal 1,2"]),
    "check-and-stop": ("cross-open", {}, ["check 1,1", "stop"]),
    "swap": ("c-ex-3", {}, ["swap 2,1 3,1"]),
    "swap-upwards": ("c-rx-3", {}, ["check 0,0", "reveal 1,0", "swap 0,0 0,1", "swap 1,0 2,0"]),
    "discard-and-join": ("c-ex-6", {}, ["check 1,0", "discard 1,0", "play Space Needle @ 1,1"]),
    "discard-three-parts": ("c-rx-4", {}, ["check 0,0", "discard 0,0"]),
    "arrange": ("c-rx-1", {"repair_permute": "on"}, ["check 1,0", "arrange c @ 0,0", "arrange b @ 1,0"]),
    "gifts": ("c-rx-6", {}, ["check 1,0", "give q", "give r", "discard 1,0", "play s @ 1,0"]),
    "gift-wins": ("gift-wins", {"last_card_gift": "wins"}, ["check 1,0", "give q"]),
    "challenge": ("last-card", {"final_challenge": "on"}, ["play p @ 1,1", "check 1,1", "reveal 1,0"]),
    "challenge-declined": ("last-card", {"final_challenge": "on", "box_memory": "off"}, ["play p @ 1,1", "decline"]),
    "win": ("last-card", {}, ["play p @ 2,0"]),
    "resignations": ("c-rx-5", {}, [RESIGN, RESIGN]),
}


def transcript(name: str) -> str:
    """A scene: the table, what can be chosen and what it would do, then each move and what happened.

    Every card of a hand has the same cells, so only the first is written out.
    """
    file, options, moves = SCENES[name]
    game = position(file, **options)
    lines = _table(game)
    for move in moves:
        events = game.resign(game.actor) if move == RESIGN else play(game, move)
        lines += ["", f"> {move}"]
        for event in events:
            lines += [f"  · {line}" for line in spoken(game, RULES.tell(game.seen(event, None)))]
        lines += _table(game)
    return "\n".join(lines) + "\n"


def _table(game: ComparityGame) -> list[str]:
    view = game.view(None)
    lines = spoken(game, RULES.narrate(view))
    was_hand = False
    for choice in RULES.choices(view):
        card = "" if choice.card is None else f" {game.agreed.cards[choice.card].name['en']}"
        lines.append(f"  {choice.pick}{card} {len(choice.moves)}")
        if not was_hand or choice.pick != "hand":
            lines += [f"    {_preview(game, move)}" for move in choice.moves]
        was_hand = was_hand or choice.pick == "hand"
    return lines


def _preview(game: ComparityGame, move: Move) -> str:
    preview = RULES.preview(game.view(None), move)
    facts = []
    for field in msgspec.structs.fields(ComparityPreview):
        value = getattr(preview, field.name)
        if field.name != "lines" and value != field.default:
            facts.append(f"{field.name}={value}")
    return " ".join([RULES.write_move(game, move), "·", " · ".join(spoken(game, preview.lines)), *facts])


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_spoken_as_on_the_day_it_was_written_down(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(name) == written, "if it shall be so, run this module and read the diff"


def test_every_sentence_of_the_table_is_spoken_in_some_scene() -> None:
    heard = {word for name in SCENES for word in transcript(name).replace("(", " ").split()}
    known = set()
    for entry in FluentParser().parse(texts("en")["comparity"]).body:
        if isinstance(entry, ast.Message):
            known.add(entry.id.name)
    sentences = {code for code in known if not code.startswith(("refusal-", "comparity-pick-"))}
    silent = {code for code in sentences if code.removeprefix("comparity-") not in heard}
    assert silent == set()
    picks = {code.removeprefix("comparity-pick-") for code in known if code.startswith("comparity-pick-")}
    assert picks <= heard


@rule("C-R-42")
def test_an_opened_card_is_told_with_all_its_numbers() -> None:
    game = position("cross")
    (event,) = play(game, "check 1,1")
    (line,) = spoken(game, tell(Seen(event)))
    numbers = "measure measure=height value=height:50; measure measure=year value=year:~1"
    assert line == f"told-opened-target seat=#1 card=a values=({numbers})"


class Strange(Event, frozen=True):
    """An event of no game."""


def test_what_is_not_of_this_game_is_a_mistake() -> None:
    game = position("c-ex-1")
    with pytest.raises(TypeError, match="not an event"):
        tell(Seen(Strange()))
    with pytest.raises(TypeError, match="not a move"):
        RULES.preview(game.view(None), Move())
    with pytest.raises(TypeError, match="not a move"):
        RULES.write_move(game, Move())


def test_every_position_file_can_be_spoken() -> None:
    for file in POSITIONS.glob("*.position"):
        game = position(file.stem)
        assert RULES.narrate(game.view(None))


def main() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
