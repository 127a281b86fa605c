"""Pages of a course: the text moves the stage, options tell their reasons and play their runs, and all of it is there in the
dark, on a phone and without scripts. `make test-pages` takes every page."""

import os
import re

import pytest
from playwright.sync_api import expect

import gallery
from conftest import PHONE, WIDE, Opened, none
from test_pages import measured, violations

# A lesson, a question whose follow-ups change something, a bug with a table of cures, and a page with only text.
SAMPLE = ("lesson-03-parent-first", "question-27-button-in-a-tapped-card", "bug-01-row-needs-a-long-press", "note-articles")


def names():
    if not os.environ.get("HITPATH_EVERY_PAGE"):
        return SAMPLE
    topics = ("lessons", "questions", "bugs", "notes")
    return tuple(name for topic in topics for name in gallery.hitpath("gallery", "--topic", topic, "--list").split())


@pytest.fixture(scope="module")
def folder():
    languages = ",".join(gallery.LANGUAGES)
    return gallery.shared("course", lambda made: gallery.hitpath("gallery", *names(), "-o", made, "--lang", languages))


@pytest.fixture
def visit(browser, folder):
    """Opens a page of the course, and checks afterwards that there were no error messages."""
    visits = []

    def visit(name, language="en", size=WIDE, **settings):
        ending = "" if language == "en" else f".{language}"
        context = browser.new_context(viewport=size, reduced_motion="reduce", **settings)
        opened = Opened(context, gallery.Report(language, folder / f"{name}{ending}.html"))
        visits.append((context, opened))
        return opened.page

    yield visit
    for context, opened in visits:
        none(opened.complaints)
        context.close()


LESSON = SAMPLE[0]
QUESTION = SAMPLE[1]

# A link of a text: to a step, to a page of the course or the list of rules, or to a report that others published.
LINK = (
    r"#(t\d+s\d+|run\d+-touch\d+)$|\./[\w-]+(\.zh-Hans)?\.html"
    r"|https://(github\.com/[\w.-]+/[\w.-]+/issues/\d+|stackoverflow\.com/q/\d+)$"
)



def test_nothing_is_marked_before_the_first_guess(visit):
    page = visit(LESSON)
    assert page.evaluate("document.querySelector('.touch.shown .stage').classList.contains('at-outcome')") is False
    assert page.locator(".touch.shown .story li[aria-current]").count() == 0
    assert page.locator(".beside .verdict:visible").count() == 0


def test_a_link_moves_the_stage_and_not_the_text(visit):
    page = visit(LESSON)
    link = page.locator(".words section > p > a[href^='#t2']").first
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    link.click()
    assert page.evaluate("scrollY") == before
    address = re.fullmatch(r"#t2s(\d+)", link.get_attribute("href"))
    expect(page.locator(".touch.shown")).to_have_attribute("data-touch", "2")
    expect(page.locator(".touch.shown .count")).to_contain_text(f"Step {address[1]} ")


def test_on_a_phone_the_screen_has_room_and_a_step_is_said_once(visit):
    page = visit(LESSON, size=PHONE)
    height = PHONE["height"]
    picture = page.locator(".touch.shown .look svg").bounding_box()
    assert picture["height"] > height / 5, "of a square screen"
    assert page.locator(".choice").first.bounding_box()["y"] < 1.2 * height, "before, it began a screen lower"
    page.locator(".touch.shown .player .next").click()
    said = page.locator(".touch.shown :is(.saying, .steps [aria-current])")
    sentence = page.locator(".touch.shown .saying").text_content()
    shown = [each for each in said.all() if each.is_visible() and sentence in each.text_content()]
    assert len(shown) == 1
    # What stays while the text is read leaves half of it.
    page.mouse.wheel(0, 3000)
    page.wait_for_timeout(100)
    stage = page.locator(".touch.shown .player").bounding_box()
    assert stage["y"] + stage["height"] < 0.51 * height


