"""The course on a web host: its pages work under their own policy, and load nothing from elsewhere."""

import functools
import gzip
import http.server
import threading
import urllib.request

import pytest

import gallery
from conftest import Opened, none

PAGE = "lesson-03-parent-first"

# Its address is in its pages, so that one process makes and serves it.
pytestmark = pytest.mark.xdist_group("site")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site():
    """The address of a site with one lesson and one scenario."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    address = f"http://127.0.0.1:{server.server_port}/"
    # A folder for each address: another process may serve the site too.
    folder = gallery.temporary() / f"site-{server.server_port}"
    server.RequestHandlerClass = functools.partial(Quiet, directory=folder)
    gallery.hitpath("gallery", PAGE, "dead-row", "--site", address, "--lang", "en,zh-Hans", "-o", folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address
    server.shutdown()


class Address:
    def __init__(self, url):
        self.url = url


@pytest.mark.parametrize("file", ("", "index.zh-Hans.html", f"{PAGE}.html", "dead-row.zh-Hans.html", "404.html"))
def test_a_page_keeps_its_own_policy_and_asks_nobody_else(browser, site, file):
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    opened = Opened(context, Address(site + file))
    page = opened.page
    if file == f"{PAGE}.html":
        # Choosing an option and stepping run what sets styles.
        page.locator(".choice summary").first.click()
        page.keyboard.press("ArrowRight")
        assert page.locator(".touch.shown .player").is_visible()
        option = page.locator(".choice > summary > span").first
        assert option.evaluate("each => getComputedStyle(each).fontSize") == "16px", "the size of text"
    # As hosts send it; the page has everything that it shows, pictures too.
    assert len(gzip.compress(urllib.request.urlopen(opened.page.url).read())) < 100_000
    none(opened.complaints)
    none([url for url in opened.requests if not url.startswith(site)])
    assert context.cookies() == []
    assert page.evaluate("getComputedStyle(document.body).fontFamily") != ""
    assert page.evaluate("document.styleSheets.length") == 1
    context.close()
