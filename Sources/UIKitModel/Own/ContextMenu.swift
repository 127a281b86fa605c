// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A menu for a finger that stays on a view (OW-46). Its appearance is not part of the model.
@MainActor
open class UIContextMenuConfiguration {
  /// Creates a configuration.
  public init() {}
}

/// Decides whether a view has a menu at a location.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a location in the view's bounds coordinates, in points; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu when a finger stays on the view, or at once with a secondary click (OW-45, OW-46, OW-61).
///
/// The menu then takes the touch: that of the hit-test view is cancelled, and no other gesture may begin with it.
@MainActor
open class UIContextMenuInteraction: UIInteraction, UIGestureRecognizerDelegate {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?

  /// The delegate that is asked for a menu.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Whether there is a menu, if there is no delegate to ask.
  private let hasConfiguration: Bool

  /// The view for a touch that concerns the interaction; in a list, some of its cells.
  final var subject: (UITouch) -> UIView? = { $0.view }

  /// Whether there is a menu for a touch, where the view itself is asked; nil where it is not.
  final var mayOpen: ((UITouch) -> Bool)?

  /// What happens just before the menu opens.
  final var willOpen: () -> Void = {}

  final let driver = TouchDurationObservingGestureRecognizer()

  /// The recognizers that relate the driver to other gestures.
  private let relations = [
    RelationshipGestureRecognizer("clickPresentationExclusion"),
    RelationshipGestureRecognizer("clickPresentationFailure"),
  ]

  /// The recognizer that opens the menu. HitPath's addition: in UIKit it is private.
  package final var gestureRecognizer: UIGestureRecognizer { driver }

  /// Creates an interaction whose delegate decides where there is a menu.
  public init(delegate: (any UIContextMenuInteractionDelegate)?) {
    self.delegate = delegate
    hasConfiguration = false
    connect()
  }

  init(hasConfiguration: Bool) {
    self.hasConfiguration = hasConfiguration
    connect()
  }

  /// The action that the driver sends to the view when the menu opens.
  package nonisolated static let menuAction = "presentMenu:"

  private func connect() {
    driver.interaction = self
    driver.delegate = self
  }

  /// Detaches the recognizers from the view.
  open func willMove(to view: UIView?) {
    for recognizer in [driver] + relations { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Attaches the recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    driver.removeTarget(nil, action: nil)
    guard let view else { return }
    for recognizer in [driver] + relations { view.addGestureRecognizer(recognizer) }
    view.implement(Self.menuAction) { [weak self] _, _ in self?.present() }
    driver.addTarget(view, action: Self.menuAction)
  }

  /// Whether there is a menu under the finger. If not, nothing happens, and other gestures may begin (OW-46).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let mayOpen { return driver.firstTouch.map(mayOpen) ?? false }
    guard let delegate else { return hasConfiguration }
    let place = gestureRecognizer.location(in: view)
    return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place) != nil
  }

  /// Reports that the menu opens.
  private func present() {
    guard driver.state == .began, let view else { return }
    willOpen()
    let receiver: AnyObject = delegate ?? (view as? any CellList)?.delegate ?? view
    let subject = driver.firstTouch.flatMap(self.subject)
    TraceRecorder.note { recorder in
      .callbackSent(
        .init(
          receiver: recorder.identifier(of: receiver), method: .willDisplayMenu,
          subject: subject === view ? nil : subject.map { recorder.identifier(of: $0) }))
    }
  }
}

