// SPDX-License-Identifier: Apache-2.0

extension RichText {
  /// A sentence in which names are found again: those of some objects, and words that only code has, such as
  /// `cancelsTouchesInView`.
  package init(_ sentence: String, naming objects: [RichText]) {
    self.init(sentence, among: KnownNames(objects.flatMap(\.names)))
  }

  /// The same with names that are known.
  package init(_ sentence: String, among known: KnownNames) {
    self.init("")
    var rest = Substring(sentence)
    var isInWord = false
    while let first = rest.first {
      if !isInWord, let name = known.first(in: rest) {
        append(RichText(name))
        rest = rest.dropFirst(name.text.count)
        isInWord = true
        continue
      }
      if !isInWord, KnownNames.isWord(first) {
        let word = rest.prefix(while: KnownNames.isWord)
        if Self.isCode(word) { append(RichText(code: String(word))) } else { append(String(word)) }
        rest = rest.dropFirst(word.count)
        isInWord = true
        continue
      }
      append(String(first))
      isInWord = KnownNames.isWord(first)
      rest = rest.dropFirst()
    }
  }

  /// Whether a word has a capital after a small letter, as names in code have.
  private static func isCode(_ word: Substring) -> Bool {
    word.first?.isLowercase == true && word.contains(where: \.isUppercase)
  }
}
