// SPDX-License-Identifier: Apache-2.0

extension RichText {
  /// A sentence in which names are found again: those of some objects, and words that only code has, such as
  /// `cancelsTouchesInView`.
  package init(_ sentence: String, naming objects: [RichText]) {
    self.init("")
    let known = objects.flatMap(\.names).filter { !$0.text.isEmpty }.sorted { $0.text.count > $1.text.count }
    var rest = Substring(sentence)
    var isInWord = false
    while let first = rest.first {
      if !isInWord,
        let name = known.first(where: { rest.hasPrefix($0.text) && Self.ends(rest, after: $0.text) })
      {
        append(RichText(name))
        rest = rest.dropFirst(name.text.count)
        isInWord = true
        continue
      }
      if !isInWord, Self.isWord(first) {
        let word = rest.prefix(while: Self.isWord)
        if Self.isCode(word) { append(RichText(code: String(word))) } else { append(String(word)) }
        rest = rest.dropFirst(word.count)
        isInWord = true
        continue
      }
      append(String(first))
      isInWord = Self.isWord(first)
      rest = rest.dropFirst()
    }
  }

  /// Whether a name is not only the beginning of a longer word.
  private static func ends(_ rest: Substring, after name: String) -> Bool {
    guard let next = rest.dropFirst(name.count).first, let last = name.last else { return true }
    return !(isWord(last) && isWord(next))
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// Whether a word has a capital after a small letter, as names in code have.
  private static func isCode(_ word: Substring) -> Bool {
    word.first?.isLowercase == true && word.contains(where: \.isUppercase)
  }
}
