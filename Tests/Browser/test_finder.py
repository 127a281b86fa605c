"""The search of the outline, and what rows and frames light."""

import functools

import pytest
from playwright.sync_api import expect

import gallery
from conftest import none
from test_pages import violations

DUMP = gallery.ROOT / "../shared/samples/hierarchy-dumps/appium-keyboard-screen.xml"
ROWS = 60
SCREEN = "\n".join(
    [
        "device: {size: [390, 844]}",
        "window:",
        "  id: Window",
        "  subviews:",
        "    - id: Table",
        "      frame: [0, 0, 390, 844]",
        "      subviews:",
        *(
            f"        - {{id: Row {row}, class: UITableViewCell, frame: [0, {row * 14}, 390, 14], subviews:"
            f" [{{id: Name {row}, class: UILabel, frame: [0, 0, 90, 14]}}]}}"
            for row in range(ROWS)
        ),
        "touches:",
        "  - tap: [180, 301]",
    ]
)
FOUND = """() => [...document.querySelectorAll('.shown .outline .found > li')].map((row) => [...row.children].map((each) =>
  each.matches('.who') && each.firstElementChild ? [...each.children].map((e) => e.textContent).join(' ') : each.textContent))"""


@functools.cache
def made():
    def fill(folder):
        folder.mkdir()
        (folder / "many.yml").write_text(SCREEN)
        (folder / "many-touches.yml").write_text(SCREEN + "\n  - {tap: [180, 401], at: 1}\n  - {tap: [180, 501], at: 2}")
        dead_row = [file for file in gallery.SCENARIOS if file.stem == "dead-row"]
        gallery.hitpath("report", folder / "many.yml", folder / "many-touches.yml", *dead_row, "-o", folder)
        if DUMP.exists():
            gallery.hitpath("report", DUMP, "--tap", "344,448", "-o", folder)

    return gallery.shared("finder", fill)


@pytest.fixture
def show(opens):
    """Opens a page at an address."""
    return lambda name="appium-keyboard-screen", address="", **options: opens(
        made() / f"{name}.html", address, viewport={"width": 1440, "height": 900}, **options)


def look_for(page, words):
    page.locator(".shown .outline input").fill(words)
    return page.evaluate(FOUND)


def told(page):
    return page.locator(".shown .head p").inner_text()


def test_a_view_in_a_fold_is_found(show):
    page = show()
    assert page.locator(".shown .outline li[data-v='Auto-Correction#2']").count() == 0, "it is in a fold"
    rows = look_for(page, "auto-correction#2")
    assert [who for _, who, _ in rows] == ["Auto-Correction#2 UISwitch “Auto-Correction”"]
    assert page.locator(".shown .found li").is_visible()
    assert page.locator(".shown .found mark").all_text_contents() == ["Auto-Correction#2"]
    assert not page.locator(".shown .outline > ol:not(.found)").is_visible()


@pytest.mark.parametrize(("words", "count", "first"), [
    # The class; what is in front, the last cell, is asked first.
    ("uiswitch", 14, "Smart Fullwidth Space#2"),
    # The text of a label with another name.
    ("predictive", 3, "Predictive"),
    # The reason and the words of a mark.
    ("pt above its bounds", 17, "Smart Fullwidth Space"),
    ("got the tap", 1, "Character Preview#2"),
    ("no such thing", 0, None),
])
def test_name_class_text_and_reason_are_looked_through(show, words, count, first):
    page = show()
    rows = look_for(page, words)
    assert len(rows) == count and told(page).startswith(f"{count} of ")
    assert not rows or rows[0][1].split(" UI")[0] == first, rows


def test_escape_clears_the_search(show):
    page = show()
    order = told(page)
    assert look_for(page, "switch") and told(page) != order
    page.keyboard.press("Escape")
    assert page.locator(".shown .outline input").input_value() == "" and told(page) == order
    assert page.locator(".shown .outline > ol:not(.found)").is_visible()
    assert not page.locator(".shown .found").is_visible()


def test_at_most_fifty_are_listed(show):
    page = show("many")
    rows = look_for(page, "row")
    assert len(rows) == 51 and rows[-1][1] == f"+{ROWS - 50}"
    assert told(page) == f"{ROWS} of {2 * ROWS + 2}"


def test_marks_filter_at_every_step(show):
    page = show()
    page.locator(".shown .toggles .gets").click()
    assert [who for _, who, _ in page.evaluate(FOUND)] == ["Character Preview#2 UISwitch “Character Preview”"]
    page.locator(".shown .toggles .path").click()
    assert len(page.evaluate(FOUND)) == 14, "either mark: 13 on the path and the one that got it"
    page.locator(".shown .toggles .gets").click()
    assert all(words == "on the path" for *_, words in page.evaluate(FOUND))
    assert len(look_for(page, "preview")) == 1, "words and marks together"
    page.keyboard.press("Escape")
    page.locator(".shown .toggles .path").click()
    expect(page.locator(".shown .outline > ol:not(.found)")).to_be_visible()


def test_never_asked_is_said_when_the_hit_test_is_over(show):
    early, late = (look_for(show(address=address), "off") for address in ("#t1s2", "#t1"))
    assert early and not [words for *_, words in early if words], early
    assert "never asked" in [words for *_, words in late]


