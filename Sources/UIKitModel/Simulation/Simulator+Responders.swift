// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// What is done to the application other than by fingers on the screen.
extension Simulator {
  /// Presses a button of a remote or a controller, and releases it after a time (TE-4).
  ///
  /// - Parameters:
  ///   - type: Which button.
  ///   - duration: How long it is down, in seconds.
  ///   - cancelled: Whether the system takes the press away instead of the button being released.
  public func press(_ type: UIPress.PressType, duration: TimeInterval = 0.05, cancelled: Bool = false) {
    press(UIPress(type, timestamp: application.clock.now), duration, cancelled)
  }

  /// Presses a key of a keyboard, and releases it after a time (TE-4).
  ///
  /// - Parameters:
  ///   - key: The text that the key stands for.
  ///   - duration: How long it is down, in seconds.
  ///   - cancelled: Whether the system takes the press away instead of the key being released.
  public func press(key: String, duration: TimeInterval = 0.05, cancelled: Bool = false) {
    let press = UIPress(.keyboard, key: UIKey(characters: key), timestamp: application.clock.now)
    self.press(press, duration, cancelled)
  }

  private func press(_ press: UIPress, _ duration: TimeInterval, _ cancelled: Bool) {
    let start = application.clock.now
    let event = UIPressesEvent([press], timestamp: start)
    input(.press, "\(press.name) began") { TouchDelivery.send(event, to: application) }
    application.clock.advance(to: start + duration)
    press.phase = cancelled ? .cancelled : .ended
    press.timestamp = application.clock.now
    event.timestamp = application.clock.now
    input(.press, "\(press.name) \(cancelled ? "cancelled" : "ended")") {
      TouchDelivery.send(event, to: application)
    }
  }

  /// Shakes the device (RC-19): the motion begins and ends, or is broken off.
  public func shake(cancelled: Bool = false) {
    let event = UIEvent(type: .motion, timestamp: application.clock.now)
    event.subtype = .motionShake
    input(.motion, cancelled ? "shake cancelled" : "shake") {
      event.method = .motionBegan
      TouchDelivery.send(event, to: application)
      event.method = cancelled ? .motionCancelled : .motionEnded
      TouchDelivery.send(event, to: application)
    }
  }

  /// Gives a command of a headset or the control centre (RC-19).
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    precondition(subtype.isRemoteControl, "Simulator.remoteControl: \(subtype) is no remote-control command")
    let event = UIEvent(type: .remoteControl, timestamp: application.clock.now)
    event.subtype = subtype
    event.method = .remoteControlReceived
    input(.remoteControl, subtype.name) { TouchDelivery.send(event, to: application) }
  }

  /// Gives a menu or key command: an action without a target and a sender (UC-16, UC-17).
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func command(_ action: String) -> Bool {
    run {
      let send = { [application] () -> Bool? in application.sendAction(action, to: nil, from: nil, for: nil) }
      guard let recorder = TraceRecorder.current else { return send() ?? false }
      return recorder.input(InputReceived(input: .command, object: nil, detail: action), on: nil, send)
        ?? false
    }
  }

  /// Lets the edit menu ask which of some actions it can show: those that any responder from the first responder on
  /// performs (RC-21).
  ///
  /// - Returns: The actions that it shows.
  @discardableResult
  public func menu(_ actions: [String]) -> [String] {
    input(.menu, actions.joined(separator: ", ")) {
      actions.filter { action in
        ActionSearch(action: action, sender: nil, firstResponder: application.keyWindow?.firstResponder)
          .run { $0 != nil }
      }
    }
  }

  private func input<Result>(_ input: InputKind, _ detail: String, _ body: () -> Result) -> Result {
    run {
      TraceRecorder.within({ _ in .inputReceived(.init(input: input, object: nil, detail: detail)) }, body)
    }
  }
}
