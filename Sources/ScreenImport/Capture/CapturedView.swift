// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// A view or a window, with all that is in it.
struct CapturedView: CaptureRecord {
  static let name = "view"
  static let meaning = "a view or a window"

  var address: CaptureAddress?
  var className = ""
  var instanceName: String?
  var identifier: String?
  var label: String?
  var frame: TraceRect?
  var bounds: TraceRect?
  var center: TracePoint?
  var anchorPoint: TracePoint?
  var transform: TraceTransform?
  var hasTransform3D: Bool?
  var animations: [String] = []
  var isKeyWindow: Bool?
  var scene: CapturedObject?
  var next: CaptureAddress?
  var delegate: CapturedObject?
  var actions: [CapturedAction] = []
  var gestureRecognizers: [CapturedRecognizer] = []
  var properties: [ScenarioProperty] = []
  var subviews: [CapturedView] = []

  static let keys: [Key] = ownKeys + CaptureProperty.ofViews.map { $0.key(\CapturedView.properties) }

  private static let ownKeys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("name", \.instanceName, "the name of the variable that holds it"),
    Key("identifier", \.identifier, "its `accessibilityIdentifier`"),
    Key("label", \.label, "its `accessibilityLabel`"),
    Key("frame", \.frame, "its frame, for a view without `bounds` and `center`"),
    Key("bounds", \.bounds, "its bounds"),
    Key("center", \.center, "where its anchor point is in the superview"),
    Key("anchorPoint", \.anchorPoint, "the anchor point of its layer; else the middle"),
    Key("transform", \.transform, "its transform; else none"),
    Key("transform3D", \.hasTransform3D, "whether its layer has a transform in space"),
    Key("animations", \.animations, "the keys of the animations that run on its layer"),
    Key("isKeyWindow", \.isKeyWindow, "whether the window is the key window"),
    Key("scene", \.scene, "the scene of the window"),
    Key("next", \.next, "the address of its next responder"),
    Key("delegate", \.delegate, "the delegate of a scroll view"),
    Key("actions", \.actions, "what a control sends"),
    Key("gestureRecognizers", \.gestureRecognizers, "its recognizers"),
    Key("subviews", \.subviews, "its subviews from back to front"),
  ]
}

/// An action of a control.
struct CapturedAction: CaptureRecord {
  static let name = "action"
  static let meaning =
    "what a control sends for some events, or a recognizer: to a target, along the responder chain, or to a closure"

  var events: [String] = []
  var action: String?
  var target: CapturedObject?
  var isClosure: Bool?

  static let keys: [Key] = [
    Key("events", type: .words(names(of: .allEvents)), "the control's events") {
      value, action throws(CaptureProblem) in
      if case .array = value {
        action.events = try [String](capture: value)
        if let unknown = action.events.first(where: { !ScenarioLimits.isControlEvent($0) }) {
          throw CaptureProblem("UIKit has no control event '\(unknown)'")
        }
      } else {
        let bits = try Int(capture: value)
        action.events = names(of: UIControl.Event(rawValue: UInt(truncatingIfNeeded: bits)))
      }
    },
    Key("action", \.action, "the selector, or of a closure the title or identifier of its `UIAction`"),
    Key("target", \.target, "the target; none for an action along the responder chain"),
    Key("closure", \.isClosure, "whether it is a closure: a `UIAction`"),
  ]

  /// The names of the events by themselves.
  private static func names(of events: UIControl.Event) -> [String] {
    (0..<20).map { UIControl.Event(rawValue: 1 << $0) }.filter { events.isSuperset(of: $0) }.flatMap(\.names)
      .filter(ScenarioLimits.isControlEvent)
  }
}

/// A gesture recognizer of a view.
struct CapturedRecognizer: CaptureRecord {
  static let name = "recognizer"
  static let meaning = "a gesture recognizer"

  var address: CaptureAddress?
  var className = ""
  var title: String?
  var state: Int?
  var delegate: CapturedObject?
  var delegateMethods: [String]?
  var actions: [CapturedAction] = []
  var areTargetsUnknown: Bool?
  var requiresFailureOf: [CaptureAddress] = []
  var properties: [ScenarioProperty] = []

  static let keys: [Key] =
    ownKeys + CaptureProperty.ofRecognizers.map { $0.key(\CapturedRecognizer.properties) }

  private static let ownKeys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("name", \.title, "its `name`"),
    Key("state", \.state, "the number of its state; else 0, `possible`"),
    Key("delegate", \.delegate, "its delegate"),
    Key(
      "delegateMethods", \.delegateMethods,
      "the selectors of `UIGestureRecognizerDelegate` that the delegate has methods for"),
    Key("actions", \.actions, "its targets and actions"),
    Key("targetsUnknown", \.areTargetsUnknown, "whether its targets could not be read"),
    Key(
      "description", type: .text, "what it prints of itself, for the recognizers that must fail before it"
    ) { value, recognizer throws(CaptureProblem) in
      guard case .string(let text) = value else {
        throw CaptureProblem("expected a text, found \(value.found)")
      }
      recognizer.requiresFailureOf = mustFail(in: text)
    },
  ]

  /// Whether UIKit made it for itself: what its views bring along is simulated with them, the rest is not.
  var isSystem: Bool {
    if UIKitClass.isPrivate(className) { return true }
    let targets = actions.compactMap(\.target?.className)
    return UIKitClass.isPublic(className) && !targets.isEmpty && targets.allSatisfy(UIKitClass.isPrivate)
  }

  /// The addresses of the recognizers in `must-fail = {…}` of a description.
  private static func mustFail(in description: String) -> [CaptureAddress] {
    guard let start = description.firstRange(of: "must-fail = {")?.upperBound else { return [] }
    let list = description[start...].prefix { $0 != "}" }
    return list.split(separator: "<").compactMap { part in
      guard part.contains(": 0x"), !part.hasPrefix("(") else { return nil }
      guard let colon = part.firstRange(of: ": 0x")?.lowerBound else { return nil }
      let isRecognizer = part[..<colon].hasSuffix("Recognizer")
      let digits = part[part.index(colon, offsetBy: 2)...].prefix { $0.isHexDigit || $0 == "x" }
      return isRecognizer ? CaptureAddress(digits) : nil
    }
  }
}
