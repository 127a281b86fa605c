// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// A view that logs the calls that it gets, and forwards them or not.
@MainActor
final class ListeningView: UIView {
  var passesOn = true
  var heard: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses, event)
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses, event)
    if passesOn { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses, event)
    if passesOn { super.pressesCancelled(presses, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("\(motion) \(event?.type == .motion)")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    heard.append("\(event?.subtype ?? .none)")
    if passesOn { super.remoteControlReceived(with: event) }
  }

  private func note(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    expectEqual(event?.allPresses, presses)
    for press in presses {
      heard.append(
        "\(phase) \(press.type) \(press.phase) \(press.timestamp) \(press.key?.characters ?? "-")")
    }
  }
}

/// A screen with `Inner` in `Outer`, where `Inner` is first responder.
@MainActor
struct EventScreen {
  let screen = Screen()
  let outer: UIView
  let inner: ListeningView

  init() {
    outer = screen.add("Outer", 0, 0, 100, 100)
    inner = screen.add(ListeningView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Inner", to: outer)
    inner.becomeFirstResponder()
  }

  func log(_ body: (Simulator) -> Void) -> String {
    screen.simulator.trace(name: "event", body).responderLog
  }
}
