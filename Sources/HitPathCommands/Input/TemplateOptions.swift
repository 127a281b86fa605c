// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report
import ScenarioFile

/// Which templates pages are made of.
struct TemplateOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use the templates of this folder instead of the built-in ones", valueName: "folder"))
  var templates: String?

  /// The templates.
  func set() throws -> TemplateSet {
    guard let templates else { return .embedded }
    do {
      return try TemplateSet(folder: templates)
    } catch let error as TemplateError {
      throw InputError(file: error.file, line: error.line, column: error.column, message: error.problem)
    }
  }
}
