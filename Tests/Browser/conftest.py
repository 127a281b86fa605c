"""A Chromium for the page tests, and one open page per report, shared by the tests on that report."""

import contextlib
import json
import os
import signal
import subprocess
import time

import pytest
from playwright.sync_api import sync_playwright

import gallery
import unchanged

WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


def none(found):
    """Fails with one line for each thing found."""
    if found:
        pytest.fail("\n".join(map(str, found)), pytrace=False)


def settles(holds, seconds=15):
    """Waits until the condition becomes true; returns whether it does before a slow machine would have had time."""
    end = time.monotonic() + seconds
    while not (held := holds()) and time.monotonic() < end:
        time.sleep(0.05)
    return held


def on_paper(page, begins=True):
    """Shows the page as printed, or as on the screen again; browsers that print tell the page at once, too."""
    page.emulate_media(media="print" if begins else "screen")
    page.evaluate(f"dispatchEvent(new Event('{'before' if begins else 'after'}print'))")


@contextlib.contextmanager
def serving(folder, *options):
    """Serves a folder, and gives the address."""
    command = [os.environ["HITPATH"], "serve", str(folder), "--port", "0", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        yield process.stdout.readline().strip()
        process.send_signal(signal.SIGTERM)


AT = """async ([x, y]) => {
  const place = () => {
    const svg = document.querySelector('.touch.shown .look .scroll svg');
    const { a, d, e, f } = svg.getScreenCTM();
    const size = JSON.parse(document.querySelector('#hp-data').textContent).size;
    const unit = svg.querySelector('.screen > rect').width.baseVal.value / size[0];
    return [a * x * unit + e, d * y * unit + f];
  };
  for (let [now, before] = [place(), null]; ; [now, before] = [place(), now]) {
    if (now.every((each, axis) => each === before?.[axis])) return now;
    await new Promise(requestAnimationFrame);
  }
}"""


def at(page, x, y):
    """A point of the screen in pixels of the window, as soon as the screen stands still."""
    return page.evaluate(AT, [x, y])


def drag_to(page, x, y, holds):
    """Moves the held pointer to a point of the screen, and again while the answer above moves the screen, as people do."""
    def there():
        # The last move counts at the lift, and its answer may follow that of an earlier one.
        if holds() and not page.asked:
            page.wait_for_timeout(400)
            if holds() and not page.asked:
                return True
        page.mouse.move(*at(page, x, y))
        return False
    return settles(there)


@pytest.fixture
def live(browser):
    """A page that may copy and save, and that has nothing to complain of at its end."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, accept_downloads=True)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.complaints = []
    page.on("console", lambda message: message.type == "error" and page.complaints.append(message.text))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    # What the server has not answered yet, except for the changes of files, which it may never tell of.
    page.asked = set()
    page.on("request", lambda request: request.resource_type == "fetch" and "/-/changes" not in request.url
            and page.asked.add(request))
    for end in ("requestfinished", "requestfailed"):
        page.on(end, lambda request: page.asked.discard(request))
    yield page
    none(page.complaints)
    context.close()


# An environment variable of a run's processes: the names of skipped tests, as JSON; missing if all tests run.
LEFT_OUT = "HITPATH_TESTS_LEFT_OUT"


def pytest_configure(config):
    """Makes the folder of the run before its processes begin, so that they share their files, and finds what
    passed before. Only `make test` keeps notes, which HITPATH_NOTES says."""
    gallery.temporary()
    if "HITPATH_NOTES" in os.environ and not hasattr(config, "workerinput"):
        pages = {report.name: unchanged.digest(report.file.read_bytes()) for report in gallery.reports()}
        config.notes = unchanged.Notes(browser_path(), pages)
        os.environ[LEFT_OUT] = json.dumps([config.notes.is_same, sorted(config.notes.same_pages)])


def pytest_sessionfinish(session, exitstatus):
    if exitstatus == pytest.ExitCode.OK and hasattr(session.config, "notes"):
        session.config.notes.write(gallery.calls())


def pytest_terminal_summary(terminalreporter, config):
    """Says what did not run."""
    notes = getattr(config, "notes", None)
    if notes and notes.is_same:
        terminalreporter.write_line("Left out: tests that passed before with the same pages, pictures and answers.")
    elif notes and notes.same_pages:
        terminalreporter.write_line(f"Left out: tests that passed before with {', '.join(sorted(notes.same_pages))}.")


def pytest_generate_tests(metafunc):
    """Runs each test that takes a report for all of them, or for those that its module's function `concerns` takes."""
    if "report" in metafunc.fixturenames:
        try:
            reports = gallery.reports()
        except RuntimeError as error:
            raise pytest.UsageError(str(error)) from error
        concerns = getattr(metafunc.module, "concerns", lambda report: True)
        reports = [report for report in reports if concerns(report)]
        metafunc.parametrize("report", reports, ids=lambda report: report.name, scope="module")


def pytest_collection_modifyitems(config, items):
    """Skips what passed before with the same inputs, and keeps the tests on one open page in one process, if several
    processes share the work."""
    is_same, pages = json.loads(os.environ.get(LEFT_OUT, "[false, []]"))
    left_out = [item for item in items if unchanged.is_left_out(item.module.__name__, report_of(item), is_same, pages)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
    for item in items:
        if report := report_of(item):
            item.add_marker(pytest.mark.xdist_group(f"{item.module.__name__}-{report}"))


def report_of(item):
    """The name of the report that a test takes."""
    callspec = getattr(item, "callspec", None)
    return callspec.params["report"].name if callspec and "report" in callspec.params else None


def browser_path():
    find = gallery.ROOT / "Scripts/find-browser.sh"
    return subprocess.run([str(find)], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = playwright.chromium.launch(executable_path=browser_path())
    yield browser
    browser.close()


class Opened:
    """A report in the browser, with its requests and its error messages."""

    def __init__(self, context, report):
        self.report = report
        self.complaints = []
        self.requests = []
        self.page = context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(report.url, wait_until="load")

    def _note(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def show(self, size=None, scheme="light", media="screen"):
        """Sets window size, colour scheme and medium."""
        self.page.set_viewport_size(size or WIDE)
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        on_paper(self.page, media == "print")
        return self.page


@pytest.fixture
def opens(browser):
    """Opens a page at an address, in a context of its own; what pages complain of fails the test."""
    contexts = []

    def open_page(file, address="", **options):
        # A page that nobody has made fails the test, unless it is made of a sample.
        if not file.exists() and not (gallery.ROOT / "../shared").exists():
            pytest.skip(f"{file.name} is made of a sample in ../shared, which is not there")
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        opened = Opened(context, gallery.Report("en", file))
        contexts.append((context, opened))
        if address:
            opened.page.goto("about:blank")
            opened.page.goto(opened.report.url + address)
        return opened.page

    yield open_page
    for context, opened in contexts:
        context.close()
        none(opened.complaints)


@pytest.fixture(scope="module")
def opened(browser, report):
    context = browser.new_context(viewport=WIDE, color_scheme="light", reduced_motion="reduce")
    yield Opened(context, report)
    context.close()


@pytest.fixture(scope="module")
def opened_without_scripts(browser, report):
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    yield Opened(context, report)
    context.close()


@pytest.fixture
def light(opened):
    return opened.show()


@pytest.fixture
def dark(opened):
    return opened.show(scheme="dark")


@pytest.fixture
def phone(opened):
    return opened.show(size=PHONE)


@pytest.fixture
def paper(opened):
    return opened.show(media="print")
