// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The pan by which a scroll view scrolls (SV-7).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The scroll view that it scrolls, also while it is attached to another view.
  weak var scrollView: UIScrollView?

  /// Fingers that rest do not slow the content down: it follows the fingers that move (SV-12).
  override var restingFingers: FingerTravel.Resting {
    configuration.scrollsWithMovingFingers ? .areIgnored : .hold
  }

  /// A finger on content that still moves stops it, and begins a drag at once (SV-11). Fingers beyond the maximum are
  /// left out, and the others go on scrolling (OW-99).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let extra = inOrder(touches).suffix(max(0, activeTouches.count - maximumNumberOfTouches))
    for touch in extra { ignore(touch, for: event) }
    super.touchesBegan(touches.subtracting(extra), with: event)
    if progress == .possible, (view as? UIScrollView)?.catchContent() ?? false {
      wish(.began, because: TraceReason(.stoppedContent))
    }
  }

  /// Whether one finger draws on the canvas that two would scroll (OW-95).
  private var leavesFingerToDrawing: Bool {
    activeTouches.count == 1
      && view?.attachedRecognizers.contains { $0 is PKDrawingGestureRecognizer && $0.isEnabled } ?? false
  }

  /// A long press of SwiftUI on content under the finger, without a tap of SwiftUI's there, which keeps the scroll view from
  /// scrolling (OW-74).
  private var pressOfSwiftUI: UIGestureRecognizer? {
    guard configuration.pressesOfSwiftUIKeepScrolling, let touch = firstTouch else { return nil }
    let ofContent = (touch.gestureRecognizers ?? []).filter { recognizer in
      guard let host = recognizer.view, host !== view, !recognizer.isPartOfView,
        InnerFramework(ofClass: host.declaration?.className ?? "") == .swiftUI
      else { return false }
      // What SwiftUI shows in a scroll view of its own is written as content of the hosting view around that.
      return view?.superview === host || host.selfAndSuperviews.contains { $0 === view }
    }
    guard !ofContent.contains(where: { $0 is UITapGestureRecognizer }) else { return nil }
    return ofContent.first { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration ?? 0 > 0 }
  }

  /// Whether the finger has gone far enough, but not along an axis that the content follows.
  private var hasWaited = false

  /// A drag along another axis than those that the content follows does not make the pan fail: it waits until the finger
  /// has also gone far enough along one of these (SV-16). Samples are far apart in a scenario, so that it leaves the first
  /// one that is far enough to a scroll view that follows the main direction.
  override func start(after movement: CGPoint) -> Start {
    guard !leavesFingerToDrawing else { return .waits }
    if let press = pressOfSwiftUI {
      return .fails(
        TraceReason(.pressOfSwiftUI, subject: TraceRecorder.current?.identifier(of: press)))
    }
    guard let scrollView = view as? UIScrollView,
      !attemptTouches.contains(where: { $0.view is ReorderControl })
    else { return .begins }
    let way = translation(in: scrollView)
    let axis = scrollView.axis(after: way)
    let isMain = axis == (abs(way.x) > abs(way.y) ? .horizontal : .vertical)
    if axis != nil, isMain || hasWaited { return .begins }
    if axis == nil { scrollView.endDelay() }
    hasWaited = true
    return .waits
  }

  /// The part along the axis that the content follows.
  override func decidingDistance(of movement: CGPoint) -> CGFloat {
    let scrollView = view as? UIScrollView
    switch scrollView?.axis(after: translation(in: scrollView)) {
    case .horizontal?: return abs(movement.x)
    case .vertical?: return abs(movement.y)
    default: return super.decidingDistance(of: movement)
    }
  }

  override var failureAtLift: TraceReason {
    guard hasWaited else { return super.failureAtLift }
    return TraceReason(
      .nothingToScroll, subject: (scrollView ?? view).flatMap { TraceRecorder.current?.identifier(of: $0) })
  }

  override func reset() {
    super.reset()
    hasWaited = false
  }

  override init() {
    super.init()
    delaysTouchesEnded = false
    // A pointer scrolls by its wheel or trackpad, and not by a drag (OW-62).
    touchTypes.remove(TouchTypes([.indirectPointer]))
    touchTypes.remove(TouchTypes([.indirect]))
    allowedScrollTypesMask = .all
  }

  /// Why the content loses its touches: the scroll view took over, unless it moves the sheet around it (OW-19).
  override var takingReason: TraceReason {
    guard !movesSheet else { return super.takingReason }
    return TraceReason(
      .scrollViewTookOver,
      subject: (scrollView ?? view).flatMap { TraceRecorder.current?.identifier(of: $0) })
  }

  override func recognitionCause(_ cause: TraceReason) -> TraceReason {
    movesSheet ? TraceReason(.movedSheet, numbers: cause.numbers) : cause
  }

  private var movesSheet: Bool { (view as? UIScrollView)?.towedSheet != nil }
}

/// The pinch by which a scroll view zooms (SV-15).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// The pinch zooms while the pan of the same view scrolls.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventedGestureRecognizer !== (view as? UIScrollView)?.pan)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventingGestureRecognizer !== (view as? UIScrollView)?.pan)
  }
}

/// Delays the touches in a scroll view for a while, so that the content does not see a drag that starts soon (SV-1,
/// SV-2).
///
/// It recognizes nothing. It delays touches as any recognizer with `delaysTouchesBegan` does (GR-24), also those that
/// hit the scroll view itself. It fails when the time is up, when a finger is lifted, or when the scroll view finds
/// that the drag does not scroll; the view then gets the touches. It also fails when the pan begins, but then the pan
/// has the touches.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  override var isPartOfView: Bool { true }

  private static let timer = DeliveryTimer.contentTouches.rawValue

  private var fingers = LandedFingers()

  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func reset() {
    super.reset()
    fingers.removeAll()
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      fingers.add(inOrder(touches))
      if timers[Self.timer] == nil { startTimer() }
    case .moved: break
    case .ended: wish(.failed, .touchesLifted)
    case .cancelled: wish(.failed, .touchesCancelled)
    }
  }

  private func startTimer() {
    let delay = configuration.contentTouchDelay
    startTimer(Self.timer, after: delay) { [weak self] in
      guard let self else { return }
      wish(.failed, .delayOver, [.duration: CGFloat(delay), .distance: fingers.farthestMove])
    }
  }

  /// Only the pan and the pinch of the same scroll view prevent it.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    let scrollView = view as? UIScrollView
    return OptionalMethods.missing(
      preventingGestureRecognizer === scrollView?.pan || preventingGestureRecognizer === scrollView?.pinch)
  }
}
