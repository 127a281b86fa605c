// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// A value that a key of a capture takes.
protocol CaptureValue: SendableMetatype {
  static var type: CaptureType { get }

  init(capture value: JSONValue) throws(CaptureProblem)
}

extension JSONValue {
  /// The words of messages for the value.
  var found: String {
    switch self {
    case .null: "nothing"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.isFinite ? NumberText.decimal(number) : "a number too large"
    case .string(let text): "the text '\(SafeText.line(text, limit: 40))'"
    case .array(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

extension String: CaptureValue {
  static var type: CaptureType { .text }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .string(let text) = value else {
      throw CaptureProblem("expected a text, found \(value.found)")
    }
    self = SafeText.line(text)
  }
}

extension Bool: CaptureValue {
  static var type: CaptureType { .flag }

  /// Some processors' `BOOL` is a number, which `NSNumber` keeps.
  init(capture value: JSONValue) throws(CaptureProblem) {
    switch value {
    case .bool(let flag): self = flag
    case .number(0): self = false
    case .number(1): self = true
    default: throw CaptureProblem("expected true or false, found \(value.found)")
    }
  }
}

extension Double: CaptureValue {
  static var type: CaptureType { .number }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .number(let number) = value, NumberLimit.range.contains(number) else {
      throw CaptureProblem("expected a number, found \(value.found)")
    }
    self = number
  }
}

extension Int: CaptureValue {
  static var type: CaptureType { .whole }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw CaptureProblem("expected a whole number, found \(value.found)")
    }
    self = whole
  }
}

/// Where something was in the app's memory: `0x104e08a00`, in small letters.
struct CaptureAddress: Hashable, Sendable, CaptureValue {
  var text: String

  static var type: CaptureType { .address }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .string(let text) = value, let address = CaptureAddress(text) else {
      throw CaptureProblem("expected an address such as 0x104e08a00, found \(value.found)")
    }
    self = address
  }

  /// The address; nil for another text.
  init?(_ text: some StringProtocol) {
    let digits = text.dropFirst(2)
    guard text.hasPrefix("0x"), (1...16).contains(digits.utf8.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    self.text = text.lowercased()
  }
}

extension Array: CaptureValue where Element: CaptureValue {
  static var type: CaptureType { .list(Element.type) }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .array(let values) = value else {
      throw CaptureProblem("expected a list, found \(value.found)")
    }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do { append(try Element(capture: value)) } catch { throw error.within(String(index)) }
    }
  }
}

/// A value that stands as a list of so many numbers.
protocol CaptureNumbers: CaptureValue {
  /// What each number is.
  static var parts: [String] { get }

  init(parts: [Double])
}

extension CaptureNumbers {
  static var type: CaptureType { .numbers(parts) }

  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .array(let values) = value, values.count == Self.parts.count else {
      throw CaptureProblem("expected [\(Self.parts.joined(separator: ", "))], found \(value.found)")
    }
    self.init(parts: try [Double](capture: value))
  }
}

extension TracePoint: CaptureNumbers {
  static let parts = ["x", "y"]

  init(parts: [Double]) { self.init(x: parts[0], y: parts[1]) }
}

extension TraceSize: CaptureNumbers {
  static let parts = ["width", "height"]

  init(parts: [Double]) { self.init(width: parts[0], height: parts[1]) }
}

extension TraceRect: CaptureNumbers {
  static let parts = ["x", "y", "width", "height"]

  init(parts: [Double]) { self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) }
}

extension TraceTransform: CaptureNumbers {
  static let parts = ["a", "b", "c", "d", "tx", "ty"]

  init(parts: [Double]) {
    self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}
