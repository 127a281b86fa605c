// SPDX-License-Identifier: Apache-2.0

/// What a touch was, in a word, and the heading above what is told of it.
enum VerdictText {
  case gesture(GraphText.Gesture)
  case heading(number: Int, GraphText.Gesture, point: String)

  /// A touch that repeats an earlier one, after what cures that.
  case headingWithCure(number: Int, GraphText.Gesture)
}
