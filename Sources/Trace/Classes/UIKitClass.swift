// SPDX-License-Identifier: Apache-2.0

/// A class of UIKit, or of a framework beside it.
///
/// The rows stand in the other files of this folder. To make HitPath know a class, add a row.
package struct UIKitClass: Sendable {
  package let name: String

  /// The class above it, of private classes the nearest known one; nil for `NSObject`.
  package let superclass: String?

  package let traits: Traits

  /// What a recognizer of the class recognizes.
  package let gesture: Gesture

  /// The recognizer that UIKit puts on its views, which changes what a person sees; nil for most.
  package let brings: Gesture?

  /// The elements of Interface Builder's documents that stand for it.
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

  /// A class that says what its views are.
  init(
    _ role: ViewRole, below superclass: String, _ traits: Traits = [], brings: Gesture? = nil,
    elements: String...
  ) {
    self.init(role.rawValue, below: superclass, traits, gesture: .other, brings: brings, elements: elements)
  }

  /// What sets a class apart from the one above it.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The simulation makes objects of it by name. Others are built as the nearest class above that it makes.
    package static let simulated = Traits(rawValue: 1 << 0)

    /// Apps cannot use it.
    package static let `private` = Traits(rawValue: 1 << 1)

    /// A private class that is known to inherit hit testing and touch handling unchanged.
    package static let plain = Traits(rawValue: 1 << 2)

    /// New views of it and of the classes below it take no touches (RC-12).
    package static let ignoresTouches = Traits(rawValue: 1 << 3)

    /// Its views, and those of the classes below it, cover others without taking their touches.
    package static let letsTouchesThrough = Traits(rawValue: 1 << 4)

    /// It and the classes below it handle touches in ways that are not simulated.
    package static let handlesTouchesItself = Traits(rawValue: 1 << 5)

    /// A recognizer whose gesture is over as soon as it is recognized (GR-8).
    package static let discrete = Traits(rawValue: 1 << 6)

    /// Its views, and those of the classes below it, are cells, which a tap highlights and selects (SV-10).
    package static let cell = Traits(rawValue: 1 << 7)

    /// A private control whose own gesture is a tap, which it keeps from the recognizers of superviews (OW-12).
    package static let vetoesTaps = Traits(rawValue: 1 << 8)

    /// What lies in its views is theirs: a list in it selects and keeps nothing for the app, and what becomes of a touch
    /// there is not simulated (OW-92).
    package static let ownsItsParts = Traits(rawValue: 1 << 9)
  }

  /// What a recognizer recognizes.
  package enum Gesture: String, Hashable, Sendable, CaseIterable, Encodable {
    case tap, longPress, pan, edgePan, swipe, pinch, rotation, hover
    /// The pan of a scroll view.
    case scroll
    /// What withholds touches in a scroll view.
    case contentDelay
    /// The tap of a text.
    case textTap
    /// The two taps of a text, which select a word.
    case textTaps
    /// The press of a text, which moves the cursor or selects.
    case textPress
    /// The tap on a link in a text.
    case textLink
    /// What withholds touches at an edge of the screen.
    case systemGate
    /// The pan from the edge by which a navigation controller goes back.
    case interactivePop
    /// The pan anywhere in the content by which it goes back.
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
    /// What hands touches to React Native's JavaScript.
    case reactNativeTouches
    /// What opens a context menu when a finger stays.
    case contextMenu
    /// The press that lifts a view which can be dragged.
    case dragLift
    /// How an interaction's gesture relates to others.
    case relationship
    /// The pan of a list that swipes a row open.
    case rowActions
    /// What closes a row that is swiped open.
    case rowDismissal
    /// The pan of two fingers that selects rows.
    case rowSelection
    /// The press that moves an item of a collection.
    case itemMovement
    case other

    /// Whether UIKit's own recognizer for it changes what a person sees of the screen: it goes back, moves or dismisses a
    /// sheet, hides bars, opens, closes, moves or selects rows, opens a menu or a link, shows a loupe or lifts a view. What others
    /// do is the affair of the view that they belong to.
    package var changesScreens: Bool {
      switch self {
      case .interactivePop, .contentPop, .sheetPan, .dimmingTap, .barTap, .barPan: true
      case .contextMenu, .dragLift, .textPress, .textLink, .rowActions, .rowDismissal, .rowSelection,
        .itemMovement:
        true
      default: false
      }
    }
  }

  /// The class with those above it, itself first.
  package var lineage: some Sequence<UIKitClass> {
    sequence(first: self) { $0.superclass.flatMap(Self.named) }
  }

  package func isKind(of ancestor: String) -> Bool { Self.ancestors[name]?.contains(ancestor) ?? false }

  /// Whether the class or one above it has a trait.
  package func inherits(_ trait: Traits) -> Bool { lineage.contains { $0.traits.contains(trait) } }
}

