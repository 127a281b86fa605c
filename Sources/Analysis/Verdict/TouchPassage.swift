// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchAnswer {
  /// The views in front of the hit-test view that the point lies in and that let the touch through, from the front:
  /// by an override, a flag, their alpha or an animation.
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
      // What lies in the hit-test view, such as a button's title, is no overlay; nor is a part of one.
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

  /// What made the hit-test view say yes to a point outside of its bounds; nil if it lies inside.
  package var claim: TraceReason? {
    let step = walk.last { $0.view == hitView && $0.outcome == .hit }
    return step?.isInside == true ? step?.insideReason : nil
  }

  /// The first of the hit-test view's methods that came only after the lift, since it was held back (GR-24, GR-25).
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

/// A touches method of the hit-test view that came only after the lift.
package struct LateMethod: Hashable, Sendable {
  package var method: TouchMethod

  /// How long after the lift, in seconds.
  package var lateness: Double

  /// What held it back.
  package var reason: TraceReason
}

/// A control, or a view with a recognizer of the app's, that lies under the finger and that a touch did not come to.
package struct MissedControl: Hashable, Sendable {
  package var control: String

  package var reason: TraceReason
}

extension TouchAnswer {
  /// The control in front of all that contain the point and are not on the way to the hit-test view, with why the
  /// touch did not come to it; nil if there is none that a person sees there.
  package func unreachedControl(in index: ScreenIndex) -> MissedControl? {
    guard let window else { return nil }
    let path = Set(hitPath(in: index))
    let answers = ViewAnswers(self, in: index)
    let aims = Set(index.screen.gestureRecognizers.filter { !$0.isSystem }.map(\.view))
    for view in index.screen.views.reversed()
    where (view.control != nil || aims.contains(view.id)) && !path.contains(view.id) {
      // Parts of the hit-test view, and those of another control, are no controls to aim at.
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window || ancestry.last?.window != nil,
        !ancestry.dropFirst().contains(where: { $0.control != nil }),
        !view.isHidden, !ancestry.dropFirst().contains(where: \.isUnseen)
      else { continue }
      let answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true, answer.outcome != .hit, answer.outcome != .passedUp,
        let reason = answer.ownRefusal ?? answer.reason
      else { continue }
      switch reason.code {
      case .interactionDisabled, .outsideAncestor, .ancestorInteractionDisabled, .siblingInFront,
        .windowInFront, .customPointInside, .customHitTest, .alphaBelowThreshold, .animating:
        return MissedControl(control: view.id, reason: reason)
      default: continue
      }
    }
    return nil
  }
}

extension TouchAnswer {
  /// About half the width of a finger's tip, in points.
  private static let reach = 22.0

  /// The nearest control that takes touches and that the finger missed by no more than half its width. Nil if
  /// somebody acts on the touch, if something in front let it through, or if it lies on a control. The reason says
  /// beyond which edges of its bounds the touch was, and by how much.
  package func nearMiss(in index: ScreenIndex) -> MissedControl? {
    guard needsReason, let window = window.flatMap(index.view),
      let point = TraceTransform(boundsOf: window).inverse?(location)
    else { return nil }
    guard lettingThrough(in: index).isEmpty, returnedView(in: index) == nil, claim == nil else { return nil }
    var nearest: (distance: Double, miss: MissedControl)?
    for view in index.screen.views where view.control != nil {
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window.id, let own = view.windowTransform?.inverse?(point) else { continue }
      if view.bounds.contains(own) { return nil }
      let away = Distance(of: own, from: view.bounds)
      guard away.length <= Self.reach, away.length <= nearest?.distance ?? Self.reach,
        view.takesTouches, ancestry.allSatisfy({ index.refusal(of: $0) == nil }),
        ancestry.dropFirst().allSatisfy({ $0.lets(away.nearest, of: view) })
      else { continue }
      let reason = TraceReason(.pointOutsideBounds, numbers: away.numbers)
      nearest = (away.length, MissedControl(control: view.id, reason: reason))
    }
    return nearest?.miss
  }

  /// Whether the finger went down and up in one place, and nobody did anything about it.
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

/// How far a point is from a rectangle.
private struct Distance {
  /// By how much it is beyond the edges, as reasons tell it.
  private(set) var numbers: [String: Double] = [:]

  /// The point of the rectangle that is nearest to it.
  private(set) var nearest: TracePoint

  let length: Double

  init(of point: TracePoint, from bounds: TraceRect) {
    nearest = TracePoint(
      x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    length = (x * x + y * y).squareRoot()
    if point.x < bounds.minX { numbers["left"] = -x }
    if point.x >= bounds.maxX { numbers["right"] = x }
    if point.y < bounds.minY { numbers["above"] = -y }
    if point.y >= bounds.maxY { numbers["below"] = y }
  }
}

extension TraceView {
  /// Whether a touch within its bounds would be the control's: it is enabled, and no code of its own decides.
  fileprivate var takesTouches: Bool {
    control?.isEnabled == true && overrides.allSatisfy { $0.method == .next }
  }

