// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A type of property values that a scenario can set and a trace can show.
protocol PropertyStorage: Sendable {
  /// The type in a scenario file, unless a property sets its own limits.
  static var type: PropertyType { get }

  /// The word for an empty value, which `expect` may name but no file can set; nil if there is none.
  static var wordForNothing: String? { get }

  /// Creates the value; nil if the type does not match.
  init?(setting value: PropertyValue)

  /// The value in a trace.
  var value: PropertyValue { get }
}

/// An enumeration is stored as its word.
extension PropertyStorage where Self: CaseIterable & RawRepresentable<String> {
  static var type: PropertyType { .word(allCases.map(\.rawValue)) }

  init?(setting value: PropertyValue) {
    guard let word = String(value) else { return nil }
    self.init(rawValue: word)
  }

  var value: PropertyValue { .text(rawValue) }
}

extension PropertyStorage {
  static var wordForNothing: String? { nil }

  /// The value as text.
  var words: String { value.words }
}

extension Bool: PropertyStorage {
  static var type: PropertyType { .bool }

  init?(setting value: PropertyValue) { self.init(value) }

  var value: PropertyValue { .bool(self) }
}

extension Int {
  /// The word for a number without a limit.
  package static let unlimited = "unlimited"
}

extension Int: PropertyStorage {
  static var type: PropertyType { .integer(PropertyType.counts) }

  init?(setting value: PropertyValue) {
    switch value {
    case .number(let number): self.init(number)
    case .text(Self.unlimited): self = .max
    default: return nil
    }
  }

  var value: PropertyValue { self == .max ? .text(Self.unlimited) : .number(Double(self)) }
}

extension PropertyStorage where Self: BinaryFloatingPoint {
  static var type: PropertyType { .number(PropertyType.coordinates) }

