"""What people come for, each as a new user would do it: on served pages, and on pages that stand alone."""

import json
import os
import subprocess
from urllib.parse import unquote

import pytest
from conftest import at, drag_to, serving, settles

import gallery
from test_live import double_click, now, shows, tap, verdict

WEEKEND = gallery.ROOT / "Tests/Fixtures/Documents/weekend.yml"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tasks")
    for file in [*gallery.SCENARIOS, WEEKEND]:
        (folder / file.name).write_text(file.read_text())
    return folder


@pytest.fixture(scope="module")
def address(folder):
    with serving(folder) as address:
        yield address


@pytest.fixture
def page(live):
    return live


def words_of(page):
    return unquote(now(page).partition("#")[2])


def edit(page):
    page.locator(".shown .paces button", has_text="Edit").click()


def test_why_is_close_dead_and_does_moving_it_cure_it(page, address):
    page.goto(f"{address}weekend.html")
    assert "Card, in which Close lies, says no: the point is 10 pt above its bounds" in verdict(page)
    edit(page)
    page.mouse.move(*at(page, 258, 74))
    page.mouse.down()
    page.mouse.move(*at(page, 258, 90))
    moved = "tap=256,50&set=Close.frame:[210, 0, 56, 56]"
    assert drag_to(page, 258, 104, lambda: words_of(page) == moved), words_of(page)
    page.mouse.up()
    shows(page, "the tap misses Close")
    assert words_of(page) == moved, "it stays where it was let go"
    page.locator(".shown .paces button", has_text="Press").click()
    tap(page, 258, 104)
    shows(page, "Close gets the tap")
    assert "set=Close.frame:[210, 0, 56, 56]" in words_of(page), "what was moved stays moved"
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    assert settles(lambda: words_of(page) == "tap=258,104"), words_of(page)
    assert not verdict(page).startswith("Close")


def test_the_size_of_a_view_is_dragged(page, address):
    """Card reaches up to Close, so that its upper half works too."""
    page.goto(f"{address}weekend.html")
    edit(page)
    page.mouse.click(*at(page, 100, 150))
    assert settles(lambda: page.locator('[aria-label="Card.frame height"]').count() == 1)
    assert "set=" not in words_of(page), "a click changes nothing"
    page.mouse.move(*at(page, 300, 210))
    page.mouse.down()
    page.mouse.move(*at(page, 290, 190))
    sized = "set=Card.frame:[20, 60, 260, 120]"
    assert drag_to(page, 280, 180, lambda: sized in words_of(page)), words_of(page)
    page.mouse.up()
    assert sized in words_of(page), "it stays where it was let go"


def test_make_the_slow_button_quick(page, address):
    page.goto(f"{address}slow-button.html")
    assert "0.35 s after the lift" in verdict(page)
    page.locator('.touch.shown .outline li[data-v="zoom"]').click()
    page.locator('[aria-label="zoom.delaysTouchesEnded"]').click()
    assert settles(lambda: verdict(page).startswith("Buy gets the tap and sends buy, because")), verdict(page)


def test_find_a_point_at_which_buy_works(page, address):
    """The pointer tells before anything is pressed."""
    page.goto(f"{address}weekend.html")
    page.mouse.move(*at(page, 160, 175))
    aim = page.locator(".touch.shown .aim")
    assert settles(lambda: aim.is_visible())
    assert aim.inner_text().startswith("(160, 175) Buy gets the tap")
    tap(page, 160, 175)
    shows(page, "Buy gets the tap")


def test_which_touches_does_a_map_under_an_overlay_get(page, address):
    page.goto(f"{address}pass-through-overlay.html")
    aim = page.locator(".touch.shown .aim")
    for y, who in ((200, "Map"), (425, "CancelButton"), (470, "Map")):
        page.mouse.move(*at(page, 160, y))
        assert settles(lambda y=y: aim.inner_text().startswith(f"(160, {y})")), aim.inner_text()
        assert who in aim.inner_text()
    tap(page, 160, 425)
    shows(page, "CancelButton gets the tap")


def test_reproduce_a_double_tap(page, address):
    page.goto(f"{address}slow-button.html")
    page.mouse.move(*at(page, 40, 40))
    double_click(page)
    assert settles(lambda: "#double=40,40" in now(page)), now(page)
    shows(page, "zoom on Page takes the tap, because it recognizes the double tap")


def test_what_is_the_difference_of_cancels_touches_in_view(page, address):
    page.goto(f"{address}dead-row.html")
    page.locator('[aria-label="dismiss.cancelsTouchesInView"]').click()
    shows(page, "Row 1 is selected although dismiss recognizes the tap too")
    page.keyboard.press("Control+z")
    shows(page, "dismiss on Page takes the tap from Row 1")


