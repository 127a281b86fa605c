"""What a small screen shows is whole: no word is cut or broken, and the name of the touch is true and covers nothing that matters."""

import functools

import pytest
from conftest import none, serving, settles

import gallery

NAMES = ("settings-toast", "scroll-or-press", "slow-button", "pass-through-overlay")
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
# Texts that an element around them cuts, apart from boxes that scroll, and the words that are unseen at narrow widths.
CUT = """(within) => {
  const found = [];
  for (const root of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, right, bottom, width } = range.getBoundingClientRect();
      if (!text.data.trim() || !width) continue;
      for (let around = text.parentElement; around !== root.parentElement; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        if (/hidden|clip/.test(getComputedStyle(around).overflow)
          && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 2)) found.push(text.data);
      }
    }
  }
  return found;
}"""
# Words of letters that stand on two lines.
BROKEN = """(within) => [...document.querySelectorAll(within)].flatMap((root) => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of text.data.matchAll(/[A-Za-z]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})"""
# The place that the touch's name says, where that is on the stage; the name's box; and the boxes of controls.
NAME = """() => {
  const svg = document.querySelector('.touch.shown .look .scroll svg');
  const box = (each) => { const { left, top, right, bottom } = each.getBoundingClientRect(); return [left, top, right, bottom]; };
  const name = svg.querySelector('.label.touch');
  if (!name?.getBoundingClientRect().width || getComputedStyle(name).visibility === 'hidden') return null;
  const [x, y] = name.textContent.match(/[\\d.]+/g).slice(-2).map(Number);
  const unit = svg.querySelector('.screen > rect').width.baseVal.value / JSON.parse(document.querySelector('#hp-data').textContent).size[0];
  const { a, d, e, f } = svg.getScreenCTM();
  const ring = box(svg.querySelector('.finger .ring'));
  return { at: [a * x * unit + e, d * y * unit + f], finger: [(ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2],
    name: box(name), controls: [...svg.querySelectorAll('.view.control:not(.later) > polygon:first-of-type')].map(box) };
}"""


@functools.cache
def made():
    folder = gallery.shared(
        "small",
        lambda made: gallery.hitpath(
            "report", *[each for each in gallery.SCENARIOS if each.stem in NAMES], "-o", made, "--lang", ",".join(gallery.LANGUAGES)
        ),
    )
    return lambda name, language: folder / (f"{name}.html" if language == "en" else f"{name}.{language}.html")


@pytest.fixture
def show(opens):
    def show(name, size="phone", language="en"):
        width, height = SIZES[size]
        return opens(made()(name, language), viewport={"width": width, "height": height})

    return show


def steps(page):
    return int(page.locator(".touch.shown .player input[type=range]").get_attribute("max"))


def go_to(page, step):
    page.evaluate("(step) => { location.hash = `#t1s${step}`; }", step)
    assert settles(lambda: page.evaluate("document.querySelector('.touch.shown .player input').value") == str(step))


