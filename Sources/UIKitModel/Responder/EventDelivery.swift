// SPDX-License-Identifier: Apache-2.0

import Trace

/// Delivers presses, motion and remote control to responders.
///
/// Delivery starts at the key window's first responder, or at the key window if there is none (RC-19). The model has no
/// focused item, which would come first. Recognizers that follow presses come before responders (OW-63).
@MainActor
enum EventDelivery {
  /// Sends an event from the application to the key window, or a press to the window where it began. Without a window
  /// the event is dropped.
  static func send(_ event: UIEvent, from application: UIApplication) {
    let window = (event as? UIPressesEvent)?.presses.first?.window ?? application.keyWindow
    if let window { return TouchDelivery.send(event, to: window) }
    drop(event.calls)
  }

  /// Sends an event from a window to its first responder, or to the window if there is none.
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
    for press in event.presses {
      PressRecognizers.follow(press, event, from: press.responder ?? first, in: window)
      // A recognizer took the press, so its end counts as cancelled.
      if press.phase == .ended, press.isTaken { press.phase = .cancelled }
    }
    // If the responder of a press is gone, no other responder gets the press.
    drop(event.calls(of: event.presses.filter { $0.responder == nil }))
    // A press goes to the responder it began with, even if another is first responder by now.
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
  /// Whether delivery starts at the first responder rather than at a place on the screen.
  final var isForResponders: Bool { type == .presses || type == .motion || type == .remoteControl }

  /// The calls that the event now causes.
  fileprivate final var calls: [EventCall] {
    if let event = self as? UIPressesEvent { return event.calls(of: event.presses) }
    return method.map { [EventCall($0, subtype, self)] } ?? []
  }
}

extension UIPressesEvent {
  /// The calls for the given presses, one for each phase that occurs.
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

/// A call of one of a responder's event methods. The same value is passed along the responder chain.
@MainActor
struct EventCall {
  /// The method that is called.
  typealias Method = ResponderMethod

  let method: Method
  let event: UIEvent?

  /// The touches; empty for other events.
  let touches: Set<UITouch>
  private let presses: Set<UIPress>
  private let subtype: UIEvent.EventSubtype

  /// A call about touches (TE-5).
  init(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    self.init(.touches(method.traced), event, touches: touches)
  }

  /// A call about presses.
  init(_ method: EventMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    self.init(.other(method), event, presses: presses)
  }

  /// A call about a motion or a command.
  init(_ method: EventMethod, _ subtype: UIEvent.EventSubtype, _ event: UIEvent?) {
    self.init(.other(method), event, subtype: subtype)
  }

  private init(
    _ method: Method, _ event: UIEvent?, touches: Set<UITouch> = [], presses: Set<UIPress> = [],
    subtype: UIEvent.EventSubtype = .none
  ) {
    self.method = method
    self.event = event
    self.touches = touches
    self.presses = presses
    self.subtype = subtype
  }

  /// The names of the presses, or of the motion or command.
  var what: String {
    subtype == .none ? presses.map(\.name).sorted().joined(separator: ", ") : subtype.name
  }

  /// Calls the method on a responder, overridden or not.
  func call(on responder: UIResponder) {
    let pressesEvent = event as? UIPressesEvent
    switch method {
    case .touches(.began): responder.touchesBegan(touches, with: event)
    case .touches(.moved): responder.touchesMoved(touches, with: event)
    case .touches(.ended): responder.touchesEnded(touches, with: event)
    case .touches(.cancelled): responder.touchesCancelled(touches, with: event)
    case .other(.pressesBegan): responder.pressesBegan(presses, with: pressesEvent)
    case .other(.pressesChanged): responder.pressesChanged(presses, with: pressesEvent)
    case .other(.pressesEnded): responder.pressesEnded(presses, with: pressesEvent)
    case .other(.pressesCancelled): responder.pressesCancelled(presses, with: pressesEvent)
    case .other(.motionBegan): responder.motionBegan(subtype, with: event)
    case .other(.motionEnded): responder.motionEnded(subtype, with: event)
    case .other(.motionCancelled): responder.motionCancelled(subtype, with: event)
    case .other(.remoteControlReceived): responder.remoteControlReceived(with: event)
    }
  }
}

/// One of the four touches methods (TE-5).
public enum TouchesMethod: Sendable, CaseIterable {
  /// `touchesBegan(_:with:)`
  case began
  /// `touchesMoved(_:with:)`
  case moved
  /// `touchesEnded(_:with:)`
  case ended
  /// `touchesCancelled(_:with:)`
  case cancelled

  /// Calls the method on a recognizer, overridden or not.
  @MainActor
  func call(on recognizer: UIGestureRecognizer, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch self {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    }
  }

  /// The method in a trace.
  var traced: TouchMethod {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  /// The phase that the method reports.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
