// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
import ScreenImport

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
    version: "0.1.0",
    subcommands: [
      ReportCommand.self, RenderCommand.self, ExplainCommand.self, AuditCommand.self, TraceCommand.self,
      ImportCommand.self,
      CheckCommand.self, QuizCommand.self, DiffCommand.self, ServeCommand.self, GalleryCommand.self,
      SchemaCommand.self, LLDBCommand.self, CaptureSourceCommand.self,
    ]
  )

  package init() {}
}
