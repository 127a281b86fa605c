// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
import Trace
internal import UIKitModel

/// The screen of a running app, as written by the debugger or by code in the app.
struct CapturedScreen: CaptureRecord {
  static let name = "capture"
  static let meaning = "the whole text"

  /// The mark of a capture.
  static let format = "hitpath-capture"

  /// The newest supported version.
  static let version = 1

  var format = ""
  var version = 0
  var system: String?
  var size: TraceSize?
  var cut: Int?
  var application: CapturedApplication?
  var classes: [CapturedClass] = []
  var controllers: [CapturedController] = []
  var windows: [CapturedView] = []
  var touch: CapturedTouch?
  var touches: [CapturedSample] = []
  var recordings: [CapturedRecording] = []
  var screenshot: TraceScreenshot?

  static let recordingsKey = "recordings"

  static let keys: [Key] = [
    Key("format", isRequired: true, \.format, "what the text is: `\(format)`"),
    Key("version", isRequired: true, \.version, "the version of the form: `\(version)`"),
    Key("system", \.system, "the version of the system, such as `iOS 26.0`"),
    Key("size", \.size, "the size of the device's screen, in points"),
    Key(
      "cut", \.cut, "how many views are left out because the screen has too many, or they lie too deep"),
    Key("application", \.application, "the application and its delegate"),
    Key(
      "classes", \.classes, "the classes that override what decides about touches, or that are not UIKit's"),
    Key("controllers", \.controllers, "the view controllers whose views are loaded"),
    Key("windows", isRequired: true, \.windows, "all windows from back to front"),
    Key("touch", \.touch, "the touch that the app is about to get, or the last one"),
    Key(
      "touches", \.touches,
      "what the fingers did while the app noted its calls; done to the screen in place of `touch`"),
    Key(recordingsKey, \.recordings, "what the app noted meanwhile"),
    Key("screenshot", \.screenshot, "what the screen looked like: a PNG or JPEG in base64"),
  ]
}

extension CapturedScreen {
  /// The controllers by the addresses of their views.
  var controllersByView: [CaptureAddress: CapturedController] {
    Dictionary(controllers.compactMap { one in one.view.map { ($0, one) } }) { first, _ in first }
  }
}

struct CapturedApplication: CaptureRecord {
  static let name = "application"
  static let meaning = "the application and its delegate"

  var address: CaptureAddress?
  var className = ""
  var delegate: CapturedObject?

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("delegate", \.delegate, "its delegate"),
  ]
}

/// An object that is in the capture because another one refers to it.
struct CapturedObject: CaptureRecord {
  static let name = "object"
  static let meaning = "an object that another one names, such as a delegate"

  var address: CaptureAddress?
  var className = ""

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
  ]
}

/// The runtime's information about a class.
struct CapturedClass: CaptureRecord {
  static let name = "class"
  static let meaning = "what the runtime says about a class"

  var className = ""
  var base: String?
  var overrides: [CapturedOverride] = []

  static let keys: [Key] = [
    Key("class", isRequired: true, \.className, "its name"),
    Key("base", \.base, "the nearest class above it that is UIKit's"),
    Key(
      "overrides", \.overrides, "the methods that it or a class above it has in place of UIKit's usual ones"),
  ]
}

/// A method that a class overrides, from UIView, UIResponder or UIGestureRecognizer.
struct CapturedOverride: CaptureRecord {
  static let name = "override"
  static let meaning = "a method in place of that of `UIView`, `UIViewController` or `UIGestureRecognizer`"

  var method = ""
  var className = ""
  var image: String?

  static let keys: [Key] = [
    Key(
      "method", isRequired: true, \.method, "its selector, such as `hitTest:withEvent:`"),
    Key("class", isRequired: true, \.className, "the class that has it"),
    Key("image", \.image, "the program or library that the class is in"),
  ]

  /// Whether it is UIKit's own.
  var isSystem: Bool {
    guard let image else { return UIKitClass.isUIKit(className) }
    return ["UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "WebKit", "MapKit"].contains(image)
  }
}

/// A view controller whose view is loaded.
struct CapturedController: CaptureRecord {
  static let name = "controller"
  static let meaning = "a view controller whose view is loaded"

  var address: CaptureAddress?
  var className = ""
  var view: CaptureAddress?
  var parent: CaptureAddress?
  var next: CaptureAddress?

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("view", \.view, "the address of its view"),
    Key("parent", \.parent, "the address of the controller that it is a child of"),
    Key("next", \.next, "the address of its next responder"),
  ]
}

/// A touch as UIKit passes it to the application.
struct CapturedTouch: CaptureRecord {
  static let name = "touch"
  static let meaning = "a touch: hit testing is over when the application gets it"

  static let phases = TouchPhase.allCases.map(\.rawValue)

  var phase = ""
  var location = TracePoint.zero
  var view: CaptureAddress?
  var window: CaptureAddress?
  var tapCount: Int?

