// SPDX-License-Identifier: Apache-2.0

import Diagrams

/// How a Markdown text shows a picture that has two files: `NAME.svg` for light and `NAME~dark.svg` for dark.
package enum PictureMarkup: String, Hashable, Sendable, CaseIterable {
  /// An HTML `picture` element, which follows the reader's colour scheme, for code hosts.
  case html
  /// An image of DocC, which finds both files in a catalogue by name.
  case docc
  /// Two images, one of which MkDocs themes hide.
  case mkdocs

  /// The ending of the dark file's name, before the extension.
  package static let darkSuffix = "~dark"

  /// The lines that show a picture.
  ///
  /// - Parameters:
  ///   - file: The path of its light file, without the extension.
  ///   - text: Its message, for readers who do not see it.
  /// - Returns: The lines, without line ends.
  package func lines(of file: String, alternativeText text: String) -> [String] {
    let path = PercentEncoding.reference(to: file)
    let dark = path + Self.darkSuffix
    switch self {
    case .html:
      return [
        "<picture>",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark).svg\">",
        "  <img alt=\"\(MarkdownEscaping.attribute(text))\" src=\"\(path).svg\">",
        "</picture>",
      ]
    case .docc: return ["![\(MarkdownEscaping.escaped(text))](\(path.split(separator: "/").last ?? ""))"]
    case .mkdocs:
      let text = MarkdownEscaping.escaped(text)
      return ["![\(text)](\(path).svg#only-light)", "![\(text)](\(dark).svg#only-dark)"]
    }
  }
}
