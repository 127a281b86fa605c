// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// All of them by file, such as `page.mustache` and `script/page.js`.
  package static var files: [String: String] { EmbeddedTexts.files }

  /// The files with the look of reports: of all pages, of reports, and of stage and player.
  package static let styles = ["style.css", "page.css", "stage.css"]

  /// The files with the colours of pages and pictures and the look of pictures; stand-alone SVG files carry what they
  /// need of it.
  package static let diagrams = [
    "diagram.css", "diagram-flow.css", "diagram-gestures.css", "diagram-sequence.css", "diagram-sheet.css",
    "diagram-space.css", "diagram-trees.css",
  ]

  /// The look of pictures in one text.
  package static var diagram: String { text(diagrams) }

  /// The texts of several files in one.
  package static func text(_ names: [String]) -> String {
    names.compactMap { files[$0] }.joined(separator: "\n")
  }
}
