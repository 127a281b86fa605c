// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing
  import UIKitModel

  /// The geometry that comes with UIKit, compared with Foundation's for every pair of some rectangles.
  @Suite struct FoundationGeometryTests {
    private static let numbers: [Double] = [-7.5, -2, 0, 0.1, 3]
    private static let lengths: [Double] = [-4, 0, 0.3, 6]

    private typealias Pair = (own: CGRect, theirs: Foundation.CGRect)

    private static let pairs: [Pair] = {
      var pairs: [Pair] = [(.null, .null), (.infinite, .infinite)]
      for x in numbers {
        for y in numbers {
          for width in lengths {
            for height in lengths {
              pairs.append(
                (
                  CGRect(x: x, y: y, width: width, height: height),
                  Foundation.CGRect(x: x, y: y, width: width, height: height)
                ))
            }
          }
        }
      }
      return pairs
    }()

    private func same(_ own: CGRect, _ theirs: Foundation.CGRect) -> Bool {
      own.origin.x == Double(theirs.origin.x) && own.origin.y == Double(theirs.origin.y)
        && own.size.width == Double(theirs.size.width) && own.size.height == Double(theirs.size.height)
    }

    @Test func oneRectangle() {
      for (own, theirs) in Self.pairs {
        #expect(
          own.minX == Double(theirs.minX) && own.midX == Double(theirs.midX)
            && own.maxX == Double(theirs.maxX))
        #expect(
          own.minY == Double(theirs.minY) && own.midY == Double(theirs.midY)
            && own.maxY == Double(theirs.maxY))
        #expect(own.width == Double(theirs.width) && own.height == Double(theirs.height))
        #expect(
          own.isEmpty == theirs.isEmpty && own.isNull == theirs.isNull && own.isInfinite == theirs.isInfinite)
        #expect(same(own.standardized, theirs.standardized) && same(own.integral, theirs.integral))
        #expect(same(own.insetBy(dx: 0.1, dy: -1), theirs.insetBy(dx: 0.1, dy: -1)))
        #expect(same(own.offsetBy(dx: 0.1, dy: -1), theirs.offsetBy(dx: 0.1, dy: -1)))
        for x in Self.numbers {
          let (point, other) = (CGPoint(x: x, y: 0.1), Foundation.CGPoint(x: x, y: 0.1))
          #expect(own.contains(point) == theirs.contains(other), "\(own) \(point)")
        }
      }
    }

    @Test func twoRectangles() {
      var faults: [String] = []
      for (own, theirs) in Self.pairs {
        for (other, otherTheirs) in Self.pairs {
          let isSame =
            (own == other) == (theirs == otherTheirs) && same(own.union(other), theirs.union(otherTheirs))
            && same(own.intersection(other), theirs.intersection(otherTheirs))
            && own.intersects(other) == theirs.intersects(otherTheirs)
            && own.contains(other) == theirs.contains(otherTheirs)
            && (own != other || own.hashValue == other.hashValue)
          if !isSame { faults.append("\(own) \(other)") }
        }
      }
      #expect(faults == [])
    }

    @Test func geometryIsEncodedAsFoundationEncodesIt() throws {
      let (own, theirs) = Self.pairs[50]
      let data = try JSONEncoder().encode(own)
      #expect(data == (try JSONEncoder().encode(theirs)))
      #expect(try JSONDecoder().decode(CGRect.self, from: data) == own)
    }
  }
#endif
