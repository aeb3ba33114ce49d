# Meadhall. Everything installs itself into .venv; nothing else on the machine is touched.
#
#   make test ARGS="-k valkyries"   hands words on to pytest
#   make build MEADHALL_OPT=0       compiles several times faster, for slower code
#   make test MEADHALL_PURE=1       compiles nothing
#   make play ARGS="--port 9000"    hands words on to meadhall serve
#   make play PYTHON=python3.13     uses another Python for a new .venv

SHELL := bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal test soak bench check docs build dist assets clean browser FORCE

PYTHON ?= python3
ARGS ?=
TEST_JOBS ?= 3

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check

# One stamp for each way of building, so that asking for another way builds anew.
MEADHALL_PURE ?=
MEADHALL_OPT ?= 3
export MEADHALL_PURE MEADHALL_OPT
PURE := $(filter-out 0,$(MEADHALL_PURE))
BUILT := $(VENV)/.build-$(if $(PURE),interpreted,compiled-O$(MEADHALL_OPT))

# What the pages need from npm, and what is made of their own files: never committed.
STATIC := src/meadhall/web/static
VENDOR := $(STATIC)/vendor
FETCHED := $(VENDOR)/icons/hall.svg
ASSETS := $(VENDOR)/packed/.stamp

# The linters of scripts and style sheets, from npm as well; who only plays doesn't need them.
LINTERS := build/tools/node_modules/.bin
LINT := PATH="$$PWD/$(VENV)/bin:$$PATH" NODE_PATH=build/tools/node_modules $(LINTERS)

SOURCES := $(shell find src \( -name '*.egg-info' -o -path $(VENDOR) \) -prune -o -type f ! -name '*.pyc' -print 2>/dev/null)

# What is compiled is tested interpreted as well; servers and pages run on either.
GUESTS := $(addprefix guests/test_,$(addsuffix .py,bots_everywhere example faults games_everywhere laws))
INTERPRETED_TESTS := $(addprefix tests/,laws $(GUESTS) golden bottlecap drakkar beer play web/test_html.py test_doctests.py)

# Files of GitHub and of citations, against the schemas that the tool brings.
SCHEMA := $(VENV)/bin/check-jsonschema -q --builtin-schema

# What of the server is tested on PostgreSQL as well, by make test; make soak does it with all of it.
SERVER_TESTS := $(addprefix tests/server/test_,$(addsuffix .py,storage faults restart hall_rounds table_lists upkeep))

# The site, straight from the source: whatever it warns of is an error.
SPHINX := env PYTHONPATH=src $(PY) -m sphinx -q -W --keep-going -b html -d build/doctrees

# Which of the two an interpreter finds.
MODE := 'from meadhall.engine import COMPILED; print("compiled" if COMPILED else "interpreted")'

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(BUILT) ## Open the hall and play in the browser
	@$(VENV)/bin/meadhall serve --open $(ARGS)

terminal: $(BUILT) ## Play in the terminal
	@$(VENV)/bin/meadhall play $(ARGS)

test: $(VENV)/.dev-stamp $(BUILT) browser ## Run the tests, compiled and then interpreted
	@mode=$$(env -u PYTHONPATH $(PY) -c $(MODE)); \
	if [[ $$mode == interpreted && -n "$${CI:-}" && -z "$(PURE)" ]]; then \
		echo "The package was installed interpreted, so the compiled half can't be tested: is there a C compiler?"; \
		exit 1; \
	fi; \
	echo "== All tests but the long ones of make soak, against the $$mode package in $(VENV)"; \
	env -u PYTHONPATH $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal -m "not slow" $(ARGS) || exit; \
	echo "== What the server keeps, once more on a PostgreSQL server"; \
	MEADHALL_TEST_DATABASE=postgresql env -u PYTHONPATH $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal -m "not slow" \
		$(SERVER_TESTS) $(ARGS) || [[ $$? == 5 ]] || exit; \
	if [[ $$mode == interpreted ]]; then \
		echo "== Nothing is compiled here, so that was the interpreted run as well"; \
		exit; \
	fi; \
	if [[ $$(PYTHONPATH=src $(PY) -c $(MODE)) != interpreted ]]; then \
		echo "There are compiled modules in src, so the interpreted half can't be tested: make clean removes them."; \
		exit 1; \
	fi; \
	echo "== The tests of engine, games and play once more, interpreted, straight from src"; \
	MEADHALL_TEST_AGAIN=1 PYTHONPATH=src MEADHALL_PURE=1 $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal -m "not slow" $(INTERPRETED_TESTS) $(ARGS) || [[ $$? == 5 ]]

