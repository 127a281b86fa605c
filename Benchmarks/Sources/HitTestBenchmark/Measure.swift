// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times and the columns that they are printed in.
enum Measure {
  /// A duration in microseconds.
  static func microseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
  }

  /// The shortest of three runs of a command, in microseconds.
  static func command(_ path: String, _ arguments: [String]) throws -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/null")
      let time = try ContinuousClock().measure {
        try process.run()
        process.waitUntilExit()
      }
      best = min(best, microseconds(time))
    }
    return best
  }

  /// A number, right-aligned.
  static func column(_ value: Int, _ width: Int) -> String { padded("\(value)", width) }

  /// A number with so many decimals, right-aligned.
  static func column(_ value: Double, _ width: Int, _ decimals: Int) -> String {
    padded(String(format: "%.\(decimals)f", value), width)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
