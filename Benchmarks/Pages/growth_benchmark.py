"""How time and memory grow with the screen: each command on 1,000 to 100,000 views, flat, nested and in a random tree.

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


def run(command, output):
    """Seconds of processor time and MiB that a command took."""
    with open(output, "wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
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
                    print(f"  {title:19} refuses {sizes[taken.index(None)]:,} views")
                    continue
                seconds, memory = zip(*taken)
                print(
                    f"  {title:19} {seconds[-1]:6.2f} s  time {exponents(sizes, seconds)}   "
                    f"{memory[-1]:5.0f} MiB  memory {exponents(sizes, memory)}"
                )


if __name__ == "__main__":
    main()
