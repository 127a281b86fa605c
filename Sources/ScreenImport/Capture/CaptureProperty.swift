// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// A property of views, windows or recognizers that a capture tells by UIKit's name: a row of the table of properties that
/// scenarios write.
///
/// The programs that capture a screen read them by key-value coding, and leave out the usual value.
struct CaptureProperty: Sendable {
  let name: String

  /// The classes that have it, each with what it takes.
  private let owners: [UIKitProperty]

  /// The class, the key path of UIKit, and the usual value, for a program that captures.
  ///
  /// What a view shows is read otherwise of each class.
  var readings: [(className: String, path: String, usual: JSONValue?)] {
    name == "text" ? [] : owners.map { ($0.className, Self.paths[name] ?? name, Self.usual(of: $0)) }
  }

  /// Where UIKit has it, if not on the object itself.
  private static let paths = ["zPosition": "layer.zPosition", "cornerRadius": "layer.cornerRadius"]

  /// What a capture tells in keys of its own, or not at all.
  private static let others: Set<String> = [
    "transform", "anchorPoint", "contentOffset", "isAnimating", "backgroundColor", "name",
  ]

  static let ofViews = all(UIKitProperties.ofViews + UIKitProperties.ofWindows)
  static let ofRecognizers = all(UIKitProperties.ofRecognizers)

  private static func all(_ properties: [UIKitProperty]) -> [CaptureProperty] {
    let kept = properties.filter { $0.uses.contains(.key) && !others.contains($0.name) }
    var names: [String] = []
    for property in kept where !names.contains(property.name) { names.append(property.name) }
    return names.map { name in CaptureProperty(name: name, owners: kept.filter { $0.name == name }) }
  }

  /// The usual value as JSON has it; nil where the class decides it, or a program should always write the value.
  private static func usual(of property: UIKitProperty) -> JSONValue? {
    guard let usual = property.usual else { return nil }
    switch property.type {
    case .bool: return .bool(usual == "true")
    case .number, .integer: return Double(usual).map { .number($0) }
    default: return nil
    }
  }

  /// The key of an object that keeps its properties there.
  func key<Object: Sendable>(
    _ list: any WritableKeyPath<Object, [ScenarioProperty]> & Sendable
  ) -> CaptureKey<Object> {
    let property = owners[0]
    let classes = owners.map(\.className).filter { !["UIView", "UIGestureRecognizer"].contains($0) }
    let owner = classes.isEmpty ? "" : " (\(classes.joined(separator: ", ")))"
    let (name, type) = (name, property.type)
    return CaptureKey(name, type: Self.type(of: type), property.sentence + owner) {
      value, object throws(CaptureProblem) in
      guard let value = try Self.value(value, type) else { return }
      object[keyPath: list].append(ScenarioProperty(name: name, value: value))
    }
  }

  private static func type(of type: PropertyType) -> CaptureType {
    switch type {
    case .bool: .flag
    case .number: .number
    case .integer, .limit: .whole
    case .size: .numbers(["width", "height"])
    case .point: .numbers(["x", "y"])
    case .words(let words, _, _): .words(words)
    default: .text
    }
  }

  /// The value as a scenario has it; nil for one that says nothing.
  private static func value(_ value: JSONValue, _ type: PropertyType) throws(CaptureProblem) -> PropertyValue?
  {
    switch type {
    case .bool: return .bool(try Bool(capture: value))
    case .number: return .number(try Double(capture: value))
    case .integer: return .number(Double(try Int(capture: value)))
    case .limit:
      // The largest integer stands for no limit, which is what leaving it out means.
      if case .number(let number) = value, number >= Double(Int32.max) { return nil }
      return .number(Double(try Int(capture: value)))
    case .size, .point:
      let size = try TraceSize(capture: value).clamped
      return .numbers([size.width, size.height])
    case .words(let words, let all, let bits): return try Self.words(value, words, all: all, bits: bits)
    default: return SafeText.name(try String(capture: value)).map { .text($0) }
    }
  }

  /// Words, or the sum of their bits.
  private static func words(
    _ value: JSONValue, _ words: [String], all: String?, bits: [String]
  ) throws(CaptureProblem) -> PropertyValue? {
    let found: [String]
    if case .number = value {
      let mask = try Int(capture: value)
      found = bits.named(byBits: mask)
    } else {
      found = if case .string = value { [try String(capture: value)] } else { try [String](capture: value) }
      if let unknown = found.first(where: { !words.contains($0) && $0 != all }) {
        throw CaptureProblem("expected \(words.joined(separator: ", ")), found '\(unknown)'")
      }
    }
    return PropertyValue(found, all: all, of: words.count)
  }
}
