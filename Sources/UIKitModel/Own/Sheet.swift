// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// How a controller behaves as a sheet (OW-19, OW-21).
@MainActor
public final class UISheetPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// Which height it is.
    public enum Identifier: String, Hashable, Sendable, CaseIterable {
      /// About half of the window.
      case medium
      /// All but a strip at the top.
      case large
    }

    /// Which height it is.
    public let identifier: Identifier

    /// About half of the window.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// All but a strip at the top.
    public static func large() -> Detent { Detent(identifier: .large) }

    /// How much of a window of a height it leaves free at the top, in points. How much the large one leaves is not
    /// documented.
    fileprivate func top(in height: CGFloat) -> CGFloat {
      switch identifier {
      case .medium: height / 2
      case .large: min(60, height / 2)
      }
    }
  }

  /// The heights at which the sheet rests; only the large one by default.
  public var detents: [Detent] = [.large()] { didSet { isConfigured = true } }

  /// Where the sheet rests; nil for the smallest of ``detents``.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      isConfigured = true
      if selectedDetentIdentifier != oldValue { presentation?.moveToSelectedDetent() }
    }
  }

  /// The largest detent at which nothing is dimmed and what is behind gets touches; nil for none (OW-21).
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      isConfigured = true
      presentation?.dimAsSelected()
    }
  }

  /// Whether a stroke up in a scroll view at its top makes the sheet larger, before the content scrolls (OW-19).
  public var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { isConfigured = true } }

  /// Whether the app said anything of it, so that the controller is meant as a sheet.
  private(set) var isConfigured = false

  /// The presentation under way.
  weak var presentation: Presentation?

  init() {}

  /// The detents, the smallest first.
  var ascending: [Detent] {
    Detent.Identifier.allCases.compactMap { id in detents.first { $0.identifier == id } }
  }

  /// The detent at which the sheet rests.
  var selected: Detent {
    let ascending = ascending
    return ascending.first { $0.identifier == selectedDetentIdentifier } ?? ascending.first ?? .large()
  }

  /// Whether a detent above the selected one is free.
  var canGrow: Bool { ascending.last.map { $0 != selected } ?? false }

  /// Whether nothing is dimmed at the selected detent (OW-21).
  var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return false }
    let order = Detent.Identifier.allCases
    return (order.firstIndex(of: selected.identifier) ?? 0) <= (order.firstIndex(of: largest) ?? 0)
  }

  /// The frame of the sheet at a detent, in a window's bounds coordinates.
  func frame(at detent: Detent, in bounds: CGRect) -> CGRect {
    let top = detent.top(in: bounds.height)
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
  }
}

/// The pan that moves a sheet, on the view that stands round the sheet's view (OW-17).
///
/// A stroke that begins downwards anywhere in the sheet is the sheet's, and so is one upwards while a larger detent is
/// free; it is taken from what it began on (OW-18). One that begins sideways is not.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The sheet that it moves.
  weak var presentation: Presentation?

  override init() {
    super.init()
    name = "_UISheetInteractionBackgroundDismissRecognizer"
    declaration = .named("_UISheetPanGestureRecognizer")
  }

  override func start(after movement: CGPoint) -> Start {
    let isVertical = abs(movement.y) >= abs(movement.x)
    return isVertical && (movement.y > 0 || presentation?.sheet.canGrow == true)
      ? .begins : .fails(TraceReason(.wrongDirection))
  }
}

extension UIScrollView {
  /// The pan of the sheet that holds the view, if it can move the sheet.
  private var sheetPan: SheetPanGestureRecognizer? {
    for view in selfAndSuperviews {
      let pans = view.attachedRecognizers.lazy.compactMap { $0 as? SheetPanGestureRecognizer }
      if let pan = pans.first { return pan.isEnabled ? pan : nil }
    }
    return nil
  }

  /// Whether a drag up at the top of the content makes the sheet larger that holds the view, before anything scrolls
  /// (OW-19).
  final func growsSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    guard axis == .vertical, distance < 0, isAtEdge(.top), let sheet = sheetPan?.presentation?.sheet else {
      return false
    }
    return sheet.canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Whether a drag down is a sheet's that holds the view: at the top of the content, or of content that does not
  /// scroll. A list that can refresh keeps it (OW-19).
  final func leavesToSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    axis == .vertical && distance > 0 && refreshControl == nil && sheetPan != nil
  }
}
