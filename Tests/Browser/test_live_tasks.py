"""The task of a lesson on a served page: changes are made on the live stage until the run says that it is solved."""

import urllib.error
import urllib.request
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

import gallery
from conftest import PHONE, none, at, serving, settles
from test_pages import violations

LESSON = "lesson-03-parent-first"
TASK = f"{LESSON}.whole-circle"


@pytest.fixture(scope="module")
def address():
    with serving(gallery.ROOT / "Sources/Course/Pages" / LESSON, "--lang", "en,zh-Hans") as address:
        # A page that takes long to be made is another one at first.
        assert settles(lambda: is_made(address), 60)
        yield address


def is_made(address):
    try:
        return urllib.request.urlopen(f"{address}{TASK}.html").status == 200
    except urllib.error.HTTPError:
        return False


@pytest.fixture
def show(live, address):
    def show(page):
        live.goto(address + page)
        # The settings of who acts come last.
        expect(live.locator(".touch.shown .settings-of")).to_be_visible(timeout=9000)
        return live
    return show


def goals(page):
    """Which goals are reached."""
    return [goal.get_attribute("class") == "met" for goal in page.locator(".living .goals > li").all()]


def reaches(page, *wanted):
    assert settles(lambda: goals(page) == list(wanted), 9), goals(page)


def proposed(page, key):
    return page.locator(f".living [data-try={key}]")


def words_of(page):
    return unquote(page.evaluate("location.hash"))


def test_a_lesson_leads_to_its_task_and_back(live, address):
    live.goto(f"{address}{LESSON}.html")
    # What was recorded can still be tried in the lesson.
    expect(live.locator(".trial")).to_have_count(4)
    live.locator(".task .to-live a").click()
    expect(live.locator("h1")).to_have_text("Do it yourself: The parent is asked first")
    # It begins with the touch of the goal that is missed.
    expect(live.locator(".touch.shown")).to_have_attribute("data-touch", "2")
    live.get_by_role("link", name="Back to the lesson").click()
    expect(live.locator("h1")).to_have_text("The parent is asked first")


def test_a_proposed_change_is_tried_until_the_run_says_solved(show):
    page = show(f"{TASK}.html")
    assert goals(page) == [True, False, True]
    proposed(page, "card-wider").click()
    reaches(page, True, True, False)
    expect(page.locator(".touch.shown")).to_have_attribute("data-touch", "3")
    expect(page.locator(".living .missed small")).to_contain_text("Card gets the tap")
    expect(page.locator(".living .result")).to_contain_text("Not yet.")
    proposed(page, "card-asks").click()
    reaches(page, True, True, True)
    expect(page.locator(".living .result")).to_contain_text("Solved.")
    expect(proposed(page, "card-asks")).to_have_attribute("aria-pressed", "true")
    expect(proposed(page, "card-asks")).to_be_focused()
    assert words_of(page) == "#touches=all&try=card-asks"
    none(violations(page))
    # Pressed again it is taken back, and nothing is solved.
    proposed(page, "card-asks").click()
    reaches(page, True, False, True)
    expect(page.locator(".living").get_by_role("link", name="Start again")).to_have_count(0)


def test_settings_of_ones_own_count_with_what_is_proposed(show):
    page = show(f"{TASK}.html#touches=all&try=card-asks")
    reaches(page, True, True, True)
    page.locator('.touch.shown .outline li[data-v="Close"]').click()
    field = page.locator('[aria-label="Close.isHidden"]')
    expect(field).to_be_visible(timeout=9000)
    field.click()
    reaches(page, False, False, True)
    assert words_of(page) == "#touches=all&try=card-asks&set=Close.isHidden:true"
    page.keyboard.press("Control+z")
    reaches(page, True, True, True)


def test_a_press_plays_ones_own_touch_and_the_goals_stay(show):
    page = show(f"{TASK}.html#touches=all&try=card-asks")
    reaches(page, True, True, True)
    page.mouse.click(*at(page, 20, 20))
    expect(page.locator(".eyebrow").first).to_contain_text("(20, 20)", timeout=9000)
    assert goals(page) == [True, True, True]
    assert words_of(page) == "#tap=20,20&try=card-asks"
    page.locator(".pressed").get_by_role("button", name="Back to the touches of the file").click()
    expect(page.locator("nav.touches a")).to_have_count(3, timeout=9000)
    assert words_of(page) == "#touches=all&try=card-asks"


def test_the_page_begins_anew_and_fits_a_phone(show):
    page = show(f"{TASK}.zh-Hans.html#touches=all&try=card-asks")
    reaches(page, True, True, True)
    expect(page.locator(".living .result b")).to_have_text("解决了。")
    page.get_by_role("link", name="重新开始").click()
    reaches(page, True, False, True)
    assert page.url.split("#")[0].endswith(f"{TASK}.zh-Hans.html")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.emulate_media(color_scheme="dark")
    none(violations(page, runOnly={"type": "rule", "values": ["color-contrast"]}))
