#!/usr/bin/env bash
# Builds for debugging: `Scripts/build.sh --product NAME`, with the options of `swift build`.
# A module is compiled as a whole: file by file takes more than twice the time, also after a small change,
# since everything right of the changed module is compiled again.
# Without the tables of a debugger, which take a fifth of the time: `swift build` alone makes them.
# All debug builds go through here: with other options everything would be compiled anew.
set -euo pipefail
cd -P "$(dirname "$0")/.."
exec swift build -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -suppress-remarks \
  -debug-info-format none "$@"
