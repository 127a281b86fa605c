#!/usr/bin/env bash
# Builds for debugging: `Scripts/build.sh --product NAME`, with the options of `swift build`.
# Each module is compiled as a whole. File by file takes more than twice the time, even after a small change,
# because all modules that depend on the changed one are compiled again.
# It leaves out what takes time and is not used: debug information (a fifth of the time; plain `swift build` writes it), a
# second run of the compiler for each module's interface (a tenth), and LLVM's check of the compiler's output (a twentieth).
# All debug builds use this script, since other options would recompile everything.
set -euo pipefail
cd -P "$(dirname "$0")/.."
build() {
  swift build -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -suppress-remarks \
    -Xswiftc -no-emit-module-separately-wmo -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify -debug-info-format none "$@"
}
# Of what is ready the package manager compiles the last name first, so that the server's library delays the long row of our
# modules. With our modules first, the first build takes 107 s on two cores instead of 125.
if [ "$*" = "--product hitpath" ] && [ ! -e .build/debug/hitpath ]; then build --target HitPath; fi
build "$@"
