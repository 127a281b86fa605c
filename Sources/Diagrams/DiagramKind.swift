// SPDX-License-Identifier: Apache-2.0

/// The pictures, each of which answers one question.
package enum DiagramKind: String, CaseIterable, Sendable {
  /// What is on this screen?
  case hierarchy
  /// How was the view found?
  case hitPath = "hit-path"
  /// Why did this view say no?
  case hitTestFlow = "hit-test-flow"
  /// Who could handle it, who did?
  case responderChain = "responder-chain"
  /// Where did the action without a target go?
  case targetSearch = "target-search"
  /// Which gestures saw the touch?
  case recognizers
  /// How did this recognizer end there?
  case gestureStates = "gesture-states"
  /// Who won, when?
  case gestureLanes = "gesture-lanes"
  /// What called what?
  case sequence
  /// Where is everything?
  case screen
  /// What happens, step by step?
  case walk
  /// What lies over what?
  case layers
  /// What gets a tap where?
  case tapMap = "tap-map"
  /// What kind of responder is each?
  case classTree = "class-tree"
  /// How does an event travel at all?
  case delivery

  /// Whether the picture is a graph, so that there is DOT text of it.
  package var isGraph: Bool {
    switch self {
    case .hierarchy, .hitPath, .hitTestFlow, .responderChain, .targetSearch, .recognizers, .gestureStates,
      .classTree, .delivery:
      true
    case .gestureLanes, .sequence, .screen, .walk, .layers, .tapMap: false
    }
  }

  /// Whether there is no picture without a touch.
  package var needsTouch: Bool {
    switch self {
    case .hierarchy, .targetSearch, .screen, .layers, .tapMap, .classTree: false
    case .hitPath, .hitTestFlow, .responderChain, .recognizers, .gestureStates, .gestureLanes,
      .sequence, .walk, .delivery:
      true
    }
  }

  /// Whether the picture is another one for another touch.
  package var showsTouch: Bool {
    switch self {
    case .hierarchy, .tapMap, .classTree: false
    default: true
    }
  }

  /// Whether the picture can stop at a step of the hit test, or of the calls.
  package var hasSteps: Bool {
    switch self {
    case .hitPath, .hitTestFlow, .screen, .layers, .sequence: true
    default: false
    }
  }

  /// Whether the picture is about one view or one recognizer, which can be chosen.
  package var hasView: Bool {
    switch self {
    case .hitTestFlow, .gestureStates: true
    default: false
    }
  }

  /// Whether the picture can be narrowed to a view with everything in it, and to a depth below it.
  package var hasFocus: Bool {
    switch self {
    case .hierarchy, .hitPath, .screen, .layers, .tapMap: true
    default: false
    }
  }
}
