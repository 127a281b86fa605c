"""Served pages: they load again when their file is saved, and show what is wrong with it."""

import re

import pytest
from conftest import none, serving, settles
from playwright.sync_api import expect

import gallery
from test_pages import violations

SCENARIO = (gallery.ROOT / "Sources/HitPathCommands/Gallery/touch-demo-subview3.yml").read_text()


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    (folder / "demo.yml").write_text(SCENARIO)
    with serving(folder) as address:
        yield folder, address


@pytest.fixture
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    page.complaints = []
    page.on("console", lambda message: message.type in ("error", "warning")
            and page.complaints.append(f"{message.text} ({message.location['url']})"))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    yield page
    context.close()


def test_a_saved_file_reloads_the_page_at_its_step(served, page):
    folder, address = served
    name = page_name(page, address)
    page.goto(f"{address}{name}#t1s2")
    page.evaluate("window.scrollTo(0, 120)")
    (folder / "demo.yml").write_text(SCENARIO.replace("  en: A tap", "  en: Saved tap", 1))
    expect(page).to_have_title(re.compile("^Saved"), timeout=10_000)
    assert "t1s2" in page.url
    assert settles(lambda: page.evaluate("window.scrollY") == 120)
    none(page.complaints)
    (folder / "demo.yml").write_text(SCENARIO)
    # The next test has the same file.
    expect(page).not_to_have_title(re.compile("^Saved"), timeout=10_000)


def test_a_mistake_is_shown_and_goes(served, page):
    folder, address = served
    name = page_name(page, address)
    none(violations(page))
    page.goto(f"{address}{name}")
    title = page.title()
    (folder / "demo.yml").write_text(SCENARIO.replace("window:", "windo:", 1))
    page.wait_for_selector(".mistake mark", timeout=10_000)
    assert page.locator("mark").first.inner_text() == "windo"
    none(violations(page))
    (folder / "demo.yml").write_text(SCENARIO)
    expect(page).to_have_title(title, timeout=10_000)
    none(page.complaints)


def page_name(page, address):
    page.goto(address)
    return page.locator(".card a").first.get_attribute("href").removeprefix("./")
