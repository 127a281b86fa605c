"""A hundred pictures of documents, light and dark."""

import shutil

from measure import in_turn, run
from rows.start import TWELVE_NODES


def rows(context):
    folder = context.folder / "documents"
    folder.mkdir()
    markers = []
    for number in range(100):
        (folder / f"card-{number}.yml").write_text(TWELVE_NODES.replace("Page", f"Page{number}"))
        markers.append(f"<!-- hitpath card-{number}.yml -->\n<!-- /hitpath -->\n")
    text = "\n".join(markers)
    graph = context.folder / "hundred.dot"
    run([context.hitpath, "render", folder / "card-0.yml", "-T", "dot", "-o", graph])
    drawn = context.folder / "drawn"

    def fresh():
        shutil.rmtree(drawn, ignore_errors=True)
        shutil.copytree(folder, drawn)
        (drawn / "guide.md").write_text(text)
        return seconds()

    def seconds():
        return run([context.hitpath, "docs", drawn]).seconds

    def dot():
        return run(["dot", "-Tsvg", *[graph] * 100]).seconds

    yield in_turn("docs: a hundred pictures, light and dark", "dot -Tsvg of a hundred", "s", context.rounds, fresh, dot)
    yield in_turn("docs: unchanged", "dot -Tsvg of a hundred", "s", context.rounds, seconds, dot)
