"""The player of every built-in scenario's page: keys, address, what follows its steps, tabs, log, tap map, question,
variants, the way to the other language, and theme; and what is left of it on paper, without scripts and under a strict policy."""

import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import TimeoutError, expect

from conftest import WIDE, Opened, none, on_paper, settles

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
TOUCH = "section.touch:not(.variant *)"
FOLLOWED = (
    "() => { const [, touch, step] = /^#t(\\d+)(?:s(\\d+))?/.exec(location.hash) ?? [];"
    " const shown = document.querySelector('.touch.shown'), count = shown.querySelector('.count').textContent;"
    " return touch === shown.dataset.touch && (step ? count.startsWith(`Step ${step} `) || count.includes(`第${step}`)"
    " : !/^(Step|第)/.test(count)); }"
)
SECTIONS = "main > section, .touch .picture, .touch .stage"
OUTCOME = "outcome"


def concerns(report):
    """English pages: what is tested here does not depend on the language."""
    return not report.is_index and report.language == "en"


@pytest.fixture
def page(opened):
    """The page at its first touch before the first step, with the focus on nothing."""
    page = uncovered(opened.show(size=WIDE))
    page.evaluate(
        "() => { document.activeElement?.blur(); document.querySelectorAll('[value=screen]').forEach((each) =>"
        " { if (!each.checked) each.click(); }); document.activeElement?.blur(); }"
    )
    go_to(page, 1, 0)
    page.evaluate("() => document.querySelector('.shown .stage').scrollIntoView()")
    yield page
    none(opened.complaints)


def uncovered(page):
    """A page that asks first, with its answer open."""
    if page.locator(".cover:not([open])").count():
        page.locator(".cover > summary").click()
    return page


def go_to(page, touch, step):
    page.evaluate(f"() => {{ location.hash = ''; location.hash = '#t{touch}s{step}'; }}")
    page.wait_for_function(f"() => document.querySelector('.shown .count').textContent.startsWith('Step {step} ')")


def where(page):
    """The touch and the step that the address tells, once it has followed."""
    try:
        page.wait_for_function(FOLLOWED, timeout=15_000)
    except TimeoutError:
        pass
    found = re.search(r"#t(\d+)(?:s(\d+))?", page.url)
    return (int(found[1]), int(found[2]) if found[2] else OUTCOME) if found else None


def walk(page):
    """The numbers of the shown touch's steps, and those with which its parts begin."""
    found = page.evaluate(
        "() => ({ steps: [...document.querySelectorAll('.shown .steps > li[value]')].map((each) => each.value),"
        " beats: [...document.querySelectorAll('.shown .beat')].map((each) => each.querySelector('li[value]').value) })"
    )
    return SimpleNamespace(**found)


def on_stage(page):
    page.locator(".shown .look .scroll").first.focus()


def said(page):
    return page.locator(".live").text_content()


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def test_a_page_opens_at_the_outcome(anew):
    page = uncovered(anew(""))
    count = page.locator(".shown .count")
    expect(count).to_have_text(re.compile("^Outcome"))
    assert page.locator(".shown .beat > details[open]").count() == 0
    assert page.locator(".shown .says:visible").count() == page.locator(".shown .beat").count()


def test_each_key_moves_the_walk(page):
    steps = walk(page).steps
    press(page, "ArrowRight")
    assert where(page) == (1, steps[0])
    press(page, "ArrowRight", "ArrowLeft", "ArrowLeft")
    assert where(page) == (1, 0)
    press(page, "ArrowLeft")
    assert where(page) == (1, 0), "there is nothing before the beginning"
    on_stage(page)
    press(page, "End")
    assert where(page) == (1, OUTCOME)
    press(page, "ArrowLeft")
    assert where(page) == (1, steps[-1])
    press(page, "Home")
    assert where(page) == (1, 0)


def test_the_parts_of_the_story_are_a_key_away(page):
    beats = walk(page).beats
    assert 2 <= len(beats) <= 6
    on_stage(page)
    for key, number in enumerate(beats, 1):
        press(page, str(key))
        assert where(page) == (1, number)


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp", "PageDown", " ", "Home", "End", "1"])
def test_keys_scroll_the_page_while_the_focus_is_not_on_the_stage(page, key):
    press(page, key)
    assert where(page) == (1, 0)


def test_arrows_step_only_while_the_stage_is_in_view(page):
    page.locator("footer").scroll_into_view_if_needed()
    press(page, "ArrowRight")
    assert where(page) == (1, 0)
    page.evaluate("() => scrollTo(0, 0)")


