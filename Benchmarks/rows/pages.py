"""How heavy and how quick a page of a big screen is in a real browser: 5,000 views and 20 taps, beside a page of as many boxes."""

import subprocess
from statistics import median

from measure import ROOT, Row, in_turn, run
from playwright.sync_api import sync_playwright

COLUMNS, CELLS, TAPS = 10, 7, 20
WIDTH, HEIGHT = 390, 844


def scenario():
    """A screen of a hundred sections with 49 cells each, 5,001 views with the root view, and taps all over it."""
    width, height = WIDTH / COLUMNS, HEIGHT / COLUMNS
    lines = [
        f"title: A big screen\ndevice: {{size: [{WIDTH}, {HEIGHT}]}}\nwindow:\n  rootViewController:\n"
        f"    class: ViewController\n    view:\n      id: Root\n      frame: [0, 0, {WIDTH}, {HEIGHT}]\n      subviews:"
    ]
    for section in range(COLUMNS * COLUMNS):
        left, top = section % COLUMNS * width, section // COLUMNS * height
        lines.append(f"        - id: Section {section}\n          frame: [{left:.2f}, {top:.2f}, {width:.2f}, {height:.2f}]")
        lines.append("          subviews:")
        for cell in range(CELLS * CELLS):
            x, y = cell % CELLS * width / CELLS, cell // CELLS * height / CELLS
            frame = f"[{x:.2f}, {y:.2f}, {width / CELLS:.2f}, {height / CELLS:.2f}]"
            lines.append(f"            - {{id: Cell {section}.{cell}, frame: {frame}}}")
    taps = "\n".join(f"  - {{tap: [{20 + tap * 17}, {21 + tap * 42}]}}" for tap in range(TAPS))
    return "\n".join(lines) + f"\ntouches:\n{taps}\n"


def boxes():
    """A page of as many boxes, with nothing that explains them."""
    drawn = "".join(
        f'<rect x="{number % 70 * 5}" y="{number // 70 * 11}" width="5" height="11" fill="none" stroke="gray"/>'
        for number in range(5_001)
    )
    return f'<!DOCTYPE html><title>Boxes</title><svg width="{WIDTH}" height="{HEIGHT}">{drawn}</svg>\n'


# Milliseconds of script and layout for one step of the player, and for moving one box.
STEP = """() => {
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}"""
MOVE = """() => {
  const start = performance.now();
  const boxes = document.querySelectorAll('rect');
  for (const box of boxes) box.setAttribute('x', Number(box.getAttribute('x')) + 1);
  document.body.getBoundingClientRect();
  boxes[0].getBBox();
  return performance.now() - start;
}"""
READY = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"


def rows(context):
    page_file, box_file = context.folder / "big.html", context.folder / "boxes.html"
    run([context.hitpath, "report", context.file("big.yml", scenario()), "-o", context.folder])
    box_file.write_text(boxes())
    sizes = [[file.stat().st_size / 1e6] for file in (page_file, box_file)]
    yield Row("a page of 5,000 views with 20 touches", "a page of as many boxes", "MB", *sizes)
    path = subprocess.run([ROOT / "Scripts/find-browser.sh"], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)

        def ready(file):
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(file.as_uri(), wait_until="load")
            milliseconds = page.evaluate(READY)
            page.close()
            return milliseconds

        yield in_turn("it is ready", "a page of as many boxes", "ms", context.rounds, lambda: ready(page_file), lambda: ready(box_file))
        ours, plain = (browser.new_page(viewport={"width": 1440, "height": 900}) for _ in range(2))
        ours.goto(page_file.as_uri(), wait_until="load")
        plain.goto(box_file.as_uri(), wait_until="load")

        def steps(page, script):
            return median(page.evaluate(script) for _ in range(10))

        yield in_turn("a step of its player", "moving as many boxes", "ms", context.rounds, lambda: steps(ours, STEP), lambda: steps(plain, MOVE))
        browser.close()
