"""Says what got slower or bigger from one `make bench` to another, by more than the noise that both measured.

    python Benchmarks/compare.py OLD.json NEW.json

Compared are the ratios to the yardsticks, so that another machine or another load does not count. The noise of a row is half of
what the middle half of its ratios spans, in both files; what is measured once, such as a size, counts from one per cent on.
Ends with 1 if something got slower.
"""

import json
import sys
from pathlib import Path

from measure import Row

LEAST = 0.01


def read(path):
    rows = [Row(**row) for row in json.loads(Path(path).read_text())["rows"]]
    return {(row.name, row.of): row for row in rows}


def noise(row):
    low, high = row.quartiles
    return (high - low) / 2 / row.ratio


def changes(old, new):
    """Name, growth and noise of each row that both have; growth 0.2 is a fifth slower."""
    for key, before in old.items():
        if after := new.get(key):
            yield before.name, after.ratio / before.ratio - 1, max(noise(before) + noise(after), LEAST)


def report(old, new):
    """The lines about everything that differs, and whether something got slower."""
    lines, worse = [], False
    for name, growth, allowed in changes(old, new):
        if abs(growth) > allowed:
            worse = worse or growth > 0
            lines.append(f"{'worse ' if growth > 0 else 'better'} {growth:+7.1%} (noise {allowed:.1%})  {name}")
    for missing in [name for name, of in old if (name, of) not in new]:
        lines.append(f"gone: {missing}")
    return lines or ["nothing differs by more than the noise"], worse


def main():
    if len(sys.argv) != 3:
        sys.exit("two files of `make bench` are needed: the old one and the new one")
    lines, worse = report(*map(read, sys.argv[1:]))
    print("\n".join(lines))
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()
