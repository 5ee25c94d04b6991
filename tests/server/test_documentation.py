"""The documentation: every page is in the navigation, every link leads somewhere, and a server shows what was built."""

import subprocess
import sys
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Route

from tallorder.server.documentation import Documentation, policy

HOUSE = Path(__file__).parents[2]


def test_the_site_can_be_gathered_without_a_lost_link_or_page() -> None:
    done = subprocess.run(
        [sys.executable, HOUSE / "tools/docs_site.py", "--gather"],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ids = (HOUSE / "build/docs/rules/ids.md").read_text(encoding="utf-8")
    assert all(rule in ids for rule in ("C-DUET-2", "L-TURN-1", "S-QUAKE-5"))
    assert "`set_up`" in (HOUSE / "build/docs/reference.md").read_text(encoding="utf-8")


async def test_a_page_may_run_its_own_lines_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "index.html").write_text("<script>one()</script>")
    (tmp_path / "bots/index.html").write_text("<p>bots")
    pages = Documentation(tmp_path)
    app = Starlette(routes=[Route("/docs", pages.page), Route("/docs/{path:path}", pages.page)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://tables") as client:
        assert (await client.get("/docs")).headers["location"] == "/docs/"
        allowed = (await client.get("/docs/")).headers["content-security-policy"]
        assert "'sha256-" in allowed
        assert "unsafe" not in allowed
        assert (await client.get("/docs/bots/")).text == "<p>bots"
        for lost in ("/docs/none/", "/docs/../app.py", "/docs/%2e%2e/app.py"):
            assert (await client.get(lost)).status_code == 404
    assert "'sha256-" not in policy(b"<script src='x.js'></script>")
