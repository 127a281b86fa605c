#!/bin/sh
# Prints the Chromium or Chrome that the browser tests drive; fails if there is none. BROWSER_PATH names another.
# The headless shell comes first, since the tests take little more than half the time with it.
for browser in \
  "${BROWSER_PATH:-}" \
  chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
  "$HOME/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
  /Applications/Chromium.app/Contents/MacOS/Chromium; do
  if [ -n "$browser" ] && command -v "$browser"; then
    exit 0
  fi
done
echo "find-browser: neither Chromium nor Google Chrome is installed" >&2
exit 1
