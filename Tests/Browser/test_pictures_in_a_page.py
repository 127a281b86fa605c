"""SVG files of every kind, light, dark and automatic, whose texts stand in one page: each looks as it does alone."""

import re

import pytest

import gallery
from conftest import none

CHECKOUT = gallery.ROOT / "Tests/Fixtures/Documents/checkout.yml"
THEMES = ("light", "dark", "auto")
# What rules of pictures set, and what a picture inherits.
PROPERTIES = (
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "stroke-linecap", "color",
    "font-family", "font-size", "font-weight", "text-anchor", "opacity", "visibility", "filter", "background-color",
    "animation-name", "animation-duration", "transform-box",
)
# Animations stand at one moment.
COLLECT = """([root, properties]) => {
    const name = root.id;
    for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 5000;
    }
    return [root, ...root.querySelectorAll("*")].map(element => {
        const style = getComputedStyle(element);
        const values = properties.map(property => style.getPropertyValue(property).replaceAll('"', ""));
        return [element.tagName, element.getAttribute("class"), ...values].join(" | ").replaceAll(name, "NAME");
    });
}"""


def commands():
    """The kinds, and the options with which the documents draw each."""
    page = (gallery.ROOT / "docs/diagrams.md").read_text()
    return re.findall(r"^hitpath render checkout.yml -d (\S+) ?(.*) -o \1.svg$", page, flags=re.M)


@pytest.fixture(scope="module")
def pictures():
    """The texts of the files, by kind and theme."""

    def draw(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for kind, options in commands():
            for theme in THEMES:
                svg = gallery.hitpath("render", CHECKOUT, "-d", kind, *options.split(), "--theme", theme)
                (folder / f"{kind}-{theme}.svg").write_text(svg)

    files = sorted(gallery.shared("in-a-page", draw).glob("*.svg"))
    assert len(files) == len(commands()) * len(THEMES) >= 39
    return {file.stem: file.read_text() for file in files}


@pytest.fixture(scope="module")
def whole(pictures):
    return "<!doctype html><meta charset='utf-8'><title>All</title>" + "\n".join(pictures.values())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_looks_as_it_does_alone(browser, pictures, whole, scheme):
    page = browser.new_page(color_scheme=scheme, reduced_motion="no-preference")
    page.set_content(whole)
    roots = page.query_selector_all("body > svg")
    assert len(roots) == len(pictures)
    together = {name: page.evaluate(COLLECT, [root, PROPERTIES]) for name, root in zip(pictures, roots)}
    found = []
    for name, text in pictures.items():
        page.set_content("<!doctype html><meta charset='utf-8'>" + text)
        alone = page.evaluate(COLLECT, [page.query_selector("body > svg"), PROPERTIES])
        differing = [f"{one} alone, {other} together" for one, other in zip(alone, together[name]) if one != other]
        found += [f"{name}: {line}" for line in differing[:2]]
        assert len(alone) == len(together[name]) and len(alone) > 10
        assert any("NAME-s0" in line for line in alone) == name.startswith("walk-"), f"{name}: animations"
    page.close()
    none(found)


def test_light_and_dark_stay_apart(browser, pictures, whole):
    """The backgrounds of the two themes, whatever the reader's scheme."""
    page = browser.new_page(color_scheme="dark")
    page.set_content(whole)
    colors = page.evaluate("[...document.querySelectorAll('body > svg')].map(svg => getComputedStyle(svg).backgroundColor)")
    page.close()
    for name, color in zip(pictures, colors):
        wanted = "rgb(255, 255, 255)" if name.endswith("-light") else "rgb(17, 19, 24)"
        assert color == wanted, name


def test_no_identifier_stands_twice_and_all_lead_somewhere(browser, whole):
    page = browser.new_page()
    page.set_content(whole)
    found = page.evaluate(
        """() => {
            const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
            const twice = [...new Set(ids.filter((id, place) => ids.indexOf(id) < place))].map(id => id + " stands twice");
            const lost = [];
            for (const element of document.querySelectorAll("svg *, svg")) {
                const root = element.closest("body > svg");
                for (const attribute of element.attributes) {
                    const own = attribute.name === "aria-labelledby" ? attribute.value.split(" ")
                        : [...attribute.value.matchAll(/url\\(#([^)]*)\\)/g)].map(match => match[1])
                            .concat(attribute.name === "href" && attribute.value.startsWith("#") ? [attribute.value.slice(1)] : []);
                    for (const id of own)
                        if (!root.contains(document.getElementById(id))) lost.push(root.id + ": " + id + " is elsewhere");
                }
            }
            return [...twice, ...lost];
        }""")
    frames = re.findall(r"@keyframes (\S+)", whole)
    page.close()
    none(found)
    assert len(frames) > 20 and len(set(frames)) == len(frames)


def test_rules_do_not_reach_the_page(browser, pictures, whole):
    """A drawing of the page's own keeps its look, even with the classes of pictures."""
    own = '<svg id="own" class="mine"><g class="hit"><rect class="area" width="5" height="5"/><text>x</text></g></svg>'
    page = browser.new_page()
    looks = []
    for content in (own, own + whole):
        page.set_content(content)
        looks.append(page.evaluate(COLLECT, [page.query_selector("#own"), PROPERTIES]))
    page.close()
    assert looks[0] == looks[1] and len(looks[0]) == 4
