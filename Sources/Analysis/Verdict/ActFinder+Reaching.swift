// SPDX-License-Identifier: Apache-2.0

import Trace

/// Determines how a touch reached its hit-test view, and why it did not reach a control that the finger was aimed at.
extension ActFinder {
  /// Why the touch reached the hit-test view.
  var whyHit: Because { passage ?? shield ?? front }

  /// What led the touch past other views, or to a view that is hardly visible.
  var passage: Because? {
    if let returned = answer.returnedView(in: index) {
      // What lies in that view and takes no touches would have gone before.
      if index.view(returned.by)?.overrides[.hitTest]?.kind == .insteadOfItself,
        let missed = answer.unreachedControl(in: index),
        index.ancestry(of: missed.control).contains(where: { $0.id == returned.by })
      {
        return unreached(missed)
      }
      return .returned(view: hitView, by: returned.by)
    }
    for view in index.ancestry(of: hitView) where view.overrides[.hitTest] != nil {
      let gates = GateChecks(
        checking: view.isUserInteractionEnabled, isAnimating: false, isHidden: view.isHidden,
        alpha: view.alpha)
      if let reason = gates.refusal { return .answersAlthough(view: view.id, reason: reason) }
    }
    if let asksNoSubview { return asksNoSubview }
    if let leftByPopover { return leftByPopover }
    if let contentBeyond { return contentBeyond }
    if let claim = answer.claim { return .reachesFurther(view: hitView, reason: claim) }
    if let hosting = leftOutHost { return hosting }
    if let overlay = overlayInFront {
      if let refusing = refusing(in: overlay.view) ?? unasked(in: overlay) { return unreached(refusing) }
      if let pointRefused = pointRefused(in: overlay.view) { return pointRefused }
      if mayUndim, index.presentsUndimmedSheet(in: overlay.view),
        let sheet = index.presented(around: overlay.view)?.controller
      {
        return .undimmed(sheet: sheet)
      }
      return .letsThrough(view: overlay.view, reason: overlay.reason, isInFront: true)
    }
    return answer.faintView(in: index).map {
      .nearlyInvisible(view: $0.id, alpha: $0.alpha, of: control(behind: $0))
    }
  }

  /// The frontmost view that lets the touch through and says something about the screen. One that is transparent or takes no
  /// touches, with nothing in it under the finger, does not where what gets the touch is hardly visible or lies in front of a control.
  private var overlayInFront: ViewAnswer? {
    let overlays = answer.lettingThrough(in: index)
    let isPlain = { (overlay: ViewAnswer) in
      overlay.reason.map { [.alphaBelowThreshold, .interactionDisabled].contains($0.code) } ?? false
    }
    guard overlays.contains(where: isPlain), shield != nil || answer.faintView(in: index) != nil else {
      return overlays.first
    }
    let (answers, aims) = (ViewAnswers(answer, in: index), index.viewsWithGestures)
    let aimed = index.screen.views.filter {
      ($0.control != nil || aims.contains($0.id)) && answers.isUnderFinger($0)
    }
    let around = Set(aimed.flatMap { index.ancestry(of: $0.id).map(\.id) })
    return overlays.first { !isPlain($0) || around.contains($0.view) }
  }

  /// A view in one that lets the touch through says no by its `point(inside:)`, although a control in it is under the finger.
  private func pointRefused(in overlay: String) -> Because? {
    let answers = ViewAnswers(answer, in: index)
    for step in answer.walk where step.outcome == .refused && step.reason?.code == .customPointInside {
      guard let reason = step.reason,
        index.ancestry(of: step.view).dropFirst().contains(where: { $0.id == overlay }),
        let control = index.screen.views.last(where: { view in
          let around = index.ancestry(of: view.id)
          return view.control != nil && answers.isUnderFinger(view) && !around.contains(where: \.isUnseen)
            && around.dropFirst().contains { $0.id == step.view }
        })
      else { continue }
      return .refusesFor(view: step.view, control: control.id, reason: refusal(of: step.view, reason))
    }
    return nil
  }

  /// The hit-test view is content of SwiftUI, or is in such, which is hit beyond the bounds of what it is in (OW-117).
  var contentBeyond: Because? {
    guard let left = answer.contentLeft(in: index) else { return nil }
    return .contentBeyond(content: left.content, of: left.of, isClipped: left.isClipped)
  }

  /// The control that the finger was aimed at, if a view is or contains what lies in front of it.
  private func control(behind view: TraceView) -> String? {
    guard case .inFront(let front, let control, isWindow: false, _)? = shield,
      index.ancestry(of: front).contains(where: { $0.id == view.id }),
      !index.ancestry(of: control).contains(where: { $0.id == view.id })
    else { return nil }
    return control
  }

