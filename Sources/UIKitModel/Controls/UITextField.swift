// SPDX-License-Identifier: Apache-2.0

/// A control for one line of text. A tap makes it first responder (RC-18).
///
/// It has no veto (GR-42), but a tap recognizer of its own, so that a superview's tap, such as one that
/// dismisses the keyboard, does not come in the way: the deeper recognizer wins (GR-3). A longer touch that
/// is lifted inside makes it first responder too.
@MainActor
open class UITextField: UIControl {
  /// The text. Setting it sends nothing (UC-12).
  open var text: String? = "" {
    didSet { noteChange(of: "text", from: oldValue, to: text) }
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Whether the text is being edited: the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  private final let tap = UITextTapRecognizer()

  override func didInit() {
    super.didInit()
    tap.attach(to: self)
  }

  /// Whether the field acts on touches.
  open override var isEnabled: Bool {
    didSet { tap.isEnabled = isEnabled }
  }

  // MARK: First responder

  /// Yes, unless the field is disabled.
  open override var canBecomeFirstResponder: Bool { declaration?.canBecomeFirstResponder ?? isEnabled }

  override func trackingDidEnd(isInside: Bool?) {
    if isInside == true { becomeFirstResponder() }
  }

  override func didBecomeFirstResponder() {
    send([.editingDidBegin], nil)
  }

  override func didResignFirstResponder() {
    send([.editingDidEnd], nil)
  }

  // MARK: Typing

  /// Types at the end of the text, which sends editingChanged. A line feed is the return key: it sends
  /// primaryActionTriggered and editingDidEndOnExit, and the field resigns if somebody is registered for the
  /// latter.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pressReturn() }
      guard !part.isEmpty else { continue }
      self.text = (self.text ?? "") + part
      send([.editingChanged], nil)
    }
  }

  /// Deletes the last character, which sends editingChanged.
  open func deleteBackward() {
    guard var text, !text.isEmpty else { return }
    text.removeLast()
    self.text = text
    send([.editingChanged], nil)
  }

  private func pressReturn() {
    send([.primaryActionTriggered, .editingDidEndOnExit], nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
