// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The transitions with which a controller can come that have gestures of their own (OW-96).
package enum DeclaredTransition: String, Hashable, Sendable, CaseIterable {
  case zoom
}

/// The style of a presentation (OW-16).
public enum UIModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A sheet since iOS 13; before that, the whole screen.
  case automatic
  /// The whole screen; the presenting controller's view leaves the window.
  case fullScreen
  /// A sheet that leaves a part of the content behind it visible.
  case pageSheet
  /// A sheet narrower than a wide screen.
  case formSheet
  /// Like ``fullScreen``, within the frame of the controller that defines the context.
  case currentContext
  /// A custom presentation of the app.
  case custom
  /// The whole screen; the content behind it stays in the window.
  case overFullScreen
  /// Like ``overFullScreen``, within the frame of the controller that defines the context.
  case overCurrentContext
  /// A bubble that points to something; a sheet in compact width.
  case popover

  /// Whether it uses the frame of the controller that defines the context (OW-25).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether it is a sheet in compact width, and covers the window in compact height (OW-16).
  var isOfSheets: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
}

/// A current presentation: UIKit's views around the presented one, and the recognizers that move or end it.
@MainActor
final class Presentation {
  /// The controller that is presented.
  let presented: UIViewController

  /// Its properties as a sheet.
  var sheet: UISheetPresentationController { presented.sheet }

  /// The controller that presents it.
  private weak var presenter: UIViewController?

  /// UIKit's container view in front in the window; nil if there is none.
  private(set) var container: UIView?

  /// The view in the container behind the presented one.
  private var dimming: UIView?

  /// The view around that of a sheet.
  private var shadow: UIView?

  /// The scroll view inside the sheet whose drag moves the sheet (OW-19).
  weak var scrollView: UIScrollView?

  /// The frame set by the file or app, and the detent at which it applies; nil if the detents define it.
  private var ownPlace: (frame: CGRect, detent: UISheetPresentationController.Detent)?

  /// The views covered by the presented one. UIKit removes them from the window; hiding them has the same effect on
  /// touches, and keeps them in recordings from the start.
  private var covered: [UIView] = []

  /// The navigation controller whose bar a search hides.
  private weak var hiddenBar: UINavigationController?

