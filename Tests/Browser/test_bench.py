"""What `make bench-compare` calls worse: only what differs by more than the noise that was measured."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

import bench  # noqa: E402
import compare  # noqa: E402
from measure import Row  # noqa: E402


def rows(**measured):
    """Rows by name, each beside a yardstick of 10."""
    made = [Row(name, "dot", "ms", ours, [10.0] * len(ours)) for name, ours in measured.items()]
    return {(row.name, row.of): row for row in made}


def test_more_than_the_noise_is_worse():
    old = rows(quiet=[10, 10.1, 9.9], noisy=[10, 14, 6], gone=[1])
    new = rows(quiet=[11, 11.1, 10.9], noisy=[11, 15, 7])
    # A tenth is more than a hundredth, and less than two fifths.
    assert compare.report(old, new) == (["worse   +10.0% (noise 1.0%)  quiet", "gone: gone"], True)


def test_what_got_quicker_is_told_and_does_not_fail():
    assert compare.report(rows(a=[10, 10, 10]), rows(a=[5, 5, 5])) == (["better  -50.0% (noise 1.0%)  a"], False)


def test_a_slower_machine_does_not_count():
    old = {("a", "dot"): Row("a", "dot", "ms", [8, 8, 8], [10, 10, 10])}
    new = {("a", "dot"): Row("a", "dot", "ms", [16, 16, 16], [20, 20, 20])}
    assert compare.report(old, new) == (["nothing differs by more than the noise"], False)


def test_a_row_says_median_ratio_spread_and_whether_the_aim_is_reached():
    row = Row("--version", "an empty program", "ms", [4.0, 6.0, 5.0], [2.0, 2.0, 2.0])
    assert bench.cells(row) == [
        "--version", "5 ms", "an empty program: 2", "2.5 × (2.25–2.75)", "missed 1.5 ×",
    ]  # fmt: skip


def test_every_subject_is_a_file():
    files = sorted(path.stem for path in (Path(bench.__file__).parent / "rows").glob("[a-z]*.py"))
    assert files == sorted(bench.SUBJECTS)
