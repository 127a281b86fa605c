// SPDX-License-Identifier: Apache-2.0

/// Follows the fingers through the touches of a file: each comes down, moves, and lifts, in this order.
struct FingerCheck {
  let context: ReadingContext

  private var isDown: Set<String> = []
  private var lastTime: [String: Double] = [:]

  /// When the touch before ended.
  private var now = 0.0

  init(context: ReadingContext) {
    self.context = context
  }

  mutating func take(_ touch: ScenarioTouch, at place: SourcePlace) {
    let finger = touch.finger
    checkTime(of: touch, at: place)
    switch touch.action {
    case .tap, .drag:
      if isDown.contains(finger) { reportDown(finger, at: place) }
    case .sample(TouchKey.began.rawValue, _):
      if !isDown.insert(finger).inserted { reportDown(finger, at: place) }
    case .sample(let phase, _):
      if !isDown.contains(finger) {
        context.report(
          place, "'\(phase)' without 'began': \(name(finger)) is not down",
          hint: isDown.sorted().first.map { "the finger '\($0.shown())' is down" })
      }
      if phase != TouchKey.moved.rawValue { isDown.remove(finger) }
    }
  }

  private func reportDown(_ finger: String, at place: SourcePlace) {
    context.report(
      place, "\(name(finger)) comes down twice without 'ended' or 'cancelled' between",
      hint: "name a second finger with 'finger'")
  }

  private mutating func checkTime(of touch: ScenarioTouch, at place: SourcePlace) {
    let start = touch.at ?? now
    if let last = lastTime[touch.finger], start < last {
      context.report(
        place,
        "\(name(touch.finger)) is at \(NumberText.text(start)) s here, "
          + "but already was at \(NumberText.text(last)) s before")
    }
    now = start + touch.duration
    lastTime[touch.finger] = max(now, lastTime[touch.finger] ?? 0)
  }

  private func name(_ finger: String) -> String {
    finger == "finger" ? "the finger" : "the finger '\(finger.shown())'"
  }
}