  init?(setting value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension Float: PropertyStorage {
  /// The shortest decimal that reads back as the same `Float`, so that 0.1 stays 0.1.
  var value: PropertyValue { .number(Double(description) ?? Double(self)) }
}

extension Double: PropertyStorage {
  var value: PropertyValue { .number(Double(traced: CGFloat(self))) }
}

#if canImport(CoreGraphics)
  // On other platforms it is Double.
  extension CGFloat: PropertyStorage {
    var value: PropertyValue { .number(Double(traced: self)) }
  }
#endif

extension CGPoint: PropertyStorage {
  static var type: PropertyType { .point }

  init?(setting value: PropertyValue) {
    guard let point = TracePoint(value) else { return nil }
    self.init(x: point.x, y: point.y)
  }

  var value: PropertyValue { .numbers([Double(traced: x), Double(traced: y)]) }
}

extension CGSize: PropertyStorage {
  static var type: PropertyType { .size }

  init?(setting value: PropertyValue) {
    guard let size = TracePoint(value) else { return nil }
    self.init(width: size.x, height: size.y)
  }

  var value: PropertyValue { .numbers([Double(traced: width), Double(traced: height)]) }
}

extension CGRect: PropertyStorage {
  static var type: PropertyType { .rect }

  init?(setting value: PropertyValue) {
    guard case .numbers(let n) = value, n.count == 4 else { return nil }
    self.init(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  var value: PropertyValue {
    .numbers([origin.x, origin.y, size.width, size.height].map { Double(traced: $0) })
  }
}

extension UIEdgeInsets: PropertyStorage {
  static var type: PropertyType { .insets }

  init?(setting value: PropertyValue) {
    guard case .numbers(let n) = value, n.count == 4 else { return nil }
    self.init(top: CGFloat(n[0]), left: CGFloat(n[1]), bottom: CGFloat(n[2]), right: CGFloat(n[3]))
  }

  var value: PropertyValue { .numbers([top, left, bottom, right].map { Double(traced: $0) }) }
}

extension CGAffineTransform: PropertyStorage {
  static var type: PropertyType { .transform }

  init?(setting value: PropertyValue) {
    guard let t = TraceTransform(value) else { return nil }
    self.init(t)
  }

  var value: PropertyValue { TraceTransform(self).propertyValue }
}

extension String: PropertyStorage {
  static var type: PropertyType { .text }

  init?(setting value: PropertyValue) { self.init(value) }

  var value: PropertyValue { .text(self) }
}

extension UIColor: PropertyStorage {
  static var type: PropertyType { .color }

  init?(setting value: PropertyValue) {
    guard let hex = String(value) else { return nil }
    self.init(hex: hex)
  }

  var value: PropertyValue { .text(hex) }
}

extension Optional: PropertyStorage where Wrapped: PropertyStorage {
  static var type: PropertyType { Wrapped.type }

  /// There is no word for nil in texts, where nil is the empty text.
  static var wordForNothing: String? { Wrapped.type == .text ? nil : "none" }

  init?(setting value: PropertyValue) { self = Wrapped(setting: value) }

  var value: PropertyValue { self?.value ?? .text(Self.wordForNothing ?? "") }
}

extension UIGestureRecognizer.State: PropertyStorage {
  static var type: PropertyType {
    .word(all.map(\.name) + ["recognized"])
  }

  init?(setting value: PropertyValue) {
    guard let name = String(value) else { return nil }
    self.init(name: name)
  }

  var value: PropertyValue { .text(name) }
}

/// A set of options that a file writes as words.
protocol WordOptions: OptionSet, PropertyStorage where Element == Self, RawValue: Comparable {
  /// The options and their words, in the order in which a trace shows them.
  static var named: [(option: Self, word: String)] { get }

  /// The word for all of them; nil for none.
  static var wordForAll: String? { get }
}

extension WordOptions {
  static var type: PropertyType {
    .words(
      named.map(\.word), all: wordForAll,
      bits: named.sorted { $0.option.rawValue < $1.option.rawValue }.map(\.word))
  }

  static var wordForNothing: String? { "none" }

  init?(setting value: PropertyValue) {
    let words: [String]
    switch value {
    case .text(let word): words = word == Self.wordForAll ? Self.named.map(\.word) : [word]
    case .texts(let several): words = several
    default: return nil
    }
    self = Self.named.reduce(into: []) { if words.contains($1.word) { $0.insert($1.option) } }
  }

  var value: PropertyValue {
    let words = Self.named.filter { contains($0.option) }.map(\.word)
    return words.count > 1 ? .texts(words) : .text(words.first ?? Self.wordForNothing ?? "")
  }
}

extension UISwipeGestureRecognizer.Direction: WordOptions {
  static var named: [(option: Self, word: String)] {
    let words: [(option: Self, SwipeDirection)] = [
      (.left, .left), (.right, .right), (.up, .up), (.down, .down),
    ]
    return words.map { ($0.option, $0.1.rawValue) }
  }

  static var wordForAll: String? { nil }
}

extension UIControl.State: WordOptions {
  static var named: [(option: Self, word: String)] {
    [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"),
    ]
  }

  static var wordForAll: String? { nil }

  static var wordForNothing: String? { "normal" }
}

extension UIRectEdge: WordOptions {
  static var named: [(option: Self, word: String)] {
    let words: [(option: Self, RectSide)] = [
      (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]
    return words.map { ($0.option, $0.1.rawValue) }
  }

  static var wordForAll: String? { "all" }
}

/// The names of a control's targets, each once, in alphabetical order.
struct TargetNames: PropertyStorage {
  static var type: PropertyType { .names }

  static var wordForNothing: String? { "none" }

  private let names: [String]

  init?(setting value: PropertyValue) {
    switch value {
    case .text(let name): names = [name]
    case .texts(let several): names = several.sorted()
    default: return nil
    }
  }

  @MainActor
  init(of control: UIControl) {
    names = control.allTargets.map { target in
      switch target {
      case let responder as UIResponder: responder.traceIdentifier ?? responder.displayedClassName
      case let target as NamedTarget: target.identifier
      case let delegate as DeclaredGestureDelegate: delegate.identifier
      case let target?: TypeName.plain(Swift.type(of: target))
      case nil: "nil"
      }
    }.sorted()
  }

  var value: PropertyValue { names.count > 1 ? .texts(names) : .text(names.first ?? "none") }
}

// Each event has its own word.
extension UIControl.Event: WordOptions {
  static var named: [(option: Self, word: String)] {
    single.map { ($0.event, $0.name) }
  }

  static var wordForAll: String? { nil }
}
