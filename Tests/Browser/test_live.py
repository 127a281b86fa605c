"""Served pages are pressed: gestures and changes go to the running simulation, and the page shows what comes of them."""

import json
import os
import re
import subprocess
from urllib.parse import unquote

import pytest
from conftest import at, serving, settles

import gallery

GALLERY = gallery.ROOT / "Sources/HitPathCommands/Gallery"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("live")
    for name in ("dead-row", "slow-button", "pass-through-overlay", "round-button", "nested-taps"):
        (folder / f"{name}.yml").write_text((GALLERY / f"{name}.yml").read_text())
    with serving(folder) as address:
        yield address


@pytest.fixture
def page(live):
    return live


def tap(page, x, y, hold=0):
    page.mouse.move(*at(page, x, y))
    page.mouse.down()
    page.wait_for_timeout(hold)
    page.mouse.up()


def double_click(page):
    """Two presses, between which the page's time stands still: a slow machine may take longer than a finger."""
    page.clock.install(time=0)
    page.clock.pause_at(100)
    for _ in range(2):
        page.mouse.down()
        page.mouse.up()
    page.clock.resume()


def verdict(page):
    return page.locator(".touch.shown .verdict").inner_text().replace("\xa0", " ").strip()


def now(page):
    """The address, as the page knows it."""
    return page.evaluate("location.href")


def shows(page, words):
    assert settles(lambda: words in verdict(page)), verdict(page)


def words_of(page):
    return unquote(now(page).split("#")[1])


