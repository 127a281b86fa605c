"""A hundred scenarios' pages, against the time that Graphviz alone needs for the graphs in them."""

import os
import shutil
import sys
from pathlib import Path

from measure import ROOT, in_turn, run

SCENARIOS = sorted((ROOT / "Sources/HitPathCommands/Gallery").glob("*.yml"))
COUNT = 100


def rows(context):
    hitpath = context.hitpath
    inputs = context.folder / "scenarios"
    inputs.mkdir()
    for number in range(COUNT):
        scenario = SCENARIOS[number % len(SCENARIOS)]
        text = scenario.read_text().replace(f"name: {scenario.stem}\n", f"name: {scenario.stem}-{number}\n")
        (inputs / f"{scenario.stem}-{number}.yml").write_text(text)
    graphs = different_graphs(hitpath, context.folder / "graphs")
    output = context.folder / "reports"
    environment = without_fonts(context.folder / "plugins")

    def fresh():
        shutil.rmtree(output, ignore_errors=True)
        return again()

    def again():
        return run([hitpath, "report", inputs, "-o", output]).seconds

    def dot():
        return run(["dot", "-Tsvg:svg:core", "-O", *graphs], environment).seconds

    of = f"dot without fonts on their {len(graphs)} different graphs"
    yield in_turn("reports of a hundred scenarios", of, "s", context.rounds, fresh, dot)
    yield in_turn("reports of a hundred scenarios, unchanged", of, "s", context.rounds, again, dot)


def different_graphs(hitpath, folder):
    """The graphs of the scenarios, in one language as their pages hold them, each once."""
    different = {}
    for scenario in SCENARIOS:
        run([hitpath, "render", scenario, "--all", "-T", "dot", "-o", folder / scenario.stem])
        for file in sorted((folder / scenario.stem).glob("*.dot")):
            different.setdefault(file.read_text(), file)
    return list(different.values())


def without_fonts(folder):
    """An environment in which Graphviz has its layout and its SVG writer alone, and measures texts by a table as HitPath does."""
    plugins = [
        file
        for base in ("/usr/lib", "/usr/local/lib", "/opt/homebrew/lib")
        for file in Path(base).glob("**/graphviz/libgvplugin_*")
        if file.name.startswith(("libgvplugin_core", "libgvplugin_dot_layout"))
    ]
    if not plugins:
        sys.exit("no plugins of Graphviz were found")
    folder.mkdir()
    for file in plugins:
        (folder / file.name).symlink_to(file)
    environment = {**os.environ, "GVBINDIR": str(folder)}
    run(["dot", "-c"], environment)
    return environment
