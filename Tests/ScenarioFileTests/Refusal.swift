// SPDX-License-Identifier: Apache-2.0

import Testing

/// A text that is refused, and its first line of complaint and hint.
struct Refusal: Sendable, CustomTestStringConvertible {
  var text: String
  var complaint: String
  var hint: String?

  init(_ text: String, _ complaint: String, hint: String? = nil) {
    (self.text, self.complaint, self.hint) = (text, complaint, hint)
  }

  var testDescription: String { text }
}

extension Refusal {
  static let structure = [
    Refusal(
      "", ": error: the file is empty, expected a scenario", hint: "a scenario has at least a 'window'"),
    Refusal(
      "# only this", ": error: the file is empty, expected a scenario",
      hint: "a scenario has at least a 'window'"),
    Refusal("hello", ":1:1: error: expected a scenario, a mapping with a 'window', found 'hello'"),
    Refusal("- a", ":1:1: error: expected a scenario, a mapping with a 'window', found a list"),
    Refusal(
      "title: x", ":1:1: error: the scenario has no window",
      hint: "a file with the one line 'window: {}' is a complete scenario"),
    Refusal(
      "window: {}\nwindows: [{}]", ":2:1: error: both 'window' and 'windows', expected one of them",
      hint: "list all windows under 'windows'"),
    Refusal("windows: []", ":1:10: error: 'windows' lists no window"),
    Refusal("windwo: {}", ":1:1: error: a scenario has no key 'windwo'", hint: "did you mean 'window'?"),
    Refusal("window: 3", ":1:9: error: expected a window as a mapping of keys, found '3'"),
    Refusal("window:", ":1:8: error: expected a window as a mapping of keys, found nothing"),
    Refusal(
      "window: {subviews: [{windowLevel: 1}]}", ":1:22: error: a view has no key 'windowLevel'",
      hint: "'windowLevel' is a key of a window"),
    Refusal(
      "window: {subviews: {id: a}}", ":1:20: error: 'subviews' takes a list of views, found a mapping",
      hint: "begin each item with '- '"),
    Refusal(
      "window: {}\n---\nwindow: {}",
      ":2:1: error: a second document begins here, expected one scenario in a file",
      hint: "give each scenario a file of its own"),
    Refusal(
      "window:\n  id: a\n  alpha: 1\n  id: b",
      ":4:3: error: the key 'id' stands twice in one mapping, first in line 2"),
    Refusal(
      "window: {id: a, subviews: [{id: b}], id: c}",
      ":1:38: error: the key 'id' stands twice in one mapping, first in column 10"),
    Refusal(
      "window:\n\tid: a", ":2:1: error: a tab where YAML takes only spaces", hint: "indent with spaces"),
    Refusal(
      "window: {id: a",
      ":1:15: error: not readable as YAML: did not find expected ',' or '}' while parsing a flow mapping",
      hint: "a bracket is left open, or a comma is missing"),
    Refusal(
      "window:\n  text: a: b",
      ":2:10: error: not readable as YAML: mapping values are not allowed in this context",
      hint: "a text that holds ': ' or ends in ':' needs quotes"),
    Refusal(
      "window: {text: \"a\u{1}b\"}", ":1:18: error: the character U+0001 must not stand in YAML",
      hint: "in a text in double quotes, write it as \"\\u0001\""),
    Refusal(
      "window:\n  <<: {alpha: 1}", ":2:3: error: merge keys '<<' are not supported",
      hint: "write the keys out, or give a whole value by alias"),
    Refusal("window: {? [a] : 1}", ":1:12: error: a list or mapping as a key; keys must be plain words"),
    Refusal(
      "window: {alpha: !!float 1}", ":1:17: error: the tag 'tag:yaml.org,2002:float' is not supported",
      hint: "write the value without a tag"),
    Refusal(
      "window: {id: *a}", ":1:14: error: an alias without an anchor before it",
      hint: "a text that begins with * needs quotes"),
    Refusal(
      "window: {frame: [0, 0, 1, 1], center: [0, 0]}",
      ":1:31: error: both 'frame' and 'center', expected one way to say where the view is",
      hint: "give 'frame', or 'bounds' with 'center'"),
    Refusal(
      "window: {bounds: [0, 0, 1, 1]}", ":1:10: error: 'bounds' without 'center'",
      hint: "or give a 'frame' instead"),
    Refusal(
      "window: {center: [0, 0]}", ":1:10: error: 'center' without 'bounds'", hint: "or give a 'frame' instead"
    ),
    Refusal(
      "window: {bounds: [0, 9, 1, 1], center: [0, 0], contentOffset: [0, 8]}",
      ":1:48: error: 'contentOffset' and 'bounds' give different offsets",
      hint: "the origin of the bounds is the content offset; give one of them"),
    Refusal(
      "window: {rootViewController: {view: {viewController: {}}}}",
      ":1:38: error: the root view of a view controller has that controller already",
      hint: "remove 'viewController' here"),
    Refusal(
      "window: {viewController: {view: {}}}",
      ":1:27: error: a controller under 'viewController' has the view that it stands in",
      hint: "remove 'view' here"),
    Refusal(
      "scene: nil\nwindow: {}", ":1:8: error: 'scene' takes a mapping of keys, or none, found 'nil'",
      hint: "write none"),
    Refusal(
      "device: {}\nwindow: {}", ":1:9: error: the device has no 'size'", hint: "write size: [390, 844]"),
  ]

