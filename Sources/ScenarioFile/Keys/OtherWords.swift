// SPDX-License-Identifier: Apache-2.0

/// The hints for keys that people write who do not know the format yet: names of other frameworks and of everyday speech.
enum OtherWords {
  static let document = hints(
    [
      "touches": ["taps", "events", "gestures", "steps", "actions", "interactions"],
      "expect": ["expectations", "expectation", "expected", "assert", "asserts", "assertions", "then"],
      "system": ["ios", "iOS", "iosVersion", "os", "version"],
      "device": ["screen", "size", "screenSize", "phone"],
      "configuration": ["settings", "options"],
      "application": ["app"],
      "window": ["root", "view", "hierarchy"],
      "summary": ["description", "notes", "note", "text"],
    ],
    besides: [
      "rootViewController": "it is a key of the window: window: {rootViewController: …}",
      "subviews": "they are a key of the window: window: {subviews: […]}",
      "classes":
        "a class has no entry of its own: write 'class', and 'baseClass' for what it is below, with each object",
      "alert":
        "write {call: present, on: Home, with: Alert} among the touches, and the alert into 'viewControllers'",
    ])

  static let view = hints(
    [
      "id": ["name", "accessibilityIdentifier", "identifier", "key"],
      "class": ["type", "kind"],
      "text": ["title", "label", "titleLabel", "string"],
      "frame": ["rect", "size", "origin", "position", "x", "y", "width", "height", "layout"],
      "subviews": [
        "children", "rows", "cells", "views", "items", "arrangedSubviews", "content", "contentView",
      ],
      "alpha": ["opacity"],
      "isHidden": ["visible", "visibility"],
      "zPosition": ["zIndex", "zPos", "z"],
      "backgroundColor": ["color", "fill"],
      "clipsToBounds": ["clips", "masksToBounds", "overflow"],
      "isUserInteractionEnabled": ["interactive", "isUserEnabled", "touchable", "userInteraction"],
      "isEnabled": ["disabled"],
      "gestureRecognizers": [
        "gestures", "recognizers", "gesture", "recognizer", "tapGestureRecognizer", "panGestureRecognizer",
      ],
      "actions": ["onTap", "onPress", "onClick", "target", "addTarget"],
      "swipeActions": ["trailingSwipeActionsConfiguration", "leadingSwipeActionsConfiguration"],
      "hitTestInsets": ["hitTestEdgeInsets"],
      "isFirstResponder": ["focused", "isFocused"],
      "baseClass": ["superclass", "superClass", "extends", "inherits", "baseClassName"],
    ],
    besides: [
      "superview": "a view stands in the 'subviews' of its superview",
      "constraints": "write the 'frame' that results from the layout",
      "hitSlop": "a larger area is pointInside: {outset: 10}",
      "touchAreaInsets": "a larger area is pointInside: {outset: 10}",
      "pointerEvents": "write hitTest: {pointerEvents: box-none}",
      "delegate":
        "what a delegate answers are keys of its view, such as shouldHighlight: false; "
        + "what a recognizer's delegate answers stands in the recognizer's 'delegate'",
      "dataSource": "write the cells that are on the screen into 'subviews'",
      "showsCancelButton": "write the button that is seen: subviews: [{class: UIButton, frame: …}]",
      "drawingPolicy": "drawing is not simulated: leave it out",
      "transform3D": "only a 'transform' within the screen's plane changes who is hit; depth is 'zPosition'",
    ])

  static let controller = hints(
    [
      "presents": ["presentedViewController", "modal", "present", "presented", "sheet", "alert"],
      "modalPresentationStyle": ["presentationStyle", "style"],
      "view": ["root", "rootView", "subviews"],
      "viewControllers": [
        "children", "childViewControllers", "tabs", "pushes", "pushed", "stack", "rootViewController",
      ],
      "id": ["name", "identifier"],
      "class": ["type", "kind"],
      "sheetPresentationController": ["sheetController"],
      "popoverPresentationController": ["popover"],
      "baseClass": ["superclass", "superClass", "extends", "inherits", "baseClassName"],
    ],
    besides: [
      "leftBarButtonItem": leftItem, "leftBarButtonItems": leftItem,
      "rightBarButtonItem": barItem, "rightBarButtonItems": barItem,
      "gestureRecognizers": "recognizers belong to views: write them into the 'view' of the controller",
      "title": "titles change nothing for touches: leave it out, or write it into 'id'",
      "toolbar": "write the bar into the 'view' of the controller: {class: UIToolbar, frame: …}",
      "toolbarItems": "write the bar into the 'view' of the controller: {class: UIToolbar, frame: …}",
    ])

