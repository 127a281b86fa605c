// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of docs/ of which some parts are written by `make docs`, from what the program declares.
package struct DocumentPage: Sendable {
  /// The path inside the package.
  package let path: String

  let parts: [Part]

  /// What stands between the marks of a name.
  struct Part: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  init(_ path: String, _ parts: [Part]) {
    self.path = path
    self.parts = parts
  }

  /// All pages with such parts.
  @MainActor
  package static func all() throws -> [DocumentPage] {
    [
      .traceFormat, .scenarioFile, .liveCapture, .audit, try .lessons(), .diagrams(), try .reasons(),
    ]
  }

  /// The page's text with its parts as they are now. What `hitpath docs` wrote in a part stays.
  ///
  /// - Throws: ``MissingMark`` for a part without its place in the text.
  package func updated(_ text: String) throws -> String {
    var text = text
    for part in parts {
      guard let begin = text.firstRange(of: "<!-- \(part.name): written by make docs -->\n"),
        let end = text[begin.upperBound...].firstRange(of: "<!-- end of \(part.name) -->")
      else { throw MissingMark(path: path, name: part.name) }
      let old = text[begin.upperBound..<end.lowerBound]
      let plain = Self.keepingPictures(of: String(old), in: part.text).trimmingPrefix("\n")
      let ending = plain.hasSuffix("\n") ? "\n" : "\n\n"
      text.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n\(plain)\(ending)")
    }
    return text
  }

  /// A text with what stood below the same markers of pictures in another.
  private static func keepingPictures(of old: String, in text: String) -> String {
    let end = "<!-- /hitpath -->\n"
    var text = text
    for piece in old.components(separatedBy: "<!-- hitpath ").dropFirst() {
      guard let line = piece.firstIndex(of: "\n"), let close = piece.range(of: end) else { continue }
      let marker = "<!-- hitpath \(piece[...line])"
      text = text.replacing(marker + end, with: marker + piece[piece.index(after: line)..<close.upperBound])
    }
    return text
  }

  /// A part of a page has no marks in its text.
  struct MissingMark: Error, CustomStringConvertible {
    var path: String
    var name: String

    var description: String {
      "\(path) has no place for '\(name)': <!-- \(name): written by make docs --> … <!-- end of \(name) -->"
    }
  }
}

/// A table in Markdown.
func table(_ head: [String], _ rows: [[String]]) -> String {
  ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(
    separator: "\n")
}
