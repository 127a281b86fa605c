// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIResponder {
  /// What UIResponder does in a method for touches, presses, motion or remote control: handle it if a scenario declares
  /// so, else pass it on (RC-9, RC-19).
  final func forward(_ call: EventCall) {
    recording(call, in: UIResponder.self) {
      if isDeclaredToKeep(call) {
        TraceRecorder.current?.recordKept(by: self, call, TraceReason(.handledByResponder))
      } else {
        passOn(call)
      }
      declaration?.bodies[call.method.rawValue]?()
    }
  }

  /// Keeps a call instead of passing it on, as controls and scroll views do (RC-12). The body is what the class itself
  /// does with the touches; a declared method that does not call super leaves it out (RC-10).
  final func swallow(
    _ call: EventCall, _ code: TraceReason.Code, in level: AnyClass, _ body: () -> Void = {}
  ) {
    recording(call, in: level) {
      let isDeclared = isDeclaredToKeep(call)
      if !isDeclared { body() }
      let reason = TraceReason(isDeclared ? .handledByResponder : code)
      TraceRecorder.current?.recordKept(by: self, call, reason)
      declaration?.bodies[call.method.rawValue]?()
    }
  }

  private func isDeclaredToKeep(_ call: EventCall) -> Bool {
    declaration?.implements.contains { $0.method == call.method && !$0.callsSuper } ?? false
  }

  private func passOn(_ call: EventCall) {
    guard let next else {
      TraceRecorder.current?.recordDropped(call, at: self, TraceReason(.chainEnded))
      return
    }
    // A responder that is passing a call on must not get it again: the chain leads back into itself.
    UIApplication.withCurrent(for: self as? UIView) { application in
      let passed = CallsUnderWay.Passed(call, by: self)
      let isCycle = !application.calls.passed.isDisjoint(with: [passed, .init(call, by: next)])
      guard !isCycle, next !== self else {
        application.recorder?.recordDropped(call, at: self, TraceReason(.chainCycle))
        return
      }
      application.recorder?.recordForwarded(from: self, call, to: next)
      application.calls.passed.insert(passed)
      next.receive(call)
      application.calls.passed.remove(passed)
    }
  }

  /// Calls the method on the responder and records the call, whatever the method does.
  final func receive(_ call: EventCall) {
    recording(call, in: nil) { call.call(on: self) }
  }

  private func recording(_ call: EventCall, in level: AnyClass?, _ body: () -> Void) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.event(call, on: self, in: level, body)
  }
}
