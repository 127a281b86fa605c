"""The example at the head of the first page is a phone to press: one half of its button is dead."""

import functools

import pytest

import gallery
from conftest import at, settles
from test_player import UNCUT

EXAMPLE = gallery.ROOT / "Sources/Course/Pages/example.yml"
SIZES = {"wide": {"width": 570, "height": 460}, "phone": {"width": 312, "height": 480}}


@functools.cache
def made():
    return gallery.shared("door", lambda folder: gallery.hitpath("report", EXAMPLE, "--embed", "-o", folder))


def place(page, y):
    """Where a point is once nothing moves any more."""
    found = []
    assert settles(lambda: found.append(at(page, 140, y)) or (len(found) > 3 and found[-1] == found[-4]))
    return found[-1]


def verdict(page):
    return page.locator(".touch.shown .verdict").inner_text().strip()


@pytest.mark.parametrize("size", SIZES)
def test_the_upper_half_is_dead_and_the_lower_half_works(opens, size):
    """The bar begins at 180, and the button of 80 points at 135 (example.yml)."""
    page = opens(made() / "example.html", viewport=SIZES[size])
    for y, words in ((198, "Add gets the tap and sends add"), (152, "because Bar, in which Add lies, says no"),
                     (205, "Add gets the tap and sends add"), (170, "because Bar, in which Add lies, says no")):
        page.mouse.click(*place(page, y))
        assert settles(lambda words=words: words in verdict(page)), f"{y}: {verdict(page)}"
        box = page.locator(".shown .player .buttons").bounding_box()
        assert box["y"] + box["height"] <= SIZES[size]["height"], "nothing is pushed out of sight"
        assert page.evaluate(UNCUT), "no word beside the buttons is cut"


def test_without_scripts_it_is_a_picture(opens):
    page = opens(made() / "example.html", viewport=SIZES["wide"], java_script_enabled=False)
    assert page.locator("svg.hp-screen").first.is_visible()
    assert "Bar, in which Add lies, says no" in page.locator(".verdict").first.inner_text()
