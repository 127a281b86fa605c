"""The page of a screen with two thousand views: what is long is folded, and keyboard, search and paper reach it."""

import functools

import pytest

import gallery
from conftest import PHONE, WIDE, Opened, none, on_paper, settles

ROWS = 1_990
SCREEN = "\n".join(
    [
        "title: A long table",
        "device: {size: [390, 844]}",
        "window:",
        "  subviews:",
        "    - id: Table",
        "      class: UITableView",
        "      frame: [0, 100, 390, 744]",
        "      subviews:",
        *(
            f"        - {{id: Row {row}, class: UITableViewCell, frame: [0, {row * 44}, 390, 44]}}"
            for row in range(1, ROWS + 1)
        ),
        "touches:",
        "  - tap: [180, 300]",
    ]
)


@functools.cache
def made():
    def fill(folder):
        folder.mkdir()
        scenario = folder / "long.yml"
        scenario.write_text(SCREEN)
        gallery.hitpath("report", scenario, "-o", folder / "pages")

    return gallery.Report("en", gallery.shared("long-table", fill) / "pages/long.html")


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"], scope="module")
def page(request, browser):
    context = browser.new_context(viewport=request.param, reduced_motion="reduce")
    opened = Opened(context, made())
    yield opened.page
    context.close()
    none(opened.complaints)


def test_the_page_stays_short(page):
    assert page.evaluate("document.documentElement.scrollHeight") < 20_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_many_refusals_are_one_step_that_unfolds_by_keyboard(page):
    page.evaluate("() => document.querySelectorAll('.beat > details').forEach((each) => { each.open = true; })")
    # Without :has, which takes seconds on a page of so many elements.
    each = page.locator(".shown .steps > li > details.each")
    assert each.count() == 1
    assert each.locator("xpath=../p").text_content().endswith(
        f" UITableViewCell views, Row {ROWS} to Row 5, refuse: the point is outside their bounds."
    )
    each.locator("> summary").focus()
    page.keyboard.press("Enter")
    assert each.evaluate("(each) => each.open")
    assert each.locator("li").first.text_content().startswith(f"Row {ROWS} said no: ")
    page.keyboard.press("Enter")
    assert not each.evaluate("(each) => each.open")


def test_rows_of_the_table_unfold_by_keyboard_and_search(page):
    page.locator("#details").evaluate("(each) => { each.open = true; }")
    row = page.locator("details.folded-views tr[data-v='Row%201234']")
    assert row.count() == 1
    assert not row.is_visible()
    folded = page.locator("details.folded-views:has(tr[data-v='Row%201234'])")
    folded.locator("> summary").focus()
    page.keyboard.press("Enter")
    assert row.is_visible()
    page.keyboard.press("Enter")
    assert not row.is_visible()
    # A link to a text is searched for as a person's words are, and unfolds what it finds.
    page.goto("about:blank")
    page.goto(f"{made().url}#:~:text=(0%2C%20{1234 * 44})")
    assert settles(row.is_visible)


def test_paper_shows_what_is_folded(page):
    on_paper(page)
    assert page.locator("details.folded-views:not([open])").count() == 0
    on_paper(page, False)
