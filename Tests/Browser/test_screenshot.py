"""A screenshot below the marks: seen on the stage of every touch, never recoloured, and gone where it was asked."""

import functools
import struct
import zlib

import pytest

import gallery
from conftest import Opened, none

SCENARIO = """
device: {size: [300, 400]}
window:
  rootViewController:
    view: {id: Page, subviews: [{id: Title, class: UILabel, text: Total, frame: [20, 20, 120, 24]}, {id: Card, frame: [20, 60, 90, 90]}]}
touches:
  - tap: [40, 80]
  - tap: [200, 300]
"""


def png(width, height):
    """A picture in one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xff\x80\x00" * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


@functools.cache
def made():
    def make(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "shot.yml").write_text(SCENARIO)
        (folder / "shot.png").write_bytes(png(75, 100))
        gallery.hitpath("report", folder / "shot.yml", "--screenshot", folder / "shot.png", "-o", folder)

    return gallery.Report("en", gallery.shared("screenshot", make) / "shot.html")


LOOK = """(kind) => {
  const shot = document.querySelector('.shown .look .shot');
  const screen = document.querySelector('.shown .look svg .screen rect').getBoundingClientRect();
  const drawn = shot.querySelector(kind);
  const place = drawn.getBoundingClientRect();
  return {
    display: getComputedStyle(drawn).display, filter: getComputedStyle(shot).filter,
    fits: ['x', 'y', 'width', 'height'].every((side) => Math.abs(place[side] - screen[side]) < 1),
    veil: getComputedStyle(shot.querySelector('.veil')).fill,
    texts: getComputedStyle(shot.querySelector('text')).visibility,
  };
}"""


@pytest.mark.parametrize("scheme, veil", [("light", "rgba(255, 255, 255, 0)"), ("dark", "rgba(17, 19, 24, 0.45)")])
def test_a_screenshot_is_seen_and_never_recoloured(browser, scheme, veil):
    context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
    opened = Opened(context, made())
    page = opened.show(scheme=scheme)
    for touch, kind in [(1, "image"), (2, "use")]:
        page.evaluate("(touch) => { location.hash = `t${touch}`; }", touch)
        page.wait_for_selector(f"#touch{touch}.shown")
        seen = page.evaluate(LOOK, kind)
        assert seen == {"display": "inline", "filter": "none", "fits": True, "veil": veil, "texts": "hidden"}
        page.locator('.shown input[value="screen"]').check()
        asked = page.evaluate(LOOK, kind)
        assert (asked["display"], asked["texts"]) == ("none", "visible")
    context.close()
    none(opened.complaints)
