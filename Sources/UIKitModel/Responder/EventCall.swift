// SPDX-License-Identifier: Apache-2.0

import Trace

/// A call of a method by which a responder hears of touches or another event, which climbs the chain as it is.
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

  /// The presses, the motion or the command in words.
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
