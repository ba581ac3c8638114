# Everything runs in .venv, which is made on demand from python3 (3.11 or newer) and pyproject.toml.
PYTHON ?= python3
REFERENCE ?= ../shared/reference
BIN := .venv/bin
READY := .venv/.ready

.PHONY: help play test check bench verify test-all clean
help:
	@echo "make play | test | check | bench | verify | test-all | clean"

$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: $(READY)
	$(BIN)/wilderland play

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-cache

# verify exits with 2 when it could not check; that is an error where the reference is at hand.
test: check
	$(BIN)/pytest -n 2
	$(BIN)/wilderland verify --mutate --sample 16
	@$(BIN)/wilderland verify --reference $(REFERENCE) || \
	  { test $$? -eq 2 && test ! -d $(REFERENCE) && echo "NOT CHECKED: no reference data in $(REFERENCE)"; }

verify: $(READY)
	$(BIN)/wilderland verify --reference $(REFERENCE)

test-all: test
	$(BIN)/wilderland soak --games 2000 --players 1-4 --seed 1 --jobs 2
	$(BIN)/wilderland verify --reference $(REFERENCE) --mutate

bench: $(READY)
	$(BIN)/wilderland bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
