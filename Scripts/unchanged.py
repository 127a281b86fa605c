"""Prints the test targets that must run, so that `make test` does not repeat what passed with the same inputs.

    Scripts/unchanged.py tests             the test targets, one per line
    Scripts/unchanged.py tests --changed   those that must run
    Scripts/unchanged.py passed TARGET…    records that these passed

The inputs of a target are its code and that of all modules it uses, as compiled, and every file of the
project that is not Swift, with the samples beside it. ArchitectureTests read the Swift files as well.
Passed targets are recorded in .build/passed, which `make clean` removes.
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
    """The files of the project, including those that are not committed yet."""
    names = output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0")
    return sorted(ROOT / name for name in set(names) if name and (ROOT / name).is_file())


def samples():
    """The names, sizes and times of files beside the project, which tests only read."""
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
        """A target and everything that it uses."""
        found, waiting = set(), [target]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self.uses.get(name, [])
        return sorted(found)

    def key(self, target):
        """The digest of everything that the tests of a target depend on."""
        objects = [file for name in self.modules(target) for file in sorted((self.folder / f"{name}.build").rglob("*.o"))]
        parts = [self.common, digest(objects), self.house if target == HOUSE else ""]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def have_to_run(self):
        """The targets whose tests have not passed with their current inputs. Their digests are stored until they pass."""
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
