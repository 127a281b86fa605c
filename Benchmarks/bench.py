"""Measures HitPath beside yardsticks, prints a table, and writes what was measured as JSON.

    HITPATH=… EMPTY=… CORE=… python Benchmarks/bench.py [-o FILE] [--rounds N] [SUBJECT…]

`make bench` builds the programs and calls this. Subjects are the files in `rows`; without any, all are measured. Each row has
medians, the ratio to the yardstick that was measured in turn with it, and in parentheses what the middle half of the ratios
lies between.
"""

import argparse
import importlib
import json
import os
import platform
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from statistics import median

from measure import Context

SUBJECTS = ["start", "documents", "reports", "core", "screens", "pages", "server"]

# What is aimed at: a ratio to the yardstick ("×"), or a number in the row's unit.
REACH = {
    "cold start to the SVG of a hit path": "0.8 ×",
    "--version": "1.5 ×",
    "program on disk": "40 MB",
    "program packed by xz": "15 MB",
    "docs: a hundred pictures, light and dark": "3 s",
    "docs: unchanged": "0.3 s",
    "reports of a hundred scenarios": "1.5 ×",
    "hit test, every view asked": "4 ×",
    "hit test, every view asked, a tenth of them with an override": "4 ×",
    "recording an event of a tap": "0.6 µs an event",
    "writing an event": "1 µs an event",
    "reading an event": "2 µs an event",
    "a dump of 50,000 views: explain": "0.5 s",
    "a dump of 50,000 views: audit": "0.7 s",
    "a dump of 50,000 views: report of one tap": "2 s",
    "a dump of 50,000 views: memory of report of one tap": "150 MB",
    "a dump of 50,000 views: page of one tap": "3 MB",
    "a page of 5,000 views with 20 touches": "2 MB",
    "it is ready": "300 ms",
    "serve: the answer to a press, 100 views": "50 ms",
    "serve: the answer to a press, 3,000 views": "300 ms",
}


def number(value):
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def verdict(row):
    """What is aimed at, and whether it was reached."""
    reach = REACH.get(row.name)
    if not reach:
        return ""
    value = row.ratio if reach.endswith("×") else median(row.ours)
    return f"{'reached' if value <= float(reach.split()[0]) else 'missed'} {reach}"


def cells(row):
    low, high = row.quartiles
    return [
        row.name, f"{number(median(row.ours))} {row.unit}", f"{row.of}: {number(median(row.yardstick))}",
        f"{number(row.ratio)} × ({number(low)}–{number(high)})", verdict(row),
    ]  # fmt: skip


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(SUBJECTS))
    arguments.add_argument("-o", "--output", type=Path, default=Path("out/bench.json"))
    arguments.add_argument("--rounds", type=int, default=5)
    chosen = arguments.parse_args()
    if unknown := set(chosen.subjects) - set(SUBJECTS):
        arguments.error(f"there is no subject '{unknown.pop()}': {', '.join(SUBJECTS)}")
    programs = [os.environ.get(name) or sys.exit(f"{name} is not set: `make bench` sets it") for name in ("HITPATH", "EMPTY", "CORE")]
    measured = []
    print("| what | HitPath | yardstick | ratio | reach |\n| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory(prefix="hitpath-bench-") as folder:
        context = Context(*programs, Path(folder), chosen.rounds)
        for subject in chosen.subjects or SUBJECTS:
            for row in importlib.import_module(f"rows.{subject}").rows(context):
                measured.append(row)
                print(f"| {' | '.join(cells(row))} |", flush=True)
    chosen.output.parent.mkdir(parents=True, exist_ok=True)
    machine = {"system": platform.platform(), "processors": os.cpu_count(), "load": os.getloadavg()[0]}
    chosen.output.write_text(json.dumps({"machine": machine, "rows": [asdict(row) for row in measured]}, indent=1) + "\n")
    print(f"\n{machine['processors']} processors, load {machine['load']:.1f} at the end; all numbers: {chosen.output}")


if __name__ == "__main__":
    main()
