"""Served pages that are worked with: cures are tried, frames and sliders dragged, gestures added to the file and taken out."""

from urllib.parse import unquote

import pytest
from conftest import at, drag_to, serving, settles

import gallery

GALLERY = gallery.ROOT / "Sources/HitPathCommands/Gallery"
KINDS = gallery.ROOT / "Sources/HitPathCommands/Kinds"


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("editing")
    for file in (GALLERY / "dead-row.yml", GALLERY / "slow-button.yml", GALLERY / "round-button.yml",
                 KINDS / "UIPinchGestureRecognizer.yml"):
        (folder / file.name).write_text(file.read_text())
    with serving(folder, "--save") as address:
        yield folder, address


@pytest.fixture
def show(live, served):
    def show(page):
        live.goto(served[1] + page)
        waits = ".touch.shown .pressed" if "#" in page else ".touch.shown .settings-of"
        assert settles(lambda: live.locator(waits).is_visible())
        assert settles(lambda: live.locator(".touch.shown .settings-of").is_visible())
        return live
    return show


def verdict(page):
    return page.locator(".touch.shown .verdict").inner_text().replace("\xa0", " ").strip()


def shows(page, words):
    assert settles(lambda: words in verdict(page)), verdict(page)


def words_of(page):
    return unquote(page.evaluate("location.hash"))


def test_a_cure_is_tried_by_a_press_and_the_answer_turns(show):
    page = show("dead-row.html")
    page.locator(".touch.shown .try").click()
    shows(page, "Row 1 is selected although dismiss recognizes the tap too")
    assert words_of(page) == "#tap=160,90&set=dismiss.cancelsTouchesInView:false"
    page.keyboard.press("Control+z")
    shows(page, "dismiss on Page takes the tap from Row 1")


def test_a_press_elsewhere_has_its_own_cure(show):
    """The file has no touch at this place; the finding has the change, which was run."""
    page = show("dead-row.html#tap=160,150")
    shows(page, "dismiss on Page takes the tap from Row 2")
    assert settles(lambda: page.locator(".touch.shown .try").count() == 1)
    page.locator(".touch.shown .try").click()
    shows(page, "Row 2 is selected")
    assert page.locator(".touch.shown .try").count() == 0


def test_the_answer_follows_while_a_frame_is_dragged(show):
    """Row 1 is at (0, 60) on the screen: 40 pt further down the tap at (160, 90) is no longer on it."""
    page = show("dead-row.html#tap=160,90")
    page.locator(".paces button", has_text="Edit").click()
    page.mouse.move(*at(page, 160, 80))
    page.mouse.down()
    page.mouse.move(*at(page, 160, 100), steps=2)
    page.mouse.move(*at(page, 160, 125), steps=2)
    shows(page, "dismiss on Page takes the tap from List")
    page.mouse.move(*at(page, 160, 82))
    shows(page, "dismiss on Page takes the tap from Row 1")
    assert drag_to(page, 160, 125, lambda: "set=Row 1.frame:[0, 45, 320, 60]" in words_of(page)), words_of(page)
    page.mouse.up()
    page.keyboard.press("ArrowUp")
    assert settles(lambda: "set=Row 1.frame:[0, 44, 320, 60]" in words_of(page)), words_of(page)
    page.go_back()
    page.go_back()
    assert settles(lambda: words_of(page) == "#tap=160,90"), words_of(page)


def test_the_answer_follows_a_slider_before_it_is_released(show):
    """A view of alpha 0 is not hit (HT-5)."""
    page = show("slow-button.html#tap=160,160")
    # The tap's own answer replaces the settings.
    shows(page, "Buy gets the tap")
    row = page.locator('.touch.shown .outline li[data-v="Buy"]')
    row.click()
    slider = page.locator('[aria-label="Buy.alpha"]')
    assert settles(slider.is_visible)
    # The same settings, asked for again, leave the slider in the reader's hand.
    slider.evaluate("(each) => { each.dataset.mine = ''; }")
    with page.expect_response(lambda answer: "object=Buy" in answer.url):
        row.click()
    # What the page does with an answer it has done when it has a later one.
    page.evaluate("() => fetch('?object=Buy').then((each) => each.text())")
    assert page.locator('[aria-label="Buy.alpha"][data-mine]').is_visible()
    slider.evaluate("(each) => { each.value = 0; each.dispatchEvent(new Event('input')); }")
    shows(page, "Page")
    assert words_of(page) == "#tap=160,160"
    slider.evaluate("(each) => each.dispatchEvent(new Event('change'))")
    assert settles(lambda: words_of(page).endswith("set=Buy.alpha:0")), words_of(page)


