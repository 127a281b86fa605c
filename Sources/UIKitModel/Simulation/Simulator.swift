// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
public import Trace

/// Puts fingers on the screen of an application.
///
/// ```swift
/// let application = UIApplication(screenSize: CGSize(width: 320, height: 568))
/// let simulator = Simulator(application)
/// simulator.run {
///   let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
///   window.makeKeyAndVisible()
/// }
/// let trace = simulator.trace(name: "one tap") { $0.tap(at: CGPoint(x: 160, y: 200)) }
/// ```
///
/// Windows and scenes belong to the simulator in whose ``run(_:)`` they are created. Simulators are independent of each
/// other.
@MainActor
public final class Simulator {
  /// The application that gets the events.
  public let application: UIApplication

  private let dispatcher: TouchDispatcher
  private let pointer: HoverDispatcher
  private let trackpad: TrackpadDispatcher

  /// Creates a simulator of an application.
  public init(_ application: UIApplication = UIApplication()) {
    self.application = application
    dispatcher = TouchDispatcher(application)
    pointer = HoverDispatcher(application)
    trackpad = TrackpadDispatcher(application)
  }

  /// Delivers samples of fingers, which must be in the order of time. Samples with the same time form one event.
  ///
  /// A second sample of the same finger starts a new event, since a touch has one phase per event (TE-2). Samples that
  /// code sends during a delivery wait until it is over.
  public func send(_ inputs: [TouchInput]) {
    var together: [TouchInput] = []
    func deliver() {
      let inputs = together
      together = []
      guard let first = inputs.first else { return }
      turn { [application, dispatcher] in
        application.clock.advance(to: first.time)
        dispatcher.deliver(inputs)
      }
    }
    for input in inputs {
      let isTogether = together.allSatisfy { $0.time == input.time && $0.finger != input.finger }
      if !isTogether { deliver() }
      together.append(input)
    }
    deliver()
  }

  /// Taps: puts a finger down now and lifts it after a time.
  ///
  /// - Parameters:
  ///   - location: The position on the screen, in points.
  ///   - duration: How long the finger stays, in seconds.
  ///   - finger: The finger's name.
  public func tap(at location: CGPoint, duration: TimeInterval = 0.05, finger: String = "finger") {
    let now = application.clock.now
    send([
      TouchInput(finger: finger, phase: .began, location: location, time: now),
      TouchInput(finger: finger, phase: .ended, location: location, time: now + duration),
    ])
  }

  /// Moves the pointer, without a button pressed, which drives the hover recognizers of the view under it.
  ///
  /// - Parameters:
  ///   - location: The position on the screen, in points; nil when the pointer leaves the screen.
  ///   - zOffset: How far a Pencil is from the screen, from 0 to 1; nil for a pointer (OW-65).
  public func hover(at location: CGPoint?, zOffset: CGFloat? = nil) {
    turn { [pointer] in
      guard let recorder = TraceRecorder.current else {
        return pointer.hover(at: location, zOffset: zOffset)
      }
      var record = InputReceived(input: .hover)
      record.location = location.map(TracePoint.init)
      recorder.input(record, on: nil) {
        pointer.hover(at: location, zOffset: zOffset)
        return nil
      }
    }
  }

  /// Scrolls with a trackpad or wheel, without a touch: pans that follow such scrolls receive it (OW-62).
  public func scroll(_ input: ScrollInput) {
    turn { [trackpad] in
      guard let recorder = TraceRecorder.current else { return trackpad.deliver(input) }
      var record = InputReceived(input: .scroll, phase: input.phase.traced)
      if input.phase == .moved {
        record.movement = TracePoint(input.movement)
      } else {
        record.location = TracePoint(input.location)
      }
      recorder.input(record, on: nil) {
        trackpad.deliver(input)
        return nil
      }
    }
  }

  /// Pinches or rotates two fingers on a trackpad, without a touch: pinches and rotations receive it. An app that does
  /// not support indirect input gets two touches instead (OW-62).
  public func transform(_ input: TransformInput) {
    guard application.configuration.supportsIndirectInputEvents else {
      return send(input.touches(at: application.clock.now))
    }
    turn { [trackpad] in
      guard let recorder = TraceRecorder.current else { return trackpad.deliver(input) }
      var record = InputReceived(input: .transform, phase: input.phase.traced)
      if input.phase == .moved {
        (record.scale, record.rotation) = (Double(traced: input.scale), Double(traced: input.rotation))
      } else {
        record.location = TracePoint(input.location)
      }
      recorder.input(record, on: nil) {
        trackpad.deliver(input)
        return nil
      }
    }
  }

