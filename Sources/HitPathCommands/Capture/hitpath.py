# SPDX-License-Identifier: Apache-2.0
"""Commands for LLDB that explain who gets a touch in the app that is being debugged.

    (lldb) command script import ~/hitpath.py
    (lldb) hitpath --tap 196,700

Printed by `hitpath lldb`. It needs Python 3.9, as LLDB brings it, and nothing else.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import tempfile

try:
    import lldb
except ImportError:  # Outside of LLDB only the texts of this file are of use.
    lldb = None

# The program that printed this file, what it wants to know of each class, and the classes that it simulates.
TOOL = __TOOL__
PROPERTIES = __PROPERTIES__
SIMULATED = __SIMULATED__

# The methods that decide about touches, by the class whose own ones are UIKit's usual ones, and those of delegates.
METHODS = __METHODS__
DELEGATE_METHODS = __DELEGATE_METHODS__

# More views than this, or views deeper than this, are left out and counted.
MOST_VIEWS, DEEPEST = 20000, 240

# A larger picture of the screen, in bytes, is left out.
MOST_PICTURE = __MOST_PICTURE__

# What the expression below uses. No header may be known where the debugger stops, so nothing of UIKit's is named but as
# text, structures are read through NSValue, and every message says what it returns.
PREFIX = r"""
__PREFIX_TEXT__"""

# The capture, as a block of memory: eight bytes with the length of the JSON text, then the text.
EXPRESSION = r"""
__EXPRESSION_TEXT__"""

# What a control sends, since iOS 14 with closures; and by the older way, for a debugger that compiles no blocks.
HANDLERS = r"""
__HANDLERS_TEXT__"""
OLDER_HANDLERS = r"""
__OLDER_HANDLERS_TEXT__"""

# The picture of the screen, which needs a block.
PICTURE = r"""
__PICTURE_TEXT__"""

# When the expression fails: what the app prints of itself, which tells less.
DESCRIPTIONS = [
    "(id)[(id)[(id)[(id)objc_getClass(\"UIWindow\") allWindowsIncludingInternalWindows:(signed char)1 "
    "onlyVisibleWindows:(signed char)0] valueForKey:@\"recursiveDescription\"] componentsJoinedByString:@\"\\n\"]",
    "(id)[(id)objc_getClass(\"UIViewController\") _printHierarchy]",
]

PHASES = ["began", "moved", "stationary", "ended", "cancelled"]


class Failure(Exception):
    """What the user is told when something cannot be done."""


def quoted(text):
    """A text as a literal of Objective-C."""
    return json.dumps(text)


def expression(event=0, blocks=True, picture=True):
    """The one expression that captures the screen; the event is an address."""
    wanted = {"properties": PROPERTIES, "methods": METHODS, "simulated": SIMULATED, "delegateMethods": DELEGATE_METHODS}
    text = EXPRESSION.replace("__HANDLERS__", HANDLERS if blocks else OLDER_HANDLERS)
    text = text.replace("__PICTURE__", PICTURE if blocks and picture else "")
    text = text.replace("__WANTED__", quoted(json.dumps(wanted, separators=(",", ":"))))
    text = text.replace("__EVENT__", hex(event)).replace("__DEEPEST__", str(DEEPEST))
    return text.replace("__MOST_VIEWS__", str(MOST_VIEWS))


def options(prefix):
    """How expressions are run: Objective-C++ whatever the frame is, this thread alone, exceptions left to the code."""
    made = lldb.SBExpressionOptions()
    made.SetLanguage(lldb.eLanguageTypeObjC_plus_plus)
    made.SetTimeoutInMicroSeconds(30 * 1000 * 1000)
    made.SetTryAllThreads(False)
    made.SetIgnoreBreakpoints(True)
    made.SetTrapExceptions(False)
    made.SetUnwindOnError(True)
    made.SetAutoApplyFixIts(False)
    made.SetSuppressPersistentResult(True)
    made.SetPrefix(prefix)
    return made


def main_frame(process):
    """The innermost frame of the main thread, where alone UIKit may be asked."""
    if not process or process.GetState() != lldb.eStateStopped:
        raise Failure("The app has to be stopped: press the pause button, or stop at a breakpoint.")
    thread = process.GetThreadByIndexID(1)
    if not thread or not thread.IsValid() or thread.GetNumFrames() == 0:
        raise Failure("The app's main thread is not there.")
    return thread.GetFrameAtIndex(0)


def stopped_event(frame):
    """The address of the event that the app is about to get, where `hitpath tap` stops; 0 elsewhere."""
    if "sendEvent:]" not in (frame.GetFunctionName() or ""):
        return 0
    for name in ("x2", "rdx"):
        register = frame.FindRegister(name)
        if register and register.IsValid():
            return register.GetValueAsUnsigned()
    return 0


def memory(process, address):
    """The text that the expression left at an address."""
    error = lldb.SBError()
    length = int.from_bytes(process.ReadMemory(address, 8, error) or b"", "little")
    if error.Fail() or not 0 < length < 1 << 28:
        raise Failure("The capture is not in the app's memory: %s" % (error.GetCString() or "no text"))
    parts, step = [], 1 << 20
    for offset in range(0, length, step):
        part = process.ReadMemory(address + 8 + offset, min(step, length - offset), error)
        if error.Fail():
            raise Failure("The capture cannot be read: %s" % error.GetCString())
        parts.append(part)
    return b"".join(parts).decode("utf-8")


def captured(process, picture):
    """The screen as the app tells it. Tried with less and less that the debugger has to know."""
    frame = main_frame(process)
    event = stopped_event(frame)
    message = ""
    for prefix, blocks in ((PREFIX, True), (PREFIX, False), ("@import UIKit;\n" + PREFIX, True)):
        value = frame.EvaluateExpression(expression(event, blocks, picture), options(prefix))
        if value.GetError().Success() and value.GetValueAsUnsigned() != 0:
            raw = json.loads(memory(process, value.GetValueAsUnsigned()))
            if "error" not in raw:
                return raw
            message = raw["error"]
        else:
            message = value.GetError().GetCString() or "no result"
    raise Failure("The debugger could not run the expression: %s" % message.strip())


def address(number):
    return "0x%x" % number


def tidy(value, name=""):
    """The capture in the form of `hitpath schema capture`: addresses as texts, one entry for the events of an action."""
    if isinstance(value, list):
        return merged([tidy(part) for part in value]) if name == "actions" else [tidy(part) for part in value]
    if isinstance(value, dict):
        made = {key: tidy(part, key) for key, part in value.items()}
        depth = made.pop("transform3D", None)
        # A transform in the plane has the identity in the third row and column.
        if depth and [round(depth[n], 6) for n in (2, 3, 6, 7, 8, 9, 10, 11, 14, 15)] != [0] * 6 + [1, 0, 0, 1]:
            made["transform3D"] = True
        if "phase" in made:
            made["phase"] = PHASES[made["phase"]] if 0 <= made["phase"] < len(PHASES) else "stationary"
        return made
    if name in ("address", "view", "parent", "next", "window") and isinstance(value, int):
        return address(value)
    return value


def merged(actions):
    """Actions that differ in nothing but the events, as one."""
    kept = {}
    for action in actions:
        rest = {key: part for key, part in action.items() if key != "events"}
        one = kept.setdefault(json.dumps(rest, sort_keys=True), dict(rest))
        if "events" in action:
            one["events"] = one.get("events", 0) | action["events"]
    return list(kept.values())


def capture(process, picture=True):
    """The capture as a dictionary, the keys that tell what it is first."""
    screen = tidy(captured(process, picture))
    windows = [window for window in screen["windows"] if not window.get("isHidden")]
    whole = [window["bounds"][2:] for window in windows if "bounds" in window]
    if whole:
        screen["size"] = max(whole, key=lambda size: size[0] * size[1])
    return {"format": "hitpath-capture", "version": 1, **screen}


def without_large_picture(screen):
    """Takes a picture out that hitpath would not read. What the user is told of it; nothing if it stays."""
    size = len(screen.get("screenshot", "")) * 3 // 4
    if size <= MOST_PICTURE:
        return ""
    del screen["screenshot"]
    return "The picture of the screen has %d KB, more than %d, and is left out." % (size >> 10, MOST_PICTURE >> 10)


def descriptions(debugger):
    """What the app prints of its views and controllers, when the expression fails."""
    texts = []
    for text in DESCRIPTIONS:
        answer = lldb.SBCommandReturnObject()
        debugger.GetCommandInterpreter().HandleCommand("expression -l objc -O -- " + text, answer)
        if answer.Succeeded() and "0x" in (answer.GetOutput() or ""):
            texts.append(answer.GetOutput())
    return "\n".join(texts)


def program(given):
    """The hitpath command: the one named, the one that printed this file, or one on the way."""
    places = [given, os.environ.get("HITPATH"), TOOL, shutil.which("hitpath"), "/opt/homebrew/bin/hitpath",
              "/usr/local/bin/hitpath", os.path.expanduser("~/.local/bin/hitpath")]
    for place in places:
        if place and os.access(place, os.X_OK):
            return place
    raise Failure("The hitpath program is not found. Name it with --tool PATH, or set HITPATH to its path.")


def run(tool, *arguments):
    """What hitpath prints, and whether it ended well."""
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, errors="replace")
    return (done.stdout + done.stderr).strip(), done.returncode


# The folder for captures without a name, once it is made.
OWN_FOLDER = []


def own_folder():
    """A folder of this debugger's own, which nobody else can have made or may read."""
    if not OWN_FOLDER or not os.path.isdir(OWN_FOLDER[0]):
        OWN_FOLDER[:] = [tempfile.mkdtemp(prefix="hitpath-")]
    return OWN_FOLDER[0]


