#!/usr/bin/env bash
# Draws the pictures that README.md and docs/ show, with the command named as the first argument.
set -euo pipefail
cd "$(dirname "$0")/.."
hitpath=$1

"$hitpath" render Tests/Fixtures/Documents/screen.txt --tap 195,725 --diagram hit-path -o docs/pictures/dead-button.svg
"$hitpath" render Sources/HitPathCommands/Gallery/touch-demo-widened.yml --diagram screen -o docs/pictures/widened-screen.svg
