// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// What a drag carries (OW-48). What becomes of it where it is dropped is not part of the model.
@MainActor
open class UIDragItem {
  /// What the item provides, `NSItemProvider` in UIKit.
  public final let itemProvider: AnyObject

  /// What the app knows of the item by itself.
  open var localObject: Any?

  /// Creates an item of what provides it.
  public init(itemProvider: AnyObject) { self.itemProvider = itemProvider }
}

/// A drag that begins.
@MainActor
public protocol UIDragSession: AnyObject {
  /// What it carries; nothing until the delegate has answered.
  var items: [UIDragItem] { get }

  /// Where the finger is, in a view's bounds coordinates, in points.
  func location(in view: UIView) -> CGPoint
}

/// The session that delegates are given.
@MainActor
final class DragSession: UIDragSession {
  var items: [UIDragItem] = []

  private weak var touch: UITouch?

  init(of touch: UITouch?) { self.touch = touch }

  func location(in view: UIView) -> CGPoint { touch?.location(in: view) ?? .zero }
}

/// Says what a finger that stays on a view lifts (OW-48).
@MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// The items of a drag that begins; none for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]

  /// The drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// Not implemented.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
}

/// Says which rows of a table a finger that stays lifts (OW-48). Rows are named by their cells.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a drag that begins on a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at cell: UITableViewCell
  ) -> [UIDragItem]

  /// The drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Not implemented.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
}

/// Says which items of a collection a finger that stays lifts (OW-48). Items are named by their cells.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// The items of a drag that begins on an item; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at cell: UICollectionViewCell
  ) -> [UIDragItem]

  /// The drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
}
