// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// The values that geometry is written in.
@Suite struct GeometryTests {
  @Test("HT-12: a rectangle contains its minimum edges and not its maximum edges")
  func halfOpen() {
    let rect = TraceRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(TracePoint(x: 10, y: 20)) && rect.contains(TracePoint(x: 39.9, y: 59.9)))
    #expect(!rect.contains(TracePoint(x: 40, y: 30)) && !rect.contains(TracePoint(x: 20, y: 60)))
    #expect(TraceRect.enclosing(rect.corners) == rect)
    #expect(TraceRect.enclosing([]) == nil)
  }

  @Test("HT-21: a transform has an inverse unless it flattens")
  func inverses() throws {
    let transform = TraceTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let inverse = try #require(transform.inverse)
    let point = inverse(transform(TracePoint(x: 4, y: -9)))
    #expect(abs(point.x - 4) < 1e-12 && abs(point.y + 9) < 1e-12)
    #expect(TraceTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }
}
