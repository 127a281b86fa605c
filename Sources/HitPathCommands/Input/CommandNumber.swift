// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile
import Trace

/// Reads the numbers of the command line: decimal digits, with a minus and a point where they make sense.
///
/// An exponent, hexadecimal digits, `inf` and `nan`, which Swift reads too, are slips of the finger here.
enum CommandNumber {
  /// A number such as `12`, `-3.5` or `.5`; nil for anything else.
  static func decimal(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }), parts.last?.isEmpty == false,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Double(String(text)), number.isFinite
    else { return nil }
    return number
  }

  /// A count or a position.
  static func count(_ text: String) throws -> Int {
    guard let number = decimal(text), !text.contains("."), let count = Int(exactly: number) else {
      throw ValidationError("a whole number is meant, such as 2")
    }
    return count
  }

  /// The number of a port.
  static func port(_ text: String) throws -> UInt16 {
    guard let port = try? count(text), let port = UInt16(exactly: port) else {
      throw ValidationError("a whole number from 0 to \(UInt16.max) is meant")
    }
    return port
  }

  /// What something is multiplied by.
  static func factor(_ text: String) throws -> Double {
    guard let factor = decimal(text) else {
      throw ValidationError("a decimal number is meant, such as 2 or 1.5")
    }
    return factor
  }

  /// A place on the screen.
  static func place(_ text: String) throws -> TracePoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { decimal($0.trimmingPrefix { $0 == " " }) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw ValidationError("two decimal numbers with a comma between them are meant, such as 120,64.5")
    }
    let limit = ScenarioReader.maximumLength
    guard abs(x) <= limit, abs(y) <= limit else {
      let words = NumberText.decimal(limit)
      throw ValidationError("coordinates go from -\(words) to \(words)")
    }
    return TracePoint(x: x, y: y)
  }
}
