"""The simulation against C, measured within one program."""

import json
import subprocess

from measure import Row


def rows(context):
    with subprocess.Popen([context.core], stdout=subprocess.PIPE, text=True) as program:
        for line in program.stdout:
            yield Row(**json.loads(line))
    if program.returncode:
        raise SystemExit("CoreBenchmark failed")
