#!/usr/bin/env bash
# Damages inputs of every format at random: ten thousand of each by the tests' own mutations, each given to the command that
# explains and to those that write sets. Changes two hundred times what sets are made of. Makes five thousand valid
# scenarios at random, of which every form has to say the same. Then runs each reader for a while under libFuzzer, which
# looks for inputs that take new ways through the code. `make fuzz` calls this.
#
#   Scripts/fuzz.sh              half a minute for each reader
#   SECONDS_EACH=3600 Scripts/fuzz.sh
#
# What ends a reader is kept in out/fuzz; its shortest form belongs into Fuzzing/Corpus.
set -euo pipefail
cd -P "$(dirname "$0")/.."

export HITPATH_MUTATIONS=${HITPATH_MUTATIONS:-10000} HITPATH_STEPS=${HITPATH_STEPS:-200}
Scripts/build.sh --product HitPathPackageTests
swift test --skip-build --filter 'HitPathCommandsTests\.(MutationTests|SetEditTests)'
HITPATH_SCENARIOS=${HITPATH_SCENARIOS:-5000} swift test --skip-build --filter HitPathCommandsTests.RandomScenarioTests

# Instrumented code is of no use to anybody else, so it is built in a place of its own. macOS has no libFuzzer in Xcode.
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
