"""The stage at each step: content scrolls into view, views are removed, hidden and brought to the front, controls
are highlighted, and the finger moves; and none of this remains on paper and without scripts."""

import functools
import re
from pathlib import Path

import pytest

import gallery
from conftest import Opened, none, settles
from test_player import go_to, walk

SCENARIO = Path(__file__).parent / "moments.yml"
LOOK = """() => {
  const svg = document.querySelector('.shown .look [data-live] svg');
  const box = (each) => { const { x, y, width, height } = each.getBBox(); return [x, y, width, height]; };
  const seen = (each) => each && getComputedStyle(each).display !== 'none';
  const views = [...svg.querySelectorAll('g.view')].filter(seen).map((each) => [
    decodeURIComponent(each.id.replace(/^.*view-/, '').replaceAll('_20_', ' ')),
    { box: box(each.querySelector('polygon:not(.outside, .accepts)')), classes: [...each.classList] }]);
  const finger = svg.querySelector('.finger');
  const [, x, y] = /translate\\((.+),(.+)\\)/.exec(finger.querySelector('.spot').getAttribute('transform'));
  return {
    order: views.map(([name]) => name), views: Object.fromEntries(views),
    finger: seen(finger) ? [Number(x), Number(y)] : null, state: finger.classList[2],
    trail: finger.querySelector('polyline').getAttribute('points'),
    own: seen(svg.querySelector('g.touch[id]')),
    clips: Object.fromEntries([...svg.querySelectorAll('.paint [data-with]:has(text)')].map((each) =>
      [decodeURIComponent(each.dataset.with), getComputedStyle(each).clipPath])),
    texts: Object.fromEntries([...svg.querySelectorAll('.paint [data-with]:has(text)')].filter(seen).map((each) =>
      [decodeURIComponent(each.dataset.with), box(each)[1] + (each.transform.baseVal[0]?.matrix.f ?? 0)])),
    lines: Object.fromEntries([...svg.querySelectorAll('.leader [data-with]')].filter(seen).map((each) =>
      [decodeURIComponent(each.dataset.with), each.querySelector('polyline').points[0].y])),
    labels: Object.fromEntries([...svg.querySelectorAll('.label[data-n]')].filter(seen).map((each) =>
      [decodeURIComponent(each.dataset.n), box(each)[1] + (each.transform.baseVal[0]?.matrix.f ?? 0)])),
  };
}"""


@functools.cache
def made():
    folder = gallery.shared("moments", lambda folder: gallery.hitpath("report", SCENARIO, "-o", folder))
    return gallery.Report("en", folder / "moments.html")


@pytest.fixture(scope="module")
def stage(browser):
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    opened = Opened(context, made())
    yield opened
    context.close()
    none(opened.complaints)


@pytest.fixture
def page(stage):
    return stage.show()


def at(page, touch, step):
    go_to(page, touch, step)
    return page.evaluate(LOOK)


def told(page, selector):
    """The numbers of the shown touch's steps that match."""
    return page.evaluate("(selector) => [...document.querySelectorAll(`.shown .steps > li${selector}`)].map((e) => e.value)",
                         selector)


def test_content_scrolls_at_its_steps_and_comes_back(page):
    start = at(page, 1, 0)
    assert start["views"]["Row 1"]["box"] == [10, 10, 300, 80]
    assert start["views"]["Row 5"]["box"][3] == 0 and "Detail" not in start["order"], "it is below the edge"
    moves = told(page, "[data-moves]")
    assert len(moves) > 2
    tops = [at(page, 1, step)["views"]["Row 2"]["box"][1] for step in moves]
    assert tops == sorted(tops, reverse=True) and tops[0] < 100, "step by step it goes up"
    before = at(page, 1, moves[0] - 1)
    assert before["views"]["Row 2"]["box"][1] == 100, "it moves at the step, and not before"
    end = at(page, 1, walk(page).steps[-1])
    assert end["views"]["Row 5"]["box"][3] > 0 and "Detail" in end["order"], "what was below the edge is in sight"
    assert "Row 1" not in end["order"], "what is above the edge is not"
    assert end["views"]["Row 2"]["box"][1] == 0 and end["views"]["Row 2"]["box"][3] < 80, "the edge cuts it off"
    assert end["views"]["Card"] == start["views"]["Card"] | {"classes": end["views"]["Card"]["classes"]}
    assert at(page, 1, 0) == start


