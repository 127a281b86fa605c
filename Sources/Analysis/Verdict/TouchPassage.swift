// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchAnswer {
  /// The views in front of the hit-test view that contain the point but let the touch through by an override, a
  /// property, their alpha or an animation; frontmost first.
  package func lettingThrough(in index: ScreenIndex) -> [ViewAnswer] {
    guard let hitView else { return [] }
    let reasons: Set<TraceReason.Code> = [
      .customHitTest, .customPointInside, .interactionDisabled, .alphaBelowThreshold, .animating,
    ]
    let answers = ViewAnswers(self, in: index)
    var found: [ViewAnswer] = []
    var foundViews: Set<String> = []
    for step in walk where step.outcome == .refused {
      guard let reason = step.reason, reasons.contains(reason.code), let view = index.view(step.view) else {
        continue
      }
      // A subview of the hit-test view, such as a button's title, is not an overlay, and neither is a subview of an
      // overlay.
      let outer = index.ancestry(of: step.view).map(\.id)
      guard !outer.contains(hitView), !outer.contains(where: foundViews.contains) else { continue }
      var answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true else { continue }
      answer.reason = reason
      found.append(answer)
      foundViews.insert(answer.view)
    }
    return found
  }

  /// Why the hit-test view accepted a point outside its bounds; nil if the point is inside.
  package var claim: TraceReason? {
    let step = walk.last { $0.view == hitView && $0.outcome == .hit }
    return step?.isInside == true ? step?.insideReason : nil
  }

  /// The first method of the hit-test view that was delayed until after the lift (GR-24, GR-25).
  package var late: LateMethod? {
    for change in outcome.deliveryChanges where change.kind == .released && change.view == hitView {
      guard let method = change.method, let lateness = change.lateness else { continue }
      let held = outcome.deliveryChanges.first {
        $0.kind == .held && $0.view == change.view && $0.method == method
      }
      guard let reason = held?.reason else { continue }
      return LateMethod(method: method, lateness: lateness, reason: reason)
    }
    return nil
  }
}

/// A touch method of the hit-test view that came after the lift.
package struct LateMethod: Hashable, Sendable {
  package var method: TouchMethod

  /// How long after the lift, in seconds.
  package var lateness: Double

  /// Why it was delayed.
  package var reason: TraceReason
}

/// A control, or a view with a recognizer of the app, that is under the finger but did not get the touch.
package struct MissedControl: Hashable, Sendable {
  package var control: String

  package var reason: TraceReason
}

extension TouchAnswer {
  /// The frontmost visible control or view with a recognizer of the app's that contains the point but is not on the hit path,
  /// with the reason why it did not get the touch; nil if there is none. A view that only
  /// overrides touches methods counts only if it, or a view around it, takes no touches.
  package func unreachedControl(in index: ScreenIndex) -> MissedControl? {
    guard let window else { return nil }
    let path = Set(hitPath(in: index))
    let answers = ViewAnswers(self, in: index)
    let aims = index.viewsWithGestures.union(gesture == .tap ? index.viewsWithLinks : [])
    for view in index.screen.views.reversed()
    where !path.contains(view.id) {
      let isAim = view.control != nil || aims.contains(view.id)
      guard isAim || !view.implements.isEmpty else { continue }
      // Parts of the hit-test view or of another control are not controls to aim at.
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window || ancestry.last?.window != nil,
        !ancestry.dropFirst().contains(where: { $0.control != nil && answers.isUnderFinger($0) }),
        !view.isHidden, !ancestry.dropFirst().contains(where: \.isUnseen)
      else { continue }
      let answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true, answer.outcome != .hit, answer.outcome != .passedUp,
        let reason = answer.outermostRefusal
      else { continue }
      if isAim, reason.code == .notReached, let refusing = reason.subject,
        let step = walk.last(where: { $0.view == refusing }), step.outcome == .refused,
        step.reason?.code == .customHitTest
      {
        return MissedControl(control: view.id, reason: TraceReason(.customHitTest, subject: refusing))
      }
      // A gate keeps nothing from a view that the hit test did not come to.
      let gates: Set<TraceReason.Code> = [
        .interactionDisabled, .alphaBelowThreshold, .ancestorInteractionDisabled,
      ]
      let gate = reason.code == .ancestorInteractionDisabled ? reason.subject : view.id
      guard !gates.contains(reason.code) || walk.contains(where: { $0.view == gate }) else { continue }
      switch reason.code {
      case .interactionDisabled, .ancestorInteractionDisabled:
        return MissedControl(control: view.id, reason: reason)
      case .outsideAncestor, .siblingInFront, .windowInFront, .customPointInside, .customHitTest,
        .alphaBelowThreshold, .animating:
        guard isAim else { continue }
        return MissedControl(control: view.id, reason: reason)
      default: continue
      }
    }
    return nil
  }
}

