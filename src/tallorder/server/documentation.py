"""The documentation site at /docs/, where `make docs` has built it."""

import base64
import hashlib
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tallorder.server.api import nothing
from tallorder.server.files import ClientFiles
from tallorder.server.origin import POLICY

SITE: Final = Path(__file__).parent / "docs"
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class Documentation:
    """Pages made by a site builder: a few lines of script stand in each, and those alone are allowed to run."""

    def __init__(self, folder: Path = SITE) -> None:
        self.files = ClientFiles(folder)

    async def page(self, request: Request) -> Response:
        """One file of the site."""
        path = request.path_params.get("path")
        if path is None:
            return RedirectResponse("/docs/")
        found = self.files.find(f"{path}index.html" if path == "" or path.endswith("/") else path)
        if found is None:
            return nothing()
        answer = found.answer(request)
        if found.kind == "text/html":
            answer.headers["content-security-policy"] = policy(found.body)
        return answer


def policy(page: bytes) -> str:
    """The usual policy, with the scripts of this page by their hashes."""
    hashes = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in SCRIPT.findall(page)}
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in sorted(hashes))])
    return POLICY.replace("script-src 'self'", allowed)
