// SPDX-License-Identifier: Apache-2.0

/// An attribute of a graph, cluster, node or edge.
///
/// Every attribute knows how to escape its value, and text from a user can enter only through the members that take a
/// text. If an attribute is given twice, the later one counts.
public struct Attribute: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    case keyword(String)
    case text(String, TextKind)
    case label(Label)
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  init(_ name: String, keyword: String) {
    self.init(name, .keyword(keyword))
  }

  init(_ name: String, _ word: some RawRepresentable<String>) {
    self.init(name, .keyword(word.rawValue))
  }

  init(_ name: String, _ number: Double, in range: ClosedRange<Double> = 0...10_000) {
    self.init(name, .keyword(Self.decimal(number, in: range)))
  }

  init(_ name: String, _ number: Int, in range: ClosedRange<Double>) {
    self.init(name, Double(number), in: range)
  }

  init(_ name: String, _ flag: Bool) {
    self.init(name, .keyword(flag ? "true" : "false"))
  }

  /// A number with at most four decimals, limited to a range that a layout can handle.
  static func decimal(_ number: Double, in range: ClosedRange<Double>) -> String {
    let clamped = number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
    let scaled = Int((clamped * 10_000).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      while text.hasSuffix("0") { text.removeLast() }
    }
    return text
  }

  /// Font families with only the characters that both Graphviz and SVG accept.
  static func fontFamilies(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || " ,-_.".unicodeScalars.contains(scalar))
    }
    return String(String(String.UnicodeScalarView(kept)).prefix(200))
  }
}
