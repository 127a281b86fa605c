// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  /// Configuration, responders and views.
  static let responders = [
    Refusal(
      "window: {keyCommands: [{input: upArrow, action: up}]}",
      ":1:32: error: 'input' takes a key: one character, or UIKit's constant such as UIKeyInputEscape, found 'upArrow'",
      hint: "did you mean 'UIKeyInputUpArrow'?"),
    Refusal(
      "window: {keyCommands: [{input: UIKeyInputUpArrow, action: up}]}\ntouches: [{press: upArrow}]",
      ":2:19: error: 'press: upArrow' is the button of a remote, for which no key command is looked for",
      hint: "for the key write 'press: UIKeyInputUpArrow'"),
    Refusal(
      "window: {}\ntouches: [{press: upArow}]",
      ":2:19: error: 'press' takes a button (upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, "
        + "pageDown), or a key: one character, or UIKit's constant such as UIKeyInputEscape, found 'upArow'",
      hint: "did you mean 'upArrow'?"),
    Refusal(
      "window: {hitTest: {unless: {rect: [0, 0, 1, 1]}}}",
      ":1:29: error: a condition of hitTest has no key 'rect'",
      hint:
        "it goes by the view that UIKit would answer: its keys are view and within; a part of a view is said by "
        + "pointInside, such as {polygon: [[x, y], …]}"),
    Refusal(
      "window: {hitTest: {unless: {moves: left}}}",
      ":1:29: error: a condition of hitTest has no key 'moves'",
      hint: "it goes by the view that UIKit would answer: its keys are view and within"),
    Refusal(
      "window: {rootViewController: {sheetPresentationController: {detents: [{identifier: a, height: 1, fraction: 1}]}}}",
      ":1:71: error: a detent has a 'height' or a 'fraction', and not both",
      hint: "write {identifier: peek, height: 120}"),
    Refusal(
      "window: {rootViewController: {sheetPresentationController: {detents: [huge]}}}",
      ":1:71: error: 'detents' takes medium, large, or {identifier: …, height: …}, found 'huge'"),
    Refusal(
      "window: {rootViewController: {sheetPresentationController: {detents: [large, {identifier: large, height: 9}]}}}",
      ":1:78: error: 'detents' has 'large' twice"),
    Refusal(
      "window: {rootViewController: {sheetPresentationController: {detents: [{identifier: peek, height: 9}], "
        + "selectedDetentIdentifier: pek}}}",
      ":1:129: error: 'selectedDetentIdentifier' is 'pek', which is none of 'detents'",
      hint: "did you mean 'peek'?"),
    Refusal(
      "configuration: {panHysteresis: -1}\nwindow: {}",
      ":1:32: error: 'panHysteresis' takes a number from 0 to 1000000, found -1"),
    Refusal(
      "configuration: {sendsActionBeforeCancelling: 1}\nwindow: {}",
      ":1:46: error: 'sendsActionBeforeCancelling' takes true or false, found '1'"),
    Refusal(
      "configuration: {tapHysteresis: 1}\nwindow: {}",
      ":1:17: error: the configuration has no key 'tapHysteresis'", hint: "did you mean 'panHysteresis'?"),
    Refusal(
      "window: {performs: save}", ":1:20: error: 'performs' takes a list of actions, found 'save'",
      hint: "write [save]"),
    Refusal(
      "window: {performs: 'save:'}",
      ":1:20: error: 'performs' takes a list of actions, found the text 'save:' in quotes",
      hint: "write ['save:']"),
    Refusal(
      "window: {canPerformAction: [copy]}",
      ":1:28: error: 'canPerformAction' takes a mapping of actions to true or false, found a list"),
    Refusal(
      "window: {canPerformAction: {'copy:': yes}}",
      ":1:38: error: 'copy:' takes true or false, found 'yes'", hint: "write true, without quotes"),
    Refusal(
      "window: {implements: [pressBegan]}",
      ":1:23: error: 'implements' takes touchesBegan, touchesMoved, touchesEnded, touchesCancelled, "
        + "pressesBegan, pressesChanged, pressesEnded, pressesCancelled, motionBegan, motionEnded, "
        + "motionCancelled, remoteControlReceived, found 'pressBegan'",
      hint: "did you mean 'pressesBegan'?"),
    Refusal(
      "application: {delegate: {isResponder: false, performs: [save]}}\nwindow: {}",
      ":1:46: error: 'performs' belongs to responders, and this delegate is none",
      hint: "remove it, or 'isResponder: false'"),
    Refusal(
      "window: {subviews: [{class: UIButton, isOn: true}]}",
      ":1:39: error: 'isOn' belongs to UISwitch, this view is a UIButton"),
    Refusal(
      "window: {subviews: [{class: Toggle, isOn: true}]}",
      ":1:37: error: 'isOn' belongs to UISwitch, this view is a UIView",
      hint: "if 'Toggle' descends from it, say so: baseClass: UISwitch"),
    Refusal(
      "window: {subviews: [{class: FancyButton, isEnabled: false}]}",
      ":1:42: error: 'isEnabled' belongs to UIControl, this view is a UIView",
      hint: "if 'FancyButton' descends from it, say so: baseClass: UIControl"),
    Refusal(
      "window: {subviews: [{isEnabled: true}]}",
      ":1:22: error: 'isEnabled' belongs to UIControl, this view is a UIView",
      hint: "a view that is no control gets no touches with isUserInteractionEnabled: false"),
    Refusal(
      "window: {subviews: [{class: MauiCollectionView, baseClass: UICollectionView, isEnabled: false}]}",
      ":1:78: error: 'isEnabled' belongs to UIControl, this view is a UICollectionView",
      hint: "a view that is no control gets no touches with isUserInteractionEnabled: false"),
    Refusal(
      "window: {subviews: [{class: FancyButton, actions: [{event: touchDown, action: go}]}]}",
      ":1:42: error: 'actions' belongs to UIControl and UITableViewCell and UICollectionViewCell, this view is a UIView",
      hint: "if 'FancyButton' descends from it, say so: baseClass: UIControl"),
    Refusal(
      "window: {subviews: [{class: UISlider, stepValue: 1}]}",
      ":1:39: error: 'stepValue' belongs to UIStepper, this view is a UISlider"),
    Refusal(
      "window: {value: 1}", ":1:10: error: 'value' belongs to UISlider and UIStepper, this view is a UIWindow"
    ),
    Refusal(
      "window: {touchesShouldCancel: true}",
      ":1:10: error: 'touchesShouldCancel' belongs to UIScrollView, this view is a UIWindow"),
    Refusal(
      "window: {subviews: [{class: UITableView, beginTracking: false}]}",
      ":1:42: error: 'beginTracking' belongs to UIControl, this view is a UITableView"),
    Refusal(
      "window: {subviews: [{class: UIScrollView, contentSize: [1, -1]}]}",
      ":1:56: error: 'contentSize' takes a width and height of at least 0, found 1 and -1"),
    Refusal(
      "window: {subviews: [{class: UIControl, actions: [{event: [], action: a}]}]}",
      ":1:58: error: 'event' lists no control event"),
  ]

  /// Recognizers, delegates and answers.
  static let recognizers = [
    Refusal(
      "window: {gestureRecognizers: [{class: UITapGestureRecognizer, direction: left}]}",
      ":1:63: error: 'direction' belongs to UISwipeGestureRecognizer, this recognizer is a UITapGestureRecognizer"
    ),
    Refusal(
      "window: {gestureRecognizers: [{class: MyTapGestureRecognizer, numberOfTapsRequired: 2}]}",
      ":1:63: error: 'numberOfTapsRequired' belongs to UITapGestureRecognizer and UILongPressGestureRecognizer, "
        + "this recognizer is a UIGestureRecognizer",
      hint: "if 'MyTapGestureRecognizer' descends from it, say so: baseClass: UITapGestureRecognizer"),
    Refusal(
      "window: {gestureRecognizers: [{class: UITapGestureRecognizer, numberOfTapsRequired: 0}]}",
      ":1:85: error: 'numberOfTapsRequired' of a tap is at least 1, found 0"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, baseClass: UITapGestureRecogniser}]}",
      ":1:53: error: 'baseClass' takes UITapGestureRecognizer, UILongPressGestureRecognizer, "
        + "UIPanGestureRecognizer, UIScreenEdgePanGestureRecognizer, UISwipeGestureRecognizer, "
        + "UIPinchGestureRecognizer, UIRotationGestureRecognizer, UIHoverGestureRecognizer, "
        + "UIGestureRecognizer, found 'UITapGestureRecogniser'",
      hint: "did you mean 'UITapGestureRecognizer'?"),
    Refusal(
      "window: {gestureRecognizers: [{class: UISwipeGestureRecognizer, direction: lft}]}",
      ":1:76: error: 'direction' takes left, right, up, down, or a list of them, found 'lft'",
      hint: "did you mean 'left'?"),
    Refusal(
      "window: {gestureRecognizers: [{class: UISwipeGestureRecognizer, direction: [up, up]}]}",
      ":1:81: error: 'up' stands twice in the list"),
    Refusal(
      "window: {gestureRecognizers: [{class: UIPanGestureRecognizer, requiresFailureOf: tapp}, "
        + "{id: tap, class: UITapGestureRecognizer}]}",
      ":1:82: error: 'requiresFailureOf' names 'tapp', which does not exist", hint: "did you mean 'tap'?"),
    Refusal(
      "window: {id: W, gestureRecognizers: [{class: UIPanGestureRecognizer, requiresFailureOf: [W]}]}",
      ":1:90: error: 'requiresFailureOf' names 'W', a view, expected a gesture recognizer"),
    Refusal(
      "window: {id: tap, gestureRecognizers: [{class: A, delegate: {id: tap}}]}",
      ":1:66: error: the id 'tap' is taken by an object in line 1",
      hint:
        "windows, views, controllers, recognizers, delegates, the scene and the application share one set of ids"
    ),
    Refusal(
      "window: {gestureRecognizers: [{class: A, delegate: {shouldBegn: true}}]}",
      ":1:53: error: a gesture recognizer's delegate has no key 'shouldBegn'",
      hint: "did you mean 'shouldBegin'?"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, delegate: {shouldBegin: yes}}]}",
      ":1:66: error: 'shouldBegin' takes true, false, {only: …}, {unless: …} or default, found 'yes'"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, canPrevent: {only: {}}}]}",
      ":1:61: error: the condition is empty",
      hint:
        "give some of gestureRecognizer, recognizer, recognizerView, view, within, rect, moves, translation, "
        + "velocity, atEdge, properties, canPop, any, not"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, canPrevent: {}}]}",
      ":1:54: error: an answer takes one of answers, only, unless, found 0 of them"),
    Refusal(
      "window: {gestureRecognizers: [{id: A, class: A, canPrevent: {only: {within: A}}}]}",
      ":1:77: error: 'within' names 'A', a gesture recognizer, expected a view"),
    Refusal(
      "window: {id: W, gestureRecognizerShouldBegin: {unless: {recognizer: [pan]}}}",
      ":1:70: error: 'recognizer' names 'pan', which does not exist"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, ignores: {only: {view: []}}}]}",
      ":1:65: error: 'view' takes an id or a list of ids, found an empty list"),
  ]

  private static func touches(_ entries: String) -> String { "window: {}\ntouches: [\(entries)]" }

  /// Entries of `touches`.
  static let inputs = [
    Refusal(
      touches("{swipe: {from: [1, 1]}}"),
      ":2:19: error: the swipe goes nowhere, expected 'direction' or 'to'",
      hint: "write swipe: {from: [x, y], direction: left}, or give 'to'"),
    Refusal(
      touches("{swipe: {from: [1, 1], direction: north}}"),
      ":2:45: error: 'direction' takes left, right, up, down, found 'north'"),
    Refusal(
      touches("{swipe: {from: [1, 1], to: [2, 2], distance: 4}}"),
      ":2:46: error: 'distance' goes with 'direction', and this swipe has a 'to'"),
    Refusal(
      touches("{pinch: {center: [1, 1], from: 10}}"), ":2:19: error: the pinch has no 'to'",
      hint: "write pinch: {center: [x, y], from: 100, to: 200}"),
    Refusal(
      touches("{rotate: {center: [1, 1]}}"), ":2:20: error: the rotation has no 'by'",
      hint: "write rotate: {center: [x, y], by: 1.57}, in radians"),
    Refusal(
      touches("{tap: [1, 1], fingers: 11}"), ":2:34: error: 'fingers' takes a number from 1 to 10, found 11"),
    Refusal(
      touches("{tap: [1, 1], count: 0}"), ":2:32: error: 'count' takes a number from 1 to 100, found 0"),
    Refusal(
      touches("{rotate: {center: [1, 1], by: 1, steps: 10001}}"),
      ":2:51: error: 'steps' takes a number from 1 to 10000, found 10001"),
    Refusal(
      touches("{tap: [1, 1], interval: 0.2}"), ":2:25: error: 'interval' without 'count'",
      hint: "it is the time between the taps of one entry, such as count: 2"),
    Refusal(
      touches("{longPress: [1, 1], hold: 2}"), ":2:31: error: 'hold' without 'to'",
      hint: "a long press that goes nowhere only has a 'duration'"),
    Refusal(
      touches("{press: select, finger: a}"), ":2:27: error: 'finger' does not go with 'press'",
      hint:
        "it goes with 'tap', 'doubleTap', 'tripleTap', 'longPress', 'drag', 'swipe', 'pinch', 'rotate', "
        + "'began', 'moved', 'ended', 'cancelled'"),
    Refusal(touches("{motion: jump}"), ":2:20: error: 'motion' takes shake, found 'jump'"),
    Refusal(
      touches("{motion: shake, cancelled: [1, 1]}"),
      ":2:38: error: 'cancelled' takes true or false, found a list"),
    Refusal(
      touches("{remote: nextrack}"),
      ":2:20: error: 'remote' takes play, pause, stop, togglePlayPause, nextTrack, previousTrack, "
        + "beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward, found 'nextrack'",
      hint: "did you mean 'nextTrack'?"),
    Refusal(
      touches("{scroll: [1, 1]}"), ":2:11: error: the scroll has no 'by'",
      hint: "write {scroll: [x, y], by: [0, -100]}"),
    Refusal(
      touches("{scroll: [1, 1], by: [0, 9], scrollType: smooth}"),
      ":2:52: error: 'scrollType' takes discrete, continuous, found 'smooth'"),
    Refusal(
      touches("{tap: [1, 1], type: pencil, buttonMask: secondary}"),
      ":2:39: error: 'buttonMask' goes with a pointer, found type: pencil",
      hint: "write type: indirectPointer, or leave 'type' out"),
    Refusal(
      "window: {interactions: [{class: UIDropInteraction, isEnabled: true}]}",
      ":1:52: error: 'isEnabled' does not go with a UIDropInteraction", hint: "it goes with UIDragInteraction"
    ),
    Refusal(
      "window: {keyCommands: [{input: n}]}", ":1:24: error: the key command has no 'action'",
      hint: "such as action: new"),
    Refusal(
      touches("{hover: away}"), ":2:19: error: 'hover' takes 2 numbers [x, y], or none, found 'away'"),
    Refusal(
      touches("{menu: copy}"),
      ":2:18: error: 'menu' takes a list of actions, such as [cut, copy, paste], found 'copy'"),
    Refusal(
      "window: {}\ntouches:\n- command: copy:",
      ":3:16: error: not readable as YAML: mapping values are not allowed in this context",
      hint: "a text that holds ': ' or ends in ':' needs quotes"),
    Refusal(
      touches("{set: {UIWindow: {isHiden: true}}}"), ":2:29: error: 'set' has no key 'isHiden'",
      hint: "did you mean 'isHidden'?"),
    Refusal(
      touches("{set: {UIWindw: {isHidden: true}}}"),
      ":2:18: error: 'set' names 'UIWindw', which does not exist", hint: "did you mean 'UIWindow'?"),
    Refusal(
      touches("{set: {UIWindow: {isOn: true}}}"),
      ":2:29: error: 'isOn' belongs to UISwitch, 'UIWindow' is a UIWindow"),
    Refusal(
      touches("{set: {UIWindow: {alpha: 1}, b: {alpha: 1}}}"),
      ":2:17: error: 'set' takes one object, found 2", hint: "write an entry for each object"),
    Refusal(
      touches("{set: {UIWindowScene: {alpha: 1}}}"),
      ":2:18: error: 'set' names 'UIWindowScene', a responder, expected a view or a gesture recognizer"),
    Refusal(
      touches("{call: makeKey}"), ":2:11: error: 'makeKey' needs an object",
      hint: "give its id, such as on: Button"),
    Refusal(
      touches("{call: cancelTracking, on: UIWindow}"),
      ":2:38: error: 'on' names 'UIWindow', a view, expected a control"),
    Refusal(
      touches("{call: addSubview, on: UIWindow}"), ":2:11: error: 'addSubview' needs 'with'",
      hint: "the id of a view, such as with: Card"),
    Refusal(
      touches("{call: insertSubview, on: UIWindow, with: {view: UIWindow}}"),
      ":2:53: error: 'insertSubview' takes one of at, above, below, found none of them"),
    Refusal(
      touches("{call: insertSubview, on: UIWindow, with: {view: UIWindow, at: 1, below: UIWindow}}"),
      ":2:53: error: 'insertSubview' takes one of at, above, below, found at and below"),
    Refusal(
      touches("{call: insertSubview, on: UIWindow, with: {at: 1}}"),
      ":2:53: error: 'insertSubview' has no 'view'", hint: "write with: {view: Card, above: Button}"),
    Refusal(
      touches("{call: insertSubview, on: UIWindow, with: {view: Card, at: 1}}"),
      ":2:60: error: 'view' names 'Card', which does not exist"),
    Refusal(
      touches("{call: setTranslation, on: UIWindow, with: [0, 0]}"),
      ":2:38: error: 'on' names 'UIWindow', a view, expected a pan recognizer"),
    Refusal(
      touches("{call: makeKey, on: UIWindow, with: UIWindow}"),
      ":2:41: error: 'makeKey' takes no 'with'"),
    Refusal(
      touches("{call: beginIgnoringInteractionEvents, on: UIWindow}"),
      ":2:50: error: 'beginIgnoringInteractionEvents' is a method of the application and takes no 'on'"),
  ]

  /// Fingers that do what fingers cannot.
  static let fingers = [
    Refusal(
      touches(String(repeating: "{wait: 1.0e6}, ", count: 1_001)),
      ":2:14996: error: this is over at 1000000049.95 s, and a scenario takes at most 1000000000 s"),
    Refusal(
      touches("{began: [1, 1], finger: finger 2}, {tap: [1, 1], fingers: 2}"),
      ":2:46: error: the finger 'finger 2' comes down twice without 'ended' or 'cancelled' between",
      hint: "name a second finger with 'finger'"),
    Refusal(
      touches("{tap: [1, 1], fingers: 3, duration: 1}, {pinch: {center: [1, 1], from: 1, to: 2}, at: 0.5}"),
      ":2:51: error: the finger is at 0.5 s here, but already was at 1 s before",
      hint: "name a second finger with 'finger'"),
    Refusal(
      touches("{began: [1, 1]}, {interrupt: call, at: 1}, {ended: [1, 1], at: 2}"),
      ":2:54: error: 'ended' without 'began': the finger is not down"),
  ]
}
