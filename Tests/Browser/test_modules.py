"""The modules of the pages' scripts, each loaded by itself: the walk through a touch, the address, names, places, the
tap map; and the types of all of them."""

import json
import shutil
import subprocess

import pytest

import gallery

SCRIPTS = gallery.ROOT / "templates/script"
PAGE = """<!doctype html><html lang="en"><body class="{classes}">
<script type="application/json" id="hp-data">{{
  "texts": {{"start": "Start", "gets": "{{view}} gets {{point}}"}},
  "size": [100, 100], "touches": [], "cut": {{"a very long name": "a_2e_"}},
  "views": [
    ["Window", [0, 0, 100, 100], null, [0, 0, 100, 100]],
    ["Turned", [50, 10, 50, 30, 10, 30, 10, 10], null, [10, 0, 20, 40]]
  ],
  "variantViews": {{"1": [["Window", [0, 0, 50, 0, 50, 50, 0, 50], null, [0, 0, 50, 50]]]}}
}}</script>
<section class="touch"><p class="verdict">Window gets it.</p>
<div><ol class="story" data-count="6">
<li class="beat"><details><summary><b>Found</b></summary><ol class="steps">
<li value="1" data-v="Window" data-e="1-3"><p>Window contains it.</p>
  <ul class="marks" hidden><li class="asked" data-v="Window">contains it</li></ul></li>
<li value="2" data-v="Row%201" data-e="4 6"><p>Row 1 refuses.</p>
  <ul class="marks" hidden><li class="refused" data-v="Row%201">no</li><li class="held" data-v="Row%202">waits</li></ul></li>
<li class="gap">3 steps</li></ol></details></li>
<li class="beat"><details><summary><b>Result</b></summary><ol class="steps">
<li value="6" data-v="Window" data-e="9-10"><p>Window it is.</p>
  <ul class="marks" hidden><li class="hit" data-v="Window">hit</li></ul></li></ol></details></li>
</ol><ul class="marks" hidden><li class="gets" data-v="Window">got it</li></ul></div></section></body></html>"""


@pytest.fixture(scope="module")
def context(browser):
    """Serves the modules and a page that has only what they read."""
    context = browser.new_context()

    def answer(route):
        name = route.request.url.rsplit("/", 1)[-1]
        if name.endswith(".js"):
            route.fulfill(path=SCRIPTS / name, content_type="text/javascript")
        else:
            route.fulfill(body=PAGE.format(classes=name), content_type="text/html")

    context.route("http://modules.test/**", answer)
    yield context
    context.close()


@pytest.fixture
def run(context):
    """Runs an expression on a page, with the exports of the named modules."""
    page = context.new_page()

    def run(expression, *modules, classes="report"):
        page.goto(f"http://modules.test/{classes}")
        imports = ", ".join(f"import('./{module}.js')" for module in modules)
        return page.evaluate(f"async () => {{ const [{', '.join(part.replace('-', '_') for part in modules)}]"
                             f" = await Promise.all([{imports}]); return {expression}; }}")

    yield run
    page.close()


WALK = "new walk.Walk(document.querySelector('.story'))"
CHANGES = "walk.changes.map((each) => each.map(([name, before, after]) => [name, before?.mark ?? null, after.mark]))"


def test_a_walk_knows_its_steps_parts_and_marks_and_the_outcome_after_them(run):
    assert run(
        "((walk) => ({ numbers: walk.numbers, last: walk.last, found: walk.found, total: walk.total,"
        " beats: walk.beats.map(({ first, count }) => [first, count]),"
        f" changes: {CHANGES} }}))({WALK})",
        "walk",
    ) == {
        "numbers": [1, 2, 6], "last": 4, "found": 3, "total": 6, "beats": [[1, 2], [3, 1]],
        "changes": [
            [["Window", None, "asked"]],
            [["Row_20_1", None, "refused"], ["Row_20_2", None, "held"]],
            [["Window", "asked", "hit"]],
            [["Window", "hit", "gets"]],
        ],
    }


@pytest.mark.parametrize(("way", "marks"), [
    ((0, 1), {"Window": "asked"}),
    ((0, 3), {"Window": "hit", "Row_20_1": "refused", "Row_20_2": "held"}),
    ((3, 4), {"Window": "gets"}),
    ((4, 2), {"Window": "asked"}),
    ((3, 0), {"Window": None, "Row_20_1": None, "Row_20_2": None}),
    ((2, 2), {}),
])
def test_marks_differ_between_two_positions_forth_and_back(run, way, marks):
    found = f"[...{WALK}.between({way[0]}, {way[1]})].map(([name, given]) => [name, given?.mark ?? null])"
    assert run(f"Object.fromEntries({found})", "walk") == marks


def test_objects_events_and_numbers_lead_to_positions(run):
    positions = run(
        f"((walk) => [walk.positionOf('Window'), walk.positionOf('Row_20_2'), walk.positionOf('None'),"
        " walk.positionOfEvent(6), walk.positionOfEvent(5), walk.positionOfEvent(99),"
        f" walk.positionOfNumber(0), walk.positionOfNumber(4), walk.positionOfNumber(6), walk.positionOfNumber(7), walk.number(3)])({WALK})",
        "walk",
    )
    assert positions == [1, 2, 0, 2, 2, 3, 0, 2, 3, 4, 6]


