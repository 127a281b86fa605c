// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
import UIKitModel

/// Reads scenario files.
package enum ScenarioReader {
  /// The largest coordinate or size, in points.
  package static let maximumLength = PropertyType.maximumLength

  /// The deepest nesting of views and view controllers.
  package static let maximumDepth = 250

  /// The longest names of a scenario and of a recording, in characters.
  package static let maximumNameLength = 100
  static let maximumRecordingNameLength = 200

  /// Reads the text of a scenario file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it. It begins every error, and names a scenario without `name`.
  /// - Returns: The scenario, with the lines of its touches and expectations.
  /// - Throws: ``InputErrors`` with all errors, except those hidden by others.
  package static func read(_ text: String, file: String) throws(InputErrors) -> Scenario {
    try ReadingContext.read(
      text, file: file, as: "a scenario", hint: "a scenario has at least a 'window'",
      by: { ScenarioReading(source: $0) }
    ) {
      context, root in
      var scenario = context.scenario(root)
      if scenario.name.isEmpty { scenario.name = name(ofFile: file) }
      if !context.hasErrors { context.checkReferences(in: scenario) }
      if !context.hasErrors { context.checkButtons() }
      if !context.hasErrors { context.checkAssignments(of: scenario) }
      if !context.hasErrors { context.checkVariants(of: scenario) }
      return scenario
    }
  }

  /// A file's name without folders and extension.
  private static func name(ofFile file: String) -> String {
    let last = file.split { $0 == "/" || $0 == "\\" }.last ?? ""
    var name = last.drop { $0 == "." || $0 == "-" }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    let plain = String(name.filter { !$0.unicodeScalars.contains(where: \.movesCursor) }.prefix(100))
    return plain.isEmpty ? "scenario" : plain
  }
}

extension ScenarioReader {
  /// Whether a text has the form of a scenario file: a document of YAML or JSON whose outermost mapping has a
  /// scenario's keys.
  ///
  /// In a mapping with braces all keys are checked. Otherwise only the first is, because a dump that follows prompts
  /// may have such keys of its own.
  package static func isScenario(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scan = KeyScan(bytes)
      scan.skipToContent()
      if scan.isAt("---") || scan.isAt("%YAML") { return true }
      guard bytes.dropFirst(scan.index).first == UInt8(ascii: "{") else {
        return scan.keyOfLine().map(keys.contains) ?? false
      }
      let found = scan.keysInBraces()
      return found.contains(DocumentKey.window.rawValue) || !found.isEmpty && found.allSatisfy(keys.contains)
    }
  }

  /// Whether a text may be meant as a scenario: its first line, or its content in braces, begins with a key.
  package static func hasKeys(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scan = KeyScan(bytes)
      scan.skipToContent()
      if scan.isAt("---") || scan.isAt("%YAML") || scan.index == bytes.count { return true }
      if scan.isAt("{") {
        // Other JSON may have a key like `name` too.
        let found = scan.keysInBraces()
        let needed = [DocumentKey.window, .windows].map(\.rawValue)
        return found.contains { Spelling.nearest(to: $0, in: needed) != nil }
          || !found.isEmpty && found.allSatisfy(keys.contains)
      }
      // A sentence may contain a colon too.
      return scan.keyOfLine().map { !$0.contains(" ") } ?? false
    }
  }

  /// Whether a file of a folder is meant as a scenario: a key of its outermost mapping, perhaps misspelt, is about a
  /// screen, touches or expectations. Files of other programs have names and titles too.
  package static func isMeant(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scan = KeyScan(bytes)
      scan.skipToContent()
      let found = scan.isAt("{") ? scan.keysInBraces() : scan.keysOfLines()
      return found.contains {
        keysOfScreens.contains($0) || Spelling.nearest(to: $0, in: keysOfScreens) != nil
      }
    }
  }

  private static let keysOfScreens = DocumentKey.allCases.filter(\.isOfScreen).map(\.rawValue)

  private static let keys = Set(DocumentKey.allCases.map(\.rawValue))
}

