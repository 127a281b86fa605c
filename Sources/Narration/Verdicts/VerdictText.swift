// SPDX-License-Identifier: Apache-2.0

/// What a touch was, in a word, and the heading above what is told of it.
enum VerdictText {
  case gesture(Gesture)
  case heading(number: Int, Gesture, point: String)

  /// A touch that repeats an earlier one, after what cures that.
  case headingWithCure(number: Int, Gesture)

  /// A tap is down and up in one place, a press takes longer, a drag moves; a touch is none of them.
  enum Gesture {
    case tap, press, drag, touch
  }
}
