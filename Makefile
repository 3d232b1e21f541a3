# The commands for contributors; `make` alone lists them.
# You need make and Python 3.11 or newer. The compiled rules also need a C compiler; without one, they are skipped.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
# uv installs in seconds what takes pip minutes. It doesn't read pip's configuration, so pip steps in where uv fails.
INSTALL = with_either() { \
	{ $(PIP) install -c constraints.txt uv && $(PY) -m uv --quiet pip install --python $(PY) "$$@"; } 2>/dev/null \
	|| $(PIP) install "$$@"; \
	}; with_either -c constraints.txt
COMPILED := build/compiled
JOBS ?= 2
ARGS ?=
GAME ?= santiago
PARTS ?= browsers rules others compiled
FIRST := $(filter browsers rules others,$(PARTS))
MATCHES := 50000
SIZE ?= 100
SEED ?= 1

# The first interpreter that is new enough; `make PYTHON=/some/python3 test` overrides it. Each candidate is actually
# started, because a name on the PATH may be a shim with nothing behind it.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
CANDIDATES := python3.11 python3.12 python3.13 python3.14 python3
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)

# The tests. Coverage is required of the rules and measured only in `make proof`, because it doubles their time. Browser
# tests are the slowest; run separately, they keep both workers busy to the end. Whatever the compiled rules could change
# runs on those (BOTH_WAYS). `make proof` runs it on the pure rules as well, except what takes too long there
# (`compiled_only`), and adds the long tests. Without a compiler, it runs on the pure rules only.
MEASURED := tests/core tests/games tests/contract/test_words.py tests/test_scenarios.py
BOTH_WAYS := tests/bots tests/coach tests/contract tests/encoding tests/golden tests/locale/test_random_messages.py \
	tests/server/http/test_coach.py tests/server/pages/test_coach.py tests/server/table/test_without_hints.py \
	tests/terminal/test_analyze.py tests/terminal/test_suggestion.py tests/tools/test_variant_table.py $(wildcard tests/test_*.py)
IN_BROWSERS := tests/browser tests/drawn
OTHERS := tests $(addprefix --ignore=,$(MEASURED) $(IN_BROWSERS))
SHORT = $(if $(COSECHA_PROOF),,not proof and )
ON_PURE = -m "$(SHORT)not compiled_only"
OTHERS_ON_PURE = -m "$(SHORT)not compiled_only$(if $(COSECHA_PROOF)$(WHY_NOT_COMPILED),, and (once or not both_ways))"
ON_COMPILED = -m "$(SHORT)not once"
WHY_NOT_COMPILED = $(shell $(PY) tools/compile_rules.py --why-not)
# An idle worker takes over tests that another hasn't started yet: some take a second, some half a minute.
PYTEST = $(PY) -m pytest -n $(JOBS) --dist worksteal

# The theme would print news about MkDocs. No --quiet with --strict: it would hide warnings from the check, too.
MKDOCS = NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs

# Keep bytecode even if the environment says not to, or every worker and every test server would compile it again.
export PYTHONDONTWRITEBYTECODE :=
export COSECHA_BOTH_WAYS = $(BOTH_WAYS)

.DEFAULT_GOAL := help
.PHONY: help web play terminal test proof cards variants decks strength levels league train mutants pythons lint bench compiled screenshots docs docs-serve clean checked suite part-coverage part-cards part-variants part-decks $(addprefix part-,$(PARTS))
.NOTPARALLEL:
.DELETE_ON_ERROR:

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

play: $(VENV)/play.stamp ## Start a local server and open it in a browser (ARGS="--port 9000" passes flags)
	@$(PY) -m tools.play $(ARGS)

terminal: $(VENV)/play.stamp ## Play in the terminal (GAME=cacao chooses the game, ARGS="--players 3" passes flags)
	@$(VENV)/bin/cosecha play $(GAME) $(ARGS) || [ $$? -eq 130 ]  # Ctrl-C saves the game and is not an error

test: checked suite ## Lint, then run the tests on the pure and the compiled rules

proof: export COSECHA_PROOF := 1
proof: BOTH_WAYS += tests/core tests/games tests/server/api/test_contract.py
proof: MATCHES := 8000
proof: $(VENV)/proof.stamp checked suite $(if $(filter rules,$(PARTS)),part-coverage) $(if $(filter compiled,$(PARTS)),part-cards part-variants part-decks) ## The same, including the long tests (PARTS="rules browsers" runs only those parts)

