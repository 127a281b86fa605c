// SPDX-License-Identifier: Apache-2.0

internal import CXML

/// Reads XML as a stream of what is in it.
///
/// Nothing is fetched, and entities are not expanded but XML's own five. Time grows with the length of the text.
package enum XMLReader {
  /// The most attributes of an element.
  package static let maximumAttributes = 100

  /// One thing in a document.
  package enum Event: Sendable {
    case start(name: String, attributes: [(name: String, value: String)])
    case end(name: String)
    /// Characters, perhaps a part of those that stand together.
    case text(String)
    case comment(String)
    case documentType
  }

  /// A line, and the column behind an event, both from 1.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// Reads a document whose bytes are UTF-8, whatever it declares.
  ///
  /// - Parameters:
  ///   - bytes: The text. Blanks before the first tag are skipped.
  ///   - handler: Takes each event with its place, and says whether to go on.
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

  /// What the handler in C is given back.
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

  /// The bytes with blanks for what stands before the first tag, and for the XML declaration.
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
