"""The HTTP side: what it gives, what it refuses, and what every answer carries."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Serving, browsing, open_table, serving

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TOWERS = [f"Tower {letter},{place * 7 + 3}" for place, letter in enumerate(LETTERS)]
CSV = "\n".join(["name,height", *TOWERS])


def get(server: Serving, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers)


def post(server: Serving, path: str, body: Any, **headers: str) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return httpx.post(server.url + path, content=content, headers=headers)


def test_the_games_on_offer_come_with_orders_options_and_bots(server: Serving) -> None:
    games = {offer["game"]: offer for offer in get(server, "/api/games").json()}
    landmarks = games["comparity-landmarks"]
    assert landmarks["players"] == [2, 5]
    assert landmarks["orders"] == ["height", "year"]
    assert landmarks["levels"] == ["beginner", "friend", "expert"]
    assert "pilgrim" in landmarks["personas"]
    assert "even" not in landmarks["personas"]
    assert landmarks["memory"]
    assert not games["cardline-globetrotter"]["memory"]
    assert games["skyscraper"]["options"]


@pytest.mark.parametrize("deck", ["landmarks", "movies", "countries"])
def test_a_shipped_deck_is_shown_closed_and_in_order_of_name(server: Serving, deck: str) -> None:
    answer = get(server, f"/api/decks/{deck}")
    faces = answer.json()["faces"]
    names = [face["name"]["en"] for face in faces]
    assert len(names) >= 100
    assert names == sorted(names)
    assert not [face for face in faces if "opened" in face]
    art = get(server, f"/art/{faces[0]['art']}.svg")
    assert art.headers["content-type"] == "image/svg+xml"
    for path in (faces[0]["art"].replace("/closed", "/open"), f"box/{deck}/nobody/closed", "box/nowhere/x/closed"):
        assert get(server, f"/art/{path}.svg").status_code == 404


def test_a_deck_that_is_not_in_the_box_is_not_shown(server: Serving) -> None:
    assert get(server, "/api/decks/secret").status_code == 404
    assert get(server, "/api/decks/skyscraper").json()["building_set"]["cards"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "not-understood"),
        (b"{", 400, "not-understood"),
        (b"[" * 50_000, 400, "not-understood"),
        (b"\xff\xfe", 400, "not-understood"),
        ({"name": "Anya", "host": True}, 400, "not-understood"),
        ({"name": ""}, 400, "not-understood"),
        ({"name": "\u200b"}, 400, "name-empty"),
        ({"name": "Anya", "settings": {"game": "chess"}}, 400, "unknown-game"),
        ({"name": "Anya", "settings": {"game": "cardline", "deck": "../../etc/passwd"}}, 400, "unknown-deck"),
        (b" " * 70_000, 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_its_rule(
    server: Serving, body: Any, status: int, code: str
) -> None:
    answer = post(server, "/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_table_is_opened_with_a_token_that_is_long_enough(server: Serving) -> None:
    answer = post(server, "/api/tables", {"name": "Anya"})
    assert answer.status_code == 201
    assert len(answer.json()["token"]) >= 32
    assert len(answer.json()["table"]) == 14


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../app.py",
        "/assets/%2e%2e%2fapp.py",
        "/assets/..%5capp.py",
        "/static/../app.py",
        "/app.py",
        "/.env",
        "/messages/en/../house.ftl",
        "/messages/../en/house.ftl",
        "/messages/xx/house.ftl",
        "/art/abcdefgh/key.svg",
        "/art/ABC/key.svg",
        "/art/flags/../x.svg",
        "/art/flags/fra.svg",
        "/art/continents/atlantis.svg",
        "/art/tower/storey/nothing.svg",
        "/art/tower/pip/../../x.svg",
        "/art/tower/coin/99999.svg",
        "/api/nothing",
        "/%00",
        "/" + "a" * 3000,
    ],
)
def test_paths_that_lead_nowhere_give_404_and_nothing_else(server: Serving, path: str) -> None:
    with httpx.Client() as client:
        request = httpx.Request("GET", server.url)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code == 404
    assert b"root:" not in answer.content
    assert b"import" not in answer.content


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmnpq", "/api/games", "/health", "/nothing-here", "/api/tables"])
def test_every_answer_carries_a_strict_policy_and_no_server_name(server: Serving, path: str) -> None:
    headers = get(server, path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_a_page_of_another_origin_can_change_nothing(server: Serving) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"{server.url}.evil.example"):
        answer = post(server, "/api/tables", {"name": "Anya"}, origin=origin)
        assert answer.status_code == 403
    assert post(server, "/api/tables", {"name": "Anya"}, origin=server.url).status_code == 201


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_other_methods_are_not_understood(server: Serving, method: str) -> None:
    assert httpx.request(method, server.url + "/api/tables").status_code == 405


def test_health_readiness_and_metrics_say_how_it_goes_without_naming_anybody(server: Serving) -> None:
    assert get(server, "/health").json() == {"alive": True}
    assert get(server, "/ready").json() == {"ready": True}
    table = post(server, "/api/tables", {"name": "Anya"}).json()
    get(server, f"/t/{table['table']}")
    metrics = get(server, "/metrics").text
    assert "tallorder_connections" in metrics
    assert "tallorder_move_seconds_bucket" in metrics
    assert 'route="/t/{table}"' in metrics
    for secret in (table["table"], table["token"], "Anya", "127.0.0.1"):
        assert secret not in metrics


def test_sentences_are_served_in_three_languages(server: Serving) -> None:
    for language in ("en", "ru", "fr"):
        answer = get(server, f"/messages/{language}/table.ftl")
        assert "refusal-stale" in answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_deck_of_ones_own_is_checked_kept_and_can_be_played(server: Serving) -> None:
    answer = post(server, "/api/decks", {"name": "towers", "csv": CSV})
    assert answer.status_code == 201
    deck = answer.json()["deck"]
    assert deck["cards"] == 26
    settings = {"game": "cardline", "deck": deck["hash"]}
    assert post(server, "/api/tables", {"name": "Anya", "settings": settings}).status_code == 201
    too_small = {"game": "comparity", "deck": deck["hash"]}
    answer = post(server, "/api/tables", {"name": "Anya", "settings": too_small})
    assert answer.json()["code"] == "deck-too-small"


@pytest.mark.parametrize("csv", ["", "name\n", "name,value\nA,x\nB,2", "\x00\x01", '"' * 2000, "a" * 100_000])
def test_a_deck_that_cannot_be_played_is_answered_with_what_is_wrong(server: Serving, csv: str) -> None:
    answer = post(server, "/api/decks", {"name": "towers", "csv": csv})
    assert answer.status_code == 200
    assert "deck" not in answer.json()
    assert all(finding["severity"] in ("error", "warning") for finding in answer.json()["findings"])
    assert answer.json()["findings"]


def test_skyscrapers_pictures_can_be_had(server: Serving) -> None:
    names = get(server, "/api/building-faces").json()
    assert names
    for name in names:
        assert get(server, f"/art/tower/building/{name}.svg").headers["content-type"] == "image/svg+xml"
    assert get(server, "/art/tower/coin/3.svg").status_code == 200
    assert get(server, "/art/tower/net/20.svg?w=80&u=14").status_code == 200
    assert get(server, "/art/flags/fr.svg").status_code == 200
    assert get(server, "/art/continents/north-america.svg").status_code == 200


async def test_a_card_has_its_picture_at_its_key_and_nobody_can_make_a_key_up(server: Serving) -> None:
    table, token = await open_table(server, game="cardline-globetrotter")
    other, other_token = await open_table(server, game="cardline-globetrotter")
    keys = {}
    for one, own in ((table, token), (other, other_token)):
        async with browsing(server, one) as browser:
            await browser.ask("join", tokens=[own])
            await browser.ask("place-bot", level="any-legal")
            began = await browser.ask("begin")
        keys[one] = began["faces"]
    for face in keys[table]:
        for key in (face["art"], face["tile"], face["figure"]):
            answer = get(server, f"/art/{key}.svg?w=60&h=60")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.text.startswith("<svg")
    closed = next(face for face in keys[table] if "opened" not in face)
    table_part, _, key = closed["art"].partition("/")
    for wrong in (
        f"{other}/{key}",
        f"{table_part}/{key[:-1]}A",
        f"{table_part}/{key}A",
        f"{table_part}/AAAAAAAAAAAAAAAA",
    ):
        if wrong != closed["art"]:
            assert get(server, f"/art/{wrong}.svg").status_code == 404


async def test_the_server_tells_nobody_where_it_runs_unless_asked_from_its_own_machine(server: Serving) -> None:
    assert get(server, "/api/address").json() == {"address": ""}


async def begun_with_a_bot(server: Serving, game: str) -> tuple[str, str]:
    """A table at which a game runs; its id and the host's token."""
    table, token = await open_table(server, game=game)
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("place-bot", level="any-legal")
        await host.ask("begin")
    return table, token


