// SPDX-License-Identifier: Apache-2.0

import Trace

/// Who is first responder of a window, and how that changes (RC-15 to RC-17).
@MainActor
enum FirstResponder {
  /// The two methods that change it. They are actions too: sent to nobody in particular, they reach the first responder
  /// (UC-17).
  typealias Method = FirstResponderMethod

  // MARK: - Becoming

  /// The default implementation of `becomeFirstResponder()` (RC-15).
  static func become(_ responder: UIResponder) -> Bool {
    if responder.declaration?.becomeFirstResponder == false {
      return refuse(responder, .become, TraceReason(.overrideRefused))
    }
    if responder.isFirstResponder { return true }
    guard responder.canBecomeFirstResponder else {
      return refuse(responder, .become, TraceReason(.cannotBecomeFirstResponder))
    }
    guard let window = window(of: responder) else {
      return refuse(responder, .become, TraceReason(.notInWindow))
    }
    if let holder = holder(after: responder, in: window) {
      let subject = TraceRecorder.current?.identifier(of: holder)
      return refuse(responder, .become, TraceReason(.firstResponderStays, subject: subject))
    }
    // Whoever resigned may have run code.
    if responder.isFirstResponder { return true }
    guard self.window(of: responder) === window else {
      return refuse(responder, .become, TraceReason(.notInWindow))
    }
    set(responder, in: window)
    if responder is UITextField || responder is UITextView { makeKey(window) }
    return true
  }

  /// Asks the window's first responder, and whoever gets into its place meanwhile, to resign for another; returns the
  /// one that does not, nil if all agreed.
  private static func holder(after responder: UIResponder, in window: UIWindow) -> UIResponder? {
    UIApplication.withCurrent(for: window) { application in
      var asked: [UIResponder] = []
      while let current = window.firstResponder, current !== responder {
        // An override that agrees without super, or makes another first responder, is not asked again.
        if (asked + application.calls.resigning).contains(where: { $0 === current }) { return nil }
        asked.append(current)
        guard current.canResignFirstResponder else { return current }
        application.calls.resigning.append(current)
        defer { application.calls.resigning.removeLast() }
        guard current.resignFirstResponder() else { return current }
      }
      return nil
    }
  }

  /// Editing makes the window key (HT-32).
  private static func makeKey(_ window: UIWindow) {
    guard !window.isKeyWindow else { return }
    window.makeKey()
  }

  // MARK: - Resigning

  /// The default implementation of `resignFirstResponder()`: the window is left without a first responder (RC-16).
  static func resign(_ responder: UIResponder) -> Bool {
    if responder.declaration?.resignFirstResponder == false {
      return refuse(responder, .resign, TraceReason(.overrideRefused))
    }
    guard let window = responder.firstResponderWindow, window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else {
      return refuse(responder, .resign, TraceReason(.cannotResignFirstResponder))
    }
    set(nil, in: window)
    return true
  }

  /// Ends the status of a responder in a hierarchy that left the window. It is asked to resign, and resigns even if it
  /// says no (RC-16).
  static func left(_ root: UIView, _ window: UIWindow) {
    guard let responder = window.firstResponder, view(of: responder)?.isDescendant(of: root) ?? false else {
      return
    }
    responder.resignFirstResponder()
    if window.firstResponder === responder { set(nil, in: window) }
  }

  /// Takes the status away without asking.
  static func force(in window: UIWindow) {
    set(nil, in: window)
  }

  // MARK: - Both

  private static func set(_ responder: UIResponder?, in window: UIWindow) {
    let old = window.firstResponder
    window.firstResponder = responder
    old?.firstResponderWindow = nil
    responder?.firstResponderWindow = window
    TraceRecorder.note { recorder in
      .firstResponderChanged(
        .init(
          window: recorder.identifier(of: window), from: old.map { recorder.identifier(of: $0) },
          to: responder.map { recorder.identifier(of: $0) }))
    }
    old?.didResignFirstResponder()
    responder?.didBecomeFirstResponder()
  }

  private static func refuse(_ responder: UIResponder, _ method: Method, _ reason: TraceReason) -> Bool {
    TraceRecorder.note {
      .firstResponderRefused(
        .init(
          responder: $0.identifier(of: responder), method: method, reason: reason))
    }
    return false
  }

  /// The window of a view, or of a controller's view. Other responders are in none.
  private static func window(of responder: UIResponder) -> UIWindow? { view(of: responder)?.window }

  private static func view(of responder: UIResponder) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }
}

extension UIView {
  /// Makes the view, or the one below it that is first responder, resign (RC-16). With force it is not asked.
  ///
  /// - Returns: Whether one resigned.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    guard force else { return view.resignFirstResponder() }
    FirstResponder.force(in: window)
    return true
  }
}