  /// A control or a view with a recognizer in a view whose `hitTest` lets a tap through, and so does not ask for it (HT-17).
  private func unasked(in overlay: ViewAnswer) -> MissedControl? {
    guard answer.gesture == .tap, overlay.reason?.code == .customHitTest,
      let missed = answer.unreachedControl(in: index), missed.reason.code == .customHitTest,
      missed.reason.subject == overlay.view
    else { return nil }
    return missed
  }

  /// An override returned the hit-test view, which is not under the finger.
  var returnedFromElsewhere: Because? {
    guard let returned = answer.returnedView(in: index), let view = index.view(hitView),
      ViewAnswers(answer, in: index).answer(for: view).boundsContainPoint == false
    else { return nil }
    return .returned(view: hitView, by: returned.by)
  }

  /// An override returned the hit-test view without asking a control, or a view with a recognizer, under the finger in it or
  /// elsewhere in the view with the override.
  var returnedWhole: Because? {
    guard let returned = answer.returnedView(in: index), returned.by != recognizer?.view,
      answer.unaskedInside(of: hitView, in: index) ?? answer.unaskedInside(of: returned.by, in: index) != nil
    else { return nil }
    return .returned(view: hitView, by: returned.by)
  }

  /// The hit-test view is in front of a control that the finger was aimed at.
  var shield: Because? {
    answer.coveredControl(in: index).map(unreached)
  }

  /// Only `zPosition` draws another view, with a control or a recognizer under the finger of a tap, in front of the hit-test view; of
  /// several the one that is drawn in front of the others (HT-24).
  var behindDrawn: Because? {
    guard answer.gesture == .tap, case .comesLater? = shield else { return nil }
    let (answers, aims) = (ViewAnswers(answer, in: index), index.viewsWithGestures)
    var frontmost: (zPosition: Double, because: Because)?
    for view in index.screen.views where view.control != nil || aims.contains(view.id) {
      guard answers.isUnderFinger(view), let reason = answers.answer(for: view).reason,
        reason.code == .siblingInFront, let front = reason.subject,
        let drawn = drawnInFront(view.id, of: front), case .comesLater(_, let sibling, _) = drawn,
        let zPosition = index.view(sibling)?.zPosition, zPosition > frontmost?.zPosition ?? -.infinity
      else { continue }
      frontmost = (zPosition, drawn)
    }
    return frontmost?.because ?? shield
  }

  /// The hit-test view covers the whole of a smaller control that the finger was aimed at, or shows nothing in front of one that does.
  var cover: Because? {
    guard case .inFront(let view, let control, _, isClear: false)? = shield, view == hitView,
      let smaller = index.view(control), smaller.control != nil, let hit = index.view(hitView),
      let box = smaller.box(in: hit)
    else { return nil }
    if isInvisible(hit), !isInvisible(smaller) { return shield }
    guard hit.bounds.contains(box) else { return nil }
    return shield
  }

  /// What the hit-test view covers, where only a text in front of it lets the touch through.
  var coveredByText: Because? {
    guard let shield, case .inFront = shield, let passage, case .letsThrough(let text, _, _) = passage else {
      return nil
    }
    return index.view(text)?.isOfClassThatIgnoresTouches == true ? shield : nil
  }

  /// Why no deeper view was hit.
  var front: Because {
    let steps = answer.stepsByView()
    let subviews = index.subviews(of: hitView).filter { steps[$0] != nil }
    let isBeside =
      !subviews.isEmpty && subviews.allSatisfy { steps[$0]?.reason?.code == .pointOutsideBounds }
    guard isBeside, subviews.count == index.subviews(of: hitView).count else {
      // Where all of the bounds count, the override is not what lets the point in.
      if let shape = index.view(hitView)?.overrides[.pointInside],
        ![.bounds, .outset, .always].contains(shape.kind)
      {
        return .containsPoint(view: hitView)
      }
      return .deepest(view: hitView, beside: neighbours)
    }
    return .besideSubviews(
      view: hitView, count: subviews.count, only: subviews.count == 1 ? subviews[0] : nil)
  }

  /// Why a control that the finger was aimed at got nothing, if no view in front took the touch.
  var missed: Because? {
    guard passage == nil, shield == nil else { return nil }
    if let control = answer.unreachedControl(in: index) { return unreached(control) }
    return drawnOver ?? emptyAim ?? nearMissed
  }

