"""hitpath.py, the file that `hitpath lldb` prints, without a Mac: with a stub of LLDB, and with clang for its expression."""

import base64
import importlib.util
import json
import os
import pathlib
import shutil
import stat
import subprocess
import sys

import pytest

import lldb_stub

HERE = pathlib.Path(__file__).parent
HITPATH = pathlib.Path(os.environ.get("HITPATH", ".build/debug/hitpath")).resolve()

# The expression's result for a window with a button, as the app's JSON, in which addresses and phases are numbers.
SCREEN = {
    "system": "iOS 26.0",
    "application": {"address": 16, "class": "UIApplication", "delegate": {"address": 17, "class": "Shop.AppDelegate"}},
    "classes": [
        {"class": "UIWindow", "base": "UIWindow", "overrides": []},
        {"class": "Shop.Card", "base": "UIView", "overrides": [
            {"method": "hitTest:withEvent:", "class": "Shop.Card", "image": "Shop"}]},
    ],
    "controllers": [{"address": 32, "class": "Shop.Home", "view": 257, "next": 256}],
    "windows": [{"address": 256, "class": "UIWindow", "isKeyWindow": 1, "bounds": [0, 0, 393, 852], "center": [196.5, 426], "subviews": [
        {"address": 257, "class": "UIView", "bounds": [0, 0, 393, 852], "center": [196.5, 426], "subviews": [
            {"address": 258, "class": "UIButton", "text": "Buy", "bounds": [0, 0, 100, 44], "center": [100, 100],
             "transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 5, 0, 1],
             "actions": [{"events": 64, "action": "buy", "target": {"address": 32, "class": "Shop.Home"}},
                         {"events": 1, "action": "buy", "target": {"address": 32, "class": "Shop.Home"}}]},
            {"address": 259, "class": "Shop.Card", "bounds": [0, 0, 10, 10], "center": [300, 300],
             "transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.002, 0, 0, 0, 1]}]}]}],
}
TOUCH = {"phase": 0, "location": [100, 100], "tapCount": 1, "view": 258, "window": 256}


@pytest.fixture(scope="session")
def script(tmp_path_factory):
    """The printed file, imported as LLDB does."""
    path = tmp_path_factory.mktemp("lldb") / "hitpath.py"
    subprocess.run([HITPATH, "lldb", "-o", path], check=True)
    sys.modules["lldb"] = lldb_stub.module()
    spec = importlib.util.spec_from_file_location("hitpath_lldb", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Captures without a name of their own go here."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def typed(script, command, app):
    """What the command answers."""
    result = lldb_stub.SBCommandReturnObject()
    script.hitpath(app, command, app, result, {})
    return result


def test_a_tap_is_explained_in_the_debugger(script, folder):
    app = lldb_stub.App(SCREEN)
    file = folder / "screen.json"
    result = typed(script, f"--tap 100,100 -o '{file}'", app)
    assert result.error == ""
    assert f"Captured to {file}" in result.output
    assert "`UIButton` (Buy) gets the tap and sends `buy`" in result.output
    assert "Shop.Card overrides hitTest:withEvent:" in result.output
    assert "收到" in typed(script, "--tap 100,100 --lang zh-Hans", lldb_stub.App(SCREEN)).output
    assert len(app.expressions) == 1, "one expression captures it all"
    settings = app.expressions[0][1]
    assert settings.pop("SetPrefix") == script.PREFIX
    assert settings == {
        "SetLanguage": 17, "SetTimeoutInMicroSeconds": 30_000_000, "SetTryAllThreads": False,
        "SetIgnoreBreakpoints": True, "SetTrapExceptions": False, "SetUnwindOnError": True,
        "SetAutoApplyFixIts": False, "SetSuppressPersistentResult": True,
    }


def test_the_capture_has_the_published_form(script, folder):
    import jsonschema_rs

    file = folder / "screen.json"
    typed(script, f"-o {file}", lldb_stub.App({**SCREEN, "touch": TOUCH}))
    screen = json.loads(file.read_text())
    schema = json.loads(subprocess.run([HITPATH, "schema", "capture"], check=True, capture_output=True).stdout)
    assert list(jsonschema_rs.iter_errors(schema, screen)) == []
    assert list(screen)[:2] == ["format", "version"]
    assert screen["size"] == [393, 852]
    button, card = screen["windows"][0]["subviews"][0]["subviews"]
    assert button["address"] == "0x102"
    assert button["actions"] == [{"action": "buy", "target": {"address": "0x20", "class": "Shop.Home"}, "events": 65}]
    assert "transform3D" not in button and card["transform3D"] is True
    assert screen["touch"]["phase"] == "began" and screen["touch"]["view"] == "0x102"


def test_the_picture_of_the_screen_is_kept_unless_it_is_large(script, folder):
    # The size of the screen, as a PNG says it.
    start = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (393).to_bytes(4, "big") + (852).to_bytes(4, "big")
    file = folder / "screen.json"
    picture = base64.b64encode(start.ljust(300 * 1024, b"\0")).decode()
    result = typed(script, f"--tap 100,100 -o '{file}'", lldb_stub.App({**SCREEN, "screenshot": picture}))
    assert result.error == result.warning == ""
    assert json.loads(file.read_text())["screenshot"] == picture
    trace = subprocess.run([HITPATH, "trace", file, "--tap", "100,100"], check=True, capture_output=True, text=True)
    assert picture in trace.stdout
    large = base64.b64encode(start.ljust(300 * 1024 + 3, b"\0")).decode()
    result = typed(script, f"--tap 100,100 -o '{file}'", lldb_stub.App({**SCREEN, "screenshot": large}))
    assert result.error == "" and "gets the tap" in result.output
    assert result.warning == "The picture of the screen has 300 KB, more than 300, and is left out.\n"
    assert "screenshot" not in json.loads(file.read_text())
    app = lldb_stub.App(SCREEN)
    typed(script, "--tap 100,100 --no-picture", app)
    assert "drawViewHierarchy" not in app.expressions[0][0]


def test_the_real_touch_is_compared_with_the_simulation(script):
    at_touch = "-[UIApplication sendEvent:]"
    result = typed(script, "", lldb_stub.App({**SCREEN, "touch": TOUCH}, at_touch))
    assert "`UIButton` (Buy) gets the tap" in result.output and "UIKit hit the same view." in result.output
    result = typed(script, "", lldb_stub.App({**SCREEN, "touch": {**TOUCH, "view": 259}}, at_touch))
    assert "UIKit did otherwise than the simulation" in result.output and "Shop.Card" in result.output
    app = lldb_stub.App(SCREEN, at_touch)
    typed(script, "", app)
    assert "(id)(void *)0xe7e;" in app.expressions[0][0], "the event is in the third register"


def test_the_next_touch_stops_the_app_once(script):
    app = lldb_stub.App(SCREEN)
    result = typed(script, "tap", app)
    assert app.breakpoints == [{
        "name": "-[UIApplication sendEvent:]", "once": True, "condition": "(long)[(id)$arg3 type] == 0",
        "commands": ["hitpath"]}]
    assert app.continued == 1 and "Touch the app" in result.output
    app = lldb_stub.App(SCREEN, state=6)
    typed(script, "tap", app)
    assert app.continued == 0, "it runs already"


def test_what_the_debugger_does_not_know_is_left_out(script):
    app = lldb_stub.App(SCREEN, failing=2)
    result = typed(script, "--tap 100,100", app)
    assert "`UIButton` (Buy) gets the tap" in result.output
    (first, _), (second, _), (third, options) = app.expressions
    assert "drawViewHierarchyInRect:" in first and "drawViewHierarchyInRect:" not in second
    assert "enumerateEventHandlers" in first and "enumerateEventHandlers" not in second
    assert options["SetPrefix"].startswith("@import UIKit;")


def test_descriptions_are_taken_when_the_expression_fails(script):
    dump = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (0 0; 100 44); text = 'Buy'>\n"
    app = lldb_stub.App(SCREEN, printed=dump, failing=9)
    result = typed(script, "--tap 20,20", app)
    assert "which tells less" in result.warning and "no known class" in result.warning
    assert "`UIButton` (Buy) gets the tap" in result.output
    assert all(command.startswith("expression -l objc -O -- (id)[") for command in app.commands)
    failed = typed(script, "--tap 20,20", lldb_stub.App(SCREEN, failing=9))
    assert "could not run the expression" in failed.error


def test_what_cannot_be_done_is_said(script, monkeypatch):
    assert "has to be stopped" in typed(script, "", lldb_stub.App(SCREEN, state=6)).error
    assert "usage: hitpath" in typed(script, "--what", lldb_stub.App(SCREEN)).error
    assert "hitpath --tap X,Y" in typed(script, "", lldb_stub.App(SCREEN)).output, "no place is named"
    monkeypatch.setattr(script, "TOOL", "/nowhere/hitpath")
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.delenv("HITPATH", raising=False)
    assert "Name it with --tool PATH" in typed(script, "--tap 1,1", lldb_stub.App(SCREEN)).error
    assert typed(script, f"--tap 100,100 --tool '{HITPATH}'", lldb_stub.App(SCREEN)).error == ""


def test_the_command_is_added_when_the_file_is_imported(script):
    app = lldb_stub.App(SCREEN)
    script.__lldb_init_module(app, {})
    assert app.commands == ["command script add -o -s asynchronous -f hitpath_lldb.hitpath hitpath"]


def compiled(text, header, folder, *flags):
    """Clang's diagnostics for the expression, compiled for a phone."""
    file = folder / "expression.mm"
    file.write_text(header + text)
    return subprocess.run(
        ["clang", "-c", "-o", folder / "expression.o", "-x", "objective-c++", "-fobjc-exceptions", "-fblocks",
         "-Wno-objc-root-class", "--target=arm64-apple-ios17", *flags, file], capture_output=True, text=True)


@pytest.mark.skipif(not shutil.which("clang"), reason="the toolchain has a clang")
@pytest.mark.parametrize("blocks", [True, False])
def test_the_expression_is_objective_c(script, tmp_path, blocks):
    text = script.expression(0x104E08A00, blocks)
    assert "__" not in text, "everything is filled in"
    text = f"{script.PREFIX}\nvoid run() {{ char *answer = {text}; (void)answer; }}\n"
    declared = (HERE / "uikit.h").read_text()
    # Against declarations a misspelt message is found.
    done = compiled(text, declared, tmp_path, "-Wall", "-Werror", "-Wno-unused-but-set-variable")
    assert done.stderr == "" and done.returncode == 0
    assert "addObjekt" in compiled(text.replace("addObject:", "addObjekt:"), declared, tmp_path, "-Werror").stderr
    # As the debugger compiles it, without any declaration, every message says what it returns.
    bare = declared[:declared.index("// Every message")]
    debugger = ["-Xclang", "-fdebugger-support", "-Xclang", "-fdebugger-objc-literal", "-Wno-unused-value"]
    done = compiled(text, bare, tmp_path, *debugger)
    assert done.stderr == "" and done.returncode == 0
    undeclared = compiled(text.replace("(unsigned long)[waiting count]", "[waiting count]"), bare, tmp_path, *debugger)
    assert "cast the message send" in undeclared.stderr


def test_the_file_is_for_python_3_9(script):
    import ast

    text = pathlib.Path(script.__file__).read_text()
    ast.parse(text, feature_version=(3, 9))
    imported = {name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}
    assert imported <= sys.stdlib_module_names | {"lldb"}


def test_a_capture_without_a_name_is_for_nobody_else(script, folder):
    (folder / "hitpath").mkdir(mode=0o777)
    script.OWN_FOLDER.clear()
    path = pathlib.Path(captured_to(typed(script, "--tap 100,100", lldb_stub.App(SCREEN))))
    assert path.parent.parent == folder and path.parent.name.startswith("hitpath-")
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again = captured_to(typed(script, "--tap 100,100", lldb_stub.App(SCREEN)))
    assert again == str(path), "the next capture takes the place of this one"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_link_in_the_place_of_a_capture_is_not_followed(script, folder):
    kept = folder / "kept"
    kept.write_text("kept")
    (folder / "screen.json").symlink_to(kept)
    assert typed(script, f"--tap 100,100 -o '{folder}/screen.json'", lldb_stub.App(SCREEN)).error == ""
    assert kept.read_text() == "kept"
    assert not (folder / "screen.json").is_symlink()


def test_a_capture_that_cannot_be_written_is_told(script, folder):
    (folder / "file").write_text("")
    result = typed(script, f"--tap 100,100 -o '{folder}/file/screen.json'", lldb_stub.App(SCREEN))
    assert result.error == f"The capture cannot be written to {folder}/file/screen.json: Not a directory"


def captured_to(result):
    assert result.error == ""
    return result.output.split("Captured to ", 1)[1].split("\n", 1)[0]
