"""The kinds of pages that no other test opens, with all rules of axe, including those for good practice. `make test` opens each in
one language, in turn, and `make test-pages` in both."""

import os

import pytest

import gallery
from conftest import WIDE, none
from test_pages import violations

PAGES = ("lesson-03-parent-first", "question-27-button-in-a-tapped-card")
DOCUMENTS = gallery.ROOT / "Tests/Fixtures/Documents"
# For each kind, the command that writes it to a folder, and the file to open. A booklet of a part differs from the whole one only in its title.
KINDS = {
    "rules": (("gallery", PAGES[0]), "hitpath-rules"),
    "site": (("gallery", PAGES[0], "--site", "https://a.example/"), "index"),
    "not-found": (("gallery", PAGES[0], "--site", "https://a.example/"), "404"),
    "booklet": (("gallery", *PAGES, "--booklet"), "booklet"),
    "cards": (("gallery", *PAGES, "--cards"), "cards"),
    "audit": (("audit", DOCUMENTS / "checkout.yml", "--fail-on", "none"), "index"),
    "finding": (("audit", DOCUMENTS / "checkout.yml", "--fail-on", "none"), "1-*"),
    "diff": (("diff", DOCUMENTS / "before.yml", DOCUMENTS / "after.yml"), "diff"),
}
# These speak one language.
OF_ONE_LANGUAGE = ("audit", "diff")


def forms():
    if os.environ.get("HITPATH_EVERY_PAGE"):
        return [(kind, language) for kind in KINDS for language in gallery.LANGUAGES]
    return [(kind, gallery.LANGUAGES[place % 2]) for place, kind in enumerate(KINDS)]


@pytest.mark.parametrize(("kind", "language"), forms())
def test_every_rule_holds_on_every_kind_of_page(browser, kind, language):
    arguments, name = KINDS[kind]
    is_alone = arguments[0] in OF_ONE_LANGUAGE
    spoken = language if is_alone else ",".join(gallery.LANGUAGES)

    def made(folder):
        if arguments[0] == "diff":
            # It prints its one page.
            folder.mkdir()
            page = gallery.hitpath(*arguments, "--lang", spoken, "--format", "html", finds=True)
            (folder / "diff.html").write_text(page, encoding="utf-8")
        else:
            gallery.hitpath(*arguments, "--lang", spoken, "-o", folder)

    folder = gallery.shared("-".join(("kind", kind, language if is_alone else "all")), made)
    ending = "" if is_alone or kind == "not-found" or language == gallery.LANGUAGES[0] else f".{language}"
    page = browser.new_page(viewport=WIDE, reduced_motion="reduce")
    page.goto(next(folder.glob(f"{name}{ending}.html")).as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    none(violations(page))
    page.close()