def test_a_walk_says_its_sentences(run):
    assert run(f"[0, 1, 3, 4].map((at) => {WALK}.sentence(at))", "walk") == [
        "Start", "Window contains it.", "Window it is.", "Window gets it."]


@pytest.mark.parametrize(("hash", "parts"), [
    ("#t2s4&theme=dark", {"touch": "2", "step": "4", "theme": "dark"}),
    ("#t2", {"touch": "2"}),
    ("#touch2", {"touch": "2"}),
    ("#touch2-hit-path", {"touch2-hit-path": ""}),
    ("", {}),
])
def test_addresses_are_read(run, hash, parts):
    found = run(f"address.readAddress('{hash}')", "address")
    assert {name: value for name, value in found.items() if value is not None} == parts


def test_the_address_says_touch_step_and_theme_and_nothing_while_the_page_asks(run):
    change = (
        "(state.page.shown = Object.assign(document.createElement('section'), { id: 's' }),"
        " state.page.shown.dataset.touch = '2', state.page.main = { walk: { number: (at) => 10 * at, last: 9 }, position: 3 },"
        " address.remembered.theme = 'dark', address.address())"
    )
    assert run(change, "state", "address") == "#t2s30&theme=dark"
    assert run(change, "state", "address", classes="asking") == "#theme=dark"


@pytest.mark.parametrize(("way", "lift", "words"), [
    ([(160, 90, 1000)], 1060, ["tap", "160,90"]),
    ([(160, 90, 1000), (166, 97, 1100)], 1200, ["tap", "160,90"]),
    ([(160, 90, 1000)], 1720, ["hold", "160,90,0.7"]),
    ([(160, 250, 1000), (160, 236, 1100), (160, 150, 1400)], 1400, ["drag", "160,250,160,150,0,0.3"]),
    ([(160, 250, 1000), (160, 236, 1900), (160, 150, 2200)], 2200, ["drag", "160,250,160,150,0.9,0.3"]),
])
def test_a_gesture_has_the_reader_s_own_time(run, way, lift, words):
    """A finger that moves by 10 points at most makes a tap, or after half a second a hold; docs/report.md says so."""
    points = [{"at": [x, y], "time": time} for x, y, time in way]
    assert run(f"gesture.gestureOf({json.dumps(points)}, {lift})", "gesture") == words


def test_the_state_begins_with_nothing_shown(run):
    assert run("state.page", "state") == {
        "main": None, "players": [], "shown": None, "pressed": None, "isTimed": False, "isEditing": False, "isOnPaper": False}


def test_names_of_objects_are_those_of_ids(run):
    names = run("['Row 1', 'a-b', '商', 'a very long name'].map(objects.nameOf)", "objects")
    assert names == ["Row_20_1", "a-b", "_5546_", "a_2e_"]


def test_texts_are_filled_and_numbers_are_short(run):
    said = run("[texts.say('gets', { view: 'A', point: texts.pointText(1.005, -0.001) }), texts.say('none'),"
               " texts.number(2.5)]", "texts")
    assert said == ["A gets (1, 0)", "none", "2.5"]


def test_a_point_of_a_turned_view_is_found_on_the_screen(run):
    assert run("geometry.onScreen(geometry.viewOf('Turned'), 20, 20)", "geometry") == [30, 20]
    assert run("geometry.viewOf('Window', '1').bounds", "geometry") == [0, 0, 50, 50]
    assert run("geometry.viewOf('Turned', '1').bounds[0]", "geometry") == 10


def test_a_tap_is_answered_by_the_questions_before_it(run):
    taps = {
        "views": [0, "Front", "Back"], "names": {"1": "Front “A”"},
        "pieces": [[2, 2, 0, 0, 10, 0, 10, 10, 0, 10], [0, 0, 20, 0, 30, 10]],
        "questions": [0, 0, 1, 1, 1, 1, 2, 0, 1],
        "answers": [["path", "asks on", "says yes"], ["refused", "refuses"]],
    }
    assert run(f"tapmap.tapAt({taps}, 5, 5)", "tapmap") == {
        "view": "Back",
        "asked": [
            {"view": "Window", "mark": "path", "told": "Window asks on"},
            {"view": "Front", "mark": "refused", "told": "Front “A” refuses"},
            {"view": "Back", "mark": "hit", "told": "Back says yes"},
        ],
    }
    # Two corners are a rectangle.
    assert run(f"tapmap.tapAt({taps}, 25, 5)", "tapmap")["view"] == "Window"
    assert not run(f"tapmap.tapAt({taps}, 30, 5)", "tapmap").get("view")
    nobody = run(f"tapmap.tapAt({taps}, 15, 5)", "tapmap")
    assert not nobody.get("view") and nobody["asked"] == []
    # A piece without corners is the whole view.
    whole = run(f"tapmap.tapAt({taps | {'pieces': [[0, 0]]}}, 99, 99)", "tapmap")
    assert whole == {"view": "Window", "asked": [{"view": "Window", "mark": "hit", "told": "Window says yes"}]}


def test_the_types_of_the_scripts_fit():
    compiler = shutil.which("tsc")
    assert compiler, "tsc is not here: Scripts/install-packages.sh test installs it"
    done = subprocess.run([compiler, "--project", SCRIPTS, "--pretty", "false"], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout
