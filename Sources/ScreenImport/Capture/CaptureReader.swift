// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
package import Trace

/// Reads the text of a capture.
enum CaptureReader {
  /// The largest capture, in bytes, and the largest number of values in one: about five for each view.
  static let maximumBytes = 32 << 20
  static let maximumValues = 4_000_000

  /// Each view has a list of subviews, and there are objects around them all.
  private static let deepest = 2 * ScenarioReader.maximumDepth + 10

  /// The text of a capture that was read before, for finding places in it.
  static func document(_ text: String) -> JSONDocument? {
    try? JSONDocument(text, deepest: deepest, most: maximumValues)
  }

  /// The screen of a text. Must be called on a ``DeepStack``.
  static func read(
    _ text: String, file: String, mostValues: Int = maximumValues, mostViews: Int = InputLimits.views
  ) throws(InputError) -> CapturedScreen {
    if let error = InputError.tooLarge("a capture", text, limit: maximumBytes, file: file) { throw error }
    let document: JSONDocument
    do {
      document = try JSONDocument(text, deepest: deepest, most: mostValues)
    } catch {
      throw InputError(
        file: file, line: error.place.line, column: error.place.column, message: error.message)
    }
    if case .number(let version)? = document.root["version"], version > Double(CapturedScreen.version) {
      throw InputError(
        file: file,
        message: "version \(NumberText.decimal(version)) of \(CapturedScreen.format) is newer than "
          + "\(CapturedScreen.version), the newest known here",
        hint: "capture with `hitpath lldb` of this version, or take a newer hitpath")
    }
    do {
      let screen = try CapturedScreen(capture: document.root)
      try check(screen, mostViews: mostViews)
      return screen
    } catch {
      let place = document.place(of: error.path.reversed())
      throw InputError(
        file: file, line: place.line, column: place.column, message: error.message, hint: error.hint)
    }
  }

  private static func check(_ screen: CapturedScreen, mostViews: Int) throws(CaptureProblem) {
    guard screen.format == CapturedScreen.format else {
      throw CaptureProblem("expected '\(CapturedScreen.format)', found '\(screen.format)'").within("format")
    }
    guard screen.version == CapturedScreen.version else {
      throw CaptureProblem("expected \(CapturedScreen.version), found \(screen.version)").within("version")
    }
    guard !screen.windows.isEmpty else {
      throw CaptureProblem("the capture has no windows", hint: "capture when the app shows a screen")
        .within("windows")
    }
    var left = mostViews
    for (index, window) in screen.windows.enumerated() {
      do { try count(window, depth: 1, &left) } catch {
        if left < 0 { throw CaptureProblem("the screen has more than \(mostViews) views") }
        throw error.within(String(index)).within("windows")
      }
    }
  }

  private static func count(_ view: CapturedView, depth: Int, _ left: inout Int) throws(CaptureProblem) {
    left -= 1
    guard left >= 0 else { throw CaptureProblem("the screen has too many views") }
    guard depth <= ScenarioReader.maximumDepth else {
      throw CaptureProblem("views lie more than \(ScenarioReader.maximumDepth) deep in each other")
    }
    for (index, subview) in view.subviews.enumerated() {
      do { try count(subview, depth: depth + 1, &left) } catch {
        throw error.within(String(index)).within("subviews")
      }
    }
  }
}

/// The output of `hitpath` in the debugger for a running app.
extension ScreenSource.Capture: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a capture of a running app",
    begins: { $0.isJSON && $0.headHas("\"hitpath-capture\"") },
    support: .read(
      ImportFormat.Reading(
        noun: "capture", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try CaptureImporter.read(text, file: file) })))
}

/// The properties that programs which capture a screen read by key-value coding.
package enum CaptureReading {
  /// For each class a list of rows: the key of the capture, UIKit's key path, and the value to leave out, or null.
  package static var table: JSONValue {
    let properties = CaptureProperty.ofViews + CaptureProperty.ofRecognizers
    let rows =
      own
      + properties.flatMap { property in
        property.readings.map { Row($0.className, property.name, $0.path, $0.defaultValue ?? .null) }
      }
    var classes: [String] = []
    for row in rows where !classes.contains(row.className) { classes.append(row.className) }
    return .object(
      classes.map { name in
        .init(
          name,
          .array(
            rows.filter { $0.className == name }.map { [.string($0.key), .string($0.path), $0.defaultValue] })
        )
      })
  }

  /// The classes that a capture may name as the nearest known superclass.
  package static var simulatedClasses: [String] {
    UIKitClass.all.filter { known in
      known.traits.contains(.simulated)
        && [UIKitClass.view, UIKitClass.controller, UIKitClass.recognizer].contains { known.isKind(of: $0) }
    }.map(\.name)
  }

  /// The methods that affect touches, by the class with UIKit's default implementation.
  package static let methods: [(className: String, names: [String])] = [
    (
      UIKitClass.view,
      ["hitTest:withEvent:", "pointInside:withEvent:", "nextResponder"] + touches
        + ["gestureRecognizerShouldBegin:", "canBecomeFirstResponder"]
    ),
    (UIKitClass.controller, ["nextResponder"] + touches + ["canBecomeFirstResponder"]),
    (
      UIKitClass.recognizer,
      touches + [
        "canPreventGestureRecognizer:", "canBePreventedByGestureRecognizer:",
        "shouldRequireFailureOfGestureRecognizer:", "shouldBeRequiredToFailByGestureRecognizer:",
      ]
    ),
  ]

  private static let touches = ["Began", "Moved", "Ended", "Cancelled"].map { "touches\($0):withEvent:" }

  /// The methods of a recognizer's delegate.
  package static let delegateMethods = [
    "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldReceiveEvent:",
    "gestureRecognizer:shouldReceiveTouch:", "gestureRecognizer:shouldReceivePress:",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
  ]

  private struct Row {
    let className: String
    let key: String
    let path: String
    let defaultValue: JSONValue

    init(_ className: String, _ key: String, _ path: String, _ defaultValue: JSONValue = .null) {
      (self.className, self.key, self.path, self.defaultValue) = (className, key, path, defaultValue)
    }
  }

  /// Properties that scenarios do not have, or that have another name in some classes. Of a text field the placeholder
  /// is read, since its text may be a password.
  private static let own = [
    Row("UIView", "bounds", "bounds"), Row("UIView", "center", "center"),
    Row("UIView", "transform", "transform", [1, 0, 0, 1, 0, 0]),
    Row("UIView", "transform3D", "layer.transform", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
    Row("UIView", "anchorPoint", "layer.anchorPoint", [.number(0.5), .number(0.5)]),
    Row("UIView", "animations", "layer.animationKeys", []),
    Row("UIView", "identifier", "accessibilityIdentifier", ""),
    Row("UIView", "label", "accessibilityLabel", ""),
    Row("UILabel", "text", "text", ""), Row("UIButton", "text", "currentTitle", ""),
    Row("UITextField", "text", "placeholder", ""),
    Row("UIWindow", "isKeyWindow", "isKeyWindow", false),
    Row("UIGestureRecognizer", "state", "state", 0), Row("UIGestureRecognizer", "name", "name", ""),
  ]
}
