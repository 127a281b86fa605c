"""Large screens: a dump of 50,000 views, and how time grows with what a screen has.

Growth is the processor time for one view or thing on the large screen over that on the small one: 1 is in proportion.
"""

import random

from measure import Row, in_turn, run

TAP = ["--tap", "100,200"]
WIDTH, HEIGHT = 390, 844
LARGE, SMALL = 50_000, 5_000


def dump(count, shape="random"):
    """The output of recursiveDescription for a window with so many views."""
    chance = random.Random(1)
    inner = [[] for _ in range(count)]
    for number in range(1, count):
        inner[{"flat": 0, "nested": number - 1, "random": chance.randrange(number)}[shape]].append(number)
    lines = []
    waiting = [(0, 0)]
    while waiting:
        number, depth = waiting.pop()
        frame = f"{chance.randrange(200)} {chance.randrange(400)}; {chance.randrange(20, 300)} {chance.randrange(20, 400)}"
        if shape == "nested" or number == 0:
            frame = f"0 0; {WIDTH} {HEIGHT}"
        lines.append(
            "   | " * depth + f"<{'UIView' if number else 'UIWindow'}: 0x{0x1000 + number * 16:x}; frame = ({frame}); "
            f"layer = <CALayer: 0x{0x90000000 + number * 16:x}>>"
        )
        waiting += [(each, depth + 1) for each in reversed(inner[number])]
    return "\n".join(lines) + "\n"


def many(kind, count):
    """A scenario that has so many of something."""
    tap = "touches: [{tap: [300, 300]}]\n"
    return {
        "touches": "window: {subviews: [{id: A, frame: [0, 0, 99, 99]}]}\ntouches:\n" + "- tap: [50, 50]\n" * count,
        "recognizers": "window:\n  gestureRecognizers:\n" + "  - class: UITapGestureRecognizer\n" * count + tap,
        "delegates": "window:\n  subviews:\n"
        + "".join(
            f"  - gestureRecognizers: [{{class: UITapGestureRecognizer, delegate: {{id: D{number}, shouldBegin: true}}}}]\n"
            for number in range(count)
        )
        + tap,
        "buttons beside a tap": "window:\n  subviews:\n" + "  - {class: UIButton, frame: [0, 0, 9, 9]}\n" * count + tap,
    }[kind]


COUNTS = {"touches": (10, 40), "recognizers": (500, 2_000), "delegates": (500, 2_000), "buttons beside a tap": (1_000, 4_000)}
PARTS = ["`Card` ", "[", "手 `b` ", "a\\\\ "]


def rows(context):
    hitpath = context.hitpath
    large, small = (context.file(f"{count}.txt", dump(count)) for count in (LARGE, SMALL))
    bytes_read = len(open(large).read())
    pages = context.folder / "pages"
    tasks = {
        "explain": ["explain", *TAP], "audit": ["audit", "--fail-on", "none"], "report of one tap": ["report", *TAP, "-o", pages],
    }  # fmt: skip
    for name, (command, *options) in tasks.items():
        words = [hitpath, command, large, *options]
        memory = []

        def ours():
            ran = run(words)
            memory.append(ran.mebibytes)
            return ran.seconds

        yield in_turn(
            f"a dump of {LARGE:,} views: {name}", "wc on it", "s", context.rounds, ours, lambda: run(["wc", large]).seconds)
        yield Row(f"a dump of {LARGE:,} views: memory of {name}", "its bytes", "MB",
                  [max(memory) * (1 << 20) / 1e6], [bytes_read / 1e6])  # fmt: skip
    page = pages / f"{LARGE}.html"
    yield Row(f"a dump of {LARGE:,} views: page of one tap", "its bytes", "MB", [page.stat().st_size / 1e6], [bytes_read / 1e6])

    def growth(name, command, sizes, files, codes=(0,)):
        def each(number):
            return run([hitpath, command[0], files[number], *command[1:]], codes=codes).processor / sizes[number] * 1e6

        return in_turn(f"growth of {name}", f"the same for {sizes[0]:,} of {sizes[1]:,}", "µs", 3, lambda: each(1), lambda: each(0))

    for name, command in {**tasks, "import": ["import"], "hierarchy": ["render", *TAP, "-d", "hierarchy"],
                          "screen": ["render", *TAP, "-d", "screen"], "trace with tap map": ["trace", *TAP, "--tap-map"]}.items():  # fmt: skip
        yield growth(f"{name}, views", command, (SMALL, LARGE), (small, large))
    flat = [context.file(f"flat-{count}.txt", dump(count, "flat")) for count in (SMALL, LARGE)]
    yield growth("explain, views in one superview", ["explain", *TAP], (SMALL, LARGE), flat)
    nested = [context.file(f"nested-{count}.txt", dump(count, "nested")) for count in (250, 1_000)]
    yield growth("explain, views in each other", ["explain", *TAP], (250, 1_000), nested)
    for kind, sizes in COUNTS.items():
        files = [context.file(f"{kind}-{size}.yml", many(kind, size)) for size in sizes]
        for command in (["explain"], ["report", "-o", pages]):
            yield growth(f"{command[0]}, {kind}", command, sizes, files)
    sizes = (20_000, 80_000)
    for part in PARTS:
        files = []
        for size in sizes:
            folder = context.folder / f"page-{size}"
            folder.mkdir(exist_ok=True)
            (folder / "scenario.yml").write_text(many("touches", 1))
            (folder / "lesson.en.md").write_text("# A long line\n\n" + part * size + "\n")
            files.append(folder / "scenario.yml")
        # The text is read, and then found to have none of a lesson's sections.
        yield growth(f"check, a line of {part}", ["check"], sizes, files, codes=(3,))