  static let keys: [Key] = [
    Key("phase", of: phases, \.phase, "its phase"),
    Key("location", isRequired: true, \.location, "where it is on the screen, in points"),
    Key("view", \.view, "the address of its view, which hit testing found; none if it has no view"),
    Key("window", \.window, "the address of its window"),
    Key("tapCount", \.tapCount, "how many taps it belongs to"),
  ]
}

/// A view or a window, with its subviews.
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

  // Created once, since a screen may have tens of thousands of views.
  static let keysByName = byName(keys)

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
    Key("events", type: .wordsOrBits(names(of: .allEvents)), "the control's events") {
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

  /// The names of the single events.
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
      "description", type: String.type,
      "what it prints of itself, for the recognizers that must fail before it"
    ) { value, recognizer throws(CaptureProblem) in
      guard case .string(let text) = value else {
        throw CaptureProblem("expected a text, found \(value.found)")
      }
      recognizer.requiresFailureOf = mustFail(in: text)
    },
  ]

  /// Whether UIKit created it for itself. Built-in recognizers of simulated views are simulated with them, others are
  /// not.
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

/// What is known about the classes of a captured screen.
struct CapturedClasses {
  private let known: [String: CapturedClass]

  init(_ classes: [CapturedClass]) {
    known = Dictionary(classes.map { ($0.className, $0) }) { first, _ in first }
  }

  func base(of name: String) -> String? { known[name]?.base }

  /// The nearest class of a kind that HitPath simulates, from the superclass in the capture or from the class name.
  func simulated(_ name: String, of kind: String) -> String? {
    UIKitClass.simulated(base(of: name), of: kind) ?? UIKitClass.simulated(name, of: kind)
  }

  /// A class name as in source code.
  func readable(_ name: String) -> String { SwiftName.demangled(name) ?? name }

  /// The overridden methods other than UIKit's own documented ones.
  private func overrides(of name: String) -> [CapturedOverride]? {
    if let found = known[name] {
      return found.overrides.filter { !($0.isSystem && UIKitClass.isPlain($0.className)) }
    }
    // A capture lists all classes of the app, and UIKit's classes with overrides.
    if UIKitClass.isPlain(name) { return [] }
    return UIKitClass.isUIKit(name) && !known.isEmpty ? [] : nil
  }

  /// The methods of hit testing.
  private static let hitTests = ["hitTest:withEvent:", "pointInside:withEvent:"]

  private static let touches = [
    "touchesBegan:withEvent:": TouchMethod.began, "touchesMoved:withEvent:": .moved,
    "touchesEnded:withEvent:": .ended, "touchesCancelled:withEvent:": .cancelled,
  ]

  func isHitTestUnknown(of name: String) -> Bool {
    guard let overrides = overrides(of: name) else { return true }
    return overrides.contains { Self.hitTests.contains($0.method) } || areTouchesUnknown(of: name)
  }

  /// Whether the class has touch methods of its own, whose effect is not known.
  func areTouchesUnknown(of name: String) -> Bool {
    guard let overrides = overrides(of: name) else { return true }
    return overrides.contains { Self.touches[$0.method] != nil }
  }

  func isUnknownRecognizer(_ name: String) -> Bool { overrides(of: name)?.isEmpty != true }

  /// The touch methods that the app's classes implement. They probably keep the touch, but that is not certain.
  func touchesMethods(of name: String) -> [TraceTouchesMethod] {
    let methods = (overrides(of: name) ?? []).filter { !$0.isSystem }.compactMap { Self.touches[$0.method] }
    return TouchMethod.allCases.filter(methods.contains)
      .map { TraceTouchesMethod(method: .touches($0), callsSuper: false) }
  }

  /// What is not known about the app's classes on the screen: one warning for each class.
  func warnings(for screen: CapturedScreen) -> [(message: String, hint: String)] {
    screen.classes.compactMap { captured in
      let own = captured.overrides.filter { !$0.isSystem }
      guard !own.isEmpty else { return nil }
      let methods = own.map { override in
        override.className == captured.className
          ? override.method : "\(override.method) (of \(readable(override.className)))"
      }
      return (
        "\(readable(captured.className)) overrides \(methods.joined(separator: ", ")), and a capture does not tell what these do",
        "import the capture to a scenario and say there what they do: hitTest, pointInside, implements"
      )
    }
  }
}

/// The calls that an app recorded while fingers touched it.
struct CapturedRecording: CaptureRecord {
  static let name = "recording"
  static let meaning =
    "what the app noted of its calls, in the notation of [recordings](scenario-file.md#recordings) with addresses in "
    + "place of ids"

  var source: String?
  var records: [String] = []
  var objects: [CaptureAddress] = []
  var facts: [String] = []

