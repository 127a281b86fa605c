// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIView {
  /// Adds content to a SwiftUI hosting view, as private SwiftUI views behind all UIKit views (OW-57).
  ///
  /// Before iOS 18 these answer hit tests, and the hosting view answers where there is no content. Since then the
  /// hosting view always answers; until iOS 26 the content views still answer if they are asked directly.
  ///
  /// - Parameters:
  ///   - rects: The areas of the content, in bounds coordinates, in points.
  ///   - name: The identifier of the view, from which those of the content are made; nil for none.
  ///   - isSuperAsked: Whether the app overrides `hitTest` and asks the hosting view's own, which answers as before.
  package final func host(_ rects: [CGRect], name: String?, isSuperAsked: Bool = false) {
    let settings = configuration
    let isAsked =
      !settings.hostingViewsAnswerForContent || settings.hostedContentAnswers && !isSuperAsked
    // Of an empty list an empty area tells that nothing shows.
    for (number, rect) in (rects.isEmpty ? [.zero] : rects).enumerated() {
      let content = UIView(frame: rect)
      content.traceIdentifier = "\(name ?? "SwiftUI").\(HostedContent.name(number))"
      content.declaration = .named(HostedContent.className)
      content.isUserInteractionEnabled = isAsked
      insertSubview(content, at: number)
    }
    guard isAsked, settings.hostingViewsAnswerForContent else { return }
    // What lies in a scroll view, or in the host of a view of UIKit's, stays there: these would get no touch otherwise. Nor
    // would a view that the file gives gestures; where an override of a superview asks, the answer is what counts.
    declaredHitTest = .itself { [unowned self] content in
      let hasGestures = content.gestureRecognizers?.isEmpty == false
      return content.isHostedContent && content.superview === self
        && (!hasGestures || selfAndSuperviews.dropFirst().contains { $0.declaredHitTest != nil })
    }
    declaration?.overrides.append(TraceOverride(method: .hitTest, kind: .returns, detail: "self"))
  }

  /// Lets the subviews have touches beyond the bounds, also where these clip, if the view stands for content of SwiftUI in a
  /// hosting view (OW-117). What UIKit has hit as its own is asked as usual: other classes, and what is in a `PlatformViewHost`.
  package final func hitContentBeyondBounds() {
    guard declaredHitTest == nil, type(of: self) == UIView.self, isContentOfSwiftUI, isHosted, overflows
    else { return }
    declaredHitTest = .subviews(thenItself: true)
    declaration?.overrides.append(TraceOverride(method: .hitTest, kind: .contentBeyondBounds))
  }

  /// Whether the view stands for something that SwiftUI itself shows, by its class.
  private final var isContentOfSwiftUI: Bool {
    guard let className = declaration?.className, declaration?.baseClass == nil else { return false }
    return className == UIKitClass.view
      || InnerFramework(ofClass: className) == .swiftUI && !InnerFramework.isHostingView(className)
  }

  /// Whether the view lies in a hosting view, and not in the host of a view of UIKit's there, which UIKit hits as its own.
  fileprivate final var isHosted: Bool {
    let around = selfAndSuperviews.map { $0.declaration?.className ?? "" }
    guard let host = around.dropFirst().firstIndex(where: InnerFramework.isHostingView) else { return false }
    return !around[..<host].contains { $0.hasPrefix(InnerFramework.platformViewHost) }
  }

  private final var isHostedContent: Bool { declaration?.className == HostedContent.className }

  /// Whether the view hosts content of SwiftUI, and a touch hits none of it, but the view itself (OW-76).
  final func showsNothing(under touch: UITouch) -> Bool {
    guard touch.view === self else { return false }
    let content = subviews.filter(\.isHostedContent)
    let point = touch.location(in: self)
    return !content.isEmpty && !content.contains { $0.frame.contains(point) }
  }
}

extension UIGestureRecognizer {
  /// Whether it stands for a gesture of SwiftUI: it is on a hosting view, or on what SwiftUI shows in one.
  final var isOfSwiftUI: Bool {
    guard let view else { return false }
    return view.isHosted || InnerFramework.isHostingView(view.declaration?.className ?? "")
  }

  /// Whether it is a tap, or a drag that begins at once, in the label of a button of SwiftUI, which goes before the button (OW-75):
  /// on content in the button's own view, in a hosting view.
  package final func isOnLabelOfSwiftUI(of button: UIGestureRecognizer) -> Bool {
    let beginsAtOnce = (self as? UILongPressGestureRecognizer)?.minimumPressDuration == 0
    guard self is UITapGestureRecognizer || beginsAtOnce, let view, let label = button.view, view !== label
    else { return false }
    return view.isDescendant(of: label) && view.isHosted
  }

  /// The button of SwiftUI under a touch that keeps it from this drag or long press of SwiftUI around it (OW-74); nil if there is
  /// none. Simultaneous gestures and those of high priority have answers of their own to the questions of the arbitration.
  final func buttonOfSwiftUI(keeping touch: UITouch) -> UIGestureRecognizer? {
    let lasts = (self as? UILongPressGestureRecognizer)?.minimumPressDuration ?? 0 > 0
    guard configuration.buttonsOfSwiftUIKeepGestures, self is UIPanGestureRecognizer || lasts, isOfSwiftUI,
      !isPartOfView, delegate == nil, declaration?.overrides.isEmpty ?? true, let view
    else { return nil }
    // The recognizers of a hosting view itself may be anywhere in it.
    let isSomewhere = InnerFramework.isHostingView(view.declaration?.className ?? "")
    let inside = touch.view?.selfAndSuperviews.prefix { isSomewhere ? $0 !== view : $0 !== view.superview }
    return inside?.lazy.flatMap(\.attachedRecognizers).first { recognizer in
      recognizer is UITapGestureRecognizer && recognizer.isEnabled
        && recognizer.declaration?.overrides.isButtonOfSwiftUI == true
    }
  }
}

/// What SwiftUI draws in a hosting view; places are numbered from 0.
package enum HostedContent {
  /// The class of the views, as SwiftUI names one of its own.
  fileprivate static let className = "SwiftUI.CGDrawingView"

  private static let word = "content"

  static func name(_ number: Int) -> String { number == 0 ? word : "\(word)\(number + 1)" }

  /// Whether a name, after that of the hosting view, belongs to its content.
  package static func isName(_ name: Substring) -> Bool {
    guard name.hasPrefix(word) else { return false }
    let number = name.dropFirst(word.count)
    return number.isEmpty || Int(number).map { $0 > 1 } ?? false
  }
}
