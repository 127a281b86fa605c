// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// How a controller is presented (OW-16).
public enum UIModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A sheet since iOS 13, else the whole screen.
  case automatic
  /// The whole screen; the presenting controller's view leaves the window.
  case fullScreen
  /// A sheet that leaves a part of what is behind free.
  case pageSheet
  /// A sheet that is narrower than a wide screen.
  case formSheet
  /// Like ``fullScreen``, in the place of the presenting controller.
  case currentContext
  /// The app's own.
  case custom
  /// The whole screen; what is behind stays.
  case overFullScreen
  /// Like ``overFullScreen``, in the place of the presenting controller.
  case overCurrentContext
  /// A bubble that points to something; in compact width a sheet.
  case popover
}

/// The view that stands round the view of a sheet, and has the pan that moves it (OW-17).
///
/// A stroke that begins up or down anywhere in the sheet is the sheet's, and is taken from what it began on (OW-18); one
/// that begins sideways is not.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    name = "_UISheetInteractionBackgroundDismissRecognizer"
    declaration = .named("_UISheetPanGestureRecognizer")
  }

  override func start(after movement: CGPoint) -> Start {
    abs(movement.y) >= abs(movement.x) && movement.y > 0 ? .begins : .fails(TraceReason(.wrongDirection))
  }
}

/// A presentation under way: UIKit's views round the presented one, and what moves or ends it.
@MainActor
final class Presentation {
  /// The controller that is presented.
  let presented: UIViewController

  /// The controller that presents it.
  private weak var presenter: UIViewController?

  /// UIKit's view in front in the window, with all that belongs to the presentation; nil where there is none.
  private(set) var container: UIView?

  /// The pan that moves a sheet; nil for other presentations.
  private(set) var pan: SheetPanGestureRecognizer?

  /// The view that does not show while the presented one fills the window. UIKit takes it out of the window; hidden it
  /// gets as few touches, and recordings know it from the start.
  private var covered: UIView?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow?) {
    self.presented = presented
    self.presenter = presenter
    if let window, let view = presented.view { show(view, in: window) }
  }

  /// What the pan and the dimming view's tap send.
  private static let panAction = UIViewController.sheetAction, tapAction = "dimmingViewWasTapped:"

  private func show(_ view: UIView, in window: UIWindow) {
    let style = presented.modalPresentationStyle
    let fills = view.frame.contains(window.bounds)
    switch style {
    case .fullScreen, .currentContext:
      window.addSubview(view)
      if let behind = presenter?.topmostView, !behind.isHidden {
        covered = behind
        behind.isHidden = true
      }
    case .overFullScreen, .overCurrentContext, .custom:
      window.addSubview(view)
    case .automatic where fills || !window.configuration.insertsPresentationContainers:
      window.addSubview(view)
    case .automatic, .pageSheet, .formSheet, .popover:
      let isSheet = style != .automatic || window.configuration.presentsSheets
      addContainer(round: view, asSheet: isSheet, in: window)
    }
  }

  /// A container with its dimming view, in front in a window (HT-39); round the view of a sheet a shadow with the pan.
  private func addContainer(round view: UIView, asSheet isSheet: Bool, in window: UIWindow) {
    let container = UIView.privateView("UITransitionView", filling: window)
    self.container = container
    let dimming = UIView.privateView("UIDimmingView", filling: container)
    guard isSheet else { return container.addSubview(view) }
    addTap(to: dimming)
    let shadow = UIView.privateView("UIDropShadowView", filling: container)
    shadow.frame = view.frame
    view.frame = shadow.bounds
    shadow.addSubview(view)
    let pan = SheetPanGestureRecognizer()
    self.pan = pan
    shadow.addGestureRecognizer(pan)
    shadow.implement(Self.panAction) { [weak self] _, _ in self?.handlePan() }
    pan.addTarget(shadow, action: Self.panAction)
  }

  /// A tap beside a sheet dismisses it (OW-20).
  private func addTap(to dimming: UIView) {
    let tap = DimmingViewTapGestureRecognizer()
    dimming.addGestureRecognizer(tap)
    dimming.implement(Self.tapAction) { [weak self] _, _ in self?.dismissByUser() }
    tap.addTarget(dimming, action: Self.tapAction)
  }

  /// The sheet is dismissed if it is let go of beyond half of its height, or on the way there. How far is enough is not
  /// documented: the place counts where the finger would be a third of a second later.
  private func handlePan() {
    guard let pan, let shadow = pan.view, pan.state == .ended else { return }
    let way = pan.translation(in: nil).y + pan.velocity(in: nil).y / 3
    if way > shadow.bounds.height / 2 { dismissByUser() }
  }

  /// What the person does ends the presentation, unless the controller is modal (OW-20).
  private func dismissByUser() {
    guard !presented.isModalInPresentation else { return }
    presenter?.dismiss(animated: true)
  }

  /// Takes UIKit's views away with the presented one, and shows what was covered.
  func end() {
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    covered?.isHidden = false
  }
}

/// The tap of a dimming view, which dismisses what it belongs to (OW-20).
final class DimmingViewTapGestureRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    declaration = .named("_UIDimmingViewTapGestureRecognizer")
  }
}

extension UIViewController {
  /// What the pan of a sheet sends.
  package nonisolated static let sheetAction = "handlePan:"

  /// The view of the outermost container that this controller is in.
  final var topmostView: UIView? { parent?.topmostView ?? viewIfLoaded }
}
