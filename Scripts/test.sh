#!/usr/bin/env bash
# Builds everything, refuses warnings in our own files, and runs the Swift tests and the browser tests.
# It skips, with a message, parts that passed before with the same inputs; `make clean` makes everything run again.
# `make test` calls this after installing what is missing and checking the format.
set -euo pipefail
# -P, because the messages that are searched below contain real paths.
cd -P "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; }

# The ids of background processes, which are ended if something else fails first.
browser= macros= first= second=
trap 'for pid in $browser $macros $first $second; do kill "$pid" 2>/dev/null || true; done' EXIT

# Waits for a background process and prints its output: `join PID LOG`.
join() {
  local failed=0
  wait "$1" || failed=$?
  cat "$2"
  return "$failed"
}

step "swift build of the programs"
mkdir -p .build
# The programs' modules wait for each other, so one core is half idle. It builds and tests the macros.
{
  Scripts/build.sh --package-path Tests/Macros --scratch-path .build/macros --build-tests
  swift test --skip-build --package-path Tests/Macros --scratch-path .build/macros
} >.build/macros-tests.log 2>&1 &
macros=$!
Scripts/build.sh --product hitpath 2>&1 | tee .build/test-build.log

# The browser tests need only the programs and take longest, so they run while the other tests are built and run.
# They wait more than they compute, so three processes share them.
python=$(Scripts/browser-python.sh)
programs=$(swift build --show-bin-path)
HITPATH="$programs/hitpath" HITPATH_NOTES=1 PYTHONDONTWRITEBYTECODE=1 \
  "$python" -m pytest --quiet -rs -p no:cacheprovider --numprocesses 3 --dist loadgroup \
  Tests/Browser Tests/Debugger >.build/browser-tests.log 2>&1 &
browser=$!

step "swift build of the tests"
# Files that use types of modules without importing them are not compiled again with these modules.
rm -f "$programs"/HitPathTesting*.build/*.o
# The largest module first: it takes one core for a minute, and all others would wait for it at the end.
Scripts/build.sh --target HitPathCommandsTests 2>&1 | tee -a .build/test-build.log
# Leave out the macros, which are built with swift-syntax for their own tests.
Scripts/build.sh --product HitPathPackageTests 2>&1 | tee -a .build/test-build.log
# Dependencies may give warnings, our files may not. A later build does not repeat warnings for files that it does not
# compile again, so mark the files with warnings as changed.
warnings=$(grep -E '^/.*: warning: ' .build/test-build.log |
  grep -F -e "$PWD/Sources/" -e "$PWD/Tests/" -e "$PWD/templates/" | sort -u || true)
if [ -n "$warnings" ]; then
  printf '%s\n' "$warnings" | cut -d: -f1 | sort -u | while IFS= read -r file; do touch "$file"; done
  printf '\nWarnings count as errors:\n%s\n' "$warnings" >&2
  exit 1
fi

failed=
step "swift test"
all=$("$python" Scripts/unchanged.py tests)
targets=$("$python" Scripts/unchanged.py tests --changed)
printf 'Left out, since they passed with the same before:%s\n' \
  "$(comm -23 <(printf '%s\n' "$all") <(printf '%s\n' "$targets") | sed 's/^/ /' | tr -d '\n')"
commands=$(grep -x HitPathCommandsTests <<<"$targets" || true)
core=$(grep -vx HitPathCommandsTests <<<"$targets" | paste -sd '|' - || true)
# A run without any test has not passed.
tests() {
  local log
  log=$(mktemp)
  swift test --skip-build --ignore-lock "$@" 2>&1 | tee "$log" || { rm "$log"; return 1; }
  if grep -q "Test run with 0 tests" "$log"; then
    rm "$log"
    echo "no test was found for $*"
    return 1
  fi
  rm "$log"
}
# Commands run on the main actor, one after another. Two processes beside the others use both cores.
if [ -n "$commands" ]; then
  tests --filter "^$commands\.[A-L]" >.build/first-command-tests.log &
  first=$!
  tests --filter "^$commands\.[^A-L]" >.build/second-command-tests.log &
  second=$!
fi
passed() { "$python" Scripts/unchanged.py passed "$@"; }
if [ -n "$core" ]; then
  # shellcheck disable=SC2086  # a list of names
  if tests --filter "^($core)\." | tee .build/core-tests.log; then passed ${core//|/ }; else failed+=" core"; fi
fi

if [ -n "$commands" ]; then
  step "swift test of the commands"
  join "$first" .build/first-command-tests.log || failed+=" first-command"
  first=
  join "$second" .build/second-command-tests.log || failed+=" second-command"
  second=
  [[ $failed == *-command* ]] || passed "$commands"
fi

step "swift test of the macros"
join "$macros" .build/macros-tests.log || failed+=" macros"
macros=

# Last, since the examples are built in the same folder, after which the package manager knows their tests only.
step "examples"
# Use the modules that are built already, since the examples themselves are small.
examples() { "$@" --package-path Examples --scratch-path .build; }
# Files compiled for another layout of the modules' types must not stay: they are not compiled again with the modules.
for folder in Examples/Sources/* Examples/Tests/*; do rm -rf "$programs/$(basename "$folder").build"; done
# The build plan of the programs, in the same folder, is not valid for the examples.
examples Scripts/build.sh --build-tests --disable-build-manifest-caching
examples swift test --skip-build 2>&1 | tee .build/examples-tests.log || failed+=" examples"

step "documentation of the examples"
# Its articles and pictures are HitPath's. The symbols of the package are not given, so that its page is no symbol's; that alone
# may be told.
if docc=$(command -v docc || xcrun --find docc 2>/dev/null); then
  "$docc" convert Examples/Sources/Shop/Shop.docc --fallback-display-name Shop \
    --fallback-bundle-identifier org.example.shop --output-path .build/docc >.build/docc-tests.log 2>&1 || failed+=" docc"
  if grep -E '^(warning|error): ' .build/docc-tests.log | grep -v "No symbol matched 'Shop'"; then failed+=" docc"; fi
else
  echo "docc is not there, so this is left out"
fi

step "browser and schema tests"
join "$browser" .build/browser-tests.log || failed+=" browser"
browser=

# All parts run to their end; the failures are printed again at the end.
[ -z "$failed" ] || {
  step "what failed"
  for part in $failed; do
    # A test that began may have such words in its arguments, the last line of which ends so.
    grep -aE '✘ Test .* (recorded an issue|failed)|✘ Suite|^(FAILED|ERROR)|error: ' ".build/$part-tests.log" |
      grep -av ' started\.$' || tail -5 ".build/$part-tests.log"
  done
  exit 1
}
