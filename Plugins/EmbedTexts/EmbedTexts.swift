// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Puts the texts of a target's folder into the program: pages, style sheets, scripts, scenarios and lessons.
///
/// Each becomes a string of the target's `EmbeddedTexts`, named after its file if no other is called so: `page.css` is
/// `EmbeddedTexts.page_css`.
/// `EmbeddedTexts.files` has them by their paths in that folder.
/// SwiftPM's own `.embedInCode` writes arrays of bytes, which take the compiler a hundred times as long.
@main
struct EmbedTexts: BuildToolPlugin {
  private static let endings: Set = ["css", "js", "md", "mustache", "py", "txt", "yml"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let texts = module.sourceFiles.map(\.url).filter { Self.endings.contains($0.pathExtension) }
      .sorted { $0.path() < $1.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: try context.tool(named: "EmbedTextsTool").url,
        arguments: [output, module.directoryURL].map { $0.path(percentEncoded: false) }
          + texts.map { $0.path(percentEncoded: false) },
        inputFiles: texts, outputFiles: [output])
    ]
  }
}
