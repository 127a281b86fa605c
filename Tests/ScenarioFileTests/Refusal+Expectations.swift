// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  private static func expecting(_ keys: String) -> String {
    "window: {id: W, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]}\nexpect: {\(keys)}"
  }

  static let expectations = [
    Refusal(
      expecting("calls: {}"), ":2:17: error: 'calls' expects nothing",
      hint: "give some of exactly, includes, inAnyOrder, counts, never"),
    Refusal(
      expecting("calls: W.touchesBegan"),
      ":2:17: error: 'calls' takes a list of calls, or a mapping of keys, found 'W.touchesBegan'",
      hint: "write [W.touchesBegan]"),
    Refusal(
      expecting("calls: {of: [touch], exactly: []}"),
      ":2:23: error: 'of' takes touches, recognizers, resets, tracking, controlEvents, actions, questions, hitTests, "
        + "sendEvent, callbacks, events, code, found 'touch'",
      hint: "did you mean 'touches'?"),
    Refusal(
      "window: {performs: [save:, undo]}",
      ":1:25: error: not readable as YAML: found unexpected ':' while scanning a plain scalar",
      hint: "a text that ends in ':' needs quotes here"),
    Refusal(
      expecting("calls: {of: [touches], never: [a]}"), ":2:18: error: 'of' without 'exactly'",
      hint: "it says which kinds of calls 'exactly' lists"),
    Refusal(
      expecting("actions: save"), ":2:19: error: 'actions' takes a list of actions, found 'save'",
      hint: "write [save]"),
    Refusal(
      expecting("actions: [{at: 1}]"), ":2:20: error: the expected action has no 'action'",
      hint: "such as {action: save, at: 0.5}"),
    Refusal(
      expecting("states: {tapp: ended}"), ":2:19: error: 'states' names 'tapp', which does not exist",
      hint: "did you mean 'tap'?"),
    Refusal(
      expecting("states: {W: ended}"),
      ":2:19: error: 'states' names 'W', a view, expected a gesture recognizer"),
    Refusal(
      expecting("states: {tap: end}"),
      ":2:24: error: 'tap' takes began, changed, ended, cancelled, failed, recognized, or a list of them, found 'end'",
      hint: "did you mean 'ended'?"),
    Refusal(
      expecting("states: {tap: {at: {soon: began}}}"), ":2:30: error: 'at' takes a number, found 'soon'"),
    Refusal(
      expecting("states: {tap: {}}"), ":2:24: error: nothing is expected of 'tap'",
      hint: "give entered, at or because"),
    Refusal(
      expecting("received: {W: touchesBegan}"),
      ":2:24: error: 'W' takes a list of words, found 'touchesBegan'", hint: "write [touchesBegan]"),
    Refusal(
      expecting("received: [W]"),
      ":2:20: error: 'received' takes a mapping of ids to lists of methods, found a list"),
    Refusal(
      expecting("firstResponder: tap"),
      ":2:26: error: 'firstResponder' names 'tap', a gesture recognizer, expected a responder"),
    Refusal(
      expecting("properties: {W: {isTracking: true}}"),
      ":2:27: error: 'isTracking' belongs to UIControl and UIScrollView, 'W' is a UIWindow"),
    Refusal(
      expecting("properties: {tap: {isFirstResponder: true}}"),
      ":2:29: error: 'isFirstResponder' belongs to UIView, 'tap' is a UITapGestureRecognizer"),
    Refusal(
      expecting("properties: {tap: {numberOfTouches: {atLest: 1}}}"),
      ":2:47: error: a mapping of limits has no key 'atLest'", hint: "did you mean 'atLeast'?"),
    Refusal(
      expecting("properties: {tap: {numberOfTouches: {atLeast: many}}}"),
      ":2:56: error: 'atLeast' takes a number, found 'many'"),
    Refusal(
      expecting("properties: {W: {frame: {lessThan: 3}}}"),
      ":2:45: error: 'lessThan' takes 4 numbers [x, y, width, height], found '3'"),
    Refusal(
      expecting("properties: {W: {alpha: {}}}"), ":2:34: error: the mapping of limits is empty",
      hint: "give some of greaterThan, atLeast, atMost, lessThan"),
    Refusal(
      expecting("properties: {W: {isHidden: {atLeast: 1}}}"),
      ":2:37: error: 'isHidden' takes true or false, found a mapping"),
    Refusal(
      expecting("cycles: [[]]"),
      ":2:19: error: 'cycles' takes at least 1 id in each list, found an empty list"),
    Refusal(
      "touches: [{tap: [1, 1]}]\nwindow: {}\nexpect: {doubts: [something]}",
      ":3:19: error: 'doubts' takes one of 85 words, found 'something'",
      hint: "'hitpath schema' lists them"),
    Refusal(
      "touches: [{tap: [1, 1]}]\nwindow: {}\nexpect: {doubts: [pageturn]}",
      ":3:19: error: 'doubts' takes one of 85 words, found 'pageturn'",
      hint: "did you mean 'pageTurn'?"),
    Refusal(expecting("cycles: [[tap, tap]]"), ":2:19: error: a recognizer stands twice in the list"),
  ]
}
