// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Narration
import ScenarioFile

/// The server behind `hitpath serve`: the program `hitpath-serve`, which takes the place of this one.
///
/// Its HTTP library loads many others, which would slow down every start of `hitpath`.
@MainActor
package enum PageServing {
  /// Starts to listen on a port of the loopback interface; what happens goes to the queue.
  package static var start: (@Sendable (LiveQueue, Language, UInt16) -> Void)?

  private static let program = "hitpath-serve"

  /// Turns this process into the server with the same arguments; returns only if that fails.
  ///
  /// - Returns: Why it failed.
  static func becomeServer() -> OutputError {
    let own = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let path = own.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(program).path
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([path] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
    execv(path, &arguments)
    return OutputError(path: path, reason: String(cString: strerror(errno)), verb: "started")
  }
}
