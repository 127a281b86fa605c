// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON that may stand in a `script` element.
///
/// The element's content is read as it is, without entities, up to the next `</script`, and `<!--` changes what ends
/// it. So nothing that HTML could take for markup is left: it is written as `\u003c` and the like, which JSON reads
/// back as the same text.
package enum ScriptJSON {
  /// The value, on one line, with sorted keys. The same value gives the same text.
  ///
  /// Texts lose the marks that would turn the order of what stands around them, as in ``HTMLText``: a script puts
  /// them on the page.
  ///
  /// - Throws: `EncodingError` for a number that JSON does not have.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTMLText.withoutDirectionMarks(escaped(try encoder.encode(value)))
  }

  /// JSON has these characters in strings only, where an escape stands for any of them.
  private static func escaped(_ json: Data) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): result += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): result += Array("\\u0026".utf8)
      default: result.append(byte)
      }
    }
    return escapedSeparators(String(decoding: result, as: UTF8.self))
  }

  /// Old scripts take the two separators of lines and paragraphs for ends of lines.
  private static func escapedSeparators(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" }) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      switch scalar {
      case "\u{2028}": result.append(contentsOf: "\\u2028".unicodeScalars)
      case "\u{2029}": result.append(contentsOf: "\\u2029".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
