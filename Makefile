# `make play` starts the game, `make test` runs everything; both install what they need into .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench clean

play: .venv/ready
	@$(BIN)/quartier warm cities
	@$(BIN)/quartier play cities

test: check
	$(BIN)/pytest

check: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/ready
	$(BIN)/quartier bench

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable .
	touch $@

.venv/ready-dev: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ .venv/ready

clean:
	rm -rf .venv build dist
