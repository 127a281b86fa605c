#!/usr/bin/env bash
# Makes pages, results and findings of many scenarios as one machine does and in eight parts, joins the parts and compares the
# bytes: `COUNT=200 SHARDS=3 make shards` for less. GNU parallel starts the parts if it is installed, else xargs.
set -euo pipefail
cd -P "$(dirname "$0")/.."
hitpath=${HITPATH:-$(swift build -c release --show-bin-path)/hitpath}
count=${COUNT:-2000}
shards=${SHARDS:-8}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Every scenario has different names and positions, every tenth one fails, every hundredth one has a finding.
for ((number = 1; number <= count; number++)); do
  place="$folder/set/$((number / 100))"
  mkdir -p "$place"
  hit=Close$number
  if ((number % 10 == 0)); then hit=Card; fi
  veil=
  if ((number % 100 == 0)); then veil="    - {id: Veil, frame: [0, 0, 390, 300]}"; fi
  cat >"$place/card-$number.yml" <<EOF
window:
  subviews:
    - id: Card
      frame: [20, $((100 + number % 300)), 200, 100]
      subviews:
        - {id: Close$number, class: UIButton, frame: [150, 10, 44, 44], actions: [{event: touchUpInside, action: close, target: Shop}]}
$veil
touches: [{tap: [180, $((120 + number % 300))]}]
expect: {hitView: $hit}
EOF
done

# The output of one machine for its part; without a part, for all.
make_part() {
  local to=$1
  shift
  mkdir -p "$to"
  "$hitpath" report "$folder/set" -o "$to/pages" --assets separate "$@" >/dev/null 2>&1
  "$hitpath" check "$folder/set" --quiet --junit "$to/results.xml" "$@" >/dev/null 2>&1 || [ $? -eq 1 ]
  "$hitpath" audit "$folder/set" --format sarif --fail-on none "$@" >"$to/findings.sarif" 2>/dev/null
}
export -f make_part
export hitpath folder

timed() {
  local start=$SECONDS
  "${@:2}"
  printf '%-40s %5d s\n' "$1" $((SECONDS - start))
}
in_parts() {
  if command -v parallel >/dev/null; then
    seq "$shards" | parallel --will-cite "make_part $folder/parts/{} --shard {}/$shards"
  else
    seq "$shards" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I{} bash -c "make_part $folder/parts/{} --shard {}/$shards"
  fi
}
merged() { "$hitpath" merge "$folder/parts" -o "$folder/merged" >/dev/null 2>&1 || [ $? -eq 1 ]; }

printf '%d scenarios, %d parts, %d processors\n' "$count" "$shards" "$(getconf _NPROCESSORS_ONLN)"
timed "all at once" make_part "$folder/whole"
timed "in parts, as many at a time as processors" in_parts
timed "joining the parts" merged
diff -r "$folder/whole" "$folder/merged"
printf 'the same bytes: %s files, %s\n' "$(find "$folder/whole" -type f | wc -l | tr -d ' ')" \
  "$(du -sh "$folder/whole" | cut -f1)"
