// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// How a component of React Native implements `hitTest(_:with:)`, according to its published code (OW-78, OW-79).
package struct ReactNativeHitTest: Hashable, Sendable {
  package var pointerEvents: PointerEvents

  /// Whether the view belongs to the new architecture, `RCTViewComponentView` or a subclass.
  package var isComponent: Bool

  /// Whether it is a button of Gesture Handler, which takes what is hit in it in its place (OW-80).
  package var isButton: Bool

  /// The buttons of Gesture Handler ignored both values that tell themselves from their subviews before 2026 (OW-80).
  package init(_ pointerEvents: PointerEvents, ofClass className: String) {
    isButton = className == UIKitClass.gestureHandlerButton
    let isIgnored = isButton && [.boxNone, .boxOnly].contains(pointerEvents)
    self.pointerEvents = isIgnored ? .auto : pointerEvents
    isComponent = !UIKitClass.isKind(className, of: PointerEvents.formerClass)
  }

  /// What is asked after the gates let the touch in.
  enum Walk {
    /// The subviews if the point is inside, then perhaps the view itself.
    case inside(thenItself: Bool)
    /// The subviews wherever the point is, then perhaps the view itself.
    case anywhere(thenItself: Bool)
    /// The view itself if the point is inside.
    case itself
    case nothing
  }

  /// What the view asks. A view of the new architecture also stops at its bounds if nothing extends beyond them.
  @MainActor
  func walk(of view: UIView) -> Walk {
    switch pointerEvents {
    case .none: return .nothing
    case .boxOnly: return .itself
    case .auto, .boxNone:
      let isItself = pointerEvents == .auto
      let stops = view.clipsToBounds || isComponent && !view.overflows
      return stops ? .inside(thenItself: isItself) : .anywhere(thenItself: isItself)
    }
  }

  /// The gates. A view of the old architecture ignores `alpha`; `box-only` in the new one ignores all gates.
  @MainActor
  func gates(of view: UIView) -> GateChecks? {
    guard isComponent else { return view.checkGates(withAlpha: false) }
    return pointerEvents == .boxOnly ? nil : view.checkGates()
  }

  /// What a button returns for what UIKit finds in it: the nearest view up to the button that is a control or has a recognizer, as
  /// a scroll view does, and no button in it that is disabled.
  @MainActor
  func button(_ button: UIView, for hit: UIView) -> UIView? {
    let path = sequence(first: hit, next: { $0 === button ? nil : $0.superview })
    return path.first { view in
      let isPassedOver =
        view !== button && view.isKind(ofClassNamed: UIKitClass.gestureHandlerButton)
        && (view as? UIControl)?.isEnabled == false
      return !isPassedOver && (view is UIControl || !(view.gestureRecognizers ?? []).isEmpty)
    }
  }

  @MainActor
  func result(
    for view: UIView, at point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?
  ) -> UIView? {
    let walk = walk(of: view)
    if case .nothing = walk { return nil }
    if isButton { return view.defaultHitTest(point, with: event, recorder).flatMap { button(view, for: $0) } }
    if let gates = gates(of: view) {
      recorder?.recordGates(of: view, gates)
      guard gates.refusal == nil else { return nil }
    }
    switch walk {
    case .inside(let isItself):
      guard view.askPointInside(point, with: event, recorder) else { return nil }
      let below = view.hitTestSubviews(point, with: event, recorder)
      let found = below ?? (isItself ? view : nil)
      if below != nil || isItself { recorder?.noteDefaultResult(found, of: view, at: point) }
      return found
    case .anywhere(let isItself):
      let below = view.hitTestSubviews(point, with: event, recorder)
      // UIKit's implementation would have found the same, unless the point is outside.
      if let below {
        if view.pointInsideAsDeclared(point) { recorder?.noteDefaultResult(below, of: view, at: point) }
        return below
      }
      guard view.askPointInside(point, with: event, recorder), isItself else { return nil }
      recorder?.noteDefaultResult(view, of: view, at: point)
      return view
    case .itself: return view.askPointInside(point, with: event, recorder) ? view : nil
    case .nothing: return nil
    }
  }
}

extension UIView {
  /// Whether a descendant extends beyond the view's bounds, as React Native knows from its layout, and as SwiftUI hits it.
  final var overflows: Bool {
    subviews.contains { subview in
      !bounds.contains(subview.convert(subview.reach, to: self))
    }
  }

  /// The bounding box of the view and of everything that extends beyond it, in its bounds coordinates.
  private var reach: CGRect {
    guard !clipsToBounds, UIApplication.running?.budget.spend() ?? true else { return bounds }
    return subviews.reduce(bounds) { $0.union($1.convert($1.reach, to: self)) }
  }
}

/// The recognizer that hands touches to React Native's JavaScript: `RCTSurfaceTouchHandler` on a root view, or
/// `RCTTouchHandler` in the old architecture (OW-80).
///
/// It begins with the first finger and prevents no other recognizer. Only recognizers on views outside its root can
/// prevent it, and it waits for those.
@MainActor
final class RCTSurfaceTouchHandler: UIGestureRecognizer {
  override class func make() -> UIGestureRecognizer { RCTSurfaceTouchHandler() }

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override class var hasFailureHooks: Bool { true }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began: wish(progress == .possible ? .began : .changed, .setByCode)
    case .moved: wish(.changed, .touchesMoved)
    case .ended: wish(activeTouches.allSatisfy { touches.contains($0) } ? .ended : .changed, .touchesLifted)
    case .cancelled: breakOffTouches()
    }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(isOutside(preventingGestureRecognizer))
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(isOutside(otherGestureRecognizer))
  }

  /// Whether another recognizer is on a view outside the root, to which the handler gives way.
  private func isOutside(_ other: UIGestureRecognizer) -> Bool {
    guard configuration.touchHandlersGiveWay, let view, let otherView = other.view else { return false }
    return !otherView.isDescendant(of: view)
  }
}

/// The stack of React Native Screens, which is the delegate of the swipe back (OW-8). It is a view there.
///
/// It asks for no bar and no back button, and lets only the pans of scroll views wait.
@MainActor
final class RNSScreenStackView: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    navigation.map { $0.viewControllers.count > 1 } ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIScrollViewPanGestureRecognizer
  }
}
