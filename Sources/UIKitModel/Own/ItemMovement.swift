// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The long press by which a finger moves an item of a collection view, if the data source lets items be moved and the
/// view belongs to a collection view controller (OW-40).
///
/// UIKit's class is private and unpublished; the name is the model's. Items change places at the lift.
final class ItemMovementGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override var isPartOfView: Bool { true }

  /// The action that the collection view sends to itself.
  static let action = "handleInteractiveMovement:"

  private weak var item: UICollectionViewCell?

  override init() {
    super.init()
    delegate = self
    declaration = .named("_UIInteractiveMovementGestureRecognizer")
  }

  private var collection: UICollectionView? { view as? UICollectionView }

  override func concerns(_ touch: UITouch) -> Bool {
    guard let collection, collection.isMovedByController else { return false }
    return CellSelection.cell(of: touch, in: collection) != nil
  }

  /// Whether the item under the finger may be moved.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let touch = firstTouch, let cell = CellSelection.cell(of: touch, in: collection)
    else { return false }
    return collection.grants(.canMoveItem, cell, touch)
  }

  /// Picks up the item when the press begins, and puts it down at the lift.
  func move() {
    guard let collection else { return }
    switch state {
    case .began:
      item = firstTouch.flatMap { CellSelection.cell(of: $0, in: collection) } as? UICollectionViewCell
    case .ended:
      if let item { collection.move(item, to: location(in: collection), firstTouch) }
      item = nil
    case .cancelled: item = nil
    case .possible, .changed, .failed: break
    }
  }
}

extension UICollectionView {
  /// Whether a collection view controller lets a long press move items.
  fileprivate var isMovedByController: Bool {
    let responders = sequence(first: self as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first { _ in true }
    return (controller as? UICollectionViewController)?.installsStandardGestureForInteractiveMovement ?? false
  }

  /// Attaches the long press that moves items, once.
  package final func attachItemMovement() {
    guard !attachedRecognizers.contains(where: { $0 is ItemMovementGestureRecognizer }) else { return }
    let press = ItemMovementGestureRecognizer()
    addGestureRecognizer(press)
    implement(ItemMovementGestureRecognizer.action) { [weak press] _, _ in press?.move() }
    press.addTarget(self, action: ItemMovementGestureRecognizer.action)
  }

  /// Moves an item to the position of the one under the finger.
  fileprivate func move(_ item: UICollectionViewCell, to place: CGPoint, _ touch: UITouch?) {
    let siblings = item.superview?.subviews.compactMap { $0 as? UICollectionViewCell } ?? []
    let under = siblings.first { $0 !== item && $0.bounds.containsHalfOpen($0.convert(place, from: self)) }
    let target = target(instead: under ?? item, of: item, touch)
    CellOrder(siblings).move(item, to: target)
    tell(dataSource as AnyObject? ?? delegate, .moveItem, about: item) {
      guard let target = target as? UICollectionViewCell else { return }
      dataSource?.collectionView(self, moveItem: item, to: target)
    }
  }
}

extension CellList {
  /// The cell whose position a moved one takes; the delegate may name another (OW-40).
  func target(
    instead proposed: any SelectableCell, of cell: any SelectableCell, _ touch: UITouch?
  ) -> any SelectableCell {
    guard proposed !== cell else { return cell }
    moving = cell
    defer { moving = nil }
    return ask(.targetIndexPathForMove, proposed, touch) ?? cell
  }
}

/// Sorts cells in reading order: from top to bottom, and in a row from left to right.
@MainActor
struct CellOrder {
  let cells: [any SelectableCell]

  init(_ cells: [any SelectableCell]) {
    self.cells = cells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  private func index(of cell: any SelectableCell) -> Int? { cells.firstIndex { $0 === cell } }

  /// Moves a cell to the position of another. The cells between shift by one: each takes the origin of its neighbour
  /// or, in a single column with cells of different heights, follows it with the previous gap.
  func move(_ cell: any SelectableCell, to target: any SelectableCell) {
    guard let start = index(of: cell), let end = index(of: target), start != end else { return }
    var order = cells
    order.remove(at: start)
    order.insert(cell, at: end)
    let moved = min(start, end)...max(start, end)
    let origins = moved.map { cells[$0].frame.origin }
    let isColumn = zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY }
    guard isColumn else {
      for (place, origin) in zip(moved, origins) { order[place].frame.origin = origin }
      return
    }
    let gaps = moved.map { $0 + 1 < cells.count ? cells[$0 + 1].frame.minY - cells[$0].frame.maxY : 0 }
    var y = cells[moved.lowerBound].frame.minY
    for (place, gap) in zip(moved, gaps) {
      order[place].frame.origin.y = y
      y += order[place].frame.height + gap
    }
  }
}