  private static let leftItem =
    "that an item stands in the place of the back button is navigationItem: {leftBarButtonItem: true}"
  private static let barItem =
    "an item that is touched is a view: subviews: [{class: UINavigationBar, subviews: [{class: _UIButtonBarButton, …}]}]"

  static let navigationItem = hints(
    ["leftBarButtonItem": ["leftBarButtonItems", "leftItem"]],
    besides: ["rightBarButtonItem": barItem, "rightBarButtonItems": barItem])

  static let recognizer = hints(
    [
      "requiresFailureOf": ["requireToFail", "requires", "requireFailureOf", "waitsFor", "dependsOn"],
      "numberOfTapsRequired": ["taps", "tapCount", "count"],
      "numberOfTouchesRequired": ["touches", "fingers"],
      "minimumPressDuration": ["duration", "minimumDuration"],
      "isEnabled": ["disabled", "enabled"],
      "class": ["type", "kind"],
      "actions": ["target", "onTap", "handler"],
      "baseClass": ["superclass", "superClass", "extends", "inherits", "baseClassName"],
    ],
    besides: [
      "view": "a recognizer stands in the 'gestureRecognizers' of its view",
      "simultaneous": simultaneous, "simultaneously": simultaneous,
      "shouldRecognizeSimultaneouslyWith": simultaneous,
      "shouldReceive": "the delegate says so: delegate: {shouldReceiveTouch: false}",
    ])

  private static let simultaneous = "the delegate says so: delegate: {shouldRecognizeSimultaneously: true}"

  static let answer = hints(
    [
      "answers": ["answer", "returns", "return", "value", "result"], "only": ["when", "where", "condition"],
    ],
    besides: [
      "direction": "where the fingers move is a condition: only: {moves: horizontally}",
      "if": "did you mean 'only'? It answers true if the condition holds, and 'unless' false",
    ])

  static let condition = hints(
    ["moves": ["direction", "movement", "axis"], "atEdge": ["edge"]],
    besides: Dictionary(
      FileProperty.expectable.filter { ConditionKey(rawValue: $0.name) == nil && $0.name != "direction" }.map
      {
        ($0.name, "a property of an object is compared so: properties: {List: {\($0.name): …}}")
      }, uniquingKeysWith: { first, _ in first }))

  static let touch = hints(
    [
      "tap": ["click", "touch", "tapAt", "touchUpInside"],
      "longPress": ["longTap", "pressAndHold"],
      "drag": ["pan", "move"],
      "swipe": ["flick"],
      "pinch": ["zoom"],
      "count": ["times", "taps", "numberOfTaps"],
      "at": ["after", "delay", "time", "start"],
      "duration": ["seconds", "length"],
      "hover": ["pointer", "mouse"],
      "press": ["key", "keyboard"],
      "call": ["dismiss", "perform"],
    ],
    besides: [
      "point": place, "location": place, "position": place, "x": place, "y": place,
      "view": "a touch is at a place of the screen, not on a view: tap: [160, 122]",
    ])

  private static let place = "the place stands behind what is done: tap: [160, 122]"

  static let expectation = hints(
    [
      "hitView": ["hit", "tapped", "gets", "receiver", "winner", "view", "target"],
      "actions": ["sends", "sent", "action", "fires"],
      "chain": ["responderChain"],
      "hitOrder": ["hitPath", "asked"],
      "states": ["recognized", "fails", "state", "recognizer", "recognizers", "recognizes"],
      "calls": ["called", "call"],
      "received": ["receives", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
      "touch": ["tap", "of", "event"],
      "at": ["after", "time"],
    ],
    besides: [
      "dead": "that nothing happens is written actions: []",
      "nothing": "that nothing happens is written actions: []",
    ])

  /// The hints, from a table of keys with the words that people write for them, and from whole sentences.
  private static func hints(_ words: [String: [String]], besides: [String: String]) -> [String: String] {
    let hints = words.flatMap { key, words in words.map { ($0, "did you mean '\(key)'?") } }
    return Dictionary(uniqueKeysWithValues: hints).merging(besides) { $1 }
  }
}
