// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The recognizers of a text view: single tap, double tap and long press (OW-50). Selection handles and force are not
/// part of the model.
@MainActor
final class TextRecognizers {
  let tap = UITextTapRecognizer()
  private let multiTap = UITextMultiTapRecognizer()
  private let loupe = UIVariableDelayLoupeGesture()
  private var link: TextLinkTapRecognizer?

  /// Those that every text has, in the order in which they are added.
  private var common: [UIGestureRecognizer] { [loupe, multiTap, tap] }

  private var all: [UIGestureRecognizer] { common + (link.map { [$0] } ?? []) }

  /// Whether they receive touches; the tap on links, also only if links react.
  func enable(_ areEnabled: Bool, links: Bool) {
    for recognizer in common { recognizer.isEnabled = areEnabled }
    link?.isEnabled = links
  }

  /// Attaches them to a text view. A tap makes it first responder (RC-18).
  func attach(to view: UIView) {
    for recognizer in common { view.addGestureRecognizer(recognizer) }
    view.implement("oneFingerTap:") { [weak view, weak tap] _, _ in
      if tap?.isOnControlInText != true { _ = view?.becomeFirstResponder() }
    }
    tap.addTarget(view, action: "oneFingerTap:")
    // The model has no cursor and no selection.
    view.implement("loupeGesture:") { _, _ in }
    loupe.addTarget(view, action: "loupeGesture:")
  }

  func detach(from view: UIView) {
    for recognizer in all { view.removeGestureRecognizer(recognizer) }
    for recognizer in all { recognizer.removeTarget(view, action: nil) }
  }

  /// Adds the tap on links if a text has any (OW-51).
  func offerLinks(in view: UITextView) {
    guard link == nil, !view.linkRects.isEmpty else { return }
    let link = TextLinkTapRecognizer()
    link.isEnabled = view.hasLinks
    self.link = link
    view.addGestureRecognizer(link)
    view.implement(TextLinkTapRecognizer.action) { [weak view] sender, _ in
      guard let view, let tap = sender as? TextLinkTapRecognizer else { return }
      view.interact(at: tap.location(in: view))
    }
    link.addTarget(view, action: TextLinkTapRecognizer.action)
  }
}

/// The tap by which a text view becomes first responder (RC-18).
///
/// It is a recognizer instead of a touches method, so that a tap recognizer on an ancestor, such as one that dismisses
/// the keyboard, does not interfere: the deeper recognizer wins (GR-3). The view still receives its touches.
final class UITextTapRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    cancelsTouchesInView = false
  }

  /// Whether the finger is on a control in the text, such as the button that clears it, which is no tap on the text (OW-107).
  fileprivate var isOnControlInText: Bool {
    firstTouch?.view.map { $0 !== view && $0 is UIControl } ?? false
  }
}

/// The double tap that selects a word (OW-50).
final class UITextMultiTapRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    numberOfTapsRequired = 2
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }
}

/// The long press that moves the cursor or selects (OW-50), except on a link, which has a menu (OW-51).
final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {
  override var isPartOfView: Bool { true }

  override func concerns(_ touch: UITouch) -> Bool { (view as? UITextView)?.isOnLink(touch) != true }

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }
}

/// The tap on a link in a text that is selectable but not editable (OW-51).
final class TextLinkTapRecognizer: UITapGestureRecognizer {
  static let action = "linkTapped:"

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    declaration = .named("_UITextLinkTapRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    (view as? UITextView)?.link(at: touch.location(in: view)) != nil
  }
}

/// Makes one of the app's views a text, with the recognizers of a text view (OW-49, OW-50).
@MainActor
open class UITextInteraction: UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?

  private let recognizers = TextRecognizers()

  /// Creates an interaction.
  public init() {}

  /// Detaches the recognizers from the view.
  open func willMove(to view: UIView?) {
    if let view = self.view { recognizers.detach(from: view) }
  }

  /// Attaches the recognizers to the view, whose touches the tap cancels, by a report.
  open func didMove(to view: UIView?) {
    self.view = view
    recognizers.tap.cancelsTouchesInView = true
    if let view { recognizers.attach(to: view) }
  }
}
