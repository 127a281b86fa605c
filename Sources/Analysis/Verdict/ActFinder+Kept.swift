// SPDX-License-Identifier: Apache-2.0

import Trace

/// Why a control or a scroll view keeps a touch without any effect.
extension ActFinder {
  /// The responder keeps the touch because it does not let a recognizer around it begin (GR-7, GR-40).
  var beginRefused: Because? {
    let cause = answer.outcome.recognizers.lazy.compactMap { $0.changes.last?.cause }.first {
      [.viewRefusedBegin, .nothingToZoom].contains($0.code) && $0.subject == responder
    }
    return cause.map { .reason($0, of: responder) } ?? circle
  }

  /// Recognizers for the gesture wait for each other, and so none of them recognizes (GR-16).
  var circle: Because? {
    let waiting = answer.outcome.recognizers.first { recognizer in
      recognizer.changes.last?.cause.code == .waitsInCycle
        && (recognizer.kind == .scroll || kinds.contains(recognizer.kind))
    }
    guard let waiting, let cause = waiting.changes.last?.cause else { return nil }
    return .mayNotBegin(recognizer: waiting.id, reason: cause)
  }

  /// A tap on a link of the hit-test view that does not react, since the text can be edited, or cannot be selected (OW-51).
  var linkInactive: Because? {
    let link = answer.outcome.recognizers.first {
      $0.kind == .textLink && $0.view == hitView && $0.passedOver?.code == .recognizerDisabled
    }
    guard !answer.isDrag, link != nil, let text = index.view(hitView) else { return nil }
    return .linkInactive(text: hitView, isEditable: text[.isEditable] != .bool(false))
  }

  /// The recognizers that the gesture is for. A press may still be short enough for a tap.
  private var kinds: Set<UIKitClass.Gesture> {
    switch answer.gesture {
    case .drag: [.pan, .swipe]
    case .tap: [.tap]
    case .press, .touch: [.tap, .longPress]
    }
  }

  /// The first version of iOS in which a tap beside a sheet dismisses it (OW-20).
  private static let sheetsSince = 13.0

  /// The touch is beside a presented controller, in UIKit's views around it, which dismiss it on no touch (OW-20, OW-23).
  var keptBeside: Because? {
    guard let presented = index.presented(around: hitView).flatMap({ index.controller($0.controller) }),
      presented.presentingViewController != nil
    else { return stillPresented }
    if let missed = answer.unreachedControl(in: index),
      index.ancestry(of: missed.control).contains(where: { $0.id == presented.view })
    {
      return unreached(missed)
    }
    if let view = presented.view.flatMap(index.view), !view.isUserInteractionEnabled {
      return .interactionDisabled(object: view.id, control: view.id)
    }
    // Nothing is beside a view that fills the window, and it lets the touch through.
    if let step = answer.walk.last(where: { $0.view == presented.view }), step.outcome == .refused,
      let reason = step.reason, [.customHitTest, .customPointInside].contains(reason.code),
      let point = step.point, index.view(step.view)?.bounds.contains(point) == true
    {
      return .letsThrough(view: step.view, reason: reason, isInFront: false)
    }
    var kept = Because.Kept(controller: presented.id)
    kept.hasActions = presented.baseClass == UIKitClass.alertController
    kept.isFormerSheet =
      !kept.hasActions && system.map { $0 < Self.sheetsSince } == true
      && index.view(hitView)?.className == UIKitClass.dimmingView
    // Nothing else keeps the touches beside a sheet where it dims nothing (OW-21).
    if mayUndim, index.presentsUndimmedSheet(in: hitView) { kept.by = .isModalInPresentation }
    return .staysPresented(kept)
  }

  /// A view with a recognizer in a view that lets the touch through, which is transparent or takes no touches.
  func refusing(in overlay: String) -> MissedControl? {
    guard let missed = answer.unreachedControl(in: index),
      [.alphaBelowThreshold, .interactionDisabled, .ancestorInteractionDisabled].contains(missed.reason.code),
      index.view(missed.control)?.control == nil,
      index.ancestry(of: missed.control).dropFirst().contains(where: { $0.id == overlay })
    else { return nil }
    return missed
  }

