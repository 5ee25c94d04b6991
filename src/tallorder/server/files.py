"""The web client's files, read into memory: a path either names one of them or nothing, so none leads elsewhere."""

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tallorder.server.api import nothing

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
SMALLEST_PACKED: Final = 600
NO_CLIENT: Final = b"""<!doctype html><meta charset="utf-8"><title>Tall Order</title>
<p>The server runs, but the web client has not been built: <code>make setup</code> builds it."""


class File:
    """One file, ready to be sent."""

    def __init__(self, name: str, body: bytes) -> None:
        guessed = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
        self.kind = guessed or "application/octet-stream"
        self.body = body
        self.mark = f'"{blake2b(body, digest_size=8).hexdigest()}"'
        is_text = self.kind.startswith(TEXT) and len(body) >= SMALLEST_PACKED
        self.packed = gzip.compress(body, 9) if is_text else None
        self.keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
        """Files in `assets` have a hash in their name and never change."""

    def answer(self, request: Request) -> Response:
        """The file, packed if the browser can unpack it, or nothing if the browser has it."""
        headers = {"cache-control": self.keep, "etag": self.mark, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.mark:
            return Response(status_code=304, headers=headers)
        kind = f"{self.kind}; charset=utf-8" if self.kind.startswith("text/") else self.kind
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, media_type=kind, headers=headers)


class ClientFiles:
    """Everything that the client's build left, looked at again when it was built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.built_at = 0.0
        self.files: dict[str, File] = {}

    def find(self, name: str) -> File | None:
        """The file of this name."""
        page = self.folder / PAGE
        built_at = page.stat().st_mtime if page.is_file() else 0.0
        if built_at != self.built_at:
            self.built_at = built_at
            self.files = {
                path.relative_to(self.folder).as_posix(): File(
                    path.relative_to(self.folder).as_posix(), path.read_bytes()
                )
                for path in sorted(self.folder.rglob("*"))
                if path.is_file()
            }
        return self.files.get(name)

    async def page(self, request: Request) -> Response:
        """The client's one page, whichever of its screens the path names."""
        found = self.find(PAGE)
        return found.answer(request) if found else Response(NO_CLIENT, media_type="text/html")

    async def file(self, request: Request) -> Response:
        """Any other file. To somebody who mistyped an address the page itself says that nothing is there."""
        found = self.find(request.path_params["path"])
        if found:
            return found.answer(request)
        if "text/html" not in request.headers.get("accept", ""):
            return nothing()
        page = await self.page(request)
        if page.status_code == 200:
            page.status_code = 404
        return page
