// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The properties of a controller as a sheet (OW-19, OW-21).
@MainActor
public final class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates the name of a custom height.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the name of a custom height.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("medium")
      /// Everything except a strip at the top.
      public static let large = Identifier("large")
    }

    /// The definition of a height.
    package enum Height: Hashable, Sendable {
      case medium, large
      case points(CGFloat)
      /// A fraction of the large height, from 0 to 1.
      case fraction(CGFloat)
    }

    /// The name of the height.
    public let identifier: Identifier

    package let height: Height

    /// About half of the window.
    public static func medium() -> Detent { Detent(identifier: .medium, height: .medium) }

    /// Everything except a strip at the top.
    public static func large() -> Detent { Detent(identifier: .large, height: .large) }

    /// A custom height in points, limited to the large one. UIKit's method takes a closure.
    public static func custom(identifier: Identifier, height: CGFloat) -> Detent {
      Detent(identifier: identifier, height: .points(height))
    }

    /// A custom height as a fraction of the large one, which corresponds to `maximumDetentValue` in UIKit's closure.
    public static func custom(identifier: Identifier, fraction: CGFloat) -> Detent {
      Detent(identifier: identifier, height: .fraction(fraction))
    }

    /// The space above the sheet in a window of a given height, in points. That of the large height is undocumented.
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

  /// The heights at which the sheet can rest; only the large one by default.
  public var detents: [Detent] = [.large()] { didSet { isConfigured = true } }

  /// The height at which the sheet rests; nil for the smallest of ``detents``.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      isConfigured = true
      if selectedDetentIdentifier != oldValue { presentation?.moveToSelectedDetent() }
    }
  }

  /// The largest detent at which nothing is dimmed and content behind receives touches; nil for none (OW-21).
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      isConfigured = true
      presentation?.dimAsSelected()
    }
  }

  /// Whether an upward pan in a scroll view that is at its top expands the sheet before the content scrolls (OW-19).
  public var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { isConfigured = true } }

  /// Whether the sheet keeps its heights on an iPhone that is held sideways, where it would cover the window (OW-16).
  public var prefersEdgeAttachedInCompactHeight = false { didSet { isConfigured = true } }

  /// Whether the app set any of these properties, so that the controller is intended as a sheet.
  private(set) var isConfigured = false

  /// The current presentation.
  weak var presentation: Presentation?

  /// The height of the window in points, which detents refer to.
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

  /// Whether there is a detent above the selected one.
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

/// The pan that moves a sheet, on the view around the sheet's view (OW-17).
///
/// A pan that goes down anywhere in the sheet belongs to the sheet, and so does one upwards while there is a larger detent; the
/// sheet takes it from the view where it began (OW-18). Of one that goes sideways only the way up or down counts, but a slider keeps
/// its finger.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The sheet that it moves.
  weak var presentation: Presentation?

  override init() {
    super.init()
    name = "_UISheetInteractionBackgroundDismissRecognizer"
    declaration = .named("_UISheetPanGestureRecognizer")
  }

  /// While a scroll view moves the sheet along with its own pan, no other gesture can stop this (OW-19).
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(presentation?.scrollView == nil)
  }

  /// The scroll view under the finger, in whose coordinates the way counts: a transform may turn them (OW-19).
  private(set) weak var towing: UIView?

  override func start(after movement: CGPoint) -> Start {
    towing = firstTouch?.view?.selfAndSuperviews.first { $0 is UIScrollView || $0 === view } as? UIScrollView
    let way = vector(movement, in: towing)
    let isSliders = abs(way.x) > abs(way.y) && firstTouch?.view is UISlider
    guard abs(way.y).reaches(configuration.panHysteresis), !isSliders else {
      hasGoneSideways = true
      return .waits
    }
    return way.y > 0 || presentation?.sheet.canGrow == true ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override func decidingDistance(of movement: CGPoint) -> CGFloat { abs(movement.y) }

  /// Whether the finger went far enough sideways for a pan, and not yet up or down.
  private var hasGoneSideways = false

  override var failureAtLift: TraceReason {
    hasGoneSideways ? TraceReason(.wrongDirection) : super.failureAtLift
  }

  override func reset() {
    super.reset()
    hasGoneSideways = false
  }
}

extension UIScrollView {
  /// The sheet that contains the view.
  private var sheetAround: Presentation? {
    for view in selfAndSuperviews {
      let pans = view.attachedRecognizers.lazy.compactMap { $0 as? SheetPanGestureRecognizer }
      if let pan = pans.first { return pan.presentation }
    }
    return nil
  }

  /// Whether an upward drag at the top of the content expands the sheet that contains the view, before anything scrolls
  /// (OW-19).
  final func growsSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    guard axis == .vertical, distance < 0, isAtEdge(.top), let sheet = sheetAround?.sheet else {
      return false
    }
    return sheet.canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Whether a downward drag belongs to the sheet that contains the view: if the content is at its top. A list with a
  /// refresh control keeps it, and so does one in a scroll view that only goes sideways (OW-19).
  final func leavesToSheet(_ axis: ScrollAxes, _ distance: CGFloat) -> Bool {
    axis == .vertical && distance > 0 && refreshControl == nil && sheetAround != nil && !isInPager
  }

  private var isInPager: Bool {
    selfAndSuperviews.dropFirst().lazy.compactMap { $0 as? UIScrollView }.contains {
      $0.follows(.horizontal) && !$0.follows(.vertical)
    }
  }

  /// Lets a drag that begins move the sheet while the content stays; not for a view that cannot scroll, whose drag the
  /// sheet's pan takes.
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
