"""Tells which test targets have to run, so that `make test` does not repeat what passed with the same inputs.

    Scripts/unchanged.py tests             the test targets, a line each
    Scripts/unchanged.py tests --changed   those that have to run
    Scripts/unchanged.py passed TARGET…    notes that these passed

What a target's tests see is its own program code and that of all modules it uses, as compiled, and every file of the
project that is not Swift, with the samples beside it. The tests of the house read the Swift files as well.
What passed is noted in .build/passed, which `make clean` removes.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / ".build/passed"
# The only tests that read Swift files, and the manifest.
HOUSE = "ArchitectureTests"
SAMPLES = ROOT.parent / "shared"


def output(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout


def digest(files):
    """One digest of the names and bytes of some files."""
    whole = hashlib.sha256()
    for file in files:
        with open(file, "rb") as opened:
            whole.update(f"{file}\0{hashlib.file_digest(opened, 'sha256').hexdigest()}\0".encode())
    return whole.hexdigest()


def project_files():
    """The files of the project, also those that are not committed yet."""
    names = output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0")
    return sorted(ROOT / name for name in set(names) if name and (ROOT / name).is_file())


def samples():
    """What lies beside the project: names, sizes and times, since it is only read."""
    found = sorted(path for path in SAMPLES.rglob("*") if path.is_file()) if SAMPLES.is_dir() else []
    return "\n".join(f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in found)


def versions():
    """The compiler, and the libraries that are linked from the system."""
    libraries = ("libgvc", "libxml-2.0", "libcmark-gfm")
    return output("swift", "--version") + b"".join(output("pkg-config", "--modversion", name) for name in libraries)


class Targets:
    def __init__(self):
        package = json.loads(output("swift", "package", "--ignore-lock", "describe", "--type", "json"))
        self.uses = {each["name"]: each.get("target_dependencies", []) for each in package["targets"]}
        self.tests = sorted(each["name"] for each in package["targets"] if each["type"] == "test")
        self.folder = Path(output("swift", "build", "--show-bin-path").decode().strip())
        files = project_files()
        self.common = "\n".join(
            [digest(file for file in files if file.suffix != ".swift"), samples(), versions().decode()])
        self.house = digest(files)

    def modules(self, target):
        """A target and all that it uses."""
        found, waiting = set(), [target]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self.uses.get(name, [])
        return sorted(found)

    def key(self, target):
        """The digest of all that the tests of a target see."""
        objects = [file for name in self.modules(target) for file in sorted((self.folder / f"{name}.build").rglob("*.o"))]
        parts = [self.common, digest(objects), self.house if target == HOUSE else ""]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def have_to_run(self):
        """The targets whose tests have not passed with what they see now, which is kept until they pass."""
        NOTES.mkdir(parents=True, exist_ok=True)
        for name in self.tests:
            key, note = self.key(name), NOTES / name
            if not note.exists() or note.read_text() != key:
                note.with_suffix(".running").write_text(key)
                yield name


def main(arguments):
    match arguments:
        case ["tests"]:
            print(*Targets().tests, sep="\n")
        case ["tests", "--changed"]:
            print(*Targets().have_to_run(), sep="\n")
        case ["passed", *names]:
            for name in names:
                (NOTES / name).with_suffix(".running").replace(NOTES / name)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