extension UIKitClass {
  /// The class above all others.
  package static let root = "NSObject"

  /// The class above all responders.
  package static let responder = "UIResponder"

  package static let view = ViewRole.view.rawValue

  package static let controller = "UIViewController"

  /// What dims what is behind a presented controller.
  package static let dimmingView = "UIDimmingView"

  /// The view that stands round a sheet.
  package static let dropShadow = "UIDropShadowView"

  /// The view in which Flutter puts a native view (OW-81).
  package static let flutterWrapper = "FlutterTouchInterceptingView"

  /// The class above all gesture recognizers, which are no responders (GR-1).
  package static let recognizer = "UIGestureRecognizer"

  package static let all =
    responders + views + scrollViews + controls + otherFrameworks + controllers + recognizers + privateViews

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.flatMap { known in known.elements.map { ($0, known) } })

  /// The class of a name, public or private.
  package static func named(_ name: String) -> UIKitClass? { byName[name] }

  /// The class that an element of an Interface Builder document stands for.
  package static func element(_ element: String) -> UIKitClass? { byElement[element] }

  /// The names of a class and of those above it, which are asked for again and again of each view.
  private static let ancestors = byName.mapValues { Set($0.lineage.map(\.name)) }

  /// Whether a class is a cell's, of a table or a collection.
  package static func isCell(_ name: String?) -> Bool {
    inherits(.cell, name)
  }

  /// Whether a class is another one or descends from it.
  package static func isKind(_ name: String?, of ancestor: String) -> Bool {
    name.flatMap { ancestors[$0] }?.contains(ancestor) ?? false
  }

  package static func isKind(_ name: String?, of role: ViewRole) -> Bool { isKind(name, of: role.rawValue) }

  /// Whether a class or one above it has a trait.
  package static func inherits(_ trait: Traits, _ name: String?) -> Bool {
    name.flatMap(named)?.inherits(trait) ?? false
  }

  /// A class of the table itself, if it stands below the given one there; else the given class above it, if the table
  /// has that. A public class is always itself.
  package static func nearest(to name: String, base: String?) -> UIKitClass? {
    let own = named(name)
    guard let base = base.flatMap(named), !isPublic(name), own?.isKind(of: base.name) != true else {
      return own
    }
    return base
  }

  /// The classes from `NSObject` down to one.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - base: For a class that is not public the nearest one of UIKit's above it.
  ///   - kind: What it is at the least, should nothing be known of it.
  /// - Returns: The names, `NSObject` first.
  package static func lineage(of name: String, base: String?, kind: String) -> [String] {
    let names = (nearest(to: name, base: base) ?? named(kind))?.lineage.map(\.name) ?? []
    return (names.first == name ? names : [name] + names).reversed()
  }
}

/// What follows from the name of a class, in the table or not.
extension UIKitClass {
  /// Whether apps can use the class.
  package static func isPublic(_ name: String) -> Bool {
    named(name).map { !$0.traits.contains(.private) } ?? false
  }

