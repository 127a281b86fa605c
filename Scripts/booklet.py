"""Prints the booklets that `hitpath gallery --booklet` made, as PDF for A4 and Letter, with the numbers of pages in the contents.

    Scripts/booklet.py FOLDER

Beside each `booklet*.html` of the folder come `booklet*-a4.pdf` and `booklet*-letter.pdf`.
"""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PAPERS = ("A4", "Letter")
NUMBERS = """numbers => {
  for (const place of document.querySelectorAll('[data-page]')) place.textContent = numbers[place.dataset.page] ?? '';
}"""


def pages_of(pdf: bytes) -> dict[str, int]:
    """For each target of a link within the document: the number of its page, from 1."""
    text = pdf.decode("latin-1")
    order = [number for kids in re.findall(r"/Kids \[([^\]]*)\]", text) for number in re.findall(r"(\d+) 0 R", kids)]
    leaves = [number for number in order if re.search(rf"\n{number} 0 obj\n<</Type /Page\b(?!s)", text)]
    places = re.findall(r"/([\w-]+) \[(\d+) 0 R /XYZ", text)
    return {name: leaves.index(page) + 1 for name, page in places if page in leaves}


def dateless(pdf: bytes) -> bytes:
    """The file without its creation time, so that the bytes are the same each time."""
    return re.sub(rb"(/(?:Creation|Mod)Date \(D:)\d{14}", rb"\g<1>20000101000000", pdf)


def print_booklet(page, file: Path, paper: str) -> int:
    """Prints a booklet twice: first to find the page numbers, then with them. Returns the number of pages."""
    page.goto(file.as_uri())
    options = {"format": paper, "print_background": True, "tagged": True, "outline": True}
    wanted = set(page.eval_on_selector_all("[data-page]", "places => places.map(place => place.dataset.page)"))
    # Page numbers can move the text after them, so the first run prints guesses of the same width.
    numbers = {name: 888 for name in wanted}
    for _ in range(4):
        page.evaluate(NUMBERS, numbers)
        pdf = page.pdf(**options)
        found = pages_of(pdf)
        missing = wanted - found.keys()
        if missing:
            raise SystemExit(f"booklet: {file.name} has no page for {', '.join(sorted(missing))}")
        if found == numbers:
            break
        numbers = found
    else:
        raise SystemExit(f"booklet: the pages of {file.name} do not settle")
    out = file.with_name(f"{file.stem}-{paper.lower()}.pdf")
    out.write_bytes(dateless(pdf))
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def main(folder: Path) -> None:
    find = ROOT / "Scripts/find-browser.sh"
    browser_path = subprocess.run([str(find)], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path)
        page = browser.new_page(color_scheme="light", java_script_enabled=True)
        for file in sorted(folder.glob("booklet*.html")):
            for paper in PAPERS:
                count = print_booklet(page, file, paper)
                print(f"{file.stem}-{paper.lower()}.pdf: {count} pages")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]).resolve())
