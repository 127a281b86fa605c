"""A screen whose names and texts are attempts to run code or to break the page: nothing runs, nothing breaks."""

import functools
from pathlib import Path

import pytest

import gallery
from conftest import Opened, none

SCENARIO = Path(__file__).parent / "hostile-page.yml"
KINDS = {"one file": (), "separate": ("--assets", "separate"), "embedded": ("--embed",)}


@functools.cache
def made(kind):
    """The folder with the page, another one and an index, in all languages."""
    inputs = (SCENARIO, gallery.SCENARIOS[0])
    languages = ",".join(gallery.LANGUAGES)
    return gallery.shared(
        f"hostile/{kind.replace(' ', '-')}",
        lambda folder: gallery.hitpath("report", *inputs, "-o", folder, "--lang", languages, *KINDS[kind]),
    )


FORMS = [("one file", "en"), ("one file", "zh-Hans"), ("separate", "zh-Hans"), ("embedded", "en")]


@pytest.fixture(params=FORMS, ids="-".join)
def hostile(request, browser):
    kind, language = request.param
    file = next(file for file in made(kind).glob("hostile-page*.html") if gallery.language(file) == language)
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    opened = Opened(context, gallery.Report(language, file))
    opened.page.on("dialog", lambda dialog: opened.complaints.append(f"dialog: {dialog.message}"))
    yield opened
    context.close()


def unharmed(opened):
    """Nothing ran, there were no error messages, and everything is in its place."""
    none(opened.complaints)
    page = opened.page
    assert page.evaluate("window.ran") is None
    assert page.locator("[onerror], [onload], [onclick], [onmouseover], [onfocus], img, iframe, object").count() == 0
    none(page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.protocol).filter(p => p == 'javascript:')"))
    assert page.locator("main").count() == 1
    assert page.locator("section.touch").count() == 4


def test_nothing_runs(hostile):
    unharmed(hostile)


def test_nothing_runs_while_the_player_plays(hostile):
    page = hostile.page
    for touch in range(1, 5):
        page.evaluate("hash => { location.hash = hash; }", f"t{touch}s1")
        for _ in range(page.locator(".shown .steps > li").count() + 1):
            page.keyboard.press("ArrowRight")
    unharmed(hostile)


def test_nothing_runs_in_the_other_language(hostile):
    page = hostile.page
    link = page.locator(".tools [hreflang]").first
    if link.count():
        before = page.evaluate("document.documentElement.lang")
        link.click()
        page.wait_for_function("before => document.documentElement.lang !== before", arg=before)
    unharmed(hostile)


@pytest.mark.parametrize("kind", KINDS)
def test_directions_cannot_be_turned(kind):
    """Controls for the direction of writing never come into a page: a name could pass for another one."""
    text = (made(kind) / "hostile-page.html").read_text()
    found = {f"U+{ord(character):04X}" for character in text if character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
    assert not found


def test_the_index_is_unharmed(browser):
    context = browser.new_context()
    opened = Opened(context, gallery.Report("en", made("one file") / "index.html"))
    none(opened.complaints)
    assert opened.page.evaluate("window.ran") is None
    assert opened.page.locator(".card").count() == 2
    context.close()
