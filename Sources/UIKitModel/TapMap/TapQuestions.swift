// SPDX-License-Identifier: Apache-2.0

import Trace

/// The questions that hit testing asks about areas, and how each piece came to where it is.
///
/// Every view is asked about one area, so there are few more questions than views. Pieces that parted and met again go
/// on as one area. The questions of the first of them count for all; the others have a detour, the question that was
/// asked about them instead.
struct TapQuestions {
  /// The number of no detours.
  static let noDetours = 0

  private struct Question {
    var view: UIView
    var outcome: TraceTapQuestion.Outcome
    var reason: TraceReason?
    var isSampled: Bool

    /// The view that was found and is not returned, if it is not the view that is asked.
    var dropped: UIView?
    var after: Int?
    var instead: Int?
  }

  /// A detour after others.
  private struct Detour: Hashable {
    var question: Int
    var before: Int
  }

  /// How far it has come.
  struct Mark {
    fileprivate var questions: Int
    fileprivate var detours: Int
  }

  private var questions: [Question] = []

  /// The number of a list of detours is its position plus 1.
  private var detours: [Detour] = []
  private var numbers: [Detour: Int] = [:]

  /// Notes what a view answered about all of an area; nothing if the area is empty.
  mutating func note(
    _ view: UIView, _ outcome: TraceTapQuestion.Outcome, _ reason: TraceReason? = nil,
    isSampled: Bool = false, dropping dropped: UIView? = nil, about area: inout TapArea
  ) {
    guard !area.isEmpty else { return }
    questions.append(
      Question(
        view: view, outcome: outcome, reason: reason, isSampled: isSampled, dropped: dropped,
        after: area.last))
    area.last = questions.count - 1
  }

  /// Areas that a view was asked about, each with its own last question, as one.
  mutating func join(_ areas: [TapArea]) -> TapArea {
    guard var joined = areas.first(where: { !$0.isEmpty }), let first = joined.last else {
      return areas.first ?? TapArea()
    }
    for area in areas where !area.isEmpty {
      guard let last = area.last, last != first else { continue }
      questions[last].instead = first
      for piece in area.pieces {
        var piece = piece
        piece.detours = number(of: Detour(question: last, before: piece.detours))
        joined.add(piece)
      }
    }
    return joined
  }

  private mutating func number(of detour: Detour) -> Int {
    if let number = numbers[detour] { return number }
    detours.append(detour)
    numbers[detour] = detours.count
    return detours.count
  }

  // MARK: - Trying

  var mark: Mark { Mark(questions: questions.count, detours: detours.count) }

  /// Forgets what came after a mark.
  mutating func goBack(to mark: Mark) {
    questions.removeSubrange(mark.questions...)
    for detour in detours[mark.detours...] { numbers[detour] = nil }
    detours.removeSubrange(mark.detours...)
  }

  /// The piece without the detours that came after a mark.
  func piece(_ piece: TapPiece, at mark: Mark) -> TapPiece {
    var piece = piece
    while piece.detours > mark.detours { piece.detours = detours[piece.detours - 1].before }
    return piece
  }

  // MARK: - Recording

  /// The way to a piece whose area was asked last by some question.
  func walk(_ last: Int?, _ piece: TapPiece) -> TraceTapWalk {
    var walk = TraceTapWalk(last: last)
    var number = piece.detours
    while number != Self.noDetours {
      walk.detours.append(detours[number - 1].question)
      number = detours[number - 1].before
    }
    return walk
  }

  /// The questions as a trace has them.
  func recorded(_ names: (UIView) -> String) -> [TraceTapQuestion] {
    questions.map { question in
      var reason = question.reason
      if let dropped = question.dropped, dropped !== question.view { reason?.subject = names(dropped) }
      return TraceTapQuestion(
        names(question.view), question.outcome, reason: reason, isSampled: question.isSampled,
        after: question.after, instead: question.instead)
    }
  }
}
