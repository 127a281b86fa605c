# `make demo` and `make test` do everything; the longer parts are in Scripts/.

SWIFT_FILES := $(wildcard Package.swift Sources Tests Fuzzing templates Benchmarks/Package.swift Benchmarks/Sources Examples/Package.swift \
  Examples/Sources Examples/Tests)

PREFIX ?= /usr/local

# `make demo` makes a debug build, which compiles in a quarter of the time and which `make test` uses too.
# On Linux the installed binary contains Swift's libraries, so that it starts faster and runs without an installed Swift.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

# `hitpath --version` prints the commit. Files that make writes do not count as changes.
build install deb: export HITPATH_REVISION := $(shell git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null)

.PHONY: help demo site booklet test quick test-pages additions fuzz sanitize shards build install deb test-deb format lint bench bench-compare unknowns docs tables clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

demo: ## install what is missing, build, and write the gallery to out/demo
	@Scripts/install-packages.sh build
	Scripts/build.sh --product hitpath
	@"$$(swift build --show-bin-path)/hitpath" gallery -o out/demo --lang en,zh-Hans --assets separate
	@echo "The report: out/demo/index.html"

site: ## write the course for a web host to out/site: make site URL=https://example.org/touches
	@test -n "$(URL)" || { echo "make site needs the address where it will be published: make site URL=https://example.org/touches"; exit 2; }
	@Scripts/install-packages.sh build site
	Scripts/build.sh --product hitpath
	@"$$(swift build --show-bin-path)/hitpath" gallery -o out/site --lang en,zh-Hans --site "$(URL)"

booklet: ## print the course to out/booklet: a PDF of each part and one of the whole course, A4 and Letter, in each language
	@Scripts/install-packages.sh build test
	Scripts/build.sh --product hitpath
	@"$$(swift build --show-bin-path)/hitpath" gallery --booklet -o out/booklet --lang en,zh-Hans
	@"$$(Scripts/browser-python.sh)" Scripts/booklet.py out/booklet

test: ## install what is missing, check the format, build, run all tests
	@Scripts/install-packages.sh build test
	@$(MAKE) --no-print-directory lint
	@Scripts/test.sh

# It has its own build folder, because a package with fewer targets has another build plan.
quick: ## run the tests of one module, compiling only what they use: make quick TESTS=AnalysisTests
	@test -n "$(TESTS)" || { echo "make quick needs the name of a test target: make quick TESTS=AnalysisTests"; exit 2; }
	HITPATH_ONLY=$(TESTS) Scripts/build.sh --scratch-path .build/quick --product HitPathPackageTests
	HITPATH_ONLY=$(TESTS) swift test --skip-build --scratch-path .build/quick

test-pages: ## test every page of the gallery in the browser, not only the sample of `make test`
	@Scripts/install-packages.sh build test
	Scripts/build.sh --product hitpath
	HITPATH_EVERY_PAGE=1 HITPATH="$$(swift build --show-bin-path)/hitpath" PYTHONDONTWRITEBYTECODE=1 \
	  "$$(Scripts/browser-python.sh)" -m pytest --quiet -p no:cacheprovider --numprocesses 2 --dist loadgroup \
	  Tests/Browser/test_pages.py Tests/Browser/test_player.py Tests/Browser/test_course.py Tests/Browser/test_pictures.py

additions: ## make one of each addition that CONTRIBUTING.md describes, build with it and use it; takes long
	@Scripts/install-packages.sh build
	@Scripts/additions.sh

fuzz: ## read ten thousand damaged inputs of every format, try every random screen, and each reader for half a minute under libFuzzer
	@Scripts/install-packages.sh build
	@Scripts/fuzz.sh

sanitize: ## draw everything, and read all inputs that once crashed a reader, under the address and the thread sanitizer
	@Scripts/install-packages.sh build
	@Scripts/sanitize.sh

shards: ## make pages, results and findings of 2,000 scenarios at once and in eight parts, and compare the bytes; takes minutes
	@Scripts/install-packages.sh build
	swift build -c release --product hitpath
	@Scripts/shards.sh

build: ## install what is missing, and build the release binary
	@Scripts/install-packages.sh build
	swift build -c release --product hitpath

install: ## build a binary that runs without Swift, and install it in $PREFIX/bin (/usr/local)
	@Scripts/install-packages.sh build static
	swift build -c release $(STATIC) --product hitpath
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$$(swift build -c release --show-bin-path)/hitpath" "$(DESTDIR)$(PREFIX)/bin/hitpath"

deb: ## make a Debian package of the program, its manual and its completions in out/
	@Scripts/install-packages.sh build static deb
	swift build -c release $(STATIC) --product hitpath
	@Scripts/deb.sh "$$(swift build -c release --show-bin-path)/hitpath"

test-deb: deb ## install the package in an empty Debian, use it and remove it; as root
	@Scripts/test-deb.sh out/hitpath_*.deb

format: ## format the Swift files in place
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

lint: ## check the format of the Swift files
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)

BENCH := out/bench.json

bench: ## measure the release build beside C, dot, an empty program and a bare page, and write out/bench.json
	@Scripts/install-packages.sh build static bench test
	swift build -c release $(STATIC) --product hitpath
	for program in CoreBenchmark EmptyProgram; do \
	  swift build -c release $(STATIC) --package-path Benchmarks --scratch-path .build \
	  --disable-build-manifest-caching --product $$program || exit; done
	@HITPATH="$$(swift build -c release --show-bin-path)/hitpath" \
	  EMPTY="$$(swift build -c release --package-path Benchmarks --scratch-path .build --show-bin-path)/EmptyProgram" \
	  CORE="$$(swift build -c release --package-path Benchmarks --scratch-path .build --show-bin-path)/CoreBenchmark" \
	  PYTHONDONTWRITEBYTECODE=1 "$$(Scripts/browser-python.sh)" Benchmarks/bench.py -o "$(BENCH)" $(SUBJECTS)

bench-compare: ## say what got slower by more than the noise: make bench-compare OLD=old.json NEW=out/bench.json
	@test -n "$(OLD)" -a -n "$(NEW)" || { echo "make bench-compare needs what two runs of make bench wrote: OLD=old.json NEW=out/bench.json"; exit 2; }
	@PYTHONDONTWRITEBYTECODE=1 "$$(Scripts/find-python.sh)" Benchmarks/compare.py "$(OLD)" "$(NEW)"

# The folder of screens whose answers are counted.
SAMPLES ?= Tests/Fixtures

unknowns: ## count the answers that depend on what a screen's source does not say: make unknowns SAMPLES=FOLDER
	@Scripts/install-packages.sh build
	Scripts/build.sh --product HitPathPackageTests
	HITPATH_COUNT_REASONS="$(SAMPLES)" swift test --skip-build --filter EveryViewTests

docs: ## rewrite the tables of docs, draw the pictures of README and docs that are out of date, and photograph the pages
	@Scripts/install-packages.sh build test
	Scripts/build.sh --product hitpath
	@$(MAKE) --no-print-directory tables
	"$$(swift build --show-bin-path)/hitpath" docs README.md docs --prune
	HITPATH="$$(swift build --show-bin-path)/hitpath" "$$(Scripts/browser-python.sh)" Scripts/screenshots.py

tables: ## rewrite the tables of docs/
	Scripts/build.sh --product DocumentsTool
	@"$$(swift build --show-bin-path)/DocumentsTool"

clean: ## remove everything that was built and written
	rm -rf .build Benchmarks/.build Examples/.build .venv out
