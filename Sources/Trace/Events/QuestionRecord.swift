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
