# `make play` starts the game, `make test` tests it, `make thorough` tests what takes longer; all install what they need.
PYTHON ?= python3
BIN := .venv/bin
NPM := npm --prefix web --no-audit --no-fund --no-update-notifier
PAGE := src/quartier/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.* src/quartier/texts/*.ftl src/quartier/pictures/*.css) \
  $(wildcard src/quartier/games/*/*.svg src/quartier/games/*/*.css src/quartier/games/*/texts/*.ftl src/quartier/games/*/*.py src/quartier/core/*.py src/quartier/server/*.py src/quartier/server/*/*.py)

LIBRARIES := src/quartier/libraries/manifest.json
KERNELS := $(shell find src/quartier/kernel src/quartier/bots src/quartier/games src/quartier/ahead -name '*.py')
# For this machine, and as the WebAssembly modules that the page takes in.
COMPILE := $(BIN)/python -m quartier.ahead --targets host,wasm32

BROWSERS := /usr/bin/chromium /usr/bin/chromium-headless-shell

# What is installed for the tests of the store, where its programs are neither on the path nor where Debian has them.
POSTGRES := $(if $(shell command -v initdb)$(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql)
# The same for the tests of what operators get: a proxy that is run, and programs that read the other files.
find = $(if $(shell PATH="$$PATH:/usr/sbin" command -v $(1)),,$(2))
OPERATING := $(call find,nginx,nginx-light) $(call find,caddy,caddy) $(call find,systemd-analyze,systemd)
OPERATE := $(if $(strip $(OPERATING)),operating)

.PHONY: play page libraries modules wheel test thorough soak load environments check bench peers reference weights network forecasts postgresql operating clean

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

test: check modules $(PAGE) $(BROWSERS) $(POSTGRES) $(OPERATE)
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest

thorough: .venv/ready-dev libraries $(PAGE) $(BROWSERS) $(POSTGRES) $(OPERATE) /usr/bin/qemu-aarch64 /usr/bin/wine
	$(BIN)/pytest -m thorough
	$(BIN)/python tests/environments.py

# Everything broken on purpose, for hours: KILLS on each store, INPUTS of any form for each game and store, SCENES in two
# worlds for each game, or MINUTES; goes on from soak.json. SERVERS on one PostgreSQL, PROCESSES of each, SEED, TABLES,
# and TO, the page into which the figures go, if given.
KILLS ?= 1000
INPUTS ?= 100000
SCENES ?= 1000
soak: .venv/ready-dev modules $(POSTGRES)
	nice -n 10 $(BIN)/python -m tests.faults --kills $(KILLS) --inputs $(INPUTS) --scenes $(SCENES) $(MINUTES:%=--minutes %) \
	  $(SERVERS:%=--servers %) $(PROCESSES:%=--processes %) $(SEED:%=--seed %) $(TABLES:%=--tables %) $(TO:%=--page %)

# What a server bears; on a quiet machine.
load: .venv/ready-dev modules $(POSTGRES)
	$(BIN)/python -m benchmarks.load --page docs/operate.md

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

# MINUTES or ROUNDS, and TO, if given, make it short and write somewhere else. In all three fits, RAY is the address of a
# Ray cluster, and RESUME or RECORDS says where it is kept how far it is.
network: .venv/ready
	$(BIN)/python -m quartier.training.networks $(GAME) $(MINUTES:%=--minutes %) $(ROUNDS:%=--rounds %) $(RESUME:%=--resume %) $(RAY:%=--ray %) $(TO:%=--to %)

# GAMES, SIMULATIONS and RECORDS, if given, say how many, how well, and where the games are kept.
forecasts: .venv/ready
	$(BIN)/python -m quartier.training.forecasts $(GAME) $(GAMES:%=--games %) $(SIMULATIONS:%=--simulations %) $(RECORDS:%=--records %) $(RAY:%=--ray %) $(TO:%=--to %)

# BOX, if given, is the component set to play with, TO where its weights go: `quartier weights` puts them into the set.
weights: .venv/ready
	$(BIN)/python -m quartier.training $(GAME) $(GENERATIONS:%=--generations %) $(BOX:%=--box %) $(RESUME:%=--resume %) $(RAY:%=--ray %) $(TO:%=--to %)

$(LIBRARIES): $(KERNELS) | .venv/ready
	$(COMPILE)

$(PAGE): web/node_modules/ready $(PAGE_SOURCES) $(KERNELS) | $(LIBRARIES)
	$(BIN)/python web/generate.py
	$(NPM) run build

web/node_modules/ready: web/package.json web/package-lock.json
	$(NPM) ci
	touch $@

# The one without windows takes half of the processor; the other one shows messages of push services.
$(BROWSERS) &:
	@test "$$(id -u)" = 0 || { echo 'The browser tests need Chromium: sudo apt-get install $(notdir $(BROWSERS))'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends $(notdir $(BROWSERS))

# The tests start servers of their own from its programs.
postgresql:
	@test "$$(id -u)" = 0 || { echo 'The tests of the store need PostgreSQL: sudo apt-get install postgresql'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends postgresql

# Tests run nginx on ports of their own; Caddy and systemd only read what is given to them.
operating:
	@test "$$(id -u)" = 0 || { echo 'The tests of deploy/ need: sudo apt-get install $(OPERATING)'; exit 1; }
	apt-get update --quiet
	apt-get install --yes --quiet --no-install-recommends $(OPERATING)

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
	$(BIN)/pip install --quiet --editable '.[build,pictures,print,push]'
	touch $@

.venv/ready-dev: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ .venv/ready

clean:
	rm -rf .venv .peers build dist web/node_modules src/quartier/server/static src/quartier/libraries
