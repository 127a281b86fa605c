// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

/// Follows the fingers through the touches of a file: each comes down, moves, and lifts, in this order.
struct FingerCheck {
  private let context: ScenarioReading

  /// The fingers that single moments left down.
  private var isDown: Set<String> = []

  /// Fingers with an error that was reported already; later ones would only follow from it.
  private var isLost: Set<String> = []

  /// Checks all touches, each finger's in the order of the file, and all together in the order of time.
  static func run(
    _ touches: [(touch: ScenarioTouch, place: SourcePlace)], reportingTo context: ScenarioReading
  ) {
    var check = FingerCheck(context: context)
    guard check.checkAmount(of: touches) else { return }
    let starts = ScenarioTouch.startTimes(of: touches.map(\.touch))
    check.checkTimes(of: touches, starts)
    // A stable sort: what is at one time keeps the order of the file.
    let order = touches.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    for index in order { check.take(touches[index].touch, at: touches[index].place) }
    check.checkFingers(of: order.map { (touches[$0].touch, touches[$0].place, starts[$0]) })
  }

  private init(context: ScenarioReading) {
    self.context = context
  }

  private mutating func take(_ touch: ScenarioTouch, at place: SourcePlace) {
    switch touch.action {
    case .interrupt:
      isDown = []
    case .sample(TouchKey.began.rawValue, _):
      if !isDown.insert(touch.finger).inserted { reportDown(touch.finger, at: place) }
    case .sample(let phase, _):
      if !isDown.contains(touch.finger), !isLost.contains(touch.finger) {
        context.report(
          place, "'\(phase)' without 'began': \(name(touch.finger)) is not down",
          hint: isDown.sorted().first.map { "the finger '\($0.shown())' is down" })
      }
      if phase != TouchKey.moved.rawValue { isDown.remove(touch.finger) }
    default:
      if let finger = touch.fingerNames.first(where: isDown.contains) { reportDown(finger, at: place) }
    }
  }

  private func reportDown(_ finger: String, at place: SourcePlace) {
    guard !isLost.contains(finger) else { return }
    context.report(
      place, "\(name(finger)) comes down twice without 'ended' or 'cancelled' between",
      hint: "name a second finger with 'finger'")
  }

  /// Whether the touches have no more moments than a scenario may hold.
  private func checkAmount(of touches: [(touch: ScenarioTouch, place: SourcePlace)]) -> Bool {
    var count = 0
    for (touch, place) in touches {
      count += touch.momentCount
      guard count > InputLimits.moments else { continue }
      context.report(
        place, "fingers do something at more than \(InputLimits.moments) moments, counted to here",
        hint: "a tap has two, and a drag as many as it has steps, and two")
      return false
    }
    return true
  }

  /// Not more fingers are on the screen at one time than a hand or two have.
  private func checkFingers(of touches: [(touch: ScenarioTouch, place: SourcePlace, start: Double)]) {
    var singles: Set<String> = []
    var ends: [(time: Double, count: Int)] = []
    for (touch, place, start) in touches {
      ends.removeAll { $0.time <= start }
      switch touch.action {
      case .interrupt: (singles, ends) = ([], [])
      case .sample(TouchKey.began.rawValue, _): singles.insert(touch.finger)
      case .sample(TouchKey.moved.rawValue, _): break
      case .sample: singles.remove(touch.finger)
      default: ends.append((start + touch.duration, touch.fingerNames.count))
      }
      guard singles.count + ends.reduce(0, { $0 + $1.count }) <= InputLimits.fingers else {
        context.report(place, "more than \(InputLimits.fingers) fingers are on the screen here")
        return
      }
    }
  }

  /// A finger does one thing after the other.
  private mutating func checkTimes(
    of touches: [(touch: ScenarioTouch, place: SourcePlace)], _ starts: [Double]
  ) {
    var lastTime: [String: Double] = [:]
    for ((touch, place), start) in zip(touches, starts) {
      let end = start + touch.duration
      if end > NumberLimit.greatest {
        context.report(
          place,
          "this is over at \(NumberText.decimal(end)) s, and a scenario takes at most "
            + "\(NumberText.decimal(NumberLimit.greatest)) s")
        return
      }
      let names = touch.fingerNames
      for finger in names {
        if let last = lastTime[finger], start < last, !isLost.contains(finger) {
          isLost.formUnion(names)
          context.report(
            place,
            "\(name(finger)) is at \(YAMLNumber.text(start)) s here, "
              + "but already was at \(YAMLNumber.text(last)) s before",
            hint: touch.isGesture ? "name a second finger with 'finger'" : nil)
        }
        lastTime[finger] = max(end, lastTime[finger] ?? 0)
      }
    }
  }

  private func name(_ finger: String) -> String {
    finger == ScenarioTouch.Default.finger ? "the finger" : "the finger '\(finger.shown())'"
  }
}

private extension ScenarioTouch {
  /// Whether it is more than one moment of a touch.
  var isGesture: Bool {
    if case .sample = action { false } else { true }
  }
}
