// SPDX-License-Identifier: Apache-2.0

/// Sentences on the walk of a hit test: who is asked, and what each view answers.
enum WalkText: Sayable {
  // A step.
  case skipped(view: RichText, reason: RichText)
  case refuses(view: RichText, reason: RichText?)
  case refusesPoint(view: RichText, place: RichText)
  case returnsSelf(view: RichText, hasSubviews: Bool)
  case claims(view: RichText, reason: RichText, result: RichText)
  case passesUp(view: RichText, result: RichText)
  case overrides(view: RichText, Result)
  /// A call from code rather than from a superview.
  case calledByCode(step: RichText)

  // How a view that was not asked became the hit-test view.
  case returnedByOverride(result: RichText, of: RichText)
  case bypasses(reason: RichText)

  // Why a view got the touch, or not.
  case isHitView(view: RichText)
  case passedUp(view: RichText)
  case refused(view: RichText, reason: RichText)
  case refusedPoint(view: RichText, place: RichText)
  case notAsked(view: RichText, reason: RichText?)
  /// A view that does not contain the point, and that UIKit did not ask, since another view was in front.
  case notAskedOutside(view: RichText, front: RichText)
  /// Why a view was not asked, and what would have made it refuse, or kept it from being asked.
  case notAskedAnyway(view: RichText, reason: RichText, own: RichText, wouldRefuse: Bool)
  case wasSkipped(view: RichText, reason: RichText)
  case pointOfView(point: String, isInside: Bool?)

  // Answers in a word or two.
  case answer(Result)
  case skippedAnswer

  // Lines for a terminal.
  case line(text: RichText, reason: RichText, isSkipped: Bool)
  case neverAskedLine(names: RichText, reason: RichText)
  case returnedLine(result: RichText, of: RichText)

  /// Several views that were never asked.
  case folded(count: Int, className: String?)
  case neverAsked(count: Int, of: Int)

  /// What a view returns.
  enum Result {
    case nothing, itself
    case view(RichText)
  }
}