def test_share_what_was_found(page, address, browser):
    page.goto(f"{address}weekend.html#tap=256,50&set=Close.frame:[210, 0, 56, 56]")
    shows(page, "the tap misses Close: it is 10 pt above its bounds")
    page.locator("[data-do=link]").click()
    link = page.evaluate("navigator.clipboard.readText()")
    other = browser.new_page()
    other.goto(link)
    shows(other, verdict(page))
    other.close()
    page.locator("details.save summary").click()
    page.locator("[data-save=copyAnswer]").click()
    assert page.evaluate("navigator.clipboard.readText()").split("\n") == [verdict(page), link]


def test_save_it_as_a_test(page, address, tmp_path):
    """The file that is saved runs as it stands, with what came of it as expectation."""
    page.goto(f"{address}dead-row.html#tap=160,150&set=dismiss.cancelsTouchesInView:false")
    shows(page, "Row 2 is selected")
    page.locator("details.save summary").click()
    with page.expect_download() as download:
        page.locator("[data-save=saveScenario]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "dead-row.yml"
    done = subprocess.run([os.environ["HITPATH"], "check", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "3 passed, 0 failed"), done.stdout + done.stderr
    assert "cancelsTouchesInView: false" in file.read_text()
    # It holds what the change brought: without the change it fails.
    file.write_text(file.read_text().replace("        cancelsTouchesInView: false\n", ""))
    done = subprocess.run([os.environ["HITPATH"], "check", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "2 passed, 1 failed"), done.stdout + done.stderr


@pytest.mark.parametrize("kind", ("SVG", "PNG"))
def test_save_the_picture_of_what_is_seen(page, address, tmp_path, browser, kind):
    page.goto(f"{address}weekend.html#t1s3")
    page.locator("details.save summary").click()
    with page.expect_download() as download:
        page.locator(f"[data-save=save{kind}]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"weekend.{kind.lower()}"
    box = page.locator(".shown .look .scroll svg").bounding_box()
    other = browser.new_page(viewport={"width": 1440, "height": 900})
    other.goto(file.as_uri())
    scale = 2 if kind == "PNG" else 1
    if kind == "SVG":
        assert "script" not in file.read_text().lower()
        size = other.evaluate("() => [document.documentElement.width, document.documentElement.height].map((each) => each.baseVal.value)")
        assert other.locator("text", has_text="Mountain hut").is_visible()
        assert other.evaluate("() => [...document.querySelectorAll('.outcome-lines')].length") == 0
    else:
        size = other.evaluate("() => [document.images[0].naturalWidth, document.images[0].naturalHeight]")
    assert size == pytest.approx([scale * box["width"], scale * box["height"]], abs=2)
    other.close()


def test_save_all_steps_as_an_animated_picture(page, address, tmp_path, browser):
    """As many pictures as the page has steps, each with its sentence; without movement the outcome."""
    page.goto(f"{address}slow-button.html#tap=160,160")
    shows(page, "Buy gets the tap")
    assert settles(lambda: page.locator(".pressed").is_visible())
    page.locator("details.save summary").click()
    with page.expect_download() as download:
        page.locator("[data-save=saveAnimated]").click()
    assert page.locator(".shown .count").inner_text().startswith("Outcome"), "the page is as it was"
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    other.goto(file.as_uri())
    frames = other.evaluate("""() => [...document.querySelectorAll('.frame')].map((each) => [
      getComputedStyle(each).opacity, [...each.querySelector(':scope > text').children].map((line) => line.textContent).join(' ')])""")
    steps = page.locator(".shown .steps > li[value]").count()
    assert len(frames) == min(16, steps + 1)
    assert [opacity for opacity, _ in frames] == ["0"] * (len(frames) - 1) + ["1"]
    assert frames[-1][1] == verdict(page) and "script" not in file.read_text().lower()
    other.emulate_media(reduced_motion="no-preference")
    first, seen = frames[0][1], "() => [...document.querySelectorAll('.frame')].findIndex((each) => getComputedStyle(each).opacity === '1')"
    assert first and settles(lambda: other.evaluate(seen) in (0, 1, 2)), "it begins with the first steps"
    other.close()


def test_a_hold_is_answered_as_the_command_answers(page, address, tmp_path):
    """Live answers and those of the command are the same, also for what no page has recorded."""
    page.goto(f"{address}scroll-or-press.html#hold=160,160,0.6")
    shows(page, "Buy gets")
    page.locator("details.save summary").click()
    with page.expect_download() as download:
        page.locator("[data-save=saveScenario]").click()
    file = tmp_path / "hold.yml"
    download.value.save_as(file)
    command = [os.environ["HITPATH"], "explain", str(file), "--format", "json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert verdict(page) == told["touches"][0]["verdict"]["sentence"]
