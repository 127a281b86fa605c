// SPDX-License-Identifier: Apache-2.0

import Trace

/// Is notified of rows that a person moves or inserts (OW-40). All methods are optional; rows are identified by their
/// cells.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// A row was moved to the position of another.
  func tableView(_ tableView: UITableView, moveRow cell: UITableViewCell, to target: UITableViewCell)

  /// A person tapped the control that inserts a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, for cell: UITableViewCell)
}

extension UITableViewDataSource {
  /// Not implemented.
  public func tableView(_ tableView: UITableView, moveRow cell: UITableViewCell, to target: UITableViewCell) {
  }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, for cell: UITableViewCell
  ) {}
}

/// Decides which items a person may move, and is notified of it (OW-40). Both methods are optional; items are
/// identified by their cells.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Whether an item may be moved; without this method, no item may.
  func collectionView(_ collectionView: UICollectionView, canMoveItem cell: UICollectionViewCell) -> Bool

  /// An item was moved to the position of another.
  func collectionView(
    _ collectionView: UICollectionView, moveItem cell: UICollectionViewCell, to target: UICollectionViewCell)
}

extension UICollectionViewDataSource {
  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItem cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(false) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItem cell: UICollectionViewCell, to target: UICollectionViewCell
  ) {}
}
