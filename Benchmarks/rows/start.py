"""How quickly the program is there, and how big it is."""

import lzma
import shutil
import subprocess
from pathlib import Path

from measure import Row, commands_in_turn, run

ROWS = ", ".join(f"{{id: Row{number}, frame: [0, {number * 44}, 320, 44]}}" for number in range(1, 9))
TWELVE_NODES = f"""device: {{size: [320, 568]}}
window:
  subviews:
    - id: Page
      subviews:
        - {{id: List, subviews: [{ROWS}]}}
touches:
  - tap: [100, 100]
"""


def rows(context):
    hitpath, rounds = context.hitpath, context.rounds * 8
    small = context.file("small.yml", TWELVE_NODES)
    graph = context.folder / "small.dot"
    run([hitpath, "render", small, "-T", "dot", "-o", graph])
    yield commands_in_turn(
        "cold start to the SVG of a hit path", "dot -Tsvg of its graph", rounds,
        [hitpath, "render", small], ["dot", "-Tsvg", graph])  # fmt: skip
    yield commands_in_turn("--version", "an empty program", rounds, [hitpath, "--version"], [context.empty])
    yield commands_in_turn(
        "explain of a small scenario", "an empty program", rounds, [hitpath, "explain", small], [context.empty])
    ours, empty = (stripped(context, program) for program in (hitpath, context.empty))
    megabytes = [[len(data) / 1e6] for data in (ours, empty)]
    yield Row("program on disk", "an empty program", "MB", *megabytes)
    packed = [[len(lzma.compress(data)) / 1e6] for data in (ours, empty)]
    yield Row("program packed by xz", "an empty program", "MB", *packed)


def stripped(context, program):
    """The bytes of a program as `make install` installs it."""
    copy = context.folder / "stripped"
    shutil.copy(program, copy)
    subprocess.run(["strip", copy], check=True)
    return Path(copy).read_bytes()
