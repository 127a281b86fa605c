// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIResponder {
  /// The default implementation of a touches method: handle it if a scenario declares so, else pass it on (RC-9).
  final func forward(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    recordingTouches(method, touches, in: UIResponder.self) {
      if let declared = declaration?.implements.first(where: { $0.method == method.rawValue }),
        !declared.callsSuper
      {
        keep(method, TraceReason(.handledByResponder))
      } else {
        passOn(method, touches, event)
      }
      declaration?.bodies[method.rawValue]?()
    }
  }

  /// Keeps a call instead of passing it on, as controls and scroll views do (RC-12). The body is what the class itself
  /// does with the touches; a declared method that does not call super leaves it out (RC-10).
  final func swallow(
    _ method: TouchesMethod, _ touches: Set<UITouch>, _ code: TraceReason.Code, in level: AnyClass,
    _ body: () -> Void = {}
  ) {
    recordingTouches(method, touches, in: level) {
      let isDeclared =
        declaration?.implements.contains { $0.method == method.rawValue && !$0.callsSuper } ?? false
      if !isDeclared { body() }
      keep(method, TraceReason(isDeclared ? .handledByResponder : code))
      declaration?.bodies[method.rawValue]?()
    }
  }

  private func keep(_ method: TouchesMethod, _ reason: TraceReason) {
    TraceRecorder.current?.recordKept(by: self, method, reason)
  }

  private func passOn(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let next else {
      TraceRecorder.current?.recordDropped(touches, method, at: self, TraceReason(.chainEnded))
      return
    }
    // A responder that is passing a call on must not get it again: the chain leads back into itself.
    UIApplication.withCurrent(for: self as? UIView) { application in
      let isCycle = [self, next].contains {
        application.calls.touches.contains(
          .init(responder: ObjectIdentifier($0), method: method, touches: touches))
      }
      guard !isCycle, next !== self else {
        application.recorder?.recordDropped(touches, method, at: self, TraceReason(.chainCycle))
        return
      }
      application.recorder?.recordForwarded(from: self, method, to: next)
      let call = CallsUnderWay.Touches(responder: ObjectIdentifier(self), method: method, touches: touches)
      application.calls.touches.insert(call)
      next.receive(method, touches, event)
      application.calls.touches.remove(call)
    }
  }

  /// Calls a touches method on the responder and records the call, whatever the method does.
  final func receive(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    recordingTouches(method, touches, in: nil) {
      method.call(on: self, touches, event)
    }
  }

  private func recordingTouches(
    _ method: TouchesMethod, _ touches: Set<UITouch>, in level: AnyClass?, _ body: () -> Void
  ) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.touches(method, on: self, touches, in: level, body)
  }
}
