// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs commands and takes their times.
enum Run {
  /// The times of one command, in milliseconds.
  struct Times {
    var all: [Double]

    var least: Double { all.min() ?? 0 }
    var median: Double { all.sorted()[all.count / 2] }
    var most: Double { all.max() ?? 0 }

    var columns: String {
      [least, median, most].map { padded(String(format: "%.1f", $0), 9) }.joined()
    }
  }

  /// Commands one after the other, so many rounds of all of them.
  static func inTurn(_ commands: [[String]], rounds: Int) throws -> [Times] {
    var times = commands.map { _ in Times(all: []) }
    for _ in 0..<rounds {
      for (position, command) in commands.enumerated() {
        let duration = try ContinuousClock().measure { try quietly(command[0], Array(command.dropFirst())) }
        let (seconds, attoseconds) = duration.components
        times[position].all.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
      }
    }
    return times
  }

  /// Runs a command to its end; its output is thrown away.
  static func quietly(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : try path(of: program))
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: [program] + arguments) }
  }

  struct Failure: Error {
    var command: [String]
  }

  private static func path(of program: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(program)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(command: [program])
    }
    return path
  }

  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
