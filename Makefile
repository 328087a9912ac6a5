.DEFAULT_GOAL := help
.PHONY: help run dev test check build compiled bench reports screens bench-server lock clean setup page browser
COMPILED = TABLEE_BUILD=compiled PYTHONPATH=$(CURDIR)/.compiled
PYTEST = .venv/bin/python -m pytest -n 3 --dist worksteal # one more than the cores of a small machine: some tests wait
export PYTHONDONTWRITEBYTECODE = # hundreds of processes that tests start would compile every file again

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile

run: ## start the server, compiled, and print its address
	@scripts/install .run
	.run/bin/tablee serve

dev: page ## the same straight from the sources, plain
	.venv/bin/tablee serve

test: browser ## everything: check, then all tests, plain and compiled
	@$(MAKE) --no-print-directory -j2 -Otarget check build # one core each
	scripts/page test
	TABLEE_BUILD=plain $(PYTEST) --ignore=tests/browser
	$(COMPILED) $(PYTEST) tests/browser # apart: what drives the browsers keeps an event loop running
	$(MAKE) --no-print-directory compiled

check: setup ## format, lint, types
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	scripts/types check
	scripts/page check

page: setup ## build the page that browsers get
	scripts/page

browser:
	@scripts/system browser

build: page
	scripts/compiled

compiled: build ## build the compiled package and run all tests against it
	$(COMPILED) $(PYTEST) --ignore=tests/browser

bench: ## measure the engine and the adapters beside others
	@scripts/setup bench
	@scripts/compiled
	.venv/bin/tablee bench --compiled .compiled --write benchmarks/RESULTS.md
	.venv/bin/python -m benchmarks.adapters --compiled .compiled --write benchmarks/RESULTS.md

reports: build ## write the designers' reports of all games, into docs/reports
	scripts/reports

bench-server: ## measure the server under load, beside boardgame.io, and on PostgreSQL
	@scripts/setup
	@scripts/compiled
	@scripts/bench-server

screens: page browser ## take pictures of every screen, into screens
	.venv/bin/python -m tests.browser.screens

lock: setup ## bring requirements/ in line with pyproject.toml
	scripts/lock

clean: ## remove whatever make has made
	rm -rf .venv .run .compiled web/node_modules benchmarks/boardgame/node_modules src/tablee/server/page build dist screens src/*.egg-info .*_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -r {} +

setup:
	@scripts/setup
