// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// How a controller behaves as a sheet (OW-19, OW-21).
@MainActor
public final class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// Which height it is.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates the name of a height of the app's own.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the name of a height of the app's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("medium")
      /// All but a strip at the top.
      public static let large = Identifier("large")
    }

    /// How high it is.
    package enum Height: Hashable, Sendable {
      case medium, large
      case points(CGFloat)
      /// A part of the large one, from 0 to 1.
      case fraction(CGFloat)
    }

    /// Which height it is.
    public let identifier: Identifier

    package let height: Height

    /// About half of the window.
    public static func medium() -> Detent { Detent(identifier: .medium, height: .medium) }

    /// All but a strip at the top.
    public static func large() -> Detent { Detent(identifier: .large, height: .large) }

    /// A height of the app's own, in points; never more than the large one. UIKit's method takes a closure.
    public static func custom(identifier: Identifier, height: CGFloat) -> Detent {
      Detent(identifier: identifier, height: .points(height))
    }

    /// A height of the app's own as a part of the large one, which is what `maximumDetentValue` stands for in UIKit's
    /// closure.
    public static func custom(identifier: Identifier, fraction: CGFloat) -> Detent {
      Detent(identifier: identifier, height: .fraction(fraction))
    }

    /// How much of a window of a height it leaves free at the top, in points. How much the large one leaves is not
    /// documented.
    fileprivate func top(in window: CGFloat) -> CGFloat {
      let largeTop = min(60, window / 2)
      return switch height {
      case .medium: window / 2
      case .large: largeTop
      case .points(let points): max(largeTop, window - max(0, points))
      case .fraction(let part): window - (window - largeTop) * min(max(0, part), 1)
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

  /// How high the window is, in points, of which detents are parts.
  var windowHeight: CGFloat = 844

  /// The detents, the smallest first.
  var ascending: [Detent] {
    detents.sorted { $0.top(in: windowHeight) > $1.top(in: windowHeight) }
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
    guard let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return false
    }
    return selected.top(in: windowHeight) >= largest.top(in: windowHeight)
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

  /// What a scroll view moves along with its own pan nobody else's gesture stops (OW-19).
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(presentation?.scrollView == nil)
  }

  override func start(after movement: CGPoint) -> Start {
    let isVertical = abs(movement.y) >= abs(movement.x)
    return isVertical && (movement.y > 0 || presentation?.sheet.canGrow == true)
      ? .begins : .fails(TraceReason(.wrongDirection))
  }
}

extension UIScrollView {
  /// The sheet that holds the view.
  private var sheetAround: Presentation? {
    for view in selfAndSuperviews {
      let pans = view.attachedRecognizers.lazy.compactMap { $0 as? SheetPanGestureRecognizer }
      if let pan = pans.first { return pan.presentation }
    }
    return nil
  }

  /// Whether a drag up at the top of the content makes the sheet larger that holds the view, before anything scrolls
  /// (OW-19).
  final func growsSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    guard axis == .vertical, distance < 0, isAtEdge(.top), let sheet = sheetAround?.sheet else {
      return false
    }
    return sheet.canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Whether a drag down is a sheet's that holds the view: at the top of the content. A list that can refresh keeps it
  /// (OW-19).
  final func leavesToSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    axis == .vertical && distance > 0 && refreshControl == nil && sheetAround != nil
  }

  /// Lets the drag that begins move the sheet, while the content stays; not for a view that cannot scroll, whose drag the
  /// pan of the sheet takes.
  final func takesSheetAlong(_ axis: ScrollAxes) -> Bool {
    guard canBounce(along: axis), let sheet = sheetAround else { return false }
    sheet.scrollView = self
    towedSheet = sheet
    return true
  }

  /// Ends what ``takesSheetAlong(_:)`` began.
  final func letGoOfSheet() {
    towedSheet?.scrollView = nil
    towedSheet = nil
  }
}