  /// Interrupts all touches, as a call, an alert or the app's resigning active does: their views and recognizers get
  /// `touchesCancelled` (TE-14).
  ///
  /// - Parameter cause: What interrupts, for the trace.
  public func interrupt(by cause: String = "interruption") {
    turn { [application, dispatcher] in
      let now = application.clock.now
      guard let recorder = TraceRecorder.current else { return dispatcher.interrupt(at: now) }
      recorder.input(InputReceived(input: .interruption, what: cause), on: nil) {
        dispatcher.interrupt(at: now)
        return nil
      }
    }
  }

  /// Advances the clock, by up to a minute, until no recognizer has a running timer and no content moves.
  public func finish() {
    run {
      let last = application.clock.now + 60
      while application.gestures.waitsForTimers || application.hasMovingContent,
        application.clock.advanceToNextTimer(within: last - application.clock.now)
      {}
    }
  }

  /// Runs code of the app with the simulator's application as ``UIApplication/shared``. Use it for code that builds the
  /// screen or changes it between touches. Throws what the code throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try application.run(body)
  }

  /// Runs a closure at once, or after the running delivery.
  private func turn(_ body: @escaping () -> Void) {
    application.gestures.turns.next { self.run(body) }
  }

  /// Records what happens in a closure, starting with a snapshot of the screen.
  ///
  /// - Parameters:
  ///   - name: A short name for files and links.
  ///   - withTapMap: Whether to add tap maps, which call overrides of hit testing for many points.
  ///   - body: What to do with the simulator; ``finish()`` is called at the end.
  /// - Returns: The trace.
  public func trace(name: String, withTapMap: Bool = false, _ body: (Simulator) -> Void) -> TouchTrace {
    run {
      let recorder = TraceRecorder(application, header: TraceHeader(name: name))
      if withTapMap { recorder.recordTapMaps() }
      recorder.record {
        body(self)
        finish()
      }
      return recorder.trace
    }
  }
}

extension Simulator {
  /// Moves the clock to a time, in seconds, and runs what falls due on the way.
  package func advance(to time: TimeInterval) {
    run { application.clock.advance(to: time) }
  }

  /// Schedules code that inspects the application, after everything due at a time has happened. It must change nothing.
  package func look(at time: TimeInterval, _ look: @escaping @MainActor () -> Void) {
    application.clock.look(at: time, look)
  }

  /// Runs an app's code between touches, and records the call.
  ///
  /// - Parameters:
  ///   - call: The method, or the property that it sets.
  ///   - object: The receiver, if it is one object.
  ///   - body: The code; returns the method's answer, or nil if it has none.
  package func codeRuns(_ call: CodeCall, on object: AnyObject?, _ body: () -> Bool?) {
    run {
      if let recorder = TraceRecorder.current {
        recorder.input(call.record, on: object, body)
      } else {
        _ = body()
      }
    }
  }

  /// What an app's code does.
  package enum CodeCall {
    /// It calls a method, with an argument as text.
    case method(String, argument: String = "")

    /// It sets a property to a value, as a scenario file writes it on one line.
    case set(property: String, value: String)

    fileprivate var record: InputReceived {
      switch self {
      case .method(let name, let argument):
        return InputReceived(input: .method(name), what: argument)
      case .set(let property, let value):
        var record = InputReceived(input: .set)
        (record.property, record.value) = (property, value)
        return record
      }
    }
  }
}

// Input other than fingers on the screen.
extension Simulator {
  /// Presses a button of a remote or controller and releases it after a time (TE-4).
  ///
  /// - Parameters:
  ///   - type: The button.
  ///   - duration: How long it is down, in seconds.
  ///   - cancelled: Whether the system cancels the press, instead of the button being released.
  public func press(_ type: UIPress.PressType, duration: TimeInterval = 0.05, cancelled: Bool = false) {
    press(UIPress(type, timestamp: application.clock.now), duration, cancelled)
  }

  /// Presses a key of a keyboard and releases it after a time (TE-4).
  ///
  /// - Parameters:
  ///   - key: The text that the key types.
  ///   - modifierFlags: The modifier keys that are held down. A key command of the responder chain takes precedence
  ///     (OW-64).
  ///   - duration: How long it is down, in seconds.
  ///   - cancelled: Whether the system cancels the press, instead of the key being released.
  public func press(
    key: String, modifierFlags: UIKeyModifierFlags = [], duration: TimeInterval = 0.05,
    cancelled: Bool = false
  ) {
    let key = UIKey(characters: key, modifierFlags: modifierFlags)
    let press = UIPress(.keyboard, key: key, timestamp: application.clock.now)
    var record = InputReceived(input: .press, what: press.name, phase: .began)
    record.modifiers = modifierFlags.names
    let isCommand = input(record) {
      let isCommand = KeyCommands.run(key, in: application)
      if !isCommand {
        let text = application.keyWindow?.firstResponder as? UITextField
        begin(press)
        if let text, text.isFirstResponder { text.type(key) }
      }
      return isCommand
    }
    if isCommand {
      application.clock.advance(to: application.clock.now + duration)
    } else {
      end(press, duration, cancelled)
    }
  }