def test_tables_of_a_page_without_a_stage_have_all_the_room(visit):
    page = visit("note-articles")
    room = page.locator("main").bounding_box()["width"]
    assert page.locator(".words table").first.bounding_box()["width"] > 0.7 * room
    assert max(each.bounding_box()["width"] for each in page.locator(".words section > p").all()) < 750


def test_a_link_to_a_step_of_another_page_opens_it_there(visit):
    page = visit("note-articles")
    link = page.locator(f".words a[href^='./{LESSON}.html#t2']").first
    step = re.search(r"#t2s(\d+)$", link.get_attribute("href"))[1]
    link.click()
    expect(page.locator(".touch.shown")).to_have_attribute("data-touch", "2")
    expect(page.locator(".touch.shown .count")).to_contain_text(f"Step {step} ")


def test_an_option_tells_its_reason_and_whether_it_is_right(visit):
    page = visit(LESSON)
    wrong, right = page.locator(".choice:not(.right)").first, page.locator(".choice.right").first
    for choice in (wrong, right):
        assert not choice.locator("div").is_visible()
        choice.locator("summary").click()
        assert choice.locator("div").is_visible()
    assert right.locator("div").inner_text().startswith("Right")
    assert not wrong.locator("div").inner_text().startswith("Right")
    assert page.evaluate("getComputedStyle(document.querySelector('.choice.right')).borderColor") != page.evaluate(
        "getComputedStyle(document.querySelector('.choice:not(.right)[open]')).borderColor"
    )


def test_the_first_choice_is_remembered_and_no_later_one(visit):
    page = visit(LESSON)
    first, second = page.locator(".choices").first.locator(".choice").all()[:2]
    for choice in (first, second):
        choice.locator("summary").click()
    kept = page.evaluate("({ ...localStorage })")
    assert len(kept) == 1
    assert next(iter(kept.values())).split()[0] == first.get_attribute("data-key")


def test_the_index_ticks_a_page_whose_questions_are_answered(visit):
    page = visit(LESSON)
    for choices in page.locator(".choices").all():
        choices.locator(".choice > summary").first.click()
    page.locator("a[rel=up]").click()
    ticked = page.locator(".card:has(.done) a")
    expect(ticked).to_have_count(1)
    assert ticked.get_attribute("href") == f"./{LESSON}.html"


def test_a_question_does_not_answer_before_the_reader_has(visit):
    page = visit(QUESTION)
    half = page.locator("[data-section=half]")
    assert not half.is_visible()
    wrong = page.locator("[data-section=answer] .choice:not(.right)").all()
    wrong[0].locator("summary").click()
    assert not half.is_visible()
    # The first try is kept, and after it there is another.
    page.wait_for_function("localStorage.length > 0")
    page.reload()
    assert not half.is_visible()
    wrong[1].locator("summary").click()
    expect(half).to_be_visible()
    page.reload()
    expect(half).to_be_visible()


def test_hints_come_one_by_one_when_they_are_asked_for(visit):
    page = visit(QUESTION)
    choices = page.locator("[data-section=answer] .choices")
    hints, more = choices.locator(".hints > li:visible"), choices.locator(".more-hints")
    expect(hints).to_have_count(0)
    more.click()
    # The rule comes first, the step before the one that proves the right answer last.
    expect(hints).to_have_count(1)
    assert hints.first.inner_text().startswith("GR-")
    more.click()
    link = hints.last.locator("a")
    number = re.compile(r"s(\d+)$")
    proof = choices.locator(".choice.right a[href^='#']").first.get_attribute("href")
    step = int(number.search(link.get_attribute("href"))[1])
    assert 0 < step < int(number.search(proof)[1])
    expect(page.locator(".touch.shown .count")).to_contain_text(f"Step {step} ")
    expect(more).to_have_count(0)
    none(violations(page))
    assert not page.locator("[data-section=half]").is_visible()
    # Where a view is asked for, the measure that decides comes between.
    page = visit(LESSON)
    choices = page.locator(".choices").first
    for _ in range(2):
        choices.locator(".more-hints").click()
    measure = choices.locator(".hints > li:visible").nth(1)
    assert "10 pt" in measure.inner_text()
    assert measure.locator("a").get_attribute("href").startswith("#t2s")