  /// Whether a touch at a place of a view inside of this one comes that far.
  fileprivate func lets(_ place: TracePoint, of view: TraceView) -> Bool {
    guard !decidesItself, let toWindow = view.windowTransform,
      let own = (window != nil ? .identity : windowTransform)?.inverse?(toWindow(place))
    else { return false }
    // The nearest point of a control lies on its edge, which may be that of the other view too.
    let tolerance = 0.01
    return own.x >= bounds.minX - tolerance && own.x <= bounds.maxX + tolerance
      && own.y >= bounds.minY - tolerance && own.y <= bounds.maxY + tolerance
  }
}

extension TouchAnswer {
  /// Below this alpha a view can hardly be seen.
  private static let faintAlpha = 0.1

  /// The hit-test view or the nearest one above it that can hardly be seen and takes touches all the same (HT-8).
  package func faintView(in index: ScreenIndex) -> TraceView? {
    guard let hitView else { return nil }
    return index.ancestry(of: hitView).first {
      $0.window == nil && !$0.isUnseen && $0.alpha < Self.faintAlpha
        && index.refusal(of: $0) == nil
    }
  }

  /// The views from the hit-test view up that have recognizers of the app's which the source does not tell, where that
  /// may change the verdict.
  package func viewsWithUnknownRecognizers(in index: ScreenIndex) -> [String] {
    guard let hitView, ![.unclaimed, .withheld].contains(verdict.code) else { return [] }
    return index.ancestry(of: hitView).filter { view in
      view.unknown.contains(.gestureRecognizers) && !view.bringsRecognizers || view.mayHaveGesturesOfSwiftUI
    }.map(\.id)
  }
}

extension TouchAnswer {
  /// The recognizer of UIKit's that the context makes likely, of which the source tells nothing, and which would take a
  /// touch like this one (OW-7, OW-17, OW-20).
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

  /// Whether a recognizer of UIKit's on a view is made for the touch.
  private func takes(
    _ gesture: UIKitClass.Gesture, on view: TraceView, in index: ScreenIndex, _ edgeWidth: Double?
  ) -> Bool {
    let (start, end) = (location, samples.last?.location ?? location)
    let (right, down) = (end.x - start.x, end.y - start.y)
    switch gesture {
    // Only what lies beside a sheet is tapped, not what lies on the view.
    case .dimmingTap: return !isDrag && view.id == hitView
    // The same view stands round what is not a sheet, without the view that dims what is behind.
    case .sheetPan:
      return isDrag && down > 0 && down >= abs(right)
        && view.superview.map(index.subviews)?.contains {
          index.view($0)?.className == UIKitClass.dimmingView
        } ?? false
    case .interactivePop:
      return isDrag && edgeWidth.map { start.x <= $0 } ?? false && right > 0 && right >= abs(down)
    // Taps of the page's are nearer than any of the app's around it (OW-82), and so are those of wheels (OW-92).
    case .webTaps, .wheelTaps:
      guard !isDrag, verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
        gesture == .wheelTaps || taker.view != view.id, taker.gesture == .tap
      else { return false }
      return taker.overrides?.contains { $0.method == .delegate(.shouldRecognizeSimultaneously) } != true
    default: return false
    }
  }
}

extension TraceView {
  /// Whether it is a hosting view of SwiftUI of which the source tells no gestures: those that SwiftUI has round a view of
  /// UIKit's in it may take a touch on that view (OW-74, OW-75).
  fileprivate var mayHaveGesturesOfSwiftUI: Bool {
    InnerFramework(ofClass: className) == .swiftUI && className.contains("HostingView")
      && gestureRecognizers.isEmpty
  }

  /// Whether UIKit gives each view of the class recognizers of its own, which a source mentions as it does the app's.
  fileprivate var bringsRecognizers: Bool {
    if UIKitClass.named(className)?.traits.contains(.private) == true { return true }
    let roles: [ViewRole] = [
      .window, .scrollView, .textField, .toggle, .slider, .segments, .datePicker, .picker,
    ]
    return roles.contains { UIKitClass.isKind(baseClass, of: $0) }
  }
}

/// A hit view that did not answer itself: an override of another view returned it (HT-17).
package struct ReturnedView: Hashable, Sendable {
  package var view: String

  /// The view whose override returned it.
  package var by: String

  /// What would have made the view refuse if it had been asked.
  package var refusal: TraceReason?
}

extension TouchAnswer {
  /// The hit view, if it did not return itself in the walk.
  package func returnedView(in index: ScreenIndex) -> ReturnedView? {
    guard let hitView, !walk.contains(where: { $0.view == hitView && $0.outcome == .hit }) else { return nil }
    let steps = walk.filter { $0.result == hitView }
    guard let step = steps.max(by: { $0.depth < $1.depth }) else { return nil }
    return ReturnedView(view: hitView, by: step.view, refusal: index.view(hitView).flatMap(index.refusal))
  }
}

extension TraceReason {
  /// The reason that an ancestor's refusal is for the views below it.
  init(of ancestor: String, refusing reason: TraceReason?) {
    self.init(reason?.code.row?.below ?? .notReached, subject: ancestor, numbers: reason?.numbers ?? [:])
  }
}
