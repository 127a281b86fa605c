// SPDX-License-Identifier: Apache-2.0

internal import CYAML

/// Reads YAML as a stream of events.
package enum YAMLReader {
  /// One event of a text.
  package enum Event: Sendable {
    case document

    /// A text, without its quotes. Only a plain one, without quotes, can be a number, a word or empty.
    case scalar(String, isPlain: Bool, Properties)
    case alias(anchor: String)
    case list(Properties)

    /// A pair is one entry of a list on one line, without braces of its own.
    case mapping(Properties, isPair: Bool)

    /// The end of a list or a mapping.
    case end
  }

  /// The properties before a value.
  package struct Properties: Sendable {
    /// The name by which aliases refer to the value.
    package var anchor: String?

    /// The full tag; nil for none and for `!`.
    package var tag: String?
  }

  /// The tag of texts, which quotes imply.
  package static let textTag = "tag:yaml.org,2002:str"

  /// A line, and a column in Unicode scalars, both from 1.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - handler: Takes each event with the place where it begins, and returns whether to go on.
  /// - Throws: ``YAMLError`` for a text that is not YAML.
  package static func read(_ text: String, _ handler: (Event, Place) -> Bool) throws(YAMLError) {
    var text = text
    let result = withoutActuallyEscaping(handler) { handler in
      var context = Context(handler: handler)
      return withUnsafeMutablePointer(to: &context) { context in
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { bytes in
            hpyaml_read(
              bytes.baseAddress, bytes.count,
              { event, context in
                guard let event, let context else { return false }
                return context.assumingMemoryBound(to: Context.self).pointee.take(event.pointee)
              }, context)
          }
        }
      }
    }
    let place = Place(line: result.line, column: result.column)
    switch result.status {
    case HPYAML_OK, HPYAML_STOPPED: return
    case HPYAML_MEMORY: throw YAMLError(problem: .memory, place: place)
    case HPYAML_CHARACTER: throw YAMLError(problem: .character(result.character), place: place)
    default:
      let outer = result.outer.map { YAMLError.Outer(words: String(cString: $0), line: result.outerLine) }
      let words = result.problem.map { String(cString: $0) } ?? ""
      throw YAMLError(problem: .malformed(words, within: outer), place: place)
    }
  }

  /// The context of the C handler.
  private struct Context {
    var handler: (Event, Place) -> Bool

    func take(_ event: hpyaml_event) -> Bool {
      let place = Place(line: event.line, column: event.column)
      var properties: Properties {
        Properties(
          anchor: event.anchor.map { String(cString: $0) }, tag: event.tag.map { String(cString: $0) })
      }
      switch event.kind {
      case HPYAML_DOCUMENT: return handler(.document, place)
      case HPYAML_SCALAR:
        let bytes = UnsafeRawBufferPointer(start: event.text, count: event.length)
        let text = String(decoding: bytes, as: UTF8.self)
        return handler(.scalar(text, isPlain: event.isPlain, properties), place)
      case HPYAML_ALIAS: return handler(.alias(anchor: properties.anchor ?? ""), place)
      case HPYAML_LIST: return handler(.list(properties), place)
      case HPYAML_MAPPING: return handler(.mapping(properties, isPair: event.isPair), place)
      default: return handler(.end, place)
      }
    }
  }
}

/// Why a text is not YAML.
package struct YAMLError: Error, Sendable {
  package enum Problem: Sendable {
    case memory

    /// A character that YAML does not allow.
    case character(UInt32)

    /// libyaml's message, in English, and what it was reading.
    case malformed(String, within: Outer?)
  }

  /// What contains the malformed part.
  package struct Outer: Sendable {
    /// libyaml's words, such as `while parsing a block mapping`.
    package var words: String

    /// The line where it begins, from 1.
    package var line: Int
  }

  package var problem: Problem

  /// The place; without a meaning for a character, whose place libyaml does not report.
  package var place: YAMLReader.Place
}
