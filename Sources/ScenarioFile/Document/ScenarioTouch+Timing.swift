// SPDX-License-Identifier: Apache-2.0

package extension ScenarioTouch {
  /// The defaults of an entry. Times are in seconds, lengths in points.
  enum Default {
    package static let finger = "finger"
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

    /// The pause before a gesture without a time of its own: long enough that two taps are two taps.
    package static let pauseBeforeGesture = 0.5

    /// The pause before everything else.
    package static let pauseBeforeMoment = 0.05
  }

  /// How long it takes, in seconds.
  var duration: Double {
    switch action {
    case .tap(_, let duration, let count, let interval):
      duration * Double(count) + interval * Double(count - 1)
    case .drag(_, _, _, let duration): duration
    case .pressAndDrag(_, _, let hold, _, let duration): hold + duration
    case .pinch(_, _, _, _, _, let duration), .rotate(_, _, _, _, let duration): duration
    case .press(_, let duration, _): duration
    case .wait(let time): time
    case .sample, .hover, .interrupt, .shake, .remote, .command, .menu, .set, .call: 0
    }
  }

  /// The pause before it, counted from the end of the entry before, if it has no time of its own, in seconds.
  var pause: Double {
    switch action {
    case .tap, .drag, .pressAndDrag, .pinch, .rotate: Default.pauseBeforeGesture
    case .sample, .hover, .interrupt, .press, .shake, .remote, .command, .menu, .set, .call, .wait:
      Default.pauseBeforeMoment
    }
  }

  /// The names of the fingers that take part; empty for what is done without any.
  var fingerNames: [String] {
    let count =
      switch action {
      case .tap, .drag, .pressAndDrag: max(1, fingers)
      case .pinch, .rotate: 2
      case .sample: 1
      case .hover, .interrupt, .press, .shake, .remote, .command, .menu, .set, .call, .wait: 0
      }
    return (0..<count).map { $0 == 0 ? finger : "\(finger) \($0 + 1)" }
  }

  /// How many touches go down.
  var touchDownCount: Int {
    switch action {
    case .tap(_, _, let count, _): count * fingerNames.count
    case .sample("began", _): 1
    case .sample: 0
    default: fingerNames.count
    }
  }

  /// At how many moments its fingers do something, each finger counted.
  var momentCount: Int {
    switch action {
    case .tap(_, _, let count, _): 2 * count * fingerNames.count
    case .drag(_, _, let steps, _), .pressAndDrag(_, _, _, let steps, _), .pinch(_, _, _, _, let steps, _),
      .rotate(_, _, _, let steps, _):
      (steps + 2) * fingerNames.count
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
