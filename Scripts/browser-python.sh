#!/usr/bin/env bash
# Prints a Python with the packages that drive a browser, from .venv in the project; creates it if it is missing or old.
set -euo pipefail
cd -P "$(dirname "$0")/.."
requirements=Tests/Browser/requirements.txt
if ! cmp -s "$requirements" .venv/requirements.txt || ! .venv/bin/python -c 'import pytest' 2>/dev/null; then
  echo "installing the packages of $requirements into .venv" >&2
  "$(Scripts/find-python.sh)" -m venv --clear .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r "$requirements" >&2
  cp "$requirements" .venv/requirements.txt
fi
echo "$PWD/.venv/bin/python"