extension TouchAnswer {
  /// The component of React Native, or the control, that is under the finger inside of the hit-test view but in a view
  /// that refused because the point is outside its bounds; nil if there is none (OW-80).
  package func cutOffComponent(in index: ScreenIndex) -> MissedControl? {
    guard let hitView else { return nil }
    let answers = ViewAnswers(self, in: index)
    for view in index.screen.views.reversed()
    where view.control != nil || InnerFramework(ofClass: view.className) == .reactNative {
      let around = index.ancestry(of: view.id).dropFirst().prefix { $0.id != hitView }
      guard around.count < index.ancestry(of: view.id).count - 1, !view.isHidden,
        !around.contains(where: \.isUnseen)
      else { continue }
      let answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true || view.reachesOut(to: answer.point),
        let reason = answer.reason, reason.code == .outsideAncestor
      else { continue }
      return MissedControl(control: view.id, reason: reason)
    }
    return nil
  }

  /// The control, cell or view with a recognizer of the app's that shows under the finger in front of the hit-test view, in a
  /// view that was asked before and refused because the point is outside its bounds; of a drag, the slider or view with a pan
  /// or swipe. A view whose `point(inside:)` reaches to the finger counts too, if it is a control or lies in a view with such a
  /// recognizer. Nil if there is none.
  func cutOffInFront(in index: ScreenIndex) -> MissedControl? {
    guard let window else { return nil }
    let path = Set(hitPath(in: index))
    let refused = Set(walk.filter { $0.outcome == .refused }.map(\.view))
    let answers = ViewAnswers(self, in: index)
    let aims = isDrag ? index.viewsWithDrags : index.viewsWithGestures
    // JavaScript may have a press for any component.
    let isOnComponent = !isDrag && hitView.flatMap(index.view)?.isComponent == true
    func isAim(_ view: TraceView) -> Bool {
      let takesItself = isDrag ? view.baseRole == .slider : view.control != nil || view.isCell
      return takesItself || aims.contains(view.id) || isOnComponent && view.isComponent
    }
    for view in index.screen.views.reversed()
    where !path.contains(view.id) && (isAim(view) || view.overrides[.pointInside] != nil) {
      let ancestry = index.ancestry(of: view.id)
      guard isAim(view) || view.control != nil || ancestry.contains(where: { aims.contains($0.id) }),
        ancestry.last?.id == window, !ancestry.contains(where: \.isUnseen),
        ancestry.dropFirst().allSatisfy({ around in
          !around.clipsToBounds && around.control == nil || answers.isUnderFinger(around)
        })
      else { continue }
      let answer = answers.answer(for: view)
      guard view.reachesOut(to: answer.point) || isAim(view) && answer.boundsContainPoint == true,
        let reason = answer.reason, reason.code == .outsideAncestor,
        let around = reason.subject, refused.contains(around)
      else { continue }
      return MissedControl(control: view.id, reason: reason)
    }
    return nil
  }

