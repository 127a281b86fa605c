// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The window of the keyboard, with the app's views in it: the `inputAccessoryView` and `inputView` of the first
/// responder (OW-52).
///
/// It is in front of the app's windows and lets touches through where none of these views is hit, so recognizers of the
/// app's windows never see touches on them. The keyboard itself is not simulated.
@MainActor
final class InputWindow {
  private let window: UIWindow
  private let host: UIView

  /// The visible views, the accessory first.
  private var shown: [UIView] = []

  /// Whether one of them is in the place of the keyboard.
  private var replacesKeyboard = false

  init(in scene: UIWindowScene?, _ application: UIApplication) {
    window = UIWindow(frame: CGRect(origin: .zero, size: application.screenSize))
    window.windowScene = scene
    window.windowLevel = UIWindow.Level(1)
    window.traceIdentifier = "UITextEffectsWindow"
    window.declaration = .named("UITextEffectsWindow")
    let container = UIView.privateView("UIInputSetContainerView", filling: window)
    host = UIView.privateView("UIInputSetHostView", filling: container)
    host.frame = .zero
    for view in [window, container, host] {
      view.declaredHitTest = .passThrough
      view.declaration?.overrides = [TraceOverride(method: .hitTest, kind: .passThrough)]
    }
    // What a subview's own point(inside:) claims outside of its bounds is inside the host too.
    host.declaredPointInside = .subviews
    host.declaration?.overrides.append(TraceOverride(method: .pointInside, kind: .subviews))
  }

  /// Shows the views of the first responder of a window: its own, or those of the next responder that has one. The
  /// accessory is above the input view, or above the keyboard of a text.
  ///
  /// One that lies in these views itself, as the text of an input bar does, leaves them there. When it resigns, they are
  /// again those of the app's first responder, whose window becomes key (OW-110).
  func show(for responder: UIResponder?, in changed: UIWindow, _ application: UIApplication) {
    if changed === window {
      if let view = responder as? UIView, shown.contains(where: view.isDescendant) {
        return place(shown, aboveKeyboard: isText(responder) && !replacesKeyboard, application)
      }
      let owner = application.windowsFrontToBack.first { $0 !== window && $0.showsInputViews }
      if window.isKeyWindow { owner?.makeKey() }
      return show(for: owner?.firstResponder, application)
    }
    show(for: responder, application)
  }

  private func show(for responder: UIResponder?, _ application: UIApplication) {
    let chain = responder?.responderChain().map(\.responder) ?? []
    let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    let input = chain.lazy.compactMap(\.inputView).first
    replacesKeyboard = input != nil
    place(
      [accessory, input].compactMap { $0 }, aboveKeyboard: isText(responder) && !replacesKeyboard, application
    )
  }

  private func isText(_ responder: UIResponder?) -> Bool {
    responder is UITextField || responder is UITextView
  }

  /// Lays the views at the bottom of the screen or above the keyboard, the first one on top.
  private func place(_ views: [UIView], aboveKeyboard: Bool, _ application: UIApplication) {
    for view in shown where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    shown = views
    window.isHidden = views.isEmpty
    let screen = application.screenSize
    let keyboard = aboveKeyboard ? application.configuration.keyboardHeight : 0
    let height = views.reduce(0) { $0 + $1.bounds.height }
    host.frame = CGRect(x: 0, y: screen.height - keyboard - height, width: screen.width, height: height)
    var top: CGFloat = 0
    for view in views {
      view.frame = CGRect(x: 0, y: top, width: screen.width, height: view.bounds.height)
      if view.superview !== host {
        host.addSubview(view)
        (view as? UIToolbar)?.layoutIfNeeded()
      }
      top += view.bounds.height
    }
    TraceRecorder.noteChange(of: host)
  }
}

extension UIApplication {
  /// Shows the first responder's views in the keyboard's window.
  final func showInputViews(of responder: UIResponder?, in window: UIWindow) {
    let chain = responder?.responderChain().map(\.responder) ?? []
    guard inputWindow != nil || chain.contains(where: { $0.inputAccessoryView != nil || $0.inputView != nil })
    else { return }
    let input = inputWindow ?? InputWindow(in: window.windowScene, self)
    inputWindow = input
    input.show(for: responder, in: window, self)
  }
}

extension UIWindow {
  /// Whether its first responder, or a responder to which that one leads, has views for the keyboard's window.
  fileprivate var showsInputViews: Bool {
    firstResponder?.responderChain().contains {
      $0.responder.inputAccessoryView != nil || $0.responder.inputView != nil
    } ?? false
  }
}
