// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// All of them by file, such as `page.mustache` and `script/page.js`.
  package static var files: [String: String] { EmbeddedTexts.files }

  /// The files with the look of reports: of all pages, of reports, and of stage and player.
  package static let styles = ["style.css", "page.css", "stage.css"]
}