  /// The frontmost control, or view with a recognizer of the app's, that lies under the finger inside of a view and was not
  /// asked, although nothing refuses; nil if there is none.
  func unaskedInside(of container: String, in index: ScreenIndex) -> String? {
    let answers = ViewAnswers(self, in: index)
    let aims = index.viewsWithGestures
    return index.screen.views.reversed().first { view in
      guard view.control != nil || aims.contains(view.id) else { return false }
      let around = index.ancestry(of: view.id).dropFirst()
      guard around.contains(where: { $0.id == container }) else { return false }
      let answer = answers.answer(for: view)
      return answer.boundsContainPoint == true && answer.outcome == .notAsked && answer.ownRefusal == nil
    }?.id
  }

  /// Whether a control or a view with a recognizer of the app's lies under the finger inside of a view, and none of them is hidden.
  func hasAim(inside container: String, in index: ScreenIndex) -> Bool {
    let answers = ViewAnswers(self, in: index)
    let aims = index.viewsWithGestures
    return index.screen.views.contains { view in
      guard view.control != nil || aims.contains(view.id) else { return false }
      let ancestry = index.ancestry(of: view.id)
      return ancestry.dropFirst().contains { $0.id == container } && !ancestry.contains(where: \.isUnseen)
        && answers.isUnderFinger(view)
    }
  }

  /// What shows under the finger in a control or a view with a recognizer of the app's that does not contain the point, and why;
  /// nil if nothing does. That view was asked, or the one around it that does not contain the point either.
  func overhung(in index: ScreenIndex) -> MissedControl? {
    let answers = ViewAnswers(self, in: index)
    let aims = index.viewsWithGestures
    let path = Set(hitPath(in: index))
    for view in index.screen.views.reversed()
    where (view.control != nil || aims.contains(view.id)) && !path.contains(view.id) {
      let around = index.ancestry(of: view.id)
      guard let refusing = around.firstIndex(where: { answers.asked[$0.id]?.outcome == .refused }),
        let step = answers.asked[around[refusing].id], let reason = step.insideReason ?? step.reason,
        [.pointOutsideBounds, .zeroSize].contains(reason.code),
        !around[...refusing].contains(where: \.clipsToBounds), !around.contains(where: \.isUnseen),
        let shown = shownUnderFinger(in: view.id, answers, index)
      else { continue }
      return MissedControl(control: shown.id, reason: TraceReason(of: step.view, refusing: reason))
    }
    return nil
  }

  /// The frontmost view in a view that shows something under the finger.
  private func shownUnderFinger(in view: String, _ answers: ViewAnswers, _ index: ScreenIndex) -> TraceView? {
    for subview in index.subviews(of: view).compactMap(index.view).reversed() where !subview.isUnseen {
      let isUnder = answers.isUnderFinger(subview)
      if isUnder || !subview.clipsToBounds,
        let inside = shownUnderFinger(in: subview.id, answers, index)
      {
        return inside
      }
      if isUnder, !subview.drawsNothing { return subview }
    }
    return nil
  }

  /// The control that the finger was aimed at and that lies behind what is hit; nil if there is none.
  package func coveredControl(in index: ScreenIndex) -> MissedControl? {
    guard let control = unreachedControl(in: index) else { return nil }
    switch control.reason.code {
    case .siblingInFront, .windowInFront: return control
    default: return nil
    }
  }

  /// About half the width of a fingertip, in points.
  static let reach = 22.0

  /// The nearest control that takes touches and that the finger missed by at most half a fingertip, or the only one in
  /// the row that was hit. Nil if somebody acts on the touch, if something in front let it through, or if it is on a
  /// control. The reason says beyond which edges of its bounds the touch was, and how far.
  package func nearMiss(in index: ScreenIndex) -> MissedControl? {
    needsReason ? nearest(in: index, within: Self.reach) : nil
  }

