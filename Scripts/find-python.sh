#!/bin/sh
# Prints a Python that can create the virtual environment of the browser tests; fails if there is none.
# The first `python3` may be a version manager's stand-in without a version, so each candidate is tried.
for python in python3 /usr/bin/python3 /opt/homebrew/bin/python3 /usr/local/bin/python3; do
  if "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    command -v "$python"
    exit 0
  fi
done
echo "find-python: no Python 3.11 or later with the venv module" >&2
exit 1