  /// The cause if the hit-test view is UIKit's container of a presentation and holds no controller's view, because the view
  /// of the presented controller has left its window (OW-25).
  private var stillPresented: Because? {
    guard index.view(hitView)?.className == UIKitClass.transitionView,
      index.presented(around: hitView) == nil
    else { return nil }
    let gone = index.screen.controllers.filter { controller in
      controller.presentingViewController != nil
        && controller.view.map { index.ancestry(of: $0).last?.window == nil } ?? false
    }
    return gone.count == 1 ? .stillPresented(controller: gone[0].id) : nil
  }

  /// The hit-test view lies behind a popover, whose dimming view let it have the touch (OW-22).
  var leftByPopover: Because? {
    let dimming = answer.walk.first { step in
      step.result == hitView && step.view != hitView
        && index.view(step.view)?.className == UIKitClass.dimmingView
    }
    return dimming.flatMap { index.presented(beside: $0.view) }.map { popover in
      .leavesTouches(
        popover: popover.controller,
        isInBar: index.ancestry(of: hitView).contains(where: \.isBarOfItems))
    }
  }

  /// A scroll view in the hit-test view lets a drag through by its `hitTest`, so that its pan never sees it; otherwise what is
  /// not known.
  var besides: Because {
    if let scroll = scrollReplaced { return .returned(view: hitView, by: scroll) }
    let scroll = answer.isDrag ? answer.walk.first(where: letsDragThrough) : nil
    return scroll.map { .letsThrough(view: $0.view, reason: $0.reason, isInFront: false) } ?? unknown
  }

  /// A scroll view whose `hitTest` returns a view around it instead of itself for a drag, which its pan then never sees.
  private var scrollReplaced: String? {
    guard answer.isDrag else { return nil }
    return answer.walk.first { step in
      step.result == hitView && step.view != hitView
        && index.view(step.view).map { $0.isScrollView && $0.overrides[.hitTest] != nil } == true
        && index.ancestry(of: step.view).contains { $0.id == hitView }
    }?.view
  }

  private func letsDragThrough(_ step: WalkStep) -> Bool {
    step.outcome == .refused && step.reason?.code == .customHitTest
      && index.view(step.view)?.isScrollView == true
  }

  /// Whether sheets have `largestUndimmedDetentIdentifier`, since iOS 15 (OW-21).
  var mayUndim: Bool { system.map { $0 >= 15 } ?? true }

  /// The swipe back saw the touch and did not begin, since the system's back button or its bar does not show (OW-8).
  var popRefused: Because? {
    guard answer.isDrag else { return nil }
    let cause = answer.outcome.recognizers.lazy.filter { [.interactivePop, .contentPop].contains($0.kind) }
      .compactMap { $0.changes.last?.cause }.first {
        [.backButtonMissing, .barHidden, .transitionAnimated].contains($0.code)
      }
    return cause.map { .reason($0, of: hitView) } ?? refusedPop
  }

  /// How far from the left edge a drag to the right is meant as a swipe back, in points.
  private static let swipeBackReach = 20.0

  /// The app disabled a swipe back, or the delegate that it sets for one did not let it have the touch, or begin (OW-9).
  private var refusedPop: Because? {
    guard answer.isToTheRight else { return nil }
    let pop = answer.outcome.recognizers.first { recognizer in
      recognizer.kind == .contentPop
        || recognizer.kind == .interactivePop && answer.location.x <= Self.swipeBackReach
    }
    guard let pop else { return nil }
    if isRefused(pop) || pop.passedOver?.code == .recognizerDisabled { return refusal(of: pop) }
    guard let cause = pop.changes.last?.cause, cause.code == .delegateRefusedBegin else { return nil }
    return .mayNotBegin(recognizer: pop.id, reason: cause)
  }

  /// The swipe back from the edge saw the touch and did not begin.
  var edgePopRefused: Because? {
    let isAtEdge = answer.outcome.recognizers.contains {
      $0.kind == .interactivePop && $0.passedOver == nil && !$0.changes.isEmpty
    }
    return isAtEdge ? popRefused : nil
  }

