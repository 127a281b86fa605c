// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The actions that a swipe shows beside a row, on both sides (OW-38).
@MainActor
package struct SwipeActions {
  /// One action, as sent by its button.
  @MainActor
  package struct Item {
    let action: String
    let target: (any ActionReceiver)?
    let methods: [DeclaredMethod]

    /// What UIKit does after the action; nil for nothing.
    var afterwards: (() -> Void)?

    /// Creates an action with a target, nil for the list, that runs a scenario's methods.
    package init(_ action: String, target: (any ActionReceiver)?, methods: [DeclaredMethod]) {
      self.action = action
      self.target = target
      self.methods = methods
    }
  }

  package var leading: [Item] = []
  package var trailing: [Item] = []

  package init() {}

  /// The actions that a movement to the left or right shows; before iOS 11 a row has none at its leading edge.
  func items(after movement: CGFloat, _ settings: SimulationConfiguration) -> [Item] {
    guard movement >= 0 else { return trailing }
    return settings.rowsHaveFullSwipes ? leading : []
  }
}

/// The swipes of a list's rows: the recognizers, and the open row (OW-38).
@MainActor
final class RowSwipe {
  private unowned let list: any CellList

  let pan = SwipeActionPanGestureRecognizer()
  private let dismissal = SwipeDismissalGestureRecognizer()

  /// The row whose actions are visible.
  private(set) weak var cell: (any SelectableCell)?

  /// The view with the buttons, and how far the row has moved, in points.
  private(set) var pullView: UIView?
  private var shift: CGFloat = 0

  /// The actions that the recognizers send to the list.
  private static let dismissAction = "dismissSwipedRow:"

  /// The width of a button, and the share of the row beyond which a swipe performs the first action; both are
  /// undocumented.
  private static let buttonWidth: CGFloat = 74
  private static let fullSwipe: CGFloat = 0.6

  init(of list: any CellList) {
    self.list = list
    list.addGestureRecognizer(pan)
    list.addGestureRecognizer(dismissal)
    list.implement(UIScrollView.swipeAction) { [weak self] _, _ in self?.handlePan() }
    pan.addTarget(list, action: UIScrollView.swipeAction)
    list.implement(Self.dismissAction) { [weak self] _, _ in self?.close() }
    dismissal.addTarget(list, action: Self.dismissAction)
  }

  /// The row with actions under a touch, whatever lies in front of it in the list, such as a header; nil for none.
  func row(of touch: UITouch) -> (any SelectableCell)? {
    guard !list.isEditing, touch.view?.isDescendant(of: list) == true else { return nil }
    let place = touch.location(in: list)
    let below = list.subviews.reversed().lazy.compactMap { [list] in list.cell($0) }
    let cell = CellSelection.cell(of: touch, in: list) ?? below.first { $0.frame.containsHalfOpen(place) }
    // Since iOS 11 a delegate's configuration counts, before that the editing style.
    let isFixed =
      !list.configuration.rowsHaveFullSwipes
      && (cell as? UITableViewCell)?.editingStyle == UITableViewCell.EditingStyle.none
    return cell?.swipeActions == nil || isFixed ? nil : cell
  }

  /// The row stays open if it was pulled half of the way, or would be a third of a second later.
  private func handlePan() {
    guard pan.state == .ended, let cell = pan.firstTouch.flatMap(row) else { return }
    let way = pan.translation(in: list).x
    guard pullView == nil else {
      if way * shift < 0 { close() }
      return
    }
    let ahead = way + pan.velocity(in: list).x / 3
    let settings = list.configuration
    let items = cell.swipeActions?.items(after: way, settings) ?? []
    let width = Self.buttonWidth * CGFloat(items.count)
    guard !items.isEmpty, abs(ahead) >= width / 2, ahead * way > 0 else { return }
    let button = open(cell, items, toward: way < 0 ? -1 : 1)
    let isFull = settings.rowsHaveFullSwipes && abs(way) >= cell.bounds.width * Self.fullSwipe
    if isFull { button?.sendActions(for: .touchUpInside) }
  }

  /// Opens a row at its trailing edge.
  func show(_ items: [SwipeActions.Item], of cell: any SelectableCell) { _ = open(cell, items, toward: -1) }

