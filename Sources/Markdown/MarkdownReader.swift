// SPDX-License-Identifier: Apache-2.0

internal import CMarkdown

/// Reads the Markdown subset with cmark-gfm, and reports everything else that cmark-gfm knows as a fault.
package enum MarkdownReader {
  /// The largest text, in bytes.
  package static let maximumBytes = 1 << 20

  /// The deepest nesting of lists and emphasis.
  package static let maximumDepth = 16

  /// Returns the text and all faults, in the order of the text.
  package static func read(_ text: String) -> (text: MarkdownText, faults: [MarkdownText.Fault]) {
    guard text.utf8.count <= maximumBytes else {
      let fault = MarkdownText.Fault(
        MarkdownText.Place(line: 1, column: 1), "the text is larger than \(maximumBytes >> 20) MB")
      return (MarkdownText(blocks: []), [fault])
    }
    if let fault = ParagraphLimits.fault(in: text) { return (MarkdownText(blocks: []), [fault]) }
    var tree = MarkdownTree(text)
    var bytes = text
    let isRead = bytes.withUTF8 { buffer in
      withUnsafeMutablePointer(to: &tree) { tree in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          hpmd_read(
            characters.baseAddress, characters.count,
            { event, context in
              guard let event, let context else { return false }
              let part = MarkdownPart(event.pointee)
              return context.assumingMemoryBound(to: MarkdownTree.self).pointee.take(
                part, isStart: event.pointee.isStart)
            }, tree)
        }
      }
    }
    precondition(isRead, "there is no memory for a parser")
    return (MarkdownText(blocks: tree.blocks), tree.faults)
  }
}

extension MarkdownPart {
  /// A part as the parser reports it.
  fileprivate init(_ event: hpmd_event) {
    kind = event.kind.map { String(cString: $0) } ?? ""
    text = event.text.map { String(cString: $0) } ?? ""
    details = event.details.map { String(cString: $0) } ?? ""
    level = Int(event.level)
    isOrdered = event.isOrdered
    line = Int(event.line)
    byte = Int(event.column)
  }
}