soak: $(VENV)/.cluster-stamp $(VENV)/.learners-stamp $(BUILT) ## Run the long tests: balance, fuzzing, screens of all sizes, Ray clusters; then kills, crowds and attacks
	@env -u PYTHONPATH $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal -m slow --ignore=tests/soak $(ARGS)
	@echo "== Training"
	@env -u PYTHONPATH $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal tests/training $(ARGS)
	@echo "== All tests of the server on a PostgreSQL server"
	@MEADHALL_TEST_DATABASE=postgresql env -u PYTHONPATH $(VENV)/bin/pytest -n $(TEST_JOBS) --dist worksteal -m "not slow" tests/server $(ARGS)
	@echo "== Served halls under load, one after the other, with the machine to themselves"
	@env -u PYTHONPATH $(VENV)/bin/pytest -s -m slow tests/soak $(ARGS)

bench: $(VENV)/.bench-stamp $(BUILT) ## Measure the speed, beside OpenSpiel's
	@$(PY) bench/run.py $(ARGS)

check: $(VENV)/.docs-stamp $(LINTERS)/.stamp ## Check format, lint, types, scripts, style sheets, workflows and documentation
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy --strict src
	$(VENV)/bin/mypy --strict --platform win32 --cache-dir build/mypy-cache-win32 src  # a type error there ends its build
	$(LINT)/eslint -c assets/eslint.config.cjs --max-warnings 0 src/meadhall/web/static/js
	$(LINT)/stylelint --config assets/stylelint.config.cjs --config-basedir build/tools --max-warnings 0 'src/meadhall/web/static/css/*.css'
	$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(SCHEMA) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.citation-file-format --default-filetype yaml CITATION.cff
	$(SCHEMA) vendor.compose-spec deploy/compose.yaml
	$(SPHINX) docs build/docs

docs: $(VENV)/.docs-stamp ## Build the documentation site into build/docs
	@$(SPHINX) docs build/docs
	@echo "== The site begins at build/docs/index.html"

build: $(BUILT) ## Compile and install into .venv

