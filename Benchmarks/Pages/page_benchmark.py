"""How heavy and how quick a page of a big screen is: 5,000 views and 20 taps, in a real browser.

    HITPATH=… python Benchmarks/Pages/page_benchmark.py

Prints the page's bytes, the time until it answers, and how long the frames took while the player stepped as fast as
the screen is drawn.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
COLUMNS, CELLS = 10, 7
TAPS = 20
WIDTH, HEIGHT = 390, 844


def scenario():
    """A screen of a hundred sections with 49 cells each, 5,001 views with the root view, and taps all over it."""
    width, height = WIDTH / COLUMNS, HEIGHT / COLUMNS
    lines = [
        "title: A big screen",
        f"device: {{size: [{WIDTH}, {HEIGHT}]}}",
        "window:",
        "  rootViewController:",
        "    class: ViewController",
        "    view:",
        "      id: Root",
        f"      frame: [0, 0, {WIDTH}, {HEIGHT}]",
        "      subviews:",
    ]
    for section in range(COLUMNS * COLUMNS):
        left, top = section % COLUMNS * width, section // COLUMNS * height
        lines += [
            f"        - id: Section {section}",
            f"          frame: [{left:.2f}, {top:.2f}, {width:.2f}, {height:.2f}]",
            "          subviews:",
        ]
        for cell in range(CELLS * CELLS):
            x, y = cell % CELLS * width / CELLS, cell // CELLS * height / CELLS
            lines.append(
                f"            - {{id: Cell {section}.{cell}, frame: [{x:.2f}, {y:.2f}, {width / CELLS:.2f}, "
                f"{height / CELLS:.2f}]}}"
            )
    lines.append("touches:")
    lines += [f"  - {{tap: [{20 + tap * 17}, {21 + tap * 42}]}}" for tap in range(TAPS)]
    return "\n".join(lines) + "\n"


FRAMES = """async ({steps, key}) => {
  const frames = [];
  const next = () => new Promise(requestAnimationFrame);
  let last = await next();
  for (let step = 0; step < steps; step += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    const now = await next();
    frames.push(now - last);
    last = now;
  }
  return frames;
}"""

SCRIPT_TIMES = """({steps, key}) => {
  const times = [];
  for (let step = 0; step < steps; step += 1) {
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}"""


def main():
    hitpath = os.environ.get("HITPATH") or sys.exit("HITPATH is not set: give the path of the hitpath binary")
    browser_path = subprocess.run(
        [ROOT / "Scripts/find-browser.sh"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="hitpath-bench-") as folder, sync_playwright() as playwright:
        source = Path(folder) / "big.yml"
        source.write_text(scenario())
        subprocess.run([hitpath, "report", source, "-o", folder], check=True, capture_output=True)
        page_file = Path(folder) / "big.html"
        print(f"page: {page_file.stat().st_size / 1e6:.2f} MB")
        browser = playwright.chromium.launch(executable_path=browser_path)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(page_file.as_uri(), wait_until="load")
        ready = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
        shown = page.evaluate(
            "() => (performance.getEntriesByName('first-contentful-paint')[0] || {startTime: NaN}).startTime"
        )
        print(f"interactive after {ready:.0f} ms, first content after {shown:.0f} ms")
        for key, name in (("ArrowRight", "forward"), ("ArrowLeft", "back")):
            page.evaluate(FRAMES, {"steps": 5, "key": key})
            frames = sorted(page.evaluate(FRAMES, {"steps": 200, "key": key}))
            scripts = sorted(page.evaluate(SCRIPT_TIMES, {"steps": 50, "key": key}))
            print(
                f"200 steps {name}: frame {statistics.median(frames):.1f} ms median, "
                f"{frames[int(len(frames) * 0.95)]:.1f} ms 95 %, {frames[-1]:.1f} ms longest; "
                f"{sum(frame <= 17.5 for frame in frames) / len(frames):.0%} within 1/60 s; "
                f"script and layout {statistics.median(scripts):.2f} ms median, {scripts[-1]:.2f} ms longest"
            )
        browser.close()


if __name__ == "__main__":
    main()