/// Finds the keys of a text's outermost mapping without reading the values. In a broken text it finds the keys before
/// the error.
private struct KeyScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func isAt(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Skips blanks, empty lines, comments and a byte order mark.
  mutating func skipToContent() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        skipLine()
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        return
      }
    }
  }

  /// The key at the start of a line; nil for a line without a colon.
  func keyOfLine() -> String? {
    let line = bytes[index...].prefix { !Self.isLineEnd($0) }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return Self.key(line[..<colon])
  }

  /// The keys of a mapping without braces, at the starts of lines.
  mutating func keysOfLines() -> [String] {
    var keys: [String] = []
    while index < bytes.count {
      if bytes[index] > 0x20, let key = keyOfLine() { keys.append(key) }
      skipLine()
      index += 1
    }
    return keys
  }

  /// The keys of a mapping in braces.
  mutating func keysInBraces() -> [String] {
    var keys: [String] = []
    var depth = 0
    // Only here a quotation mark begins a string; inside a plain value it is an ordinary character.
    var isFirst = true
    var keyStart: Int?
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isFirst = true
        if depth == 1 { keyStart = index + 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return keys }
        isFirst = false
      case UInt8(ascii: ","):
        isFirst = true
        if depth == 1 { keyStart = index + 1 }
      case UInt8(ascii: ":"):
        if depth == 1, let start = keyStart { keys.append(Self.key(bytes[start..<index])) }
        if depth == 1 { keyStart = nil }
        isFirst = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isFirst { skipString(byte) }
        isFirst = false
      case UInt8(ascii: "#") where bytes[index - 1] <= 0x20:
        skipLine()
        if keyStart != nil { keyStart = index }
        continue
      default:
        if byte > 0x20 { isFirst = false }
      }
      index += 1
    }
    return keys
  }

  /// Skips to the quotation mark that ends a string.
  private mutating func skipString(_ mark: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != mark {
      index += bytes[index] == UInt8(ascii: "\\") && mark == UInt8(ascii: "\"") ? 2 : 1
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
  }

  private static func key(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var words = bytes.drop { $0 <= 0x20 }
    while let last = words.last, last <= 0x20 { words.removeLast() }
    if let first = words.first, first == words.last, words.count > 1, "\"'".utf8.contains(first) {
      words = words.dropFirst().dropLast()
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

/// What a scenario file can contain, for importers.
package enum ScenarioLimits {
  /// Whether a file can give a property to views or recognizers of a simulated class.
  package static func has(_ property: String, _ simulatedClass: String) -> Bool {
    owner(property, simulatedClass) != nil
  }

  /// Whether a file can give the property to an object of the class: a value of the right kind, within the limits.
  package static func allows(_ property: ScenarioProperty, of simulatedClass: String) -> Bool {
    guard let type = owner(property.name, simulatedClass)?.type else { return false }
    switch (type, property.value) {
    case (.bool, .bool), (.text, .text): return true
    case (.color, .text(let text)): return HexColor(text) != nil
    case (.number(let limits), .number(let number)): return limits.contains(number)
    case (.size, .numbers(let numbers)):
      return numbers.count == 2 && numbers.allSatisfy { PropertyType.lengths.contains($0) }
    case (.insets, .numbers(let numbers)):
      return numbers.count == 4 && numbers.allSatisfy { PropertyType.coordinates.contains($0) }
    case (.limit, .text(let word)): return word == Int.unlimited
    case (.integer(let limits), .number(let number)), (.limit(let limits), .number(let number)):
      return Int(exactly: number).map { limits.contains($0) } ?? false
    case (.word(let words), .text(let word)): return words.contains(word)
    case (.words(let words, let all, _), .text(let word)): return words.contains(word) || word == all
    case (.words(let words, _, _), .texts(let texts)):
      return !texts.isEmpty && Set(texts).count == texts.count && texts.allSatisfy(words.contains)
    default: return false
    }
  }

  private static func owner(_ property: String, _ simulatedClass: String) -> UIKitProperty? {
    UIKitProperties.named(property).first {
      $0.uses.contains(.key) && FileProperty.isKind(simulatedClass, of: $0.className)
    }
  }

  /// Whether the word is UIKit's name of a `UIControl.Event`.
  package static func isControlEvent(_ word: String) -> Bool {
    ScenarioReading.controlEvents.contains(word)
  }
}