  /// The nearest control that takes touches and that the finger missed by at most `reach` points, or the only one in the row that
  /// was hit.
  func nearest(in index: ScreenIndex, within reach: Double) -> MissedControl? {
    guard let window = window.flatMap(index.view),
      let point = TraceTransform(boundsOf: window).inverse?(location)
    else { return nil }
    guard lettingThrough(in: index).isEmpty, returnedView(in: index) == nil, claim == nil else { return nil }
    var nearest: (distance: Double, miss: MissedControl)?
    let aims = index.viewsWithTaps
    let only = onlyControlInRow(in: index, aims)
    for view in index.screen.views
    where view.control != nil || aims.contains(view.id) && view.isSmall || view.id == only {
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window.id, let own = view.windowTransform?.inverse?(point) else { continue }
      if view.bounds.contains(own) { return nil }
      let away = Distance(of: own, from: view.bounds)
      guard view.id == only || away.length <= reach,
        nearest.map({ away.length <= $0.distance }) ?? true,
        view.takesTouches, ancestry.allSatisfy({ index.refusal(of: $0) == nil }),
        ancestry.dropFirst().allSatisfy({ $0.lets(away.nearest, of: view) })
      else { continue }
      let reason = TraceReason(own, outside: view.bounds)
      nearest = (away.length, MissedControl(control: view.id, reason: reason))
    }
    return nearest?.miss
  }

  /// The only control or view with taps in the hit-test view, if that is as low as a row, and the control is beside the
  /// finger, at its height: a button is as wide as its title, and people tap anywhere in its row. In a hosting view, which
  /// has all rows in it, it is the only one at the finger's height.
  private func onlyControlInRow(in index: ScreenIndex, _ aims: Set<String>) -> String? {
    guard let hitView, let row = index.view(hitView), row.isHostingView || row.isRow, !row.isBarOfItems,
      let window = window.flatMap(index.view),
      let point = TraceTransform(boundsOf: window).inverse?(location),
      let own = row.windowTransform?.inverse?(point)
    else { return nil }
    let aimed = index.views(in: hitView).filter { $0.control != nil || aims.contains($0.id) }
    let beside = aimed.filter { view in
      guard let box = view.box(in: row) else { return false }
      return own.y >= box.minY && own.y < box.maxY
    }
    let small = beside.filter { $0.bounds.size.height <= TraceView.largestAim }
    guard beside.count == 1, row.isHostingView ? small.count == 1 : aimed.count == 1 else { return nil }
    return beside[0].id
  }

  /// Whether the finger went down and up in one place without any effect.
  private var needsReason: Bool {
    switch verdict.code {
    case .dropped, .undecided, .keptByScrollView: break
    case .recognized, .controlActed, .selected, .scrolled, .focused, .withheld, .handled, .keptByControl,
      .unclaimed:
      return false
    }
    return samples.last?.phase == .ended && !isDrag
  }
}

/// The distance of a point from a rectangle.
struct Distance {
  /// The point of the rectangle nearest to it.
  let nearest: TracePoint

  let length: Double

  init(of point: TracePoint, from bounds: TraceRect) {
    nearest = TracePoint(
      x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    length = (x * x + y * y).squareRoot()
  }
}

extension TraceView {
  /// The largest height or width, in points, of what a person sees as a thing to tap, and not as a background.
  fileprivate static let largestAim = 64.0

  /// Whether it is a component of React Native.
  fileprivate var isComponent: Bool { InnerFramework(ofClass: className) == .reactNative }

  /// Whether it is small enough for such a thing.
  var isSmall: Bool { max(bounds.size.width, bounds.size.height) <= Self.largestAim }

  /// Whether the control would get a touch within its bounds: it is enabled, and no override decides.
  fileprivate var takesTouches: Bool {
    control?.isEnabled != false
      && overrides.allSatisfy { $0.method == .next || $0.lets(to: [.auto, .boxOnly]) }
  }

  /// Whether it is as low as a row, and much wider.
  fileprivate var isRow: Bool {
    bounds.size.height <= Self.largestAim && bounds.size.width >= 4 * bounds.size.height
  }