def test_nothing_of_a_later_step_is_seen(page):
    steps = walk(page).steps
    for step in steps[:: max(1, len(steps) // 6)]:
        go_to(page, 1, step)
        seen = page.evaluate(
            "() => [...document.querySelectorAll('.shown .steps > li[value]')].filter((each) =>"
            " getComputedStyle(each).display !== 'none').map((each) => each.value)"
        )
        assert max(seen) == step
        assert page.locator(".shown .beat.coming .says:visible").count() == 0
        assert page.locator(".shown .outcome-lines:visible").count() == 0


def test_back_returns_from_another_touch(page):
    links = page.locator("nav.touches a")
    if links.count() < 2:
        pytest.skip("one touch")
    links.nth(1).click()
    assert where(page) == (2, OUTCOME)
    page.go_back()
    assert where(page) == (1, 0)


def test_a_list_of_keys_opens_and_closes(page):
    press(page, "?")
    keys = page.locator("#keys")
    assert keys.is_visible()
    press(page, "ArrowRight")
    assert where(page) == (1, 0), "a dialog keeps its keys"
    press(page, "Escape")
    assert not keys.is_visible()


def test_boxes_that_scroll_and_texts_keep_their_keys(page):
    page.locator("#details > summary").click()
    page.locator(".filters input").focus()
    press(page, "ArrowRight", " ", "Home")
    assert where(page) == (1, 0)
    page.locator(".filters input").fill("")
    page.locator("#details > summary").click()


def test_play_stops_at_the_end_and_says_so(page):
    page.select_option(".shown .player select", "4")
    go_to(page, 1, walk(page).steps[-2])
    on_stage(page)
    press(page, " ")
    assert page.locator(".shown .player .pause").count() == 1
    page.wait_for_function("() => !document.querySelector('.shown .player .pause')")
    assert where(page) == (1, OUTCOME)
    assert said(page).startswith("Outcome: ")
    page.select_option(".shown .player select", "1")


def test_the_address_opens_the_step(browser, opened, page):
    touch = page.locator(TOUCH).count()
    go_to(page, touch, 0)
    step = walk(page).steps[1]
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    other = context.new_page()
    other.goto(f"{opened.report.url}#t{touch}s{step}")
    uncovered(other)
    assert other.locator(f"{TOUCH}:visible").get_attribute("data-touch") == str(touch)
    assert other.locator(".shown .steps [aria-current]").get_attribute("value") == str(step)
    context.close()


@pytest.fixture
def anew(browser, opened):
    """Opens the page at an address."""
    context = browser.new_context(viewport={"width": 1280, "height": 880}, reduced_motion="reduce")

    def show(address):
        page = context.new_page()
        page.goto(opened.report.url + address)
        return page

    yield show
    context.close()


def test_an_address_that_cannot_be_met_says_what_is_shown(anew):
    page = uncovered(anew("#t99s9999"))
    assert where(page) == (1, OUTCOME)


def test_a_link_to_a_picture_opens_its_tab_on_load(anew, page):
    if page.locator(".cover").count():
        pytest.skip("asks first")
    target = page.locator(f"{TOUCH} .pictures .picture").last.get_attribute("id")
    expect(anew(f"#{target}").locator(f"#{target}")).to_be_visible()


def test_the_theme_follows_the_address_and_goes_along(anew):
    page = uncovered(anew(""))
    page.evaluate("() => { location.hash = '#t1s2&theme=dark'; }")
    page.wait_for_function("() => document.documentElement.style.colorScheme === 'dark'")
    assert where(page) == (1, 2)
    for link in page.locator("nav.set a").all():
        assert link.get_attribute("href").endswith("#theme=dark")


def test_a_step_tells_its_sentence_everywhere(page):
    step = walk(page).steps[0]
    press(page, "ArrowRight")
    sentence = page.locator(f".shown .steps > li[value='{step}'] p").inner_text()
    assert said(page).endswith(sentence)
    assert page.locator(".shown .player input").get_attribute("aria-valuetext").endswith(sentence)


def test_pictures_begin_with_nothing_asked_and_end_with_the_hit(page):
    views = page.locator(".shown [data-live] g.view")
    assert views.count() == page.locator(".shown [data-live] g.view.unasked").count()
    found = page.locator(".shown .steps .marks > .hit").count()
    on_stage(page)
    press(page, "End")
    marked = page.locator(".shown [data-live] g.view:not(.unasked)")
    assert marked.count() > 0 or not found


def test_hover_marks_a_view_everywhere(page):
    press(page, "ArrowRight")
    page.locator("#details > summary").click()
    item = page.locator(".shown .steps > li[data-v]").first
    item.hover()
    same = page.locator(":is(svg, .steps, #log, #facts) .same")
    places = {
        place: page.locator(f"{place} .same").count()
        for place in (".shown [data-live]", ".shown .outline", ".shown .steps", "#log")
    }
    assert all(places.values()), places
    assert item.get_attribute("data-v") is not None
    page.locator("h1").hover()
    expect(same).to_have_count(0)
    page.locator("#details > summary").click()


def test_the_legend_says_what_the_marks_of_the_step_mean(page):
    marks = """() => [
      [...document.querySelectorAll('.shown .outline li.mark')].map((row) => row.classList[1]),
      [...document.querySelectorAll('.shown .key > li:not([hidden])')].map((entry) => entry.classList[1]),
    ].map((names) => [...new Set(names)].sort())"""
    for _ in range(3):
        press(page, "ArrowRight")
        given, said = page.evaluate(marks)
        assert given == said
    # The page writes the address late: it may still be that of the outcome, and setting the same one says nothing.
    page.evaluate("() => { location.hash = ''; location.hash = '#t1'; }")
    page.wait_for_selector(".shown .stage.at-outcome")
    given, said = page.evaluate(marks)
    assert given == said and said


def test_a_row_of_the_outline_leads_to_its_step(page):
    step = page.locator(".shown .steps > li[data-v]").nth(1)
    number, name = step.get_attribute("value"), step.get_attribute("data-v")
    page.locator(f".shown .outline li[data-v='{name}']").first.dispatch_event("click")
    assert 0 < where(page)[1] <= int(number)


def test_tabs_by_keyboard(page):
    tabs = page.locator(".shown .pictures [role=tab]")
    assert tabs.count() > 1
    tabs.first.focus()
    for press_key, index in (("ArrowRight", 1), ("End", -1), ("ArrowRight", 0), ("ArrowLeft", -1), ("Home", 0)):
        press(page, press_key)
        tab = tabs.nth(index)
        assert tab.evaluate("(each) => document.activeElement === each")
        assert tab.get_attribute("aria-selected") == "true"
        shown = page.locator(".shown .pictures [role=tabpanel]:visible")
        assert shown.count() == 1
        assert shown.get_attribute("id") == tab.get_attribute("aria-controls")
    assert where(page) == (1, 0), "tabs keep their keys"


def test_pictures_grow_shrink_and_fit_by_keys(page):
    box = page.locator(".shown .pictures .picture:visible .scroll")
    width = "(box) => box.querySelector('svg').getBoundingClientRect().width"
    before = box.evaluate(width)
    box.focus()
    press(page, "+")
    assert box.evaluate(width) > before * 1.2
    press(page, "-", "-")
    assert box.evaluate(width) < before
    press(page, "0")
    assert box.evaluate(width) == pytest.approx(before, abs=1)


def test_objects_of_a_picture_by_keyboard(page):
    box = page.locator(".shown .pictures .picture:visible .scroll")
    box.focus()
    press(page, "Enter", "ArrowRight", "Enter")
    assert where(page)[1] > 0
    press(page, "Escape")
    assert box.evaluate("(each) => document.activeElement === each")
    assert box.locator("[tabindex]").count() == 0


def test_the_log_filters(page):
    page.locator("#details").evaluate("(each) => { each.open = true; }")
    lines = page.locator("#log .events > li")
    text = page.locator(".filters input")
    text.fill("HITTEST")
    page.wait_for_function("() => document.querySelector('#log .events > li.off')")
    shown = page.locator("#log .events > li:visible")
    assert 0 < shown.count() < lines.count()
    assert all("hittest" in line.lower() for line in shown.all_text_contents())
    assert page.locator(".filters .count").inner_text().startswith(f"{shown.count()} ")
    text.fill("")
    kind = page.locator(".filters select").first
    kind.select_option("hitTest")
    page.wait_for_function(
        "() => { let kind; return [...document.querySelectorAll('#log .events > li')].every((each) => {"
        " kind = each.dataset.k ?? kind; return each.matches('.off') === (kind !== 'hitTest'); }); }"
    )
    kind.select_option("")
    page.wait_for_function("() => !document.querySelector('#log .events > li.off')")


def test_the_log_follows_and_leads(page):
    page.locator("#details").evaluate("(each) => { each.open = true; }")
    told = page.locator(".shown .steps > li[data-e]").first.get_attribute("data-e")
    line = page.locator(f"#log .events > li[data-e='{re.match('[0-9]+', told)[0]}']")
    scrolled = page.evaluate("() => scrollY")
    line.dispatch_event("click")
    assert where(page)[1] > 0
    page.evaluate("() => scrollTo(0, 0)")
    on_stage(page)
    press(page, "End", "ArrowLeft")
    page.evaluate(f"() => scrollTo(0, {scrolled})")
    now = page.locator("#log .events > li.now")
    if now.count():
        seen = now.first.evaluate(
            "(each) => { const [a, b] = [each, each.parentElement].map((e) => e.getBoundingClientRect());"
            " return a.top >= b.top - 1 && a.bottom <= b.bottom + 1; }"
        )
        assert seen, "the step's events are in view"
    assert page.evaluate("() => scrollY") == scrolled, "only the log's own box scrolls"


def test_the_looks_are_a_switch_without_scripts_too(page, opened_without_scripts):
    """As seen the app is drawn and frames are not; as asked it is the other way around."""
    for each in (page, uncovered(opened_without_scripts.page)):
        stage = each.locator(".stage:visible").first
        if not stage.locator("[value=seen]").count():
            continue
        stage.locator("[value=seen]").check(force=True)
        area = stage.locator(".paint [class^=ui]:is(rect, path)").first
        seen = "(each) => getComputedStyle(each).display !== 'none'"
        assert area.evaluate(seen)
        stage.locator("[value=screen]").check(force=True)
        assert not area.evaluate(seen)
        stage.locator("[value=seen]").check(force=True)
        assert area.evaluate(seen)


def test_the_stage_answers_by_keyboard_and_press(page):
    """The stage is the tap map: what is under a cross or the pointer is told, and a press is answered."""
    box = page.locator(".shown .look .scroll").first
    if not page.locator(".shown .aim").count():
        pytest.skip("no tap map")
    before = where(page)
    box.focus()
    press(page, "Enter", *["Shift+ArrowLeft"] * 90, *["Shift+ArrowUp"] * 90)
    aim = page.locator(".shown .aim")
    assert aim.inner_text().startswith("(0, 0)") or "(0, 0)" in aim.inner_text()
    press(page, "ArrowRight", "Shift+ArrowDown")
    assert "(1, 10)" in aim.inner_text()
    assert settles(lambda: "(1, 10)" in said(page)), "it is read out"
    assert where(page) == before, "the cross keeps its keys"
    press(page, "Escape")
    assert not aim.is_visible()
    press(page, "Enter", *["Shift+ArrowLeft"] * 90, *["Shift+ArrowUp"] * 90, "ArrowRight", "Shift+ArrowDown")
    told = aim.inner_text().removeprefix("(1, 10)").strip()
    press(page, "Enter")
    assert settles(lambda: "#tap=1,10" in page.evaluate("location.href"))
    assert page.locator(".shown .verdict").inner_text().strip() in (told, aim.inner_text().strip())
    assert page.locator(".shown .story li[value]").count() > 0
    go_to(page, 1, 1)
    assert page.locator(".touch.shown").get_attribute("id") == "touch1", "an address leads back"


def read_in(page, language):
    """Follows the link to the page in another language."""
    page.locator(f".tools [hreflang={language}]").click()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.wait_for_load_state()


def test_the_page_in_the_other_language_opens_at_the_step(browser, opened):
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    other = Opened(context, opened.report)
    page = uncovered(other.page)
    go_to(page, 1, 2)
    sentence = page.locator(".shown .steps [aria-current] p").inner_text()
    read_in(page, "zh-Hans")
    assert where(page) == (1, 2)
    assert page.locator(".shown .steps [aria-current] p").inner_text() != sentence
    press(page, "ArrowRight")
    assert where(page) == (1, 3)
    read_in(page, "en")
    assert where(page) == (1, 3)
    none(other.complaints)
    context.close()


def test_the_theme_overrides_the_system(page):
    theme = page.locator("[data-do=theme]")
    colour = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(colour)
    theme.click()
    assert page.evaluate(colour) == light
    theme.click()
    assert page.evaluate(colour) != light
    page.wait_for_url(re.compile("theme=dark"))
    theme.click()
    assert page.evaluate(colour) == light


def test_the_link_is_copied(page):
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    press(page, "ArrowRight")
    page.locator("[data-do=link]").click()
    assert page.evaluate("() => window.copied") == page.url.split("#")[0] + "#t1s1"


UNCUT = "() => (({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.shown .player .count'))"


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_overflows(opened, page, width):
    opened.show(size={"width": width, "height": 800})
    for step in (0, walk(page).steps[-1]):
        go_to(page, 1, step)
        whole, places = page.evaluate(
            "() => [document.documentElement.scrollWidth,"
            " [...document.querySelectorAll('.shown .player :is(button, select)')].map((each) =>"
            " each.getBoundingClientRect()).filter(({ width }) => width).map(({ x, width, height }) => [x, width, height])]"
        )
        assert whole <= width and places
        assert page.evaluate(UNCUT), "no word is cut"
        for x, wide, high in places:
            assert 0 <= x and x + wide <= width
            assert min(wide, high) >= 24
    opened.show(size=WIDE)


SMALL = """() => [...document.querySelectorAll('.shown .look [data-live] svg text')].filter((text) => {
  for (let each = text; each; each = each.parentElement) {
    const { display, visibility } = getComputedStyle(each);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  const { a, b } = text.getScreenCTM();
  // Texts of the app are as large as the screen is drawn, or bars.
  const least = text.closest('.paint') ? 8.4 : 11.95;
  return text.textContent.trim() && parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) < least;
}).map((text) => text.textContent)"""



@pytest.mark.parametrize("width", [360, 768, 1440])
def test_texts_on_the_screen_have_twelve_pixels(opened, page, width):
    opened.show(size={"width": width, "height": 900})
    for step in (1, walk(page).steps[-1]):
        go_to(page, 1, step)
        assert settles(lambda: page.evaluate(SMALL) == []), page.evaluate(SMALL)
    opened.show(size=WIDE)


def test_without_scripts_the_screen_shows_the_outcome(opened_without_scripts, report):
    if report.scenario != "dead-row":
        pytest.skip("nobody loses the touch")
    page = opened_without_scripts.page
    stage = page.locator("#touch1-stage")
    assert "lost" in stage.locator("#t1-screen-view-Row_20_1").get_attribute("class").split()
    assert stage.locator(".outcome-lines .crossed").is_visible()
    assert stage.locator(".label.pill.acts").text_content() == "dismiss"
    assert page.locator("#touch2-stage .outcome-lines .crossed").count() == 0


def test_paper_shows_the_touches_step_by_step(page):
    """Two sheets for a touch of a small screen; pictures, tables and the log are for the screen."""
    on_paper(page)
    for part in page.locator(TOUCH).all():
        assert part.is_visible(), part.get_attribute("id")
        assert part.locator("ol.steps > li").first.is_visible()
    assert page.locator("[data-kind]:visible, .variants:visible, .log:visible, #details:visible").count() == 0
    assert page.locator(".beat details:not([open])").count() == 0
    assert page.locator(".player:visible, .tabs:visible, .filters:visible").count() == 0
    on_paper(page, False)
    assert page.locator(f"{TOUCH}:visible").count() == 1


def test_a_touch_of_a_small_screen_takes_two_sheets(browser, report):
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(report.file.as_uri())
    page.wait_for_timeout(200)
    touches, questions = page.locator(TOUCH).count(), page.locator("section.ask").count()
    sheets = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))
    context.close()
    assert sheets <= 2 * touches + questions, f"{report.name}: {sheets} sheets for {touches} touches"


