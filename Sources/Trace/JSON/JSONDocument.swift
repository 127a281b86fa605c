// SPDX-License-Identifier: Apache-2.0

/// A text that is one JSON value, possibly over many lines.
package struct JSONDocument {
  package let root: JSONValue

  private let text: String
  private let deepest: Int

  /// A line and a column, both from 1; the column in Unicode scalars.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// Why a text cannot be read.
  package struct Fault: Error, Hashable {
    package var place: Place

    /// What was found and what was expected, a lower-case fragment without a final period.
    package var message: String
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - deepest: The maximum depth of nesting.
  ///   - most: The maximum number of values.
  /// - Throws: ``Fault`` at the first position that is not JSON or exceeds a limit.
  package init(_ text: String, deepest: Int, most: Int) throws(Fault) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.deepest = deepest
    let (root, end, isOverLimit) =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        var reader = JSONReader(bytes, deepest: deepest, most: most)
        let root = reader.value(depth: 0)
        reader.skipSpace()
        return (root, reader.position, reader.isOverLimit)
      } ?? (nil, 0, false)
    if let root, end == text.utf8.count {
      self.root = root
      return
    }
    let message =
      if isOverLimit {
        "more than \(most) values"
      } else if root != nil {
        "something follows the JSON value, expected the end"
      } else if end >= text.utf8.count {
        "the JSON ends before it is whole"
      } else {
        "this is no JSON, or its values lie more than \(deepest) deep in each other"
      }
    throw Fault(place: Self.place(ofByte: end, in: text), message: message)
  }

  /// The position of a value, given the member names and element positions that lead to it.
  ///
  /// For a missing value, the position of the object or array that should contain it. For a repeated member, the
  /// position of the second.
  package func place(of path: [String]) -> Place {
    let byte = text.utf8.withContiguousStorageIfAvailable {
      JSONReader.offset(of: path, in: $0, deepest: deepest)
    }
    return Self.place(ofByte: byte ?? 0, in: text)
  }

  private static func place(ofByte byte: Int, in text: String) -> Place {
    let before = text.utf8.prefix(byte)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before[(lineStart ?? before.startIndex)...].count { $0 & 0xC0 != 0x80 } + 1
    return Place(line: line, column: column)
  }
}