  /// Whether its `point(inside:)` says yes to a point beyond its bounds, as that of a button with a larger area does.
  fileprivate func reachesOut(to point: TracePoint?) -> Bool {
    guard let point else { return false }
    return overrides[.pointInside]?.shapes?.contains { shape in
      guard let outsets = shape.outsets, outsets.count == 4 else { return false }
      return point.y >= bounds.minY - outsets[0] && point.x >= bounds.minX - outsets[1]
        && point.y < bounds.maxY + outsets[2] && point.x < bounds.maxX + outsets[3]
    } ?? false
  }

  /// Whether a touch at a point of a subview would reach that subview.
  fileprivate func lets(_ place: TracePoint, of view: TraceView) -> Bool {
    guard !decidesItself || overrides.allSatisfy({ $0.lets(to: [.auto, .boxNone]) }),
      let toWindow = view.windowTransform,
      let own = (window != nil ? .identity : windowTransform)?.inverse?(toWindow(place))
    else { return false }
    // A control's nearest point is on its edge, which may also be the edge of this view.
    let tolerance = 0.01
    return own.x >= bounds.minX - tolerance && own.x <= bounds.maxX + tolerance
      && own.y >= bounds.minY - tolerance && own.y <= bounds.maxY + tolerance
  }
}

extension TraceOverride {
  /// Whether it is the `hitTest` of a component of React Native with one of these `pointerEvents` (OW-78).
  fileprivate func lets(to kinds: Set<PointerEvents>) -> Bool {
    kind == .pointerEvents && PointerEvents(rawValue: detail).map(kinds.contains) == true
  }
}

extension TouchAnswer {
  /// A view with a lower alpha is hardly visible.
  private static let faintAlpha = 0.1

  /// The hit-test view or its nearest superview that is hardly visible but still takes touches (HT-8).
  package func faintView(in index: ScreenIndex) -> TraceView? {
    guard let hitView else { return nil }
    return index.ancestry(of: hitView).first {
      $0.window == nil && !$0.isUnseen && $0.alpha < Self.faintAlpha
        && index.refusal(of: $0) == nil
    }
  }

  /// The hit-test view and its superviews that may have recognizers missing from the source, if these could change the
  /// verdict.
  ///
  /// - Parameters:
  ///   - index: The screen at the time of the touch.
  ///   - system: The version of iOS; nil for the newest.
  /// - Returns: Their identifiers, from the hit-test view outwards.
  package func viewsWithUnknownRecognizers(in index: ScreenIndex, system: Double?) -> [String] {
    guard let hitView, ![.unclaimed, .withheld].contains(verdict.code) else { return [] }
    return index.ancestry(of: hitView).filter { view in
      view.unknown.contains(.gestureRecognizers) && !view.bringsRecognizers
        || view.mayHaveGesturesOfSwiftUI(in: system) || mayLose(to: view, in: index)
    }.map(\.id)
  }

  /// Whether a map, a web view, a canvas or the like may take the touch by its own recognizers, which no file lists and
  /// nothing simulates, from what acts at it or around it (OW-95).
  private func mayLose(to view: TraceView, in index: ScreenIndex) -> Bool {
    guard view.hasUnsimulatedRecognizers(in: index),
      !answersYes(to: [.shouldBeRequiredToFail, .shouldRecognizeSimultaneously], in: index)
    else { return false }
    let actor: String?
    switch verdict.code {
    case .recognized:
      // The pan of a map is simulated.
      let recognizer = verdict.recognizer.flatMap(index.recognizer).flatMap {
        $0.gesture == .mapPan ? nil : $0
      }
      actor = recognizer?.view
    case .scrolled, .selected: actor = verdict.responder
    case .controlActed: actor = isInAnnotation(of: view, in: index) ? view.id : nil
    default: actor = nil
    }
    return actor.map { index.ancestry(of: view.id).map(\.id).contains($0) } ?? false
  }

  /// Whether the touch goes to a map and nothing else is known to handle it.
  package func isUpToMap(in index: ScreenIndex) -> Bool {
    guard case .nothingKnown = verdict.act else { return false }
    return isInMap(in: index)
  }

  /// Whether a tap that others have is on an annotation view of a map, which may select it too.
  package func isOnAnnotation(in index: ScreenIndex) -> Bool {
    gesture == .tap && isInMap(in: index) && isInAnnotation(in: index)
  }

