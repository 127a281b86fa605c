// SPDX-License-Identifier: Apache-2.0

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
    "_UIContextMenuContainerView",
  ].map { Array($0.utf8) }

  /// Whether the class handles touches in ways that are not simulated.
  package static func handlesTouchesItself(_ name: String) -> Bool {
    name.hasPrefix("_UI") || inherits(.handlesTouchesItself, name)
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
