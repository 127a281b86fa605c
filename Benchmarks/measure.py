"""What every row of the benchmarks is made of: a program's run, and two things measured in turn."""

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]


@dataclass
class Row:
    """What was measured, and the yardstick beside it; both in `unit`."""

    name: str
    of: str
    unit: str
    ours: list
    yardstick: list

    @property
    def ratios(self):
        return [a / b for a, b in zip(self.ours, self.yardstick)]

    @property
    def ratio(self):
        return median(self.ratios)

    @property
    def quartiles(self):
        """Between these lies the middle half of the ratios: the noise."""
        ratios = self.ratios
        if len(ratios) < 2:
            return ratios[0], ratios[0]
        first, _, last = quantiles(ratios, method="inclusive")
        return first, last


@dataclass
class Context:
    """Where the programs and a folder for files are."""

    hitpath: str
    empty: str
    core: str
    folder: Path
    rounds: int

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return str(path)


@dataclass
class Ran:
    seconds: float
    processor: float
    mebibytes: float


def run(command, environment=None, codes=(0,)):
    """Runs a command to its end; its output is thrown away."""
    words = [str(word) for word in command]
    quiet = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
    start = time.perf_counter()
    child = os.posix_spawnp(words[0], words, environment or os.environ, file_actions=quiet)
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in codes:
        sys.exit(f"this failed: {' '.join(words)}")
    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return Ran(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale)


def in_turn(name, of, unit, rounds, ours, yardstick):
    """A row of two functions that give numbers; the first round fills what the system keeps and does not count."""
    pairs = [(ours(), yardstick()) for _ in range(rounds + 1)][1:]
    return Row(name, of, unit, *(list(each) for each in zip(*pairs)))


def commands_in_turn(name, of, rounds, ours, yardstick):
    """A row of two commands, as whole processes, in milliseconds."""
    return in_turn(name, of, "ms", rounds, lambda: run(ours).seconds * 1e3, lambda: run(yardstick).seconds * 1e3)
