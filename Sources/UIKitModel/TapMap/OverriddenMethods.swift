// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which of the two methods of hit testing a class of the app's overrides, so that their results cannot be known
/// without asking.
///
/// Swift has no question for that. A class lists its methods in a table, in which a subclass replaces those that it
/// overrides. The places of the two methods in the table are found by comparing the table of ``UIView`` with those of
/// two subclasses that override one method each. Should that not give exactly one place for each, every class of the
/// app's counts as one that overrides both.
@MainActor
struct OverriddenMethods {
  var hitTest: Bool
  var pointInside: Bool

  private static let none = OverriddenMethods(hitTest: false, pointInside: false)
  private static var known: [ObjectIdentifier: OverriddenMethods] = [:]

  /// The methods that a view's class, or one between it and the model's, overrides.
  static func of(_ view: UIView) -> OverriddenMethods {
    let type: UIView.Type = type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let methods =
      ModelClasses.isModelClass(type)
      ? none
      : OverriddenMethods(
        hitTest: differs(type, at: hitTestPlace), pointInside: differs(type, at: pointInsidePlace))
    known[ObjectIdentifier(type)] = methods
    return methods
  }

  private static func differs(_ type: UIView.Type, at place: Int?) -> Bool {
    guard let place else { return true }
    return ClassTable(type)[place] != ClassTable(UIView.self)[place]
  }

  private static let hitTestPlace = place(overriddenBy: HitTestProbe.self)
  private static let pointInsidePlace = place(overriddenBy: PointInsideProbe.self)

  /// The one place where a class has something else than ``UIView`` and than a subclass that overrides nothing.
  private static func place(overriddenBy probe: UIView.Type) -> Int? {
    let (base, plain, probe) = (ClassTable(UIView.self), ClassTable(PlainProbe.self), ClassTable(probe))
    let places = base.places.filter { base[$0] == plain[$0] && base[$0] != probe[$0] }
    return places.count == 1 ? places[0] : nil
  }

  private final class PlainProbe: UIView {}

  private final class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class PointInsideProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
}

/// The words of a class's metadata, as Swift's ABI lays them out, its superclasses' methods first.
private struct ClassTable {
  private let words: UnsafePointer<UInt>

  init(_ type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  #if _runtime(_ObjC)
    private static let flags = 5
  #else
    private static let flags = 2
  #endif

  /// The places after the fixed part. Two words after the flags are the size of all and that of what comes before the
  /// address of the class, 32 bits each; the class's description and the destroyer of its properties follow.
  var places: Range<Int> {
    let sizes = words[Self.flags + 2]
    let count = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
    let first = Self.flags + 5
    return first..<max(first, count / MemoryLayout<UInt>.size)
  }

  subscript(place: Int) -> UInt { words[place] }
}
