// SPDX-License-Identifier: Apache-2.0

/// Editable text that scrolls. A tap makes it first responder (RC-18).
@MainActor
open class UITextView: UIScrollView {
  /// The text shown.
  open var text: String?

  /// Whether the user can change the text, and so whether the view can become first responder by a tap.
  open var isEditable = true {
    didSet { enableTap() }
  }

  /// Whether the user can select text, for which the view becomes first responder as well.
  open var isSelectable = true {
    didSet { enableTap() }
  }

  private final let tap = UITextTapRecognizer()

  override func didInit() {
    super.didInit()
    tap.attach(to: self)
  }

  private func enableTap() { tap.isEnabled = canBecomeFirstResponder }

  /// Touches on text go no further, since iOS 11 whether it scrolls or not (SV-9).
  override var keepsTouches: Bool { configuration.textViewsKeepTouches || super.keepsTouches }

  override var unknownContentScrolls: ScrollAxes { .vertical }

  override class var bouncesVertically: Bool { true }

  /// Whether the view can become first responder: if its text can be edited or selected (RC-15).
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}
