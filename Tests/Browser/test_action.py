"""The scripts of action.yml do in a repository what its inputs say, run as a runner runs them."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

import gallery

ACTION = yaml.safe_load((gallery.ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS = {step["id"]: step for step in ACTION["runs"]["steps"] if "id" in step}

CARD = """\
window:
  subviews:
    - id: Card
      frame: [20, 100, 200, 100]
      subviews: [{id: Close, class: UIButton, frame: [180, -20, 40, 40]}]
touches: [{tap: [225, 90]}]
expect: {hitView: %s}
"""

VEIL = """\
window:
  subviews:
    - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
    - {id: Veil, frame: [0, 0, 320, 100]}
"""


def given(text, inputs):
    """The text of an expression of the action, of those that it uses."""
    return re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda match: inputs[match[1]], text)


def run(step, folder, **inputs):
    """Runs a step in a folder; its status, its output and what it gives to further steps."""
    inputs = {name: each.get("default", "") for name, each in ACTION["inputs"].items()} | {
        name.replace("_", "-"): value for name, value in inputs.items()
    } | {"hitpath": os.environ["HITPATH"]}
    temporary = folder / "temp"
    temporary.mkdir(exist_ok=True)
    output = temporary / "output"
    output.write_text("")
    environment = {name: given(value, inputs) for name, value in STEPS[step]["env"].items()}
    assert not any("${{" in value for value in environment.values())
    assert "${{" not in STEPS[step]["run"], "inputs reach a script as variables"
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", STEPS[step]["run"]], cwd=folder, text=True,
        capture_output=True, check=False,
        env=os.environ | environment | {
            "RUNNER_TEMP": str(temporary), "GITHUB_OUTPUT": str(output), "GITHUB_ACTIONS": "true",
            "GITHUB_STEP_SUMMARY": str(temporary / "summary.md"),
        },
    )
    return done, dict(line.split("=", 1) for line in output.read_text().splitlines())


def test_each_script_names_its_shell_and_each_output_its_step():
    steps = ACTION["runs"]["steps"]
    assert all(step["shell"] == "bash" for step in steps if "run" in step)
    assert all(step.get("uses", "x@").count("@") == 1 for step in steps)
    for output in ACTION["outputs"].values():
        step, name = re.fullmatch(r"\$\{\{ steps\.([a-z]+)\.outputs\.([a-z]+) \}\}", output["value"]).groups()
        assert f"{name}=" in STEPS[step]["run"]


def test_a_failed_check_fails_the_step_and_leaves_its_results(tmp_path):
    (tmp_path / "my screens").mkdir()
    (tmp_path / "my screens" / "a.yml").write_text(CARD % "Close")
    done, outputs = run("check", tmp_path, check="my screens\n")
    assert done.returncode == 1
    assert "::error file=my screens/a.yml,line=7,col=9,title=hitView of touch 1::" in done.stdout
    assert 'failures="1"' in Path(outputs["junit"]).read_text()
    assert "## HitPath: 0 passed, 1 failed" in (tmp_path / "temp" / "summary.md").read_text()


def test_a_check_that_passes_passes(tmp_path):
    (tmp_path / "a.yml").write_text(CARD % "UIWindow")
    done, _ = run("check", tmp_path)
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize("fail_on, status", [("error", 1), ("none", 0)])
def test_an_audit_leaves_a_file_for_code_scanning(tmp_path, fail_on, status):
    (tmp_path / "veil.yml").write_text(VEIL)
    done, outputs = run("audit", tmp_path, audit="veil.yml\n\n", fail_on=fail_on)
    assert done.returncode == status, done.stderr
    log = json.loads(Path(outputs["sarif"]).read_text())
    assert [result["ruleId"] for result in log["runs"][0]["results"]] == ["covered"]


def test_the_workflow_runs_what_a_contributor_runs():
    workflow = yaml.safe_load((gallery.ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    for job in workflow["jobs"].values():
        assert [step["run"] for step in job["steps"] if "run" in step][-1] == "make test"
