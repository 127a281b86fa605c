// SPDX-License-Identifier: Apache-2.0

// The types of Foundation that UIKit's declarations name come with the import, as with UIKit. The rest of Foundation does not.
@_exported public import class Foundation.NSCoder
@_exported public import typealias Foundation.TimeInterval

#if !canImport(CoreGraphics)
  // Where there is CoreGraphics, it has these, and `CGAffineTransform.swift` exports it.
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