  static let values = [
    Refusal(
      "window: {isHidden: yes}", ":1:20: error: 'isHidden' takes true or false, found 'yes'",
      hint: "write true, without quotes"),
    Refusal(
      "window: {isHidden: 'false'}",
      ":1:20: error: 'isHidden' takes true or false, found the text 'false' in quotes",
      hint: "write false, without quotes"),
    Refusal("window: {isHidden: 1}", ":1:20: error: 'isHidden' takes true or false, found '1'"),
    Refusal(
      "window: {zPosition: 1.0e300}",
      ":1:21: error: 'zPosition' takes a number from -1000000000 to 1000000000, found 1.0e300"),
    Refusal(
      "window: {windowLevel: -1.0e10}",
      ":1:23: error: 'windowLevel' takes a number from -1000000000 to 1000000000, found -1.0e10"),
    Refusal(
      "window: {unknown: [isHiden]}",
      ":1:20: error: 'unknown' takes viewController, isMultipleTouchEnabled, isExclusiveTouch, bounds.origin, "
        + "zPosition, gestureRecognizers, isEnabled, overrides, animations, frame, bounds, transform, code, "
        + "contentOffset, contentSize, layout, window, windowLevel, isHidden, alpha, isUserInteractionEnabled, clipsToBounds, "
        + "actions, targets, delegate, placement, rows, columns, elements, hierarchy, baseClass, pointerEvents, "
        + "found 'isHiden'",
      hint: "did you mean 'isHidden'?"),
    Refusal(
      "unknown: layout\nwindow: {}", ":1:10: error: 'unknown' takes a list of words, found 'layout'",
      hint: "write [layout]"),
    Refusal("window: {alpha: 1.01}", ":1:17: error: 'alpha' takes a number from 0 to 1, found 1.01"),
    Refusal(
      "window: {alpha: .nan}", ":1:17: error: 'alpha' takes a number, found '.nan'",
      hint: "only finite numbers"),
    Refusal(
      "window: {zPosition: -.inf}", ":1:21: error: 'zPosition' takes a number, found '-.inf'",
      hint: "only finite numbers"),
    Refusal(
      "window: {alpha: '1'}", ":1:17: error: 'alpha' takes a number, found the text '1' in quotes",
      hint: "write it without quotes"),
    Refusal(
      "window: {alpha: 010}", ":1:17: error: 'alpha' takes a number, found '010'",
      hint: "write it as a decimal number, such as 12 or 0.5"),
    Refusal(
      "window: {frame: [0, 0, 10pt, 10]}", ":1:24: error: 'frame' takes a number, found '10pt'",
      hint: "write the number alone; lengths are in points, times in seconds"),
    Refusal(
      "window: {frame: [0, 0, 2000000, 10]}",
      ":1:24: error: 'frame' takes a number from -1000000 to 1000000, found 2000000"),
    Refusal(
      "window: {frame: [0, 0, -1, 10]}",
      ":1:17: error: 'frame' takes a width and height of at least 0, found -1 and 10"),
    Refusal("window: {frame: 3}", ":1:17: error: 'frame' takes 4 numbers [x, y, width, height], found '3'"),
    Refusal(
      "window: {center: [1], bounds: [0, 0, 1, 1]}", ":1:18: error: 'center' takes 2 numbers [x, y], found 1"),
    Refusal(
      "window: {transform: [1, 2]}", ":1:21: error: 'transform' takes 6 numbers [a, b, c, d, tx, ty], found 2"
    ),
    Refusal(
      "device: {size: [0, 1]}\nwindow: {}",
      ":1:16: error: 'size' takes a width and height above 0, found 0 and 1"),
    Refusal("window: {text: [a]}", ":1:16: error: 'text' takes a text, found a list"),
    Refusal("window: {class: ''}", ":1:17: error: 'class' takes a name, found an empty text"),
    Refusal(
      "window: {class: \"a\\nb\"}",
      ":1:17: error: 'class' takes a name without line breaks and control characters, found 'a\u{FFFD}b'"),
    Refusal(
      "window:\n  backgroundColor: #fff", ":2:19: error: 'backgroundColor' takes a text, found nothing",
      hint: "an unquoted # begins a comment; quote the text"),
    Refusal(
      "window: {backgroundColor: red}",
      ":1:27: error: 'backgroundColor' takes a colour such as '#3af', '#33aaff' or '#33aaff80', found 'red'"),
    Refusal("window: {id: none}", ":1:14: error: the word 'none' cannot be an id"),
    Refusal("window: {id: ~}", ":1:14: error: 'id' takes a text, found '~'"),
    Refusal(
      "window: {id: \(String(repeating: "x", count: 201))}",
      ":1:14: error: 'id' takes at most 200 characters, found 201"),
    Refusal(
      "source: storybord\nwindow: {}",
      ":1:9: error: 'source' takes scenario, storyboard, xib, recursiveDescription, capture, earlGrey, xcuiTest, "
        + "appium, webDriverAgent, idb, maestro, sentry, detox, found 'storybord'",
      hint: "did you mean 'storyboard'?"),
    Refusal(
      "name: a/b\nwindow: {}",
      ":1:7: error: 'name' becomes the name of files: at most 100 characters, no '/', '\\' or ':', no '.' at the start; found 'a/b'"
    ),
    Refusal(
      "title: {fr: x}\nwindow: {}", ":1:9: error: a text by language has no key 'fr'",
      hint: "its keys: en, zh-Hans"),
    Refusal(
      "title: {en: A tap, a tap more}\nwindow: {}",
      ":1:20: error: a text by language has no key 'a tap more'",
      hint: "a text with a comma needs quotes between braces"),
    Refusal(
      "configuration: {hitTestPasses: 1.5}\nwindow: {}",
      ":1:32: error: 'hitTestPasses' takes a whole number, found '1.5'"),
    Refusal(
      "window: {hitTest: passthrough}",
      ":1:19: error: 'hitTest' takes default, passThrough, subviewsFirst, subviewsOnly, ignoresGates, {redirect: ID}, {returns: nil, self or ID}, {inside: ID}, {insteadOfItself: ID}, {only: …}, {unless: …} or {pointerEvents: …}, found 'passthrough'",
      hint: "did you mean 'passThrough'?"),
    Refusal(
      "window: {hitTest: {}}",
      ":1:19: error: 'hitTest' takes one of redirect, returns, inside, insteadOfItself, only, unless, pointerEvents, answers, found 0 of them"
    ),
    Refusal(
      "window: {pointInside: {outset: 1, circle: {}}}",
      ":1:23: error: 'pointInside' takes one of outset, circle, roundedRect, polygon, union, found 2 of them"),
    Refusal(
      "window: {pointInside: {polygon: [[0, 0]]}}",
      ":1:33: error: 'polygon' takes at least 3 points [[x, y], ...], found a list"),
    Refusal(
      "window: {pointInside: {circle: {radius: -1}}}",
      ":1:41: error: 'radius' takes a number from 0 to 1000000, found -1"),
    Refusal(
      "window: {implements: touchesBegan}",
      ":1:22: error: 'implements' takes a list of methods, or a mapping of methods to {callsSuper: true}, found 'touchesBegan'",
      hint: "write [touchesBegan]"),
    Refusal(
      "window: {subviews: [{class: UIControl, actions: [{action: a}]}]}",
      ":1:50: error: the action has no 'event'",
      hint: "such as event: touchUpInside"),
    Refusal(
      "window: {subviews: [{class: UIControl, actions: [{event: touchUpinside, action: a}]}]}",
      ":1:58: error: 'event' takes a control event such as touchUpInside, found 'touchUpinside'",
      hint: "did you mean 'touchUpInside'?"),
    Refusal(
      "window: {gestureRecognizers: [{id: a}]}", ":1:31: error: the gesture recognizer has no 'class'",
      hint: "such as class: UITapGestureRecognizer"),
    Refusal(
      "window: {rootViewController: {selectedIndex: 1, viewControllers: [{}]}}",
      ":1:46: error: 'selectedIndex' counts from 0, found 1 with 1 controller under 'viewControllers'"),
  ]

