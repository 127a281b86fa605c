// SPDX-License-Identifier: Apache-2.0

/// The files of this folder, embedded in the binary.
package enum EmbeddedTemplates {
  /// The texts by file name, such as `page.mustache` and `script/report.js`.
  package static var files: [String: String] { EmbeddedTexts.files }

  /// The style sheets of reports: for all pages, for reports, and for stage and player.
  package static let styles = ["style.css", "page.css", "stage.css"]
}
