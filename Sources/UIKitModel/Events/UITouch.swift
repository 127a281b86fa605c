// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
package import Trace

/// One finger: a single object from touch-down to lift (TE-1).
@MainActor
open class UITouch: ModelObject {
  /// The phase of a touch (TE-2).
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled

    /// The phase in a trace.
    package var traced: TouchPhase {
      switch self {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }

    /// Creates the phase from its name in a trace or scenario.
    package init(_ traced: TouchPhase) {
      self =
        switch traced {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
  }

  /// The current phase.
  public internal(set) final var phase = Phase.began

  /// When the touch last changed, in seconds of virtual time.
  public internal(set) final var timestamp: TimeInterval

  /// The number of quick taps at this place, including this touch, from touch-down on; 0 once it is no tap any more, since
  /// the finger moved or stayed (TE-9).
  public internal(set) final var tapCount = 1

  /// The hit-test view, for the touch's whole life, wherever the finger goes (TE-1).
  public internal(set) final weak var view: UIView?

  /// The window of the hit-test view (TE-1).
  public internal(set) final weak var window: UIWindow?

  /// The recognizers that receive this touch: those of the hit-test view and its superviews up to the window, collected
  /// at touch-down (TE-10).
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// The type of touch (OW-60).
  public final var type: TouchType { source.type }

  /// What makes the touch.
  final let source: TouchSource

  /// Whether it is not a touch, but represents a scroll or press for recognizers (OW-62, OW-63).
  final let isSubstitute: Bool

  /// The finger's name in the simulation.
  let finger: String

  /// What the hit-test view has received of the touch.
  final var share = ViewShare()

  /// Whether the hit-test view never gets the touch (TE-7, TE-8).
  final var isWithheld = false

  /// Whether the window has not yet delivered the touch's latest change.
  final var awaitsDelivery = true

  /// Whether the window has delivered the touch's beginning. An override of `sendEvent` may delay it.
  final var isKnown = false

  /// Whether recognizers have been told that the finger was lifted.
  final var isLifted = false

  /// Whether the finger was lifted before the running event.
  final var isPast = false

  /// The multi-touch sequence that the touch belongs to (TE-3).
  final weak var event: UIEvent?

  /// The serial number of that multi-touch sequence.
  final var sequence = 0

  /// Where the finger went down, in points in screen coordinates.
  final var screenStart: CGPoint { start.location }

  /// The touch as it was when the finger went down.
  final let start: Moment

  /// Where the finger is, in points in screen coordinates.
  final var screenLocation: CGPoint

  /// Where the finger was at the previous event, in points in screen coordinates.
  final var previousScreenLocation: CGPoint

  init(
    finger: String, at location: CGPoint, time: TimeInterval, source: TouchSource = TouchSource(),
    isSubstitute: Bool = false
  ) {
    self.finger = finger
    self.source = source
    self.isSubstitute = isSubstitute
    start = Moment(phase: .began, location: location, previousLocation: location, timestamp: time)
    screenLocation = location
    previousScreenLocation = location
    timestamp = time
    super.init()
  }

  /// Creates a representation of a scroll or a trackpad pinch (OW-62). No view receives it.
  convenience init(pointerAt location: CGPoint, time: TimeInterval) {
    self.init(
      finger: "pointer", at: location, time: time, source: TouchSource(.indirectPointer), isSubstitute: true)
    share.isOver = true
  }

  /// Creates a representation of a button press (OW-63). No view receives it.
  convenience init(standingFor press: UIPress, in view: UIView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.window.map { view.convert(middle, to: $0) } ?? middle
    self.init(
      finger: "press", at: place, time: press.timestamp, source: TouchSource(.indirect), isSubstitute: true)
  }

  /// The changing properties of a touch at one moment. Locations are in points in screen coordinates.
  struct Moment {
    var phase: Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
  }

  /// The touch as it is now.
  final var moment: Moment {
    get {
      Moment(
        phase: phase, location: screenLocation, previousLocation: previousScreenLocation, timestamp: timestamp
      )
    }
    set {
      (phase, timestamp) = (newValue.phase, newValue.timestamp)
      (screenLocation, previousScreenLocation) = (newValue.location, newValue.previousLocation)
    }
  }

  /// The touch before the lift; while the finger is down, the touch as it is now.
  final var lastMove: Moment {
    var move = moment
    if phase == .ended { move.location = previousScreenLocation }
    return move
  }

  /// The touch as a touches method reports it, even if the call was delayed: `touchesBegan` reports the touch-down,
  /// `touchesMoved` the last position before the lift (GR-24).
  final func moment(of method: TouchesMethod) -> Moment {
    var moment = moment
    switch method {
    case .began: moment = start
    case .moved: moment = lastMove
    case .ended, .cancelled: break
    }
    moment.phase = method.phase
    return moment
  }

  /// Returns the finger's position in a view's bounds coordinates, in points; nil stands for the window (TE-11).
  ///
  /// For a view in another window, or in none, the position is converted through screen coordinates.
  open func location(in view: UIView?) -> CGPoint {
    converted(screenLocation, to: view)
  }

  /// Returns the finger's position one event earlier, in a view's bounds coordinates; in `began` the same as
  /// `location(in:)` (TE-11).
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousScreenLocation, to: view)
  }

  /// Returns where the finger went down, in a view's bounds coordinates; nil stands for the window.
  final func start(in view: UIView?) -> CGPoint {
    converted(screenStart, to: view)
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = window ?? view?.window else { return point }
    return window.convertFromScreen(point, to: view) ?? .nowhere
  }
}

/// Decides whether the hit-test view gets a new touch, by `isMultipleTouchEnabled` (TE-7) and `isExclusiveTouch`
/// (TE-8).
///
/// Recognizers get the touch in any case.
@MainActor
enum TouchClaims {
  /// Why the view does not get the touch; nil if it does. `touches` are those of the sequence.
  static func refusal(of touch: UITouch, on view: UIView, among touches: [UITouch]) -> TraceReason? {
    let tracked = touches.filter { $0 !== touch && !$0.isLifted && !$0.isWithheld }
    // A window accepts several fingers regardless of its property.
    if !view.isMultipleTouchEnabled, !(view is UIWindow), tracked.contains(where: { $0.view === view }) {
      return TraceReason(.multipleTouchDisabled)
    }
    let others = tracked.compactMap { other -> UIView? in
      guard other.window === touch.window, let tracking = other.view, tracking !== view else { return nil }
      return tracking
    }
    guard let rival = view.isExclusiveTouch ? others.first : others.first(where: \.isExclusiveTouch) else {
      return nil
    }
    return TraceReason(.exclusiveTouch, subject: TraceRecorder.current?.identifier(of: rival))
  }
}

/// Passes touch events from the application to windows, and from windows to recognizers and views.
@MainActor
enum TouchDelivery {
  /// Calls the application's `sendEvent(_:)` and records the call.
  static func send(_ event: UIEvent, to application: UIApplication) {
    guard let recorder = TraceRecorder.current else { return application.sendEvent(event) }
    recorder.sending(event, to: application) { application.sendEvent(event) }
  }

  /// Calls a window's `sendEvent(_:)` and records the call.
  static func send(_ event: UIEvent, to window: UIWindow) {
    guard let recorder = TraceRecorder.current else { return window.sendEvent(event) }
    recorder.sending(event, to: window) { window.sendEvent(event) }
  }

  /// Runs the gesture phase and the view phase for the touches of a window (GR-2).
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    UIApplication.withCurrent(for: window) { $0.gestures.deliver(event, in: window) }
  }
}
