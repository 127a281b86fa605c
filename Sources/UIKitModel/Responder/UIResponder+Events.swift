// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIResponder {
  /// The default implementation of a method for presses, motion or remote control: handle it if a scenario declares so,
  /// else pass it on (RC-19).
  final func forward(_ call: EventCall) {
    recording(call, in: UIResponder.self) {
      let isKept = declaration?.implements.contains {
        $0.method == call.method.rawValue && !$0.callsSuper
      }
      if isKept ?? false {
        TraceRecorder.current?.recordKept(by: self, call, TraceReason(.handledByResponder))
      } else {
        passOn(call)
      }
      declaration?.bodies[call.method.rawValue]?()
    }
  }

  private func passOn(_ call: EventCall) {
    guard let next else {
      TraceRecorder.current?.recordDropped(call, at: self, TraceReason(.chainEnded))
      return
    }
    // A responder that is passing a call on must not get it again: the chain leads back into itself.
    UIApplication.withCurrent(for: self as? UIView) { application in
      let isCycle =
        application.calls.events.contains(ObjectIdentifier(self))
        || application.calls.events.contains(ObjectIdentifier(next))
      guard !isCycle, next !== self else {
        application.recorder?.recordDropped(call, at: self, TraceReason(.chainCycle))
        return
      }
      application.recorder?.recordForwarded(from: self, call, to: next)
      application.calls.events.insert(ObjectIdentifier(self))
      next.receive(call)
      application.calls.events.remove(ObjectIdentifier(self))
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
