# Omertà. `make play` and `make test` set up whatever is missing; nothing else is needed first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Random games per player count in `make soak`.
SOAK_GAMES ?= 10000

.PHONY: play test lint soak bench golden requirements clean

play: $(VENV)/.play
	$(BIN)/omerta play razzia

test: $(VENV)/.dev
	$(BIN)/pytest -n auto

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The battery in full: long. Takes OMERTA_GAMES random games for every game and player count.
soak: $(VENV)/.dev
	OMERTA_GAMES=$(SOAK_GAMES) $(BIN)/pytest -n auto tests/battery

bench: $(VENV)/.dev
	$(BIN)/python bench/run.py

# Write the golden playthroughs and action tables anew, after a change that means to alter them.
golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.transcript

# Pin the newest versions of what requirements/*.in name, with hashes. Needs `uv`.
requirements:
	for set in requirements/run requirements/dev bench/requirements-peers; do \
	  uv pip compile --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 --upgrade $$set.in -o $$set.txt || exit 1; done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Omertà needs Python 3.11 or newer. Say which: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.python requirements/run.txt pyproject.toml
	@echo "Setting up…"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	@echo "Setting up the tests…"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@