  /// The answer when the sheet's pan began; nil if nobody was asked then.
  private var permission: Bool?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow?) {
    self.presented = presented
    self.presenter = presenter
    if let window { presented.sheet.windowHeight = window.bounds.height }
    if let window, let view = presented.view { show(view, in: window) }
  }

  /// Whether the presented view fills its window, so that nothing of the app is visible behind it.
  private(set) var fillsScreen = true

  /// The action of the dimming view's tap.
  private static let tapAction = "dimmingViewWasTapped:"

  private func show(_ view: UIView, in window: UIWindow) {
    if let alert = presented as? UIAlertController { return show(alert, view, in: window) }
    if let search = presented as? UISearchController { return show(search, view, in: window) }
    let style = presented.modalPresentationStyle
    let settings = window.configuration
    let fills = view.frame.contains(window.bounds)
    let isMeantAsSheet = settings.presentsSheets && (sheet.isConfigured || presented.isStyleSet)
    if fills, settings.presentsSheets, settings.insertsPresentationContainers, style.isOfSheets,
      Self.hasCompactHeight(window), !sheet.prefersEdgeAttachedInCompactHeight,
      style != .popover || !isPopover(in: window)
    {
      return cover(view, in: window)
    }
    switch style {
    case .currentContext, .overCurrentContext: show(view, inContextIn: window)
    case .fullScreen: cover(view, in: window)
    case .overFullScreen, .custom: show(view, over: window, fills: fills)
    case .automatic where fills && !settings.presentsSheets || !settings.insertsPresentationContainers:
      window.addSubview(view)
    case .popover where isPopover(in: window): addPopover(round: view, fills: fills, in: window)
    case .pageSheet where fills && !settings.presentsSheets && Self.isCompact(window),
      .formSheet where fills && !settings.presentsSheets && Self.isCompact(window),
      .popover where fills && !settings.presentsSheets:
      cover(view, in: window)
    case .automatic, .pageSheet, .formSheet, .popover:
      let isSheet = style != .automatic || settings.presentsSheets
      if isSheet, fills, style != .automatic || isMeantAsSheet {
        view.frame = sheet.frame(at: sheet.selected, in: window.bounds)
      } else {
        ownPlace = (view.frame, sheet.selected)
      }
      // Before iOS 13 a person could not dismiss it.
      addContainer(round: view, asSheet: settings.presentsSheets, in: window)
    }
  }

  /// Whether a window has the compact width of an iPhone, also of one that is held sideways (OW-16).
  private static func isCompact(_ window: UIWindow) -> Bool {
    window.bounds.width < UIApplication.narrowestPad || window.application?.isOnPad == false
  }

  /// Whether a window has the compact height of an iPhone that is held sideways (OW-16).
  private static func hasCompactHeight(_ window: UIWindow) -> Bool {
    window.application?.isOnPad == false && window.bounds.height < window.bounds.width
  }

  private func isPopover(in window: UIWindow) -> Bool {
    !Self.isCompact(window) || presented.popover.staysInCompactWidth
  }

  /// Shows the presented view instead of everything else, which is hidden.
  private func cover(_ view: UIView, in window: UIWindow) {
    window.addSubview(view)
    if let behind = presenter?.topmostView { hide([behind]) }
  }

  /// Shows the presented view inside that of the presenter, which defines the context (OW-25).
  private func show(_ view: UIView, inContextIn window: UIWindow) {
    let coversOthers = presented.modalPresentationStyle == .currentContext
    let fills = view.frame.contains(window.bounds)
    guard let presenter, presenter.definesPresentationContext, let place = presenter.viewIfLoaded else {
      return coversOthers ? cover(view, in: window) : show(view, over: window, fills: fills)
    }
    if fills { view.frame = place.bounds }
    guard coversOthers else { return show(view, over: place, fills: fills) }
    hide(place.subviews)
    place.addSubview(view)
  }

  /// Shows the presented view in a container that takes the touches beside it and those which it lets through (HT-39).
  private func show(_ view: UIView, over place: UIView, fills: Bool) {
    guard place.configuration.insertsPresentationContainers else { return place.addSubview(view) }
    let container = UIView.privateView(UIKitClass.transitionView, filling: place)
    self.container = container
    fillsScreen = fills
    container.addSubview(view)
  }

  private func hide(_ views: [UIView]) {
    covered = views.filter { !$0.isHidden }
    for view in covered { view.isHidden = true }
  }

  /// Adds a container with its dimming view in front in a window (HT-39); a sheet also gets a view with the pan around
  /// it.
  private func addContainer(round view: UIView, asSheet isSheet: Bool, in window: UIWindow) {
    let container = UIView.privateView(UIKitClass.transitionView, filling: window)
    self.container = container
    fillsScreen = false
    let dimming = UIView.privateView(UIKitClass.dimmingView, filling: container)
    self.dimming = dimming
    guard isSheet else { return container.addSubview(view) }
    addTap(to: dimming)
    let shadow = UIView.privateView(UIKitClass.dropShadow, filling: container)
    self.shadow = shadow
    shadow.frame = view.frame
    view.frame = shadow.bounds
    shadow.addSubview(view)
    let pan = presented.sheetPan
    pan.presentation = self
    sheet.presentation = self
    shadow.addGestureRecognizer(pan)
    shadow.implement(SystemAction.pan) { [weak self] _, _ in self?.handlePan() }
    pan.removeTarget(nil, action: nil)
    pan.addTarget(shadow, action: SystemAction.pan)
    dimAsSelected()
  }

  /// Adds a popover, with a view behind it that takes the touches outside (OW-22).
  private func addPopover(round view: UIView, fills: Bool, in window: UIWindow) {
    let container = UIView.privateView(UIKitClass.transitionView, filling: window)
    self.container = container
    fillsScreen = false
    let dimming = UIView.privateView(UIKitClass.dimmingView, filling: container)
    dimming.declaredHitTest = .asking { [weak presented] in presented?.popover.views ?? [] }
    self.dimming = dimming
    addTap(to: dimming)
    let popover = UIView.privateView(UIKitClass.popoverView, filling: container)
    if fills {
      // A bubble below what it points to; its actual size is undocumented.
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

  /// Shows an alert, which takes the touches outside it without effect, or an action sheet, which they cancel if
  /// possible (OW-23). On an iPad an action sheet is a popover.
  private func show(_ alert: UIAlertController, _ view: UIView, in window: UIWindow) {
    let fills = view.frame.contains(window.bounds)
    if alert.preferredStyle == .actionSheet, !Self.isCompact(window) {
      return addPopover(round: view, fills: fills, in: window)
    }
    if fills { view.frame = alert.usualFrame(in: window.bounds) }
    addContainer(round: view, asSheet: false, in: window)
    if alert.dismissesBeside, let dimming { addTap(to: dimming) }
  }

  /// Shows a search: it covers the presenter's content behind the bars, and a tap there ends it; the results are in
  /// front of the cover (OW-53).
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
    fillsScreen = false
    container.declaredHitTest = .passThrough
    container.declaration?.overrides = [TraceOverride(method: .hitTest, kind: .passThrough)]
    if search.obscuresBackgroundDuringPresentation {
      let dimming = UIView.privateView(UIKitClass.searchDimmingView, filling: container)
      self.dimming = dimming
      addTap(to: dimming)
    }
    // Without results the view is empty.
    if view.subviews.isEmpty { view.isUserInteractionEnabled = false }
    if view.frame.contains(window.bounds) { view.frame = container.bounds }
    container.addSubview(view)
  }

  /// Adds the tap that dismisses a sheet (OW-20).
  private func addTap(to dimming: UIView) {
    let tap = DimmingViewTapGestureRecognizer()
    dimming.addGestureRecognizer(tap)
    dimming.implement(Self.tapAction) { [weak self] _, _ in self?.dismissByUser(stroke: false) }
    tap.addTarget(dimming, action: Self.tapAction)
  }

  /// Moves the sheet to the detent nearest to where it is released, or dismisses it if that is more than half of its
  /// height below. The threshold is undocumented: the model uses the location of the finger a third of a second later.
  private func handlePan() {
    let pan = presented.sheetPan
    switch pan.state {
    case .began:
      // A delegate is asked as soon as a sheet at its lowest place is pulled down, however far it comes (OW-20).
      let isLowest = sheet.ascending.first == sheet.selected
      permission = isLowest && pan.velocity(in: nil).y > 0 && !presented.staysPresented ? mayDismiss() : nil
    case .changed: break
    default:
      if pan.state == .ended { rest(after: pan) }
      // A list that tows the sheet later is asked about anew.
      permission = nil
    }
  }

  /// Moves the sheet to a detent or dismisses it, depending on where a pan left it: its own pan, or that of a scroll
  /// view that moved the sheet along while the sheet's own is disabled.
  func rest(after pan: UIPanGestureRecognizer) {
    guard let shadow, let container, pan === presented.sheetPan || !presented.sheetPan.isEnabled else {
      return
    }
    let scrollView = pan === presented.sheetPan ? presented.sheetPan.towing : pan.view
    let place = shadow.frame.minY + pan.translation(in: scrollView).y + pan.velocity(in: scrollView).y / 3
    let gone = shadow.frame.maxY
    let rests = sheet.ascending.map { detent in
      (detent, distance: abs(frame(at: detent, in: container.bounds).minY - place))
    }
    guard let nearest = rests.min(by: { $0.distance < $1.distance }) else { return }
    if gone - place < nearest.distance { return dismissByUser(stroke: true) }
    if nearest.0 != sheet.selected { sheet.selectedDetentIdentifier = nearest.0.identifier }
  }

  /// The frame of the sheet at a detent, in the container's coordinates.
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

  /// Removes the dimming view at an undimmed detent and lets touches outside the sheet through (OW-21), unless the
  /// controller is modal: touches outside are then ignored (OW-20).
  func dimAsSelected() {
    guard shadow != nil, let container, let dimming else { return }
    let letsModal = container.configuration.modalSheetsLetTouchesThrough
    let lets = sheet.isUndimmed && (letsModal || !presented.staysPresented)
    container.declaredHitTest = lets ? .passThrough : nil
    container.declaration?.overrides = lets ? [TraceOverride(method: .hitTest, kind: .passThrough)] : []
    if sheet.isUndimmed { dimming.removeFromSuperview() } else { container.insertSubview(dimming, at: 0) }
    TraceRecorder.noteChange(of: container)
  }

  /// Dismisses the presentation for a person's action, unless the controller is modal or the delegate refuses, which
  /// hears of the attempt only if it was a stroke (OW-20).
  private func dismissByUser(stroke: Bool) {
    let asked = delegating
    guard (stroke ? permission : nil) ?? mayDismiss() else {
      if stroke, let asked { asked.delegate?.presentationControllerDidAttemptToDismiss(asked) }
      return
    }
    presenter?.dismiss(animated: true)
    if let asked { asked.delegate?.presentationControllerDidDismiss(asked) }
  }

  /// The controller of the presentation that has a delegate.
  private var delegating: UIPresentationController? {
    let controllers: [UIPresentationController] = [sheet, presented.popover]
    return controllers.first { $0.delegate != nil }
  }

  private func mayDismiss() -> Bool {
    func record(_ question: DeliveryQuestion, _ answer: Bool) -> Bool {
      TraceRecorder.current?.recordQuestion(question, presented, nil, nil, nil, answer)
      return answer
    }
    if presented.staysPresented { return !record(.isModalInPresentation, true) }
    guard let asked = delegating, let delegate = asked.delegate else { return true }
    return record(
      .presentationControllerShouldDismiss, delegate.presentationControllerShouldDismiss(asked))
  }

  /// Removes UIKit's views with the presented one, and shows what was covered.
  func end() {
    sheet.presentation = nil
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    for view in covered { view.isHidden = false }
    hiddenBar?.isNavigationBarHidden = false
  }
}

/// The tap of a dimming view, which dismisses its presentation (OW-20).
final class DimmingViewTapGestureRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    declaration = .named("_UIDimmingViewTapGestureRecognizer")
  }
}

extension UIViewController {
  /// The view of the outermost container of this controller.
  final var topmostView: UIView? { parent?.topmostView ?? viewIfLoaded }

  /// The controller and its ancestors, starting with itself.
  final var selfAndParents: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The controller that presents another for this one: for styles in a context, the nearest one that defines it, if
  /// any (OW-25).
  final func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return self }
    return selfAndParents.first { $0.definesPresentationContext } ?? self
  }
}
