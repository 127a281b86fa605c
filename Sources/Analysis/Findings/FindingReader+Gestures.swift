// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// Recognizers that take touches from views.
  func gestures() -> [Finding] {
    Self.joined(stoppedViews()) + takenSliders() + takenDrags() + unhandledCancels() + lateTaps()
      + Self.joined(lateControls())
  }

  /// Whether it is a single-tap recognizer that cancels touches and that no delegate or override restricts.
  private func stopsTouches(_ recognizer: TraceGestureRecognizer) -> Bool {
    isTap(recognizer) && recognizer.tapCount == 1 && recognizer.cancelsTouchesInView
      && asksNobodyToBegin(recognizer)
  }

  private func asksNobodyToBegin(_ recognizer: TraceGestureRecognizer) -> Bool {
    (recognizer.overrides ?? []).allSatisfy {
      $0.method.isOfDelegate && $0.method != .delegate(.shouldBegin)
    }
  }

  func isTap(_ recognizer: TraceGestureRecognizer) -> Bool {
    recognizer.gesture == .tap
  }

  /// Lists and custom controls below such a recognizer.
  private func stoppedViews() -> [Finding] {
    var tapsOf: [String: [TraceGestureRecognizer]] = [:]
    var findings: [Finding] = []
    for view in index.screen.views {
      let above = view.superview.flatMap { tapsOf[$0] } ?? []
      let own = ownRecognizers(of: view).filter(stopsTouches)
      // The nearest recognizer comes first.
      tapsOf[view.id] = own + above
      guard refusing(view) == nil, view.overrides.isEmpty else { continue }
      // A control's own recognizer precedes it whatever its class; those of superviews precede only custom controls
      // (GR-39, GR-40).
      let acts = view.control?.actions.isEmpty == false
      let rule: FindingRule? = view.selectsRows ? .tapStopsSelection : acts ? .tapStopsControl : nil
      let candidates = view.selectsRows || view.isOwnControl ? own + above : own
      guard let rule, let tap = candidates.first(where: { receives($0, touchIn: view) == true }) else {
        continue
      }
      findings.append(
        finding(rule, in: view, by: tap.id, cure: [CureStep(tap, \.cancelsTouchesInView, false)]))
    }
    return findings
  }

  /// Sliders below a pan that takes their touches (GR-38 prevents only taps and swipes).
  private func takenSliders() -> [Finding] {
    targets.compactMap { slider in
      guard slider.baseRole == .slider, refusing(slider) == nil, slider.overrides.isEmpty else {
        return nil
      }
      for view in index.ancestry(of: slider.id).dropFirst() {
        for pan in ownRecognizers(of: view) where takesDrag(pan, of: slider) {
          return finding(.panTakesSlider, in: slider, by: pan.id, cure: sparing(slider, from: pan))
        }
      }
      return nil
    }
  }

  /// Custom controls and plain views that follow the finger, below a pan that takes their touches.
  private func takenDrags() -> [Finding] {
    index.screen.views.compactMap { view in
      guard view.followsDrag, refusing(view) == nil, view.overrides.isEmpty
      else { return nil }
      for ancestor in index.ancestry(of: view.id).dropFirst() {
        if let pan = ownRecognizers(of: ancestor).first(where: { takesDrag($0, of: view) }) {
          return finding(.panTakesDrag, in: view, by: pan.id, cure: sparing(view, from: pan))
        }
      }
      return nil
    }
  }

  private func takesDrag(_ pan: TraceGestureRecognizer, of view: TraceView) -> Bool {
    pan.gesture == .pan && pan.cancelsTouchesInView && asksNobodyToBegin(pan)
      && receives(pan, touchIn: view) == true
  }

  /// Settings of the delegate that exclude a view from a recognizer, in addition to the views excluded before.
  private func sparing(_ view: TraceView, from recognizer: TraceGestureRecognizer) -> [CureStep] {
    let answers = answers(of: recognizer)
    guard let now = answers[.shouldReceiveTouch] else {
      return answers.change(.shouldReceiveTouch, to: .outside([view.id]))
    }
    guard now.kind == .unless, let within = now.condition?.within,
      now.condition == TraceCondition(within: within)
    else { return [] }
    return answers.change(.shouldReceiveTouch, to: .outside(within + [view.id]))
  }

  /// Views that undo in `touchesEnded` what they did in `touchesBegan`, but not in `touchesCancelled` (TE-5).
  private func unhandledCancels() -> [Finding] {
    index.screen.views.compactMap { view in
      guard view.ignoresCancel, refusing(view) == nil, let taker = canceller(of: view) else { return nil }
      let all = (view.implements.map(\.method) + [.touches(.cancelled)]).map(\.rawValue)
      let callsSuper = view.implements.contains(where: \.callsSuper)
      return finding(
        .cancelNotHandled, in: view, by: taker,
        cure: callsSuper ? [] : [CureStep(view.id, .implements(all))])
    }
  }

  /// What may take a touch away from a view: a scroll view, or a recognizer that follows moves.
  private func canceller(of view: TraceView) -> String? {
    for ancestor in index.ancestry(of: view.id) {
      if ancestor.isScrollView, ancestor.id != view.id, ancestor.scrollAxes != [] { return ancestor.id }
      let moves: [UIKitClass.Gesture] = [.pan, .swipe, .longPress]
      let taker = ownRecognizers(of: ancestor).first {
        moves.contains($0.gesture) && $0.cancelsTouchesInView
          && receives($0, touchIn: view) == true
      }
      if let taker { return taker.id }
    }
    return nil
  }

  /// Single taps that wait for a double tap to fail.
  private func lateTaps() -> [Finding] {
    guard let tapInterval else { return [] }
    return index.screen.gestureRecognizers.compactMap { single in
      guard isTap(single), single.tapCount == 1, single.isEnabled else { return nil }
      let double = (single.requiresFailureOf ?? []).first { id in
        index.recognizer(id).map { isTap($0) && $0.tapCount > 1 && $0.isEnabled } ?? false
      }
      guard let double else { return nil }
      return finding(
        .doubleTapDelays, of: single, by: double, number: tapInterval,
        cure: [CureStep(single.id, .requiresFailure(of: []))])
    }
  }

  /// Controls that act on the lift, on or below a recognizer of double taps that holds back `touchesEnded` (GR-25).
  private func lateControls() -> [Finding] {
    guard let tapInterval else { return [] }
    var doubleTaps: [String: [TraceGestureRecognizer]] = [:]
    return index.screen.views.compactMap { view in
      let above = view.superview.flatMap { doubleTaps[$0] } ?? []
      let own = ownRecognizers(of: view).filter { isTap($0) && $0.tapCount > 1 && $0.delaysTouchesEnded }
      doubleTaps[view.id] = own + above
      guard view.control?.actions.contains(where: { $0.event == .touchUpInside }) == true,
        refusing(view) == nil, view.overrides.isEmpty,
        let tap = (own + above).first(where: { receives($0, touchIn: view) == true })
      else { return nil }
      return finding(
        .lateControl, in: view, by: tap.id, number: tapInterval,
        cure: [CureStep(tap, \.delaysTouchesEnded, false)])
    }
  }
}

