// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// An item of a drag (OW-48). What happens when it is dropped is not part of the model.
@MainActor
open class UIDragItem {
  /// The provider of the item's data, `NSItemProvider` in UIKit.
  public final let itemProvider: AnyObject

  /// The app's own object for the item.
  open var localObject: Any?

  /// Creates an item from its provider.
  public init(itemProvider: AnyObject) { self.itemProvider = itemProvider }
}

/// A drag that begins.
@MainActor
public protocol UIDragSession: AnyObject {
  /// Its items; empty until the delegate has answered.
  var items: [UIDragItem] { get }

  /// Where the finger is, in a view's bounds coordinates, in points.
  func location(in view: UIView) -> CGPoint
}

/// The session passed to delegates.
@MainActor
final class DragSession: UIDragSession {
  var items: [UIDragItem] = []

  private weak var touch: UITouch?

  init(of touch: UITouch?) { self.touch = touch }

  func location(in view: UIView) -> CGPoint { touch?.location(in: view) ?? .zero }
}

/// Decides what a finger that stays on a view lifts (OW-48).
@MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// The items of a drag that begins; empty for no drag.
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

/// Decides which rows of a table view a finger that stays lifts (OW-48). Rows are identified by their cells.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a drag that begins on a row; empty for no drag.
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

/// Decides which items of a collection view a finger that stays lifts (OW-48). Items are identified by their cells.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// The items of a drag that begins on an item; empty for no drag.
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