def test_two_fingers_pinch_with_keys_held(show):
    page = show("UIPinchGestureRecognizer.html")
    page.keyboard.down("Alt")
    page.keyboard.down("Shift")
    page.mouse.move(*at(page, 100, 100))
    page.mouse.down()
    page.mouse.move(*at(page, 120, 100), steps=2)
    page.mouse.move(*at(page, 140, 100), steps=2)
    assert page.locator(".touch.shown g.cross-lines circle").count() == 2
    page.mouse.up()
    page.keyboard.up("Shift")
    page.keyboard.up("Alt")
    assert settles(lambda: words_of(page).startswith("#pinch=100,100,100,180,")), words_of(page)
    shows(page, "pinch")


def test_a_gesture_is_added_to_the_file_and_taken_out(show, served):
    folder, _ = served
    before = (folder / "round-button.yml").read_bytes()
    page = show("round-button.html#tap=5,5")
    page.locator(".pressed .add", has_text="Add to round-button.yml").click()
    note = page.locator(".touch.shown .added")
    assert settles(note.is_visible)
    after = (folder / "round-button.yml").read_text()
    assert "- tap: [5, 5]" in after and after.replace("  - tap: [5, 5]\n", "").encode() == before
    assert "Added to round-button.yml as touch" in note.inner_text()
    line = after.split("\n").index("  - tap: [5, 5]") + 1
    assert f"{line}    - tap: [5, 5]" in note.locator("pre").inner_text()
    note.locator("button").click()
    assert settles(lambda: (folder / "round-button.yml").read_bytes() == before)
    assert settles(lambda: page.locator(".added").count() == 0)


def test_what_is_not_written_says_why(show, served):
    folder, _ = served
    page = show("dead-row.html#tap=160,90")
    before = (folder / "dead-row.yml").read_bytes()
    page.locator(".pressed .add", has_text="Add and expect this").click()
    refusal = page.locator(".headline > .refusal")
    assert settles(refusal.is_visible)
    assert "after the touches of the file the same gesture comes to something else" in refusal.inner_text()
    assert (folder / "dead-row.yml").read_bytes() == before
    page.complaints.clear()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (360, 780)])
def test_settings_and_names_of_lanes_have_room(show, width, height):
    page = show("dead-row.html#tap=160,150")
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    outline, settings = page.locator(".shown .outline").bounding_box(), page.locator(".shown .settings-of").bounding_box()
    if width >= 1024:
        assert settings["x"] >= outline["x"] + outline["width"] and abs(settings["y"] - outline["y"]) < 2
        assert page.evaluate("""() => [...document.querySelectorAll('.shown .lanes > li > code')]
          .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)
          .every((name) => name.length > 24)""")
    else:
        assert settings["y"] >= outline["y"] + outline["height"] - 1
    # A view has rows of several fields, which are higher than others.
    page.locator('.shown .outline li[data-v="List"]').click()
    assert settles(page.locator('[aria-label^="List.frame "]').first.is_visible)
    inputs = page.locator(".shown .settings-of label").evaluate_all("""(all) => all.map((each) => {
      const last = each.lastElementChild.getBoundingClientRect();
      return last.bottom <= each.getBoundingClientRect().bottom + 1; })""")
    assert all(inputs) and len(inputs) > 3


def test_a_setting_of_another_object_is_reached_by_keys(show):
    """Tab leads to the list of views, the arrow keys to a row, Return to its settings."""
    page = show("slow-button.html")
    rows = page.locator(".touch.shown .outline .who > [role=button]")
    assert page.locator(".touch.shown .outline .who > [role=button][tabindex='0']").count() == 1
    rows.first.focus()
    for _ in range(rows.count()):
        if page.evaluate("document.activeElement.textContent") == "zoom":
            break
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == "zoom"
    page.keyboard.press("Enter")
    switch = page.locator('[aria-label="zoom.delaysTouchesEnded"]')
    assert settles(switch.is_visible)
    switch.press("Space")
    assert settles(lambda: words_of(page).endswith("set=zoom.delaysTouchesEnded:false"))
    shows(page, "Buy gets the tap and sends buy")
    assert "0.35" not in verdict(page)


def test_insets_have_names_of_their_sides_and_their_structure_in_swift(show):
    page = show("round-button.html")
    page.locator('.touch.shown .outline li[data-v="CustomButton"]').click()
    top = page.locator('[aria-label="CustomButton.hitTestInsets top"]')
    assert settles(top.is_visible)
    top.fill("-5")
    top.press("Enter")
    assert settles(lambda: page.locator(".settings-of ol code").count() == 1)
    assert page.locator(".settings-of ol code").inner_text() == (
        "CustomButton.hitTestInsets = UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0)")
