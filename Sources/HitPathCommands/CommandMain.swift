// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
import InputFile
import Report
import ScenarioFile
import ScreenImport

/// Runs the command and converts its result to an exit code.
package enum CommandMain {
  /// The command succeeded.
  package static let success: Int32 = 0
  /// An expectation failed, two traces differ, or a finding is at least as severe as `--fail-on`.
  package static let notAsWanted: Int32 = 1
  /// The command line is wrong.
  package static let wrongUsage: Int32 = 2
  /// An input is wrong.
  package static let badInput: Int32 = 3

  /// Runs the command with the arguments of the command line, without the program's name.
  @MainActor
  package static func run(_ arguments: [String], terminal: Terminal = .standard) -> Int32 {
    StackLimit.raise()
    guard !arguments.isEmpty else {
      terminal.write(FirstSteps(in: ".").text)
      return success
    }
    // Answered without the parser, which needs twice as long as all the rest of the start.
    if arguments == ["--version"] {
      terminal.write(ToolVersion.text)
      return success
    }
    if let unknown = UnknownCommand(arguments) {
      terminal.report(unknown.description)
      return wrongUsage
    }
    do {
      // `explain --reason` without a code lists the codes.
      let asksForCodes = arguments.first == "explain" && arguments.last == "--reason"
      var command = try HitPathCommand.parse(arguments: arguments + (asksForCodes ? [ReasonPage.all] : []))
      if let command = command as? any HitPathSubcommand { return run(command, on: terminal) }
      try command.run()
      return success
    } catch {
      let text = HitPathCommand.fullMessage(for: error)
      guard HitPathCommand.exitCode(for: error) != .success else {
        // The parser only knows the version number; the full text needs Graphviz, which other commands do not load.
        terminal.write(
          text == ToolVersion.number ? ToolVersion.text : text.hasSuffix("\n") ? text : text + "\n")
        return success
      }
      terminal.report(text)
      return wrongUsage
    }
  }

  @MainActor
  private static func run(_ command: any HitPathSubcommand, on terminal: Terminal) -> Int32 {
    do {
      try command.run(on: terminal)
      return success
    } catch is NegativeResult {
      return notAsWanted
    } catch is BadInputs {
      return badInput
    } catch let error as ValidationError {
      terminal.report("Error: \(error.message)")
      return wrongUsage
    } catch let error as TemplateError {
      terminal.report(InputError(error).description)
      return badInput
    } catch {
      // Errors of inputs and outputs already contain the word "error".
      let isOurs = error is InputErrors || error is InputError || error is OutputError
      terminal.report(isOurs ? "\(error)" : "error: \(error)")
      return badInput
    }
  }
}

/// A subcommand that writes to the terminal it is given, so that tests can read its output.
protocol HitPathSubcommand: ParsableCommand {
  @MainActor func run(on terminal: Terminal) throws
}

/// Ends a command that worked but has a negative result, which it has already printed.
struct NegativeResult: Error {}

extension InputError {
  fileprivate init(_ error: TemplateError) {
    self.init(file: error.file, line: error.line, column: error.column, message: error.problem)
  }
}

/// The `hitpath` command.
package struct HitPathCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "hitpath",
    abstract: "Explains who gets a touch on an iOS screen, and why",
    discussion: """
      INPUT is a scenario file (YAML), \(ScreenImporter.titles.joined(separator: ", ")), or a trace written by \
      `hitpath trace`. The format is detected; `-` reads standard input.

      Exit codes: 0 fine, 1 an expectation failed, two inputs differ or an audit found faults, 2 wrong usage, 3 bad input.
      """,
    version: ToolVersion.number,
    subcommands: [
      ReportCommand.self, RenderCommand.self, DocsCommand.self, ExplainCommand.self, AuditCommand.self,
      TraceCommand.self,
      ImportCommand.self,
      CheckCommand.self, QuizCommand.self, DiffCommand.self, ServeCommand.self, GalleryCommand.self,
      SchemaCommand.self, LLDBCommand.self, CaptureSourceCommand.self,
      MergeCommand.self, DoctorCommand.self,
    ]
  )

  package init() {}

  /// The command that a command line asks for.
  ///
  /// Only the options of the subcommand that the first word names are described.
  /// Whatever that subcommand does not understand by itself, such as `--help`, the whole program answers.
  fileprivate static func parse(arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
