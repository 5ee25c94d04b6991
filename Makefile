# Everything starts from a clean checkout with Python 3.11+ and make; the first target called does the set-up.
VENV ?= .venv
PYTHON ?= python3
PY := $(VENV)/bin/python
STAMP := $(VENV)/.ready
CLIENT := src/tallorder/server/static/index.html
CLIENT_SOURCES := $(shell find client/src client/public client/licences client/*.* src/tallorder/messages -type f)
ENGINE ?= comparity
SAMPLE ?= 300
PART ?= 1

.PHONY: docs setup play test chromium screenshots check bench arena-figures soak golden mutate compile clean

setup: $(STAMP) $(CLIENT)
	@$(PY) tools/print_fonts.py --once
	@$(PY) tools/compile.py --once

$(STAMP): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tall Order needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check uv==0.13.7
	$(VENV)/bin/uv pip install --quiet --python $(PY) -r requirements/dev.txt
	$(VENV)/bin/uv pip install --quiet --python $(PY) --no-deps --no-build-isolation -e .
	touch $(STAMP)

$(CLIENT): $(STAMP) $(CLIENT_SOURCES)
	$(PY) client/build.py build
	@touch $(CLIENT)

play: setup
	$(VENV)/bin/tallorder serve --open

# Browser tests need a real Chromium; sync Playwright leaves its event loop running, so they are a second call.
chromium:
	@command -v chromium-headless-shell chromium chromium-browser >/dev/null || { apt-get update -qq && \
	apt-get install -y -qq --no-install-recommends chromium-headless-shell; }

# Everything on the plain engines; then the rule tests once more on the compiled ones.
test: setup chromium
	$(PY) tools/compile.py --optional
	$(PY) client/build.py test
	$(PY) -m pytest -q -m "not soak" -n 2 --dist worksteal --ignore=tests/browser
	$(PY) -m pytest -q -m "not soak" -n 2 --dist worksteal tests/browser
	TALLORDER_PURE=0 $(PY) -m pytest -q -m "not soak" -n 2 --dist worksteal tests/games

# Pictures of every screen, on a desk and on a phone, in three languages, into screenshots/ (not committed).
screenshots: setup chromium
	$(PY) -m tests.browser.screenshots

check: setup
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/mypy examples benchmarks tools
	$(VENV)/bin/lint-imports --no-cache
	$(PY) client/build.py check
	@! grep -n '"resolved"' client/package-lock.json || { echo "a lock file names a registry address"; exit 1; }
	@! grep -n "://" requirements/*.txt || { echo "a lock file names a registry address"; exit 1; }

bench: setup chromium
	$(PY) tools/compile.py --optional
	$(VENV)/bin/uv pip install --quiet --python $(PY) -r requirements/peers.txt
	$(PY) -m benchmarks.engines
	$(PY) -m benchmarks.research
	$(PY) -m benchmarks.startup
	$(PY) -m benchmarks.bots
	$(PY) -m benchmarks.server --peer
	$(PY) -m benchmarks.client

# Everything the bots promise, played out: hours. make arena-figures PART=0.1 for a first look.
arena-figures: setup
	$(PY) -m benchmarks.bots.figures --part $(PART)

golden: setup
	$(PY) -m tests.games.test_records
	$(PY) -m tests.table.deltas
	$(PY) -m tests.adapters.test_suites
	$(PY) -m tests.table.test_who_may_do_what

soak: setup chromium
	$(PY) -m pytest -q -m soak --ignore=tests/browser
	$(PY) -m pytest -q -m soak tests/browser
	LAW_EXAMPLES=200 $(PY) -m pytest -q tests/games/test_laws.py

# The documentation site, which `tallorder serve` then shows at /docs/.
docs: setup
	$(VENV)/bin/uv pip install --quiet --python $(PY) -r requirements/docs.txt
	$(PY) tools/docs_site.py

# Breaks an engine at random places and counts what its tests notice: make mutate ENGINE=skyscraper SAMPLE=300
mutate: setup
	$(PY) tools/mutate.py $(ENGINE) --sample $(SAMPLE)

# After an edit the engines run as plain Python until this compiles them again; needs a C compiler.
compile: $(STAMP)
	$(PY) tools/compile.py

clean:
	rm -rf $(VENV) build dist mutants client/node_modules src/tallorder/server/static src/tallorder/_compiled
