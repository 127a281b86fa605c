// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension Double {
  /// The number without the noise of the last bits, so that 10.1 is not written as 10.100000000000001.
  ///
  /// Nine decimals are a billionth of a point.
  init(traced value: CGFloat) {
    self.init(rounding: Double(value), by: 1e9)
  }

  /// An entry of a transform's linear part, to twelve decimals: sines differ between machines after that.
  fileprivate init(tracedEntry value: CGFloat) {
    self.init(rounding: Double(value), by: 1e12)
  }

  /// What is not a number becomes 0, and what is larger than a trace may say becomes the largest: JSON has no word
  /// for them.
  private init(rounding number: Double, by scale: Double) {
    let greatest = NumberLimit.greatest
    guard abs(number) <= greatest else {
      self = number.isNaN ? 0 : number < 0 ? -greatest : greatest
      return
    }
    let scaled = (number * scale).rounded()
    // Beyond 2^53 there are no decimals left to round.
    let rounded = abs(scaled) < 0x1p53 ? scaled / scale : number
    self = rounded == 0 ? 0 : rounded
  }
}

extension TracePoint {
  init(_ point: CGPoint) {
    self.init(x: Double(traced: point.x), y: Double(traced: point.y))
  }
}

extension TraceRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(traced: rect.origin.x), y: Double(traced: rect.origin.y),
      width: Double(traced: rect.size.width),
      height: Double(traced: rect.size.height))
  }
}

extension CGAffineTransform {
  init(_ t: TraceTransform) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx), ty: CGFloat(t.ty)
    )
  }
}

extension TraceTransform {
  init(_ transform: CGAffineTransform) {
    self.init(transform, origin: CGPoint(x: transform.tx, y: transform.ty))
  }

  /// Maps a view's bounds coordinates to its superview's (HT-18).
  @MainActor
  init(ofBoundsIn view: UIView) {
    self.init(view.layer.affineTransform(), origin: view.layer.pointToSuperlayer(.zero))
  }

  private init(_ linear: CGAffineTransform, origin: CGPoint) {
    self.init(
      a: Double(tracedEntry: linear.a), b: Double(tracedEntry: linear.b), c: Double(tracedEntry: linear.c),
      d: Double(tracedEntry: linear.d), tx: Double(traced: origin.x), ty: Double(traced: origin.y))
  }

  /// The transform that applies the other one first, then this one.
  func after(_ first: TraceTransform) -> TraceTransform {
    let origin = self(TracePoint(x: first.tx, y: first.ty))
    let (a, b, c, d) = (self.a, self.b, self.c, self.d)
    return TraceTransform(
      a: Double(tracedEntry: CGFloat(a * first.a + c * first.b)),
      b: Double(tracedEntry: CGFloat(b * first.a + d * first.b)),
      c: Double(tracedEntry: CGFloat(a * first.c + c * first.d)),
      d: Double(tracedEntry: CGFloat(b * first.c + d * first.d)),
      tx: Double(traced: CGFloat(origin.x)), ty: Double(traced: CGFloat(origin.y)))
  }
}