  static let references = [
    Refusal(
      "window:\n  id: a\n  subviews: [{id: a}]", ":3:19: error: the id 'a' is taken by an object in line 2",
      hint:
        "windows, views, controllers, recognizers, delegates, the scene and the application share one set of ids"
    ),
    Refusal(
      "window: {subviews: [{id: Button}, {hitTest: {redirect: Buttom}}]}",
      ":1:56: error: 'redirect' names 'Buttom', which does not exist", hint: "did you mean 'Button'?"),
    Refusal(
      "window: {hitTest: {returns: gone}}", ":1:29: error: 'returns' names 'gone', which does not exist"),
    Refusal(
      "window: {next: UIAplication}", ":1:16: error: 'next' names 'UIAplication', which does not exist",
      hint: "did you mean 'UIApplication'?"),
    Refusal(
      "window: {rootViewController: {id: c, view: {}}, hitTest: {returns: c}}",
      ":1:68: error: 'returns' names 'c', a view controller, expected a view"),
    Refusal(
      "window: {gestureRecognizers: [{class: G}], next: G}",
      ":1:50: error: 'next' names 'G', a gesture recognizer, expected a responder"),
    Refusal(
      "window: {next: d}\napplication: {delegate: {id: d, isResponder: false}}",
      ":1:16: error: 'next' names 'd', a delegate that is no responder, expected a responder"),
    Refusal(
      "window: {subviews: [{id: A, next: B}, {id: B, next: A}]}",
      ":1:35: error: the responder chain never ends: A -> B -> A", hint: "'next: nil' ends the chain"),
    Refusal(
      "window: {id: A, next: A}", ":1:23: error: the responder chain never ends: A -> A",
      hint: "'next: nil' ends the chain"),
    Refusal(
      "window: {id: W, next: V, rootViewController: {id: C, view: {id: V}}}",
      ":1:23: error: the responder chain never ends: W -> V -> C -> W", hint: "'next: nil' ends the chain"),
    Refusal(
      "window: {id: A, hitTest: {redirect: A}}", ":1:37: error: 'A' redirects to itself",
      hint: "hitTest: {returns: self} hits the view wherever the point is"),
    Refusal(
      "window: {rootViewController: {view: {}}}\ntouches: [{tap: [1, 1]}]\nexpect: {chain: [UIVue]}",
      ":3:18: error: 'chain' names 'UIVue', which does not exist", hint: "did you mean 'UIView'?"),
  ]

