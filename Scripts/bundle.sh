#!/usr/bin/env bash
# Puts a program that was built to run without Swift into a folder, with the libraries that it loads and nothing else, so
# that it runs with the folder as root: `Scripts/bundle.sh PROGRAM FOLDER`. On Linux; the Containerfile uses it.
set -euo pipefail

program=$1
folder=$2
graphviz=$(dirname "$(ldd "$program" | awk '/libgvc/ { print $3 }')")/graphviz

put() { install -D -m 755 "$1" "$folder$1"; }

install -D -s -m 755 "$program" "$folder/usr/bin/hitpath"

# Graphviz loads the plugins in its list when they are needed. These two are for layout and output.
plugins=("$graphviz"/libgvplugin_core.so.6 "$graphviz"/libgvplugin_dot_layout.so.6)
install -D -m 644 "$graphviz/config6a" "$folder$graphviz/config6a"

for file in "$program" "${plugins[@]}"; do
  ldd "$file" | awk '$2 == "=>" { print $3 } $1 ~ /^\// { print $1 }'
done | LC_ALL=C sort -u | while read -r library; do put "$library"; done
for file in "${plugins[@]}"; do put "$file"; done
mkdir -p "$folder/tmp" "$folder/proc"