  /// A control got `touchesBegan` only at the lift: an app's recognizer delays it, or a scroll view does, and the control sends
  /// an action at touch-down (SV-1, GR-24).
  var heldUntilLift: Because? {
    let changes = answer.outcome.deliveryChanges.filter { $0.view == responder && $0.method == .began }
    guard changes.contains(where: { $0.kind == .released && $0.isAtLift }),
      let held = changes.first(where: { $0.kind == .held })?.reason?.subject,
      let holder = answer.outcome.recognizers.first(where: { $0.id == held })
    else { return nil }
    guard holder.kind == .contentDelay else {
      guard !holder.isSystem || holder.kind == .interactivePop else { return nil }
      return .heldUntilLift(by: held, setting: TraceGestureRecognizer.name(of: \.delaysTouchesBegan))
    }
    let actsAtTouchDown = sent(by: [responder]).contains { $0.event == .touchDown }
    return actsAtTouchDown
      ? .heldUntilLift(by: held, setting: KnownProperty.delaysContentTouches.rawValue) : nil
  }

  /// A control, a row or a view with a recognizer that is visible under the finger, in front of the hit-test view, and got
  /// nothing: the point is outside the bounds of the view or of one around it, or only `zPosition` draws it in front.
  var drawnOver: Because? {
    guard !answer.isDrag else { return nil }
    if let object = answer.cutOffInFront(in: index) ?? answer.overhung(in: index) { return unreached(object) }
    if case .comesLater? = shield { return shield }
    // It is drawn in front, and would refuse if it came first.
    guard let beside = answer.unreachedControl(in: index), beside.reason.code == .outsideAncestor,
      index.ancestry(of: hitView).contains(where: { drawnInFront(beside.control, of: $0.id) != nil })
    else { return nil }
    return unreached(beside)
  }

  /// Only `zPosition` draws another row of the list in front of the one that is hit; of several the one in front (HT-24).
  var drawnRow: Because? {
    guard !answer.isDrag, let cell = index.ancestry(of: hitView).first(where: \.isCell),
      let list = cell.superview
    else { return nil }
    let answers = ViewAnswers(answer, in: index)
    let rows = index.subviews(of: list).compactMap(index.view).filter { row in
      row.isCell && row.zPosition > cell.zPosition && !row.isUnseen && answers.isUnderFinger(row)
    }
    return rows.max { $0.zPosition < $1.zPosition }.map {
      .comesLater(view: cell.id, than: $0.id, control: $0.id)
    }
  }

  /// The hit-test view is in front of a control that lies in the same cell, as a content view is in front of what is added
  /// to the cell itself, or in another cell or header of the list in the same place.
  var coveredInRow: Because? {
    guard case .inFront(let front, let control, _, _)? = shield,
      let cell = index.ancestry(of: hitView).first(where: \.isCell)
    else { return nil }
    let around = index.ancestry(of: control)
    if around.contains(where: { $0.id == cell.id }) { return shield }
    let isOfList = around.dropFirst().contains { $0.superview == cell.superview && Self.isOfList($0) }
    guard isOfList, index.view(control)?.control != nil,
      !index.ancestry(of: hitView).prefix(while: { $0.id != front }).contains(where: \.isOpaque),
      index.view(front)?.isOpaque == false
    else { return nil }
    return shield
  }

  /// The hit-test view in a row, if it looks as if it were meant for touches, yet nothing on it does anything with one: a label
  /// or image whose `isUserInteractionEnabled` was set, or a view of a class of the app's.
  var idleInRow: String? {
    guard let view = index.view(hitView), !view.isCell, !index.usesTouches(view),
      index.ancestry(of: hitView).contains(where: \.isCell),
      view.className != view.baseClass || view.baseRole == .label || view.baseRole == .image
    else { return nil }
    return view.id
  }

  /// Whether a view is a cell, a header or a footer of a list.
  private static func isOfList(_ view: TraceView) -> Bool {
    view.isCell || UIKitClass.isKind(view.baseClass, of: UIKitClass.reusableView)
      || UIKitClass.isKind(view.baseClass, of: UIKitClass.headerFooterView)
  }

  /// A control or a view with a recognizer of the app's in the hit row, whose own or whose superview's properties or overrides
  /// keep the touch from it; of a drag, why the list around the row does not scroll.
  var refusedInRow: Because? {
    guard !answer.isDrag else { return scrollRefused }
    if let beside = answer.outcome.recognizers.first(where: { $0.passedOver?.code == .outsideHostedContent })
    {
      return refusal(of: beside)
    }
    guard shield == nil, let missed = answer.unreachedControl(in: index),
      let cell = index.ancestry(of: hitView).first(where: \.isCell),
      index.ancestry(of: missed.control).dropFirst().contains(where: { $0.id == cell.id })
    else { return nil }
    return unreached(missed)
  }

