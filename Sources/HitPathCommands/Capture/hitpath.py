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

# What the expression below uses. No header may be known where the debugger stops, so nothing of UIKit's is named but as
# text, structures are read through NSValue, and every message says what it returns.
PREFIX = r"""
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
extern "C" {
  Class objc_getClass(const char *);
  Class object_getClass(id);
  const char *class_getName(Class);
  Class class_getSuperclass(Class);
  const char *class_getImageName(Class);
  Method class_getInstanceMethod(Class, SEL);
  Ivar class_getInstanceVariable(Class, const char *);
  id object_getIvar(id, Ivar);
  SEL sel_registerName(const char *);
  const char *sel_getName(SEL);
  void objc_msgSend(void);
  void *malloc(unsigned long);
  void *memcpy(void *, const void *, unsigned long);
}
struct HitPathPoint { double x, y; };
#define HP_NONE ((id)0)
#define HP_TEXT(c) ((id)[(id)objc_getClass("NSString") stringWithUTF8String:(c)])
#define HP_NUMBER(n) ((id)[(id)objc_getClass("NSNumber") numberWithUnsignedLongLong:(unsigned long long)(n)])
#define HP_LIST ((id)[(id)objc_getClass("NSMutableArray") array])
#define HP_OBJECT ((id)[(id)objc_getClass("NSMutableDictionary") dictionary])
#define HP_IS(o, c) ((bool)[(o) isKindOfClass:objc_getClass(c)])
#define HP_CAN(o, s) ((bool)[(o) respondsToSelector:sel_registerName(s)])
#define HP_CLASS(o) ((Class)[(o) class])
#define HP_PUT(d, v, k) do { id hpValue = (v); if (hpValue) (void)[(d) setObject:hpValue forKey:@k]; } while (0)
"""

