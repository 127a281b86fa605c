"""What readers of the course do themselves: they try changes until a task is solved, press the view that gets a touch, and
guess before they see a cure."""

import pytest
from playwright.sync_api import expect

import gallery
from conftest import PHONE, WIDE, Opened, none
from test_pages import measured, violations

LESSON, BUG, QUESTION = "lesson-03-parent-first", "bug-02-button-outside-its-bar", "question-02-when-nil"
# The first screen of a laptop and of a small phone.
SCREENS = {"laptop": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 800}}


@pytest.fixture(scope="module")
def folder():
    languages = ",".join(gallery.LANGUAGES)
    make = lambda made: gallery.hitpath("gallery", LESSON, BUG, QUESTION, "-o", made, "--lang", languages)
    return gallery.shared("tasks", make)


@pytest.fixture
def visit(browser, folder):
    visits = []

    def visit(name, language="en", size=WIDE, address="", **settings):
        ending = "" if language == "en" else f".{language}"
        context = browser.new_context(viewport=size, reduced_motion="reduce", **settings)
        opened = Opened(context, gallery.Report(language, folder / f"{name}{ending}.html"))
        visits.append((context, opened))
        if address:
            opened.page.goto("about:blank")
            opened.page.goto(opened.report.url + address)
        return opened.page

    yield visit
    for context, opened in visits:
        none(opened.complaints)
        context.close()


# MARK: A task


@pytest.mark.parametrize("language", gallery.LANGUAGES)
def test_exactly_the_right_change_solves_the_task(visit, language):
    page = visit(LESSON, language)
    task = page.locator(".task")
    # As things stand, touch 2 does not reach the button.
    assert [goal.get_attribute("class") for goal in task.locator("> .goals > li").all()] == ["met", "missed", "met"]
    solved = {}
    for trial in task.locator(".trial").all():
        trial.locator("summary").click()
        expect(task.locator(".trial[open]")).to_have_count(1)
        missed = trial.locator(".missed").count()
        assert trial.locator(".result").is_visible()
        # What comes instead is said beside each goal that is missed.
        assert trial.locator(".missed small").count() == missed
        solved[trial.get_attribute("data-key")] = missed == 0
    assert solved == {"close-wider": False, "no-clipping": False, "card-wider": False, "card-asks": True}
    none(violations(page))
    page.emulate_media(color_scheme="dark")
    none(violations(page, runOnly={"type": "rule", "values": ["color-contrast"]}))


def test_the_stage_plays_the_run_of_the_change(visit):
    page = visit(LESSON)
    trial = page.locator(".trial[data-key=card-wider]")
    trial.locator("summary").click()
    run = page.locator(".beside > .variant.shown")
    assert run.get_by_role("heading").first.inner_text() == "Card.pointInside = {outset: {top: 22, right: 22}}"
    # It shows the touch whose goal is missed, at its end.
    expect(run.locator("section.touch.shown")).to_have_attribute("data-touch", "3")
    expect(run.locator("section.touch.shown .count")).to_contain_text("Outcome")
    trial.locator(".met a").nth(1).click()
    expect(run.locator("section.touch.shown")).to_have_attribute("data-touch", "2")
    # A change that changes nothing leads to the page's own touches.
    page.locator(".trial[data-key=no-clipping] summary").click()
    expect(run).to_be_hidden()
    expect(page.locator(".beside > section.touch.shown")).to_have_attribute("data-touch", "2")


def test_a_task_can_be_done_with_keys_and_on_a_phone(visit):
    page = visit(LESSON, size=PHONE)
    page.locator(".trial[data-key=card-asks] summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".trial[data-key=card-asks] .result")).to_have_text("Solved.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_without_scripts_a_task_tells_what_comes_of_each_change(visit):
    page = visit(LESSON, java_script_enabled=False)
    trial = page.locator(".trial[data-key=card-wider]")
    trial.locator("summary").click()
    assert trial.locator(".missed small").inner_text().startswith("Card gets the tap")


# MARK: An answer on the picture


def shape(page, view):
    return page.locator(f".touch.shown .picking [id$='view-{view}']")


def test_the_reader_presses_the_view_that_gets_the_touch(visit):
    page = visit(LESSON)
    # The question is about touch 2, and the stage shows it before anything has happened.
    expect(page.locator(".touch.shown")).to_have_attribute("data-touch", "2")
    expect(page.locator(".how")).to_be_visible()
    box = shape(page, "Card").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 5)
    question = page.locator(".choices[data-question=outside-the-card]")
    wrong = question.locator(".choice[data-key=card]")
    expect(wrong).to_have_attribute("open", "")
    expect(page.locator(".how")).to_have_count(0)
    # Once more, and right.
    question.locator(".pick").click()
    box = shape(page, "Page").bounding_box()
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    expect(question.locator(".choice[data-key=page]")).to_have_attribute("open", "")
    none(measured(page, "repeatedIds"))


