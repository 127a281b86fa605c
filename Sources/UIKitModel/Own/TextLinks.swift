// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Something in a text that a tap interacts with.
@MainActor
public final class UITextItem {
  /// What it is: a link, with its rectangle in the bounds of the text view, in points. In UIKit it has a URL, and the model
  /// lays out no text.
  public enum Content: Hashable, Sendable {
    case link(CGRect)
  }

  /// What it is.
  public let content: Content

  init(_ content: Content) { self.content = content }
}

/// How a person interacts with something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A finger that stays.
  case presentActions
  /// A firm press.
  case preview
}

/// Says what links of a text do (OW-51). All methods are optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether a link does what links do, which is to open. Asked up to iOS 16, and later where there is no method for the
  /// primary action. In UIKit it has a URL and a range in the place of the item.
  func textView(
    _ textView: UITextView, shouldInteractWith textItem: UITextItem, interaction: UITextItemInteraction
  ) -> Bool

  /// What a tap on a link does, since iOS 17; nil for nothing.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
}

extension UITextViewDelegate {
  /// Not implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith textItem: UITextItem, interaction: UITextItemInteraction
  ) -> Bool { OptionalMethods.missing(true) }

  /// Not implemented.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { OptionalMethods.missing(defaultAction) }
}

extension UITextView {
  /// The interaction that opens the menus of links; nil if the text has none.
  private var linkMenu: UIContextMenuInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first {
      $0.delegate == nil && $0.mayOpen != nil
    }
  }

  /// The recognizer that opens the menus of links when a finger stays; nil if the text has none. HitPath's addition.
  package final var linkMenuRecognizer: UIGestureRecognizer? { linkMenu?.gestureRecognizer }

  /// Whether a touch is on a link that reacts.
  final func isOnLink(_ touch: UITouch) -> Bool {
    hasLinks && link(at: touch.location(in: self)) != nil
  }

  /// Adds or removes what opens the menu of a link when a finger stays on it (OW-51).
  final func offerLinkMenu() {
    switch (hasLinks && !linkRects.isEmpty, linkMenu) {
    case (false, let menu?): removeInteraction(menu)
    case (true, nil):
      let menu = UIContextMenuInteraction(hasConfiguration: true)
      menu.subject = { [weak self] touch in self.flatMap { $0.isOnLink(touch) ? $0 : nil } }
      menu.mayOpen = { [weak self] touch in self?.mayPresentActions(at: touch.location(in: self)) == true }
      addInteraction(menu)
    default: break
    }
  }

  /// Whether a menu may open for the link at a point of the bounds, which the delegate is asked up to iOS 16.
  private func mayPresentActions(at point: CGPoint) -> Bool {
    guard let item = link(at: point) else { return false }
    guard !isNew else { return true }
    let delegate = delegate as? any UITextViewDelegate
    var isAllowed = true
    ask(.shouldInteractWith, delegate) {
      isAllowed =
        delegate?.textView(self, shouldInteractWith: item, interaction: .presentActions) ?? isAllowed
    }
    return isAllowed
  }

  /// The link at a point of the bounds, in points; nil if there is none.
  final func link(at point: CGPoint) -> UITextItem? {
    linkRects.first { $0.containsHalfOpen(point) }.map { UITextItem(.link($0)) }
  }

  /// Whether the delegate is asked for an action.
  private var isNew: Bool { configuration.system.map { $0 >= Self.firstVersionOfPrimaryActions } ?? true }

  /// Asks the delegate about the link at a point of the bounds, and does what it answers (OW-51).
  final func interact(at point: CGPoint) {
    guard let item = link(at: point) else { return }
    guard let delegate = delegate as? any UITextViewDelegate else {
      // A delegate that is not known has the method of its time.
      return ask(isNew ? .primaryActionFor : .shouldInteractWith, delegate) {}
    }
    if isNew {
      let defaultAction = UIAction { _ in }
      var action: UIAction?
      let (_, isAnswered) = OptionalMethods.ask {
        action = delegate.textView(self, primaryActionFor: item, defaultAction: defaultAction)
      }
      if isAnswered { return ask(.primaryActionFor, delegate) { action?.perform() } }
    }
    ask(.shouldInteractWith, delegate) {
      _ = delegate.textView(self, shouldInteractWith: item, interaction: .invokeDefaultAction)
    }
  }

  /// Calls a method of the delegate, and records the call, with the text as receiver if there is no delegate.
  private func ask(_ method: CallbackMethod, _ delegate: AnyObject?, _ call: () -> Void) {
    let receiver: AnyObject = delegate ?? self
    TraceRecorder.within(
      { .callbackSent(.init(receiver: $0.identifier(of: receiver), method: method, subject: nil)) }, call)
  }

  /// The version of iOS from which on the delegate is asked for an action.
  private static var firstVersionOfPrimaryActions: Double { 17 }
}
