// SPDX-License-Identifier: Apache-2.0

extension WalkText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .skipped(let view, let reason): "\(view) is passed over: \(reason)."
    case .refuses(let view, nil): "\(view) says no."
    case .refuses(let view, let reason?): "\(view) says no: \(reason)."
    case .refusesPoint(let view, let place): "\(view) says no: the point is \(place)."
    case .returnsSelf(let view, hasSubviews: false):
      "\(view) contains the point and has no subviews: it returns itself."
    case .returnsSelf(let view, hasSubviews: true):
      "\(view) contains the point, and none of its subviews takes it: it returns itself."
    case .claims(let view, let reason, let result):
      "\(view) claims the point (\(reason)) and returns \(result)."
    case .passesUp(let view, let result):
      "\(view) contains the point, asks its subviews from front to back and returns \(result)."
    case .overrides(let view, let result): "\(view) overrides `hitTest` and \(words(result))."
    case .calledByCode(let step): "Called by code: \(step)"

    case .returnedByOverride(let result, let view):
      "\(result) is returned by \(view)'s override of `hitTest`."
    case .bypasses(let reason): "The override goes past what would refuse: \(reason)."

    case .isHitView(let view): "\(view) is the hit-test view: it gets the touch."
    case .passedUp(let view): "\(view) was asked and returned another view."
    case .refused(let view, let reason): "\(view) was asked and says no: \(reason)."
    case .refusedPoint(let view, let place): "\(view) was asked and says no: the point is \(place)."
    case .notAsked(let view, nil): "\(view) was never asked."
    case .notAsked(let view, let reason?): "\(view) was never asked: \(reason)."
    case .notAskedOutside(let view, let front):
      "\(view) does not contain the point; it was never asked, since \(front)."
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: true):
      "\(view) was never asked: \(reason), and \(own), so it would refuse."
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: false):
      "\(view) was never asked: \(reason), and \(own), so it would not be asked anyway."
    case .wasSkipped(let view, let reason): "\(view) was passed over: \(reason)."
    case .pointOfView(let point, nil): "In its own coordinates the touch is at \(point)."
    case .pointOfView(let point, let isInside?):
      "In its own coordinates the touch is at \(point), \(isInside ? "inside" : "outside") its bounds."

    case .answer(let result): words(result)
    case .skippedAnswer: "passed over"

    case .line(let text, let reason, isSkipped: false): "\(text): \(reason)"
    case .line(let text, let reason, isSkipped: true): "\(text): passed over, \(reason)"
    case .neverAskedLine(let names, let reason): "\(names): never asked, \(reason)"
    case .returnedLine(let result, let view): "\(result): returned by the override of \(view)"

    case .folded(let count, let className?): "\(count) × \(className), never asked"
    case .folded(let count, nil): "\(count) views, never asked"
    case .neverAsked(let count, let total):
      "\(count) of \(total) views \(count == 1 ? "was" : "were") never asked"
    }
  }

  private func words(_ result: WalkText.Result) -> RichText {
    switch result {
    case .nothing: "returns `nil`"
    case .itself: "returns itself"
    case .view(let view): "returns \(view)"
    }
  }
}