@pytest.mark.parametrize("language", gallery.LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_title_and_the_count_of_steps_are_whole_on_a_phone(show, name, language):
    page = show(name, language=language)
    none(page.evaluate(CUT, ".masthead"))
    for step in range(steps(page)):
        go_to(page, step)
        none(page.evaluate(CUT, ".touch.shown .count"))


def test_the_title_is_whole_beside_the_list_of_what_is_saved(browser, tmp_path):
    for name in NAMES:
        source = next(each for each in gallery.SCENARIOS if each.stem == name)
        (tmp_path / source.name).write_text(source.read_text())
    with serving(tmp_path, "--lang", "en,zh-Hans") as address:
        page = browser.new_page(viewport={"width": 360, "height": 740})
        for name in NAMES:
            page.goto(f"{address}{name}.html")
            assert settles(lambda: page.locator(".save").is_visible())
            none(page.evaluate(CUT, ".masthead"))
        page.close()


@pytest.mark.parametrize("language", gallery.LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_sign_of_the_verdict_stays_with_its_name(show, name, language):
    page = show(name, language=language)
    lines = page.evaluate("""() => [...document.querySelectorAll('.touch.shown .verdict .mark')].map((each) => {
      const { height } = each.getBoundingClientRect();
      return height / parseFloat(getComputedStyle(each.parentElement).lineHeight);
    })""")
    assert lines and max(lines) < 1.2
    # What closes the clause stands on the line of the name before it.
    apart = page.evaluate("""() => [...document.querySelectorAll('.touch.shown .verdict .mark')].flatMap((each) => {
      const text = each.nextSibling;
      if (text?.nodeType !== Node.TEXT_NODE || !/^[,.:;，。：；]/u.test(text.data)) return [];
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const name = [...each.getClientRects()].at(-1);
      return range.getBoundingClientRect().left >= name.right - 1 ? [] : [each.textContent + text.data[0]];
    })""")
    none(apart)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_no_word_of_the_list_of_views_is_broken(show, size):
    page = show("settings-toast", size)
    assert page.locator(".touch.shown .outline li").count() > 10
    none(page.evaluate(BROKEN, ".touch.shown .outline > ol"))


@pytest.mark.parametrize("size", ["tablet", "wide"])
def test_names_of_lanes_are_not_cut(show, size):
    """A box of two tight lines needs room above the first for the letters' upper parts."""
    page = show("pass-through-overlay", size)
    page.locator(".touch.shown .lanes").wait_for()
    tops = page.evaluate("""() => [...document.querySelectorAll('.touch.shown .lanes > li > code')].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect().top - each.getBoundingClientRect().top;
    })""")
    assert tops and min(tops) >= 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["scroll-or-press", "slow-button", "pass-through-overlay"])
def test_the_name_of_the_touch_stands_where_the_finger_went_down_and_on_no_control(show, name, size):
    page = show(name, size)
    shown = 0
    for step in range(steps(page) + 1):
        go_to(page, step)
        state = page.evaluate(NAME)
        if not state:
            continue
        shown += 1
        left, top, right, bottom = state["name"]

        def apart(x, y):
            return max(left - x, 0, x - right) + max(top - y, 0, y - bottom)

        # A ring of at most 36 pixels, and 14 pixels between them.
        assert apart(*state["at"]) < 60, f"step {step}"
        for a, b, c, d in state["controls"]:
            over = min(right, c) - max(left, a), min(bottom, d) - max(top, b)
            assert min(over) < 3, f"step {step}: {over} pixels of a control are hidden"
    assert shown or name == "slow-button"


def test_one_look_of_the_screen_is_no_choice(opens):
    """A screen that draws nothing of its own has only its frames to show."""
    kinds = gallery.ROOT / "Sources/HitPathCommands/Kinds"
    folder = gallery.shared("one-look", lambda made: gallery.hitpath("report", kinds / "swipe.yml", "-o", made))
    page = opens(folder / "swipe.html", viewport={"width": 1440, "height": 900})
    looks = page.locator(".touch.shown fieldset.switch > label")
    assert looks.count() == 1 and not looks.is_visible()


def test_touches_on_a_phone_stand_in_one_row_and_the_shown_one_is_seen(opens, tmp_path):
    """So that the answer is in the first screen, whatever the number of touches."""
    taps = "\n".join(f"  - tap: [{30 + 10 * each}, 110]" for each in range(10))
    (tmp_path / "ten.yml").write_text(f"window:\n  subviews: [{{id: Card, frame: [20, 100, 300, 50]}}]\ntouches:\n{taps}\n")
    gallery.hitpath("report", tmp_path / "ten.yml", "-o", tmp_path / "ten.html")
    page = opens(tmp_path / "ten.html", viewport={"width": 360, "height": 740})
    links = page.locator("nav.touches a")
    assert links.count() == 10
    assert len({round(link.bounding_box()["y"]) for link in links.all()}) == 1
    for position in (9, 4, 0):
        page.evaluate("(touch) => { location.hash = `#touch${touch}`; }", position + 1)
        assert settles(lambda link=links.nth(position): link.get_attribute("aria-current") == "true")
        box = links.nth(position).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360, box
    page.set_viewport_size({"width": 1440, "height": 900})
    assert len({round(link.bounding_box()["y"]) for link in links.all()}) > 1