  /// A control near the finger whose bounds are empty, so that it is drawn and never hit (HT-11).
  private var emptyAim: Because? {
    guard answer.gesture == .tap else { return nil }
    let step = answer.walk.last { step in
      guard (step.insideReason ?? step.reason)?.code == .zeroSize, let point = step.point,
        let view = index.view(step.view),
        view.control != nil || index.viewsWithTaps.contains(view.id)
      else { return false }
      return Distance(of: point, from: view.bounds).length <= TouchAnswer.reach
    }
    return step.map { .letsThrough(view: $0.view, reason: $0.insideReason ?? $0.reason, isInFront: false) }
  }

  var nearMissed: Because? {
    answer.nearMiss(in: index).map { .misses(control: $0.control, reason: $0.reason) }
  }

  func unreached(_ it: MissedControl) -> Because {
    switch (it.reason.code, it.reason.subject) {
    case (.interactionDisabled, _): .interactionDisabled(object: it.control, control: it.control)
    case (.ancestorInteractionDisabled, let other?):
      .interactionDisabled(object: other, control: it.control)
    case (.siblingInFront, let other?):
      drawnInFront(it.control, of: other)
        ?? .inFront(
          view: taker(in: other), of: it.control, isWindow: false, isClear: isClear(taker(in: other)))
    case (.windowInFront, let other?):
      .inFront(
        view: other, of: it.control, isWindow: other != hitView,
        isClear: isClear(other) && (other == hitView || isClear(hitView)))
    case (.customHitTest, let other?):
      .refusesFor(view: other, control: it.control, reason: TraceReason(.customHitTest))
    case (.outsideAncestor, let other?):
      .refusesFor(view: other, control: it.control, reason: refusal(of: other, it.reason))
    case (.animating, _):
      animatedAround(it.control).map { .refusesFor(view: $0, control: it.control, reason: it.reason) }
        ?? .letsThrough(view: it.control, reason: it.reason, isInFront: false)
    default: .letsThrough(view: it.control, reason: it.reason, isInFront: false)
    }
  }

  /// What takes the touch in a view in front: the hit-test view, where the view itself would let the touch through, or is only
  /// UIKit's container of a presentation.
  private func taker(in front: String) -> String {
    if index.view(front)?.className == UIKitClass.transitionView,
      index.ancestry(of: hitView).contains(where: { $0.id == front })
    {
      return hitView
    }
    guard let override = index.view(front)?.overrides[.hitTest],
      [.passThrough, .subviewsOnly].contains(override.kind)
        || override.kind == .pointerEvents && PointerEvents(rawValue: override.detail) == .boxNone,
      index.ancestry(of: hitView).contains(where: { $0.id == front })
    else { return front }
    return hitView
  }

  /// The superview of a control that was asked and refused because of an animation (HT-27).
  private func animatedAround(_ control: String) -> String? {
    let around = index.ancestry(of: control).dropFirst().map(\.id)
    return answer.walk.first {
      $0.outcome == .refused && $0.reason?.code == .animating && around.contains($0.view)
    }?.view
  }

  /// The sibling of a view that is or contains a control and that only `zPosition` draws in front of the view (HT-24).
  func drawnInFront(_ control: String, of view: String) -> Because? {
    guard let front = index.view(view),
      let sibling = index.ancestry(of: control).first(where: { $0.superview == front.superview }),
      sibling.zPosition > front.zPosition
    else { return nil }
    return .comesLater(view: view, than: sibling.id, control: control)
  }

  /// Why a view refuses, with the position of the point if the trace has it.
  private func refusal(of view: String, _ reason: TraceReason) -> TraceReason {
    if reason.placesPoint { return reason }
    let step = answer.walk.first { $0.view == view }
    return step?.insideReason ?? step?.reason ?? TraceReason(.pointOutsideBounds)
  }

  // MARK: - Siblings

  /// If this many siblings were asked first, only their number is given.
  private static let manySiblings = 20

  /// Which siblings were asked before the hit-test view.
  private var neighbours: Because.Neighbours {
    let superview = index.view(hitView)?.superview
    let asked = answer.walk.filter { $0.view != hitView && index.view($0.view)?.superview == superview }
    if asked.count >= Self.manySiblings {
      let roles = Set(asked.compactMap { index.view($0.view)?.role })
      return .many(count: asked.count, role: roles.count == 1 ? roles.first ?? .view : .view)
    }
    let through = answer.walk.first { step in
      guard step.view != hitView, step.outcome == .refused, let point = step.point else { return false }
      return index.view(step.view)?.bounds.contains(point) ?? false
    }
    if let through { return .letThrough(view: through.view, reason: through.cause) }
    let missed = asked.compactMap { step -> (view: String, distance: Double)? in
      guard let reason = step.reason, reason.code == .pointOutsideBounds, let distance = reason.distance
      else { return nil }
      return (step.view, distance)
    }
    return missed.min { $0.distance < $1.distance }.map { .missed(view: $0.view) } ?? .none
  }
}
