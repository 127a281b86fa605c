// SPDX-License-Identifier: Apache-2.0

/// The tap by which a text view becomes first responder (RC-18).
///
/// A recognizer and no touches method, so a tap on an ancestor, such as one that dismisses the keyboard, does not
/// come in the way: the deeper recognizer wins (GR-3). The view's touches go on.
final class UITextTapRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    cancelsTouchesInView = false
  }

  /// Lets a tap on the view make it first responder.
  func attach(to view: UIView) {
    view.addGestureRecognizer(self)
    view.implement("oneFingerTap:") { [weak view] _, _ in _ = view?.becomeFirstResponder() }
    addTarget(view, action: "oneFingerTap:")
  }
}
