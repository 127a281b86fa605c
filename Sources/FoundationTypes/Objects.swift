// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  @_exported public import Foundation
#else
  @_exported public import FoundationEssentials
  @_exported public import Glibc

  /// The source from which views are decoded. The model decodes none; the class exists for `init?(coder:)`.
  open class NSCoder {
    /// Creates a coder.
    public init() {}
  }

  /// A whole number as an object.
  public final class NSNumber: Hashable, ExpressibleByIntegerLiteral, Sendable {
    /// The number.
    public let intValue: Int

    /// Creates a number.
    public init(value: Int) { intValue = value }

    /// Creates a number.
    public convenience init(integerLiteral value: Int) { self.init(value: value) }

    /// Whether both are the same number.
    public static func == (first: NSNumber, second: NSNumber) -> Bool { first.intValue == second.intValue }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(intValue) }
  }

  /// A folder of an app. The model loads nothing from it; the class exists for `init(nibName:bundle:)`.
  public final class Bundle: Sendable {
    /// The app itself.
    public static let main = Bundle()
  }
#endif