  /// Whether the touch is on a map or on what lies in one.
  func isInMap(in index: ScreenIndex) -> Bool {
    (hitView.map { index.ancestry(of: $0) } ?? []).contains { $0.uikitClass?.inherits(.map) ?? false }
  }

  /// Whether the hit-test view lies in an annotation view of a map, of which taps are the map's even on a control.
  private func isInAnnotation(of map: TraceView, in index: ScreenIndex) -> Bool {
    UIKitClass.isKind(map.baseClass, of: UIKitClass.map) && isInAnnotation(in: index)
  }

  private func isInAnnotation(in index: ScreenIndex) -> Bool {
    (hitView.map { index.ancestry(of: $0) } ?? []).contains { $0.isAnnotation }
  }

  /// Whether the delegate of the recognizer that acts lets every other one recognize with it.
  func allowsAll(in index: ScreenIndex) -> Bool {
    answersYes(to: [.shouldRecognizeSimultaneously], in: index)
  }

  /// Whether the delegate of the recognizer that acts says yes to one of the questions, whoever the other recognizer is.
  func answersYes(to questions: [DelegateQuestion], in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized else { return false }
    return verdict.recognizer.flatMap(index.recognizer)?.overrides?.contains { answer in
      questions.contains { answer.method == .delegate($0) } && answer.condition == nil && answer.kind == .yes
    } ?? false
  }

  /// The map, web view, canvas or the like under the finger whose own recognizers wait for the one that acts, as its delegate
  /// says (OW-95); nil if there is none.
  func othersWait(in index: ScreenIndex) -> String? {
    // That some wait may be the reason already.
    if case .isWaitedFor? = verdict.because { return nil }
    guard answersYes(to: [.shouldBeRequiredToFail], in: index) else { return nil }
    return insideActor(in: index).last { $0.hasUnsimulatedRecognizers(in: index) }?.id
  }

  /// The map, web view, canvas or the like under the finger whose own recognizers may recognize as well, since the one that
  /// acts allows all others (OW-95); nil if there is none.
  func actsBeside(in index: ScreenIndex) -> String? {
    // What hit testing found in a map by code of the app's is in the map all the same.
    if case .getsUndecided = verdict.act, case .returned? = verdict.because {
      return verdict.unsimulated.first { index.view($0)?.hasUnsimulatedRecognizers(in: index) == true }
    }
    guard answersYes(to: [.shouldRecognizeSimultaneously], in: index) else { return nil }
    return insideActor(in: index).first { $0.hasUnsimulatedRecognizers(in: index) }?.id
  }

  /// The views from the hit-test view up to that of the recognizer that acts; empty if it does not lie in that.
  private func insideActor(in index: ScreenIndex) -> ArraySlice<TraceView> {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    let actor = verdict.recognizer.flatMap(index.recognizer)?.view
    return path.firstIndex { $0.id == actor }.map { path[...$0] } ?? []
  }
}

extension TouchAnswer {
  /// The UIKit recognizer that probably exists, although the source does not show it, and that would take a touch like
  /// this one (OW-7, OW-17, OW-20).
  func likelyTaker(in index: ScreenIndex, edgeWidth: Double?) -> Verdict.LikelyTaker? {
    guard let hitView, verdict.code != .unclaimed else { return nil }
    for view in index.ancestry(of: hitView) {
      guard let gesture = view.uikitClass?.lineage.lazy.compactMap(\.brings).first(where: { _ in true }),
        view.unknown.contains(.gestureRecognizers) || [.webTaps, .wheelTaps].contains(gesture)
      else { continue }
      if takes(gesture, on: view, in: index, edgeWidth) {
        return Verdict.LikelyTaker(view: view.id, gesture: gesture)
      }
    }
    return nil
  }

