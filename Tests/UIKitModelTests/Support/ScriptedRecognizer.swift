// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// A recognizer that sets the states that a test says, one for each phase that it hears of.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
  typealias Script = [UITouch.Phase: State]

  private let script: Script
  private(set) var resets = 0

  /// Touches that it takes out of its gesture as they begin.
  var ignoresTouches = false

  /// What it prevents, and what prevents it; nil for the default.
  var prevents: ((UIGestureRecognizer) -> Bool)?
  var isPreventedBy: ((UIGestureRecognizer) -> Bool)?

  init(_ name: String, on view: UIView? = nil, _ script: Script) {
    self.script = script
    super.init()
    traceIdentifier = name
    addTarget(Target.shared, action: "handle")
    view?.addGestureRecognizer(self)
  }

  /// A gesture that recognizes when its touch is lifted.
  static func discrete(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    ScriptedRecognizer(name, on: view, [.ended: .recognized, .cancelled: .failed])
  }

  /// A gesture that begins with the first move.
  static func continuous(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    ScriptedRecognizer(name, on: view, [.moved: .began, .ended: .ended, .cancelled: .cancelled])
  }

  /// A gesture that fails when its touch is lifted.
  static func failing(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    ScriptedRecognizer(name, on: view, [.ended: .failed])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if ignoresTouches { for touch in touches { ignore(touch, for: event) } } else { follow(.began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(.moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(.ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    follow(.cancelled)
  }

  override func reset() {
    super.reset()
    resets += 1
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    prevents?(preventedGestureRecognizer) ?? super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventedBy?(preventingGestureRecognizer) ?? super.canBePrevented(by: preventingGestureRecognizer)
  }

  private func follow(_ phase: UITouch.Phase) {
    guard let next = script[phase] else { return }
    state = next == .began && (state == .began || state == .changed) ? .changed : next
  }

  /// A target that does nothing.
  final class Target: ActionReceiver {
    static let shared = Target()
    func responds(to action: String) -> Bool { true }
    func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
  }
}

/// A delegate that answers as a test says; what it is not told it does not implement.
@MainActor
final class ScriptedDelegate: UIGestureRecognizerDelegate {
  var receivesEvent: ((UIGestureRecognizer) -> Bool)?
  var receivesTouch: ((UITouch) -> Bool)?
  var begins: ((UIGestureRecognizer) -> Bool)?
  var isSimultaneous: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var requiresFailure: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var isRequiredToFail: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receivesEvent?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receivesTouch?(touch) ?? true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requiresFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
  }
}