  static let keys: [Key] = [
    Key("source", \.source, "who noted it; else the app"),
    Key(
      "records", isRequired: true, \.records,
      "what it tells, all of it: kinds or names of calls, `states` of recognizers"),
    Key(
      "objects", isRequired: true, \.objects, "whose calls and states it tells; of an action the sender"),
    Key(
      "facts", isRequired: true, \.facts,
      "a line for each fact, such as `0.04 0x104e08a00.touchesBegan [30, 20]`"),
  ]
}

/// A finger at one time.
struct CapturedSample: CaptureRecord {
  static let name = "sample"
  static let meaning = "where a finger was at one time"

  var time = 0.0
  var finger: CaptureAddress?
  var phase = ""
  var location = TracePoint.zero

  static let keys: [Key] = [
    Key(
      "time", isRequired: true, type: Double.type, "when, in seconds since the first of them"
    ) { value, sample throws(CaptureProblem) in
      sample.time = try Double(capture: value)
      guard (0...longest).contains(sample.time) else {
        throw CaptureProblem("expected a time from 0 to \(NumberText.decimal(longest)), found \(value.found)")
      }
    },
    Key("finger", \.finger, "the address of the touch, which tells several fingers apart"),
    Key("phase", of: phases, \.phase, "what it did"),
    Key("location", isRequired: true, \.location, "where on the screen, in points"),
  ]

  /// One day, in seconds.
  private static let longest = 86_400.0

  private static let phases = CapturedTouch.phases.filter { $0 != TouchPhase.stationary.rawValue }
}

extension CapturedScreen {
  /// The path of the fingers. Samples of a finger that is not down, or that goes down twice, are left out.
  var path: [ScenarioTouch] {
    var down: Set<CaptureAddress?> = []
    var fingers: [CaptureAddress?: FingerName] = [:]
    let isAlone = Set(touches.map(\.finger)).count == 1
    return touches.sorted { $0.time < $1.time }.compactMap { sample in
      guard let phase = TouchPhase(rawValue: sample.phase) else { return nil }
      let begins = phase == .began
      guard begins != down.contains(sample.finger) else { return nil }
      if begins { down.insert(sample.finger) }
      if phase.isOver { down.remove(sample.finger) }
      var touch = ScenarioTouch(.sample(phase: phase, location: sample.location))
      let finger = fingers[sample.finger] ?? (isAlone ? .only : .numbered(fingers.count + 1))
      fingers[sample.finger] = finger
      touch.finger = finger.id
      touch.at = sample.time
      return touch
    }
  }
}

/// A recording of a capture, as the text of a file with one fact per line.
package struct ImportedRecording: Sendable {
  /// The text, with ids for objects.
  package let text: String

  /// The ids of the objects whose calls it contains.
  package let objects: Set<String>

  /// The number of facts left out because their objects are not on the screen.
  let leftOut: Int

  private let head: Int
  private let number: Int
  private let capture: String

  init(
    _ recording: CapturedRecording, _ number: Int, of capture: String, system: String?,
    _ ids: [CaptureAddress: String]
  ) {
    let head =
      ["source: \(SafeText.name(recording.source) ?? "the app")"]
      + (system.flatMap { SafeText.name($0) }.map { ["system: \($0)"] } ?? [])
      + ["records: \(recording.records.joined(separator: ", "))", ""]
    let facts = recording.facts.map { Self.named($0, ids) }
    text = (head + facts.map { $0 ?? "" }).joined(separator: "\n") + "\n"
    objects = Set(recording.objects.compactMap { ids[$0] })
    leftOut = facts.count { $0 == nil }
    (self.head, self.number, self.capture) = (head.count, number, capture)
  }

  /// The position of a line of the text in the capture.
  package func place(ofLine line: Int) -> (line: Int, column: Int)? {
    let path =
      [CapturedScreen.recordingsKey, String(number)]
      + (line > head ? ["facts", String(line - head - 1)] : [])
    return DeepStack.run { [capture] in
      CaptureReader.document(capture).map { document in
        let place = document.place(of: path)
        return (place.line, place.column)
      }
    }
  }

  /// The fact with ids instead of addresses; nil if one of them is not on the screen.
  private static func named(_ fact: String, _ ids: [CaptureAddress: String]) -> String? {
    var named = ""
    var rest = fact[...]
    while let start = rest.firstRange(of: "0x") {
      let digits = rest[start.upperBound...].prefix { $0.isASCII && $0.isHexDigit }
      guard let address = CaptureAddress(rest[start.lowerBound..<digits.endIndex]), let id = ids[address]
      else {
        return nil
      }
      named += String(rest[..<start.lowerBound]) + id
      rest = rest[digits.endIndex...]
    }
    return named + String(rest)
  }

  /// The addresses that a fact names.
  static func addresses(in fact: String) -> [CaptureAddress] {
    fact.ranges(of: "0x").compactMap { start in
      CaptureAddress(fact[start.lowerBound...].prefix { $0 == "x" || $0.isASCII && $0.isHexDigit })
    }
  }
}
