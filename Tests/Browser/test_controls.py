"""A page of all controls: the table leads to each tap, and is readable on a phone; names of parts are whole or not there."""

import pytest
from conftest import settles

import gallery

SCREEN = """
device: {size: [320, 480]}
window:
  subviews:
    - {id: Free, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, target: Desk, action: sendsWithALongNameOfOneWordThatNoPhoneHolds}]}
    - {id: Under, class: UIButton, frame: [20, 200, 100, 44]}
    - {id: Pane, frame: [0, 190, 320, 100]}
"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
# The names of parts that are seen and cut.
CUT = """() => [...document.querySelectorAll('.shown .parts button')].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const [own, text] = [each, range].map((one) => one.getBoundingClientRect());
  return text.top < own.bottom && text.right > Math.max(own.right, each.matches(':last-child') ? innerWidth : 0) + 1;
}).map((each) => each.textContent)"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("controls")
    (folder / "screen.yml").write_text(SCREEN)
    gallery.hitpath("report", str(folder / "screen.yml"), "--all-controls", "-o", str(folder))
    return folder


@pytest.mark.parametrize("size", [(1440, 900), (360, 780)])
def test_a_row_of_the_table_shows_its_tap_on_the_stage(opens, pages, size):
    page = opens(pages / "screen.html", "#t1", viewport=dict(zip(("width", "height"), size)))
    link = page.locator("#controls a", has_text="(70, 42)")
    link.scroll_into_view_if_needed()
    link.click()
    assert settles(lambda: "Free gets the tap" in page.locator(".touch:visible .verdict").first.inner_text())
    assert settles(lambda: page.evaluate("document.querySelector('.tapped .verdict').getBoundingClientRect().top") >= 0)
    assert page.evaluate(SIDEWAYS) <= 0


def test_names_of_parts_are_whole_or_not_there(opens, pages):
    for width in (1440, 768, 360):
        page = opens(pages / "screen.html", "#t1", viewport={"width": width, "height": 800})
        assert page.evaluate(CUT) == []
