// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The tap that hides the bars of a navigation controller and shows them again (OW-11).
///
/// It acts on taps in the content that nothing else handles; it ignores taps on a control, a cell or an editable text.
final class BarHideTapGestureRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    declaration = .named("_UIBarHideTapGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    BarHiding.isInContent(touch)
      && !(touch.view?.selfAndSuperviews.contains { view in
        view is UIControl || view is UITextView || view is any SelectableCell
      } ?? false)
  }
}

/// The pan that hides the bars of a navigation controller when it moves up, and shows them when it moves down (OW-11).
/// Content scrolls at the same time.
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    cancelsTouchesInView = false
    declaration = .named("_UIBarHidePanGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool { BarHiding.isInContent(touch) }

  override func start(after movement: CGPoint) -> Start {
    abs(movement.y) > abs(movement.x) ? .begins : .fails(TraceReason(.wrongDirection))
  }
}

/// Both recognizers, and what they do.
@MainActor
final class BarHiding {
  let tap = BarHideTapGestureRecognizer()
  let pan = BarHidePanGestureRecognizer()

  /// Lets content scroll while the bars move; the controller is the delegate.
  private let delegate: DeclaredGestureDelegate

  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    delegate = DeclaredGestureDelegate("UINavigationController", for: navigation)
    delegate.shouldRecognizeSimultaneously = { _, _ in true }
    pan.delegate = delegate
    navigation.implement(UINavigationController.barTapAction) { [weak self] _, _ in self?.toggle() }
    navigation.implement(UINavigationController.barPanAction) { [weak self] _, _ in self?.follow() }
    tap.addTarget(navigation, action: UINavigationController.barTapAction)
    pan.addTarget(navigation, action: UINavigationController.barPanAction)
    tap.isEnabled = false
    pan.isEnabled = false
  }

  /// Whether a touch is outside the bars.
  static func isInContent(_ touch: UITouch) -> Bool {
    let bars = ["UINavigationBar", "UIToolbar", "UITabBar"]
    return
      !(touch.view?.selfAndSuperviews.contains { view in
        bars.contains { view.isKind(ofClassNamed: $0) }
      } ?? false)
  }

  private func toggle() { navigation?.isNavigationBarHidden.toggle() }

  private func follow() {
    guard pan.state == .began, let navigation else { return }
    navigation.isNavigationBarHidden = pan.velocity(in: nil).y < 0
  }
}

extension UINavigationController {
  /// The action of the tap that hides the bars.
  package nonisolated static let barTapAction = "_barHideTapGesture:"

  /// The action of the pan that hides the bars.
  package nonisolated static let barPanAction = "_barSwipeGesture:"

  /// The bars that belong to the controller.
  final var bars: [UIView] {
    viewIfLoaded?.subviews.filter { $0 is UINavigationBar || $0 is UIToolbar } ?? []
  }
}
