"""Photographs of pages for docs/report.md and README.md, light and dark.

    HITPATH=… python Scripts/screenshots.py

Two photographs of the same page differ between machines with other fonts, so no test compares them.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs/pictures/report"
GALLERY = ROOT / "Sources/HitPathCommands/Gallery"
SIZE = {"width": 1440, "height": 900}

SCROLL = "selector => { document.querySelector(selector).scrollIntoView(); scrollBy(0, -24); }"

# Name, page, and what to do on the page before the picture is taken.
SHOTS = [
    ("index", "index.html", []),
    ("player", "dead-row.html#t1", []),
    ("lesson", "lesson-03-parent-first.html#t2s3", []),
    ("tap-map", "dead-row.html#tap=160,150", []),
    ("question", "touch-demo-gap.html", []),
    ("variants", "scroll-or-press.html", [(SCROLL, "#variants")]),
]


def main():
    hitpath = os.environ.get("HITPATH") or sys.exit("HITPATH is not set: give the path of the hitpath binary")
    browser_path = subprocess.run(
        [ROOT / "Scripts/find-browser.sh"], capture_output=True, text=True, check=True
    ).stdout.strip()
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="hitpath-shots-") as folder, sync_playwright() as playwright:
        subprocess.run([hitpath, "gallery", "-o", folder], check=True, capture_output=True)
        browser = playwright.chromium.launch(executable_path=browser_path)
        for scheme, suffix in (("light", ""), ("dark", "~dark")):
            for name, address, acts in SHOTS:
                page = browser.new_page(
                    viewport=SIZE, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=1
                )
                file, _, fragment = address.partition("#")
                page.goto((Path(folder) / file).as_uri() + (f"#{fragment}" if fragment else ""), wait_until="load")
                for act, value in acts:
                    page.evaluate(act, value)
                page.wait_for_timeout(300)
                page.screenshot(path=TARGET / f"{name}{suffix}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