# The capture, as a block of memory: eight bytes with the length of the JSON text, then the text.
EXPRESSION = r"""
({
  id capture = HP_OBJECT;
  char *answer = 0;
  @try {
    id wanted = (id)[(id)objc_getClass("NSJSONSerialization")
        JSONObjectWithData:(id)[(id)@__WANTED__ dataUsingEncoding:(unsigned long)4] options:(unsigned long)0 error:(id *)0];
    id properties = (id)[wanted objectForKey:@"properties"];
    id methods = (id)[wanted objectForKey:@"methods"];
    id simulated = (id)[wanted objectForKey:@"simulated"];
    id delegateMethods = (id)[wanted objectForKey:@"delegateMethods"];
    unsigned long mostViews = __MOST_VIEWS__, deepest = __DEEPEST__, cut = 0, views = 0;

    id application = (id)[(id)objc_getClass("UIApplication") sharedApplication];
    id device = (id)[(id)objc_getClass("UIDevice") currentDevice];
    HP_PUT(capture, (id)[(id)[(id)[device systemName] stringByAppendingString:@" "]
                        stringByAppendingString:(id)[device systemVersion]], "system");
    id windows = HP_NONE;
    @try {
      windows = (id)[(id)objc_getClass("UIWindow") allWindowsIncludingInternalWindows:(signed char)1
                                                                    onlyVisibleWindows:(signed char)0];
    } @catch (id failure) {
    }
    if (!windows) windows = (id)[application windows];

    // Everything that is still to be told: an object, what is told of it, and how deep it lies. The list grows.
    id waiting = HP_LIST, told = HP_LIST, depths = HP_LIST;
    id windowList = HP_LIST, controllers = HP_LIST, seenControllers = HP_LIST;
    for (unsigned long i = 0; i < (unsigned long)[windows count]; i++) {
      id window = (id)[windows objectAtIndex:i], record = HP_OBJECT;
      (void)[windowList addObject:record];
      (void)[waiting addObject:window];
      (void)[told addObject:record];
      (void)[depths addObject:HP_NUMBER(1)];
    }
    id applicationRecord = HP_OBJECT;
    (void)[capture setObject:applicationRecord forKey:@"application"];
    (void)[capture setObject:windowList forKey:@"windows"];
    (void)[capture setObject:controllers forKey:@"controllers"];
    (void)[waiting addObject:application];
    (void)[told addObject:applicationRecord];
    (void)[depths addObject:HP_NUMBER(0)];

    id classNames = HP_LIST, classRecords = HP_LIST;
    for (unsigned long i = 0; i < (unsigned long)[waiting count]; i++) {
      id object = (id)[waiting objectAtIndex:i], record = (id)[told objectAtIndex:i];
      unsigned long depth = (unsigned long)[(id)[depths objectAtIndex:i] unsignedLongValue];
      Class type = HP_CLASS(object);
      id className = HP_TEXT(class_getName(type));
      HP_PUT(record, HP_NUMBER(object), "address");
      HP_PUT(record, className, "class");
      bool isView = HP_IS(object, "UIView"), isController = HP_IS(object, "UIViewController");
      bool isRecognizer = HP_IS(object, "UIGestureRecognizer");

      // What the class overrides: the first class upwards whose method is not that of the class above it.
      if (!(bool)[classNames containsObject:className]) {
        (void)[classNames addObject:className];
        id classRecord = HP_OBJECT, overrides = HP_LIST;
        HP_PUT(classRecord, className, "class");
        for (Class up = type; up; up = class_getSuperclass(up)) {
          id name = HP_TEXT(class_getName(up));
          if (!(bool)[simulated containsObject:name]) continue;
          HP_PUT(classRecord, name, "base");
          break;
        }
        const char *root = isView ? "UIView" : isController ? "UIViewController"
            : isRecognizer ? "UIGestureRecognizer" : 0;
        id selectors = root ? (id)[methods objectForKey:HP_TEXT(root)] : HP_NONE;
        for (unsigned long j = 0; j < (unsigned long)[selectors count]; j++) {
          id name = (id)[selectors objectAtIndex:j];
          SEL selector = sel_registerName((const char *)[name UTF8String]);
          Class base = objc_getClass(root), up = type;
          Method method = class_getInstanceMethod(type, selector);
          if (!method || method == class_getInstanceMethod(base, selector)) continue;
          while (up != base && class_getInstanceMethod(class_getSuperclass(up), selector) == method)
            up = class_getSuperclass(up);
          id override = HP_OBJECT;
          HP_PUT(override, name, "method");
          HP_PUT(override, HP_TEXT(class_getName(up)), "class");
          const char *image = class_getImageName(up);
          if (image) HP_PUT(override, (id)[HP_TEXT(image) lastPathComponent], "image");
          (void)[overrides addObject:override];
        }
        (void)[classRecord setObject:overrides forKey:@"overrides"];
        if (root) (void)[classRecords addObject:classRecord];
      }

      // Properties by UIKit's names, but for those that have their usual value.
      id owners = (id)[properties allKeys];
      for (unsigned long j = 0; j < (unsigned long)[owners count]; j++) {
        id owner = (id)[owners objectAtIndex:j];
        if (!(bool)[object isKindOfClass:objc_getClass((const char *)[owner UTF8String])]) continue;
        id rows = (id)[properties objectForKey:owner];
        for (unsigned long k = 0; k < (unsigned long)[rows count]; k++) {
          id row = (id)[rows objectAtIndex:k];
          id name = (id)[row objectAtIndex:0], path = (id)[row objectAtIndex:1], usual = (id)[row objectAtIndex:2];
          @try {
            id value = (id)[object valueForKeyPath:path];
            if (value && HP_IS(value, "NSNumber")) {
              double number = (double)[value doubleValue];
              if (number - number != 0) value = HP_NONE;
            } else if (value && HP_IS(value, "NSValue")) {
              const char *encoding = (const char *)[value objCType];
              unsigned long count = encoding[1] != 'C' ? 0 : encoding[3] == 'R' || encoding[3] == 'r' ? 4
                  : encoding[3] == 'A' ? 6 : encoding[3] == 'P' || encoding[3] == 'S' ? 2
                  : encoding[2] == 'A' && encoding[3] == 'T' ? 16 : 0;
              double numbers[16];
              id list = count ? HP_LIST : HP_NONE;
              if (count) (void)[value getValue:(void *)numbers];
              for (unsigned long n = 0; n < count; n++) {
                if (numbers[n] - numbers[n] != 0) { list = HP_NONE; break; }
                (void)[list addObject:(id)[(id)objc_getClass("NSNumber") numberWithDouble:numbers[n]]];
              }
              value = list;
            } else if (value && !HP_IS(value, "NSString") && !HP_IS(value, "NSArray")) {
              value = HP_NONE;
            }
            if (value && !(bool)[value isEqual:usual]) (void)[record setObject:value forKey:name];
          } @catch (id failure) {
          }
        }
      }

      // Delegates, of the application, of scroll views and of recognizers.
      if (HP_CAN(object, "delegate") && (isRecognizer || object == application || HP_IS(object, "UIScrollView"))) {
        id delegate = (id)[object delegate];
        if (delegate && delegate != object) {
          id delegateRecord = HP_OBJECT;
          HP_PUT(delegateRecord, HP_NUMBER(delegate), "address");
          HP_PUT(delegateRecord, HP_TEXT(class_getName(HP_CLASS(delegate))), "class");
          (void)[record setObject:delegateRecord forKey:@"delegate"];
          if (isRecognizer) {
            id answers = HP_LIST;
            for (unsigned long j = 0; j < (unsigned long)[delegateMethods count]; j++) {
              id name = (id)[delegateMethods objectAtIndex:j];
              if (HP_CAN(delegate, (const char *)[name UTF8String])) (void)[answers addObject:name];
            }
            (void)[record setObject:answers forKey:@"delegateMethods"];
          }
        }
      }

      if (isRecognizer) {
        id actions = HP_LIST;
        @try {
          id targets = (id)[object valueForKey:@"_targets"];
          for (unsigned long j = 0; j < (unsigned long)[targets count]; j++) {
            id pair = (id)[targets objectAtIndex:j], action = HP_OBJECT, target = (id)[pair valueForKey:@"_target"];
            SEL selector = (SEL)(void *)object_getIvar(pair, class_getInstanceVariable(object_getClass(pair), "_action"));
            if (selector) HP_PUT(action, HP_TEXT(sel_getName(selector)), "action");
            if (target) {
              id targetRecord = HP_OBJECT;
              HP_PUT(targetRecord, HP_NUMBER(target), "address");
              HP_PUT(targetRecord, HP_TEXT(class_getName(HP_CLASS(target))), "class");
              (void)[action setObject:targetRecord forKey:@"target"];
            }
            (void)[actions addObject:action];
          }
          if ((unsigned long)[actions count]) (void)[record setObject:actions forKey:@"actions"];
        } @catch (id failure) {
          (void)[record setObject:(id)[(id)objc_getClass("NSNumber") numberWithBool:(signed char)1]
                           forKey:@"targetsUnknown"];
        }
        id description = (id)[object description];
        if ((bool)[description containsString:@"must-fail"]) HP_PUT(record, description, "description");
      }

      // What a control sends.
      if (HP_IS(object, "UIControl")) {
        id actions = HP_LIST;
        @try {
          __HANDLERS__
        } @catch (id failure) {
        }
        if ((unsigned long)[actions count]) (void)[record setObject:actions forKey:@"actions"];
      }

      if (isView) {
        views++;
        id next = (id)[object nextResponder], superview = (id)[object superview];
        if (next && HP_IS(next, "UIViewController") && (id)[next viewIfLoaded] == object) {
          if (!(bool)[seenControllers containsObject:HP_NUMBER(next)]) {
            id controller = HP_OBJECT;
            (void)[seenControllers addObject:HP_NUMBER(next)];
            (void)[controllers addObject:controller];
            HP_PUT(controller, HP_NUMBER(object), "view");
            if ((id)[next parentViewController])
              HP_PUT(controller, HP_NUMBER((id)[next parentViewController]), "parent");
            if ((id)[next nextResponder]) HP_PUT(controller, HP_NUMBER((id)[next nextResponder]), "next");
            (void)[waiting addObject:next];
            (void)[told addObject:controller];
            (void)[depths addObject:HP_NUMBER(0)];
          }
        } else if (next && superview && next != superview) {
          HP_PUT(record, HP_NUMBER(next), "next");
        }
        if (HP_IS(object, "UIWindow") && HP_CAN(object, "windowScene") && (id)[object windowScene]) {
          id scene = HP_OBJECT;
          HP_PUT(scene, HP_NUMBER((id)[object windowScene]), "address");
          HP_PUT(scene, HP_TEXT(class_getName(HP_CLASS((id)[object windowScene]))), "class");
          (void)[record setObject:scene forKey:@"scene"];
        }
        const char *lists[2] = {"gestureRecognizers", "subviews"};
        for (int l = 0; l < 2; l++) {
          id parts = (id)[object valueForKey:HP_TEXT(lists[l])];
          unsigned long count = (unsigned long)[parts count];
          if (!count) continue;
          if (l == 1 && (depth >= deepest || views + count > mostViews)) { cut += count; continue; }
          id records = HP_LIST;
          for (unsigned long j = 0; j < count; j++) {
            id part = HP_OBJECT;
            (void)[records addObject:part];
            (void)[waiting addObject:(id)[parts objectAtIndex:j]];
            (void)[told addObject:part];
            (void)[depths addObject:HP_NUMBER(depth + 1)];
          }
          (void)[record setObject:records forKey:HP_TEXT(lists[l])];
        }
      }
    }
    (void)[capture setObject:classRecords forKey:@"classes"];
    if (cut) HP_PUT(capture, HP_NUMBER(cut), "cut");

    // The touch of the event that the app is about to get.
    id event = (id)(void *)__EVENT__;
    if (event) {
      id touches = (id)[(id)[event allTouches] allObjects], touch = HP_NONE;
      for (unsigned long i = 0; i < (unsigned long)[touches count]; i++) {
        id one = (id)[touches objectAtIndex:i];
        if (!touch || (long)[one phase] == 0) touch = one;
      }
      if (touch) {
        id record = HP_OBJECT, location = HP_LIST;
        HitPathPoint point = ((HitPathPoint (*)(id, SEL, id))objc_msgSend)(
            touch, sel_registerName("locationInView:"), (id)0);
        (void)[location addObject:(id)[(id)objc_getClass("NSNumber") numberWithDouble:point.x]];
        (void)[location addObject:(id)[(id)objc_getClass("NSNumber") numberWithDouble:point.y]];
        (void)[record setObject:location forKey:@"location"];
        HP_PUT(record, HP_NUMBER((long)[touch phase]), "phase");
        HP_PUT(record, HP_NUMBER((unsigned long)[touch tapCount]), "tapCount");
        if ((id)[touch view]) HP_PUT(record, HP_NUMBER((id)[touch view]), "view");
        if ((id)[touch window]) HP_PUT(record, HP_NUMBER((id)[touch window]), "window");
        (void)[capture setObject:record forKey:@"touch"];
      }
    }
  } @catch (id failure) {
    capture = HP_OBJECT;
    HP_PUT(capture, (id)[failure description], "error");
  }
  id data = (id)[(id)objc_getClass("NSJSONSerialization")
      dataWithJSONObject:capture options:(unsigned long)0 error:(id *)0];
  unsigned long length = (unsigned long)[data length];
  // Whoever reads it is outside of the app, so that it is not freed.
  answer = (char *)malloc(length + 8);
  memcpy(answer, &length, 8);
  memcpy(answer + 8, (const void *)[data bytes], length);
  answer;
})
"""

