"""A printed booklet: the contents have the right page numbers, and both paper sizes have everything."""

import functools
import re
import subprocess
import sys

import pytest

import gallery

PAGES = ("lesson-03-parent-first", "question-08-outside-the-superview", "question-17-nobody-handles-it")
SIZES = {"a4": (595, 842), "letter": (612, 792)}


@functools.cache
def made():
    """The folder with the PDF of three pages."""
    def fill(folder):
        gallery.hitpath("gallery", *PAGES, "--booklet", "-o", folder)
        for part in folder.glob("booklet-*.html"):
            part.unlink()
        # By a relative path, as `make booklet` names it.
        command = [sys.executable, gallery.ROOT / "Scripts/booklet.py", folder.name]
        subprocess.run(command, cwd=folder.parent, check=True, capture_output=True)

    return gallery.shared("booklet", fill)


@pytest.mark.parametrize("paper", SIZES)
def test_a_booklet_has_its_size_and_a_page_for_each_line_of_the_contents(paper):
    sys.path.insert(0, str(gallery.ROOT / "Scripts"))
    try:
        import booklet
    finally:
        sys.path.pop(0)
    pdf = (made() / f"booklet-{paper}.pdf").read_bytes()
    width, height = map(float, re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf).groups())
    # Chromium rounds sizes of paper to its own pixels.
    assert (width, height) == pytest.approx(SIZES[paper], abs=1.5)
    found = booklet.pages_of(pdf)
    places = [found[name] for name in (*PAGES, "answers")]
    # Title, contents; a lesson has two pages, and a question of the same part comes behind it.
    assert places == sorted(places) and places[0] == 3 and places[1] >= 5, places


def test_the_same_booklet_gives_the_same_bytes():
    before = (made() / "booklet-a4.pdf").read_bytes()
    assert b"D:20000101000000" in before
    subprocess.run([sys.executable, gallery.ROOT / "Scripts/booklet.py", made()], check=True, capture_output=True)
    assert (made() / "booklet-a4.pdf").read_bytes() == before
