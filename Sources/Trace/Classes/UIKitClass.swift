// SPDX-License-Identifier: Apache-2.0

/// A class of UIKit or of a related framework.
///
/// The rows are in the other files of this folder. To make HitPath know a class, add a row.
package struct UIKitClass: Sendable {
  package let name: String

  /// The superclass; for a private class, the nearest known one; nil for `NSObject`.
  package let superclass: String?

  package let traits: Traits

  /// What a recognizer of this class recognizes.
  package let gesture: Gesture

  /// The recognizer that UIKit attaches to such views, if it changes what a person sees; nil for most.
  package let brings: Gesture?

  /// The element names of this class in Interface Builder documents.
  package let elements: [String]

  init(
    _ name: String, below superclass: String?, _ traits: Traits = [], gesture: Gesture = .other,
    brings: Gesture? = nil, elements: String...
  ) {
    self.init(name, below: superclass, traits, gesture: gesture, brings: brings, elements: elements)
  }

  private init(
    _ name: String, below superclass: String?, _ traits: Traits, gesture: Gesture, brings: Gesture?,
    elements: [String]
  ) {
    self.name = name
    self.superclass = superclass
    self.traits = traits
    self.gesture = gesture
    self.brings = brings
    self.elements = elements
  }

  /// Creates a class that defines a view role.
  init(
    _ role: ViewRole, below superclass: String, _ traits: Traits = [], brings: Gesture? = nil,
    elements: String...
  ) {
    self.init(role.rawValue, below: superclass, traits, gesture: .other, brings: brings, elements: elements)
  }

  /// How a class differs from its superclass.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The simulation can create objects of this class. For other classes it creates the nearest simulated ancestor.
    package static let simulated = Traits(rawValue: 1 << 0)

    /// Apps cannot use this class.
    package static let `private` = Traits(rawValue: 1 << 1)

    /// A private class that is known to inherit hit testing and touch handling unchanged.
    package static let plain = Traits(rawValue: 1 << 2)

    /// New views of this class and its subclasses ignore touches (RC-12).
    package static let ignoresTouches = Traits(rawValue: 1 << 3)

    /// Views of this class and its subclasses may cover other views without taking their touches.
    package static let letsTouchesThrough = Traits(rawValue: 1 << 4)

    /// This class and its subclasses handle touches in ways that are not simulated.
    package static let handlesTouchesItself = Traits(rawValue: 1 << 5)

    /// A recognizer whose gesture ends as soon as it is recognized (GR-8).
    package static let discrete = Traits(rawValue: 1 << 6)

    /// Views of this class and its subclasses are cells, which a tap highlights and selects (SV-10).
    package static let cell = Traits(rawValue: 1 << 7)

    /// A control whose own gesture is a tap. It keeps such taps of its superviews from beginning (GR-38, OW-12).
    package static let ownTap = Traits(rawValue: 1 << 8)

    /// Views of this class control their subviews alone: a list inside selects nothing for the app, and touches there
    /// are not simulated (OW-92).
    package static let ownsItsParts = Traits(rawValue: 1 << 9)

    /// Views of this class and its subclasses have recognizers of their own, which are not simulated (OW-95).
    package static let recognizesItself = Traits(rawValue: 1 << 10)

    /// Maps select their annotations and move by recognizers of their own (OW-95).
    package static let map: Traits = [.handlesTouchesItself, .recognizesItself, Traits(rawValue: 1 << 12)]

    /// Controllers of this class and its subclasses show a view of another process, which has the touches there (OW-16).
    package static let otherProcess = Traits(rawValue: 1 << 13)

    /// Maps of this class have their pan on themselves, and not on a view inside (OW-95).
    package static let ownPan = Traits(rawValue: 1 << 14)

    /// A control whose value follows the finger from where it went down.
    package static let followsFinger = Traits(rawValue: 1 << 11)
  }

  /// What a recognizer recognizes.
  package enum Gesture: String, Hashable, Sendable, CaseIterable, Encodable {
    case tap, longPress, pan, edgePan, swipe, pinch, rotation, hover
    /// The pan of a scroll view.
    case scroll
    /// The recognizer by which a scroll view withholds touches from its content.
    case contentDelay
    /// The tap of a text view.
    case textTap
    /// The double tap of a text view, which selects a word.
    case textTaps
    /// The long press of a text view, which moves the cursor or selects.
    case textPress
    /// The tap on a link in a text.
    case textLink
    /// The recognizer that withholds touches at an edge of the screen.
    case systemGate
    /// The edge pan by which a navigation controller goes back.
    case interactivePop
    /// The pan anywhere in the content by which a navigation controller goes back.
    case contentPop
    /// The tap and the pan that hide the bars of a navigation controller.
    case barTap, barPan
    /// The pan that moves a sheet.
    case sheetPan
    /// The tap beside a sheet.
    case dimmingTap
    /// The taps of a web page.
    case webTaps
    /// The taps of a picker, which turn its wheels.
    case wheelTaps
    /// The pan that moves a map.
    case mapPan
    /// The tap of a document of PDFKit.
    case documentTap
    /// The recognizer by which a canvas draws.
    case drawing
    /// The recognizer that hands touches to React Native's JavaScript.
    case reactNativeTouches
    /// The recognizer that opens a context menu when a finger stays.
    case contextMenu
    /// The long press that lifts a view for dragging.
    case dragLift
    /// The recognizer that relates an interaction's gestures to others.
    case relationship
    /// The pan of a list that swipes a row open.
    case rowActions
    /// The recognizer that closes a row that was swiped open.
    case rowDismissal
    /// The two-finger pan that selects rows.
    case rowSelection
    /// The long press that moves an item of a collection view.
    case itemMovement
    case other

    /// Whether UIKit's own recognizer of this kind visibly changes the screen: it goes back, moves or dismisses a
    /// sheet, hides bars, opens, closes, moves or selects rows, opens a menu or a link, shows a loupe, draws or lifts a view.
    /// What the other kinds do is part of how their view works.
    package var changesScreens: Bool {
      switch self {
      case .interactivePop, .contentPop, .sheetPan, .dimmingTap, .barTap, .barPan: true
      case .contextMenu, .dragLift, .textPress, .textLink, .rowActions, .rowDismissal, .rowSelection,
        .itemMovement, .drawing, .mapPan:
        true
      default: false
      }
    }
  }

  /// This class and its ancestors, starting with this class.
  package var lineage: some Sequence<UIKitClass> {
    sequence(first: self) { $0.superclass.flatMap(Self.named) }
  }

  package func isKind(of ancestor: String) -> Bool { Self.ancestors[name]?.contains(ancestor) ?? false }

  /// Whether the class or one of its ancestors has a trait.
  package func inherits(_ trait: Traits) -> Bool { Self.inherited[name]?.contains(trait) ?? false }
}