# What a control sends, since iOS 14 with closures; and by the older way, for a debugger that compiles no blocks.
HANDLERS = r"""
          (void)[object enumerateEventHandlers:^(id handler, id target, SEL selector, unsigned long events, signed char *stop) {
            id action = HP_OBJECT;
            HP_PUT(action, HP_NUMBER(events), "events");
            if (handler) {
              (void)[action setObject:(id)[(id)objc_getClass("NSNumber") numberWithBool:(signed char)1] forKey:@"closure"];
              id title = (id)[handler title];
              HP_PUT(action, title && (unsigned long)[title length] ? title : (id)[handler identifier], "action");
            } else {
              if (selector) HP_PUT(action, HP_TEXT(sel_getName(selector)), "action");
              if (target) {
                id targetRecord = HP_OBJECT;
                HP_PUT(targetRecord, HP_NUMBER(target), "address");
                HP_PUT(targetRecord, HP_TEXT(class_getName(HP_CLASS(target))), "class");
                (void)[action setObject:targetRecord forKey:@"target"];
              }
            }
            (void)[actions addObject:action];
          }];
"""
OLDER_HANDLERS = r"""
          id targets = (id)[(id)[object allTargets] allObjects];
          for (unsigned long j = 0; j < (unsigned long)[targets count]; j++) {
            id target = (id)[targets objectAtIndex:j];
            bool isNobody = HP_IS(target, "NSNull");
            for (unsigned long bit = 0; bit < 20; bit++) {
              id names = (id)[object actionsForTarget:isNobody ? (id)0 : target
                                      forControlEvent:(unsigned long)1 << bit];
              for (unsigned long n = 0; n < (unsigned long)[names count]; n++) {
                id action = HP_OBJECT;
                HP_PUT(action, HP_NUMBER((unsigned long)1 << bit), "events");
                HP_PUT(action, (id)[names objectAtIndex:n], "action");
                if (!isNobody) {
                  id targetRecord = HP_OBJECT;
                  HP_PUT(targetRecord, HP_NUMBER(target), "address");
                  HP_PUT(targetRecord, HP_TEXT(class_getName(HP_CLASS(target))), "class");
                  (void)[action setObject:targetRecord forKey:@"target"];
                }
                (void)[actions addObject:action];
              }
            }
          }
"""

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