  private func press(_ press: UIPress, _ duration: TimeInterval, _ cancelled: Bool) {
    input(InputReceived(input: .press, what: press.name, phase: .began)) { begin(press) }
    end(press, duration, cancelled)
  }

  private func begin(_ press: UIPress) {
    let event = UIPressesEvent([press], timestamp: application.clock.now)
    TouchDelivery.send(event, to: application)
  }

  private func end(_ press: UIPress, _ duration: TimeInterval, _ cancelled: Bool) {
    application.clock.advance(to: application.clock.now + duration)
    press.phase = cancelled ? .cancelled : .ended
    press.timestamp = application.clock.now
    let event = UIPressesEvent([press], timestamp: application.clock.now)
    input(InputReceived(input: .press, what: press.name, phase: cancelled ? .cancelled : .ended)) {
      TouchDelivery.send(event, to: application)
    }
  }

  /// Shakes the device (RC-19): the motion begins, and ends or is cancelled.
  public func shake(cancelled: Bool = false) {
    let event = UIEvent(type: .motion, timestamp: application.clock.now)
    event.subtype = .motionShake
    input(InputReceived(input: .motion, what: "shake", phase: cancelled ? .cancelled : nil)) {
      event.method = .motionBegan
      TouchDelivery.send(event, to: application)
      event.method = cancelled ? .motionCancelled : .motionEnded
      TouchDelivery.send(event, to: application)
    }
  }

  /// Sends a command of a headset or the Control Centre (RC-19). Stops the program for another subtype.
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    precondition(subtype.isRemoteControl, "Simulator.remoteControl: \(subtype) is no remote-control command")
    let event = UIEvent(type: .remoteControl, timestamp: application.clock.now)
    event.subtype = subtype
    event.method = .remoteControlReceived
    input(InputReceived(input: .remoteControl, what: subtype.name)) {
      TouchDelivery.send(event, to: application)
    }
  }

  /// Taps the status bar, which scrolls the only eligible scroll view to its top (OW-31).
  public func tapStatusBar() {
    run {
      let bar = StatusBar(application)
      guard let recorder = TraceRecorder.current else {
        application.moveContent()
        return bar.tap(at: bar.middle)
      }
      let reason = bar.reason(forTapAt: bar.middle)
      recorder.input(
        InputReceived(input: .statusBar, what: "tap", reason: reason), on: nil
      ) {
        application.moveContent()
        bar.tap(at: bar.middle)
        return nil
      }
    }
  }

  /// Sends a menu or key command: an action without target and sender (UC-16, UC-17).
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func command(_ action: String) -> Bool {
    run {
      let send = { [application] () -> Bool? in application.sendAction(action, to: nil, from: nil, for: nil) }
      guard let recorder = TraceRecorder.current else { return send() ?? false }
      return recorder.input(InputReceived(input: .command, what: action), on: nil, send)
        ?? false
    }
  }

  /// Asks, as the edit menu does, which actions a responder in the first responder's chain performs (RC-21).
  ///
  /// - Returns: The actions that it shows.
  @discardableResult
  public func menu(_ actions: [String]) -> [String] {
    input(InputReceived(input: .menu, what: actions.joined(separator: ", "))) {
      actions.filter { action in
        ActionSearch(action: action, sender: nil, firstResponder: application.keyWindow?.firstResponder)
          .run { $0 != nil }
      }
    }
  }

  private func input<Result>(_ record: InputReceived, _ body: () -> Result) -> Result {
    run { TraceRecorder.within({ _ in .inputReceived(record) }, body) }
  }
}

/// What the screen reports about one finger at one moment.
public struct TouchInput: Hashable, Sendable {
  /// The finger's name, the same from touch-down to lift.
  public var finger: String

  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase

  /// The position on the screen, in points.
  public var location: CGPoint

  /// The time, in seconds of virtual time.
  public var time: TimeInterval

  /// What makes the touch; only its value at touch-down matters (OW-60, OW-61).
  public var source: TouchSource

  /// Creates a sample.
  public init(
    finger: String = "finger", phase: UITouch.Phase, location: CGPoint, time: TimeInterval,
    source: TouchSource = TouchSource()
  ) {
    self.finger = finger
    self.source = source
    self.phase = phase
    self.location = location
    self.time = time
  }
}
