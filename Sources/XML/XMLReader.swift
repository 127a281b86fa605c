// SPDX-License-Identifier: Apache-2.0

internal import CXML

/// Reads XML as a stream of events.
///
/// It loads no other files and expands only XML's own five entities. Its time is linear in the length of the text.
package enum XMLReader {
  /// The most attributes of an element.
  package static let maximumAttributes = 100

  /// One event of a document.
  package enum Event: Sendable {
    case start(name: String, attributes: [(name: String, value: String)])
    case end(name: String)
    /// Characters. Adjacent characters may come in several events.
    case text(String)
    case comment(String)
    case documentType
  }

  /// A line and the column after an event, both from 1.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// Reads a document whose bytes are UTF-8, whatever it declares.
  ///
  /// - Parameters:
  ///   - bytes: The text. Blanks before the first tag are skipped.
  ///   - handler: Takes each event with its place, and returns whether to go on.
  /// - Throws: ``XMLError`` for a text that is not well-formed.
  package static func read(_ bytes: [UInt8], _ handler: (Event, Place) -> Bool) throws(XMLError) {
    let text = withoutDeclaration(bytes)
    let result = withoutActuallyEscaping(handler) { handler in
      var context = Context(handler: handler)
      return withUnsafeMutablePointer(to: &context) { context in
        text.withUnsafeBytes { buffer in
          hpxml_read(
            buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, maximumAttributes,
            { event, context in
              guard let event, let context else { return false }
              return context.assumingMemoryBound(to: Context.self).pointee.take(event.pointee)
            }, context)
        }
      }
    }
    let place = result.line > 0 ? Place(line: Int(result.line), column: Int(result.column)) : nil
    switch result.status {
    case HPXML_OK, HPXML_STOPPED: return
    case HPXML_MEMORY: throw XMLError(place: place, problem: .memory)
    case HPXML_ATTRIBUTES: throw XMLError(place: place, problem: .tooManyAttributes)
    default: throw XMLError(place: place, problem: .malformed(code: Int(result.code)))
    }
  }

  /// The context of the C handler.
  private struct Context {
    var handler: (Event, Place) -> Bool

    func take(_ event: hpxml_event) -> Bool {
      let bytes = UnsafeRawBufferPointer(start: event.text, count: event.length)
      let text = String(decoding: bytes, as: UTF8.self)
      let place = Place(line: Int(event.line), column: Int(event.column))
      switch event.kind {
      case HPXML_START: return handler(.start(name: text, attributes: attributes(of: event)), place)
      case HPXML_END: return handler(.end(name: text), place)
      case HPXML_TEXT: return handler(.text(text), place)
      case HPXML_COMMENT: return handler(.comment(text), place)
      default: return handler(.documentType, place)
      }
    }

    private func attributes(of event: hpxml_event) -> [(name: String, value: String)] {
      guard let list = event.attributes else { return [] }
      var attributes: [(name: String, value: String)] = []
      var index = 0
      while let name = list[index] {
        attributes.append((String(cString: name), list[index + 1].map { String(cString: $0) } ?? ""))
        index += 2
      }
      return attributes
    }
  }

  /// The bytes, with spaces in place of everything before the first tag and of the XML declaration.
  private static func withoutDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    let (lineFeed, blank) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    guard let start = bytes.firstIndex(of: UInt8(ascii: "<")) else { return result }
    for index in 0..<start where bytes[index] != lineFeed { result[index] = blank }
    guard bytes[start...].starts(with: "<?xml".utf8) else { return result }
    for index in start..<bytes.count {
      if bytes[index] != lineFeed { result[index] = blank }
      if bytes[index] == UInt8(ascii: ">") { break }
    }
    return result
  }
}

/// Why a text is not read as XML.
package struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Problem: Hashable, Sendable {
    case memory
    case tooManyAttributes
    /// The text is not well-formed; the code is libxml2's.
    case malformed(code: Int)
  }

  /// The place; nil if the error has none.
  package var place: XMLReader.Place?

  package var problem: Problem

  /// The error, a lower-case sentence without a final period.
  package var description: String {
    switch problem {
    case .memory: "there is not enough memory to read the document"
    case .tooManyAttributes: "an element has more than \(XMLReader.maximumAttributes) attributes"
    case .malformed(let code): "the document is not well-formed XML: \(Self.sentence(code))"
    }
  }

  /// The parser's common errors in words.
  private static func sentence(_ code: Int) -> String {
    switch code {
    case 3, 4: "it is empty, or does not begin with a tag"
    case 6, 7, 8, 10: "the number after '&#' is no character"
    case 9: "it contains a character that XML does not allow"
    case 14, 23: "a name after '&' is not ended with ';'"
    case 26: "it uses an entity that is not declared"
    case 38: "an attribute's value contains '<'"
    case 39, 40: "an attribute's value is not in quotes"
    case 41: "an attribute has no value"
    case 42: "an element has the same attribute twice"
    case 45: "a comment does not end"
    case 46: "a processing instruction has no name"
    case 47: "a processing instruction does not end"
    case 62: "a text contains ']]>'"
    case 63: "a text in '<![CDATA[' does not end"
    case 64: "the XML declaration is not at the beginning"
    case 65: "a space is missing"
    case 22, 68: "a name is missing after '<' or '&'"
    case 73: "a tag is not closed with '>'"
    case 77: "it ends before all of its elements do"
    case 74, 76: "an end tag does not fit its start tag"
    case 80: "a comment contains '--'"
    case 5, 86: "something follows its outermost element"
    case 110: "a name is too long"
    default: "libxml2 reports error \(code)"
    }
  }
}
