"""Every picture of built-in scenarios, and of a screen with hostile names, as a browser and an XML parser
see it. `make test-pages` takes all scenarios."""

import base64
import functools
import os
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import gallery
from conftest import browser_path, none

MEASURE = (Path(__file__).parent / "measure.js").read_text()
SVG = "{http://www.w3.org/2000/svg}"
INPUTS = [*gallery.sample(gallery.SCENARIOS), Path(__file__).parent / "hostile.yml"]


@functools.cache
def style():
    """The look of pictures as pages hold it: the colours of a page, and all parts."""
    folder = gallery.shared("style", lambda folder: gallery.hitpath("report", INPUTS[-1], "-o", folder))
    colors = re.search(r":root\{color-scheme.*?\}\}", (folder / f"{INPUTS[-1].stem}.html").read_text()).group()
    parts = sorted((gallery.ROOT / "templates/picture").glob("*.css"), key=lambda file: (
        file.stem != "base", not file.stem.endswith("-colors"), file.name != "base-colors.css", file.name))
    return "\n".join([colors, *(file.read_text() for file in parts)])


@functools.cache
def pictures(scenario, language="en", theme="auto"):
    """The stand-alone pictures of a scenario, by name."""
    settings = ("--lang", language, "--theme", theme)
    folder = gallery.shared(
        f"pictures/{language}/{theme}/{scenario.stem}",
        lambda folder: gallery.hitpath("render", scenario, "--all", "-o", folder, *settings),
    )
    return {file.stem: file.read_text() for file in sorted(folder.glob("*.svg"))}


def page_of(scenario, language):
    """One page with all pictures of a scenario, which brings the style as reports do."""
    drawn = [re.sub(r"<style>.*?</style>", "", svg, flags=re.S) for svg in pictures(scenario, language).values()]
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{scenario.stem}</title>'
        f"<style>{style()}\nbody {{ background: var(--hp-bg); }} svg {{ display: block; }}</style>"
        + "\n".join(drawn)
    )


@pytest.fixture(scope="module", params=["with CJK fonts", "without CJK fonts"])
def any_browser(request, browser, playwright, tmp_path_factory):
    """A Chromium with the fonts of the machine, and one that finds no glyphs for Chinese, Japanese, Korean, Arabic
    and emoji, and draws boxes in their place."""
    if request.param == "with CJK fonts":
        yield browser
        return
    fonts = tmp_path_factory.mktemp("fonts")
    (fonts / "fonts.conf").write_text(
        f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <include>/etc/fonts/fonts.conf</include>
          <selectfont><rejectfont><glob>*/noto/*</glob><glob>*/opentype/*</glob><glob>*/droid/*</glob><glob>*/[Tt]ype1/*</glob></rejectfont></selectfont>
          <cachedir>{fonts}/cache</cachedir>
        </fontconfig>"""
    )
    environment = {**os.environ, "FONTCONFIG_FILE": str(fonts / "fonts.conf")}
    poor = playwright.chromium.launch(executable_path=browser_path(), env=environment)
    yield poor
    poor.close()


@pytest.mark.parametrize("language", gallery.LANGUAGES)
@pytest.mark.parametrize("scenario", INPUTS, ids=lambda file: file.stem)
def test_texts_stay_in_their_shapes(any_browser, browser, scenario, language):
    if any_browser is not browser and language == "en" and scenario.stem != "hostile":
        pytest.skip("without such texts it looks the same without their fonts")
    page = any_browser.new_page()
    page.set_content(page_of(scenario, language))
    result = page.evaluate(f"{MEASURE}.strayTexts()")
    page.close()
    none(result["strays"])
    assert result["measured"] > 100


@pytest.mark.parametrize("scenario", INPUTS, ids=lambda file: file.stem)
def test_texts_are_legible(browser, scenario):
    page = browser.new_page()
    page.set_content(page_of(scenario, "en"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        result = page.evaluate(f"{MEASURE}.faintTexts()")
        none([f"{scheme}: {faint}" for faint in result["faint"]])
        assert result["measured"] > 100
    page.close()


@pytest.mark.parametrize("scenario", INPUTS, ids=lambda file: file.stem)
def test_files_are_clean(scenario):
    """Well-formed, one root with a view box, ids that are unique, names for whoever does not see the picture, and
    nothing that runs or is fetched."""
    found = []
    for name, svg in pictures(scenario).items():
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg" and root.get("viewBox") and root.get("role") == "img", name
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        found += [f"{name}: the id {one} stands twice" for one in sorted({one for one in ids if ids.count(one) > 1})]
        found += [f"{name}: {one} leads nowhere" for one in root.get("aria-labelledby").split() if one not in ids]
        named = {element.tag.removeprefix(SVG): (element.text or "").strip() for element in list(root)[:2]}
        found += [f"{name}: there is no {one}" for one in ("title", "desc") if not named.get(one)]
        elements = {element.tag.removeprefix(SVG) for element in root.iter()}
        found += [f"{name}: <{one}> has no place in a picture" for one in elements & {"script", "image", "foreignObject"}]
        for group in root.iter(f"{SVG}g"):
            classes = (group.get("class") or "").split()
            if "edge" in classes and not (group.findtext(f"{SVG}title") or "").strip():
                found.append(f"{name}: {group.get('id')} has no title")
            attributes = " ".join(group.attrib)
            assert "onclick" not in attributes and "onload" not in attributes
        assert "var(" not in root.findtext(f"{SVG}style")
    none(found)


def test_a_file_follows_the_reader_in_an_image(browser, tmp_path):
    """As `<img>` in a dark page the picture is dark, in a light page light."""
    scenario = gallery.SCENARIOS[0]
    names = list(pictures(scenario))[:3]
    for name in names:
        svg = pictures(scenario)[name]
        (tmp_path / f"{name}.svg").write_text(svg)
        (tmp_path / f"{name}.html").write_text(f'<!doctype html><img id="picture" src="{name}.svg">')
    for scheme, is_dark in (("light", False), ("dark", True)):
        page = browser.new_page(color_scheme=scheme)
        for name in names:
            page.goto((tmp_path / f"{name}.html").as_uri())
            place = page.locator("#picture").bounding_box()
            shot = page.screenshot(type="png", clip={"x": place["x"], "y": place["y"], "width": 4, "height": 4})
            assert is_dark_corner(page, shot) == is_dark, f"{name} in a {scheme} page"
        page.close()


def is_dark_corner(page, shot):
    red, green, blue = page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = "data:image/png;base64," + data;
            await image.decode();
            const context = Object.assign(document.createElement("canvas"), { width: 3, height: 3 }).getContext("2d");
            context.drawImage(image, 0, 0);
            return [...context.getImageData(1, 1, 1, 1).data].slice(0, 3);
        }""",
        base64.b64encode(shot).decode(),
    )
    return red + green + blue < 200


def test_two_runs_give_the_same_bytes(tmp_path):
    for scenario in INPUTS[-2:]:
        gallery.hitpath("render", scenario, "--all", "-o", tmp_path / scenario.stem)
        for name, svg in pictures(scenario).items():
            assert (tmp_path / scenario.stem / f"{name}.svg").read_text() == svg
