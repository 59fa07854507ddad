# Two commands matter: `make play` and `make test`. Everything they need goes into .venv/ and build/, here in the project.

PYTHON ?= python3
VENV := .venv/bin
export PYTHON

.PHONY: help play test fast lint types format screens lock bench clean wheel python

help: ## say what there is
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
	  printf '  make %-8s %s\n' "$$name" "$$text"; done

play: python ## build Caribe, start its server on this machine and open the page
	@$(PYTHON) scripts/prepare.py play
	@exec env CARIBE_TYPED='make play' $(VENV)/caribe serve --open

test: python ## set up all that the tests need, and run everything
	@$(PYTHON) scripts/prepare.py test
	@$(VENV)/python scripts/check.py

fast: python ## run the tests of the rules against the sources, without building anything
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py interpreted

lint: python ## check style, formatting and the direction of imports
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py style format imports

types: python ## check types
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/python scripts/check.py types

format: python ## put the Python sources into the common form
	@$(PYTHON) scripts/prepare.py tools
	@$(VENV)/ruff check --fix-only --quiet .
	@$(VENV)/ruff format .

wheel: python ## build the wheel into build/wheel/
	@$(PYTHON) scripts/prepare.py wheel

bench: python ## measure the engine beside its peers
	@$(PYTHON) scripts/prepare.py bench
	@$(VENV)/python -m benchmarks --write docs/benchmarks.md

screens: python ## take pictures of every screen into docs/screens/
	@$(PYTHON) scripts/prepare.py test
	@$(VENV)/python -m tests.browser.screens

lock: python ## choose the versions of all that we depend on anew
	@$(PYTHON) scripts/prepare.py lock
	@$(VENV)/python scripts/lock.py

clean: ## delete all that was made here
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests scripts build_backend -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@sh scripts/python.sh "$(PYTHON)"