extension FindingReader {
  /// Recognizers that block each other, and recognizers that are kept from their own touches.
  func rivals() -> [Finding] { circles() + excludedGestures() + pressesInside() + blockedEdges() + filters() }

  /// Recognizers that wait for each other to fail; each cycle once.
  private func circles() -> [Finding] {
    var done: Set<String> = []
    var findings: [Finding] = []
    for start in index.screen.gestureRecognizers where !done.contains(start.id) {
      var path: [String] = []
      var onPath: Set<String> = []
      // A depth-first search that visits each recognizer once; `open` is the stack of recognizers that are still waited
      // for.
      var open: [[String]] = [[start.id]]
      while !open.isEmpty {
        guard let next = open[open.count - 1].popLast() else {
          open.removeLast()
          if let left = path.popLast() {
            onPath.remove(left)
            done.insert(left)
          }
          continue
        }
        if onPath.contains(next), let begin = path.firstIndex(of: next) {
          findings.append(circle(Array(path[begin...])))
        } else if !done.contains(next), let recognizer = index.recognizer(next), recognizer.isEnabled {
          path.append(next)
          onPath.insert(next)
          open.append(waitedFor(by: recognizer).reversed())
        }
      }
    }
    return findings
  }

  private func circle(_ members: [String]) -> Finding {
    Finding(
      .waitsInCircle, members[0], by: members.count > 1 ? members[1] : nil,
      others: Array(members.dropFirst(2)),
      box: index.recognizer(members[0]).flatMap { index.view($0.view) }.flatMap(screenBox),
      cure: index.recognizer(members[members.count - 1]).map { ending($0, waitingFor: members[0]) } ?? [])
  }