def file_name(target, wanted, ending):
    """Where the capture is written: the file that is named, else one for each app, which the next capture replaces."""
    if wanted:
        return os.path.abspath(os.path.expanduser(wanted))
    return os.path.join(own_folder(), os.path.basename(target.GetExecutable().GetFilename() or "screen") + ending)


def write(path, text):
    """Writes a new file, and puts it in the place of the old one. A link at that place is replaced, not followed."""
    new = "%s.%d.new" % (path, os.getpid())
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    try:
        with os.fdopen(os.open(new, flags, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(new, path)
    except OSError as error:
        raise Failure("The capture cannot be written to %s: %s" % (path, error.strerror))


def explained(tool, path, wanted, has_touch):
    """What hitpath says of the file."""
    arguments = [part for tap in wanted.tap or [] for part in ("--tap", tap)]
    if wanted.view:
        arguments += ["--view", wanted.view]
    lines = ["Captured to %s" % path]
    if not wanted.tap and not has_touch:
        return lines + ["Now name a place, in points of the screen: hitpath --tap X,Y",
                        "or have the next touch told: hitpath tap"]
    if wanted.lang:
        arguments += ["--lang", wanted.lang]
    text, _ = run(tool, "explain", path, *arguments)
    lines.append(text)
    if has_touch and not wanted.tap:
        text, code = run(tool, "check", path)
        lines.append("UIKit hit the same view." if code == 0 else "UIKit did otherwise than the simulation:\n" + text)
    return lines


def parser():
    made = argparse.ArgumentParser(
        prog="hitpath", add_help=False,
        description="Explains who gets a touch in the app that is being debugged, and why.",
        epilog="hitpath tap lets the app run, stops at the next touch, and says whether UIKit agrees.")
    made.add_argument("what", nargs="?", choices=["tap"], help="wait for the next touch")
    made.add_argument("--tap", action="append", metavar="X,Y", help="a tap there, in points of the screen")
    made.add_argument("--view", metavar="NAME", help="why this view does not get it: id, class or address")
    made.add_argument("--lang", metavar="LANG", help="the language of the answer, such as zh-Hans")
    made.add_argument("--no-picture", action="store_true", help="capture no picture of the screen")
    made.add_argument("-o", "--output", metavar="FILE", help="write the capture to this file")
    made.add_argument("--tool", metavar="PATH", help="where the hitpath program is")
    return made


def wait_for_touch(target):
    """Stops once where the application gets an event with touches, and captures there."""
    point = target.BreakpointCreateByName("-[UIApplication sendEvent:]")
    if not point or point.GetNumLocations() == 0:
        raise Failure("There is no -[UIApplication sendEvent:] in this program: is it an app with UIKit?")
    point.SetOneShot(True)
    # Touches are the first kind of event; $arg3 is x2 or rdx.
    point.SetCondition("(long)[(id)$arg3 type] == 0")
    commands = lldb.SBStringList()
    commands.AppendString("hitpath")
    point.SetCommandLineCommands(commands)


def hitpath(debugger, command, exe_ctx, result, internal_dict):
    """Explains who gets a touch in the app that is being debugged. `hitpath --tap X,Y`, or `hitpath tap`."""
    try:
        wanted = parser().parse_args(shlex.split(command))
    except (SystemExit, ValueError):
        result.SetError(parser().format_help())
        return
    try:
        target = exe_ctx.GetTarget()
        process = target.GetProcess()
        if wanted.what == "tap":
            wait_for_touch(target)
            if process.GetState() == lldb.eStateStopped:
                process.Continue()
            result.AppendMessage("Touch the app. It stops there and is explained; if not, type: hitpath")
            return
        tool = program(wanted.tool)
        try:
            screen = capture(process, not wanted.no_picture)
            note = without_large_picture(screen)
            if note:
                result.AppendWarning(note)
            text, ending, has_touch = json.dumps(screen, ensure_ascii=False, separators=(",", ":")), ".json", "touch" in screen
        except Failure as failure:
            text = descriptions(debugger) if process.GetState() == lldb.eStateStopped else ""
            if not text:
                raise
            result.AppendWarning("%s\nThe app's own description is taken, which tells less." % failure)
            ending, has_touch = ".txt", False
        path = file_name(target, wanted.output, ending)
        write(path, text)
        result.AppendMessage("\n".join(explained(tool, path, wanted, has_touch)))
    except Failure as failure:
        result.SetError(str(failure))


def __lldb_init_module(debugger, internal_dict):
    answer = lldb.SBCommandReturnObject()
    # Asynchronous, since `hitpath tap` lets the app run and must not wait for it.
    debugger.GetCommandInterpreter().HandleCommand(
        "command script add -o -s asynchronous -f %s.hitpath hitpath" % __name__, answer)
    print("hitpath is there: hitpath --tap X,Y, or hitpath tap" if answer.Succeeded() else answer.GetError())