dist: $(VENV)/.play-stamp $(ASSETS) ## Write the source release and a wheel for this machine into dist
	@rm -rf dist && mkdir -p build dist
	@$(PY) -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' > build/dist.log 2>&1 || { cat build/dist.log; exit 1; }
	@$(PIP) -q wheel --no-deps --no-build-isolation --wheel-dir dist dist/meadhall-*.tar.gz && ls dist/*

assets: $(ASSETS) ## Fetch fonts and icons for the pages, and pack scripts and style sheets

clean: ## Remove .venv and all that was built
	rm -rf $(VENV) build dist .hypothesis src/*.egg-info $(VENDOR)
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# --- How the above comes about -------------------------------------------------------------------------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Meadhall needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." \
			"Install a newer one, or name it: make PYTHON=python3.13"; \
		exit 1; \
	}
	@echo "== Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)

# $(call install,SECTION): what that section of constraints.txt pins. Nothing is installed whose hash is not there, and
# nothing is fetched to build it with.
install = $(PY) assets/pins.py $(1) > $(VENV)/requirements.txt && \
	$(PIP) -qq install --require-hashes --no-deps --no-build-isolation -r $(VENV)/requirements.txt

$(VENV)/.play-stamp: constraints.txt assets/pins.py | $(PY)
	@echo "== Installing what meadhall needs"
	@$(call install,play)
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.play-stamp
	@echo "== Installing the tools for tests and checks"
	@$(call install,dev)
	@touch $@

$(VENV)/.docs-stamp: $(VENV)/.dev-stamp
	@echo "== Installing what the documentation is built with"
	@$(call install,docs)
	@touch $@

$(VENV)/.bench-stamp: $(VENV)/.dev-stamp
	@echo "== Installing what the benchmarks compare with"
	@$(call install,bench)
	@touch $@

$(VENV)/.cluster-stamp: $(VENV)/.dev-stamp
	@echo "== Installing Ray, for the tests of clusters"
	@$(call install,cluster)
	@touch $@

# PyTorch is another file on every kind of machine: it is asked for by its version, and no hash of it is kept.
$(VENV)/.learners-stamp: $(VENV)/.dev-stamp
	@echo "== Installing PyTorch and learners of others, for training and the examples that train"
	@$(call install,learners)
	@$(PY) -c 'import torch' 2> /dev/null || $(PIP) -qq install torch==2.13.0
	@touch $@

$(VENV)/.assets-stamp: $(VENV)/.play-stamp
	@$(call install,assets)
	@touch $@

$(FETCHED): assets/package.json assets/package-lock.json assets/fetch.py assets/fonts.py assets/svgo.config.cjs $(STATIC)/css/fonts.css src/meadhall/web/icons.toml $(wildcard src/meadhall/web/boards/*/looks.toml) | $(VENV)/.assets-stamp
	@echo "== Fetching fonts and icons for the pages"
	@$(PY) assets/fetch.py

# Made anew whenever a script or a style sheet was changed: until then those are served as they are.
$(ASSETS): $(FETCHED) assets/pack.py src/meadhall/web/assets.py src/meadhall/web/parts/frame.py $(wildcard $(STATIC)/*/*.css $(STATIC)/*/*.js $(STATIC)/img/*.svg) | $(VENV)/.assets-stamp
	@$(PY) assets/pack.py
	@touch $@

$(LINTERS)/.stamp: assets/package.json assets/package-lock.json | $(PY)
	@echo "== Fetching the linters of scripts and style sheets"
	@$(PY) assets/fetch.py tools
	@touch $@

# The pages are tested in a real browser.
browser:
	@command -v chromium > /dev/null || { \
		if [[ $$(id -u) == 0 ]] && command -v apt-get > /dev/null; then \
			echo "== Installing Chromium for the tests of the pages"; \
			mkdir -p build && apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium > build/chromium.log 2>&1; \
		else \
			echo "The pages are tested in Chromium, and there is none here: install it first."; exit 1; \
		fi; \
	}

WHAT_WENT_WRONG := { sed -n '/meadhall: /,/subprocess-exited/p' build/install.log | grep . || cat build/install.log; } \
	| tail -n 60

# Changes only when a source file comes or goes: a deleted one has to lead to a new build, too.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

$(BUILT): $(VENV)/.play-stamp $(ASSETS) build/sources.txt setup.py pyproject.toml $(SOURCES)
	@echo "== Building meadhall"
	@rm -f $(VENV)/.build-*
	@touch $(VENV)/.begun
	@set -o pipefail; \
	$(PIP) -v install --no-deps --no-build-isolation --force-reinstall . 2>&1 | tee build/install.log \
		| awk '/^ *meadhall: / { sub(/^ *meadhall:/, "  "); print; fflush() }' \
		|| { $(WHAT_WENT_WRONG); echo "The build failed: see above, or all of it in build/install.log."; exit 1; }
	@mv $(VENV)/.begun $@  # older than anything that was edited in the meantime
