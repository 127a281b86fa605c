// SPDX-License-Identifier: Apache-2.0

/// A question of event delivery and its answer.
public struct QuestionRecord: Hashable, Sendable {
  /// The method's name without arguments: `shouldReceiveEvent`, `shouldReceiveTouch`, `shouldBegin`,
  /// `shouldRequireFailureOf`, `shouldBeRequiredToFailBy`, `shouldRecognizeSimultaneouslyWith`, `canPrevent`,
  /// `canBePreventedBy`, `touchesShouldBegin`, `touchesShouldCancel`.
  public var question: String

  /// Who was asked: a delegate, a view, or the recognizer itself.
  public var asked: String

  /// The recognizer that the question is about, if it is about one.
  public var recognizer: String?

  /// The other recognizer, where two are concerned.
  public var other: String?

  /// The touch, where one is concerned.
  public var touch: String?

  /// The answer.
  public var answer: Bool

  /// Creates the record of a question.
  public init(
    _ question: String, asked: String, recognizer: String? = nil, other: String? = nil, touch: String? = nil,
    answer: Bool
  ) {
    self.question = question
    self.asked = asked
    self.recognizer = recognizer
    self.other = other
    self.touch = touch
    self.answer = answer
  }
}

extension EventType {
  static let questionAnswered = row(
    "questionAnswered",
    "A question of event delivery and its answer (GR-5 to GR-7, GR-14, GR-19, GR-40, SV-4, SV-6).",
    Field.name(
      "question", "The method's name without arguments.",
      examples: [
        "shouldReceiveEvent", "shouldReceiveTouch", "shouldBegin", "shouldRequireFailureOf",
        "shouldBeRequiredToFailBy", "shouldRecognizeSimultaneouslyWith", "canPrevent", "canBePreventedBy",
        "touchesShouldBegin", "touchesShouldCancel",
      ]),
    Field.id("asked", "Who was asked: a delegate, a view or the recognizer itself."),
    Field.id("recognizer", "The recognizer that the question is about, if it is about one.").optional,
    Field.id("other", "The other recognizer, where two are concerned.").optional,
    Field.touch("The touch, where one is concerned.").optional,
    Field<Bool>("answer", "The answer.")
  ) {
    .questionAnswered(QuestionRecord($0, asked: $1, recognizer: $2, other: $3, touch: $4, answer: $5))
  }
}

extension QuestionRecord {
  /// Shows a visitor the type of the event and its values, in the order of the type's fields.
  func visit(_ visitor: inout some EventVisitor) throws {
    try visitor.visit(EventType.questionAnswered, question, asked, recognizer, other, touch, answer)
  }
}
