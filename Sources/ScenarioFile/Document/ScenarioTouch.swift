// SPDX-License-Identifier: Apache-2.0

package import Trace
package import UIKitModel

/// An event of the application: by fingers, by the system, by buttons, or by code.
///
/// Locations are on the screen, in points; times in seconds from the start.
package struct ScenarioTouch: Hashable, Sendable {
  package var action: Action

  /// The finger's name; `finger` by default. With several fingers this is the first; the others have the name and a
  /// number: `finger 2`.
  package var finger: String = Default.finger

  /// The number of fingers, side by side; for taps, presses, drags and swipes.
  package var fingers: Int = 1

  /// The source of the touch: a finger by default (OW-60, OW-61).
  package var source = TouchSource()

  /// When it begins; nil for right after the previous entry.
  package var at: Double?

  /// The line of the scenario file, for messages.
  package var line: Int?

  package init(_ action: Action) {
    self.action = action
  }

  package enum Action: Hashable, Sendable {
    /// Down and up at one location, once or several times in quick succession: `duration` is the length of each touch,
    /// `interval` the time from a lift to the next touch-down. A long press is a slow tap.
    case tap(TracePoint, duration: Double, count: Int, interval: Double)

    /// Down, straight moves in equal steps, up. Also a swipe, which is quicker.
    case drag(from: TracePoint, to: TracePoint, steps: Int, duration: Double)

    /// Down, a rest, then straight moves in equal steps, up: a long press followed by a drag. The rest takes `hold`;
    /// the moves and the lift take `duration` after it.
    case pressAndDrag(from: TracePoint, to: TracePoint, hold: Double, steps: Int, duration: Double)

    /// Two fingers whose distance changes, around a center. The angle is that of their line, in radians.
    case pinch(center: TracePoint, from: Double, to: Double, angle: Double, steps: Int, duration: Double)

    /// Two fingers that rotate around a center, by an angle in radians, positive clockwise on the screen.
    case rotate(center: TracePoint, radius: Double, by: Double, steps: Int, duration: Double)

    /// One sample: `began`, `moved`, `ended` or `cancelled`.
    case sample(phase: TouchPhase, location: TracePoint)

    /// A pointer moves over the screen, or leaves it; with a distance it is a Pencil (OW-65).
    case hover(TracePoint?, zOffset: Double? = nil)

    /// A trackpad or a wheel scrolls under a pointer, without a touch (OW-62).
    case scroll(TracePoint, by: TracePoint, steps: Int, duration: Double, isDiscrete: Bool)

    /// The system cancels all touches (TE-14). The word is the reason: `call`, `alert`, `resignActive`.
    case interrupt(String)

    /// A physical button is pressed and released after a time: `upArrow`, `downArrow`, `leftArrow`, `rightArrow`,
    /// `select`, `menu`, `playPause`, `pageUp`, `pageDown`, or a key as text (TE-4), with modifier keys (OW-64).
    case press(String, duration: Double, cancelled: Bool, modifierFlags: UIKeyModifierFlags = [])

    /// The device is shaken (RC-19).
    case shake(cancelled: Bool)

    /// A remote-control command: `play`, `pause`, `stop`, `togglePlayPause`, `nextTrack`, `previousTrack` and so on.
    case remote(String)

    /// The status bar is tapped (OW-31).
    case statusBar

    /// A menu or key command: an action without a target (RC-20).
    case command(String)

    /// The edit menu asks which of these actions it can show (RC-21).
    case menu([String])

    /// Properties and other keys of an object are set, in order.
    case set(object: String, values: [ScenarioAssignment])

    /// A method of an object is called.
    case call(object: String?, method: CodeMethod, argument: PropertyValue?)

    /// Nothing happens for a time.
    case wait(Double)
  }
}

package extension ScenarioTouch {
  /// The defaults of an entry. Times are in seconds, lengths in points.
  enum Default {
    package static let finger = FingerName.only.id
    package static let tapDuration = 0.05
    package static let tapInterval = 0.1
    package static let longPressDuration = 1.0
    package static let dragDuration = 0.3
    package static let dragSteps = 5
    package static let swipeDuration = 0.15
    package static let swipeDistance = 150.0
    package static let pinchDuration = 0.3
    package static let pinchSteps = 6
    package static let rotateRadius = 80.0
    package static let pressDuration = 0.1

    /// The pause before a gesture without a given time: long enough that two taps do not count as a double tap.
    package static let pauseBeforeGesture = 0.5

    /// The pause before every other entry.
    package static let pauseBeforeMoment = 0.05
  }

  /// The duration, in seconds.
  var duration: Double {
    switch action {
    case .tap(_, let duration, let count, let interval):
      duration * Double(count) + interval * Double(count - 1)
    case .drag(_, _, _, let duration): duration
    case .pressAndDrag(_, _, let hold, _, let duration): hold + duration
    case .pinch(_, _, _, _, _, let duration), .rotate(_, _, _, _, let duration): duration
    case .press(_, let duration, _, _), .scroll(_, _, _, let duration, _): duration
    case .wait(let time): time
    case .sample, .hover, .interrupt, .shake, .remote, .statusBar, .command, .menu, .set, .call: 0
    }
  }

  /// Whether fingers pinch or rotate on a trackpad, without a finger on the screen (OW-62).
  var isOnTrackpad: Bool {
    guard source.type == .indirectPointer else { return false }
    switch action {
    case .pinch, .rotate: return true
    default: return false
    }
  }

  /// The default pause after the end of the previous entry, in seconds.
  var pause: Double {
    switch action {
    case .tap, .drag, .pressAndDrag, .pinch, .rotate, .scroll: Default.pauseBeforeGesture
    case .sample, .hover, .interrupt, .press, .shake, .remote, .statusBar, .command, .menu, .set, .call,
      .wait:
      Default.pauseBeforeMoment
    }
  }

  /// The names of the fingers; empty for entries without fingers.
  var fingerNames: [String] {
    if isOnTrackpad { return [] }
    let count =
      switch action {
      case .tap, .drag, .pressAndDrag: max(1, fingers)
      case .pinch, .rotate: 2
      case .sample: 1
      case .hover, .scroll, .interrupt, .press, .shake, .remote, .statusBar, .command, .menu, .set, .call,
        .wait:
        0
      }
    return (0..<count).map { $0 == 0 ? finger : "\(finger) \($0 + 1)" }
  }

  /// The number of touches that go down.
  var touchDownCount: Int {
    switch action {
    case .tap(_, _, let count, _): count * fingerNames.count
    case .sample(.began, _): 1
    case .sample: 0
    default: fingerNames.count
    }
  }

  /// The number of samples of all its fingers.
  var momentCount: Int {
    switch action {
    case .tap(_, _, let count, _): 2 * count * fingerNames.count
    case .drag(_, _, let steps, _), .pressAndDrag(_, _, _, let steps, _), .pinch(_, _, _, _, let steps, _),
      .rotate(_, _, _, let steps, _):
      (steps + 2) * max(1, fingerNames.count)
    case .scroll(_, _, let steps, _, _): steps + 2
    default: 1
    }
  }

  /// When each entry of a list begins, in seconds from the start.
  static func startTimes(of touches: [ScenarioTouch]) -> [Double] {
    var now = 0.0
    return touches.enumerated().map { index, touch in
      let start = touch.at ?? (index == 0 ? 0 : now + touch.pause)
      now = start + touch.duration
      return start
    }
  }
}
