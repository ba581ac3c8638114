# Everything runs in .venv, which is made on demand from python3 (3.11 or newer) and pyproject.toml.
PYTHON ?= python3
REFERENCE ?= ../shared/reference
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
COMPILED := .venv-compiled/.ready

.PHONY: help play test check bench compiled verify services test-all release clean
help:
	@echo "make play | test | check | bench | compiled | verify | test-all | release | clean"

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# What playing needs; the page of the table is built along with it.
$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --editable .
	touch $@

# What working on it needs besides.
$(TOOLS): $(READY)
	$(PIP) --editable '.[dev]'
	touch $@

# The same with the engine compiled, in an environment of its own; made anew when a source changes.
compiled: $(COMPILED)
$(COMPILED): pyproject.toml compile_engine.py $(shell find src -type f -not -name '*.pyc' -not -path '*/web/*')
	test -x .venv-compiled/bin/python || $(PYTHON) -m venv .venv-compiled
	WILDERLAND_COMPILED=1 .venv-compiled/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	touch $@

play: $(READY)
	$(BIN)/wilderland play

check: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-cache
	$(BIN)/python hatch_build.py check

# PostgreSQL and Redis for the tests of several workers; where they cannot be installed, the tests say what they miss.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server; } >/dev/null 2>&1 || \
	  apt-get install -y -q postgresql redis-server >/dev/null || echo "NOT CHECKED: no PostgreSQL or Redis"

# verify exits with 2 when it could not check; that is an error where the reference is at hand.
test: check services
	$(BIN)/pytest -n 2
	$(BIN)/wilderland verify --mutate --sample 12
	@$(BIN)/wilderland verify --reference $(REFERENCE) || \
	  { test $$? -eq 2 && test ! -d $(REFERENCE) && echo "NOT CHECKED: no reference data in $(REFERENCE)"; }

verify: $(TOOLS)
	$(BIN)/wilderland verify --reference $(REFERENCE)

test-all: test $(COMPILED)
	WILDERLAND_COMPILED=1 .venv-compiled/bin/pytest -n 2
	$(BIN)/wilderland soak --games 2000 --scenario passage-through-mirkwood --mode standard --seed 1 --jobs 2
	$(BIN)/wilderland soak --games 3000 --seed 2 --jobs 2 --complete
	$(BIN)/wilderland verify --reference $(REFERENCE) --mutate
	WILDERLAND_KILLS=50 WILDERLAND_EXAMPLES=60 $(BIN)/pytest tests/server/test_crash.py tests/server/test_hostile.py
	$(PIP) --editable '.[ray,openspiel]' || echo "NOT CHECKED: Ray and OpenSpiel cannot be installed"
	WILDERLAND_RAY=1 $(BIN)/pytest tests/lab/test_ray.py tests/envs/test_spiel.py

# What this version leaves behind for all later ones to read: before a release.
release: $(TOOLS)
	$(BIN)/python -m wilderland.testing.releases

# The page needs a browser; where there is none, a line says so.
bench: $(TOOLS)
	$(BIN)/wilderland bench
	$(BIN)/python hatch_build.py
	@$(BIN)/wilderland bench --web || test $$? -eq 2
	@if test -f $(COMPILED); then .venv-compiled/bin/wilderland bench; else echo "Compiled: not built (make compiled)"; fi

clean:
	rm -rf .venv .venv-compiled .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