def test_without_scripts_every_section_is_there(opened_without_scripts):
    page = uncovered(opened_without_scripts.page)
    none(opened_without_scripts.complaints)
    for part in page.locator(SECTIONS).all():
        assert part.is_visible(), part.get_attribute("id") or part.get_attribute("class")
    assert page.locator(".player, .filters, .tabs").count() == 0
    assert page.locator(".tools button:visible").count() == 0
    assert page.locator(".steps > li").first.is_visible()


def test_a_strict_policy_costs_the_player_alone(browser, report):
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    address = "http://page.test/"
    page.route(
        address,
        lambda route: route.fulfill(
            body=report.file.read_text(encoding="utf-8"),
            headers={"content-type": "text/html; charset=utf-8", "content-security-policy": POLICY},
        ),
    )
    page.goto(address)
    uncovered(page)
    assert page.locator(".player").count() == 0
    for part in page.locator(SECTIONS).all():
        assert part.is_visible()
    assert page.evaluate("() => getComputedStyle(document.querySelector('.stage')).display") == "grid"
    others = [text for text in messages if "script" not in text.lower()]
    assert messages and not others, messages
    context.close()


@pytest.fixture
def asking(browser, opened):
    """A page that has not been answered yet."""
    if not opened.page.locator(".cover").count():
        pytest.skip("asks nothing")
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    other = Opened(context, opened.report)
    yield other.page
    none(other.complaints)
    context.close()


