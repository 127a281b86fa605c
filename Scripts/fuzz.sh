#!/usr/bin/env bash
# Runs the tests' random mutations of inputs, ten thousand for each format, and passes each to the command that
# explains and to those that write sets. Changes the inputs of sets two hundred times. Makes five thousand random valid
# scenarios, of which all forms must say the same. Tries every seed of the random screens of UIKitModelTests. Then runs
# each reader for a while under libFuzzer, which looks for inputs that reach new code. `make fuzz` calls this.
#
#   Scripts/fuzz.sh              half a minute for each reader
#   SECONDS_EACH=3600 Scripts/fuzz.sh
#
# Inputs that crash a reader are kept in out/fuzz. Shorten them and add them to Fuzzing/Corpus.
set -euo pipefail
cd -P "$(dirname "$0")/.."

export HITPATH_MUTATIONS=${HITPATH_MUTATIONS:-10000} HITPATH_STEPS=${HITPATH_STEPS:-200}
Scripts/build.sh --product HitPathPackageTests
swift test --skip-build --filter 'HitPathCommandsTests\.(MutationTests|SetEditTests)'
HITPATH_SCENARIOS=${HITPATH_SCENARIOS:-5000} swift test --skip-build --filter HitPathCommandsTests.RandomScenarioTests
HITPATH_EVERY_SEED=1 swift test --skip-build \
  --filter 'UIKitModelTests\.(TapMapAgreementTests|GestureInvariantTests|RandomHierarchyTests)'

# Instrumented code is useless elsewhere, so it is built in a separate folder. Xcode has no libFuzzer.
if [ "$(uname -s)" != Linux ]; then echo "libFuzzer comes with Swift on Linux only"; exit 0; fi
export HITPATH_FUZZING=1
build=(Scripts/build.sh --sanitize fuzzer --scratch-path .build/fuzzing --product FuzzReaders)
"${build[@]}"
program=$("${build[@]}" --show-bin-path)/FuzzReaders
for reader in scenario dump document capture trace; do
  mkdir -p "out/fuzz/$reader"
  HITPATH_READER=$reader "$program" -max_total_time="${SECONDS_EACH:-30}" -timeout=10 -rss_limit_mb=1024 \
    -artifact_prefix="out/fuzz/$reader-" "out/fuzz/$reader" "Fuzzing/Corpus/$reader"
done
