// SPDX-License-Identifier: Apache-2.0

// Importing UIKit also gives you the types of Foundation and CoreGraphics that its declarations name. So does this
// module; it exports nothing else of Foundation.
#if canImport(CoreGraphics)
  // `Geometry.swift` exports CoreGraphics.
  @_exported public import class Foundation.NSCoder
  @_exported public import typealias Foundation.TimeInterval
#else
  // By their names, so that they are the ones that are meant in a file that imports Foundation too.
  @_exported public import typealias FoundationTypes.CGFloat
  @_exported public import struct FoundationTypes.CGPoint
  @_exported public import struct FoundationTypes.CGRect
  @_exported public import struct FoundationTypes.CGSize
  @_exported public import class FoundationTypes.NSCoder
  @_exported public import class FoundationTypes.NSNumber
  @_exported public import typealias FoundationEssentials.TimeInterval
#endif
