# Everything runs in .venv, which is made on demand from python3 (3.11 or newer) and pyproject.toml.
PYTHON ?= python3
REFERENCE ?= ../shared/reference
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools

.PHONY: help play test check bench verify services test-all release clean
help:
	@echo "make play | test | check | bench | verify | test-all | release | clean"

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

play: $(READY)
	$(BIN)/wilderland play

check: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-cache

# PostgreSQL and Redis for the tests of several workers; where they cannot be installed, the tests say what they miss.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server; } >/dev/null 2>&1 || \
	  apt-get install -y -q postgresql redis-server >/dev/null || echo "NOT CHECKED: no PostgreSQL or Redis"

# verify exits with 2 when it could not check; that is an error where the reference is at hand.
test: check services
	$(BIN)/pytest -n 2
	$(BIN)/wilderland verify --mutate --sample 16
	@$(BIN)/wilderland verify --reference $(REFERENCE) || \
	  { test $$? -eq 2 && test ! -d $(REFERENCE) && echo "NOT CHECKED: no reference data in $(REFERENCE)"; }

verify: $(TOOLS)
	$(BIN)/wilderland verify --reference $(REFERENCE)

test-all: test
	$(BIN)/wilderland soak --games 2000 --scenario passage-through-mirkwood --mode standard --seed 1 --jobs 2
	$(BIN)/wilderland soak --games 3000 --seed 2 --jobs 2 --complete
	$(BIN)/wilderland verify --reference $(REFERENCE) --mutate
	WILDERLAND_KILLS=50 WILDERLAND_EXAMPLES=60 $(BIN)/pytest tests/server/test_crash.py tests/server/test_hostile.py

# What this version leaves behind for all later ones to read: before a release.
release: $(TOOLS)
	$(BIN)/python -m wilderland.testing.releases

bench: $(TOOLS)
	$(BIN)/wilderland bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