  /// Whether the class is UIKit's or a neighbour's and apps cannot use it, such as `UIButtonLabel`.
  package static func isPrivate(_ name: String) -> Bool { isUIKit(name) && !isPublic(name) }

  /// Whether the class is UIKit's or a neighbour's, and not an app's own.
  package static func isUIKit(_ name: String) -> Bool { named(name) != nil || hasPrefix(name) }

  /// Whether objects of the class are known to test for hits and to handle touches as the class above does.
  ///
  /// Of the app's own and of most private classes that is not known.
  package static func isPlain(_ name: String) -> Bool {
    isPublic(name) || named(name)?.traits.contains(.plain) ?? false
  }

  /// Whether views of the class cover others without taking their touches. Containers of iOS 26 are known by parts of
  /// their names, which Swift's own spelling has in the middle.
  package static func letsTouchesThrough(_ name: String) -> Bool {
    inherits(.letsTouchesThrough, name) || isContainer(Array(name.utf8))
  }

  /// Bytes are compared, since every view of a dump is asked for.
  private static func isContainer(_ name: [UInt8]) -> Bool {
    containers.contains { part in
      name.indices.dropLast(part.count - 1).contains { name[$0] == part[0] && name[$0...].starts(with: part) }
    }
  }

  private static let containers = [
    "FloatingBarHostingView", "FloatingBarContainerView", "_UITabBarContainerView", "_UITouchPassthroughView",
    "_UIContextMenuContainerView", "ScrollEdgeEffectView",
  ].map { Array($0.utf8) }

  /// Whether the class handles touches in ways that are not simulated.
  package static func handlesTouchesItself(_ name: String) -> Bool {
    name.hasPrefix("_UI") || InnerFramework(ofClass: name) != nil || inherits(.handlesTouchesItself, name)
  }

  /// The class that objects of a class are built as: itself, or the nearest above it that is simulated.
  ///
  /// - Parameters:
  ///   - name: The class. One that is not in the table is taken for what the ending of its name says.
  ///   - ancestor: What it must be a kind of.
  /// - Returns: Nil if nothing is known of the class, or if it is something else.
  package static func simulated(_ name: String?, of ancestor: String) -> String? {
    guard let name, let known = named(name) ?? likely(name), known.isKind(of: ancestor) else { return nil }
    return known.lineage.first { $0.traits.contains(.simulated) }?.name
  }

  /// The class that objects are built as, from their class and perhaps one above it.
  package static func simulated(_ name: String, base: String?, of ancestor: String) -> String {
    let own = simulated(name, of: ancestor)
    return own == name ? name : simulated(base, of: ancestor) ?? own ?? ancestor
  }

  /// What a private class that is not in the table is, by the ending of its name.
  private static func likely(_ name: String) -> UIKitClass? {
    guard hasPrefix(name) else { return nil }
    return endings.first { name.hasSuffix($0.dropFirst("UI".count)) }.flatMap(named)
  }

  private static let endings = [
    "UILabel", "UIImageView", "UITableView", "UICollectionView", "UIScrollView", "UIStackView",
    "UITextField", "UIButton", "UIWindow",
  ]

  /// Whether a name begins as those of UIKit, WebKit and MapKit do: `UIButton`, `_UILayoutGuide`, `WKContentView`.
  private static func hasPrefix(_ name: String) -> Bool {
    guard !name.contains(".") else { return false }
    let plain = name.drop { $0 == "_" }
    guard ["UI", "WK", "MK"].contains(where: plain.hasPrefix) else { return false }
    return plain.dropFirst(2).first?.isUppercase ?? false
  }
}

extension UIKitClass {
  /// The level of a new window of a class: those of the system are in front of an app's (HT-31).
  package static func windowLevel(of name: String) -> Double {
    switch name {
    case "UITextEffectsWindow": 1
    case "UIStatusBarWindow": 1000
    case "UIRemoteKeyboardWindow": 10_000_000
    default: 0
    }
  }
}