strength: $(VENV)/dev.stamp ## Measure Agricola's bot against its targets in 4,000 matches (ARGS="--games 50 --duel 100 --deck-duel 100" plays fewer)
	@$(PY) tools/compile_rules.py
	@$(PY) -m tools.train_agricola.evaluate --check --package $(COMPILED) --matches 1,2,3,4 --games 500 --duel 1000 --deck-duel 1000 --workers $(JOBS) $(ARGS)

levels: $(VENV)/dev.stamp ## Rate the levels of the bots in a league over all games (ARGS="--games 10" plays fewer)
	@$(PY) tools/compile_rules.py
	@PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PY) -m tools.rate_levels --workers $(JOBS) $(ARGS)

league: $(VENV)/dev.stamp ## Measure the strongest bots against their targets, in about a day of CPU time (ARGS="--rows cacao-2 --games 10" plays less)
	@$(PY) tools/compile_rules.py
	@PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PY) -m cosecha league --strength docs/assets/strength.jsonl --page docs/strength.md --workers $(JOBS) $(ARGS)
	@$(PY) -m tools.net_cards

cards: part-cards ## Play 50,000 matches of Agricola with hand cards at random (ARGS="--matches 2000" plays fewer)

variants: part-variants ## Play 10,000 matches of Agricola with any options at random (ARGS="--matches 2000" plays fewer)

decks: part-decks ## Play 20,000 matches of Agricola with the event decks at random (ARGS="--matches 2000 --least 10" plays fewer)

train: $(VENV)/train.stamp ## Train a net for a few minutes on the CPU to see that it learns (GAME=cacao chooses the game, ARGS="--minutes 20" passes flags)
	@$(PY) tools/compile_rules.py
	@PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PY) -m cosecha.lab.training train $(GAME) --small $(ARGS)

mutants: $(VENV)/dev.stamp ## Try mutations of the rules: do the tests notice? (SIZE=200 and SEED=2 choose the sample)
	@$(PY) -m tools.mutants --size $(SIZE) --seed $(SEED) --jobs $(JOBS) $(ARGS)

pythons: $(VENV)/dev.stamp ## Test the built package on every supported Python that is installed
	@$(PY) tools/pythons.py

lint: $(VENV)/dev.stamp ## Check style, types and layers, including the drawn client
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports --no-logo
	$(PY) tools/web.py check

web: $(VENV)/dev.stamp ## Build the drawn client
	@$(PY) tools/web.py build

compiled: $(VENV)/dev.stamp ## Build the compiled rules in build/compiled
	@$(PY) tools/compile_rules.py

bench: $(VENV)/bench.stamp ## Measure the rules, the bots, a server under load and the drawn client
	@why=$$($(PY) tools/compile_rules.py --why-not); \
	if [ -n "$$why" ]; then echo "compiled rules NOT MEASURED: $$why"; else $(PY) tools/compile_rules.py; fi
	@$(PY) -m bench.run $(ARGS)
	@[ ! -e $(COMPILED) ] || PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PY) -m bench.thinking
	@$(PY) -m bench.environments
	@$(PY) -m bench.datasets
	@$(PY) -m bench.server_load
	@$(PY) -m bench.undo
	@$(PY) -m bench.against_boardgame_io
	@$(PY) tools/web.py build && $(PY) -m bench.motion && $(PY) -m bench.loading

screenshots: $(VENV)/dev.stamp ## Take screenshots of the drawn client's pages, in build/screenshots
	@$(PY) tools/screenshots.py

docs: $(VENV)/dev.stamp ## Build the documentation site in build/docs
	@$(MKDOCS) build --strict
	@echo "Open build/docs/index.html"

docs-serve: $(VENV)/dev.stamp ## Serve the documentation site and rebuild it while you write (ARGS="-a localhost:8001" passes flags)
	@$(MKDOCS) serve $(ARGS)

clean: ## Remove everything these commands created
	rm -rf $(VENV) build dist web/node_modules src/cosecha/server/bundle bench/results .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Compiling the rules, where possible, takes one core for minutes. Meanwhile, everything runs that doesn't need them,
# with precedence. Browsers go first, because they leave the most to the compiler. All of it must succeed.
checked: $(VENV)/dev.stamp
	@{ [ -n "$$($(PY) tools/compile_rules.py --why-not)" ] || nice -n 5 $(PY) tools/compile_rules.py; } & compiling=$$!; \
	$(MAKE) --no-print-directory lint $(addprefix part-,$(FIRST)); checked=$$?; \
	wait $$compiling && exit $$checked