  /// The recognizers that must fail first: by `require(toFail:)`, or because the delegate of either one says so.
  private func waitedFor(by recognizer: TraceGestureRecognizer) -> [String] {
    var all = recognizer.requiresFailureOf ?? []
    guard let view = index.view(recognizer.view) else { return all }
    for other in ownRecognizers(of: view) where other.id != recognizer.id && !all.contains(other.id) {
      if says(answers(of: recognizer)[.shouldRequireFailure], of: other)
        || says(answers(of: other)[.shouldBeRequiredToFail], of: recognizer)
      {
        all.append(other.id)
      }
    }
    return all
  }

  /// Whether a delegate answers yes about another recognizer.
  private func says(_ answer: TraceOverride?, of other: TraceGestureRecognizer) -> Bool {
    guard let answer else { return false }
    switch answer.kind {
    case .yes: return true
    case .only: return answer.condition == TraceCondition(recognizers: [other.id])
    default: return false
    }
  }

  /// The settings after which a recognizer no longer waits for another.
  private func ending(_ recognizer: TraceGestureRecognizer, waitingFor other: String) -> [CureStep] {
    let required = recognizer.requiresFailureOf ?? []
    if required.contains(other) {
      return [CureStep(recognizer.id, .requiresFailure(of: required.filter { $0 != other }))]
    }
    if answers(of: recognizer)[.shouldRequireFailure] != nil {
      return answers(of: recognizer).change(.shouldRequireFailure, to: .always(false))
    }
    guard let other = index.recognizer(other) else { return [] }
    return answers(of: other).change(.shouldBeRequiredToFail, to: .always(false))
  }

  /// Recognizers of one view for the same gesture, where the first to begin prevents the other (GR-18).
  private func excludedGestures() -> [Finding] {
    guard !isCanvas else { return [] }
    return index.screen.views.flatMap { view -> [Finding] in
      let own = ownRecognizers(of: view).filter { answers(of: $0).areKnown }
      guard own.count > 1 else { return [] }
      return own.indices.flatMap { first in
        own[(first + 1)...].compactMap { second in
          areRivals(own[first], second) ? excluded(own[first], second, in: view) : nil
        }
      }
    }
  }

  private func areRivals(_ first: TraceGestureRecognizer, _ second: TraceGestureRecognizer) -> Bool {
    let both = Set([first.gesture, second.gesture])
    let areAlike = isTap(first) && isTap(second) && first.settings == second.settings && first.settings != nil
    guard areAlike || both == [.pinch, .rotation] else {
      return false
    }
    return !says(answers(of: first)[.shouldRecognizeSimultaneously], of: second)
      && !says(answers(of: second)[.shouldRecognizeSimultaneously], of: first)
      && !waitedFor(by: first).contains(second.id) && !waitedFor(by: second).contains(first.id)
      && first.actions != second.actions
  }

  private func excluded(
    _ first: TraceGestureRecognizer, _ second: TraceGestureRecognizer, in view: TraceView
  ) -> Finding {
    let together = answers(of: first).change(.shouldRecognizeSimultaneously, to: .recognizer(second.id))
    return finding(.gesturesExclude, of: first, by: second.id, cure: together)
  }

  /// Long presses around a view with a shorter one, which begins first and prevents them (GR-18, GR-32).
  private func pressesInside() -> [Finding] {
    var outer: [String: TraceGestureRecognizer] = [:]
    var findings: [Finding] = []
    for view in index.screen.views {
      let above = view.superview.flatMap { outer[$0] }
      let own = ownRecognizers(of: view).first { isLongPress($0) }
      outer[view.id] = own ?? above
      guard let own, let above, duration(of: above) <= duration(of: own), answers(of: own).areKnown,
        receives(above, touchIn: view) == true, !waitedFor(by: above).contains(own.id),
        !says(answers(of: own)[.shouldRecognizeSimultaneously], of: above),
        !says(answers(of: above)[.shouldRecognizeSimultaneously], of: own)
      else { continue }
      let shorter = (max(0.05, duration(of: above) - 0.1) * 100).rounded() / 100
      findings.append(
        finding(
          .longPressInside, of: own, by: above.id, number: duration(of: above),
          cure: [
            CureStep(
              own.id, .set(property: KnownProperty.minimumPressDuration.rawValue, .number(shorter)))
          ]))
    }
    return findings
  }

