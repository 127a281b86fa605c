"""HitPathCapture.swift, the file that `hitpath capture-source` prints, compiled and run with a stub of UIKit."""

import base64
import json
import os
import pathlib
import shutil
import subprocess

import jsonschema_rs
import pytest

HERE = pathlib.Path(__file__).parent
HITPATH = pathlib.Path(os.environ.get("HITPATH", ".build/debug/hitpath")).resolve()


@pytest.mark.skipif(not shutil.which("swiftc"), reason="the toolchain has a Swift compiler")
def test_the_swift_file_captures_an_app(tmp_path):
    source = tmp_path / "HitPathCapture.swift"
    subprocess.run([HITPATH, "capture-source", "-o", source], check=True)
    # Modules of these names, so that they can be imported.
    for module in ("UIKit", "ObjectiveC"):
        (tmp_path / f"{module}Module.swift").write_text("")
        subprocess.run(["swiftc", "-emit-module", "-module-name", module, "-parse-as-library",
                        "-o", tmp_path / f"{module}.swiftmodule", tmp_path / f"{module}Module.swift"], check=True)
    program = tmp_path / "app"
    done = subprocess.run(
        ["swiftc", "-swift-version", "6", "-D", "DEBUG", "-I", tmp_path, "-parse-as-library", "-module-name", "App",
         "-o", program, HERE / "UIKit" / "UIKit.swift", source], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if "HitPathCapture.swift" in line] == []
    assert done.returncode == 0, done.stderr
    file = tmp_path / "screen.json"
    subprocess.run([program, file], check=True)

    screen = json.loads(file.read_text())
    schema = json.loads(subprocess.run([HITPATH, "schema", "capture"], check=True, capture_output=True).stdout)
    assert list(jsonschema_rs.iter_errors(schema, screen)) == []
    assert list(screen)[:2] == ["format", "version"]
    assert [sample["phase"] for sample in screen["touches"]] == ["began", "ended"]
    card, buy = screen["windows"][0]["subviews"][0]["subviews"]
    assert "bounds" not in card, "JSON has no numbers that are none"
    assert buy["identifier"] == "buy" and buy["tag"] == 7 and "isHidden" not in buy
    # Colours are numbers, images are what UIKit says of them.
    assert buy["backgroundColor"] == [1, 0, 0, 0.5] and buy["borderColor"] == [0.25, 0, 0, 1]
    assert (buy["cornerRadius"], buy["borderWidth"]) == (22, 1)
    title, image = card["subviews"]
    assert (title["text"], title["textColor"], title["fontSize"], title["textAlignment"]) == (
        "Buy now", [0, 0, 0, 1], 15, 1)
    assert image["image"] == "<UIImage:0x600 named(main: photo) {24, 24} renderingMode=automatic>"
    assert [one["overrides"] for one in screen["classes"] if one["class"] == "Card"] == [
        [{"method": "hitTest:withEvent:", "class": "Card"}]]
    # The stub's picture has a pixel for each point.
    assert base64.b64decode(screen["screenshot"])[7:11] == (852).to_bytes(2, "big") + (393).to_bytes(2, "big")
    said = subprocess.run([HITPATH, "check", file], capture_output=True, text=True)
    assert "1 passed" in said.stdout, said.stdout + said.stderr
    assert [fact.split(".")[-1] for fact in screen["recordings"][0]["facts"]] == ["0]", "touchesEnded"]
    said = subprocess.run([HITPATH, "explain", file], capture_output=True, text=True, check=True).stdout
    assert "`buy` gets the tap and sends" in said, said


def test_nothing_of_it_is_in_a_release_build(tmp_path):
    text = subprocess.run([HITPATH, "capture-source"], check=True, capture_output=True, text=True).stdout
    code = [line for line in text.splitlines() if line and not line.startswith("//")]
    assert code[0] == "#if DEBUG && canImport(UIKit)" and code[-1] == "#endif"
    assert "__" not in text