# The parts of `make test` and `make proof`. Without a compiler the last one is skipped, and its output says so.
suite: $(addprefix part-,$(filter-out $(FIRST),$(PARTS)))

part-rules: $(VENV)/dev.stamp
	$(PYTEST) $(ON_PURE) $(MEASURED)

# The short tests of the rules alone must reach all of them.
part-coverage: $(VENV)/dev.stamp
	COSECHA_PROOF= $(PYTEST) -m "not proof and not compiled_only" $(MEASURED) --cov

part-others: $(VENV)/dev.stamp
	$(PYTEST) $(OTHERS_ON_PURE) $(OTHERS)

part-browsers: $(VENV)/dev.stamp
	$(PYTEST) $(ON_PURE) $(IN_BROWSERS)

part-compiled: $(VENV)/dev.stamp
	@why=$$($(PY) tools/compile_rules.py --why-not); \
	if [ -n "$$why" ]; then \
		echo "compiled rules NOT TESTED: $$why"; \
	else \
		$(PY) tools/compile_rules.py && \
		echo 'PYTHONPATH=$(COMPILED) $(PYTEST) $(ON_COMPILED) $(BOTH_WAYS)' && \
		PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PYTEST) $(ON_COMPILED) $(BOTH_WAYS); \
	fi

# Matches at random, with every property checked: hand cards, any options, event decks. Too slow on the pure rules.
define AT_RANDOM
	@why=$$($(PY) tools/compile_rules.py --why-not); \
	if [ -n "$$why" ]; then \
		echo "tools.$(1) NOT PLAYED: $$why"; \
	else \
		$(PY) tools/compile_rules.py && PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PY) -m tools.$(1) --jobs $(JOBS) $(ARGS); \
	fi
endef

part-cards: $(VENV)/dev.stamp
	$(call AT_RANDOM,card_table --matches $(MATCHES))

part-variants: $(VENV)/dev.stamp
	$(call AT_RANDOM,variant_table)

part-decks: $(VENV)/dev.stamp
	$(call AT_RANDOM,deck_table)

# pip hides the build's output, so warn about a missing bundle here.
WARN_IF_NOT_DRAWN = [ -e src/cosecha/server/bundle/index.html ] || echo "The drawn client wasn't built (can't reach the \
npm registry?). The server shows plain pages until you run 'make web'." >&2

# Before it was `cosecha-games`, the distribution was named `cosecha`; installed side by side, they share their files.
REMOVE_OLD_NAME = $(PIP) uninstall --yes cosecha 2>/dev/null || true

# The environment. Each stamp records what was installed and expires when the requirements change.
$(PY):
	@if [ -z "$(PYTHON)" ]; then \
		echo "No Python 3.11 or newer found: install one, or run make PYTHON=/path/to/python3" >&2; exit 1; fi
	@$(PYTHON) -c '$(NEW_ENOUGH)' || { echo "$(PYTHON) is not Python 3.11 or newer" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) has no venv module with pip: install it (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@echo "Creating $(VENV) with $$($(PYTHON) --version)"
	@rm -rf $(VENV) && $(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(PY)
	@echo "Installing cosecha"
	@$(REMOVE_OLD_NAME)
	@$(INSTALL) -e '.[server]'
	@$(WARN_IF_NOT_DRAWN)
	@touch $@

$(VENV)/dev.stamp: pyproject.toml constraints.txt | $(PY)
	@echo "Installing cosecha and its development tools"
	@$(REMOVE_OLD_NAME)
	@$(INSTALL) -e '.[dev]'
	@$(WARN_IF_NOT_DRAWN)
	@touch $@ $(VENV)/play.stamp

# Ray is large, and only the long tests need it.
$(VENV)/proof.stamp: pyproject.toml constraints.txt $(VENV)/train.stamp | $(PY)
	@$(INSTALL) -e '.[dev,ray]'
	@touch $@ $(VENV)/dev.stamp $(VENV)/play.stamp

# torch is even larger. pip installs it, because which build fits a machine is often a matter of pip's configuration.
$(VENV)/train.stamp: pyproject.toml constraints.txt $(VENV)/dev.stamp | $(PY)
	@echo "Installing torch"
	@$(PIP) install -c constraints.txt torch
	@touch $@

$(VENV)/bench.stamp: pyproject.toml constraints.txt | $(PY)
	@echo "Installing cosecha, its development tools and the benchmark's dependencies"
	@$(REMOVE_OLD_NAME)
	@$(INSTALL) -e '.[dev,bench]'
	@touch $@ $(VENV)/dev.stamp $(VENV)/play.stamp