  /// A control or cell that shows under the finger of a tap which something behind it takes, in a view that ends before; of a
  /// drag, the slider or view with a pan or swipe (HT-11).
  var cutOffControl: Because? {
    guard let missed = answer.cutOffInFront(in: index),
      let view = index.view(missed.control), answer.isDrag || view.control != nil || view.isCell
    else { return nil }
    return unreached(missed)
  }

  /// A control under the finger of a tap, or a view with a pan or swipe under that of a drag, in front of the hit-test view, in a view
  /// that takes no touches, so that a recognizer behind it acts (HT-3).
  var disabledInFront: Because? {
    guard answer.gesture == .tap || answer.isDrag, let recognizer, !recognizer.isSystem,
      recognizer.view == hitView,
      let missed = answer.unreachedControl(in: index), missed.reason.code == .ancestorInteractionDisabled,
      answer.isDrag
        ? index.viewsWithDrags.contains(missed.control) : index.view(missed.control)?.control != nil
    else { return nil }
    return unreached(missed)
  }

  /// A control or a view with a recognizer, in front of the one whose recognizer acts, takes no touches as it animates (HT-27).
  var animatingInFront: Because? {
    guard let recognizer, !recognizer.isSystem else { return nil }
    let aims = index.viewsWithGestures
    return animating { view in
      aims.contains(view.id) || view.control != nil || answer.hasAim(inside: view.id, in: index)
    }
  }

  /// The view in front under the finger takes no touches while it is animated (HT-27).
  var animatesUnderFinger: Because? {
    animating(where: isUnderFinger)
  }

  /// The first view that refused because of an animation and is wanted.
  private func animating(where isWanted: (TraceView) -> Bool) -> Because? {
    let step = answer.walk.first { step in
      step.outcome == .refused && step.reason?.code == .animating
        && index.view(step.view).map(isWanted) == true
    }
    return step.map { .letsThrough(view: $0.view, reason: $0.reason, isInFront: true) }
  }

  /// The view left the window while the finger was down (TE-13).
  var leftWindow: Because? {
    lostTouch.flatMap { $0.code == .viewRemoved ? .reason($0, of: hitView) : nil }
  }

  /// A view in front of the one whose tap acts takes no touches, although controls lie in it: its parts are not meant to be decoration.
  var disabledContainerInFront: Because? {
    guard answer.gesture == .tap, let recognizer, !recognizer.isSystem, recognizer.view == hitView else {
      return nil
    }
    let answers = ViewAnswers(answer, in: index)
    for step in answer.walk where step.outcome == .refused {
      guard let reason = step.reason, reason.code == .interactionDisabled, let front = index.view(step.view),
        front.superview == index.view(hitView)?.superview, front.control == nil, answers.isUnderFinger(front),
        index.screen.views.contains(where: { view in
          view.control != nil && index.ancestry(of: view.id).dropFirst().contains { $0.id == front.id }
        })
      else { continue }
      return .letsThrough(view: front.id, reason: reason, isInFront: true)
    }
    return nil
  }

  /// The hit-test view, or one around it, returns itself from its `hitTest`, and a control or a view with a recognizer lies in
  /// it under the finger.
  var asksNoSubview: Because? {
    guard let view = index.view(hitView), let declared = view.overrides[.hitTest], declared.kind == .returns,
      let inside = answer.unaskedInside(of: hitView, in: index)
    else { return nil }
    return .asksNoSubview(view: hitView, control: inside)
  }

  /// The `hitTest` of the hit-test view returns nil by a condition, which does not hold for the view itself.
  var notLetThrough: Because? {
    guard let declared = index.view(hitView)?.overrides[.hitTest], declared.condition != nil,
      [.only, .unless].contains(declared.kind)
    else { return nil }
    return .letsOthersThrough(view: hitView)
  }

