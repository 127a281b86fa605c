// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
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

  /// Whether the place is that of a controller that defines it (OW-25).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// A presentation under way: UIKit's views round the presented one, and what moves or ends it.
@MainActor
final class Presentation {
  /// The controller that is presented.
  let presented: UIViewController

  /// How it behaves as a sheet.
  var sheet: UISheetPresentationController { presented.sheet }

  /// The controller that presents it.
  private weak var presenter: UIViewController?

  /// UIKit's view in front in the window, with all that belongs to the presentation; nil where there is none.
  private(set) var container: UIView?

  /// The view in the container behind the presented one.
  private var dimming: UIView?

  /// The view round that of a sheet.
  private var shadow: UIView?

  /// The scroll view in the sheet whose drag moves it (OW-19).
  weak var scrollView: UIScrollView?

  /// Where the file or the app puts the sheet, and the detent at which that is; nil where its detents say it.
  private var ownPlace: (frame: CGRect, detent: UISheetPresentationController.Detent)?

  /// The views that do not show while the presented one is in front. UIKit takes them out of the window; hidden they get
  /// as few touches, and recordings know them from the start.
  private var covered: [UIView] = []

  /// The navigation controller whose bar a search hides.
  private weak var hiddenBar: UINavigationController?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow?) {
    self.presented = presented
    self.presenter = presenter
    if let window { presented.sheet.windowHeight = window.bounds.height }
    if let window, let view = presented.view { show(view, in: window) }
  }

  /// Whether the controller fills its window, so that nothing of the app's shows behind.
  var fillsScreen: Bool { container == nil }

  /// What the pan, and the tap of the dimming view, send.
  private static let panAction = UIViewController.sheetAction, tapAction = "dimmingViewWasTapped:"

  private func show(_ view: UIView, in window: UIWindow) {
    if let alert = presented as? UIAlertController { return show(alert, view, in: window) }
    if let search = presented as? UISearchController { return show(search, view, in: window) }
    let style = presented.modalPresentationStyle
    let settings = window.configuration
    let fills = view.frame.contains(window.bounds)
    let isMeantAsSheet = settings.presentsSheets && sheet.isConfigured
    switch style {
    case .currentContext, .overCurrentContext: show(view, inContextIn: window)
    case .fullScreen: cover(view, in: window)
    case .overFullScreen, .custom: window.addSubview(view)
    case .automatic where fills && !isMeantAsSheet || !settings.insertsPresentationContainers:
      window.addSubview(view)
    case .popover where isPopover(in: window): addPopover(round: view, fills: fills, in: window)
    case .pageSheet where fills && !settings.presentsSheets && Self.isCompact(window),
      .formSheet where fills && !settings.presentsSheets && Self.isCompact(window),
      .popover where fills && !settings.presentsSheets:
      cover(view, in: window)
    case .automatic, .pageSheet, .formSheet, .popover:
      let isSheet = style != .automatic || settings.presentsSheets
      if isSheet, fills {
        view.frame = sheet.frame(at: sheet.selected, in: window.bounds)
      } else {
        ownPlace = (view.frame, sheet.selected)
      }
      addContainer(round: view, asSheet: isSheet, in: window)
    }
  }

  /// Whether a window is as narrow as an iPhone's (OW-16).
  private static func isCompact(_ window: UIWindow) -> Bool {
    window.bounds.width < UIApplication.narrowestPad
  }

  private func isPopover(in window: UIWindow) -> Bool {
    !Self.isCompact(window) || presented.popover.staysInCompactWidth
  }

  /// The presented view in the place of all else; what was there does not show.
  private func cover(_ view: UIView, in window: UIWindow) {
    window.addSubview(view)
    if let behind = presenter?.topmostView { hide([behind]) }
  }

  /// The presented view in that of the presenter, which defines the place (OW-25).
  private func show(_ view: UIView, inContextIn window: UIWindow) {
    let coversOthers = presented.modalPresentationStyle == .currentContext
    guard let presenter, presenter.definesPresentationContext, let place = presenter.viewIfLoaded else {
      return coversOthers ? cover(view, in: window) : window.addSubview(view)
    }
    if coversOthers { hide(place.subviews) }
    if view.frame.contains(window.bounds) { view.frame = place.bounds }
    place.addSubview(view)
  }

  private func hide(_ views: [UIView]) {
    covered = views.filter { !$0.isHidden }
    for view in covered { view.isHidden = true }
  }

  /// A container with its dimming view, in front in a window (HT-39); round the view of a sheet a shadow with the pan.
  private func addContainer(round view: UIView, asSheet isSheet: Bool, in window: UIWindow) {
    let container = UIView.privateView("UITransitionView", filling: window)
    self.container = container
    let dimming = UIView.privateView("UIDimmingView", filling: container)
    self.dimming = dimming
    guard isSheet else { return container.addSubview(view) }
    addTap(to: dimming)
    let shadow = UIView.privateView("UIDropShadowView", filling: container)
    self.shadow = shadow
    shadow.frame = view.frame
    view.frame = shadow.bounds
    shadow.addSubview(view)
    let pan = presented.sheetPan
    pan.presentation = self
    sheet.presentation = self
    shadow.addGestureRecognizer(pan)
    shadow.implement(Self.panAction) { [weak self] _, _ in self?.handlePan() }
    pan.removeTarget(nil, action: nil)
    pan.addTarget(shadow, action: Self.panAction)
    dimAsSelected()
  }

  /// A popover, with a view behind it that takes the touches beside it (OW-22).
  private func addPopover(round view: UIView, fills: Bool, in window: UIWindow) {
    let container = UIView.privateView("UITransitionView", filling: window)
    self.container = container
    let dimming = UIView.privateView("UIDimmingView", filling: container)
    dimming.declaredHitTest = .asking { [weak presented] in presented?.popover.views ?? [] }
    self.dimming = dimming
    addTap(to: dimming)
    let popover = UIView.privateView("_UIPopoverView", filling: container)
    if fills {
      // A bubble of some size below what it points to; which one is not documented.
      let source = presented.popover.sourceView ?? presented.popover.barButtonItem
      let anchor =
        source.map { $0.convert($0.bounds, to: nil) }
        ?? CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
      let width = min(320, window.bounds.width - 20)
      let x = min(max(10, anchor.midX - width / 2), window.bounds.width - width - 10)
      popover.frame = CGRect(x: x, y: anchor.maxY + 10, width: width, height: 240)
    } else {
      popover.frame = view.frame
    }
    view.frame = popover.bounds
    popover.addSubview(view)
  }

  /// An alert takes the touches beside it, and does nothing with them; an action sheet is cancelled by them if it can be
  /// (OW-23).
  private func show(_ alert: UIAlertController, _ view: UIView, in window: UIWindow) {
    if view.frame.contains(window.bounds) { view.frame = alert.usualFrame(in: window.bounds) }
    addContainer(round: view, asSheet: false, in: window)
    if alert.dismissesBeside, let dimming { addTap(to: dimming) }
  }

  /// A search covers the content of the presenter, behind its bars, and a tap there ends it; the views of the results lie
  /// in front of the cover (OW-53).
  private func show(_ search: UISearchController, _ view: UIView, in window: UIWindow) {
    if search.hidesNavigationBarDuringPresentation, let navigation = presenter?.navigationController,
      !navigation.isNavigationBarHidden
    {
      navigation.isNavigationBarHidden = true
      hiddenBar = navigation
    }
    guard let place = presenter?.viewIfLoaded else { return window.addSubview(view) }
    let container = UIView.privateView("UISearchControllerContainerView", filling: place)
    self.container = container
    container.declaredHitTest = .passThrough
    container.declaration?.overrides = [TraceOverride(method: .hitTest, kind: .passThrough)]
    if search.obscuresBackgroundDuringPresentation {
      let dimming = UIView.privateView("_UISearchControllerDimmingView", filling: container)
      self.dimming = dimming
      addTap(to: dimming)
    }
    // Without results there is nothing in the view.
    if view.subviews.isEmpty { view.isUserInteractionEnabled = false }
    if view.frame.contains(window.bounds) { view.frame = container.bounds }
    container.addSubview(view)
  }

  /// A tap beside a sheet dismisses it (OW-20).
  private func addTap(to dimming: UIView) {
    let tap = DimmingViewTapGestureRecognizer()
    dimming.addGestureRecognizer(tap)
    dimming.implement(Self.tapAction) { [weak self] _, _ in self?.dismissByUser() }
    tap.addTarget(dimming, action: Self.tapAction)
  }

  /// The sheet rests at the detent that is nearest to where it is let go of, or is dismissed if that is beyond half of its
  /// height. How far is enough is not documented: the place counts where the finger would be a third of a second later.
  private func handlePan() {
    if presented.sheetPan.state == .ended { rest(after: presented.sheetPan) }
  }

  /// Lets the sheet rest, or dismisses it, where a pan left it: its own, or where that is switched off that of a scroll view
  /// which took the sheet along.
  func rest(after pan: UIPanGestureRecognizer) {
    guard let shadow, let container, pan === presented.sheetPan || !presented.sheetPan.isEnabled else {
      return
    }
    let place = shadow.frame.minY + pan.translation(in: nil).y + pan.velocity(in: nil).y / 3
    let gone = shadow.frame.maxY
    let rests = sheet.ascending.map { detent in
      (detent, distance: abs(frame(at: detent, in: container.bounds).minY - place))
    }
    guard let nearest = rests.min(by: { $0.distance < $1.distance }) else { return }
    if gone - place < nearest.distance { return dismissByUser() }
    if nearest.0 != sheet.selected { sheet.selectedDetentIdentifier = nearest.0.identifier }
  }

  /// The frame of the sheet at a detent, in the container.
  private func frame(at detent: UISheetPresentationController.Detent, in bounds: CGRect) -> CGRect {
    if let ownPlace, ownPlace.detent == detent { return ownPlace.frame }
    return sheet.frame(at: detent, in: bounds)
  }

  /// Moves the sheet to the selected detent.
  func moveToSelectedDetent() {
    guard let shadow, let container else { return }
    shadow.frame = frame(at: sheet.selected, in: container.bounds)
    presented.viewIfLoaded?.frame = shadow.bounds
    dimAsSelected()
  }

  /// Takes the dimming view away at a detent that dims nothing, and lets touches beside the sheet through (OW-21), unless
  /// the controller is modal: events beside it are ignored then (OW-20).
  func dimAsSelected() {
    guard shadow != nil, let container, let dimming else { return }
    let letsModal = container.configuration.modalSheetsLetTouchesThrough
    let lets = sheet.isUndimmed && (letsModal || !presented.isModalInPresentation)
    container.declaredHitTest = lets ? .passThrough : nil
    container.declaration?.overrides = lets ? [TraceOverride(method: .hitTest, kind: .passThrough)] : []
    if sheet.isUndimmed { dimming.removeFromSuperview() } else { container.insertSubview(dimming, at: 0) }
    TraceRecorder.noteChange(of: container)
  }

  /// What the person does ends the presentation, unless the controller is modal or the delegate refuses (OW-20).
  private func dismissByUser() {
    let controllers: [UIPresentationController] = [sheet, presented.popover]
    let asked = controllers.first { $0.delegate != nil }
    let mayDismiss =
      !presented.isModalInPresentation
      && asked.flatMap { $0.delegate?.presentationControllerShouldDismiss($0) } ?? true
    guard mayDismiss else {
      if let asked { asked.delegate?.presentationControllerDidAttemptToDismiss(asked) }
      return
    }
    presenter?.dismiss(animated: true)
    if let asked { asked.delegate?.presentationControllerDidDismiss(asked) }
  }

  /// Takes UIKit's views away with the presented one, and shows what was covered.
  func end() {
    sheet.presentation = nil
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    for view in covered { view.isHidden = false }
    hiddenBar?.isNavigationBarHidden = false
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

  /// The controller and those that contain it, itself first.
  final var selfAndParents: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// Who presents a controller for this one: for styles in a context the nearest that defines it, if there is one
  /// (OW-25).
  final func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return self }
    return selfAndParents.first { $0.definesPresentationContext } ?? self
  }
}
