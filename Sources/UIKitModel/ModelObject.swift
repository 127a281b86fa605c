// SPDX-License-Identifier: Apache-2.0

/// The base class of UIKit's classes, which provides their `NSObject` members without importing all of Foundation. An
/// object is equal only to itself, unless a subclass says otherwise.
@MainActor
open class ModelObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates an object.
  public init() {}

  /// Whether the object is equal to another one.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The hash value; equal for equal objects.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class name. Contains no address, so that output is the same in every run.
  open nonisolated var description: String { "<\(TypeName.plain(type(of: self)))>" }

  /// The description.
  open nonisolated var debugDescription: String { description }

  /// Whether two objects are equal.
  public nonisolated static func == (first: ModelObject, second: ModelObject) -> Bool {
    first.isEqual(second)
  }

  /// Hashes ``hash``.
  public final nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
