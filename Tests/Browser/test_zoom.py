"""Zoom and pan of the stage: buttons, keys, wheel, drag, pinch and
double click change what is seen of the screen; names keep their size and lie on nothing that matters."""

import functools
import itertools

import pytest

import gallery
from conftest import none, on_paper, settles

DUMP = gallery.ROOT / "../shared/samples/hierarchy-dumps/appium-keyboard-screen.xml"
SIZES = {"wide": {"width": 1440, "height": 900}, "tablet": {"width": 768, "height": 1024}, "phone": {"width": 360, "height": 780}}
SEEN = """() => {
  const svg = document.querySelector('.shown .look [data-live] svg');
  const box = (each) => { const { left, top, right, bottom } = each.getBoundingClientRect(); return [left, top, right, bottom]; };
  const isSeen = (each) => each.getBoundingClientRect().width && each.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...svg.querySelectorAll(selector)].filter(isSeen);
  return {
    room: box(svg), finger: all('g.touch:not(.later) circle').map(box), viewBox: svg.getAttribute('viewBox'),
    names: all('.labels .label').map((each) => [each.textContent, box(each.querySelector('rect')), each.getAttribute('class')]),
    size: Math.round(svg.getScreenCTM().a * 100), scroll: scrollY, text: svg.querySelector('.labels text').getScreenCTM().a,
  };
}"""


@functools.cache
def made():
    def fill(folder):
        if DUMP.exists():
            gallery.hitpath("report", DUMP, "--tap", "344,448", "-o", folder)
        gallery.hitpath("report", *[file for file in gallery.SCENARIOS if file.stem in ("dead-row", "round-button")], "-o", folder)

    return gallery.shared("zoom", fill)


@pytest.fixture
def show(opens):
    """Opens a page of a size at an address."""
    return lambda name="appium-keyboard-screen", size="wide", address="", **options: opens(
        made() / f"{name}.html", address, viewport=SIZES[size], **options)


def seen(page):
    return page.evaluate(SEEN)


def size(page):
    """The size of a point that the page tells, in percent of a pixel."""
    return int(page.locator(".shown .lens output").text_content().split()[0])


def room(page):
    return page.locator(".shown .look [data-live] .scroll")


def go_to(page, position):
    """Goes to a position of the player, 0 before the first step."""
    page.locator(".shown .track input").evaluate(
        "(e, to) => { e.value = to; e.dispatchEvent(new Event('input', {bubbles: true})); }", position)


def meet(one, other, gap=0.5):
    return one[0] + gap < other[2] and other[0] + gap < one[2] and one[1] + gap < other[3] and other[1] + gap < one[3]


def mistakes(page, place):
    """What is wrong with the names: over each other, over the finger, cut, or not of one size."""
    now = seen(page)
    left, top, right, bottom = now["room"]
    found = [f"{place}: {one[0]} over {other[0]}" for one, other in itertools.combinations(now["names"], 2) if meet(one[1], other[1])]
    for text, box, _ in now["names"]:
        if any(meet(box, finger) for finger in now["finger"]):
            found.append(f"{place}: {text} over the finger")
        if box[0] < left - 1 or box[1] < top - 1 or box[2] > right + 1 or box[3] > bottom + 1:
            found.append(f"{place}: {text} is cut")
        if not 15 < box[3] - box[1] < 19:
            found.append(f"{place}: {text} is {box[3] - box[1]} high")
    return found


