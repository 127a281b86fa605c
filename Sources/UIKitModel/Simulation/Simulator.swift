// SPDX-License-Identifier: Apache-2.0

public import Foundation
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
/// Windows and scenes belong to the simulator in whose ``run(_:)`` they are created. Several simulators know nothing of
/// each other.
@MainActor
public final class Simulator {
  /// The application that gets the events.
  public let application: UIApplication

  private let dispatcher: TouchDispatcher
  private let pointer: HoverDispatcher

  /// Creates a simulator of an application.
  public init(_ application: UIApplication = UIApplication()) {
    self.application = application
    dispatcher = TouchDispatcher(application)
    pointer = HoverDispatcher(application)
  }

  /// Delivers what fingers did. Samples come in the order of time; those of one time belong to one event.
  ///
  /// A second sample of the same finger starts an event of its own: a touch is in one phase at a time (TE-2). Samples
  /// that code sends while something is being delivered follow when it is over.
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

  /// Taps: a finger goes down now and is lifted after a time.
  ///
  /// - Parameters:
  ///   - location: Where, on the screen, in points.
  ///   - duration: How long the finger stays, in seconds.
  ///   - finger: The finger's name.
  public func tap(at location: CGPoint, duration: TimeInterval = 0.05, finger: String = "finger") {
    let now = application.clock.now
    send([
      TouchInput(finger: finger, phase: .began, location: location, time: now),
      TouchInput(finger: finger, phase: .ended, location: location, time: now + duration),
    ])
  }

  /// Moves the pointer without a button pressed: hover recognizers of the view under it hear of it.
  ///
  /// - Parameter location: Where, on the screen, in points; nil when the pointer leaves the screen.
  public func hover(at location: CGPoint?) {
    turn { [pointer] in
      guard let recorder = TraceRecorder.current else { return pointer.hover(at: location) }
      let detail = location.map { "\(Double(traced: $0.x)), \(Double(traced: $0.y))" } ?? ""
      recorder.input(InputReceived(input: .hover, object: nil, detail: detail), on: nil) {
        pointer.hover(at: location)
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
      recorder.input(InputReceived(input: .interruption, object: nil, detail: cause), on: nil) {
        dispatcher.interrupt(at: now)
        return nil
      }
    }
  }

  /// Lets pass the time that recognizers wait for, up to a minute: until no timer of theirs runs.
  public func finish() {
    run {
      let last = application.clock.now + 60
      while application.gestures.waitsForTimers,
        application.clock.advanceToNextTimer(within: last - application.clock.now)
      {}
    }
  }

  /// Runs code of the app, with the simulator's application as ``UIApplication/shared``: what builds the screen, or does
  /// something to it between touches.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try application.run(body)
  }

  /// Runs a body at once, or after what is being delivered.
  private func turn(_ body: @escaping () -> Void) {
    application.gestures.turns.next { self.run(body) }
  }

  /// Records what happens in a block, the screen as it stands before it included.
  ///
  /// - Parameters:
  ///   - name: A short name for files and links.
  ///   - withTapMap: Whether to add what gets a tap where, for which overrides of hit testing are asked.
  ///   - body: What is done to the screen.
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