def test_a_view_that_no_option_names_is_told(visit):
    page = visit(LESSON)
    shape(page, "UIWindow").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".how")).to_have_text("UIWindow does not get it. Press another view.")
    expect(page.locator(".choice[open]")).to_have_count(0)


def test_the_keyboard_answers_on_the_picture(visit):
    page = visit(LESSON)
    views = page.locator(".picking [role=button]")
    assert {view.get_attribute("aria-label") for view in views.all()} == {"UIWindow", "Page", "Card", "Close"}
    none(violations(page))
    shape(page, "Page").focus()
    page.keyboard.press(" ")
    expect(page.locator(".choice[data-key=page]")).to_have_attribute("open", "")
    assert page.evaluate("document.activeElement.closest('.choice').dataset.key") == "page"
    page.locator(".choices[data-question=outside-the-card] .pick").click()
    page.keyboard.press("Escape")
    expect(page.locator(".picking")).to_have_count(0)
    assert page.locator("[data-live] [role=button]").count() == 0


def test_a_question_that_changes_the_screen_is_asked_on_that_screen(visit):
    page = visit(LESSON)
    page.locator(".choices[data-question=badge] .pick").click()
    expect(page.locator(".beside > .variant.shown .picking")).to_be_visible()
    shape(page, "Badge").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice[data-key=badge]")).to_have_attribute("open", "")


def test_playing_the_stage_ends_the_question_and_an_address_does_not_begin_it(visit):
    page = visit(LESSON)
    page.locator(".touch.shown .player button.next").click()
    expect(page.locator(".picking, .how")).to_have_count(0)
    page = visit(LESSON, address="#t1s3")
    expect(page.locator(".touch.shown")).to_have_attribute("data-touch", "1")
    expect(page.locator(".how")).to_have_count(0)


# MARK: A cure


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("language", gallery.LANGUAGES)
def test_the_cure_is_on_the_first_screen(visit, size, language):
    page = visit(BUG, language, SCREENS[size])
    box = page.locator(".brief").bounding_box()
    assert 0 < box["y"] and box["y"] + box["height"] <= SCREENS[size]["height"]
    assert page.evaluate("scrollY") == 0


def test_who_wants_to_guess_first_hides_the_cure(visit):
    page = visit(BUG)
    hidden = page.locator(".brief, [data-section=why], [data-section=cures], [data-section=myths]")
    assert all(each.is_visible() for each in hidden.all())
    page.locator(".brief button").click()
    assert not any(each.is_visible() for each in hidden.all())
    assert page.locator("[data-section=guess] .choice").first.is_visible()
    # The second wrong answer opens everything, as the right one does.
    page.locator("[data-section=guess] .choice.right summary").click()
    expect(page.locator(".brief")).to_be_visible()
    assert page.locator("[data-section=cures]").is_visible()


def test_the_cure_can_be_shown_without_an_answer(visit):
    page = visit(BUG, size=SCREENS["phone"])
    page.locator(".brief button").click()
    page.locator(".show-cure").click()
    expect(page.locator(".brief")).to_be_visible()
    expect(page.locator(".show-cure")).to_be_hidden()


# MARK: Pictures and terms


def test_a_term_shows_its_note_to_pointer_and_keyboard(visit):
    page = visit(LESSON)
    term = page.locator(".term").first
    shown = "getComputedStyle(document.querySelector('.term'), '::after').display"
    assert page.evaluate(shown) == "none"
    term.hover()
    assert page.evaluate(shown) == "block"
    page.mouse.move(0, 0)
    assert page.evaluate(shown) == "none"
    page.keyboard.press("Tab")
    term.focus()
    assert page.evaluate(shown) == "block"
    assert len(term.get_attribute("data-note")) > 20


def test_the_picture_stands_beside_the_text_and_fits_a_phone(visit):
    page = visit(LESSON, size=SCREENS["phone"])
    picture = page.locator("[data-section=walk] .beside-text svg")
    assert picture.get_attribute("aria-labelledby")
    box = picture.bounding_box()
    assert 0 < box["width"] <= 360
    # Half of the screen at least is left to the text.
    page.locator("[data-section=rule]").scroll_into_view_if_needed()
    stage = page.locator("div.beside").bounding_box()
    assert stage["y"] + stage["height"] <= 480
