"""A stub of LLDB's module, as far as hitpath.py uses it: an app that is stopped and answers one expression."""

import json
import types


def value(number=0, error=None):
    failed = error is not None
    return types.SimpleNamespace(
        GetError=lambda: types.SimpleNamespace(
            Success=lambda: not failed, Fail=lambda: failed, GetCString=lambda: error),
        GetValueAsUnsigned=lambda: number, IsValid=lambda: True)


class SBExpressionOptions:
    """Keeps what was set, by the names of the setters."""

    def __init__(self):
        self.settings = {}

    def __getattr__(self, name):
        return lambda setting: self.settings.__setitem__(name, setting)


class SBError:
    def Fail(self):
        return False

    def GetCString(self):
        return None


class SBCommandReturnObject:
    def __init__(self):
        self.output, self.error, self.warning, self.succeeded = "", "", "", True

    def Succeeded(self):
        return self.succeeded

    def GetOutput(self):
        return self.output

    def GetError(self):
        return self.error

    def AppendMessage(self, text):
        self.output += text + "\n"

    def AppendWarning(self, text):
        self.warning += text + "\n"

    def SetError(self, text):
        self.error, self.succeeded = text, False


class SBStringList(list):
    AppendString = list.append


class App:
    """The app, its one thread, its frame, the debugger and the interpreter, all in one."""

    PLACE = 0x1000

    def __init__(self, screen, function="main", printed="", failing=0, state=5):
        self.text = json.dumps(screen).encode()
        self.function, self.printed, self.failing, self.state = function, printed, failing, state
        self.expressions, self.commands, self.breakpoints, self.continued = [], [], [], 0

    # The target, the process and the thread.
    def GetTarget(self):
        return self

    GetProcess = GetThreadByIndexID = GetFrameAtIndex = GetCommandInterpreter = \
        lambda self, *arguments: self

    def GetState(self):
        return self.state

    def Continue(self):
        self.continued += 1

    def IsValid(self):
        return True

    def GetNumFrames(self):
        return 1

    def GetExecutable(self):
        return types.SimpleNamespace(GetFilename=lambda: "Shop")

    def BreakpointCreateByName(self, name):
        made = {"name": name}
        self.breakpoints.append(made)
        return types.SimpleNamespace(
            GetNumLocations=lambda: 1, SetOneShot=lambda flag: made.update(once=flag),
            SetCondition=lambda text: made.update(condition=text),
            SetCommandLineCommands=lambda commands: made.update(commands=list(commands)))

    def ReadMemory(self, address, count, error):
        block = len(self.text).to_bytes(8, "little") + self.text
        start = address - self.PLACE
        assert 0 <= start and start + count <= len(block), "beyond the text"
        return block[start:start + count]

    # The frame.
    def GetFunctionName(self):
        return self.function

    def FindRegister(self, name):
        return value(0xE7E) if name == "x2" else None

    def EvaluateExpression(self, text, options):
        self.expressions.append((text, options.settings))
        if len(self.expressions) <= self.failing:
            return value(error="error: no known class")
        return value(self.PLACE)

    # The interpreter.
    def HandleCommand(self, command, answer):
        self.commands.append(command)
        answer.output = self.printed if "recursiveDescription" in command else ""


def module():
    """The module `lldb` for hitpath.py."""
    made = types.ModuleType("lldb")
    for part in (SBExpressionOptions, SBError, SBCommandReturnObject, SBStringList):
        setattr(made, part.__name__, part)
    made.eLanguageTypeObjC_plus_plus, made.eStateStopped = 17, 5
    return made
