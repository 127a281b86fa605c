// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  /// Calls, actions and states that no object of the screen can have.
  private static func ofButton(_ keys: String) -> String {
    "window: {id: W, gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}], subviews: [{id: B, class: UIButton, "
      + "actions: [{event: touchUpInside, action: act, target: W}]}]}\ntouches: [{tap: [1, 1]}]\nexpect: {\(keys)}"
  }

  static let calls = [
    Refusal(
      ofButton("calls: {never: [W.touchesBegun]}"),
      ":3:26: error: 'W' is a UIWindow and has no call 'touchesBegun'", hint: "did you mean 'W.touchesBegan'?"
    ),
    Refusal(
      ofButton("calls: {never: [tap.actt]}"),
      ":3:26: error: 'tap' is a UITapGestureRecognizer and has no call 'actt'"),
    Refusal(
      ofButton("calls: {never: [B.touchUpinside]}"),
      ":3:26: error: 'B' is a UIButton and has no call 'touchUpinside'",
      hint: "did you mean 'B.touchUpInside'?"),
    Refusal(
      ofButton("calls: {includes: [B.actt]}"), ":3:29: error: 'B' is a UIButton and has no call 'actt'",
      hint: "did you mean 'B.act'?"),
    Refusal(
      ofButton("actions: [actt]"), ":3:20: error: 'actions' names 'actt', and nothing sends such an action",
      hint: "did you mean 'act'?"),
    Refusal(
      ofButton("actions: [B.touchUpInside]"),
      ":3:20: error: 'actions' takes actions, and 'B.touchUpInside' is one of controlEvents"),
    Refusal(
      ofButton("actions: ['B.act(touchUpinside)']"),
      ":3:20: error: 'touchUpinside' in 'B.act(touchUpinside)' is none of touchUpInside",
      hint: "did you mean 'touchUpInside'?"),
    Refusal(
      ofButton("calls: {never: ['B.act(touchDown)']}"),
      ":3:26: error: 'touchDown' in 'B.act(touchDown)' is none of touchUpInside"),
    Refusal(
      "window: {gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: act}]}]}\n"
        + "expect: {calls: {never: [tap.act(began)]}}",
      ":2:26: error: 'began' in 'tap.act(began)' is none of ended, recognized"),
    Refusal(
      ofButton("actions: ['B.act -> Nobody']"),
      ":3:20: error: 'B.act -> Nobody' names 'Nobody', which does not exist"),
    Refusal(
      ofButton("calls: {includes: [Bu.touchesBegan]}"),
      ":3:29: error: 'includes' names 'Bu', which does not exist",
      hint: "did you mean 'B'?"),
    Refusal(
      ofButton("calls: [W.hitTest]"),
      ":3:18: error: 'exactly' lists calls of the kinds touches, recognizers, tracking, controlEvents, actions, "
        + "callbacks, events, and 'W.hitTest' is one of hitTests",
      hint: "say of which kinds the list is, with 'of'"),
    Refusal(
      ofButton("calls: {of: [touches], exactly: [B.beginTracking]}"),
      ":3:43: error: 'exactly' lists calls of the kinds touches, and 'B.beginTracking' is one of tracking",
      hint: "say of which kinds the list is, with 'of'"),
    Refusal(
      ofButton("calls: {never: ['B.touchesBegan(touch1)']}"),
      ":3:26: error: nothing follows 'touchesBegan' in a call, found 'B.touchesBegan(touch1)'"),
    Refusal(
      ofButton("calls: {never: ['B.beginTracking -> tru']}"),
      ":3:26: error: 'tru' in 'B.beginTracking -> tru' is none of true, false", hint: "did you mean 'true'?"),
    Refusal(
      ofButton("calls: {never: ['tap.canPrevent(tap, touch2)']}"),
      ":3:26: error: 'tap.canPrevent(tap, touch2)' names touch 2, and the scenario has 1"),
    Refusal(
      ofButton("calls: {never: [touchesBegan]}"),
      ":3:26: error: 'never' names 'touchesBegan', and nothing sends such an action",
      hint: "a call is written receiver.call"),
    Refusal(
      ofButton("received: {tap: [pressesBegan]}"),
      ":3:27: error: 'tap' is a UITapGestureRecognizer and has no call 'pressesBegan'"),
    Refusal(
      ofButton("calls: {never: [W.pressesBegan]}"),
      ":3:26: error: 'W.pressesBegan' comes of a 'press', and the scenario has none",
      hint: "add one to 'touches', or remove this"),
    Refusal(
      ofButton("calls: {never: ['W.motionBegan(shake)']}"),
      ":3:26: error: 'W.motionBegan(shake)' comes of a 'motion', and the scenario has none",
      hint: "add one to 'touches', or remove this"),
    Refusal(
      ofButton("received: {W: [remoteControlReceived]}"),
      ":3:25: error: 'W.remoteControlReceived' comes of a 'remote', and the scenario has none",
      hint: "add one to 'touches', or remove this"),
    Refusal(
      "window: {id: W}\ntouches: [{press: select}]\nexpect: {calls: {never: ['W.pressesBegan(menu)']}}",
      ":3:26: error: 'menu' in 'W.pressesBegan(menu)' is none of select"),
    Refusal(
      ofButton("calls: {never: [act -> B]}"),
      ":3:26: error: 'act -> B' names the target 'B', and this 'act' goes to 'W'",
      hint: "did you mean '-> W'?"),
    Refusal(
      ofButton("calls: {never: [{call: B.touchesBegan, tuch: 1}]}"),
      ":3:49: error: an expected call has no key 'tuch'", hint: "did you mean 'touch'?"),
    Refusal(
      ofButton("calls: {includes: [{call: B.touchesBegun, touch: 1}]}"),
      ":3:36: error: 'B' is a UIButton and has no call 'touchesBegun'", hint: "did you mean 'B.touchesBegan'?"
    ),
    Refusal(
      ofButton("calls: [{touch: 1}]"), ":3:18: error: the expected call has no 'call'",
      hint: "such as {call: Button.touchesBegan, touch: 2}"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, touch: 2}]"),
      ":3:48: error: 'B.touchesBegan' is about touch 2, and the scenario has 1"),
    Refusal(
      ofButton("calls: [{call: B.touchDown, tapCount: 1}]"),
      ":3:25: error: 'tapCount' is for calls of touches, recognizers, tracking, questions, sendEvent, and 'B.touchDown' is one of "
        + "controlEvents"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, point: [1, 1]}]"),
      ":3:25: error: 'point' is for calls of hitTests, and 'B.touchesBegan' is one of touches"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, phase: begin}]"),
      ":3:48: error: 'phase' takes began, moved, stationary, ended, cancelled, found 'begin'",
      hint: "did you mean 'began'?"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, touches: 1}]"),
      ":3:50: error: 'touches' takes a list of the numbers of touches, such as [1, 2], found '1'"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, touches: [1, 1]}]"),
      ":3:54: error: touch 1 stands twice in the list"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, touches: [1, 2]}]"),
      ":3:50: error: 'B.touchesBegan' is about touch 2, and the scenario has 1"),
    Refusal(
      ofButton("calls: {counts: [B.touchDown]}"),
      ":3:26: error: 'counts' takes a mapping of calls to numbers, such as {Button.touchesMoved: 2}, found a list"
    ),
    Refusal(
      ofButton("calls: {counts: {B.touchDwn: 1}}"),
      ":3:27: error: 'B' is a UIButton and has no call 'touchDwn'", hint: "did you mean 'B.touchDown'?"),
    Refusal(
      ofButton("calls: {counts: {B.touchDown: -1}}"),
      ":3:40: error: 'B.touchDown' takes a number from 0 to 1000000, found -1"),
    Refusal(
      ofButton("calls: {inAnyOrder: []}"), ":3:30: error: 'inAnyOrder' lists no call, so it says nothing"),
    Refusal(
      ofButton(
        "calls: {inAnyOrder: [\(Array(repeating: "B.touchDown", count: 1001).joined(separator: ", "))]}"),
      ":3:30: error: 'inAnyOrder' lists 1001 calls, expected 1000 at most",
      hint: "'counts' tells how often a call comes"),
    Refusal(
      ofButton("calls: {}"), ":3:17: error: 'calls' expects nothing",
      hint: "give some of exactly, includes, inAnyOrder, counts, never"),
    Refusal(
      ofButton("chainBegins: []"), ":3:23: error: 'chainBegins' lists no responder, so it says nothing"),
    Refusal(
      ofButton("properties: {tap: {state: normal}}"),
      ":3:36: error: 'state' of UITapGestureRecognizer takes possible, began, changed, ended, cancelled, failed, "
        + "recognized, found 'normal'"),
    Refusal(
      ofButton("properties: {B: {state: began}}"),
      ":3:34: error: 'state' of UIButton takes highlighted, disabled, selected, focused, a list of them, "
        + "found 'began'"),
    Refusal(
      ofButton("properties: {B: {state: pressed}}"),
      ":3:34: error: 'state' takes highlighted, disabled, selected, focused, a list of them, or possible, began, "
        + "changed, ended, cancelled, failed, recognized, found 'pressed'"),
    Refusal(
      "window: {gestureRecognizers: [{id: p, class: UIPinchGestureRecognizer}]}\n"
        + "expect: {properties: {p: {velocity: [1, 2]}}}",
      ":2:37: error: 'velocity' of UIPinchGestureRecognizer takes number, found a list"),
    Refusal(
      "window: {gestureRecognizers: [{id: p, class: UIPanGestureRecognizer}]}\n"
        + "expect: {properties: {p: {velocity: {atLeast: 1}}}}",
      ":2:37: error: 'velocity' of UIPanGestureRecognizer takes [x, y], found a mapping"),
    Refusal(
      "window: {gestureRecognizers: [{class: UIPanGestureRecognizer, maximumNumberOfTouches: none}]}",
      ":1:87: error: 'maximumNumberOfTouches' takes a number, or unlimited, found 'none'"),
    Refusal(
      ofButton("calls: [{call: B.touchesBegan, location: 1}]"),
      ":3:51: error: 'location' takes 2 numbers [x, y], found '1'"),
    Refusal(
      "window: {}\nexpect: []", ":2:9: error: 'expect' lists no expectation",
      hint: "leave it out where nothing is expected"),
    Refusal(
      ofButton("calls: {includes: []}"), ":3:28: error: 'includes' lists no call, so it says nothing"),
    Refusal(ofButton("calls: {never: []}"), ":3:25: error: 'never' lists no call, so it says nothing"),
    Refusal(ofButton("calls: {of: [], exactly: []}"), ":3:22: error: 'of' lists no kind of call"),
    Refusal(
      ofButton("actions: [], touch: 1"),
      ":3:23: error: 'touch' without any of 'hitView', 'hitOrder', 'chain', 'chainBegins', 'decidedBy', 'doubts', which it is about"
    ),
    Refusal(
      ofButton("hitView: W, at: 1"),
      ":3:22: error: 'at' without any of 'firstResponder', 'properties', which it is about"),
    Refusal(
      ofButton("states: {tap: {because: movedTofar}}"),
      ":3:34: error: 'because' takes the code of a reason, found 'movedTofar'",
      hint: "did you mean 'movedTooFar'?"),
    Refusal(
      ofButton("states: {tap: recognised}"),
      ":3:24: error: 'tap' takes began, changed, ended, cancelled, failed, recognized, or a list of them, "
        + "found 'recognised'", hint: "did you mean 'recognized'?"),
  ]
}
