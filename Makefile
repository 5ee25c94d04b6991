VENV ?= .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.ready

.PHONY: setup play test check bench soak mutate compile-check clean

setup: $(STAMP)

$(STAMP): pyproject.toml requirements/dev.txt
	python3 -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check uv==0.13.7
	$(VENV)/bin/uv pip install --quiet --python $(PY) -r requirements/dev.txt
	$(VENV)/bin/uv pip install --quiet --python $(PY) --no-deps --no-build-isolation -e .
	touch $(STAMP)

play: setup
	$(VENV)/bin/tallorder play

test: setup
	$(PY) -m pytest -q -m "not soak"

check: setup
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache
	@! grep -n "://" requirements/*.txt || { echo "a lock file names a registry address"; exit 1; }

soak: setup
	$(PY) -m pytest -q -m soak

clean:
	rm -rf $(VENV) build dist mutants
