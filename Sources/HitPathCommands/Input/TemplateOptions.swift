// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report

/// Which templates pages are made of.
struct TemplateOptions: ParsableArguments {
  @Option(path: "Use the templates of this folder instead of the built-in ones", as: "folder")
  var templates: String?

  func set() throws -> TemplateSet {
    guard let templates else { return .embedded }
    return try TemplateSet(folder: templates)
  }
}
