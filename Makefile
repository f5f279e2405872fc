# skullking. `make` lists the targets; `make play` and `make test` are the two that matter.
#
# Stamps in .make/ remember what is done, so that the second run starts in seconds.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help

VENV   := .venv
BIN    := $(VENV)/bin
STAMPS := .make
UV     := UV_PROJECT_ENVIRONMENT=$(VENV) $(BIN)/uv
UV_PIN := uv>=0.8,<1
PYTEST_WORKERS ?= 2
HAS_WEB := $(wildcard web/package.json)

TOOLS   := need-python need-cargo $(if $(HAS_WEB),need-node)

RUST_SOURCES := $(shell find rust -name '*.rs' -o -name Cargo.toml 2>/dev/null) Cargo.toml $(wildcard Cargo.lock)
WEB_SOURCES  := $(if $(HAS_WEB),$(shell find web spec/locales -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path '*/test-results/*' -not -path '*/playwright-report/*' 2>/dev/null))

# What this processor can do, as a number.
CPU := $(shell { rustc -C target-cpu=native --print cfg || uname -m; } 2>/dev/null | cksum | cut -d' ' -f1)

say = @printf '\033[1m▸ %s\033[0m\n' '$(1)'

##@ The two commands

.PHONY: play
play: $(TOOLS) $(STAMPS)/native $(if $(HAS_WEB),$(STAMPS)/web-dist) ## set everything up and play: in the browser, or in the terminal
	@if [ -f src/skullking/cli/serve.py ] && [ -n "$(HAS_WEB)" ]; then \
	  exec $(BIN)/skullking serve --open $(ARGS); \
	else \
	  exec $(BIN)/skullking play $(ARGS); \
	fi

.PHONY: test
test: $(TOOLS) lint types rust-lint rust-test py-test wheel-test $(if $(HAS_WEB),web-test) ## everything that must hold: formats, linters, types, contracts, all tests
	$(call say,All good.)

##@ Parts of `make test`

.PHONY: lint
lint: $(STAMPS)/dev $(STAMPS)/native ## formats, ruff, import contracts, unused dependencies
	$(call say,Python: format and lint)
	@$(BIN)/ruff format --check --quiet . || { echo 'Some files are not formatted: run `make format`.' >&2; exit 1; }
	@$(BIN)/ruff check --quiet .
	$(call say,Python: import contracts and dependencies)
	@$(BIN)/lint-imports --no-logo >$(STAMPS)/lint-imports.log || { cat $(STAMPS)/lint-imports.log; exit 1; }
	@$(BIN)/deptry src >$(STAMPS)/deptry.log 2>&1 || { cat $(STAMPS)/deptry.log; exit 1; }

.PHONY: types
types: $(STAMPS)/dev $(STAMPS)/native ## basedpyright (strict), and the native module against its stub
	$(call say,Python: types)
	@$(BIN)/basedpyright --level error
	$(call say,Python: the stub tells the truth about the native module)
	@$(BIN)/stubtest skullking._core --concise

.PHONY: rust-lint
rust-lint: | need-cargo $(STAMPS)/play-env ## rustfmt and clippy, warnings are errors
	$(call say,Rust: format and lint)
	@cargo fmt --all --check
	@PYO3_PYTHON=$(CURDIR)/$(BIN)/python cargo clippy --workspace --all-targets --locked --quiet -- -D warnings

.PHONY: rust-test
rust-test: | need-cargo $(STAMPS)/play-env ## cargo test
	$(call say,Rust: tests)
	@PYO3_PYTHON=$(CURDIR)/$(BIN)/python cargo test --workspace --locked --quiet

.PHONY: wasm-check
wasm-check: ## the browser's engine in git is what the source says (docs/decisions/0009)
	$(call say,Browser engine: not stale)
	@rust/wasm/build.sh --check

.PHONY: py-test
py-test: $(STAMPS)/dev $(STAMPS)/native ## pytest (the whole Python suite, the oracle and the docs' snippets included)
	$(call say,Python: tests)
	@$(BIN)/pytest -q -n $(PYTEST_WORKERS) -m 'not soak and not ray'

