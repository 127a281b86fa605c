"""Runs the command under test and keeps what it wrote: the built-in scenarios' reports in every language."""

import fcntl
import functools
import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import unchanged

ROOT = Path(__file__).resolve().parents[2]
# Names the folder of a run in the environment of its processes.
FOLDER = "HITPATH_TESTS_FOLDER"
SCENARIOS = sorted((ROOT / "Sources/HitPathCommands/Gallery").glob("*.yml"))
LANGUAGES = ("en", "zh-Hans")
# Two touches; a question; content that scrolls, and a variant; a delay. `make test-pages` takes all.
SAMPLE = ("dead-row", "touch-demo-gap", "scroll-or-press", "slow-button")


def sample(files):
    """The scenarios of the sample, or all with HITPATH_EVERY_PAGE."""
    return [file for file in files if file.stem in SAMPLE or os.environ.get("HITPATH_EVERY_PAGE")]


@dataclass(frozen=True)
class Report:
    """One page of a gallery."""

    language: str
    file: Path

    @property
    def scenario(self) -> str:
        return self.file.name.split(".")[0]

    @property
    def name(self) -> str:
        return f"{self.language}-{self.scenario}"

    @property
    def is_index(self) -> bool:
        return self.scenario == "index"

    @property
    def url(self) -> str:
        return self.file.as_uri()


def hitpath(*arguments: str, finds: bool = False) -> str:
    """The standard output of `hitpath` with these arguments, which must succeed or, if allowed, exit with 1."""
    binary = os.environ.get("HITPATH")
    if not binary:
        raise RuntimeError("HITPATH is not set: give the path of the hitpath binary, or run `make test`")
    call = unchanged.Call(arguments)
    done = subprocess.run([binary, *map(str, arguments)], capture_output=True, text=True, timeout=300, check=False)
    if done.returncode not in ((0, 1) if finds else (0,)):
        raise RuntimeError(f"hitpath {' '.join(map(str, arguments))}: exit code {done.returncode}\n{done.stderr}")
    call.note(done.stdout, calls())
    return done.stdout


@functools.cache
def folder() -> Path:
    """The folder with the pages of the built-in scenarios in all languages, made once per run."""
    return shared(
        "gallery",
        lambda made: hitpath("gallery", "--topic", "scenarios", "-o", made, "--lang", ",".join(LANGUAGES)),
    )


def language(file: Path) -> str:
    """The language of a page, from its name: `index.html`, `index.zh-Hans.html`."""
    return next((code for code in LANGUAGES if file.name.endswith(f".{code}.html")), LANGUAGES[0])


def shared(name: str, fill) -> Path:
    """A temporary folder of the run, filled by `fill(folder)` in the first process that asks for it."""
    made = temporary() / name
    made.parent.mkdir(parents=True, exist_ok=True)
    with open(made.with_name(f"{made.name}.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        whole = made.with_name(f"{made.name}.whole")
        if not whole.exists():
            fill(made)
            whole.touch()
    return made


def pages_of(name: str, scenarios) -> Path:
    """A temporary folder of the run with the pages of some built-in scenarios, by their names."""
    files = [file for file in SCENARIOS if file.stem in scenarios]
    return shared(name, lambda folder: hitpath("report", *files, "-o", folder))


def calls() -> Path:
    """The file that records the calls of a run with their results."""
    return temporary() / "calls"


def temporary() -> Path:
    """A temporary folder of the run, the same in all its processes, which inherit the environment of pytest."""
    if FOLDER not in os.environ:
        os.environ[FOLDER] = _temporary().name
    return Path(os.environ[FOLDER])


@functools.cache
def _temporary() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="hitpath-tests-")


@functools.cache
def reports() -> tuple[Report, ...]:
    """The pages to test: the indexes and the sample, half of it in Chinese, or all with HITPATH_EVERY_PAGE."""
    if os.environ.get("HITPATH_EVERY_PAGE"):
        return every_report()
    samples = {LANGUAGES[0]: SAMPLE, LANGUAGES[1]: SAMPLE[::2]}
    return tuple(report for report in every_report() if report.is_index or report.scenario in samples[report.language])


@functools.cache
def every_report() -> tuple[Report, ...]:
    """Every page of every language, the indexes first."""
    found = [Report(language(file), file) for file in folder().rglob("*.html")]
    return tuple(sorted(found, key=lambda report: (report.language, not report.is_index, str(report.file))))