def test_an_option_of_a_changed_run_plays_that_run_until_the_text_leads_back(visit):
    page = visit(QUESTION)
    page.locator(".choice.right > summary").first.click()
    choice = page.locator(".choice[data-run]").first
    run = page.locator(f"#{choice.get_attribute('data-run')}")
    expect(run).to_be_hidden()
    choice.locator("summary").click()
    expect(run).to_be_visible()
    assert run.get_by_role("heading").first.inner_text() == "Buy.baseClass = UIControl"
    expect(page.locator("section.touch:not(.variant *):visible")).to_have_count(0)
    page.locator("[data-section=proof] a").first.click()
    expect(run).to_be_hidden()
    expect(page.locator("section.touch:not(.variant *):visible")).to_have_count(1)


def test_the_details_hold_all_steps_and_the_outline(visit):
    page = visit(LESSON)
    page.locator("#details > summary").click()
    steps = page.locator(".steps-of-all")
    expect(steps.locator("h2")).to_have_count(3)
    count = page.locator(".beside > section.touch .story li[value]").count()
    expect(steps.locator(".story li[value]:visible")).to_have_count(count)
    assert steps.locator(".outline").count() == 3
    none(measured(page, "repeatedIds"))


def test_the_player_is_in_the_first_screen(visit):
    page = visit(LESSON, size={"width": 1440, "height": 900})
    box = page.locator(".touch.shown .player").bounding_box()
    assert box["y"] + box["height"] <= 900


def forms():
    """Every page in every language, or each page of the sample in one language, in turn."""
    if os.environ.get("HITPATH_EVERY_PAGE"):
        return [(name, language) for name in names() for language in gallery.LANGUAGES]
    return [(name, gallery.LANGUAGES[place % 2]) for place, name in enumerate(SAMPLE)]


@pytest.mark.parametrize(("name", "language"), forms())
def test_the_page_is_whole_in_all_forms(visit, name, language):
    page = visit(name, language)
    none(measured(page, "repeatedIds") + measured(page, "danglingReferences"))
    assert page.locator("h1").count() == 1
    page.evaluate("document.querySelectorAll('.choice').forEach((each) => { each.open = true; })")
    expect(page.locator("main.guessing")).to_have_count(0)
    none(violations(page))
    page.emulate_media(color_scheme="dark")
    none(violations(page, runOnly={"type": "rule", "values": ["color-contrast"]}))
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    links = {link.get_attribute("href") for link in page.locator(".words a").all()}
    assert all(re.match(LINK, link) for link in links), links


def test_without_scripts_the_text_the_screen_and_the_reasons_are_there(visit):
    page = visit(LESSON, java_script_enabled=False)
    assert page.locator("h1, .lead, .beside svg >> visible=true").count() >= 3
    choice = page.locator(".choice").first
    choice.locator("summary").click()
    assert choice.locator("div").is_visible()


def test_a_page_links_to_the_same_in_the_other_language(visit):
    page = visit(LESSON)
    page.locator("a[hreflang=zh-Hans]").click()
    expect(page.locator("h1")).to_have_text("先问父视图")


def test_the_index_finds_words_of_all_texts_rules_and_classes(visit):
    page = visit("index")
    shown = page.locator(".card:not([hidden]) a")

    def found():
        return {link.get_attribute("href") for link in shown.all()}

    count = len(found())
    # This word stands in the text of the lesson, and not in its title or summary.
    assert "bounds" not in page.locator(f'.card:has(a[href="./{LESSON}.html"])').inner_text()
    page.fill("input[type=search]", "bounds parent")
    expect(page.locator(".hits")).to_contain_text(f"of {count} pages")
    assert f"./{LESSON}.html" in found() and len(found()) < count
    page.fill("input[type=search]", "")
    page.select_option("select[name=rule]", "HT-15")
    cited = found()
    assert cited >= {f"./{LESSON}.html", f"./{SAMPLE[3]}.html"} and len(cited) < count
    page.reload()
    assert found() == cited
    page.select_option("select[name=rule]", "")
    page.select_option("select[name=class]", "UITableView")
    assert f"./{SAMPLE[2]}.html" in found() and f"./{LESSON}.html" not in found()


