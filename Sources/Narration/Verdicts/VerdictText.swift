// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Who gets a touch, and because of what; what the touch was, in a word; and the heading above what is told of it.
enum VerdictText: Sayable {
  /// The whole sentence. A recognizer of a view in `unless` may still take the touch: the source does not tell them.
  case verdict(Act, because: Because?, unless: [RichText], VerdictWords)
  case act(Act, VerdictWords)
  case because(Because, VerdictWords)

  case gesture(TouchAnswer.Gesture)
  case heading(number: Int, TouchAnswer.Gesture, point: String)

  /// A touch that repeats an earlier one after the cure.
  case headingWithCure(number: Int, TouchAnswer.Gesture)
}