def test_a_question_covers_its_answer(asking):
    assert asking.locator(".verdict:visible, .player:visible").count() == 0
    picture = asking.locator(".ask svg")
    assert picture.locator(".view:not(.unasked)").count() == 0
    assert asking.evaluate("() => document.querySelectorAll('.ask svg desc').length") == 0
    asking.keyboard.press("ArrowRight")
    # A page that walks on tells it in the address within 100 ms of the key.
    asking.wait_for_timeout(400)
    assert "#t" not in asking.url


def hit_view(page):
    """The view whose step says that it is hit: a mark names only what the step is not about."""
    return page.locator(".steps .marks > .hit").first.evaluate("(each) => each.closest('[data-v]').dataset.v")


@pytest.mark.parametrize("is_right", [True, False])
def test_an_answer_by_keyboard_is_told_right_or_wrong(asking, is_right):
    hit = hit_view(asking)
    names = [each.get_attribute("aria-label") for each in asking.locator(".ask [role=button]").all()]
    assert hit in names
    answered = asking.locator(".answered")
    wrong = [name for name in names if name != hit]
    for choice in [hit] if is_right else wrong[:2]:
        # After a wrong first answer the page says why, and allows a second try.
        assert asking.locator(".verdict:visible").count() == 0
        asking.locator(f".ask [role=button][aria-label='{choice}']").focus()
        asking.keyboard.press("Enter")
        assert choice in answered.inner_text()
        assert is_right or choice == wrong[1] or hit not in answered.inner_text()
    assert ("right" in (answered.get_attribute("class") or "").split()) == is_right
    assert answered.evaluate("(each) => document.activeElement === each")
    assert asking.locator(".verdict").first.is_visible()
    assert asking.locator(".steps [aria-current] .marks > .hit").count() == 1, "the walk is at the answer"
    asking.keyboard.press("ArrowLeft")
    assert where(asking) is not None


