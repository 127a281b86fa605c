// SPDX-License-Identifier: Apache-2.0

/// An object of the model. As UIKit's own, it is equal to itself alone, so that it can be in a set.
///
/// UIKit's classes are `NSObject`s; these are not, since that class is in the part of Foundation that takes long to load.
public protocol ModelObject: AnyObject, Hashable {}

extension ModelObject {
  /// Whether both are the same object.
  public nonisolated static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
