// SPDX-License-Identifier: Apache-2.0

/// What a language says of a reason.
struct ReasonWords {
  /// Why, with the numbers that decided.
  var clause: String

  /// What the reason means, a sentence or two.
  var meaning: String

  /// What is usually done about it; nil where nothing is wrong.
  var cure: String?

  /// Takes the texts of a code one below the other: clause, meaning and cure.
  @resultBuilder enum Builder {
    static func buildBlock(_ clause: String, _ meaning: String, _ cure: String) -> ReasonWords {
      ReasonWords(clause: clause, meaning: meaning, cure: cure)
    }

    static func buildBlock(_ clause: String, _ meaning: String) -> ReasonWords {
      ReasonWords(clause: clause, meaning: meaning)
    }

    static func buildBlock(_ words: ReasonWords) -> ReasonWords { words }
    static func buildEither(first words: ReasonWords) -> ReasonWords { words }
    static func buildEither(second words: ReasonWords) -> ReasonWords { words }
  }
}
