// SPDX-License-Identifier: Apache-2.0

/// What `hitpath quiz` says around questions. Names are inserted as they are.
package enum QuizText: Sayable, Hashable, Sendable {
  case questionOf(number: Int, total: Int, page: String)
  case screen
  case changed(settings: String)
  case prompt(options: Int)
  case noSuchAnswer(answer: String)
  case isRight(key: String)
  case isNotRight(key: String)
  case stepOf(touch: Int, number: Int)
  case hint(number: Int)
  case noMoreHints
  case tally(right: Int, total: Int)
}