  /// The window whose `hitTest` lets only some views' touches through, and not that of UIKit's own view in it which is hit.
  var containerKept: String? {
    guard let hit = index.view(hitView), hit.uikitClass?.traits.contains(.private) == true,
      let window = index.ancestry(of: hitView).last, let declared = window.overrides[.hitTest],
      declared.condition != nil, [.only, .unless].contains(declared.kind)
    else { return nil }
    return window.id
  }

  /// The control, or small view with a recognizer, under the finger of a tap that lies behind the bar which is hit.
  private var coveredByBar: String? {
    guard answer.gesture == .tap, case .inFront(_, let control, _, _)? = shield,
      let view = index.view(control), view.control != nil || view.isSmall
    else { return nil }
    return control
  }

  /// Why a bar is hit itself: what it shows there takes no touches, such as an image view that is the custom view of an item,
  /// or there is nothing (OW-13, OW-15).
  var barHit: Because {
    let answers = ViewAnswers(answer, in: index)
    let shown = answer.walk.last { step in
      step.reason?.code == .interactionDisabled
        // What UIKit has put there itself would do nothing either.
        && index.view(step.view).map {
          answers.answer(for: $0).boundsContainPoint == true && !$0.isPrivateOfUIKit
        } ?? false
    }
    return shown.map { .interactionDisabled(object: $0.view, control: $0.view) } ?? coveredByToolbar
      ?? .barBetweenItems(over: coveredByBar)
  }

  /// A transparent view that was asked, with a control or a view with a recognizer in it under the finger of a tap that
  /// nobody handles (HT-2).
  var transparentAround: Because? {
    guard !answer.isDrag, passage == nil, shield == nil else { return nil }
    let answers = ViewAnswers(answer, in: index)
    let transparent = answer.walk.filter { $0.reason?.code == .alphaBelowThreshold }
    guard !transparent.isEmpty else { return nil }
    let aims = index.viewsWithGestures
    for view in index.screen.views.reversed() where view.control != nil || aims.contains(view.id) {
      let around = index.ancestry(of: view.id)
      guard !around.contains(where: \.isHidden), answers.isUnderFinger(view),
        let step = transparent.last(where: { step in around.dropFirst().contains { $0.id == step.view } }),
        let reason = step.reason
      else { continue }
      return .refusesFor(view: step.view, control: view.id, reason: reason)
    }
    return nil
  }

  /// A control under the finger of a tap that a scroll view keeps: one that lies behind, or in a view that refuses, or one
  /// that the tap missed narrowly.
  var aimedAt: Because? {
    guard answer.gesture == .tap, passage == nil else { return nil }
    return shield ?? missed
  }

  /// A recognizer of the app's whose gesture was made, and whose delegate said no when it would begin (GR-7).
  var delegateRefused: Because? {
    if let refusedAround { return refusedAround }
    for recognizer in answer.outcome.recognizers where !recognizer.isSystem && kinds.contains(recognizer.kind)
    {
      guard let cause = recognizer.changes.last?.cause, cause.code == .delegateRefusedBegin,
        index.recognizer(recognizer.id)?.actions.isEmpty == false
      else { continue }
      return .mayNotBegin(recognizer: recognizer.id, reason: cause)
    }
    return touchRefused ?? circle
  }

  /// The same in front of a scroll view that does not scroll, unless the delegate decides by the way of the finger.
  var refusedByPlace: Because? {
    guard answer.isDrag, let refused = delegateRefused, case .mayNotBegin(let id, let reason) = refused else {
      return nil
    }
    let declared =
      (index.recognizer(id)?.overrides ?? []) + (reason.subject.flatMap(index.view)?.overrides ?? [])
    return declared.contains { $0.condition?.moves != nil } ? nil : refused
  }

  /// A recognizer of the app's for such a gesture, whose delegate did not let it have the touch (GR-5).
  var touchRefused: Because? {
    let refused = answer.outcome.recognizers.first { recognizer in
      !recognizer.isSystem && kinds.contains(recognizer.kind) && isRefused(recognizer)
        && index.recognizer(recognizer.id)?.actions.isEmpty == false
    }
    return refused.flatMap(refusal)
  }

