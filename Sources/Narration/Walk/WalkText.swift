// SPDX-License-Identifier: Apache-2.0

/// Sentences on the walk of a hit test: who is asked, and what each view answers. Names are inserted as they are.
enum WalkText {
  // A step.
  case skipped(view: String, reason: String)
  case refuses(view: String, reason: String?)
  case refusesPoint(view: String, place: String)
  case returnsSelf(view: String, hasSubviews: Bool)
  case claims(view: String, reason: String, result: String)
  case passesUp(view: String, result: String)
  case overrides(view: String, Result)
  /// A call from code rather than from a superview.
  case calledByCode(step: String)

  // How a view that was not asked became the hit-test view.
  case returnedByOverride(result: String, of: String)
  case bypasses(reason: String)

  // Why a view got the touch, or not.
  case isHitView(view: String)
  case passedUp(view: String)
  case refused(view: String, reason: String)
  case refusedPoint(view: String, place: String)
  case notAsked(view: String, reason: String?)
  /// A view that does not contain the point, and what was in front of it besides.
  case notAskedOutside(view: String, front: String)
  /// Why a view was not asked, and what would have made it refuse, or kept it from being asked.
  case notAskedAnyway(view: String, reason: String, own: String, wouldRefuse: Bool)
  case wasSkipped(view: String, reason: String)
  case pointOfView(point: String, isInside: Bool?)

  // Answers in a word or two.
  case answer(Result)
  case skippedAnswer

  // Lines for a terminal.
  case line(text: String, reason: String, isSkipped: Bool)
  case neverAskedLine(names: String, reason: String)
  case returnedLine(result: String, of: String)

  /// Several views that were never asked.
  case folded(count: Int, className: String?)
  case neverAsked(count: Int, of: Int)

  /// What a view returns.
  enum Result {
    case nothing, itself
    case view(String)
  }
}
