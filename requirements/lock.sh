#!/usr/bin/env bash
# Writes requirements/dev.txt anew from pyproject.toml, without any registry address.
set -euo pipefail
cd "$(dirname "$0")/.."
uv="${UV:-.venv/bin/uv}"
"$uv" pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url --no-emit-find-links --quiet -o requirements/dev.txt
