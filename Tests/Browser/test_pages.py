"""Every page of the gallery, in every language, as a person meets it: wide and narrow, light and dark, on paper,
with scripts switched off, and through assistive technology."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlparse

import pytest
from axe_playwright_python.sync_playwright import Axe

import gallery
from conftest import PHONE, none

MEASURE = (Path(__file__).parent / "measure.js").read_text()


def measured(page, function):
    return page.evaluate(f"{MEASURE}.{function}()")


def violations(page, **options):
    """What axe finds by all its rules, those of good practice too, one line for each place."""
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [f"{rule['id']} ({rule['impact']}): {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def test_the_page_is_whole_by_itself(opened):
    """One file, nothing fetched, nothing in the console."""
    none(opened.complaints)
    fetched = {urldefrag(url).url for url in opened.requests if not url.startswith(("data:", "blob:"))}
    assert fetched == {opened.report.url}


def test_the_page_says_what_it_is(opened, light):
    assert light.locator("html").get_attribute("lang") == opened.report.language
    assert light.title().strip()
    assert light.locator("h1").count() == 1
    assert light.locator("h1").inner_text().strip()
    assert light.locator("main").count() == 1
    texts = light.locator("details.equivalent > pre").all_text_contents()
    assert all(text.strip() for text in texts), "a text that can be opened says something"
    assert texts or not light.locator("section.picture").count()


def test_the_page_is_light(report):
    """At most 180 KB for one touch, 260 KB for more and for variants, of which style and script at most 108 KB. From two dozen
    views on each adds 4.5 KB, since it is drawn up to four times, and a search adds 4 KB of script.

    The taps that a page has recorded are about 10 KB of it, and what lets it be pressed as much.
    """
    text = report.file.read_bytes()
    most = 260 if text.count(b'<section class="touch"') > 1 else 180
    data = re.search(rb'<script type="application/json" id="hp-data">(.*?)</script>', text, flags=re.S)
    more = max(0, len(json.loads(data[1])["views"]) - 24) if data else 0
    assert len(text) <= (most + 4.5 * more) * 1024, f"{len(text)} bytes"
    own = re.findall(rb"<style>(.*?)</style>|<script>(.*?)</script>", text, flags=re.S)
    weight = sum(len(style) + len(script) for style, script in own)
    assert 0 < weight <= (112 if more else 108) * 1024, f"{weight} bytes"


def test_ids_are_unique_and_references_lead_somewhere(light):
    none(measured(light, "repeatedIds") + measured(light, "danglingReferences"))


def test_pictures_have_names(light):
    none(measured(light, "namelessPictures"))


def test_accessible_in_light(light):
    none(violations(light))


def test_accessible_in_the_dark(dark):
    """Only colours differ from the light page."""
    none(violations(dark, runOnly={"type": "rule", "values": ["color-contrast", "link-in-text-block"]}))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_in_pictures_are_legible(opened, scheme):
    result = measured(opened.show(scheme=scheme), "faintTexts")
    none(result["faint"])
    assert result["measured"] > 0 or opened.report.is_index


def test_texts_in_pictures_stay_inside_their_shapes(opened, light):
    result = measured(light, "strayTexts")
    none(result["strays"])
    assert result["measured"] > 0 or opened.report.is_index


def test_nothing_sticks_out_on_a_phone(phone):
    """Wide figures and tables scroll in their own boxes; the document itself does not."""
    assert phone.locator("meta[name=viewport]").count() == 1
    widths = phone.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth]")
    assert max(widths) <= PHONE["width"]
    clipped = phone.evaluate(
        "[document.documentElement, document.body].some(e => /hidden|clip/.test(getComputedStyle(e).overflowX))"
    )
    assert not clipped, "cutting off is no way to fit"


def test_the_answer_is_there_without_scripts(opened, opened_without_scripts):
    """Verdict and steps need no script; only the answer to a question has to be opened."""
    page = opened_without_scripts.page
    none(opened_without_scripts.complaints)
    assert page.locator("h1").is_visible()
    for cover in page.locator("details.cover > summary").all():
        cover.click()
    for selector in (".verdict", "ol.steps"):
        parts = page.locator(selector)
        assert parts.count() == opened.page.locator(selector).count(), f"scripts add or remove {selector}"
        assert parts.count() > 0 or opened.report.is_index, f"there is no {selector}"
        for part in parts.all():
            assert part.is_visible(), f"{selector} is not visible"
            assert part.inner_text().strip()


def test_the_answer_is_there_on_paper(opened, paper):
    paper.wait_for_function("[...document.querySelectorAll('details.cover')].every((cover) => cover.open)")
    for selector in (".verdict", "ol.steps"):
        # Variants are for the screen.
        for part in paper.locator(f"{selector}:not(.variants *)").all():
            assert part.is_visible(), f"{selector} is not printed"


class Page(HTMLParser):
    """The links and ids of an HTML file."""

    def __init__(self, file):
        super().__init__()
        self.links, self.ids = [], set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.ids.add(attributes.get("id"))
        if tag == "a":
            self.links.append(attributes.get("href") or attributes.get("xlink:href"))


def local_targets(report):
    """The files and fragments that a page's links lead to; links to the web are left alone."""
    for link in Page(report.file).links:
        assert link, "a link without a destination"
        if urlparse(link).scheme in ("http", "https"):
            continue
        path, fragment = urldefrag(link)
        assert not urlparse(path).scheme and not path.startswith("/"), f"{link} works on one machine only"
        yield link, (report.file.parent / unquote(path)).resolve() if path else report.file, unquote(fragment)


def test_links_lead_somewhere(report):
    for link, file, fragment in local_targets(report):
        assert file.is_file(), f"{link} leads nowhere"
        assert not fragment or fragment in Page(file).ids, f"{link}: there is no such part"


@pytest.mark.parametrize("language", gallery.LANGUAGES)
def test_the_index_leads_to_every_page(language):
    pages = [report for report in gallery.every_report() if report.language == language]
    index = next(report for report in pages if report.is_index)
    linked = {file for _, file, _ in local_targets(index)} | {index.file.resolve()}
    assert {report.file.resolve() for report in pages} <= linked
    assert len(pages) == len(gallery.SCENARIOS) + 1


def test_the_page_leads_to_the_same_page_in_the_other_languages(opened, opened_without_scripts):
    """By what browsers and search engines read, and by a link that needs no script."""
    report = opened.report
    others = [other for other in gallery.every_report() if other.scenario == report.scenario and other != report]
    for page in (opened.show(), opened_without_scripts.page):
        for selector in ("link[rel=alternate]", "a[rel=alternate]:visible"):
            found = {
                each.get_attribute("hreflang"): each.evaluate("(each) => each.href.split('#')[0]")
                for each in page.locator(selector).all()
            }
            assert found == {other.language: other.url for other in others}, selector