@pytest.mark.parametrize("name", ("appium-keyboard-screen", "dead-row", "round-button"))
@pytest.mark.parametrize("width", SIZES)
def test_names_are_whole_and_apart_at_every_zoom(show, width, name):
    page = show(name, width)
    found = []
    last = int(page.locator(".shown .track input").get_attribute("max")) - 1
    for key, step in itertools.product(("0", ".", "+"), (None, 1, last // 2, last)):
        if step is not None:
            go_to(page, step)
        room(page).press(key)
        # Names that a small screen has on it, not beside it, stand where they were drawn while all of it is seen.
        if key != "0" or name == "appium-keyboard-screen" or width == "phone":
            found += mistakes(page, f"{key} at {step}")
    none(found)


@pytest.mark.parametrize("width", SIZES)
def test_where_it_happens_shows_what_got_the_touch_with_its_name(show, width):
    page = show(size=width, address="#t1&z=where")
    assert settles(lambda: size(page) == seen(page)["size"]), "the box of the switch would be larger"
    now = seen(page)
    if width == "phone":
        device = page.locator(".shown .look [data-live] .device rect").bounding_box()
        assert now["room"][0] <= device["x"] and device["x"] + device["width"] <= now["room"][2], "rows are seen whole"
        assert device["height"] > 1.5 * (now["room"][3] - now["room"][1])
    else:
        assert size(page) == 240
    assert "gets" in " ".join(classes for *_, classes in now["names"])
    box = page.locator(".shown .look g.view.gets").bounding_box()
    assert box["x"] > now["room"][0] and box["x"] + box["width"] < now["room"][2]
    assert box["y"] > now["room"][1] and box["y"] + box["height"] < now["room"][3]


def test_a_phone_opens_a_large_screen_where_it_happens(show):
    pressed = ".shown .lens .where"
    page = show(size="phone")
    assert page.locator(pressed).get_attribute("aria-pressed") == "true"
    assert not page.locator(".shown .lens span").first.is_visible(), "icons without words"
    assert all(box["width"] >= 32 and box["height"] >= 32 for box in
               (each.bounding_box() for each in page.locator(".shown .lens button:visible").all()))
    assert show(size="wide").locator(pressed).get_attribute("aria-pressed") == "false"
    assert show("dead-row", "phone").locator(pressed).get_attribute("aria-pressed") == "false", "24 views or fewer"


@pytest.mark.parametrize("width", ("wide", "tablet"))
def test_the_screen_is_as_large_as_its_room_and_its_names_allow(show, width):
    page = show(size=width)
    device = page.locator(".shown .look [data-live] .device rect").bounding_box()
    left, top, right, bottom = seen(page)["room"]
    assert device["height"] > 0.95 * (bottom - top), "as high as the room"
    assert device["x"] - left > 150 and right - device["x"] - device["width"] > 150, "names beside it"


@pytest.mark.parametrize("name", ("appium-keyboard-screen", "dead-row", "round-button"))
def test_a_phone_shows_the_answer_on_the_screen_above_the_player(show, name):
    page = show(name, "phone")
    player = page.locator(".shown .player").bounding_box()["y"]
    assert page.locator(".shown .look").bounding_box()["y"] + page.locator(".shown .look").bounding_box()["height"] <= player + 1
    assert seen(page)["finger"] and all(bottom < player for *_, bottom in seen(page)["finger"])


def test_buttons_go_through_the_sizes(show):
    page = show()
    smaller, larger = (page.locator(f".shown .lens .{name}") for name in ("minus", "plus"))
    fit = size(page)
    assert fit < 70 and smaller.get_attribute("aria-disabled") == "true"
    went = []
    for _ in range(6):
        larger.click()
        went.append(size(page))
        assert seen(page)["size"] == went[-1]
    assert went == [75, 100, 150, 200, 300, 400] and larger.get_attribute("aria-disabled") == "true"
    smaller.click()
    assert size(page) == 300
    page.locator(".shown .lens .fit").click()
    assert size(page) == fit and page.locator(".shown .lens .fit").get_attribute("aria-pressed") == "true"


def test_keys_zoom_and_pan_and_arrows_still_step(show):
    page = show()
    box = room(page)
    fit = size(page)
    for key, wanted in (("+", 75), ("=", 100), ("-", 75), ("0", fit), (".", 240)):
        box.press(key)
        assert size(page) == wanted, key
    before = seen(page)
    box.press("Shift+ArrowUp")
    after = seen(page)
    moved = [(float(b) - float(a)) * 2.4 for a, b in zip(before["viewBox"].split(), after["viewBox"].split())]
    assert moved == pytest.approx([0, -40, 0, 0], abs=0.1)
    count = page.locator(".shown .count")
    assert count.text_content().startswith("Outcome")
    box.press("ArrowLeft")
    assert count.text_content().startswith("Step ") and seen(page)["viewBox"] == after["viewBox"]
    page.keyboard.press("?")
    keys = page.locator("#keys")
    assert "where it happens" in keys.inner_text() and "on the enlarged screen: move it" in keys.inner_text()


def test_the_wheel_scrolls_the_page_unless_there_is_more_of_the_screen(show):
    page = show()
    middle = room(page).bounding_box()
    page.mouse.move(middle["x"] + 200, middle["y"] + 200)

    def turn(down):
        before = seen(page)
        page.mouse.wheel(0, down)
        settles(lambda: seen(page) != before, 1)
        after = seen(page)
        return after["scroll"] - before["scroll"], float(after["viewBox"].split()[1]) - float(before["viewBox"].split()[1])

    page_moves, screen_moves = turn(60)
    assert page_moves > 0 and screen_moves == 0, "all of the screen is seen"
    page.evaluate("() => scrollTo(0, 0)")
    room(page).press(".")
    page_moves, screen_moves = turn(60)
    assert page_moves == 0 and screen_moves == pytest.approx(60 / 2.4, abs=0.1)
    while (moved := turn(400))[1] > 0:
        assert moved[0] == 0
    page.wait_for_timeout(300)
    assert turn(60)[0] > 0, "at its edge it gives scrolling back"


def test_control_and_wheel_zoom_at_the_pointer(show):
    page = show()
    row = page.locator(".shown .look g.view.gets > polygon").last

    def middle():
        box = row.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    for key in (".", "Shift+ArrowLeft", "Shift+ArrowLeft"):
        room(page).press(key)
    before, was = middle(), size(page)
    page.mouse.move(*before)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -30)
    assert settles(lambda: size(page) > was)
    page.keyboard.up("Control")
    assert size(page) == pytest.approx(324, abs=1) and seen(page)["scroll"] == 0
    assert middle() == pytest.approx(before, abs=1.5)


def test_dragging_moves_the_enlarged_screen_and_is_no_click(show):
    page = show()
    x, y = (room(page).bounding_box()[side] + 250 for side in ("x", "y"))

    def drag():
        before = seen(page)["viewBox"].split()
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 30, y - 20, steps=3)
        page.mouse.up()
        after = seen(page)["viewBox"].split()
        return [float(b) - float(a) for a, b in zip(before, after)][:2]

    assert drag() == [0, 0], "all of the screen is seen"
    for _ in range(4):
        room(page).press("+")
    assert size(page) == 200
    assert drag() == pytest.approx([15, 10], abs=0.2)
    assert page.locator(".shown .count").text_content().startswith("Outcome"), "a drag is no click on a view"
    room(page).press(".")
    box = page.locator(".shown .look g.view.gets > polygon").last.bounding_box()
    page.mouse.click(box["x"] + 10, box["y"] + box["height"] - 5)
    assert settles(lambda: "#tap=" in page.evaluate("location.hash")), "a click is a tap"


