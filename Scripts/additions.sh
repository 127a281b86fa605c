#!/usr/bin/env bash
# Tries every addition that CONTRIBUTING.md describes: applies its patch to a separate work tree, counts the source
# files that it touches, builds hitpath, and uses the addition. `Scripts/additions.sh NAME...` tries only some.
set -euo pipefail
cd -P "$(dirname "$0")/.."

patches=$PWD/Tests/Additions
guide=$PWD/CONTRIBUTING.md
tree=$PWD/.build/additions
work=$(mktemp -d)
hitpath=$tree/.build/debug/hitpath
trap 'rm -rf "$work"' EXIT

fail() { printf 'additions: %s\n' "$*" >&2; exit 1; }

# Copy the files, committed or not. Keep the build results there.
now=$(git stash create)
if [ -d "$tree" ]; then
  git -C "$tree" checkout --quiet --detach --force "${now:-$(git rev-parse HEAD)}"
  git -C "$tree" clean --quiet -d --force
else
  git worktree prune
  git worktree add --quiet --detach "$tree" "${now:-HEAD}"
fi

works() {
  "$@" >"$work/output" 2>&1 || { cat "$work/output" >&2; fail "this failed: $*"; }
}

# `has WORDS COMMAND...`: checks that the command succeeds and prints the words.
has() {
  local words=$1
  shift
  works "$@"
  grep -q -F -e "$words" "$work/output" || { cat "$work/output" >&2; fail "no '$words' in what this printed: $*"; }
}

scenario() { cat >"$work/scenario.yml"; }

# Uses the addition of the patch with that name.
prove() {
  case $1 in
    a-reason)
      has pencilOnly "$hitpath" explain --reason all
      has "allowedTouchTypes" "$hitpath" explain --reason pencilOnly
      has 铅笔 "$hitpath" explain --reason pencilOnly --lang zh-Hans ;;
    a-property)
      scenario <<'YAML'
window: {subviews: [{id: Box, frame: [0, 0, 100, 100], tapLimit: 3}]}
touches: [{tap: [50, 50]}]
expect: {hitView: Box, properties: {Box: {tapLimit: 3}}}
YAML
      works "$hitpath" check "$work/scenario.yml"
      has '"tapLimit"' "$hitpath" schema scenario
      has '"tapLimit":3' "$hitpath" trace "$work/scenario.yml" ;;
    a-property-of-a-recognizer)
      scenario <<'YAML'
window: {gestureRecognizers: [{id: pinch, class: UIPinchGestureRecognizer, largestScale: 4}]}
touches: [{tap: [50, 50]}]
expect: {properties: {pinch: {largestScale: 4}}}
YAML
      works "$hitpath" check "$work/scenario.yml"
      has '"largestScale"' "$hitpath" schema scenario ;;
    a-recognizer)
      scenario <<'YAML'
window: {gestureRecognizers: [{id: down, class: UITouchDownGestureRecognizer, fingersNeeded: 1}]}
touches: [{tap: [50, 50]}]
expect: {states: {down: [ended]}}
YAML
      works "$hitpath" check "$work/scenario.yml"
      has '"UITouchDownGestureRecognizer"' "$hitpath" schema scenario
      has down "$hitpath" explain "$work/scenario.yml" ;;
    a-field-of-an-event)
      has '"arguments"' "$hitpath" schema trace ;;
    a-kind-of-picture)
      scenario <<'YAML'
window: {subviews: [{id: Box, frame: [0, 0, 100, 100]}]}
touches: [{tap: [50, 50]}]
YAML
      works "$hitpath" render -d verdict -o "$work/verdict.svg" "$work/scenario.yml"
      has "The verdict" cat "$work/verdict.svg"
      has verdict "$hitpath" render --help ;;
    an-import-format)
      printf 'frames\nUIWindow 0 0 390 844\nUIButton 16 59 44 44\n' >"$work/frames.txt"
      has "source: frameList" "$hitpath" import "$work/frames.txt"
      has UIButton "$hitpath" explain --tap 20,60 "$work/frames.txt"
      has "a list of frames" "$hitpath" --help
      has '"frameList"' "$hitpath" schema trace ;;
    a-language)
      has "Et eksempel:" "$hitpath" explain --reason hidden --lang da
      has "da" "$hitpath" explain --help
      has '"da"' "$hitpath" schema scenario ;;
    *) fail "nothing here uses $1" ;;
  esac
}

[ $# -gt 0 ] || set -- $(cd "$patches" && printf '%s\n' *.patch | sed 's/\.patch$//')
for name; do
  printf '\n== %s\n' "$name"
  patch=$patches/$name.patch
  files=$(git -C "$tree" apply --numstat "$patch" | cut -f 3 | grep -E '^(Sources|templates)/')
  promised=$(sed -nE "s/^\| \[[^]]*\]\(#$name\) \| ([0-9]+) \|.*/\1/p" "$guide")
  printf '%s\n' "$files"
  [ "$(printf '%s\n' "$files" | wc -l)" -eq "${promised:-0}" ] || fail "CONTRIBUTING.md promises ${promised:-nothing}"
  git -C "$tree" apply "$patch"
  "$tree/Scripts/build.sh" --product hitpath >"$work/build" 2>&1 || { tail -40 "$work/build" >&2; fail "it does not build"; }
  prove "$name"
  git -C "$tree" apply --reverse "$patch"
done
printf '\nEvery addition takes the files that CONTRIBUTING.md names, and works.\n'
