"""Lanes below the track: who did what over the steps and in time; they are the scrubber."""

import functools

import pytest

import gallery
from conftest import settles
from test_player import go_to
from test_zoom import SIZES

NAMES = ("slow-button", "nested-taps", "settings-toast", "dead-row")
# Who has a lane, where its spans and its end are in pixels, what is said of it, and where the slider's knob is.
LANES = """() => {
  const shown = document.querySelector('.touch.shown');
  const slider = shown.querySelector('.track input');
  const { left, width } = slider.getBoundingClientRect();
  const part = (slider.value - slider.min) / (slider.max - slider.min);
  const middle = (each) => { const box = each.getBoundingClientRect(); return (box.left + box.right) / 2; };
  return {
    knob: left + 10 + (width - 20) * part,
    lanes: [...shown.querySelectorAll('.lanes > li')].filter((each) => each.checkVisibility()).map((lane) => ({
      name: lane.querySelector('code').textContent, words: lane.querySelector('.is').textContent,
      spans: [...lane.querySelectorAll('.span')].map((each) => {
        const box = each.getBoundingClientRect();
        return [each.classList[2], box.left, box.right];
      }),
      end: [...lane.querySelectorAll('.end')].map((each) => [each.classList[2], middle(each)])[0] ?? null,
    })),
  };
}"""


@functools.cache
def made():
    return gallery.pages_of("lanes", NAMES)


@pytest.fixture
def show(opens):
    return lambda name, size="wide", address="": opens(made() / f"{name}.html", address, viewport=SIZES[size])


def pace(page, name):
    page.locator(".shown .paces button", has_text=name).click()


def knob(page, step):
    go_to(page, 1, step)
    return page.evaluate(LANES)["knob"]


def test_each_party_has_a_lane_whose_places_are_those_of_the_steps(show):
    """The steps are those of the list: zoom gets the touch at 6, Buy at 10; the lift at 13 is held back from 15 to 18."""
    page = show("slow-button")
    finger, zoom, buy = page.evaluate(LANES)["lanes"]
    assert [finger["name"], zoom["name"], buy["name"]] == ["finger", "zoom", "Buy"]
    assert [kind for kind, *_ in finger["spans"] + zoom["spans"] + buy["spans"]] == [
        "finger", "asked", "gets", "held", "gets"]
    assert [zoom["end"][0], buy["end"][0]] == ["refused", "sends"]
    assert finger["words"] == "down for 0.05 s"
    assert zoom["words"] == "failed: the next tap did not come within 0.35 s"
    places = {step: knob(page, step) for step in (5, 6, 10, 13, 15, 17, 18)}
    for (_, left, right), (begin, end) in zip(finger["spans"] + zoom["spans"] + buy["spans"], [
            (5, 13), (6, 17), (10, 15), (15, 18)]):
        assert left == pytest.approx(places[begin], abs=1.5)
        assert right == pytest.approx(places[end], abs=1.5)
    assert zoom["end"][1] == pytest.approx(places[17], abs=1.5)


def test_lanes_say_what_is_known_at_the_step(show):
    page = show("slow-button")
    words = {step: [] for step in (4, 10, 15)}
    for step in words:
        go_to(page, 1, step)
        words[step] = [lane["words"] for lane in page.evaluate(LANES)["lanes"]]
    assert words == {
        4: ["", "", "hit-test view"], 10: ["", "got touchesBegan, undecided", "gets the touch"],
        15: ["down for 0.05 s", "got touchesEnded, undecided", "touchesEnded held back by zoom"]}


def test_several_that_did_the_same_share_a_lane(show):
    assert [lane["name"] for lane in show("nested-taps").evaluate(LANES)["lanes"]] == ["finger", "c tap", "a tap +2", "C"]


def test_recognizers_of_uikit_are_called_by_what_they_do(show):
    """Also where the views show several of them in one row."""
    names = [lane["name"] for lane in show("dead-row").evaluate(LANES)["lanes"]]
    assert names == ["finger", "dismiss", "scroll of List", "touch delay of List", "Row 1"]