def test_a_double_click_zooms_and_comes_back_and_stays_at_the_step(show):
    page = show()
    fit = size(page)
    x, y = (room(page).bounding_box()[side] + 250 for side in ("x", "y"))
    page.mouse.dblclick(x, y)
    assert size(page) == pytest.approx(2 * fit, abs=1)
    assert page.locator(".shown .count").text_content().startswith("Outcome")
    page.mouse.dblclick(x, y)
    assert size(page) == fit


def test_two_fingers_zoom(show):
    page = show(size="phone", has_touch=True)
    room(page).press("0")
    before = size(page)
    box = room(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def send(kind, apart=None):
        points = [] if apart is None else [{"x": x + side * apart, "y": y, "id": side + 1} for side in (-1, 1)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", 30)
    for apart in (40, 50, 60):
        send("touchMove", apart)
    send("touchEnd")
    assert settles(lambda: size(page) == pytest.approx(2 * before, rel=0.15)), size(page)


def test_the_address_keeps_where_it_happens(show):
    page = show(address="#t1s2&z=where")
    assert size(page) == 240 and page.locator(".shown .count").text_content().startswith("Step 2 ")
    page.locator(".shown .lens .fit").click()
    address = "location.href"
    assert settles(lambda: "z=" not in page.evaluate(address)), page.evaluate(address)
    page.locator(".shown .lens .where").click()
    assert settles(lambda: page.evaluate(address).endswith("&z=where"))
    phone = show(size="phone")
    phone.locator(".shown .lens .fit").click()
    assert settles(lambda: phone.evaluate(address).endswith("&z=fit")), "there it is not the usual"


def test_it_takes_a_moment_unless_motion_is_reduced(show):
    page = show(reduced_motion="no-preference")
    fit = size(page)
    # The frames come from here, 40 ms apart: those of a busy machine may come after all of the way.
    sizes = page.evaluate("""() => {
      const sizes = [], frames = [];
      let now = performance.now();
      performance.now = () => now;
      window.requestAnimationFrame = (frame) => frames.push(frame);
      document.querySelector('.shown .lens .where').click();
      while (frames.length && sizes.length < 100) {
        now += 40;
        frames.shift()(now);
        sizes.push(parseInt(document.querySelector('.shown .lens output').textContent));
      }
      return sizes;
    }""")
    assert sizes[-1] == 240 and any(fit < each < 240 for each in sizes) and sizes == sorted(sizes)
    assert not mistakes(page, "after the way")


def test_lines_and_the_finger_keep_their_width(show):
    page = show()
    width = "() => [...document.querySelectorAll('.shown .look .finger .ring')].map((e) => e.getBoundingClientRect().width)[0]"
    assert page.evaluate(width) == pytest.approx(20, abs=3)
    room(page).press(".")
    assert page.evaluate(width) == pytest.approx(36, abs=3), "30 points, at most 36 pixels"
    effect = "(e) => getComputedStyle(e).vectorEffect"
    assert page.locator(".shown .look g.view polygon").first.evaluate(effect) == "non-scaling-stroke"


def test_paper_shows_all_of_the_screen(show):
    page = show(size="wide")
    room(page).press(".")
    assert size(page) == 240
    on_paper(page)
    device, (left, top, right, bottom) = page.locator(".shown .look [data-live] .device rect").bounding_box(), seen(page)["room"]
    assert left < device["x"] and device["x"] + device["width"] < right
    assert top <= device["y"] and device["y"] + device["height"] <= bottom
    assert not page.locator(".shown .lens").is_visible()
    on_paper(page, False)
    assert settles(lambda: size(page) == 240), "back from paper it is where it was"


def test_without_scripts_there_is_no_zoom(show):
    page = show(java_script_enabled=False)
    assert page.locator(".look .switch").first.is_visible()
    assert page.locator(".rail, .lens").count() == 0