  /// Whether a UIKit recognizer on a view would take the touch.
  private func takes(
    _ gesture: UIKitClass.Gesture, on view: TraceView, in index: ScreenIndex, _ edgeWidth: Double?
  ) -> Bool {
    switch gesture {
    // It takes only taps beside a sheet, not on its content.
    case .dimmingTap: return !isDrag && view.id == hitView
    // The same view also encloses other presentations, then without a dimming view behind it.
    case .sheetPan:
      return way.map { $0.down > 0 && $0.down >= abs($0.right) } ?? false
        && view.superview.map(index.subviews)?.contains {
          index.view($0)?.className == UIKitClass.dimmingView
        } ?? false
    case .interactivePop:
      return edgeWidth.map { location.x <= $0 } ?? false
        && way.map { $0.right > 0 && $0.right >= abs($0.down) } ?? false
    // The taps of a web page or of picker wheels are nearer than any of the app's recognizers around it (OW-82, OW-92).
    case .webTaps, .wheelTaps:
      guard !isDrag, verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
        gesture == .wheelTaps || taker.view != view.id, taker.gesture == .tap,
        !outcome.recognizers.contains(where: { $0.kind == .webTaps })
      else { return false }
      return taker.overrides?.contains { $0.method == .delegate(.shouldRecognizeSimultaneously) } != true
        && !answersYes(to: [.shouldBeRequiredToFail], in: index)
    default: return false
    }
  }
}

extension TraceView {
  /// Whether it is a view in which SwiftUI shows its content.
  package var isHostingView: Bool {
    InnerFramework.isHostingView(className)
  }

  /// Whether it stands for something that SwiftUI shows, if it lies in a hosting view.
  var mayStandForSwiftUI: Bool {
    className == UIKitClass.view || !isHostingView && InnerFramework(ofClass: className) == .swiftUI
  }

  /// Whether it is what a scenario file says that SwiftUI shows in its superview, a hosting view (OW-57).
  var isHostedContent: Bool {
    InnerFramework(ofClass: className) == .swiftUI
      && superview.map { id.hasPrefix("\($0).content") } ?? false
  }

  /// Whether it is a hosting view of SwiftUI whose gestures the source does not list. Gestures of SwiftUI around a UIKit
  /// view inside it may take a touch on that view (OW-74, OW-75). Before iOS 18 no recognizer is one of them.
  fileprivate func mayHaveGesturesOfSwiftUI(in system: Double?) -> Bool {
    isHostingView
      && (gestureRecognizers.isEmpty || system.map { $0 < 18 } ?? false)
  }

  /// Whether its class has recognizers of its own that are not simulated, and the source shows neither these nor what is
  /// inside the view (OW-95).
  fileprivate func hasUnsimulatedRecognizers(in index: ScreenIndex) -> Bool {
    guard uikitClass?.inherits(.recognizesItself) ?? false else { return false }
    let shown =
      gestureRecognizers.compactMap(index.recognizer).filter { ![.mapPan, .webTaps].contains($0.gesture) }
      .map(\.className)
      + index.subviews(of: id).compactMap(index.view).filter {
        !$0.isAnnotation && ($0.className != UIKitClass.webScrollView || !index.subviews(of: $0.id).isEmpty)
      }.map(\.className)
    return !shown.contains { name in
      let bare = name.drop { $0 == "_" }
      return Self.ownPrefixes.contains { bare.hasPrefix($0) }
    }
  }

  /// Whether it is an annotation of a map, which an app adds to it.
  var isAnnotation: Bool {
    [className, baseClass].contains { UIKitClass.isKind($0, of: UIKitClass.annotation) }
  }

  /// How the classes begin that MapKit, the maps of others, WebKit, PencilKit, PDFKit and pickers have inside their views.
  private static let ownPrefixes = [
    "MK", "BMK", "GMS", "MGL", "MLN", "NMF", "YMK", "WK", "PK", "PDF", "UIWeb", "UIPicker", "UIDatePicker",
  ]