  /// A recognizer of the app's that is for another gesture than the one made: one that asks for a longer or shorter touch, for
  /// more taps or fingers, or for another way (GR-31 to GR-34).
  var otherGesture: Because? {
    let codes: Set<TraceReason.Code> = [
      .liftedTooSoon, .heldTooLong, .tooFewTouches, .nextTapLate, .movedTooFar, .wrongDirection,
      .startedOffEdge, .severalEdges,
    ]
    // A press may be what a tap was too short for; a pan has nothing to do with a tap.
    let meant = answer.isDrag ? kinds.union([.edgePan]) : kinds.union([.longPress])
    for recognizer in answer.outcome.recognizers
    where !recognizer.isSystem && !recognizer.recognized && meant.contains(recognizer.kind) {
      guard let cause = recognizer.changes.last?.cause, codes.contains(cause.code),
        index.recognizer(recognizer.id)?.actions.isEmpty == false
      else { continue }
      return .fails(recognizer: recognizer.id, reason: cause)
    }
    return nil
  }

  func isRefused(_ recognizer: RecognizerAnswer) -> Bool {
    recognizer.passedOver?.code == .delegateRefusedTouch
  }

  func refusal(of recognizer: RecognizerAnswer) -> Because? {
    recognizer.passedOver.map { .mayNotBegin(recognizer: recognizer.id, reason: $0) }
  }

  /// A recognizer of the app's whose gesture was made, and which a view of the touch did not let begin; first one on
  /// another view than that (GR-7, GR-40).
  var viewRefused: Because? {
    let made = answer.isDrag ? kinds.union([.scroll]) : kinds
    let refused = answer.outcome.recognizers.filter { recognizer in
      made.contains(recognizer.kind) && recognizer.changes.last?.cause.code == .viewRefusedBegin
        && (recognizer.kind == .scroll || index.recognizer(recognizer.id)?.actions.isEmpty == false)
    }
    guard let recognizer = refused.first, let cause = recognizer.changes.last?.cause else { return nil }
    return refusedAround ?? .mayNotBegin(recognizer: recognizer.id, reason: cause)
  }

  /// A recognizer of the app's on a view around the hit-test view, whose `gestureRecognizerShouldBegin` says no to it as well: nobody
  /// expects that it is asked (GR-42).
  private var refusedAround: Because? {
    let made = answer.isDrag ? kinds.union([.scroll]) : kinds
    let refused = answer.outcome.recognizers.first { recognizer in
      guard made.contains(recognizer.kind), let cause = recognizer.changes.last?.cause else { return false }
      return cause.code == .viewRefusedBegin && recognizer.view != cause.subject
        && (recognizer.kind == .scroll || index.recognizer(recognizer.id)?.actions.isEmpty == false)
    }
    guard let refused, let cause = refused.changes.last?.cause else { return nil }
    return .mayNotBegin(recognizer: refused.id, reason: cause)
  }

  /// Who kept a recognizer from beginning whose gesture was made over a scroll view.
  var keptFromBeginning: Because? { delegateRefused ?? (answer.isDrag ? viewRefused : nil) }

  /// A hosting view in front whose own `hitTest` returns nil instead of the view, where SwiftUI shows something (OW-57).
  var leftOutOfHost: Because? {
    let host = answer.walk.last { step in
      step.outcome == .refused && step.reason?.code == .customHitTest
        && index.view(step.view)?.isHostingView == true
        && content(of: step.view).contains(where: isUnderFinger)
    }
    return host.map { .leavesOutHost(view: $0.view, host: $0.view) }
  }

  /// A view in front whose `hitTest` leaves out a hosting view that answers for what SwiftUI shows (OW-57).
  var leftOutHost: Because? {
    let overlay = answer.lettingThrough(in: index).first
    if overlay?.reason?.code == .customHitTest, let own = leftOutOfHost { return own }
    for refused in answer.walk where refused.outcome == .refused && refused.reason?.code == .customHitTest {
      let host = answer.walk.last { step in
        step.outcome == .hit && index.view(step.view)?.isHostingView == true
          && index.ancestry(of: step.view).dropFirst().contains { $0.id == refused.view }
      }
      guard let host = host?.view, content(of: host).contains(where: isUnderFinger) else { continue }
      return .leavesOutHost(view: refused.view, host: host)
    }
    return nil
  }

  /// A drag or long press of SwiftUI that a button of SwiftUI under the finger keeps the touch from (OW-74).
  var keptByButton: Because? {
    guard framework == .swiftUI else { return nil }
    let kept = answer.outcome.recognizers.first { recognizer in
      recognizer.passedOver?.code == .buttonOfSwiftUI && kinds.contains(recognizer.kind)
    }
    return kept.flatMap(refusal)
  }

