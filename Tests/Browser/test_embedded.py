"""A page within another: sentence, picture, player and current step stand in the height that articles give it."""

import functools

import pytest

import gallery
from conftest import none

SIZES = {"wide": {"width": 700, "height": 480}, "phone": {"width": 360, "height": 480}}
PICTURE = ".look figure svg"
PARTS = (".verdict", PICTURE, ".player .buttons", ".saying")
# The height of the page, and where each part begins and how high it is.
MEASURES = """(parts) => [document.documentElement.scrollHeight, Object.fromEntries(parts.map((part) => {
  const { top, height } = document.querySelector(`.shown ${part}`).getBoundingClientRect();
  return [part, [top, height]];
}))]"""


@functools.cache
def made():
    """The folder with two embedded pages: one with a short story, one with a long one."""
    inputs = [file for file in gallery.SCENARIOS if file.stem in ("dead-row", "scroll-or-press")]
    return gallery.shared("embedded", lambda folder: gallery.hitpath("report", *inputs, "--embed", "-o", folder))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ("dead-row", "scroll-or-press"))
def test_everything_is_seen_at_every_step_without_scrolling(browser, name, size):
    page = browser.new_page(viewport=SIZES[size], reduced_motion="reduce")
    page.goto((made() / f"{name}.html").as_uri())
    slider = page.locator(".shown .track input")
    found = []
    for step in range(int(slider.get_attribute("max")) + 1):
        slider.evaluate("(e, to) => { e.value = to; e.dispatchEvent(new Event('input', {bubbles: true})); }", step)
        height, boxes = page.evaluate(MEASURES, PARTS)
        if height > 480:
            found.append(f"step {step}: the page scrolls")
        for part, (top, height) in boxes.items():
            if not height or top + height > 480:
                found.append(f"step {step}: {part} is at {top}, {height} high")
        if boxes[PICTURE][1] < 100:
            found.append(f"step {step}: the picture is too small")
    assert not page.locator(".shown .story").is_visible()
    page.close()
    none(found)