  static let touchKinds =
    "tap, doubleTap, tripleTap, longPress, drag, swipe, pinch, rotate, began, moved, ended, cancelled, hover, scroll, "
    + "interrupt, press, motion, remote, statusBar, command, menu, set, call, wait"

  static let touches = [
    Refusal(
      "window: {}\ntouches: [{ended: [1, 1]}]",
      ":2:11: error: 'ended' without 'began': the finger is not down"),
    Refusal(
      "window: {}\ntouches: [{began: [1, 1], finger: a}, {moved: [1, 1], finger: b}]",
      ":2:39: error: 'moved' without 'began': the finger 'b' is not down", hint: "the finger 'a' is down"),
    Refusal(
      "window: {}\ntouches: [{began: [1, 1]}, {tap: [1, 1]}]",
      ":2:28: error: the finger comes down twice without 'ended' or 'cancelled' between",
      hint: "name a second finger with 'finger'"),
    Refusal(
      "window: {}\ntouches: [{began: [1, 1], at: 2}, {ended: [1, 1], at: 1}]",
      ":2:35: error: the finger is at 1 s here, but already was at 2 s before"),
    Refusal(
      "window: {}\ntouches: [{tap: [1, 1], duration: -1}]",
      ":2:35: error: 'duration' takes a number from 0 to 1000000, found -1"),
    Refusal(
      "window: {}\ntouches: [{began: [1, 1], duration: 1}]",
      ":2:27: error: 'duration' does not go with 'began'",
      hint:
        "it goes with 'tap', 'doubleTap', 'tripleTap', 'longPress', 'drag', 'swipe', 'pinch', 'rotate', 'scroll', "
        + "'press'"
    ),
    Refusal(
      "window: {}\ntouches: [{tap: [1, 1], began: [1, 1]}]",
      ":2:11: error: a touch is one of \(touchKinds), found tap and began"),
    Refusal(
      "window: {}\ntouches: [{drag: {from: [1, 1]}}]", ":2:18: error: the drag has no 'to'",
      hint: "write drag: {from: [x, y], to: [x, y]}"),
    Refusal(
      "window: {}\ntouches: [{tap: [1, 1]}]\nexpect: {touch: 2, hitView: nil}",
      ":3:17: error: touch 2 is expected to do something, but the scenario has 1 touch"),
    Refusal(
      "window: {}\ntouches: [{tap: [1, 1]}]\nexpect: {touch: 1}",
      ":3:9: error: the expectation expects nothing",
      hint:
        "give some of hitView, hitOrder, chain, chainBegins, decidedBy, doubts, calls, actions, states, received, firstResponder, properties, cycles"
    ),
  ]
}
