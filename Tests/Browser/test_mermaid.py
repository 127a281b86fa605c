"""Mermaid's own parser and painter read every Mermaid text of built-in scenarios, and of a screen with hostile names."""

import functools
import importlib.util
import re
from pathlib import Path

import pytest

import gallery
from conftest import none

INPUTS = [*gallery.sample(gallery.SCENARIOS), Path(__file__).parent / "hostile.yml"]
FORMS = {"sequence": "sequenceDiagram", "hit-path": "flowchart", "hierarchy": "flowchart", "responder-chain": "flowchart"}


def library():
    """The folder with Mermaid, which the package NiceGUI brings along."""
    package = importlib.util.find_spec("nicegui").submodule_search_locations[0]
    return Path(package) / "elements/mermaid/dist"


@pytest.fixture(scope="module")
def mermaid(browser):
    """A page with Mermaid in it, as strict as GitHub has it."""
    page = browser.new_page()

    def answer(route):
        name = route.request.url.rsplit("/", 1)[1]
        if name == "page":
            route.fulfill(content_type="text/html", body="<!doctype html><meta charset='utf-8'><body></body>")
        else:
            route.fulfill(content_type="text/javascript", body=(library() / name).read_text())

    page.route("http://mermaid.test/**", answer)
    page.goto("http://mermaid.test/page")
    page.evaluate(
        """async () => {
            window.mermaid = (await import("http://mermaid.test/index.js")).mermaid;
            mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
        }""")
    yield page
    page.close()


@functools.cache
def texts(scenario, language):
    """The Mermaid texts of a scenario, by kind."""
    folder = gallery.shared(
        f"mermaid/{language}/{scenario.stem}",
        lambda folder: gallery.hitpath("render", scenario, "--all", "-T", "mermaid", "-o", folder, "--lang", language))
    return {file.stem: file.read_text() for file in sorted(folder.glob("*.mmd"))}


def test_a_wrong_text_is_refused(mermaid):
    """So that the other tests can fail."""
    assert mermaid.evaluate("mermaid.parse('flowchart TD\\n  a[\"b', { suppressErrors: true })") is False


@pytest.mark.parametrize("language", gallery.LANGUAGES)
@pytest.mark.parametrize("scenario", INPUTS, ids=lambda file: file.stem)
def test_every_text_is_valid(mermaid, scenario, language):
    found, seen = [], set()
    for name, text in texts(scenario, language).items():
        kind = re.sub(r"^touch\d+-", "", name)
        seen.add(kind)
        result = mermaid.evaluate(
            "text => mermaid.parse(text).then(result => result.diagramType, error => 'error: ' + error.message)", text)
        wanted = FORMS.get(kind, "flowchart")
        if not result.startswith(wanted.removesuffix("Diagram")):
            found.append(f"{name}: {result}")
    none(found)
    assert {"hierarchy", "hit-path"} <= seen


def test_a_hostile_screen_shows_its_names_as_they_are(mermaid):
    """Drawn, every label is the text of the box, and nothing of it is markup."""
    scenario = Path(__file__).parent / "hostile.yml"
    for name, text in texts(scenario, "en").items():
        mermaid.evaluate(
            """async ([name, text]) => {
                const { svg } = await mermaid.render("drawn", text);
                document.body.innerHTML = svg;
            }""", [name, text])
        assert mermaid.locator("script, img, iframe, a, body [onclick], body [onerror]").count() == 0, name
        shown = mermaid.evaluate(
            "[...document.querySelectorAll('svg text, svg foreignObject')].map(text => text.textContent).join(' ')")
        assert len(shown) > 20, name
        assert "Unsupported markdown" not in shown, name
        assert not re.search(r"#\d+;", shown), f"{name}: a number stands for a sign"
    kind = "hierarchy"
    names = re.findall(r'n\d+\(+\[?"(.*?)"', texts(scenario, "en")[kind])
    decoded = [re.sub(r"#(\d+);", lambda sign: chr(int(sign[1])), name).replace("<br/>", "") for name in names]
    mermaid.evaluate(
        "async text => { document.body.innerHTML = (await mermaid.render('drawn', text)).svg; }",
        texts(scenario, "en")[kind])
    labels = [re.sub(r"\s+", " ", label) for label in mermaid.locator(".nodeLabel").all_text_contents() if label]
    for wanted in decoded:
        assert re.sub(r"\s+", " ", wanted) in labels, f"{wanted} is not among {labels}"
