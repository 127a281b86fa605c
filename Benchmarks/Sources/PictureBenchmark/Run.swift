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
  ///
  /// `Process` looks only now and then whether a command has ended, which is too coarse here.
  static func quietly(_ program: String, _ arguments: [String]) throws {
    let path = program.contains("/") ? program : try self.path(of: program)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    var status: Int32 = 0
    guard posix_spawn(&child, path, &actions, nil, &words, environ) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { throw Failure(command: [path] + arguments) }
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
