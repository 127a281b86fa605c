"""How long a hundred scenarios take, against the time that Graphviz alone needs for the graphs in their pages.

    HITPATH=… python Benchmarks/Pages/set_benchmark.py

The graphs are laid out and drawn by one `dot` process, with its usual plugins, and with no more than the layout and
the plain SVG writer, so that it measures texts by a table as HitPath does and needs no fonts.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "Sources/HitPathCommands/Gallery").glob("*.yml"))
COUNT = 100
RUNS = 3


def best(command, **options):
    """The least time of several runs, in seconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, **options)
        times.append(time.perf_counter() - start)
    return min(times)


def graphs(hitpath, folder):
    """DOT files of every graph of every scenario, in both languages as pages hold them, a hundred scenarios' worth."""
    files = []
    for number in range(COUNT):
        scenario = SCENARIOS[number % len(SCENARIOS)]
        for language in ("en", "zh-Hans"):
            made = folder / scenario.stem / language
            if not made.exists():
                subprocess.run(
                    [hitpath, "render", scenario, "--all", "-T", "dot", "-o", made, "--lang", language],
                    check=True, capture_output=True,
                )
            files += sorted(made.glob("*.dot"))
    return files


def plain_graphviz(folder):
    """An environment in which Graphviz has its layout and its SVG writer alone; nothing where they are not found."""
    plugins = [
        file
        for base in ("/usr/lib", "/usr/local/lib", "/opt/homebrew/lib")
        for file in Path(base).glob("**/graphviz/libgvplugin_*")
        if file.name.startswith(("libgvplugin_core", "libgvplugin_dot_layout"))
    ]
    if not plugins:
        return None
    folder.mkdir()
    for file in plugins:
        (folder / file.name).symlink_to(file)
    environment = {**os.environ, "GVBINDIR": str(folder)}
    subprocess.run(["dot", "-c"], env=environment, check=True, capture_output=True)
    return environment


def main():
    hitpath = os.environ.get("HITPATH") or sys.exit("HITPATH is not set: give the path of the hitpath binary")
    with tempfile.TemporaryDirectory(prefix="hitpath-bench-") as name:
        folder = Path(name)
        inputs = folder / "scenarios"
        inputs.mkdir()
        for number in range(COUNT):
            scenario = SCENARIOS[number % len(SCENARIOS)]
            text = scenario.read_text().replace(f"name: {scenario.stem}\n", f"name: {scenario.stem}-{number}\n")
            (inputs / f"{scenario.stem}-{number}.yml").write_text(text)
        dots = graphs(hitpath, folder / "dot")
        unique = {file: f"{number}" for number, file in enumerate(dots)}

        output = folder / "report"

        def fresh():
            shutil.rmtree(output, ignore_errors=True)

        times = []
        for _ in range(RUNS):
            fresh()
            times.append(best_of_one([hitpath, "report", inputs, "-o", output]))
        report = min(times)
        again = best_of_one([hitpath, "report", inputs, "-o", output])
        print(f"{COUNT} scenarios: {report:.2f} s; again, unchanged: {again:.2f} s; {len(unique)} different graphs of {len(dots)}")
        usual = best(["dot", "-Tsvg:svg:core", *dots], cwd=folder)
        print(f"their graphs by dot: {usual:.2f} s, so {report / usual:.2f} times that")
        environment = plain_graphviz(folder / "plugins")
        if environment:
            plain = best(["dot", "-Tsvg:svg:core", *dots], cwd=folder, env=environment)
            print(f"by dot without fonts: {plain:.2f} s, so {report / plain:.2f} times that")


def best_of_one(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
