#!/usr/bin/env bash
# Draws the pictures that README.md and docs/ show, with the command named as the first argument.
set -euo pipefail
cd "$(dirname "$0")/.."
hitpath=$1

"$hitpath" render Tests/Fixtures/Documents/weekend.yml --diagram walk --theme light -o docs/pictures/hero.svg
"$hitpath" render Tests/Fixtures/Documents/weekend.yml --diagram walk --theme dark -o docs/pictures/hero~dark.svg
"$hitpath" render Tests/Fixtures/Documents/screen.txt --tap 195,725 --diagram hit-path -o docs/pictures/dead-button.svg
"$hitpath" render Sources/HitPathCommands/Gallery/touch-demo-widened.yml --diagram screen -o docs/pictures/widened-screen.svg
"$hitpath" render Sources/HitPathCommands/Reasons/outsideAncestor.yml --diagram screen -o docs/pictures/reason-outsideAncestor.svg
"$hitpath" render Sources/HitPathCommands/Reasons/siblingInFront.yml --diagram layers -o docs/pictures/reason-siblingInFront.svg
"$hitpath" render Sources/HitPathCommands/Reasons/windowInFront.yml --diagram layers -o docs/pictures/reason-windowInFront.svg
"$hitpath" render Sources/HitPathCommands/Reasons/pointOutsideBounds.yml --diagram screen -o docs/pictures/reason-pointOutsideBounds.svg
"$hitpath" render Sources/HitPathCommands/Reasons/customPointInside.yml --diagram screen -o docs/pictures/reason-customPointInside.svg

# `hitpath diff` exits with 1 if the screens differ.
diff() { "$hitpath" diff "$@" || test $? = 1; }

diff Tests/Fixtures/Documents/before.yml Tests/Fixtures/Documents/after.yml --format svg --theme light -o docs/pictures/comparison.svg
diff Tests/Fixtures/Documents/before.yml Tests/Fixtures/Documents/after.yml --format svg --theme dark -o docs/pictures/comparison~dark.svg

# docs/diagrams.md has the command for each of its pictures; run it once for light and once for dark.
awk '/^## /{ section = $2 } $0 ~ "^hitpath render checkout.yml .* -o " section ".svg$" { print section, $0 }' docs/diagrams.md |
  sed 's/ hitpath render checkout.yml / /; s/ -o [^ ]*$//' |
  while read -r name arguments; do
    for theme in light dark; do
      suffix=$([ "$theme" = dark ] && echo '~dark' || true)
      # shellcheck disable=SC2086  # several words
      "$hitpath" render Tests/Fixtures/Documents/checkout.yml $arguments --theme "$theme" -o "docs/pictures/$name$suffix.svg"
    done
  done