def test_a_row_lights_its_frame_with_its_name(show):
    page = show()
    look_for(page, "auto-correction#2")
    page.locator(".shown .found li").hover()
    lit = page.locator(".shown .look .hovered")
    assert lit.locator("text").text_content() == "Auto-Correction#2"
    frame = page.locator("#t1-screen-view-Auto-Correction_23_2 > polygon").last.bounding_box()
    assert lit.locator("rect").first.bounding_box() == pytest.approx(frame, abs=3)
    page.locator("h1").hover()
    assert lit.count() == 0


def test_a_fold_lights_all_its_frames(show):
    page = show()
    fold = page.locator(".shown .outline li[data-v*=' ']", has_text="11 cells, 6 views")
    names = fold.get_attribute("data-v").split()
    fold.hover()
    assert len(names) == 17
    # The navigation bar, which lies in front of the table, refuses too.
    assert page.locator(".shown .look g.view.same").count() == page.locator(".shown .look g.view.refused").count() - 1 > 5


def test_the_screen_lights_the_row_that_holds_a_view(show):
    page = show()
    # In the fold of the cells that were never asked; the label in the cell has no row of its own.
    for view, row in (("Auto-Correction", ".same"), ("KeyboardAutocorrection", ".holds")):
        shape = page.locator(f"#t1-screen-view-{view} > polygon").last
        box = shape.bounding_box()
        page.mouse.move(box["x"] + box["width"] - 6 if row == ".same" else box["x"] + 3, box["y"] + box["height"] / 2)
        lit = page.locator(f".shown .outline li{row}, .shown .outline li.holds")
        expect(lit).to_have_count(1)
        assert "Auto-Correction" in lit.get_attribute("data-v")


OPENED = """() => [...document.querySelectorAll('.shown .outline .opened')].map((row) =>
  [row.dataset.v, row.querySelector('.is').textContent])"""


def fold_of(page, text):
    """The row that counts something, and its button, which the keyboard reaches."""
    return page.locator(".shown .outline > ol > li", has_text=text).locator("button.fold").first


@pytest.mark.parametrize("key", ("Enter", "Space"))
def test_a_fold_opens_with_the_keyboard(show, key):
    page = show(address="#t1")
    fold = fold_of(page, "11 cells, 6 views")
    assert fold.get_attribute("aria-expanded") == "false"
    fold.focus()
    page.keyboard.press(key)
    rows = page.evaluate(OPENED)
    assert len(rows) == 17 and fold.get_attribute("aria-expanded") == "true"
    assert all(words.endswith("pt above its bounds") for _, words in rows), "each row has its own reason"
    # A cell in it opens too, to what is in it, and closes with the whole.
    inner = page.locator(".shown .outline .opened button.fold").first
    inner.focus()
    page.keyboard.press(key)
    assert [words for _, words in page.evaluate(OPENED)].count("never asked") == 2
    fold.focus()
    page.keyboard.press(key)
    assert page.evaluate(OPENED) == [] and fold.get_attribute("aria-expanded") == "false"


def test_a_run_of_the_path_opens_to_its_views(show):
    page = show(address="#t1")
    fold_of(page, "4 views").click()
    assert page.evaluate(OPENED) == [
        ["UIWindow", "on the path"], ["UIView", "on the path"], ["UIView%232", "on the path"],
        ["UIView%233", "on the path"]]


def test_opened_rows_follow_the_steps(show):
    page = show(address="#t1")
    fold_of(page, "11 cells, 6 views").click()
    page.evaluate("location.hash = '#t1s1'")
    page.wait_for_function("() => !document.querySelector('.shown .outline .opened.mark')")
    assert {words for _, words in page.evaluate(OPENED)} == {""}


@pytest.mark.parametrize("scheme", ("light", "dark"))
def test_opened_folds_are_accessible(show, scheme):
    page = show(address="#t1", color_scheme=scheme)
    fold_of(page, "11 cells, 6 views").click()
    none(violations(page))


@pytest.mark.parametrize("scheme", ("light", "dark"))
def test_search_and_zoom_are_accessible(show, scheme):
    page = show(color_scheme=scheme)
    look_for(page, "never")
    page.locator(".shown .toggles .path").click()
    none(violations(page))
    page.locator(".shown .toggles .path").click()
    page.locator(".shown .lens .plus").click()
    assert page.locator(".shown .found mark").count() > 0
    none(violations(page))


def test_a_large_page_shows_one_touch_and_all_if_its_script_fails(opens, browser):
    """While the page is read, the browser lays out the first touch alone; what hides the others goes whatever happens."""
    file = made() / "many-touches.html"
    page = opens(file, viewport={"width": 1440, "height": 900})
    touches = page.locator("section.touch:not(.variant *)")
    state = "() => document.documentElement.className"
    assert touches.count() == 3 and page.locator("section.touch.shown:visible").count() == 1
    assert "coming" not in page.evaluate(state)
    context = browser.new_context()
    broken = context.new_page()
    text = file.read_text(encoding="utf-8")
    assert text.count("state.add('coming')") == 1
    start = text.rindex("<script>") + len("<script>")
    broken.set_content(text[:start] + "throw Error();" + text[start:])
    assert "coming" not in broken.evaluate(state)
    assert all(each.is_visible() for each in broken.locator("section.touch:not(.variant *)").all())
    context.close()


def test_a_small_screen_has_no_search(show):
    assert show("dead-row").locator(".head, .outline input").count() == 0


def test_without_scripts_there_is_no_search(show):
    page = show(java_script_enabled=False)
    assert page.locator(".outline li").first.is_visible()
    assert page.locator(".head, .outline input, .found").count() == 0
