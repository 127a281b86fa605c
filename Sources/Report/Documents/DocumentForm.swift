// SPDX-License-Identifier: Apache-2.0

/// The dialects of Markdown in which documents are written.
package enum DocumentForm: Hashable, Sendable {
  /// As code hosts show it, with pictures in the reader's colour scheme by HTML's `picture`.
  case markdown
  /// An article for DocC, whose pictures stand in a folder of resources and are chosen by their names.
  case docc

  /// Where pictures stand, relative to the documents.
  package var pictureFolder: String {
    switch self {
    case .markdown: ""
    case .docc: "Resources/"
    }
  }

  /// The file that leads to several documents, without its extension.
  package var indexName: String {
    switch self {
    case .markdown: "README"
    case .docc: "Scenarios"
    }
  }

  /// What stands between a document's name and its language; DocC takes what follows a point for an extension.
  package var languageSeparator: String {
    switch self {
    case .markdown: "."
    case .docc: "-"
    }
  }

  /// A picture; DocC finds its two files by the name alone.
  func picture(_ picture: Document.Picture) -> String {
    switch self {
    case .markdown:
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(picture.name)~dark.svg">
        <img alt="\(MarkdownEscaping.attribute(picture.summary))" src="\(picture.name).svg">
      </picture>
      """
    case .docc: "![\(MarkdownEscaping.escaped(picture.summary))](\(picture.name))"
    }
  }

  /// A link to a document.
  func link(to name: String, title: String) -> String {
    switch self {
    case .markdown: "[\(MarkdownEscaping.escaped(title))](\(name).md)"
    case .docc: "<doc:\(name)>"
    }
  }
}