/// Waits until a finger has stayed long enough for a menu (OW-45, OW-46).
///
/// Shorter long presses begin before it, and do not keep the menu from opening.
final class TouchDurationObservingGestureRecognizer: UIGestureRecognizer {
  private static let timer = DeliveryTimer.press.rawValue
  private var fingers = LandedFingers()
  weak var interaction: UIContextMenuInteraction?

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    name = "com.apple.UIKit.longPressClickDriverPrimary"
    delaysTouchesEnded = false
    declaration = .named("_UITouchDurationObservingGestureRecognizer")
  }

  /// A touch that opens the menu of a control at once opens no other one (OW-47).
  override func concerns(_ touch: UITouch) -> Bool {
    let control = touch.view as? UIControl
    return interaction?.subject(touch) != nil
      && !(control?.opensMenuAtOnce == true && control?.isEnabled == true)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(!(preventingGestureRecognizer is UILongPressGestureRecognizer))
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch (method, progress) {
    case (.began, .possible): begin(inOrder(touches))
    case (.began, .began), (.began, .changed): for touch in touches { ignore(touch, for: event) }
    case (.moved, .possible):
      let (distance, allowed) = (fingers.farthestMove, configuration.longPressAllowableMovement)
      if distance.exceeds(allowed) {
        wish(.failed, .movedTooFar, [.distance: distance, .allowed: allowed])
      }
    case (.ended, .possible): wish(.failed, .liftedTooSoon)
    // Without the finger there is no menu, even if what it waited for fails then.
    case (.ended, .began) where committedState == .possible: wish(.failed, .liftedTooSoon)
    case (.ended, .began), (.ended, .changed): wish(.ended, .touchesLifted)
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  private func begin(_ touches: [UITouch]) {
    fingers.add(touches)
    guard fingers.count == 1 else { return fail(with: fingers.count, allowed: 1) }
    if buttonMask == .secondary { return wish(.began, .secondaryClick) }
    let delay = configuration.contextMenuDelay
    startTimer(Self.timer, after: delay) { [weak self] in
      self?.wish(.began, .heldLongEnough, [.duration: CGFloat(delay)])
    }
  }

  override func reset() {
    super.reset()
    fingers.removeAll()
  }
}

/// An element of a menu.
@MainActor
open class UIMenuElement {
  /// The title.
  public final let title: String

  /// Creates an element.
  public init(title: String) { self.title = title }
}

/// An action of a menu, or of a link in a text.
@MainActor
open class UIAction: UIMenuElement {
  private let handler: (UIAction) -> Void

  /// Creates an action with its code.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the code. HitPath's addition: in UIKit the object that offers the action runs it.
  final func perform() { handler(self) }
}

/// A menu of a control or view.
@MainActor
open class UIMenu: UIMenuElement {
  /// The entries.
  public final let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// The titles of a control's menu, as written in files.
struct MenuTitles: PropertyStorage, Hashable {
  static var type: PropertyType { .names }

  static var wordForNothing: String? { "none" }

  let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  init?(setting value: PropertyValue) {
    switch value {
    case .text(let title): titles = [title]
    case .texts(let several): titles = several
    default: return nil
    }
  }

  var value: PropertyValue { titles.count > 1 ? .texts(titles) : .text(titles.first ?? "none") }
}

extension UIControl {
  /// The menu of the control, as written in files.
  final var menuTitles: MenuTitles {
    get { MenuTitles(menu?.children.map(\.title) ?? []) }
    set { menu = newValue.titles.isEmpty ? nil : UIMenu(children: newValue.titles.map(UIMenuElement.init)) }
  }

  /// The recognizer that opens the control's menu when a finger stays; nil without a menu. HitPath's addition.
  package final var menuRecognizer: UIGestureRecognizer? { menuInteraction?.gestureRecognizer }

  private var menuInteraction: UIContextMenuInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether a touch-down opens the control's menu: with ``showsMenuAsPrimaryAction``, and for a bar button item with a
  /// menu but no action (OW-47).
  final var opensMenuAtOnce: Bool {
    if showsMenuAsPrimaryAction { return true }
    return menu != nil && registrations.isEmpty
      && UIKitClass.isKind(declaration?.className, of: UIKitClass.barButton)
  }

  /// Adds or removes the interaction that opens the control's menu.
  final func menuChanged() {
    switch (menu, menuInteraction) {
    case (nil, let interaction?): removeInteraction(interaction)
    case (_?, nil):
      let interaction = UIContextMenuInteraction(hasConfiguration: true)
      interaction.subject = { [weak self] touch in
        self.flatMap { control in control.opensMenuAtOnce ? nil : touch.view }
      }
      interaction.willOpen = { [weak self] in self?.send([.menuActionTriggered], nil) }
      addInteraction(interaction)
    default: break
    }
  }
}

extension CellList {
  private var menuInteraction: UIContextMenuInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// The recognizer that opens the menus of cells when a finger stays; nil if no cell has one. HitPath's addition.
  package var menuRecognizer: UIGestureRecognizer? { menuInteraction?.gestureRecognizer }

  /// Attaches what opens the menus of cells, where a delegate may have some.
  func offerMenusOfDelegate() {
    if delegate is any UITableViewDelegate || delegate is any UICollectionViewDelegate { attachMenus() }
  }

  /// Attaches what opens the menus of cells, once (OW-46).
  func attachMenus() {
    guard menuInteraction == nil else { return }
    let interaction = UIContextMenuInteraction(hasConfiguration: true)
    interaction.subject = { [weak self] touch in
      guard let self, let cell = CellSelection.cell(of: touch, in: self),
        cell.contextMenu || delegate != nil
      else { return nil }
      return cell
    }
    interaction.mayOpen = { [weak self] touch in
      guard let self, let cell = CellSelection.cell(of: touch, in: self) else { return false }
      return cell.contextMenu || menuOfDelegate(for: cell, at: touch.location(in: self)) != nil
    }
    addInteraction(interaction)
  }
}

extension SelectableCell {
  /// Adds the interaction that opens menus of cells to the cell's list (OW-46).
  func offerMenu() {
    guard contextMenu else { return }
    selfAndSuperviews.dropFirst().lazy.compactMap { $0 as? any CellList }.first?.attachMenus()
  }
}
