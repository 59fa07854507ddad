# Two commands matter: `make play` and `make test`. Everything they need goes into .venv/ and build/, here in the project.

PYTHON ?= python3
VENV := .venv/bin
export PYTHON

.PHONY: help play test fast mutants fuzz lint types format generate screens lock docs bench clean wheel python

help: ## list the commands
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
	  printf '  make %-8s %s\n' "$$name" "$$text"; done

play: python ## build Caribe, start its server on this machine and open the page
	@$(PYTHON) scripts/prepare.py play
	@exec env CARIBE_TYPED='make play' $(VENV)/caribe serve --open

test: python ## set up what the tests need, and run everything
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py

fast: python ## run the tests of the rules against the sources, without building anything
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py interpreted

mutants: python ## break the rules at seeded places, and count how many of these mutants the tests notice
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/mutants.py --write docs/mutants.md $(MUTANTS)

fuzz: python ## send a million valid and broken messages to a server, on both databases
	@$(PYTHON) scripts/prepare.py test
	@PYTHONPATH=scripts $(VENV)/python -m tests.server.fuzzing $(FUZZ)

lint: python ## check style, formatting and the direction of imports
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py style format imports

types: python ## check types
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py types

format: python ## format the Python sources
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/ruff check --fix-only --quiet .
	@$(VENV)/ruff format .

generate: python ## write the generated files: state classes, the page's types, the glossary, pictures
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/generate_states.py
	@$(VENV)/python scripts/generate_protocol.py
	@$(VENV)/python scripts/generate_glossary.py
	@$(VENV)/python scripts/generate_glyphs.py

wheel: python ## build the wheel into build/wheel/
	@$(PYTHON) scripts/prepare.py wheel

docs: python ## build the documentation into build/docs/
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py docs

bench: python ## compare the engine with others
	@$(PYTHON) scripts/prepare.py bench
	@$(VENV)/python -m benchmarks --write docs/benchmarks.md

screens: python ## take pictures of every screen into docs/screens/
	@$(PYTHON) scripts/prepare.py test
	@$(VENV)/python -m tests.browser.screens

lock: python ## resolve the versions of all dependencies
	@$(PYTHON) scripts/prepare.py lock
	@$(VENV)/python scripts/lock.py

clean: ## delete everything that was built
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests scripts build_backend -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@sh scripts/python.sh "$(PYTHON)"