def test_what_stands_on_a_view_goes_with_it(page):
    start = at(page, 1, 0)
    moved = at(page, 1, told(page, "[data-moves]")[0])
    by = moved["views"]["Row 2"]["box"][1] - start["views"]["Row 2"]["box"][1]
    assert by < 0
    assert moved["texts"]["Row 2"] == pytest.approx(start["texts"]["Row 2"] + by)
    assert moved["texts"]["Card"] == start["texts"]["Card"]
    # Names stand beside the screen, and their lines lead to where the views are.
    assert moved["lines"]["Row 2"] == pytest.approx(start["lines"]["Row 2"] + by, abs=1)
    assert moved["labels"]["Row 2"] == start["labels"]["Row 2"]


def test_what_stands_on_a_view_that_the_edge_cuts_off_goes_as_far_as_the_whole_view(page):
    start, end = at(page, 1, 0), at(page, 1, walk(page).steps[-1])
    (_, top, _, height), (_, edge, _, rest) = (look["views"]["Row 2"]["box"] for look in (start, end))
    by = edge + rest - (top + height)
    assert edge - top > by, "its visible part moves less"
    assert end["texts"]["Row 2"] == pytest.approx(start["texts"]["Row 2"] + by)
    # What is beyond the edge does not show. In the coordinates of what has moved, the edge is as far below.
    assert start["clips"]["Row 2"] == "none" and end["clips"]["Card"] == "none"
    numbers = [float(each) for each in re.findall(r"-?[\d.]+", end["clips"]["Row 2"])]
    assert numbers[1] == pytest.approx(edge - by, abs=0.2) and numbers[3] == pytest.approx(numbers[1] + rest, abs=0.2)


def test_the_finger_goes_its_way(page):
    start = at(page, 1, 0)
    assert (start["state"], start["finger"], start["trail"], start["own"]) == ("coming", [160, 250], "", False)
    assert at(page, 1, 1)["state"] == "aimed", "views are asked for the place where it will be"
    steps = told(page, "[data-finger]")
    places = [at(page, 1, step)["finger"] for step in steps]
    assert places[0] == [160, 250] and places[-1] == [160, 100]
    assert [y for _, y in places] == sorted((y for _, y in places), reverse=True)
    assert len({y for _, y in places}) > 3
    middle = at(page, 1, steps[2])
    assert middle["trail"].split(" ")[0] == "160,250"
    assert middle["trail"].split(" ")[-1] == ",".join(f"{each:g}" for each in middle["finger"])
    assert middle["state"] in ("moved", "stationary")
    assert at(page, 1, steps[-1])["state"] == "ended"


def test_a_button_lights_up_while_it_is_pressed(page):
    last = at(page, 2, 0) and walk(page).steps[-1]
    lit = [step for step in range(last + 1) if "highlighted" in at(page, 2, step)["views"]["Buy"]["classes"]]
    assert lit and 0 not in lit and last not in lit
    assert lit == list(range(lit[0], lit[-1] + 1))


def test_views_are_removed_hidden_and_brought_to_the_front(page):
    start = at(page, 2, 0)
    end = at(page, 2, walk(page).steps[-1])
    assert "Card" in start["order"] and "Card" not in end["order"]
    assert "Card" in start["texts"] and "Card" not in end["texts"]
    assert start["order"].index("Under") < start["order"].index("Over")
    assert end["order"].index("Under") > end["order"].index("Over")
    assert "hiddenView" in end["views"]["Over"]["classes"] and "hiddenView" not in start["views"]["Over"]["classes"]
    assert at(page, 2, 0) == start


def test_the_outcome_shows_the_view_of_the_touch_although_it_left_the_screen(page):
    last = at(page, 3, 0) and walk(page).steps[-1]
    assert "Toast" in at(page, 3, 1)["order"] and "Toast" not in at(page, 3, last)["order"]
    page.evaluate("location.hash = '#t3'")
    assert settles(lambda: "Toast" in page.evaluate(LOOK)["order"])
    assert "Toast" not in at(page, 3, last)["order"], "only the outcome shows it"


def test_paper_and_pages_without_scripts_show_the_screen_as_the_touch_found_it(page, stage, browser):
    go_to(page, 2, 0)
    go_to(page, 2, walk(page).steps[-1])
    page = stage.show(media="print")
    assert settles(lambda: page.evaluate(LOOK)["own"])
    drawn = page.evaluate(LOOK)
    assert "Card" in drawn["order"] and drawn["finger"] is None
    page = stage.show()
    assert settles(lambda: not page.evaluate(LOOK)["own"]), "back from paper it goes on"
    assert "Card" not in page.evaluate(LOOK)["order"]
    context = browser.new_context(java_script_enabled=False)
    plain = Opened(context, made()).page
    row = plain.locator("#t1-screen-view-Detail")
    assert row.count() == 1 and not row.is_visible()
    assert plain.locator("#touch1-stage g.touch[id]").is_visible()
    context.close()