def test_a_question_stays_where_it_is_until_it_is_answered(asking):
    asking.evaluate("() => { location.hash = '#t2s3&theme=dark'; }")
    asking.wait_for_url(re.compile("#theme=dark$"))
    asking.emulate_media(media="print")
    expect(asking.locator(".cover[open]")).to_have_count(1)
    asking.emulate_media(media="screen")
    expect(asking.locator(".cover[open]")).to_have_count(0)
    assert asking.locator("body.asking").count() == 1


def test_a_question_is_asked_in_the_other_language_but_not_again(asking):
    read_in(asking, "zh-Hans")
    assert asking.locator(".cover[open]").count() == 0
    hit = hit_view(asking)
    asking.locator(f".ask [role=button][aria-label='{hit}']").focus()
    asking.keyboard.press("Enter")
    assert where(asking)[1] > 0
    read_in(asking, "en")
    expect(asking.locator(".ask")).to_have_count(0)
    expect(asking.locator(".verdict").first).to_be_visible()


def test_a_link_to_a_picture_of_another_touch_opens_it(page):
    link = page.locator(f"{TOUCH}:not(.shown) p.same a")
    if not link.count():
        pytest.skip("no picture stands for two touches")
    target = link.first.get_attribute("href")
    go_to(page, 2, 0)
    page.evaluate(f"() => {{ location.hash = '{target}'; }}")
    expect(page.locator(target)).to_be_visible()
    assert page.locator(f"{TOUCH}:visible").count() == 1


def test_lines_that_the_script_draws_are_not_filled(page):
    """Otherwise the area inside a bent line would cover the screen."""
    steps = walk(page).steps
    for step in {*steps[:3], *steps[:: len(steps) // 4], steps[-1]}:
        go_to(page, 1, step)
        fills = page.evaluate(
            "() => [...document.querySelectorAll('.shown .axes path')].map((each) => getComputedStyle(each).fill)"
        )
        assert set(fills) <= {"none"}, f"step {step}: {fills}"
