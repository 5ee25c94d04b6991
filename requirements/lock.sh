#!/usr/bin/env bash
# Writes requirements/*.txt anew from pyproject.toml, without any registry address.
set -euo pipefail
cd "$(dirname "$0")/.."
uv="${UV:-.venv/bin/uv}"
lock() {
  "$uv" pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links --quiet "$@"
}
lock --extra dev -o requirements/dev.txt
lock --extra peers -c requirements/dev.txt -o requirements/peers.txt
lock --extra docs -c requirements/dev.txt -o requirements/docs.txt
