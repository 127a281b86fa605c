// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The sentence on top of the hit path: why this view, in the first words that apply.
struct HitPathClaims: PictureWords {
  let subject: DiagramSubject
  let tree: HitPathTree
  let way: HitPathWay

  /// From so many siblings on that were asked in vain their number is the news.
  private static let many = 20

  var claim: String { language.text(found) }

  private var found: HitPathClaim {
    if let now = tree.moment?.now { return .soFar(count: now.order, of: answer.walk.count) }
    guard let id = answer.hitView else { return .nothingHit }
    let view = TextFitter.line(id)
    if let returned = answer.returnedView(in: subject.index) {
      return .returnedBy(view: view, by: TextFitter.line(returned.by))
    }
    let step = tree.steps[id]?.last
    if step?.isInside == true, let reason = step?.insideReason, reason.code == .customPointInside,
      let place = narrator.place(reason), place.distance != 0
    {
      return .beyondBounds(
        view: view, side: place.side, distance: narrator.number(abs(place.distance)))
    }
    let sides = way.stretches.flatMap(\.sides)
    let inFront = sides.filter(isUnderFinger)
    if let front = inFront.first(where: { $0.refusal == .ownHitTest }) {
      return .behind(view: view, front: TextFitter.line(front.view), front.refusal)
    }
    let siblings = way.stretches.dropLast().last?.sides ?? []
    if siblings.count >= Self.many {
      let roles = Set(siblings.compactMap { subject.index.view($0.view)?.role })
      let role = roles.count == 1 ? roles.first ?? .view : .view
      return .afterMany(view: view, count: siblings.count, role)
    }
    if let front = inFront.first(where: { !ignoresTouches($0) && !$0.returnsView }) {
      return .behind(view: view, front: TextFitter.line(front.view), front.refusal)
    }
    if let beside = nearest(siblings) {
      return .besideSibling(view: view, sibling: TextFitter.line(beside.view))
    }
    return inFront.isEmpty ? .nothingInFront(view: view) : .allLetThrough(view: view)
  }

  private func ignoresTouches(_ side: SideView) -> Bool {
    index.view(side.view)?.isOfClassThatIgnoresTouches ?? false
  }

  private func isUnderFinger(_ side: SideView) -> Bool {
    guard let point = side.step.point, let bounds = index.view(side.view)?.bounds else {
      return false
    }
    return bounds.contains(point)
  }

  /// The sibling that the touch missed by least.
  private func nearest(_ sides: [SideView]) -> SideView? {
    func distance(_ side: SideView) -> Double? {
      guard let reason = side.step.reason, reason.code == .pointOutsideBounds else { return nil }
      return narrator.place(reason).map { abs($0.distance) }
    }
    let measured = sides.compactMap { side in distance(side).map { (side, $0) } }
    return measured.min { $0.1 < $1.1 }?.0
  }

  var line: String {
    var sentences = [narrator.gestureLine(answer)]
    if let now = tree.moment?.now {
      sentences.append(say(TreesText.afterStep(now.order, count: answer.walk.count)))
    } else if answer.passesDiffer {
      sentences.append(say(GraphText.passesDiffer(count: answer.passes.count)))
    } else {
      sentences.append(say(GraphText.viewsAsked(count: answer.walk.count { !$0.isPassedOver })))
    }
    return narrator.joined(sentences)
  }
}
