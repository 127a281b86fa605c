"""Records the inputs with which browser tests passed, so that `make test` does not repeat them.

Every call of the command is noted with a digest of what came of it. A later run makes these calls once more, which takes
seconds, and leaves out the tests if all is as it was: the answers of the command, the tests themselves, templates and
browser. If something differs, the tests on pages that are the same byte for byte are still left out. A fresh clone has no
notes, and `make clean` removes them.
"""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".build/passed/browser"
# These use the command in ways that are not recorded.
ALWAYS = ("test_serve", "test_lldb", "test_capture_source")
# The record of a set's inputs, for its next run. It differs for another build of the command.
MANIFEST = ".hitpath-report.json"


def digest(data):
    return hashlib.sha256(data).hexdigest()


def digest_of_folder(folder):
    """The names and bytes of all files below a folder."""
    return digest_of(sorted(file for file in folder.rglob("*") if file.is_file() and file.name != MANIFEST), folder)


def digest_of(files, folder):
    return digest("".join(f"{file.relative_to(folder)} {digest(file.read_bytes())}\n" for file in files).encode())


def documents():
    """All YAML of the project that people or tests read: scenarios, and what lies beside them."""
    return sorted(file for folder in ("Sources", "Tests") for file in (ROOT / folder).rglob("*.yml"))


class Call:
    """A call of the command: its arguments, where the folder that it writes is `{out}` and inputs are in the project or kept."""

    def __init__(self, arguments):
        self.arguments = []
        self.folder = None
        for place, argument in enumerate(map(str, arguments)):
            if place and arguments[place - 1] == "-o":
                self.folder = Path(argument)
                argument = "{out}"
            elif argument.startswith("/") and not argument.startswith(f"{ROOT}/"):
                argument = str(keep(Path(argument)))
            self.arguments.append(argument)

    def note(self, printed, file):
        """Adds the result of the call to a file of the run."""
        with open(file, "a", encoding="utf-8") as notes:
            notes.write(json.dumps([self.arguments, outcome(printed, self.folder)]) + "\n")


def outcome(printed, folder):
    if folder is None:
        return digest(printed.encode())
    return digest(printed.replace(str(folder), "{out}").encode()) + digest_of_folder(folder)


def keep(file):
    """A temporary copy of an input, under the same name."""
    kept = KEPT / "inputs" / digest(file.read_bytes()) / file.name
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, kept)
    return kept


def made_again(arguments):
    """The result of a call now; nothing if it fails."""
    with tempfile.TemporaryDirectory(prefix="hitpath-again-") as place:
        folder = Path(place) / "out"
        command = [os.environ["HITPATH"], *(str(folder) if each == "{out}" else each for each in arguments)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        # The command exits with 1 if two inputs differ or a fault is found.
        return outcome(done.stdout, folder if "{out}" in arguments else None) if done.returncode in (0, 1) else None


def surroundings(browser):
    """What tests see besides the command: their own files, templates, what they read of the project, the browser."""
    version = subprocess.run([browser, "--version"], capture_output=True, check=False).stdout
    folders = ("Tests/Browser", "Tests/Debugger", "templates", "docs", "Scripts")
    digests = [digest_of_folder(ROOT / name) for name in folders] + [digest_of(documents(), ROOT)]
    return digest(version + "".join(digests).encode())


class Notes:
    """The tests that passed before, and whether their inputs are unchanged."""

    def __init__(self, browser, pages):
        """With the digests of the pages that are tried, by name."""
        self.surroundings, self.pages = surroundings(browser), pages
        try:
            before = json.loads((KEPT / "notes.json").read_text())
        except (OSError, ValueError):
            before = {}
        if before.get("surroundings") != self.surroundings:
            before = {}
        self.calls = {json.dumps(arguments): came for arguments, came in before.get("calls", [])}
        with ThreadPoolExecutor(2) as pool:
            now = dict(zip(self.calls, pool.map(made_again, map(json.loads, self.calls))))
        self.is_same = bool(now) and now == self.calls
        self.same_pages = {name for name, came in before.get("pages", {}).items() if pages.get(name) == came}

    def write(self, file):
        """Notes that all tests passed, with the calls of this run: it made all of them, unless all was the same."""
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        calls = self.calls if self.is_same else {json.dumps(arguments): came for arguments, came in lines}
        kept = {
            "surroundings": self.surroundings,
            "pages": self.pages,
            "calls": [[json.loads(arguments), came] for arguments, came in sorted(calls.items())],
        }
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / "notes.json").write_text(json.dumps(kept, indent=1))


def is_left_out(module, report, is_same, same_pages):
    """Whether a test passed before with the same inputs; the only input of a test on a report is the page."""
    return module not in ALWAYS and (is_same or report in same_pages)
