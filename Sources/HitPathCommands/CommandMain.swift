// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile

/// Runs the command and turns every ending into an exit code.
package enum CommandMain {
  /// Everything went well.
  package static let success: Int32 = 0
  /// An expectation failed.
  package static let expectationFailed: Int32 = 1
  /// The command line is wrong.
  package static let wrongUsage: Int32 = 2
  /// An input is wrong.
  package static let badInput: Int32 = 3

  /// Runs the command with arguments as given on the command line, without the program's name.
  @MainActor
  package static func run(_ arguments: [String], terminal: Terminal = .standard) -> Int32 {
    do {
      var command = try HitPathCommand.parseAsRoot(arguments)
      if let command = command as? any HitPathSubcommand {
        try command.run(on: terminal)
      } else {
        try command.run()
      }
      return success
    } catch is ExpectationsFailed {
      return expectationFailed
    } catch let error as InputErrors {
      terminal.report(error.description)
      return badInput
    } catch let error as InputError {
      terminal.report(error.description)
      return badInput
    } catch let error as OutputError {
      terminal.report(error.description)
      return badInput
    } catch {
      let text = HitPathCommand.fullMessage(for: error)
      guard HitPathCommand.exitCode(for: error) != .success else {
        terminal.write(text.hasSuffix("\n") ? text : text + "\n")
        return success
      }
      terminal.report(text)
      return wrongUsage
    }
  }
}

/// A subcommand that writes to a terminal it is given, so that tests can read what it says.
protocol HitPathSubcommand: ParsableCommand {
  @MainActor func run(on terminal: Terminal) throws
}

/// Ends `hitpath check` with its own exit code; what failed is printed before.
struct ExpectationsFailed: Error {}
