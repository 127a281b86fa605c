"""What is pressed stays under the finger: the stage does not move while the answer above it changes."""

import pytest
from conftest import at, serving, settles

import gallery

GALLERY = gallery.ROOT / "Sources/HitPathCommands/Gallery"
SIZES = {"wide": (1440, 900), "tablet": (768, 1000), "phone": (360, 780)}
# Where the screen is on the page, and how large its points are, once everything is drawn.
PLACE = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { a, e, f } = [...document.querySelectorAll('.touch .look .scroll svg')].find((each) => each.clientWidth).getScreenCTM();
  return [a, e, f + scrollY].map((each) => Math.round(each * 10) / 10);
}"""
HEIGHT = "document.querySelector('.touch.shown .verdict').offsetHeight"


def pages():
    return gallery.pages_of("steady", ("dead-row", "slow-button", "scroll-or-press"))


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("steady")
    (folder / "dead-row.yml").write_text((GALLERY / "dead-row.yml").read_text())
    with serving(folder) as address:
        yield address


def verdict(page):
    return page.locator(".touch.shown .verdict").inner_text()


def press(page, x, y, to=None):
    before = page.evaluate("location.href")
    page.mouse.move(*at(page, x, y))
    page.mouse.down()
    if to:
        page.mouse.move(*at(page, x, to), steps=4)
    page.mouse.up()
    assert settles(lambda: page.evaluate("location.href") != before)


@pytest.mark.parametrize("size", SIZES)
def test_the_stage_of_a_served_page_stays_where_it_is(live, address, size):
    """A drag has a short answer without a cure, a tap on a row a long one with a cure, so the answers differ in height."""
    live.set_viewport_size(dict(zip(("width", "height"), SIZES[size])))
    live.goto(f"{address}dead-row.html")
    assert settles(lambda: live.locator(".settings-of").is_visible())
    place, heights = live.evaluate(PLACE), {live.evaluate(HEIGHT)}
    for x, y, to in [(160, 30, None), (160, 150, None), (160, 200, 140)]:
        press(live, x, y, to)
        assert live.evaluate(PLACE) == place, verdict(live)
        heights.add(live.evaluate(HEIGHT))
    assert len(heights) > 1, "all answers are equally high: nothing could have moved"


def test_the_slider_stays_under_the_pointer_while_the_answer_turns(live, address):
    live.goto(f"{address}dead-row.html#tap=160,150")
    assert settles(lambda: live.locator(".pressed").is_visible())
    live.locator('.touch.shown .outline li[data-v="List"]').click()
    slider = live.locator('.settings-of [aria-label="List.alpha"]')
    assert settles(slider.is_visible)
    place, box, before = live.evaluate(PLACE), slider.bounding_box(), verdict(live)
    live.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    live.mouse.down()
    live.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2, steps=3)
    assert settles(lambda: verdict(live) != before)
    assert (live.evaluate(PLACE), slider.bounding_box()) == (place, box)
    live.mouse.up()


@pytest.mark.parametrize(("name", "size"), [("dead-row", "wide"), ("slow-button", "phone")])
def test_the_stage_of_a_page_that_stands_alone_stays_where_it_is(opens, name, size):
    """Dead-row has two touches and a list of them, slow-button one touch."""
    page = opens(pages() / f"{name}.html", viewport=dict(zip(("width", "height"), SIZES[size])))
    place = page.evaluate(PLACE)
    for x, y in [(160, 30), (160, 170)]:
        press(page, x, y)
        assert page.evaluate(PLACE) == place, verdict(page)
    assert page.locator(".tapped.shown .eyebrow").is_visible(), "it says that the tap is recorded"


def test_a_variant_is_switched_without_moving_its_switch_or_the_stage(opens):
    page = opens(pages() / "scroll-or-press.html")
    buttons = page.locator(".touch.shown .given button")
    place, boxes = page.evaluate(PLACE), [each.bounding_box() for each in buttons.all()]
    buttons.last.click()
    assert page.locator(".run:not(.off) .stage").is_visible()
    assert (page.evaluate(PLACE), [each.bounding_box() for each in buttons.all()]) == (place, boxes)
