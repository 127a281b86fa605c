// SPDX-License-Identifier: Apache-2.0

import Diagrams

/// Splits texts into what can be searched for.
///
/// Words of letters and digits are taken whole and in small letters. Chinese has no spaces between its words, so that
/// two characters that follow each other are one entry: `命中测试` gives `命中`, `中测`, `测试`. `script/search.js` splits
/// what a reader types in the same way.
enum SearchWords {
  /// The words of a text, each once, sorted.
  static func of(_ text: String) -> [String] {
    var words: Set<String> = []
    var word = ""
    var before: Character?
    for character in text.lowercased() {
      if isHan(character) {
        if let before { words.insert("\(before)\(character)") }
        before = character
      } else {
        before = nil
      }
      if isPartOfWord(character) {
        word.append(character)
      } else {
        if word.count > 1 { words.insert(word) }
        word = ""
      }
    }
    if word.count > 1 { words.insert(word) }
    return words.sorted()
  }

  /// ASCII is enough: the names of UIKit and English have no others.
  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }
}

/// The words of all pages of an index, as a script that an index loads when somebody searches. A script is what a page
/// that was opened from disk can load.
package enum SearchIndex {
  /// The name of the file, beside the index.
  ///
  /// - Parameter index: The file of the index.
  /// - Returns: The file, such as `hitpath-search.zh-Hans.js`.
  package static func file(for index: String) -> String {
    "hitpath-search\(index.drop { $0 != "." }.dropLast(".html".count)).js"
  }

  /// The script.
  ///
  /// The words stand one after the other, each with the pages that have it: `tap 0 1 3`, where each number is the
  /// distance to the page before, in base 36.
  ///
  /// - Parameter entries: What the index says of each page.
  /// - Returns: A call of what the index defines.
  /// - Throws: `EncodingError`, never for texts.
  package static func script(_ entries: [IndexEntry]) throws -> String {
    var pages: [String: [Int]] = [:]
    for (position, entry) in entries.enumerated() {
      for word in entry.words { pages[word, default: []].append(position) }
    }
    let lines = pages.sorted { $0.key < $1.key }.map { word, positions in
      let distances = zip(positions, [0] + positions).map { String($0 - $1, radix: 36) }
      return ([word] + distances).joined(separator: " ")
    }
    let files = entries.map { PercentEncoding.link(to: $0.file) }
    let found = Found(pages: files, words: lines.joined(separator: ","))
    return "hitpathSearch(\(try ScriptJSON.text(of: found)))\n"
  }

  private struct Found: Encodable {
    var pages: [String]
    var words: String
  }
}