async def abort(server: Serving, table: str, token: str) -> None:
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("abort")


@pytest.mark.parametrize("game", ["comparity-landmarks", "skyscraper"])
async def test_a_game_is_played_on_from_a_moment_over_http(server: Serving, game: str) -> None:
    table, token = await begun_with_a_bot(server, game)
    path, wish = f"/api/tables/{table}/branch/1", {"name": "Vera", "moment": 0, "seat": 1}
    assert post(server, path, wish).json() == {"rule": "T-GAME", "code": "game-running"}
    await abort(server, table, token)
    opened = post(server, path, wish)
    assert opened.status_code == 201
    new = opened.json()
    assert new["seat"] == 1
    assert new["table"] != table
    async with browsing(server, new["table"]) as host:
        welcome = await host.ask("join", tokens=[new["token"]])
    assert welcome["seats"] == [1]
    assert welcome["state"]["phase"] == "playing"
    assert welcome["game"]["game"] == game


async def test_a_moment_that_cannot_be_played_on_is_refused_with_its_rule(server: Serving) -> None:
    table, token = await begun_with_a_bot(server, "comparity-landmarks")
    await abort(server, table, token)
    good = {"name": "Vera", "moment": 0}
    path = f"/api/tables/{table}/branch/1"
    assert post(server, path, good).status_code == 201
    for body in (
        b"",
        {"name": "Vera"},
        good | {"deck": ""},
        good | {"moment": -1},
        good | {"moment": 0.5},
        good | {"seat": 99},
    ):
        answer = post(server, path, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")
    for change, code in (
        ({"moment": 1000}, "no-such-moment"),
        ({"seat": 2}, "no-such-seat"),
        ({"name": "\u200b"}, "name-empty"),
    ):
        answer = post(server, path, good | change)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    for number in ("0", "2", "x", "9" * 12):
        assert post(server, f"/api/tables/{table}/branch/{number}", good).json()["code"] == "no-game"
    assert post(server, "/api/tables/aaaaaaaaaaaaaa/branch/1", good).status_code == 404
    evil = post(server, path, good, origin="https://evil.example")
    assert evil.status_code == 403


async def test_who_plays_on_opens_a_table_and_has_no_more_of_them_than_others(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--limit", "tables_burst=2") as frugal:
        table, token = await begun_with_a_bot(frugal, "comparity-landmarks")
        await abort(frugal, table, token)
        path, wish = f"/api/tables/{table}/branch/1", {"name": "Vera", "moment": 0}
        assert post(frugal, path, wish).status_code == 201
        answer = post(frugal, path, wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


@pytest.mark.parametrize("game", ["cardline-globetrotter", "comparity-landmarks", "comparity-movies", "skyscraper"])
async def test_a_game_is_read_as_a_replay_over_http(server: Serving, game: str) -> None:
    table, _ = await open_table(server, game=game)
    assert post(server, f"/api/tables/{table}/replay", {}).json()["code"] == "no-game"
    table, token = await begun_with_a_bot(server, game)
    running = post(server, f"/api/tables/{table}/replay", {"tokens": [token]})
    assert running.status_code == 200
    assert running.json()["game"]["game"] == game
    assert running.json()["frames"][0]["deed"] == "began"
    assert running.headers["content-encoding"] == "gzip"  # its views are much alike
    plain = httpx.post(f"{server.url}/api/tables/{table}/replay", json={}, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["kind"] == running.json()["kind"]
    assert get(server, f"/api/tables/{table}/record/1").json()["code"] == "game-running"
    assert get(server, f"/api/tables/{table}/record/x").json()["code"] == "no-game"
    await abort(server, table, token)
    over = post(server, f"/api/tables/{table}/replay", {"game": 1})
    assert over.json()["is_over"]
    assert get(server, f"/api/tables/{table}/record/1").text.startswith(f"record {game}\n")
    assert post(server, "/api/tables/aaaaaaaaaaaaaa/replay", {}).status_code == 404
    assert post(server, f"/api/tables/{table}/replay", {"eyes": 1}).status_code == 400


async def test_a_game_is_thought_through_over_http(server: Serving) -> None:
    table, token = await begun_with_a_bot(server, "cardline-globetrotter")
    path = f"/api/tables/{table}/analysis/1"
    assert post(server, path, {}).json() == {"rule": "T-GAME", "code": "game-running"}
    assert post(server, path, {"level": 70}).status_code == 400
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("resign", seat=0)
    answer = post(server, path, {})
    while answer.status_code == 202:
        assert answer.json()["moments"] > 1
        answer = post(server, path, {})
    assert answer.status_code == 200
    told = answer.json()["analysis"]
    assert told["engine"] == "cardline"
    assert len(told["players"]) == 2
    wish = {"moment": 0, "move": {"move": "place-card", "card": 999, "gap": 0}}
    assert post(server, f"/api/tables/{table}/judge/1", wish).status_code == 400


def test_a_shipped_deck_is_printed_and_nobody_elses(server: Serving) -> None:
    found = get(server, "/print/skyscraper/rules.pdf?lang=fr&paper=letter")
    assert found.headers["content-type"] == "application/pdf"
    assert found.content.startswith(b"%PDF")
    assert found.content == get(server, "/print/skyscraper/rules.pdf?lang=fr&paper=letter").content
    for path in ("nobody/rules", "skyscraper/poster", "landmarks/secrets", "skyscraper/rules.pdf?lang=xx&x="):
        assert get(server, f"/print/{path}.pdf").status_code == 404
