// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that steps a value: the left half is minus, the right half plus (UC-13).
///
/// A step is made by a lift in the half in which the finger went down. A finger that stays there makes steps
/// meanwhile, quicker after a while, and none by its lift.
@MainActor
open class UIStepper: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The value, from ``minimumValue`` to ``maximumValue``. Setting it sends nothing (UC-12).
  open var value: Double {
    get { limited.value }
    set { limited.set(newValue) }
  }

  /// The lowest value; a larger maximum and value follow it.
  open var minimumValue: Double {
    get { limited.minimum }
    set { limited.setMinimum(newValue) }
  }

  /// The highest value; a smaller minimum and value follow it.
  open var maximumValue: Double {
    get { limited.maximum }
    set { limited.setMaximum(newValue) }
  }

  private var limited = LimitedValue<Double>(0, in: 0...100) {
    didSet { noteChange(of: "value", from: oldValue.value, to: limited.value) }
  }

  /// How far a step goes.
  open var stepValue: Double = 1

  /// Whether a step beyond one end goes on at the other.
  open var wraps = false

  /// Whether a finger that stays makes one step after the other (UC-13).
  open var autorepeat = true

  /// Whether valueChanged is sent for each of these steps, and not just once at the lift (UC-13).
  open var isContinuous = true

  private var startsAtPlus = false

  /// How many steps the finger made by staying, and the timer for the next one.
  private var repetitions = 0
  private var nextRepetition: VirtualClock.Timer?

  /// Whether the finger changed the value and no event was sent yet.
  private var hasNews = false

  /// How many repetitions come at the first, slower rate.
  private static let slowRepetitions = 10

  /// How many repetitions a finger makes at most, for scenarios that hold it for days.
  private static let mostRepetitions = 10_000

  private func isAtPlus(_ touch: UITouch) -> Bool { touch.location(in: self).x >= bounds.midX }

  override func trackingDidBegin(_ touch: UITouch) {
    startsAtPlus = isAtPlus(touch)
    repetitions = 0
    hasNews = false
    if autorepeat { repeatStep(after: configuration.stepperRepeatDelay) }
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    if repetitions == 0, isInside, isAtPlus(touch) == startsAtPlus { step() }
    return tellNews()
  }

  override func trackingDidEnd(isInside: Bool?) {
    nextRepetition?.invalidate()
    nextRepetition = nil
  }

  // MARK: Steps

  private func step() {
    let old = value
    let next = startsAtPlus ? value + stepValue : value - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { hasNews = true }
  }

  private func tellNews() -> [Event] {
    defer { hasNews = false }
    return hasNews ? [.valueChanged, .primaryActionTriggered] : []
  }

  /// Makes a step after a time, and further ones as long as the finger stays and the value changes.
  private func repeatStep(after delay: TimeInterval) {
    guard let application = UIApplication.current(for: self) else { return }
    let clock = application.clock
    nextRepetition = clock.schedule(at: clock.now + delay) { [weak self] in
      guard let self else { return }
      application.gestures.timer("autorepeat", of: self) { self.repetitionIsDue() }
    }
  }

  private func repetitionIsDue() {
    guard let touch = trackedTouch else { return }
    if isTouchInside, isAtPlus(touch) == startsAtPlus {
      repetitions += 1
      step()
      guard hasNews else { return }
      if isContinuous { send(tellNews(), touch.event) }
    }
    guard trackedTouch === touch, repetitions < Self.mostRepetitions else { return }
    let interval = configuration.stepperRepeatInterval
    repeatStep(after: repetitions < Self.slowRepetitions ? interval : interval / 2)
  }
}
