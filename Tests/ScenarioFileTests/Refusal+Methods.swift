// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  /// Delegates, conditions, overrides of `hitTest`, and what methods do.
  static let methods = [
    Refusal(
      "window: {gestureRecognizers: [{class: A, actions: [{action: a, do: [{command: b, after: -1}]}]}]}",
      ":1:89: error: 'after' takes a number from 0 to 1000000, found -1"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, delegate: {shouldBegin: {do: []}}}]}",
      ":1:66: error: an answer takes one of answers, only, unless, found 0 of them"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, delegate: {shouldBegin: {answers: maybe, do: []}}}]}",
      ":1:76: error: 'answers' takes true or false, found 'maybe'"),
    Refusal(
      "window: {hitTest: {do: [{command: a}]}}",
      ":1:19: error: 'hitTest' takes one of redirect, returns, inside, insteadOfItself, only, unless, pointerEvents, answers, found 0 of them"
    ),
    Refusal(
      "window: {hitTest: {answers: pass, do: [{command: a}]}}",
      ":1:29: error: 'answers' takes default, passThrough, subviewsFirst, subviewsOnly, ignoresGates, found 'pass'"
    ),
    Refusal(
      "window: {subviews: [{class: UITableViewCell, actions: [{event: touchDown, action: a}]}]}",
      ":1:57: error: 'event' does not go with the action of a cell",
      hint: "it is sent when the cell is selected; what the app's code does then is the table's 'didSelect'"),
    Refusal(
      "window: {id: W}\ntouches: [{set: {W: {hitTest: pass}}}]",
      ":2:31: error: 'hitTest' takes default, passThrough, subviewsFirst, subviewsOnly, ignoresGates, {redirect: ID}, "
        + "{returns: nil, self or ID}, {inside: ID}, {insteadOfItself: ID}, {only: …}, {unless: …} or {pointerEvents: …}, found 'pass'"
    ),
    Refusal(
      "window: {id: W}\ntouches: [{set: {W: {canPrevent: true}}}]",
      ":2:22: error: a window has no key 'canPrevent'", hint: "'canPrevent' is a key of a gesture recognizer"),
    Refusal(
      "window: {id: W, gestureRecognizers: [{id: tap, class: A}]}\ntouches: [{set: {tap: {delegate: Pag}}}]",
      ":2:34: error: 'delegate' names 'Pag', which does not exist"),
    Refusal(
      "window: {id: W, gestureRecognizers: [{id: tap, class: A}]}\ntouches: [{set: {tap: {delegate: {id: New}}}}]",
      ":2:34: error: a delegate that is set has no id of its own, found 'New'",
      hint: "declare it at a recognizer, and name it here"),
    Refusal(
      "window: {id: W, subviews: [{class: UIButton}]}\ntouches: [{set: {W: {beginTracking: false}}}]",
      ":2:22: error: 'beginTracking' belongs to UIControl, this view is a UIWindow"),
    Refusal(
      "window: {}\nviewControllers: [{id: Sheet}]\ntouches: [{call: present, on: Sheet, with: UIWindow}]",
      ":3:44: error: 'with' names 'UIWindow', a view, expected a view controller"),
    Refusal(
      "window: {didSelect: []}",
      ":1:10: error: 'didSelect' belongs to UITableView and UICollectionView, this view is a UIWindow"),
    Refusal(
      "window: {id: W}\nvariants: [{object: UIApplication, delegate: [none]}]",
      ":2:47: error: the delegate of the application stays the same"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, actions: [{action: a, do: [{tap: [1, 1]}]}]}]}",
      ":1:70: error: a step has no key 'tap'", hint: "'tap' is a key of a touch"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, actions: [{action: a, do: {failed: []}}]}]}",
      ":1:69: error: the steps by state has no key 'failed'",
      hint: "its keys: began, changed, ended, recognized, cancelled"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, actions: [{action: a, do: [{}]}]}]}",
      ":1:69: error: a step is one of set, call, command, found none of them"),
    Refusal(
      "window: {id: W, gestureRecognizers: [{class: A, actions: [{action: a, do: [{set: {W: {alpha: 1}}, on: W}]}]}]}",
      ":1:99: error: 'on' does not go with 'set'", hint: "it goes with 'call'"),
    Refusal(
      "window: {implements: {touchesBegan: {do: [{set: {B: {alpha: 1}}}]}}, subviews: [{id: Button}]}",
      ":1:50: error: 'set' names 'B', which does not exist"),
    Refusal(
      "window: {subviews: [{class: UIButton, actions: [{event: touchDown, action: a, do: {began: []}}]}]}",
      ":1:83: error: 'do' takes a list of steps, found a mapping", hint: "begin each item with '- '"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, delegate: Page}], subviews: [{id: Pag}]}",
      ":1:52: error: 'delegate' names 'Page', which does not exist", hint: "did you mean 'Pag'?"),
    Refusal(
      "window: {gestureRecognizers: [{id: tap, class: A}, {class: B, delegate: tap}]}",
      ":1:73: error: 'delegate' names 'tap', a gesture recognizer, expected a responder or a gesture recognizer's "
        + "delegate"),
    Refusal(
      "window: {gestureRecognizerDelegate: {shouldBegin: true}}",
      ":1:10: error: a view has one gestureRecognizerShouldBegin, as a view and as a delegate",
      hint: "write 'gestureRecognizerShouldBegin' at the view, outside 'gestureRecognizerDelegate'"),
    Refusal(
      "window: {gestureRecognizerDelegate: {id: Helper}}",
      ":1:38: error: 'gestureRecognizerDelegate' has no key 'id'", hint: "'id' is a key of the application"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, ignores: {only: {view: {clas: UIControl}}}}]}",
      ":1:66: error: a mapping of classes has no key 'clas'", hint: "did you mean 'class'?"),
    Refusal(
      "window: {gestureRecognizers: [{class: A, ignores: {only: {view: {class: []}}}}]}",
      ":1:73: error: 'class' lists no class"),
    Refusal(
      "window: {hitTest: {unless: {view: {class: UIView, exactly: UIView}}}}",
      ":1:51: error: 'class' and 'exactly' stand in one mapping", hint: "write one of them"),
    Refusal(
      "window: {hitTest: {only: {rect: [0, 0, 1, 1]}}}",
      ":1:27: error: a condition of hitTest has no key 'rect'",
      hint:
        "it goes by the view that UIKit would answer: its keys are view and within; a part of a view is said by "
        + "pointInside, such as {polygon: [[x, y], …]}"),
    Refusal(
      "window: {hitTest: {unless: {}}}", ":1:28: error: the condition is empty",
      hint: "give some of view, within"),
  ]
}