  private func isLongPress(_ recognizer: TraceGestureRecognizer) -> Bool {
    recognizer.gesture == .longPress
  }

  private func duration(of press: TraceGestureRecognizer) -> Double {
    press.pressDuration ?? TouchAnswer.pressDuration
  }

  /// Screen-edge pans over a scroll view that scrolls horizontally at that edge (GR-18, GR-20).
  private func blockedEdges() -> [Finding] {
    var findings: [Finding] = []
    for scroll in index.screen.views
    where scroll.isScrollView && refusing(scroll) == nil && scroll.scrollAxes.contains(.horizontal) {
      guard let box = shownBox(of: scroll) else { continue }
      let pan = scroll.gestureRecognizers.first { index.recognizer($0)?.gesture == .scroll }
      for view in index.ancestry(of: scroll.id) {
        for edge in ownRecognizers(of: view)
        where edge.gesture == .edgePan
          && begins(edge, in: box)
        {
          guard let pan, answers(of: edge).areKnown, answers(of: edge)[.shouldBeRequiredToFail] == nil,
            index.recognizer(pan)?.requiresFailureOf?.contains(edge.id) != true
          else { continue }
          let waits = answers(of: edge).change(.shouldBeRequiredToFail, to: .recognizer(pan))
          findings.append(Finding(.edgeSwipeBlocked, edge.id, by: scroll.id, box: box, cure: waits))
        }
      }
    }
    return findings
  }

  /// Whether the gesture of a screen-edge recognizer begins inside a box, in points in screen coordinates.
  private func begins(_ edge: TraceGestureRecognizer, in box: TraceRect) -> Bool {
    let edges = edge[.edges]?.list ?? []
    return edges.contains(RectSide.left.rawValue) && box.minX <= 0
      || edges.contains(RectSide.right.rawValue) && box.maxX >= index.screen.size.width
  }

  /// Recognizers whose delegate refuses their touches: all of them, or those in subviews of the view that it names
  /// (GR-6).
  private func filters() -> [Finding] {
    index.screen.gestureRecognizers.compactMap { recognizer in
      guard recognizer.isEnabled, let answer = answers(of: recognizer)[.shouldReceiveTouch],
        let owner = index.view(recognizer.view), refusing(owner) == nil
      else { return nil }
      if answer.kind == .no {
        return finding(
          .refusesTouches, of: recognizer,
          cure: answers(of: recognizer).change(.shouldReceiveTouch, to: .always(true)))
      }
      guard let named = answer.condition?.views, answer.condition == TraceCondition(views: named),
        let (view, cure) = misnamed(named, answer.kind)
      else { return nil }
      let cured = answers(of: recognizer).change(.shouldReceiveTouch, to: cure)
      return Finding(.filterByIdentity, recognizer.id, by: view.id, box: screenBox(of: view), cure: cured)
    }
  }

  /// The first named view whose touches all go to subviews that are not named, and the answer that was meant.
  private func misnamed(_ names: [String], _ kind: OverrideKind) -> (TraceView, CureStep.Answer)? {
    for view in names.compactMap(index.view) {
      let inside = index.subviews(of: view.id).compactMap(index.view).filter {
        index.refusal(of: $0) == nil && !names.contains($0.id)
      }
      if kind == .unless, !inside.isEmpty { return (view, .outside(names)) }
      if kind == .only, let covers = covering(view, inside) {
        return (view, .views(names + covers))
      }
    }
    return nil
  }

  /// The subviews that cover a view; nil if nothing does.
  private func covering(_ view: TraceView, _ inside: [TraceView]) -> [String]? {
    let area = view.bounds.area
    let covers = inside.filter { $0.frame.area >= 0.9 * area }
    return area > 0 && !covers.isEmpty ? covers.map(\.id) : nil
  }
}