def test_the_index_finds_chinese_words(visit):
    page = visit("index", "zh-Hans")
    count = page.locator(".card:not([hidden])").count()
    page.fill("input[type=search]", "自己的坐标")
    expect(page.locator(".card:not([hidden])").first).to_be_visible()
    expect(page.locator(".card:not([hidden])")).not_to_have_count(count)
    expect(page.locator(".card:not([hidden])").first).to_be_visible()


# What people type, with the page that they mean: other words for the same, endings, and words that say nothing.
MEANT = {
    "en": {
        "button in cell not working": "bug-08-button-on-the-cell",
        "explain responder chain": "question-14-down-and-up",
        "gesture conflict": "question-31-two-gestures-at-once",
        "conflicting gestures": "question-31-two-gestures-at-once",
        "increase the tap area": "question-09-larger-touch-area",
        "Swipe back doesn't work": "bug-42-back-button-of-my-own",
        "UIButton not responding inside UIStackView": "bug-34-stack-views",
        "tap on UILabel not working": "bug-04-label-does-not-react",
        "button doesn't fire when animating": "bug-18-moving-button",
        "SwiftUI overlay window": "bug-46-toast-of-swiftui",
    },
    "zh-Hans": {
        "响应者链": "question-14-down-and-up",
        "手势冲突": "bug-11-pinch-or-rotation",
        "扩大点击区域": "question-09-larger-touch-area",
        "侧滑返回": "bug-42-back-button-of-my-own",
        "cell里的按钮点不动": "bug-08-button-on-the-cell",
        "window遮挡点击": "bug-20-window-in-front",
        "双击单击同时触发": "bug-16-single-and-double-tap",
        "动画过程中点击按钮": "bug-18-moving-button",
    },
}


@pytest.fixture(scope="module")
def many():
    """An index of the pages that are meant, and of as many that might be taken for them."""
    pages = {page for meant in MEANT.values() for page in meant.values()} | set(SAMPLE) | {
        "bug-13-swipe-back-over-a-pager", "bug-17-recognizer-on-a-button", "bug-20-window-in-front", "bug-27-under-a-bar",
        "bug-32-large-touch-area", "question-30-single-and-double-tap",
        "lesson-09-up-the-chain", "note-dead-button", "question-24-recognizer-or-view", "question-35-recognizer-without-target",
    }
    languages = ",".join(gallery.LANGUAGES)
    return gallery.shared("many", lambda made: gallery.hitpath("gallery", *sorted(pages), "-o", made, "--lang", languages))


@pytest.mark.parametrize("language", MEANT)
def test_the_index_finds_what_people_type(browser, many, language):
    ending = "" if language == "en" else f".{language}"
    context = browser.new_context(viewport=WIDE)
    opened = Opened(context, gallery.Report(language, many / f"index{ending}.html"))
    page = opened.page
    count = page.locator(".card").count()
    for typed, meant in MEANT[language].items():
        page.fill("input[type=search]", typed)
        expect(page.locator(".best a").first).to_have_attribute("href", f"./{meant}{ending}.html")
        assert page.locator(".card:not([hidden])").count() < count
        assert page.locator(".best a").count() <= 5
    if language == "en":
        # A single page has all of these words, and pages that have most of them are suggested after it.
        page.fill("input[type=search]", "UIStackView background not working")
        assert page.locator(".card:not([hidden])").count() == 1 and page.locator(".best a").count() > 1
    # No page has all of this, so those with most of it are shown.
    page.fill("input[type=search]", "hitTest zzzz")
    expect(page.locator(".card:not([hidden])").first).to_be_visible()
    page.fill("input[type=search]", "zzzz")
    expect(page.locator(".card:not([hidden])")).to_have_count(0)
    expect(page.locator(".best")).to_be_hidden()
    none(opened.complaints)
    context.close()
