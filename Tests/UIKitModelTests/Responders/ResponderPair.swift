// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// A view that answers as a test says.
@MainActor
final class ScriptedResponder: UIView {
  var canBecome = true
  var canResign = true
  var becomes: (() -> Bool)?
  var resigns: (() -> Bool)?

  override var canBecomeFirstResponder: Bool { canBecome }
  override var canResignFirstResponder: Bool { canResign }
  @discardableResult
  override func becomeFirstResponder() -> Bool { becomes?() ?? super.becomeFirstResponder() }
  @discardableResult
  override func resignFirstResponder() -> Bool { resigns?() ?? super.resignFirstResponder() }

  func superResign() -> Bool { super.resignFirstResponder() }
}

/// A screen with two views that can become first responder, `A` and `B`.
@MainActor
struct ResponderPair {
  let screen = Screen()
  let a: ScriptedResponder
  let b: ScriptedResponder

  init() {
    a = screen.add(ScriptedResponder(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "A")
    b = screen.add(ScriptedResponder(frame: CGRect(x: 0, y: 100, width: 50, height: 50)), "B")
  }

  /// The log of what a block does, which must return what is expected.
  func log(expecting result: Bool, _ body: () -> Bool) -> String {
    log { #expect(body() == result) }
  }

  func log(_ body: () -> Void) -> String {
    screen.simulator.trace(name: "first responder") { _ in body() }.responderLog
  }
}
