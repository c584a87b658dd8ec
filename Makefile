PREFIX ?= /usr/local

.PHONY: demo test build install uninstall lint docs

demo: ## Run the main job on the examples
	@Scripts/demo

test: ## Run every test
	@Scripts/test

build: ## Build the commands for release
	@Scripts/build

install: ## Install the commands below PREFIX (/usr/local)
	@Scripts/install "$(PREFIX)"

uninstall: ## Remove the files that install has written
	@Scripts/uninstall "$(PREFIX)"

lint: ## Check the format of every source file, and the words of every text
	swift format lint --strict -r Sources Tests Plugins Package.swift Fuzzing/Sources Benchmarks/walk/Sources
	@Scripts/lint-words

docs: ## Build the documentation, warnings as errors
	@Scripts/docs
