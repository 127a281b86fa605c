// SPDX-License-Identifier: Apache-2.0

// Importing UIKit also gives you the Foundation types that its declarations name. So does this module; it does not
// export the rest of Foundation.
@_exported public import class Foundation.NSCoder
@_exported public import typealias Foundation.TimeInterval

#if !canImport(CoreGraphics)
  // On Apple's platforms CoreGraphics has these, and `Geometry.swift` exports it.
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
