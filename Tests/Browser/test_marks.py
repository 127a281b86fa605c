"""Marks on the stage: bars for texts too small to read, frames outside small views, the arrow to who acts, and marks of
recognizers that only failed."""

import functools

import pytest

import gallery
from test_zoom import SIZES, go_to, room

NAMES = ("settings-toast", "nested-taps", "dead-row")
MARKS = """() => {
  const svg = document.querySelector('.shown .look [data-live] svg');
  const box = (each) => { const { left, top, right, bottom } = each.getBoundingClientRect(); return [left, top, right, bottom]; };
  const isSeen = (each) => each.checkVisibility();
  const all = (selector) => [...svg.querySelectorAll(selector)].filter(isSeen);
  const scale = svg.getScreenCTM().a;
  const tip = all('.outcome-lines .tip')[0];
  const point = tip && new DOMPoint(...tip.getAttribute('d').slice(1).split('L')[0].split(',').map(Number)).matrixTransform(svg.getScreenCTM());
  return {
    texts: all('.paint text').map((each) => each.getAttribute('font-size') * scale),
    bars: all('.paint .uiLine').map((each) => each.getBoundingClientRect().height / 0.42),
    tip: point && [point.x, point.y], pills: all('.pill').map((each) => [each.textContent, each.matches('.acts'), box(each.querySelector('rect')), getComputedStyle(each).fill]),
    ground: getComputedStyle(svg.querySelector('.device rect')).getPropertyValue('--hp-bg'),
    frames: all('.frame:is(.hit, .gets, .held) > polygon').map((each) => {
      const own = each.points, xs = [...own].map(({ x }) => x), ys = [...own].map(({ y }) => y);
      const { width, height } = each.getBoundingClientRect();
      const stroke = parseFloat(getComputedStyle(each).strokeWidth);
      const size = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].map((length) => length * scale);
      return { size, grown: [width - size[0], height - size[1]], stroke };
    }),
  };
}"""


@functools.cache
def made():
    return gallery.pages_of("marks", NAMES)


@pytest.fixture
def show(opens):
    return lambda name, size="wide", address="": opens(made() / f"{name}.html", address, viewport=SIZES[size])


@pytest.mark.parametrize("key", ("0", ".", "+"))
@pytest.mark.parametrize("width", SIZES)
def test_a_text_under_eight_and_a_half_pixels_is_a_bar(show, width, key):
    page = show("settings-toast", width)
    room(page).press(key)
    marks = page.evaluate(MARKS)
    assert all(size >= 8.5 for size in marks["texts"])
    assert all(size < 8.55 for size in marks["bars"])
    assert len(marks["texts"]) + len(marks["bars"]) > 15
    if width == "wide":
        assert marks["texts"] and bool(marks["bars"]) == (key == "0"), "headers of 13 pt are bars at 59 %, and texts at 75 % and where it happens"


@pytest.mark.parametrize("key", ("0", ".", "+"))
@pytest.mark.parametrize("width", SIZES)
def test_the_arrow_ends_at_who_acts_at_every_zoom(show, width, key):
    page = show("settings-toast", width)
    room(page).press(key)
    marks = page.evaluate(MARKS)
    [pill] = [box for _, acts, box, _ in marks["pills"] if acts]
    x, y = marks["tip"]
    away = max(pill[0] - x, x - pill[2], pill[1] - y, y - pill[3])
    assert 0 < away < 7, f"it ends 6 pixels from the mark, slanted, and not {away} from {pill}"


def test_the_frame_of_a_small_view_stands_outside_of_it(show):
    page = show("settings-toast", address="#t2")
    small = [each for each in page.evaluate(MARKS)["frames"] if min(each["size"]) < 72]
    assert small, "the switch is 51 × 31 points"
    for frame in small:
        assert all(4 < grown < 9 for grown in frame["grown"]), frame
    large = [each for each in page.evaluate(MARKS.replace(".frame:is(.hit, .gets, .held)", ".view:is(.path)"))["frames"]
             if min(each["size"]) >= 72]
    assert large and all(max(each["grown"]) < 4.5 for each in large)


def test_who_fails_has_a_calm_mark_at_the_outcome_and_a_coloured_one_where_it_fails(show):
    page = show("nested-taps")
    marks = page.evaluate(MARKS)["pills"]
    assert [acts for _, acts, *_ in marks].count(True) == 1
    calm = {fill for _, acts, _, fill in marks if not acts}
    assert len(calm) == 1 and len(marks) > 1
    winner = next(fill for _, acts, _, fill in marks if acts)
    last = int(page.locator(".shown .track input").get_attribute("max"))
    fills = set()
    for step in range(1, last):
        go_to(page, step)
        fills |= {fill for _, acts, _, fill in page.evaluate(MARKS)["pills"] if not acts}
    assert fills - calm and winner not in calm
    boxes = [box for *_, box, _ in marks]
    for position, one in enumerate(boxes):
        for other in boxes[position + 1:]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_who_acts_is_on_the_stage_of_a_pressed_tap(show):
    """Row 2 loses the tap there, and nothing is left of the touch that the page was drawn for."""
    page = show("dead-row", address="#tap=160,150")
    page.wait_for_selector(".touch.tapped.shown")
    marks = page.evaluate(MARKS)
    assert [(text, acts) for text, acts, _, _ in marks["pills"]] == [("dismiss", True)]
    assert marks["tip"]
    assert page.locator(".shown .outcome-lines > :not(.taken)").count() == 0
    assert "lost" in page.locator(".shown .look [id$=view-Row_20_2]").first.get_attribute("class").split()


def test_at_the_outcome_no_row_of_the_outline_is_hidden_while_there_is_room(show):
    """The last row is the recognizer that acts."""
    page = show("nested-taps")
    heights = "(each) => [each.clientHeight, each.scrollHeight]"
    shown, whole = page.locator(".shown .outline").evaluate(heights)
    assert shown >= whole > 0.4 * page.locator(".shown div.told").bounding_box()["height"], "a fixed share would hide rows"
    shown, whole = page.locator(".shown .story").evaluate(heights)
    assert shown >= whole, "the story is whole too"
    last = page.locator(".shown .outline li").last.bounding_box()
    told = page.locator(".shown div.told").bounding_box()
    assert last["y"] + last["height"] <= told["y"] + told["height"] + 1