def expression(event=0, blocks=True):
    """The one expression that captures the screen; the event is an address."""
    wanted = {"properties": PROPERTIES, "methods": METHODS, "simulated": SIMULATED, "delegateMethods": DELEGATE_METHODS}
    text = EXPRESSION.replace("__HANDLERS__", HANDLERS if blocks else OLDER_HANDLERS)
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


def captured(process):
    """The screen as the app tells it. Tried with less and less that the debugger has to know."""
    frame = main_frame(process)
    event = stopped_event(frame)
    message = ""
    for prefix, blocks in ((PREFIX, True), (PREFIX, False), ("@import UIKit;\n" + PREFIX, True)):
        value = frame.EvaluateExpression(expression(event, blocks), options(prefix))
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


def capture(process):
    """The capture as a dictionary, the keys that tell what it is first."""
    screen = tidy(captured(process))
    windows = [window for window in screen["windows"] if not window.get("isHidden")]
    whole = [window["bounds"][2:] for window in windows if "bounds" in window]
    if whole:
        screen["size"] = max(whole, key=lambda size: size[0] * size[1])
    return {"format": "hitpath-capture", "version": 1, **screen}


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


def file_name(target, wanted, ending):
    """Where the capture is written: the file that is named, else one for each app, which the next capture replaces."""
    if wanted:
        return os.path.abspath(os.path.expanduser(wanted))
    folder = os.path.join(tempfile.gettempdir(), "hitpath")
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, (target.GetExecutable().GetFilename() or "screen") + ending)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def explained(tool, path, wanted, has_touch):
    """What hitpath says of the file."""
    arguments = [part for tap in wanted.tap or [] for part in ("--tap", tap)]
    if wanted.view:
        arguments += ["--view", wanted.view]
    lines = ["Captured to %s" % path]
    if not wanted.tap and not has_touch:
        return lines + ["Now name a place, in points of the screen: hitpath --tap X,Y",
                        "or have the next touch told: hitpath tap"]
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
            screen = capture(process)
            path, has_touch = file_name(target, wanted.output, ".json"), "touch" in screen
            write(path, json.dumps(screen, ensure_ascii=False, separators=(",", ":")))
        except Failure as failure:
            text = descriptions(debugger) if process.GetState() == lldb.eStateStopped else ""
            if not text:
                raise
            result.AppendWarning("%s\nThe app's own description is taken, which tells less." % failure)
            path, has_touch = file_name(target, wanted.output, ".txt"), False
            write(path, text)
        result.AppendMessage("\n".join(explained(tool, path, wanted, has_touch)))
    except Failure as failure:
        result.SetError(str(failure))


def __lldb_init_module(debugger, internal_dict):
    answer = lldb.SBCommandReturnObject()
    debugger.GetCommandInterpreter().HandleCommand(
        "command script add -o -f %s.hitpath hitpath" % __name__, answer)
    print("hitpath is there: hitpath --tap X,Y, or hitpath tap" if answer.Succeeded() else answer.GetError())