def test_moving_along_the_lanes_moves_the_step(show):
    page = show("slow-button")
    box = page.locator(".shown .lanes div").last.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 4)
    page.mouse.down()
    assert page.locator(".shown .count").inner_text() == "Step 12 of 22"
    page.mouse.move(box["x"] - 50, box["y"] + 4)
    assert page.locator(".shown .count").inner_text() == "Step 0 of 22"
    page.mouse.up()


def test_in_time_what_is_held_back_takes_as_long_as_on_a_device(show):
    """The end is held back for 0.35 s, from 0.05 to 0.4 s (slow-button.yml expects the action at 0.4)."""
    page = show("slow-button")
    pace(page, "In time")
    _, _, buy = page.evaluate(LANES)["lanes"]
    [got, held] = [right - left for _, left, right in buy["spans"][:2]]
    assert held / got == pytest.approx(7, abs=0.4), "0.35 s to 0.05 s"
    page.clock.install(time=0)
    page.clock.pause_at(100)
    held = lambda: page.locator(".shown .look svg .view.held").count() > 0
    page.locator(".shown .player .play").click()
    seen = []
    for _ in range(60):
        page.clock.run_for(20)
        seen.append(held())
    assert seen.count(True) * 0.02 == pytest.approx(0.35, abs=0.05)
    assert settles(lambda: page.locator(".shown .count").inner_text().startswith("Outcome"))
    page.locator(".shown .track input").press("ArrowLeft")
    assert page.locator(".shown .count").inner_text() == "0.40 s"
    pace(page, "By step")
    assert page.locator(".shown .count").inner_text() == "Step 22 of 22"


def test_the_needle_stands_still_at_any_time(show):
    page = show("slow-button")
    pace(page, "In time")
    slider = page.locator(".shown .track input")
    slider.evaluate("(e) => { e.value = 200; e.dispatchEvent(new Event('input', {bubbles: true})); }")
    assert page.locator(".shown .count").inner_text() == "0.20 s"
    assert "touchesEnded" in slider.get_attribute("aria-valuetext"), "it says the step"
    assert settles(lambda: "#t1s15" in page.evaluate("location.href"))


@pytest.mark.parametrize(("name", "isBelow"), [("slow-button", True), ("settings-toast", False)])
def test_the_player_is_below_the_stage_if_the_screen_leaves_room(show, name, isBelow):
    page = show(name)
    look, player = [page.locator(f".shown {part}").first.bounding_box() for part in (".look", ".player")]
    assert (player["y"] >= look["y"] + look["height"]) == isBelow
    assert (abs(player["x"] - look["x"]) < 1) == isBelow
    assert player["y"] + player["height"] <= SIZES["wide"]["height"]


def test_beside_the_stage_too_a_lane_is_one_row_and_nothing_lies_over_the_story(show):
    """Of a screen as tall as a phone's: name, spans and words stand beside each other, and the story begins below."""
    page = show("settings-toast")
    rows, below, story = page.evaluate("""() => {
      const box = (each) => each.getBoundingClientRect();
      const told = document.querySelector('.touch.shown .told');
      return [[...told.querySelectorAll('.lanes > li')].map((lane) => {
        const [name, spans, words] = [...lane.children].map(box);
        return [name.right <= spans.left, spans.right <= words.left, box(lane).height];
      }), box(told.querySelector('.lanes')).bottom, box(told.querySelector('.story')).top];
    }""")
    assert rows == [[True, True, 26]] * len(rows) and len(rows) > 1
    assert below <= story


def test_on_a_phone_the_lanes_are_folded_to_the_track(show):
    page = show("slow-button", "phone")
    assert page.evaluate(LANES)["lanes"] == []
    assert page.locator(".shown div.track").is_visible()
    pace(page, "In time")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]


def test_a_recorded_tap_says_what_it_does_not_know(show):
    page = show("dead-row", address="#tap=160,150")
    assert settles(lambda: page.locator(".tapped.shown .not-timed").count() == 1)
    assert page.locator(".tapped.shown .lanes").count() == 0
    assert "hitpath serve" in page.locator(".tapped.shown .not-timed").inner_text()
