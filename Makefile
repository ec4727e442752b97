# Omertà. `make play` and `make test` set up whatever is missing; nothing else is needed first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Processes that test: one more than there are cores, because some tests wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# Compiled files are kept, even where the environment says otherwise: tests start many programs.
export PYTHONDONTWRITEBYTECODE :=
# Random games per player count in `make soak`.
SOAK_GAMES ?= 10000

PAGE := src/omerta/page/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') \
  $(shell find src/omerta/games -path '*/table/*' -type f) \
  $(wildcard src/omerta/text/*.ftl src/omerta/games/*/text/*.ftl) \
  $(wildcard src/omerta/server/wire.py $(addprefix src/omerta/games/*/,content.py events.py outlook.py view.py))

.PHONY: play party terminal page types quick test compiled ray lint lint-python lint-page soak bench load load-nodes load-beside restart faults golden tables pictures requirements clean

play: $(VENV)/.play $(PAGE)
	$(BIN)/omerta serve --open

# Open to phones and computers in this network, with the address and a code for phones.
party: $(VENV)/.play $(PAGE)
	$(BIN)/omerta serve --host 0.0.0.0 --open

terminal: $(VENV)/.play
	$(BIN)/omerta play razzia

page: $(PAGE)

$(PAGE): $(VENV)/.play $(PAGE_SOURCES)
	@$(BIN)/python web/build.py
	@touch $@

# The page's types, written from the server's.
types: $(VENV)/.play
	$(BIN)/python web/write_types.py

# For daily work, under a minute: rules, kernel, texts, and the battery on small tables.
quick: $(VENV)/.dev
	$(BIN)/pytest -n auto --dist worksteal --quick tests src/omerta/battery

TESTS := tests src/omerta/battery examples/liars-dice

test: $(VENV)/.dev $(PAGE)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(TESTS)

# Compile the tests once. Otherwise each worker of `make test` compiles all of them.
compiled: $(VENV)/.dev
	$(BIN)/pytest --collect-only --quiet $(TESTS) >/dev/null

# Ray, for `omerta arena --on ray` and `omerta serve --bots-on ray`, and the tests of both on a
# cluster of this machine. It is large, so `make test` goes without.
ray: $(VENV)/.dev
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt
	$(BIN)/pytest tests/lab/test_ray.py tests/server/test_cluster.py

lint: lint-python lint-page

lint-python: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: $(PAGE)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent check && npm run --silent format:check && npm run --silent lint

# The battery in full: long. Takes OMERTA_GAMES random games for every game and player count.
soak: $(VENV)/.dev
	OMERTA_GAMES=$(SOAK_GAMES) $(BIN)/pytest -n auto tests/battery src/omerta/battery

bench: $(VENV)/.dev
	$(BIN)/python bench/run.py

# How much the server carries; about five minutes.
load: $(VENV)/.dev
	$(BIN)/python bench/load.py --write bench/load.md

# The same for 1, 2 and 4 servers on one PostgreSQL, behind nginx where there is one; three minutes.
load-nodes: $(VENV)/.dev
	PYTHONPATH=. $(BIN)/python bench/load_nodes.py --write bench/load-nodes.md

# The same load on boardgame.io's server, installed from npm into a scratch folder.
load-beside: $(VENV)/.dev
	$(BIN)/python bench/boardgame_io.py

# How long a server takes to take up 1,000 games after a restart; five minutes.
restart: $(VENV)/.dev
	$(BIN)/python bench/restart.py --write bench/restart.md

# What happens when something breaks: servers, database, disk, clock; about eight minutes.
faults: $(VENV)/.dev
	PYTHONPATH=. $(BIN)/python bench/faults.py --write docs/faults.md

# Write the golden playthroughs and action tables anew, after a change that means to alter them.
golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.transcript

# Write the numbers of Deal's content into the tables of its references.
tables: $(VENV)/.dev
	$(BIN)/python -m tests.text.deal_tables

# The pictures in the README, photographed from the page.
pictures: $(VENV)/.dev $(PAGE)
	$(BIN)/python -m tests.browser.pictures

# Pin the newest versions of what requirements/*.in name, with hashes. Needs `uv`.
requirements:
	for set in requirements/run requirements/dev requirements/ray requirements/otel requirements/node bench/requirements-peers; do \
	  uv pip compile --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 --upgrade $$set.in -o $$set.txt || exit 1; done

clean:
	rm -rf $(VENV) src/omerta/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Omertà needs Python 3.11 or newer. Say which: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.python requirements/run.txt pyproject.toml
	@echo "Setting up, once: fetching Python packages (about half a minute)…"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e ".[serve]"
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt examples/liars-dice/pyproject.toml
	@echo "Setting up the tests, once: fetching more of them (about a minute)…"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e examples/liars-dice
	@touch $@
