// SPDX-License-Identifier: Apache-2.0

import Trace

/// Numbers as a scenario file writes them: decimal, with an optional exponent.
package enum YAMLNumber {
  /// The finite number of a text, or nil.
  ///
  /// YAML's hexadecimal, octal, sexagesimal and grouped numbers are refused: programs disagree about them.
  package static func number(_ text: String) -> Double? {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = Substring()
    if rest.first == "." {
      rest.removeFirst()
      fraction = rest.prefix(while: isDigit)
      rest = rest.dropFirst(fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    guard whole.count < 2 || whole.first != "0" else { return nil }
    var exponent = ""
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      exponent = "e"
      if rest.first == "-" || rest.first == "+" { exponent.append(rest.removeFirst()) }
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { return nil }
      exponent += digits
      rest = rest.dropFirst(digits.count)
    }
    guard rest.isEmpty else { return nil }
    let sign = text.first == "-" ? "-" : ""
    let plain = "\(sign)\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(exponent)"
    guard let number = Double(plain), number.isFinite else { return nil }
    return number
  }

  /// The shortest text that reads as the same number, whole numbers without decimals.
  package static func text(_ number: Double) -> String {
    let text = NumberText.exact(number)
    // YAML 1.1 takes an exponent only after a decimal point.
    guard let mark = text.firstIndex(of: "e"), !text[..<mark].contains(".") else { return text }
    return "\(text[..<mark]).0\(text[mark...])"
  }

  /// The limits in words, such as `from 0 to 1`.
  package static func words(for limits: ClosedRange<Double>) -> String {
    if limits.upperBound == .greatestFiniteMagnitude { return "of at least \(text(limits.lowerBound))" }
    return "from \(text(limits.lowerBound)) to \(text(limits.upperBound))"
  }

  /// What to write instead of a text that is nearly a number.
  package static func hint(for text: String) -> String? {
    let plain = text.lowercased().drop { $0 == "-" || $0 == "+" || $0 == "." }
    if plain == "inf" || plain == "infinity" || plain == "nan" { return "only finite numbers" }
    if number(text) != nil { return "write it without quotes" }
    guard plain.first.map(isDigit) == true else { return nil }
    if plain.contains(where: isUnit) {
      return "write the number alone; lengths are in points, times in seconds"
    }
    return "write it as a decimal number, such as 12 or 0.5"
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

  private static func isUnit(_ character: Character) -> Bool { "ptms%".contains(character) }
}