extension UIKitClass {
  /// The root class.
  package static let root = "NSObject"

  /// The base class of all responders.
  package static let responder = "UIResponder"

  package static let view = ViewRole.view.rawValue

  package static let controller = "UIViewController"

  /// The view that dims what is behind a presented controller.
  package static let dimmingView = "UIDimmingView"

  package static let alertController = "UIAlertController"

  /// The view that holds what a controller presents.
  package static let transitionView = "UITransitionView"

  /// The view that shows web pages.
  package static let webView = "WKWebView"
  package static let document = "PDFView"

  /// What the names of PDFKit's classes begin with.
  package static let documentPrefix = "PDF"
  package static let refreshControl = "UIRefreshControl"

  /// The view that encloses a sheet.
  package static let dropShadow = "UIDropShadowView"

  /// The view that holds what a popover shows.
  package static let popoverView = "_UIPopoverView"

  /// UIKit's delegate of the swipe back (OW-8).
  package static let swipeBackDelegate = "UINavigationInteractiveTransition"

  package static let pageController = "UIPageViewController"
  package static let splitController = "UISplitViewController"

  /// The controller of a keyboard of the app's own.
  package static let inputController = "UIInputViewController"

  /// A header, a footer or a cell of a collection view.
  package static let reusableView = "UICollectionReusableView"

  /// A header or a footer of a table.
  package static let headerFooterView = "UITableViewHeaderFooterView"

  package static let visualEffectView = "UIVisualEffectView"

  /// The background of a bar.
  package static let barBackground = "_UIBarBackground"

