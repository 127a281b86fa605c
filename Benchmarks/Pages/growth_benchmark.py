"""How time and memory grow with the screen: each command on 1,000 to 100,000 views, flat, nested and in a random tree;
and how they grow with touches, recognizers, delegates, views beside a tap, and the lines of a course's text.

    HITPATH=… python Benchmarks/Pages/growth_benchmark.py [VIEWS…]

Prints seconds and MiB of the largest screen, and the exponents with which both grow from each size to the next: 1 is
in proportion, 2 is quadratic. Nested screens go as deep as the formats do, so that there are few sizes: a scenario
nests 250 levels, and the lines of a dump are as long as they are deep.
"""

import math
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

SIZES = [1_000, 3_162, 10_000, 31_623, 100_000]
DEPTHS = [250, 500, 1_000, 2_000]
WIDTH, HEIGHT = 390, 844


def superviews(shape, count):
    chance = random.Random(1)
    for number in range(1, count):
        yield {"flat": 0, "nested": number - 1, "random": chance.randrange(number)}[shape]


def frame(shape, number, chance):
    if shape == "flat" and number:
        return 0, number % 20_000 * 40, WIDTH, 40
    if shape == "random" and number:
        return chance.randrange(200), chance.randrange(400), chance.randrange(20, 300), chance.randrange(20, 400)
    return 0, 0, WIDTH, HEIGHT


def dump(shape, count):
    """The output of recursiveDescription for a window with so many views."""
    chance = random.Random(2)
    inner = [[] for _ in range(count)]
    for number, superview in enumerate(superviews(shape, count), 1):
        inner[superview].append(number)
    lines = [f"<UIWindow: 0x1; frame = (0 0; {WIDTH} {HEIGHT}); layer = <UIWindowLayer: 0x2>>"]
    frames = [frame(shape, number, chance) for number in range(count)]
    open_views = [(0, 1)]
    while open_views:
        number, depth = open_views.pop()
        x, y, width, height = frames[number]
        lines.append(
            "   | " * depth + f"<UIView: 0x{0x1000 + number * 16:x}; frame = ({x} {y}; {width} {height}); "
            f"layer = <CALayer: 0x{0x90000000 + number * 16:x}>>"
        )
        open_views += [(each, depth + 1) for each in reversed(inner[number])]
    return "\n".join(lines) + "\n"


def many(kind, count):
    """A scenario that has so many of something."""
    return {
        "touches": "window: {subviews: [{id: A, frame: [0, 0, 99, 99]}]}\ntouches:\n" + "- tap: [50, 50]\n" * count,
        "recognizers": "window:\n  gestureRecognizers:\n"
        + "  - class: UITapGestureRecognizer\n" * count
        + "touches: [{tap: [5, 5]}]\n",
        "delegates": "window:\n  subviews:\n"
        + "".join(
            f"  - gestureRecognizers: [{{class: UITapGestureRecognizer, delegate: {{id: D{number}, shouldBegin: true}}}}]\n"
            for number in range(count)
        )
        + "touches: [{tap: [5, 5]}]\n",
        "buttons beside a tap": "window:\n  subviews:\n"
        + "  - {class: UIButton, frame: [0, 0, 9, 9]}\n" * count
        + "touches: [{tap: [300, 300]}]\n",
    }[kind]


COUNTS = {"touches": [10, 20, 40], "recognizers": [500, 1_000, 2_000], "delegates": [500, 1_000, 2_000],
          "buttons beside a tap": [1_000, 2_000, 4_000]}  # fmt: skip
PARTS = ["`Card` ", "[", "手 `b` ", "a\\\\ "]


def run(command, output, codes=(0,)):
    """Seconds of processor time and MiB that a command took."""
    with open(output, "wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in codes:
        return None  # Deeper than a scenario nests.
    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale


def exponents(sizes, values):
    pairs = zip(zip(sizes, values), zip(sizes[1:], values[1:]))
    return " ".join(
        f"{math.log(max(after, 1e-9) / max(before, 1e-9)) / math.log(large / small):5.2f}"
        for (small, before), (large, after) in pairs
    )


def commands(hitpath, screen, trace, scenario, folder):
    tap = ["--tap", "100,200"]
    drawn = ["--output", folder / "picture.svg"]
    return {
        "import": [hitpath, "import", screen],
        "trace with tap map": [hitpath, "trace", screen, "--tap-map", *tap],
        "explain": [hitpath, "explain", trace],
        "check": [hitpath, "check", scenario],
        "report": [hitpath, "report", trace, "--output", folder / "pages"],
        "render hierarchy": [hitpath, "render", trace, "--diagram", "hierarchy", *drawn],
        "render hit-path": [hitpath, "render", trace, "--diagram", "hit-path", *drawn],
        "render screen": [hitpath, "render", trace, "--diagram", "screen", *drawn],
    }


def main():
    hitpath = os.environ.get("HITPATH") or sys.exit("HITPATH is not set: give the path of the hitpath binary")
    chosen = [int(each) for each in sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix="hitpath-bench-") as name:
        folder = Path(name)
        for shape in ("flat", "nested", "random"):
            sizes = DEPTHS if shape == "nested" else chosen or SIZES
            figures = {}
            for size in sizes:
                screen, trace, scenario = (folder / each for each in ("screen.txt", "trace.jsonl", "scenario.yml"))
                screen.write_text(dump(shape, size))
                if run([hitpath, "trace", screen, "--tap", "100,200"], trace) is None:
                    sys.exit(f"no trace of {size:,} {shape} views")
                run([hitpath, "import", screen], scenario)
                with scenario.open("a") as file:
                    file.write("touches:\n- tap: [100, 200]\n")
                for title, command in commands(hitpath, screen, trace, scenario, folder).items():
                    figures.setdefault(title, []).append(run(command, os.devnull))
            print(f"\n{shape}: {', '.join(f'{size:,}' for size in sizes)} views")
            for title, taken in figures.items():
                if None in taken:
                    print(f"  {title:29} refuses {sizes[taken.index(None)]:,} views")
                    continue
                seconds, memory = zip(*taken)
                show(title, sizes, seconds, memory)
        print("\nnumbers of things, and lines of a text:")
        for kind, sizes in COUNTS.items():
            file = folder / "count.yml"
            for command in ("explain", "report"):
                taken = []
                for size in sizes:
                    file.write_text(many(kind, size))
                    taken.append(run([hitpath, command, file, *(["--output", folder / "pages"] * (command == "report"))],
                                     os.devnull))  # fmt: skip
                show(f"{command}, {kind}", sizes, *zip(*taken))
        lengths = [20_000, 40_000, 80_000]
        (folder / "page").mkdir()
        (folder / "page/scenario.yml").write_text(many("touches", 1))
        for part in PARTS:
            taken = []
            for size in lengths:
                (folder / "page/lesson.en.md").write_text("# A long line\n\n" + part * size + "\n")
                # The text is read, and then found to have none of a lesson's sections.
                taken.append(run([hitpath, "check", folder / "page/scenario.yml"], os.devnull, codes=(3,)))
            show(f"check, a line of {part}", lengths, *zip(*taken))


def show(title, sizes, seconds, memory):
    print(
        f"  {title:29} {seconds[-1]:6.2f} s  time {exponents(sizes, seconds)}   "
        f"{memory[-1]:5.0f} MiB  memory {exponents(sizes, memory)}"
    )


if __name__ == "__main__":
    main()
