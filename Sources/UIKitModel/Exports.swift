// SPDX-License-Identifier: Apache-2.0

// Importing UIKit also provides the types of Foundation and CoreGraphics that its declarations use. This module does
// the same, and exports nothing else of Foundation.
#if canImport(CoreGraphics)
  // `Geometry.swift` exports CoreGraphics.
  @_exported public import class Foundation.NSCoder
  @_exported public import typealias Foundation.TimeInterval
#else
  // Exported by name, so that they take precedence in a file that also imports Foundation.
  @_exported public import typealias FoundationTypes.CGFloat
  @_exported public import struct FoundationTypes.CGPoint
  @_exported public import struct FoundationTypes.CGRect
  @_exported public import struct FoundationTypes.CGSize
  @_exported public import class FoundationTypes.NSCoder
  @_exported public import class FoundationTypes.NSNumber
  @_exported public import typealias FoundationEssentials.TimeInterval
#endif