  package static let searchController = "UISearchController"

  /// The view by which an active search covers the content (OW-53).
  package static let searchDimmingView = "_UISearchControllerDimmingView"

  /// A button of a navigation bar or toolbar.
  package static let barButton = "_UIButtonBarButton"

  /// The view that holds the items of a toolbar (OW-106).
  package static let toolbarContent = "_UIToolbarContentView"

  /// The view around the `customView` of an item of a toolbar.
  package static let customItem = "_UITAMICAdaptorView"

  /// An item of a toolbar before iOS 11.
  package static let formerToolbarButton = "UIToolbarButton"

  /// The views by which a toolbar shows its items.
  package static let toolbarItems = [barButton, customItem, formerToolbarButton]

  /// A tab of a tab bar.
  package static let tab = "UITabBarButton"

  package static let map = "MKMapView"
  package static let annotation = "MKAnnotationView"

  /// The view in which Flutter puts a native view (OW-81).
  package static let flutterWrapper = "FlutterTouchInterceptingView"

  /// The recognizer by which React Native's JavaScript hears of touches (OW-80).
  package static let reactNativeTouchHandler = "RCTSurfaceTouchHandler"

  /// The scroll view of a page controller that scrolls (OW-111).
  package static let pagesOfController = "_UIQueuingScrollView"

  /// The control that the buttons of React Native Gesture Handler are (OW-80).
  package static let gestureHandlerButton = "RNGestureHandlerButton"
  /// The scroll view of a web view, which shows the page (OW-82).
  package static let webScrollView = "WKScrollView"
  /// The button that clears the text of a text field (OW-107).
  package static let clearButton = "_UITextFieldClearButton"
  /// The drawing of react-native-svg (OW-80).
  package static let reactNativeSVG = "RNSVGSvgView"

  /// The base class of all gesture recognizers, which are not responders (GR-1).
  package static let recognizer = "UIGestureRecognizer"

  package static let all =
    responders + views + scrollViews + controls + otherFrameworks + controllers + recognizers + privateViews

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.flatMap { known in known.elements.map { ($0, known) } })

  /// Finds a public or private class by its name.
  package static func named(_ name: String) -> UIKitClass? { byName[name] }

  /// Finds the class of an element in an Interface Builder document.
  package static func element(_ element: String) -> UIKitClass? { byElement[element] }

  /// The names of each class and its ancestors, computed once because every view asks for them.
  private static let ancestors = byName.mapValues { Set($0.lineage.map(\.name)) }

  /// The traits of each class together with those of its ancestors, for the same reason.
  private static let inherited = byName.mapValues {
    $0.lineage.reduce(into: Traits()) { $0.formUnion($1.traits) }
  }

  /// Whether it is a cell class of a table or collection view.
  package static func isCell(_ name: String?) -> Bool {
    inherits(.cell, name)
  }

  /// Whether a class is `ancestor` or a subclass of it.
  package static func isKind(_ name: String?, of ancestor: String) -> Bool {
    name.flatMap { ancestors[$0] }?.contains(ancestor) ?? false
  }

  package static func isKind(_ name: String?, of role: ViewRole) -> Bool { isKind(name, of: role.rawValue) }

  /// Whether a class or one of its ancestors has a trait.
  package static func inherits(_ trait: Traits, _ name: String?) -> Bool {
    name.flatMap { inherited[$0] }?.contains(trait) ?? false
  }

  /// Finds the class in the table if it is a subclass of `base` there; otherwise returns `base`, if the table has it. A
  /// public class always stands for itself.
  package static func nearest(to name: String, base: String?) -> UIKitClass? {
    let own = named(name)
    guard let base = base.flatMap(named), !isPublic(name), own?.isKind(of: base.name) != true else {
      return own
    }
    return base
  }
}

/// What can be told from a class name, whether or not the class is in the table.
extension UIKitClass {
  /// Whether apps can use the class.
  package static func isPublic(_ name: String) -> Bool {
    named(name).map { !$0.traits.contains(.private) } ?? false
  }

  /// Whether the class is a private one of UIKit or of a related framework, such as `UIButtonLabel`.
  package static func isPrivate(_ name: String) -> Bool { isUIKit(name) && !isPublic(name) }