.PHONY: wheel-test
wheel-test: wheel ## the wheel, installed in an empty environment and tried
	$(call say,Wheel: in an empty environment)
	@rm -rf $(STAMPS)/empty && $(UV) venv --quiet --python $(BIN)/python $(STAMPS)/empty
	@$(UV) pip install --quiet --python $(STAMPS)/empty/bin/python dist/*.whl
	@cd / && $(CURDIR)/$(STAMPS)/empty/bin/python -I $(CURDIR)/tests/installed.py

.PHONY: web-test
web-test: $(STAMPS)/web-deps $(STAMPS)/native ## the web client: types, linters, unit tests, then a browser
	$(call say,Web: types and lint)
	@cd web && npm run --silent check && npm run --silent lint
	$(call say,Web: unit tests)
	@cd web && npm run --silent test
	@$(MAKE) $(STAMPS)/web-dist need-chromium
	$(call say,Web: in a browser)
	@cd web && npm run --silent e2e

##@ More

.PHONY: build
build: $(TOOLS) $(STAMPS)/native $(if $(HAS_WEB),$(STAMPS)/web-dist) ## the native module (release) and the web client, in place
	$(call say,Built.)

.PHONY: wasm
wasm: | need-cargo ## build the browser's engine anew (needs the target wasm32-unknown-unknown)
	@rust/wasm/build.sh

.PHONY: dev
dev: $(STAMPS)/dev $(STAMPS)/native ## the environment for working on it: .venv with tools and the native module

.PHONY: wheel
wheel: $(STAMPS)/play-env $(if $(HAS_WEB),$(STAMPS)/web-dist) | need-cargo ## an installable wheel in dist/
	$(call say,Wheel)
	@rm -rf dist
	@$(BIN)/maturin build --release --locked --out dist --interpreter $(BIN)/python >$(STAMPS)/wheel.log 2>&1 \
	  || { cat $(STAMPS)/wheel.log >&2; exit 1; }
	@ls -1 dist

.PHONY: soak
soak: $(STAMPS)/dev $(STAMPS)/native ## the long runs: 200,000 games against the oracle, every deliberate rule error
	$(call say,Soak: this takes a while)
	@$(BIN)/pytest -q -n $(PYTEST_WORKERS) -m soak
	$(call say,Soak: deliberate rule errors in the engine)
	@$(BIN)/python -m tests.mutants_engine

.PHONY: test-ray
test-ray: $(STAMPS)/dev $(STAMPS)/native ## the arena on a cluster of two workers (downloads Ray: 80 MB)
	$(call say,Python: the arena on a Ray cluster)
	@$(UV) sync --locked --inexact --quiet --no-install-project --extra server --extra ray --group dev
	@$(BIN)/pytest -q -m ray

.PHONY: bench
bench: $(STAMPS)/dev $(STAMPS)/native ## speed: prints machine, load, command and ratios; asserts nothing
	$(call say,Benchmarks)
	@$(BIN)/python -m bench

.PHONY: format
format: $(STAMPS)/dev ## format everything
	@$(BIN)/ruff format --quiet . && $(BIN)/ruff check --fix --quiet .
	@cargo fmt --all
	@if [ -d web/node_modules ]; then cd web && npm run --silent format --if-present; fi

.PHONY: pictures
pictures: $(STAMPS)/dev $(STAMPS)/native ## draw the README's terminal pictures anew
	@$(BIN)/python docs/pictures.py

.PHONY: clean
clean: ## remove everything that was built, the environment included
	rm -rf $(VENV) $(STAMPS) target dist web/dist web/node_modules .pytest_cache .ruff_cache .hypothesis .mypy_cache .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	rm -f src/skullking/_core*.so

.PHONY: help
help: ## this list
	@awk 'BEGIN {FS = ":.*## "} \
	  /^##@/ {printf "\n\033[1m%s\033[0m\n", substr($$0, 5)} \
	  /^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo

# --- what must be on the machine ------------------------------------------------------------------

# Each target finds its tool or says in one sentence what to install.
FIND_PYTHON = for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  if command -v $$p >/dev/null && $$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$p; break; fi; done

.PHONY: need-python need-cargo need-node need-chromium
need-python:
	@python=; $(FIND_PYTHON); \
	if [ -z "$$python" ]; then echo 'Missing: python 3.11 or newer (with venv). Install it and try again.' >&2; exit 1; fi

need-cargo:
	@command -v cargo >/dev/null || { echo 'Missing: cargo (Rust). Install it from https://rustup.rs and try again.' >&2; exit 1; }

need-node:
	@command -v node >/dev/null || { echo 'Missing: node 20 or newer. Install Node.js and try again.' >&2; exit 1; }
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' || { echo "Missing: node 20 or newer (this is $$(node --version)). Install a newer Node.js and try again." >&2; exit 1; }
	@command -v npm >/dev/null || { echo 'Missing: npm. It comes with Node.js; install it and try again.' >&2; exit 1; }

need-chromium:
	@if command -v chromium chromium-browser google-chrome >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  printf '\033[1m▸ Web: installing chromium (apt-get)\033[0m\n'; \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >$(STAMPS)/apt.log 2>&1 \
	    || { tail -5 $(STAMPS)/apt.log >&2; echo 'Missing: chromium, and apt-get could not install it. Install Chromium and try again.' >&2; exit 1; }; \
	else \
	  echo 'Missing: chromium, which the browser tests need. Install Chromium and try again.' >&2; exit 1; \
	fi

# --- stamps ---------------------------------------------------------------------------------------

$(STAMPS)/venv: | need-python
	@mkdir -p $(STAMPS)
	$(call say,Python environment in $(VENV))
	@python=; $(FIND_PYTHON); $$python -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check '$(UV_PIN)'
	@touch $@

$(STAMPS)/play-env: $(STAMPS)/venv pyproject.toml uv.lock
	$(call say,Python packages to play)
	@$(UV) sync --locked --inexact --quiet --no-install-project --extra server --group build
	@touch $@

$(STAMPS)/dev: $(STAMPS)/play-env
	$(call say,Python packages to work on it)
	@$(UV) sync --locked --inexact --quiet --no-install-project --extra server --group dev
	@touch $@

# For this processor (docs/decisions/0010), hence also a stamp of it: a checkout that moves is built anew. In a
# folder of its own, because other flags would throw away what the wheel's build has compiled.
$(STAMPS)/cpu-$(CPU): | $(STAMPS)/venv
	@rm -f $(STAMPS)/cpu-* && touch $@

$(STAMPS)/native: $(STAMPS)/play-env $(STAMPS)/cpu-$(CPU) $(RUST_SOURCES) | need-cargo
	$(call say,Native module (release; the first time takes a minute))
	@RUSTFLAGS="$${RUSTFLAGS--C target-cpu=native}" CARGO_TARGET_DIR=$(CURDIR)/target/native \
	  $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall --editable .
	@touch $@

$(STAMPS)/web-deps: web/package.json web/package-lock.json | need-node
	@mkdir -p $(STAMPS)
	$(call say,Web packages)
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(STAMPS)/web-dist: $(STAMPS)/web-deps $(WEB_SOURCES) | need-node
	$(call say,Web client)
	@cd web && npm run --silent build >../$(STAMPS)/web.log 2>&1 || { cat ../$(STAMPS)/web.log >&2; exit 1; }
	@touch $@