  /// Moves a row aside and shows its buttons, the first at the edge; returns the first.
  private func open(
    _ cell: any SelectableCell, _ items: [SwipeActions.Item], toward side: CGFloat
  ) -> SwipeActionButton? {
    guard let superview = cell.superview else { return nil }
    let width = Self.buttonWidth * CGFloat(items.count)
    let place = cell.frame
    let pull = UIView(
      frame: CGRect(
        x: side < 0 ? place.maxX - width : place.minX, y: place.minY, width: width, height: place.height))
    pull.traceIdentifier = "UISwipeActionPullView"
    pull.declaration = .named("UISwipeActionPullView")
    let buttons = items.enumerated().map { number, item in
      let offset = Self.buttonWidth * CGFloat(number)
      let button = SwipeActionButton(
        frame: CGRect(
          x: side < 0 ? width - Self.buttonWidth - offset : offset, y: 0, width: Self.buttonWidth,
          height: place.height))
      button.set(item, of: list) { [weak self] in self?.close() }
      return button
    }
    for button in buttons.reversed() { pull.addSubview(button) }
    tell(.willBeginEditingRow, cell)
    self.cell = cell
    pullView = pull
    shift = side * width
    cell.frame.origin.x += shift
    superview.insertSubview(pull, aboveSubview: cell)
    dismissal.isEnabled = true
    dismissal.noteChange()
    return buttons.first
  }

  /// Removes the buttons and moves the row back, if a row is open.
  func close() {
    guard let pull = pullView else { return }
    dismissal.isEnabled = false
    dismissal.noteChange()
    pull.removeFromSuperview()
    pullView = nil
    guard let cell else { return }
    cell.frame.origin.x -= shift
    self.cell = nil
    tell(.didEndEditingRow, cell)
  }

  private func tell(_ method: CallbackMethod, _ cell: any SelectableCell) {
    guard list is UITableView else { return }
    let delegate = list.delegate as? any UITableViewDelegate
    list.tell(delegate, method, about: cell) {
      guard let table = list as? UITableView, let cell = cell as? UITableViewCell else { return }
      if method == .willBeginEditingRow {
        delegate?.tableView(table, willBeginEditing: cell)
      } else {
        delegate?.tableView(table, didEndEditing: cell)
      }
    }
  }
}

/// A button beside an open row.
final class SwipeActionButton: UIButton {
  private var close: () -> Void = {}

  /// Sets the action, sent to the list if it has no target; afterwards the row closes.
  func set(_ item: SwipeActions.Item, of list: any CellList, close: @escaping () -> Void) {
    // Only the app's are named in a scenario.
    traceIdentifier = item.afterwards == nil ? item.action : nil
    declaration = .named("UISwipeActionStandardButton")
    declaredMethods = item.methods
    addTarget(item.target ?? list, action: item.action, for: .touchUpInside)
    self.close = {
      item.afterwards?()
      close()
    }
  }

  override func sendAction(_ action: String, to target: (any ActionReceiver)?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
    close()
  }
}

/// The pan of a list that opens a row, if the row has actions on the side that the swipe shows (OW-38).
///
/// It is an ordinary pan: a deeper or earlier recognizer takes the touch from it. The pan that goes back from anywhere
/// in the content waits for it.
final class SwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    declaration = .named("_UISwipeActionPanGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool { swipe?.row(of: touch) != nil }

  override func start(after movement: CGPoint) -> Start {
    guard abs(movement.x) > abs(movement.y), let cell = firstTouch.flatMap({ swipe?.row(of: $0) }),
      cell.swipeActions?.items(after: movement.x, configuration).isEmpty == false
    else { return .fails(TraceReason(.wrongDirection)) }
    return movement.distance(to: .zero).reaches(configuration.rowSwipeHysteresis) ? .begins : .waits
  }

  private var swipe: RowSwipe? { (view as? UIScrollView)?.rowSwipe }

  override class var hasFailureHooks: Bool { true }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(otherGestureRecognizer.name == "UINavigationController.contentSwipe")
  }
}

/// Closes the open row as soon as a finger goes down beside it in the list, or at the lift of a tap on it; nothing else
/// receives that touch (OW-38). A drag on the row is left to the pans of the list. It is disabled while no row is open.
final class SwipeDismissalGestureRecognizer: UIGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesBegan = true
    isEnabled = false
    declaration = .named("UISwipeDismissalGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    guard isEnabled, let pull = (view as? UIScrollView)?.rowSwipe?.pullView else { return false }
    return touch.view?.isDescendant(of: pull) == false
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    let cell: UIView? = (view as? UIScrollView)?.rowSwipe?.cell
    guard let touch = firstTouch, let cell, touch.view?.isDescendant(of: cell) == true else {
      if method == .began { wish(.ended, because: TraceReason(.rowWasOpen)) }
      return
    }
    if method == .ended {
      wish(.ended, because: TraceReason(.rowWasOpen))
      return
    }
    let (distance, allowed) = (touch.movement.distance(to: .zero), configuration.tapMovement)
    if distance.exceeds(allowed) { wish(.failed, .movedTooFar, [.distance: distance, .allowed: allowed]) }
  }
}

extension UIScrollView {
  /// The action that the pan of row actions sends to the list.
  package nonisolated static let swipeAction = "handleSwipe:"
}

extension CellList {
  /// Creates the pan that opens rows, once a row has actions.
  package func makeRowSwipe() -> UIPanGestureRecognizer {
    let swipe = rowSwipe ?? RowSwipe(of: self)
    rowSwipe = swipe
    return swipe.pan
  }
}
