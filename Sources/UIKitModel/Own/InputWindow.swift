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

  /// Shows the views of a first responder: its own, or those of the next responder that has one. The accessory is above
  /// the input view, or above the keyboard of a text.
  func show(for responder: UIResponder?, _ application: UIApplication) {
    let chain = responder?.responderChain().map(\.responder) ?? []
    let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    let input = chain.lazy.compactMap(\.inputView).first
    let views = [accessory, input].compactMap { $0 }
    for view in shown where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    shown = views
    window.isHidden = views.isEmpty
    let screen = application.screenSize
    let isText = responder is UITextField || responder is UITextView
    let keyboard = input == nil && isText ? application.configuration.keyboardHeight : 0
    let height = views.reduce(0) { $0 + $1.bounds.height }
    host.frame = CGRect(x: 0, y: screen.height - keyboard - height, width: screen.width, height: height)
    var top: CGFloat = 0
    for view in views {
      view.frame = CGRect(x: 0, y: top, width: screen.width, height: view.bounds.height)
      if view.superview !== host { host.addSubview(view) }
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
    input.show(for: responder, self)
  }
}
