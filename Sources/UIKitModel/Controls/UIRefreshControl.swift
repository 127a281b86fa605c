// SPDX-License-Identifier: Apache-2.0

/// A control that a scroll view shows when it is pulled down. To events it is a plain control.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is under way.
  public private(set) final var isRefreshing = false {
    didSet { noteChange(of: "isRefreshing", from: oldValue, to: isRefreshing) }
  }

  /// Shows that a refresh is under way, and sends nothing (UC-12).
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the refresh is over.
  open func endRefreshing() { isRefreshing = false }
}
