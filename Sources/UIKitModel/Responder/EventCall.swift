// SPDX-License-Identifier: Apache-2.0

/// One of the methods by which a responder hears of presses, motion and remote control (TE-4, RC-19).
enum EventMethod: String, CaseIterable {
  case pressesBegan
  case pressesChanged
  case pressesEnded
  case pressesCancelled
  case motionBegan
  case motionEnded
  case motionCancelled
  case remoteControlReceived
}

/// A call of such a method, which climbs the chain as it is.
@MainActor
struct EventCall {
  let method: EventMethod
  let event: UIEvent?
  private let presses: Set<UIPress>
  private let subtype: UIEvent.EventSubtype

  /// A call about presses.
  init(_ method: EventMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    self.method = method
    self.event = event
    self.presses = presses
    subtype = .none
  }

  /// A call about a motion or a command.
  init(_ method: EventMethod, _ subtype: UIEvent.EventSubtype, _ event: UIEvent?) {
    self.method = method
    self.event = event
    presses = []
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
    case .pressesBegan: responder.pressesBegan(presses, with: pressesEvent)
    case .pressesChanged: responder.pressesChanged(presses, with: pressesEvent)
    case .pressesEnded: responder.pressesEnded(presses, with: pressesEvent)
    case .pressesCancelled: responder.pressesCancelled(presses, with: pressesEvent)
    case .motionBegan: responder.motionBegan(subtype, with: event)
    case .motionEnded: responder.motionEnded(subtype, with: event)
    case .motionCancelled: responder.motionCancelled(subtype, with: event)
    case .remoteControlReceived: responder.remoteControlReceived(with: event)
    }
  }
}
