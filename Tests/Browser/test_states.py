"""The states of a page other than its first one, for people with assistive technology or a small screen."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import gallery
from conftest import none, settles

SIZES = ({"width": 1440, "height": 900}, {"width": 768, "height": 900}, {"width": 360, "height": 800})
# Each language in one width and one scheme: what differs between them are colours, widths and words, each alone.
LOOKS = (("en", SIZES[0], "light"), ("zh-Hans", SIZES[2], "dark"))
UNFOLD = """() => {
  document.querySelectorAll('details').forEach((each) => { each.open = true; });
  document.querySelectorAll('.off').forEach((each) => each.classList.remove('off'));
}"""
# The texts of pictures that appear smaller than a number of pixels.
SMALL = """(least) => [...document.querySelectorAll('svg text, svg tspan')].filter((each) =>
    each.getBoundingClientRect().width > 0 && each.textContent.trim()).flatMap((each) => {
  const { a, b } = each.getScreenCTM();
  const size = Math.hypot(a, b) * parseFloat(getComputedStyle(each).fontSize);
  return size < least - 0.05 ? [`${size.toFixed(1)}: ${each.textContent}, ${each.closest('svg').classList}`] : [];
})"""


def file_of(scenario, language, embedded=False):
    if embedded:
        folder = gallery.shared(
            "embedded-states",
            lambda made: gallery.hitpath(
                "report", source(scenario), "--embed", "-o", made, "--lang", ",".join(gallery.LANGUAGES)
            ),
        )
    else:
        folder = gallery.folder()
    pages = [each for each in folder.rglob(f"{scenario}*.html") if gallery.language(each) == language]
    return pages[0].as_uri()


def source(scenario):
    return next(each for each in gallery.SCENARIOS if each.stem == scenario)


@pytest.fixture
def visit(browser):
    contexts = []

    def visit(url, size, scheme="light"):
        context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield visit
    for context in contexts:
        context.close()


def violations(page, state, context=None):
    found = Axe().run(page, context, {"resultTypes": ["violations"]}).response["violations"]
    return [f"{state}: {rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def look_at(page, value):
    """Switches the stage to a look of the screen."""
    page.locator(f".shown .switch [value={value}]").dispatch_event("click")
    page.wait_for_timeout(100)


@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_every_state_of_an_answer_is_accessible(visit, language, size, scheme):
    page = visit(file_of("scroll-or-press", language), size, scheme)
    page.evaluate("() => { location.hash = '#t1s4'; }")
    page.evaluate(UNFOLD)
    found = violations(page, "a step, with everything open, all pictures and variants")
    look_at(page, "screen")
    found += violations(page, "as asked", ".shown")
    page.locator(".shown .look .scroll").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert settles(lambda: "#tap=" in page.evaluate("location.href"))
    found += violations(page, "pressed", ".shown")
    page.evaluate("() => document.querySelector('dialog').showModal()")
    found += violations(page, "the keys", "dialog")
    none(found)


@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_every_state_of_a_question_is_accessible(visit, language, size, scheme):
    page = visit(file_of("touch-demo-gap", language), size, scheme)
    found = violations(page, "asked")
    hit = page.locator(".steps .marks > .hit").first.evaluate("(each) => each.closest('[data-v]').dataset.v")
    choices = page.locator(".ask [role=button]")
    names = [each.get_attribute("aria-label") for each in choices.all()]
    choices.nth(names.index(next(name for name in names if name != hit))).press("Enter")
    assert page.locator(".cover[open]").count() == 0
    found += violations(page, "answered wrong")
    choices.nth(names.index(hit)).press("Enter")
    assert settles(lambda: page.locator(".answered.right").count() == 1)
    found += violations(page, "answered right")
    none(found)


@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_an_embedded_page_is_accessible(visit, language, size, scheme):
    page = visit(file_of("dead-row", language, embedded=True), {**size, "height": 480}, scheme)
    found = violations(page, "the outcome")
    page.keyboard.press("ArrowLeft")
    none(found + violations(page, "a step"))


@pytest.mark.parametrize("scenario", ["dead-row", "touch-demo-widened"])
@pytest.mark.parametrize(("language", "least"), [("en", 11), ("zh-Hans", 12)])
def test_no_text_of_a_picture_is_too_small(visit, language, least, scenario):
    """In the pictures with their tables."""
    page = visit(file_of(scenario, language), SIZES[0])
    page.evaluate(UNFOLD)
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        look_at(page, "screen")
        found += [f"{size['width']}: {each}" for each in page.evaluate(SMALL, least)]
    assert page.evaluate(SMALL, 100), "nothing was measured"
    none(found)


def test_a_step_leaves_views_in_their_order(visit):
    """Moving each of thousands of views would take longer than a frame per step."""
    page = visit(file_of("dead-row", "en"), SIZES[0])
    moved = page.evaluate(
        """async () => {
          const moved = [];
          new MutationObserver((records) => records.forEach(({ addedNodes }) => moved.push(...addedNodes)))
            .observe(document.querySelector('.shown figure svg'), { childList: true, subtree: true });
          for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          }
          await new Promise(requestAnimationFrame);
          return moved.filter((each) => each.matches?.('.view')).length;
        }"""
    )
    assert moved == 0
