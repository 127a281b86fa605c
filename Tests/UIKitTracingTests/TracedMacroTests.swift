// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTracing

@Traced
final class Probe: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

@MainActor @Suite struct TracedMacroTests {
  @Test func works() {
    #expect(Probe(frame: .zero).hitTest(.zero, with: nil) == nil)
  }
}
