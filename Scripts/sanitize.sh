#!/usr/bin/env bash
# Runs the command with the address sanitizer and with the thread sanitizer: every picture of every built-in scenario in
# every format, the pages, and all inputs that once crashed a reader. `make sanitize` calls this.
#
#   Scripts/sanitize.sh                both
#   Scripts/sanitize.sh address        only one of them
set -euo pipefail
cd -P "$(dirname "$0")/.."

# Graphviz and libxml2 keep what they read at the start until the process exits, which is not a leak.
export ASAN_OPTIONS=detect_leaks=0:exitcode=86 TSAN_OPTIONS=exitcode=86:halt_on_error=1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Runs the command. It may refuse its input (1 to 3), but no sanitizer may report anything.
run() {
  local code=0
  "$hitpath" "$@" >"$scratch/output" 2>"$scratch/diagnostics" || code=$?
  if [ "$code" -gt 3 ]; then
    echo "hitpath $* ended with $code:" >&2
    cat "$scratch/diagnostics" >&2
    exit 1
  fi
  count=$((count + 1))
}

for sanitizer in "${@:-address thread}"; do
  for kind in $sanitizer; do
    # Instrumented code is useless elsewhere, so it is built in a separate folder.
    build=(Scripts/build.sh --sanitize "$kind" --scratch-path ".build/sanitize-$kind" --product hitpath)
    "${build[@]}"
    hitpath=$("${build[@]}" --show-bin-path)/hitpath
    count=0
    run gallery -o "$scratch/gallery" --lang en,zh-Hans
    for scenario in Sources/HitPathCommands/Gallery/*.yml Tests/Fixtures/Documents/checkout.yml; do
      for form in svg png pdf dot json text; do
        run render "$scenario" --all -T "$form" -o "$scratch/$(basename "$scenario")-$form"
      done
      run explain "$scenario"
      run diff "$scenario" Tests/Fixtures/Documents/checkout.yml -o "$scratch/diff.html"
    done
    for input in Fuzzing/Corpus/*/*; do
      run explain "$input" --tap 10,10
      run report "$input" --tap 10,10 -o "$scratch/$count"
    done
    echo "$kind sanitizer: $count runs, nothing reported"
  done
done