  /// Whether the hit-test view is a hosting view whose content is known and lies elsewhere, or stands for content of SwiftUI in one
  /// and its own recognizer gets nothing there for that reason (OW-57, OW-76).
  var showsNothing: Bool {
    let isRefused = answer.outcome.recognizers.contains {
      $0.view == hitView && $0.passedOver?.code == .outsideHostedContent
    }
    guard !isRefused else { return true }
    guard index.view(hitView)?.isHostingView == true else { return false }
    let content = content(of: hitView)
    return !content.isEmpty && !content.contains(where: isUnderFinger)
  }

  /// Whether a tap is in a scroll view of SwiftUI, beside all that a scenario file says it shows.
  var showsNothingInScroll: Bool {
    guard answer.gesture == .tap, responder == hitView,
      index.view(responder)?.superview.flatMap(index.view)?.isHostingView == true
    else { return false }
    let content = index.subviews(of: responder).compactMap(index.view)
    return !content.isEmpty && content.allSatisfy(\.mayStandForSwiftUI)
      && !content.contains(where: isUnderFinger)
  }

  /// Whether a view in front that is hardly visible or takes no touches let the touch through to where SwiftUI shows nothing.
  var isPastFaintFront: Bool {
    guard case .letsThrough(_, let reason?, isInFront: true)? = passage else { return false }
    return showsNothing && [.alphaBelowThreshold, .interactionDisabled].contains(reason.code)
  }

  /// What SwiftUI shows in a hosting view, if a person wrote it: views of a dump are not all that shows.
  private func content(of host: String) -> [TraceView] {
    index.subviews(of: host).compactMap(index.view).filter(\.isHostedContent)
  }

  private func isUnderFinger(_ view: TraceView) -> Bool {
    ViewAnswers(answer, in: index).isUnderFinger(view)
  }

  /// A control that follows the finger got the touch late, because a scroll view around it delays touches (SV-1, SV-2).
  var heldByScroll: Because? {
    guard answer.samples.contains(where: { $0.location != answer.location }),
      let control = answer.outcome.controls.first(where: { $0.control == responder }),
      control.hasTracked || control.events.contains(.valueChanged) || !control.values.isEmpty,
      let release = answer.outcome.deliveryChanges.first(where: {
        $0.kind == .released && $0.view == responder
      }),
      release.method == .began, !release.isAtLift, let seconds = release.delay,
      let holder = answer.outcome.recognizers.first(where: { $0.id == release.reason?.subject }),
      holder.kind == .contentDelay, let view = holder.view
    else { return nil }
    return .heldByScroll(
      view: view, seconds: seconds, goesElsewhere: holder.changes.last?.cause.code == .wrongDirection)
  }

  /// The view that passes the touch on to whoever acts.
  var climbed: Because? {
    responder == hitView || actsThroughAnother ? nil : .passesOn(view: hitView)
  }

  /// Why the touch hit the control that acts; nil where it hit another one.
  var ownPlace: Because? { actsThroughAnother ? nil : drawnOver ?? menuNeedsPress ?? coveredPage ?? front }

  /// The menu of the control did not open, as the finger did not stay (OW-47).
  var menuNeedsPress: Because? {
    let menu = answer.outcome.recognizers.first { $0.kind == .contextMenu && $0.view == responder }
    guard answer.gesture == .tap, menu?.changes.last?.cause.code == .liftedTooSoon else { return nil }
    return .menuNeedsPress(isButton: index.view(responder)?.baseRole == .button)
  }

  /// Whether the hit-test view is a control, which keeps touches, and acts through the responder, as a clear button does
  /// through its text field (OW-114).
  private var actsThroughAnother: Bool { responder != hitView && index.view(hitView)?.control != nil }
}

extension Verdict {
  /// SwiftUI decides nothing where it shows nothing, if the cause is another than that (OW-57).
  mutating func settleWhereNothingShows(_ finder: ActFinder) {
    guard case .decidedInside(let view, .swiftUI, _) = act, let because, because != .noContentThere,
      finder.showsNothing
    else { return }
    act = .getsUnhandled(view: view, late: nil)
  }
}
