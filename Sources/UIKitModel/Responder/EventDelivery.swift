// SPDX-License-Identifier: Apache-2.0

import Trace

/// From `sendEvent` to the methods for presses, motion and remote control.
///
/// They begin at the first responder of the key window, and without one at the key window itself (RC-19). The model has
/// no focus, so no focused item comes before, and no recognizers for presses.
@MainActor
enum EventDelivery {
  /// Passes an event on from the application to the key window, a press to the window that it began in; without one
  /// nobody gets it.
  static func send(_ event: UIEvent, from application: UIApplication) {
    let window = (event as? UIPressesEvent)?.presses.first?.window ?? application.keyWindow
    if let window { return TouchDelivery.send(event, to: window) }
    drop(event.calls)
  }

  /// Passes an event on from a window to its first responder, else to the window itself.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let first = window.firstResponder ?? window
    guard let event = event as? UIPressesEvent else {
      for call in event.calls { first.receive(call) }
      return
    }
    for press in event.presses where press.phase == .began {
      press.responder = first
      press.window = window
    }
    // A responder that is gone gets nothing more, and no other responder gets it instead.
    drop(event.calls(of: event.presses.filter { $0.responder == nil }))
    // A press goes to the responder that it began with, whoever is first responder when it ends.
    var receivers: [UIResponder] = []
    for responder in event.presses.compactMap(\.responder)
    where !receivers.contains(where: { $0 === responder }) {
      receivers.append(responder)
    }
    for receiver in receivers {
      for call in event.calls(of: event.presses.filter { $0.responder === receiver }) {
        receiver.receive(call)
      }
    }
  }

  private static func drop(_ calls: [EventCall]) {
    for call in calls { TraceRecorder.current?.recordDropped(call, at: nil, TraceReason(.noFirstResponder)) }
  }
}

extension UIEvent {
  /// Whether the event is delivered by the first responder and not by where it is on the screen.
  final var isForResponders: Bool { type == .presses || type == .motion || type == .remoteControl }

  /// The calls that the event makes as it is just now.
  fileprivate final var calls: [EventCall] {
    if let event = self as? UIPressesEvent { return event.calls(of: event.presses) }
    return method.map { [EventCall($0, subtype, self)] } ?? []
  }
}

extension UIPressesEvent {
  /// The calls for some of the presses, one for each phase.
  fileprivate final func calls(of presses: [UIPress]) -> [EventCall] {
    let methods: [(UIPress.Phase, EventMethod)] = [
      (.began, .pressesBegan), (.changed, .pressesChanged), (.ended, .pressesEnded),
      (.cancelled, .pressesCancelled),
    ]
    return methods.compactMap { phase, method in
      let those = Set(presses.filter { $0.phase == phase })
      return those.isEmpty ? nil : EventCall(method, those, self)
    }
  }
}
