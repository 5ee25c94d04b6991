"""Whoever asks for much owes for it: large decks and long games are told less often, and small ones as ever."""

from pathlib import Path

import httpx

from tests.server.serving import browsing, open_table, serving

CARDS = 1999


async def test_a_large_deck_is_paid_for_and_others_owe_nothing(tmp_path: Path) -> None:
    rows = "\n".join(f"Card number {number},{number * 7}" for number in range(CARDS))
    with serving(str(tmp_path / "tables.db")) as server:
        handed = httpx.post(
            f"{server.url}/api/decks", json={"name": "large", "csv": "name,height\n" + rows}, timeout=60
        )
        table, token = await open_table(server)
        async with browsing(server, table) as host, browsing(server, table) as reader:
            await host.ask("join", tokens=[token])
            await host.ask("choose", settings={"game": "cardline", "deck": handed.json()["deck"]["hash"]})
            await reader.ask("join")
            numbers, answers = [], []
            for _ in range(5):
                numbers.append(await reader.say("ask-deck"))
                while (message := await reader.hear())["tell"] not in ("deck", "refused"):
                    pass
                answers.append(message)
            told = [one for one in answers if one["tell"] == "deck"]
            assert 1 <= len(told) <= 3
            assert {one["code"] for one in answers if one not in told} == {"too-fast"}
            assert all(len(one["faces"]) == CARDS for one in told)
            assert [one["re"] for one in told] == numbers[: len(told)]
            for number in range(20):
                assert (await host.ask("rename", seat=0, name=f"Anya {number}"))["tell"] == "told"


async def test_a_deck_is_told_as_it_is_now(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        table, token = await open_table(server, game="cardline-globetrotter")
        async with browsing(server, table) as host:
            await host.ask("join", tokens=[token])
            first = await host.ask("ask-deck")
            assert (await host.ask("ask-deck"))["faces"] == first["faces"]
            await host.ask("choose", settings={"game": "comparity-landmarks"})
            other = await host.ask("ask-deck")
            assert other["deck"]["id"] != first["deck"]["id"]
