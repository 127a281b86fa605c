// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKitModel

/// Which view is in front.
@MainActor
@Suite struct SubviewOrderTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views: [UIView]

  init() {
    views = ["A", "B", "C"].map { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.traceIdentifier = name
      return view
    }
    for view in views { parent.addSubview(view) }
  }

  private var order: String { parent.subviews.map(\.name).joined() }

  @Test("HT-24: zPosition is for drawing only; the order of subviews decides")
  func zPositionIsIgnored() {
    views[0].layer.zPosition = 1000
    expectEqual(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.name, "C")
    parent.bringSubviewToFront(views[0])
    expectEqual(order, "BCA")
    expectEqual(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.name, "A")
    parent.sendSubviewToBack(views[2])
    expectEqual(order, "CBA")
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(order, "ABC")
    parent.exchangeSubview(at: 0, withSubviewAt: 9)
    parent.bringSubviewToFront(UIView())
    expectEqual(order, "ABC")
  }

  @Test("HT-25: adding again moves to the front")
  func addingAgain() {
    parent.addSubview(views[0])
    expectEqual(order, "BCA")
  }

  @Test("HT-25: inserting relative to itself or to a stranger puts a view in front")
  func insertingRelativeToItself() {
    parent.insertSubview(views[0], aboveSubview: views[0])
    expectEqual(order, "BCA")
    parent.insertSubview(views[1], belowSubview: views[1])
    expectEqual(order, "CAB")
    parent.insertSubview(views[2], belowSubview: UIView())
    expectEqual(order, "ABC")
  }

  @Test("HT-25: inserting relative to a sibling, and by index, beyond the end too")
  func inserting() {
    parent.insertSubview(views[2], belowSubview: views[0])
    expectEqual(order, "CAB")
    parent.insertSubview(views[2], aboveSubview: views[0])
    expectEqual(order, "ACB")
    parent.insertSubview(views[1], at: 0)
    expectEqual(order, "BAC")
    parent.insertSubview(views[1], at: 99)
    expectEqual(order, "ACB")
    let stranger = UIView()
    stranger.traceIdentifier = "D"
    parent.insertSubview(stranger, aboveSubview: views[0])
    expectEqual(order, "ADCB")
  }

  @Test("HT-25: moving to another superview leaves the old one")
  func moving() {
    let other = UIView()
    other.addSubview(views[1])
    expectEqual(order, "AC")
    #expect(views[1].superview === other)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
    #expect(other.subviews.isEmpty)
    #expect(views[0].isDescendant(of: parent) && !parent.isDescendant(of: views[0]))
  }

  @Test("HT-26, RC-8: a layer without a view is not hit, and no layer is a responder")
  func layersAreNotHit() {
    let layer = CALayer()
    layer.frame = parent.bounds
    #expect(!((layer as AnyObject) is UIResponder))
    expectEqual(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.name, "C")
    #expect(UIView.layerClass == CALayer.self)
    #expect(type(of: parent.layer) == CALayer.self)
  }
}
