# `make play` starts the game, `make test` tests it, `make thorough` tests what takes longer; all install what they need.
PYTHON ?= python3
BIN := .venv/bin
NPM := npm --prefix web --no-audit --no-fund --no-update-notifier
PAGE := src/quartier/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.* src/quartier/texts/*.ftl) \
  $(wildcard src/quartier/games/*/texts/*.ftl src/quartier/games/*/*.py src/quartier/core/*.py src/quartier/server/*.py src/quartier/server/*/*.py)

LIBRARIES := src/quartier/libraries/manifest.json
KERNELS := $(shell find src/quartier/kernel src/quartier/bots src/quartier/games src/quartier/ahead -name '*.py')
# For this machine, and as the WebAssembly modules that the page takes in.
COMPILE := $(BIN)/python -m quartier.ahead --targets host,wasm32

.PHONY: play page libraries modules wheel test thorough environments check bench peers reference weights clean

play: $(LIBRARIES) $(PAGE)
	@$(BIN)/quartier serve --open-page --log-level warning

page: $(PAGE)

# The kernels compiled for every machine that is known; `make play` needs only those for this one and the page.
libraries: .venv/ready
	$(BIN)/python -m quartier.ahead --targets all,wasm32

# Those that `make play` needs, whatever the dates of files say: what the tests compare.
modules: .venv/ready-dev
	$(COMPILE)

# What is published: an sdist, and the wheel made from it.
wheel: .venv/ready-dev libraries $(PAGE)
	rm -rf dist
	$(BIN)/uv build --out-dir dist

test: check modules $(PAGE) /usr/bin/chromium
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest

thorough: .venv/ready-dev libraries $(PAGE) /usr/bin/chromium /usr/bin/qemu-aarch64 /usr/bin/wine
	$(BIN)/pytest -m thorough
	$(BIN)/python tests/environments.py

environments: .venv/ready-dev $(PAGE)
	$(BIN)/python tests/environments.py

check: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/ready
	$(BIN)/quartier bench

# Beside other libraries, which get environments of their own; some ten minutes on a quiet machine.
peers: modules
	$(BIN)/python -m benchmarks.peers --page docs/benchmarks.md --plot docs/images/peers.svg

# The pages of docs/reference from docstrings, and docs/observations.md from the layouts of games.
reference: .venv/ready
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/generate_observations.py

# GENERATIONS and TO, if given, make it short and write somewhere else.
weights: .venv/ready
	$(BIN)/python -m quartier.training $(GAME) $(GENERATIONS:%=--generations %) $(TO:%=--to %)

$(LIBRARIES): $(KERNELS) | .venv/ready
	$(COMPILE)

$(PAGE): web/node_modules/ready $(PAGE_SOURCES) $(KERNELS) | $(LIBRARIES)
	$(BIN)/python web/generate.py
	$(NPM) run build

web/node_modules/ready: web/package.json web/package-lock.json
	$(NPM) ci
	touch $@

/usr/bin/chromium:
	@test "$$(id -u)" = 0 || { echo 'The browser tests need Chromium: sudo apt-get install chromium'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends chromium

/usr/bin/qemu-aarch64:
	@test "$$(id -u)" = 0 || { echo 'Libraries for ARM are tried under qemu: sudo apt-get install qemu-user libc6-arm64-cross'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends qemu-user libc6-arm64-cross

/usr/bin/wine:
	@test "$$(id -u)" = 0 || { echo 'Libraries for Windows are tried under wine: sudo apt-get install wine wine64'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends wine wine64

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[build,push]'
	touch $@

.venv/ready-dev: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ .venv/ready

clean:
	rm -rf .venv .peers build dist web/node_modules src/quartier/server/static src/quartier/libraries