@pytest.mark.parametrize(("x", "y"), [(20, 20), (160, 150), (200, 300)])
def test_a_press_is_answered_as_the_command_answers(page, address, x, y):
    page.goto(f"{address}round-button.html")
    tap(page, x, y)
    assert settles(lambda: f"#tap={x},{y}" in now(page)), now(page)
    command = [os.environ["HITPATH"], "explain", str(GALLERY / "round-button.yml"), "--tap", f"{x},{y}", "--format", "json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    shows(page, told["touches"][0]["verdict"]["sentence"])
    page.reload()
    shows(page, told["touches"][0]["verdict"]["sentence"])


def test_a_switch_turns_the_answer_and_is_taken_back(page, address):
    """What `cancelsTouchesInView` changes."""
    page.goto(f"{address}dead-row.html")
    page.locator('[aria-label="dismiss.cancelsTouchesInView"]').click()
    shows(page, "Row 1 is selected although dismiss recognizes the tap too")
    assert words_of(page) == "tap=160,90&set=dismiss.cancelsTouchesInView:false"
    assert page.locator(".settings-of ol code").inner_text() == "dismiss.cancelsTouchesInView = false"
    taking_back = page.locator(".settings-of ol button")
    box = taking_back.bounding_box()
    assert taking_back.evaluate("(each, { x, y }) => document.elementFromPoint(x, y) === each",
                                {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}), "below many settings too"
    taking_back.click()
    shows(page, "dismiss on Page takes the tap from Row 1")
    assert words_of(page) == "tap=160,90"
    page.go_back()
    shows(page, "Row 1 is selected")


def test_a_frame_is_moved(page, address):
    page.goto(f"{address}dead-row.html")
    page.locator('.touch.shown .outline li[data-v="Row%201"]').click()
    height = page.locator('[aria-label="Row 1.frame height"]')
    height.fill("20")
    height.press("Enter")
    shows(page, "dismiss on Page takes the tap from List")
    assert page.locator(".settings-of ol code").inner_text() == "Row 1.frame = CGRect(x: 0, y: 0, width: 320, height: 20)", "as Swift"


def test_a_hold_and_a_drag_have_the_reader_s_own_time(page, address):
    page.goto(f"{address}dead-row.html")
    tap(page, 160, 90, hold=800)
    assert settles(lambda: "#hold=160,90," in now(page)), now(page)
    page.mouse.move(*at(page, 160, 250))
    page.mouse.down()
    for y in range(245, 140, -15):
        page.mouse.move(*at(page, 160, y))
    page.mouse.up()
    assert settles(lambda: "#drag=160,250,160," in now(page)), now(page)
    shows(page, "List scrolls")


def test_two_fingers_press_with_a_key_held(page, address):
    page.goto(f"{address}dead-row.html")
    page.keyboard.down("Alt")
    tap(page, 160, 90)
    page.keyboard.up("Alt")
    assert settles(lambda: "#tap=160,90&fingers=2" in now(page)), now(page)


def test_a_double_tap_is_reproduced(page, address):
    page.goto(f"{address}dead-row.html")
    page.mouse.move(*at(page, 160, 90))
    double_click(page)
    assert settles(lambda: "#double=160,90" in now(page)), now(page)
    page.locator(".pressed button", has_text="hold").click()
    assert settles(lambda: "#hold=160,90,1" in now(page)), now(page)


def test_an_answer_that_comes_while_the_finger_is_down_leaves_the_press(page, address):
    """An answer brings a stage of its own, which would know nothing of the press."""
    page.goto(f"{address}dead-row.html#tap=160,150")
    shows(page, "Row 2")
    with page.expect_response(lambda answer: "part=answer" in answer.url) as first:
        tap(page, 160, 30)
        page.mouse.move(*at(page, 160, 90))
        page.mouse.down()
    first.value.finished()
    # What the page does with an answer it has done when it has a later one.
    page.evaluate("() => fetch('?object=List').then((each) => each.text())")
    page.mouse.up()
    # A busy machine may answer so late that the finger is down as long as for a hold.
    assert settles(lambda: re.search("#(tap|hold)=160,90", now(page))), now(page)
    shows(page, "Row 1")


def test_an_answer_is_shown_after_two_fingers_that_are_no_gesture(page, address):
    """It waits for the first lift; the second finger starts no other wait."""
    def finger(number, phase):
        page.locator(".touch.shown .look .scroll").dispatch_event(f"pointer{phase}", {"pointerId": number, "bubbles": True})

    page.goto(f"{address}dead-row.html#tap=160,150")
    shows(page, "Row 2")
    with page.expect_response(lambda answer: "part=answer" in answer.url) as first:
        tap(page, 160, 90)
        finger(7, "down")
    first.value.finished()
    page.evaluate("() => fetch('?object=List').then((each) => each.text())")
    finger(8, "down")
    finger(8, "up")
    finger(7, "up")
    shows(page, "Row 1")


def test_a_gesture_is_copied_for_a_file(page, address):
    page.goto(f"{address}dead-row.html#tap=160,150&set=dismiss.cancelsTouchesInView:false")
    shows(page, "Row 2 is selected")
    page.locator(".pressed button", has_text="Copy for a scenario file").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == (
        "touches:\n- {set: {dismiss: {cancelsTouchesInView: false}}}\n- tap: [160, 150]\n"
        "expect:\n  hitView: Row 2\n  actions:\n  - dismissKeyboard\n"
        "  properties:\n    Row 2: {isSelected: true}\n")


def test_what_cannot_be_done_is_said(page, address):
    page.goto(f"{address}dead-row.html#tap=160,90&set=Row 1.alpha:blue")
    assert settles(lambda: "'Row 1.alpha' cannot be set to 'blue' here" in page.locator(".aim").first.inner_text())
    page.complaints.clear()


def test_the_pointer_says_who_would_act(page, address):
    page.goto(f"{address}dead-row.html")
    page.mouse.move(*at(page, 160, 150))
    aim = page.locator(".touch.shown .aim")
    assert settles(lambda: aim.is_visible())
    assert aim.inner_text().startswith("(160, 150) dismiss on Page takes the tap from Row 2")
    page.mouse.move(2, 2)
    assert settles(lambda: not aim.is_visible())


def test_what_takes_longer_than_the_answer_follows_it(page, address):
    """The answer comes without taps elsewhere, facts and log; they follow, at the step that the reader is at."""
    parts = []
    page.on("request", lambda request: parts.append(request.url.rpartition("part=")[2]) if "part=" in request.url else None)
    held = []
    page.route("**part=rest", lambda route: held.append(route))
    page.goto(f"{address}dead-row.html")
    tap(page, 160, 150)
    shows(page, "dismiss on Page takes the tap from Row 2")
    page.keyboard.press("ArrowLeft")
    step = page.locator(".touch.shown .count").inner_text()
    # The pointer rests at a place of whose tap nothing is known yet.
    page.mouse.move(*at(page, 160, 90))
    aim = page.locator(".touch.shown .aim")
    assert settles(lambda: aim.inner_text() == "A tap at (160, 90) goes to Row 1."), aim.inner_text()
    assert page.locator("#details .events li, .pictures, .hierarchy").count() == 0
    held[0].continue_()
    assert settles(lambda: aim.inner_text().startswith("(160, 90) dismiss on Page takes the tap from Row 1")), aim.inner_text()
    assert page.locator(".touch.shown .count").inner_text() == step
    for part in ("#details .events li", ".touch.shown .pictures .tabs", ".hierarchy .zoom", "#details .log select"):
        assert page.locator(part).count() > 0, part
    page.locator("#details > summary").click()
    page.locator("#details .events > li[data-e='24']").click()
    assert settles(lambda: page.locator(".touch.shown .count").inner_text() != step)
    assert parts == ["answer", "rest"]


# The parts of a touch, on this page or in the text of another.
PARTS = """(html) => {
  const other = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  return [...other.querySelector('.touch.shown, .touch').children].map((part) => part.className.split(' ')[0]);
}"""


def test_pictures_that_follow_the_answer_stand_below_the_stage(page, address):
    """In the order of the whole page, whether something came of the touch or not."""
    for x, y in (160, 160), (8, 8):
        page.goto(f"{address}round-button.html")
        tap(page, x, y)
        assert settles(lambda: f"#tap={x},{y}" in now(page)), now(page)
        assert settles(lambda: page.locator(".touch.shown > .pictures").count() == 1)
        parts = page.evaluate(PARTS, "")
        assert parts.index("stage") < parts.index("below") < parts.index("pictures"), parts
        whole = page.evaluate(PARTS, page.request.get(f"{address}round-button.html?tap={x},{y}").text())
        assert [part for part in parts if part in whole] == whole, (parts, whole)


def test_the_rest_is_asked_for_again_when_it_was_given_up(page, address):
    """The server gives it up for another reader's gesture. Details that were opened meanwhile stay open."""
    asked = []

    def answer(route):
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=200, content_type="text/html", body="")
        else:
            route.continue_()

    page.route("**part=rest", answer)
    page.goto(f"{address}dead-row.html")
    tap(page, 160, 150)
    shows(page, "dismiss on Page takes the tap from Row 2")
    page.locator("#details > summary").click()
    assert settles(lambda: page.locator("#details .events li").count() > 0)
    assert len(asked) == 2
    assert page.locator("#details").get_attribute("open") is not None