extension FindingReader {
  /// Problems caused by scroll views around a view.
  func scrolling() -> [Finding] {
    let within = index.screen.views.filter { refusing($0) == nil }.flatMap { view in
      let path = index.ancestry(of: view.id).dropFirst()
      return [nested(view, path), slider(view, path), lateTouchDown(view, path), text(view, path)]
        .compactMap { $0 }
    }
    return Self.joined(within + stoppedScrolling())
  }

  /// A list inside another that scrolls along the same axis: the inner one takes the drag (SV-8).
  private func nested(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    let axes = view.scrollAxes
    guard !axes.isEmpty, view.baseRole != .textView,
      let outer = path.first(where: { !$0.scrollAxes.isDisjoint(with: axes) })
    else { return nil }
    return Finding(
      .nestedScrolling, outer.id, by: view.id, box: screenBox(of: view),
      cure: [CureStep(off: .isScrollEnabled, of: view)])
  }

  /// A slider on which a quick drag scrolls a page horizontally, since a scroll view around it holds its touch back (SV-3).
  private func slider(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    let holders = path.filter { $0.isScrollView && delaysTouches($0) }
    guard view.baseRole == .slider, !holders.isEmpty,
      let scroll = path.first(where: { $0.scrollAxes.contains(.horizontal) })
    else { return nil }
    return finding(
      .sliderInScrollView, in: view, by: scroll.id,
      cure: holders.map { CureStep(off: .delaysContentTouches, of: $0) })
  }

  /// A control with a touch-down action, under something that delays touches (SV-1, GR-24).
  private func lateTouchDown(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    guard view.control?.actions.contains(where: { $0.event == .touchDown }) == true else { return nil }
    var holder: String?
    var cure: [CureStep] = []
    // The touch comes once all that hold it back let it go.
    for ancestor in path {
      if ancestor.isScrollView, delaysTouches(ancestor) {
        holder = holder ?? ancestor.id
        cure.append(CureStep(off: .delaysContentTouches, of: ancestor))
        if ancestor.overrides[.touchesShouldCancel] == nil {
          cure.append(CureStep(ancestor.id, .cancelsControls))
        }
      }
      let late = ownRecognizers(of: ancestor).filter {
        $0.delaysTouchesBegan && receives($0, touchIn: view) == true
      }
      holder = holder ?? late.first?.id
      cure += late.map { CureStep($0, \.delaysTouchesBegan, false) }
    }
    return holder.map { finding(.lateTouchDown, in: view, by: $0, cure: cure) }
  }

  private func delaysTouches(_ scroll: TraceView) -> Bool {
    scroll.gestureRecognizers.compactMap(index.recognizer).contains {
      $0.isPartOfView == true && $0.delaysTouchesBegan && $0.isEnabled
    }
  }

  /// Scroll views that neither delay touches nor cancel those of controls (SV-6).
  private func stoppedScrolling() -> [Finding] {
    let candidates = index.screen.views.filter { view in
      view[.delaysContentTouches] == .bool(false) && !view.scrollAxes.isEmpty
        && (isWritten || view.className == view.baseClass)
        && view.overrides[.touchesShouldCancel] == nil
    }
    guard !candidates.isEmpty else { return [] }
    let ids = Set(candidates.map(\.id))
    return targets.compactMap { view in
      // A drag that begins on a slider is meant for it.
      guard view.control != nil, view.baseRole != .slider, refusing(view) == nil,
        let scroll = index.ancestry(of: view.id).dropFirst().first(where: { ids.contains($0.id) })
      else { return nil }
      return finding(
        .controlStopsScrolling, in: view, by: scroll.id,
        cure: [CureStep(scroll.id, .cancelsControls)])
    }
  }

  /// A text view in a cell, which keeps the touches that would select the row (SV-9).
  private func text(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    // A canvas does not show what the cell's code does about it, such as adding a recognizer.
    guard !isCanvas, view.baseRole == .textView, view[.isEditable] == .bool(false),
      view.overrides.isEmpty, ownRecognizers(of: view).isEmpty, path.contains(where: \.isCell),
      path.contains(where: \.selectsRows)
    else { return nil }
    return finding(
      .textViewInCell, in: view, cure: [CureStep(view, \.isUserInteractionEnabled, false)])
  }
}