  /// Whether UIKit gives views of the class recognizers of their own, which a source lists like those of the app.
  fileprivate var bringsRecognizers: Bool {
    if UIKitClass.named(className)?.traits.contains(.private) == true { return true }
    let roles: [ViewRole] = [
      .window, .scrollView, .textField, .toggle, .slider, .segments, .datePicker, .picker,
    ]
    return roles.contains { UIKitClass.isKind(baseClass, of: $0) }
  }
}

extension TouchAnswer {
  /// The text of React Native that the touch hits and that cannot be edited; nil if it hits none (OW-80).
  package func deadTextInput(in index: ScreenIndex) -> String? {
    guard gesture == .tap, let view = hitView.flatMap(index.view),
      InnerFramework(ofClass: view.className) == .reactNative, [.textField, .textView].contains(view.role)
    else { return nil }
    return view.control?.isEnabled == false || view[.isEditable] == .bool(false) ? view.id : nil
  }

  /// The recognizer by which JavaScript has the touch although something else acts on it, or from which it was taken (OW-80);
  /// nil if there is none, or if React Native decides to the end.
  package var scriptHandler: RecognizerAnswer? {
    outcome.recognizers.first { recognizer in
      guard recognizer.kind == .reactNativeTouches else { return false }
      return recognizer.losesGesture
        && (recognizer.recognized || [.recognized, .scrolled].contains(verdict.code))
        || recognizer.recognized && decider != .reactNative
    }
  }
}

extension TouchAnswer {
  /// The frameworks whose own gestures, which no screen shows, may take the touch from what acts on it, each once: those of
  /// hosting views and web pages (OW-75, OW-82).
  package func frameworksThatMayTake(in index: ScreenIndex) -> [InnerFramework] {
    let around = verdict.unless.compactMap(index.view).compactMap { InnerFramework(ofClass: $0.className) }
    return InnerFramework.allCases.filter { around.contains($0) }
  }
}

/// A hit-test view that did not return itself: an override of another view returned it (HT-17).
package struct ReturnedView: Hashable, Sendable {
  package var view: String

  /// The view whose override returned it.
  package var by: String

  /// Why the view would have refused if it had been asked.
  package var refusal: TraceReason?
}

extension TouchAnswer {
  /// The hit-test view, if it did not return itself in the walk.
  package func returnedView(in index: ScreenIndex) -> ReturnedView? {
    guard let hitView, !walk.contains(where: { $0.view == hitView && $0.outcome == .hit }) else { return nil }
    let steps = walk.filter { $0.result == hitView }
    guard let step = steps.max(by: { $0.depth < $1.depth }) else { return nil }
    return ReturnedView(view: hitView, by: step.view, refusal: index.view(hitView).flatMap(index.refusal))
  }
}

extension TraceReason {
  /// Creates the reason for views below an ancestor that refuses.
  init(of ancestor: String, refusing reason: TraceReason?) {
    self.init(reason?.code.row?.below ?? .notReached, subject: ancestor, numbers: reason?.numbers ?? [:])
  }
}

extension ScreenIndex {
  /// The views with recognizers of the app's.
  var viewsWithGestures: Set<String> {
    Set(screen.gestureRecognizers.filter { !$0.isSystem }.map(\.view))
  }

  /// The texts with links that a tap opens (OW-51).
  fileprivate var viewsWithLinks: [String] {
    screen.gestureRecognizers.filter { $0.gesture == .textLink }.map(\.view)
  }

  /// The views with pans and swipes of the app's.
  var viewsWithDrags: Set<String> {
    let drags = screen.gestureRecognizers.filter { !$0.isSystem && [.pan, .swipe].contains($0.gesture) }
    return Set(drags.map(\.view))
  }

  /// All views in a view.
  fileprivate func views(in view: String) -> [TraceView] {
    subviews(of: view).flatMap { id in (self.view(id).map { [$0] } ?? []) + views(in: id) }
  }

  /// The views with taps and presses of the app's.
  var viewsWithTaps: Set<String> {
    let taps = screen.gestureRecognizers.filter { !$0.isSystem && [.tap, .longPress].contains($0.gesture) }
    return Set(taps.map(\.view))
  }
}
