"""Recorded variants are switches of the stage: what a variant makes of a touch stands in the touch's place."""

import functools

import pytest

import gallery
from conftest import settles


@functools.cache
def made():
    return gallery.shared("variants", lambda folder: gallery.hitpath(
        "report", *[file for file in gallery.SCENARIOS if file.stem == "scroll-or-press"], "-o", folder))


@pytest.fixture
def show(opens):
    return lambda address="", **options: opens(
        made() / "scroll-or-press.html", address, **{"viewport": {"width": 1440, "height": 900}, **options})


def seen(page):
    """The verdict that is seen."""
    return page.evaluate("""() => [...document.querySelectorAll('.touch .verdict')]
      .filter((each) => each.checkVisibility()).map((each) => each.textContent.trim())""")


NOT_DELAYED = [
    "Buy gets the drag and sends buy, because the delaysContentTouches of Scroller is false, "
    "and a scroll view takes no touch from a control that has it."
]


def switch(page, text):
    return page.locator(".shown > .headline > .given button", has_text=text)


def test_a_switch_turns_the_answer_and_back(show):
    """delaysContentTouches off: the button has the touch at once (scroll-or-press.yml)."""
    page = show()
    given = seen(page)
    assert given == ["Scroller takes the drag from Buy and scrolls, because the finger moves 16 pt."]
    switch(page, "Scroller.delaysContentTouches = false").click()
    assert seen(page) == NOT_DELAYED
    assert page.locator(".look:visible").count() == 1
    assert page.locator(".run .lanes:visible").count() == 1
    assert switch(page, "delaysContentTouches").get_attribute("aria-pressed") == "true"
    switch(page, "As given").click()
    assert seen(page) == given


def test_the_variant_stays_with_the_next_touch_and_in_the_address(show):
    page = show()
    switch(page, "delaysContentTouches").click()
    page.locator("nav.touches a").nth(1).click()
    assert seen(page) == ["Scroller scrolls with the drag, because the finger moves 12 pt."]
    assert settles(lambda: "v=2" in page.evaluate("location.href"))
    address = "#" + page.evaluate("location.href").split("#")[1]
    assert seen(show(address)) == seen(page)


def test_the_small_pictures_lead_to_the_stage(show):
    page = show()
    page.locator(".multiples a").first.click()
    assert seen(page) == NOT_DELAYED
    assert page.locator("article.variant:visible").count() == 0, "there is no second place below"
    assert page.evaluate("scrollY") < 300


def test_without_scripts_variants_stand_below(show):
    page = show(java_script_enabled=False)
    assert page.locator("article.variant .stage:visible").count() == 2
    assert page.locator(".given").count() == 0


def test_a_variant_is_played_by_itself(show):
    page = show()
    before = page.locator(".shown > .stage .count").inner_text()
    switch(page, "delaysContentTouches").click()
    page.locator(".run:not(.off) .player .previous").click()
    assert page.locator(".run:not(.off) .count").inner_text().startswith("Step ")
    switch(page, "As given").click()
    assert page.locator(".shown > .stage .count").inner_text() == before


def test_on_a_phone_the_setting_in_force_stays_in_sight(show):
    """The switch has the given settings and the variant, whole and one below the other where they do not fit."""
    page = show()
    page.set_viewport_size({"width": 360, "height": 740})
    buttons = page.locator(".shown > .headline > .given button")
    for pressed in (0, 1):
        buttons.nth(pressed).click()
        assert buttons.nth(pressed).is_visible()
        assert buttons.nth(1 - pressed).is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = [buttons.nth(number).bounding_box() for number in (0, 1)]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