  /// Whether the class belongs to UIKit or a related framework, and not to the app.
  package static func isUIKit(_ name: String) -> Bool { named(name) != nil || hasPrefix(name) }

  /// Whether the class is known to inherit hit testing and touch handling unchanged.
  ///
  /// That is unknown for the app's classes and for most private classes.
  package static func isPlain(_ name: String) -> Bool {
    isPublic(name) || named(name)?.traits.contains(.plain) ?? false
  }

  /// Whether views of the class may cover others without taking their touches. Container classes of iOS 26 are
  /// recognized by a part of their name, because Swift's spelling puts more around it.
  package static func letsTouchesThrough(_ name: String) -> Bool {
    inherited[name].map { $0.contains(.letsTouchesThrough) } ?? isContainer(Array(name.utf8))
  }

  /// Compares bytes, because this runs for every view of a dump.
  private static func isContainer(_ name: [UInt8]) -> Bool {
    containers.contains { part in
      name.indices.dropLast(part.count - 1).contains { name[$0] == part[0] && name[$0...].starts(with: part) }
    }
  }

  /// A part of the names of the views that hold floating bars since iOS 26 (OW-14).
  package static let floatingBarContainer = "FloatingBarContainerView"

  private static let containers = [
    "FloatingBarHostingView", floatingBarContainer, "_UITabBarContainerView", "_UITouchPassthroughView",
    "_UIContextMenuContainerView", "ScrollEdgeEffectView",
  ].map { Array($0.utf8) }

  /// Whether the class handles touches in ways that are not simulated.
  package static func handlesTouchesItself(_ name: String) -> Bool {
    name.hasPrefix("_UI") && !isPlain(name) || InnerFramework(ofClass: name) != nil
      || inherits(.handlesTouchesItself, name)
  }

  /// The class to create for objects of a class: itself, or its nearest simulated ancestor.
  ///
  /// - Parameters:
  ///   - name: The class. If it is not in the table, the ending of its name decides.
  ///   - ancestor: The class that the result must be or inherit from.
  /// - Returns: Nil if the class is unknown or does not inherit from `ancestor`.
  package static func simulated(_ name: String?, of ancestor: String) -> String? {
    guard let name, let known = named(name) ?? likely(name), known.isKind(of: ancestor) else { return nil }
    return known.lineage.first { $0.traits.contains(.simulated) }?.name
  }

  /// The class to create for objects of a class, using `base` where the class itself is unknown or `base` is nearer.
  package static func simulated(_ name: String, base: String?, of ancestor: String) -> String {
    let own = simulated(name, of: ancestor)
    if own == name { return name }
    let written = simulated(base, of: ancestor)
    // A guess by the ending of a name does not count here.
    if let own, named(name) != nil, written.map({ isKind(own, of: $0) }) ?? true { return own }
    return written ?? own ?? ancestor
  }

  /// Guesses a private class that is not in the table from the ending of its name.
  private static func likely(_ name: String) -> UIKitClass? {
    guard hasPrefix(name) else { return nil }
    return endings.first { name.hasSuffix($0.dropFirst("UI".count)) }.flatMap(named)
  }

  private static let endings = [
    "UILabel", "UIImageView", "UITableView", "UICollectionView", "UIScrollView", "UIStackView",
    "UITextField", "UIButton", "UIWindow",
  ]

  /// Whether a name has a prefix of UIKit, WebKit or MapKit: `UIButton`, `_UILayoutGuide`, `WKContentView`.
  private static func hasPrefix(_ name: String) -> Bool {
    guard !name.contains(".") else { return false }
    let plain = name.drop { $0 == "_" }
    guard ["UI", "WK", "MK"].contains(where: plain.hasPrefix) else { return false }
    return plain.dropFirst(2).first?.isUppercase ?? false
  }
}

extension UIKitClass {
  /// The level of a new window: system windows are in front of an app's (HT-31).
  package static func windowLevel(of name: String) -> Double {
    switch name {
    case "UITextEffectsWindow": 1
    case "UIStatusBarWindow": 1000
    case "UIRemoteKeyboardWindow": 10_000_000
    default: 0
    }
  }
}
