// SPDX-License-Identifier: Apache-2.0

import Diagrams

/// How a text in Markdown shows a picture that is there twice: `NAME.svg` in light, `NAME~dark.svg` in dark.
package enum PictureMarkup: String, Hashable, Sendable, CaseIterable {
  /// HTML's `picture`, which follows the reader's colour scheme, as code hosts show it.
  case html
  /// An image of DocC, which finds both files of a catalogue by the name alone.
  case docc
  /// Two images, of which themes of MkDocs hide one.
  case mkdocs

  /// What the name of the dark file ends in, before the ending of all pictures.
  package static let darkSuffix = "~dark"

  /// The lines that show a picture.
  ///
  /// - Parameters:
  ///   - file: Its light file without the ending, with the folders that lead there.
  ///   - text: What it says, for readers who do not see it.
  /// - Returns: The lines, without ends.
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
