// SPDX-License-Identifier: Apache-2.0

/// What a language says of a reason.
struct ReasonWords {
  /// Why, with the numbers that decided.
  var clause: RichText

  /// What the reason means, a sentence or two.
  var meaning: String

  /// What is usually done about it; nil where nothing is wrong.
  var cure: String?

  init(_ clause: RichText, _ meaning: String, _ cure: String? = nil) {
    (self.clause, self.meaning, self.cure) = (clause, meaning, cure)
  }
}
