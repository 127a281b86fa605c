// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Views and their layers")
struct LayerTests {
  let screen = Screen()

  @Test("A view has one layer, of the class that it names, and is its delegate (VL-1)")
  func backingLayer() {
    final class ShapeLayer: CALayer {}
    final class Shape: UIView {
      override class var layerClass: CALayer.Type { ShapeLayer.self }
    }
    for shape in [Shape(frame: .zero), Shape(coder: NSCoder())].compactMap({ $0 }) {
      #expect(shape.layer is ShapeLayer)
      #expect(shape.layer.delegate === shape)
    }
  }

  @Test("The view's properties are the layer's (VL-1)")
  func sharedState() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.layer.frame, view.frame)
    view.layer.bounds.origin.y = 5
    view.layer.position = CGPoint(x: 100, y: 100)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(view.bounds.origin.y, 5)
    expectEqual(view.center, CGPoint(x: 100, y: 100))
    expectEqual(view.alpha, 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
  }

  // MARK: What matters for touches

  enum Change: CaseIterable {
    case zPosition, cornerRadius, mask, masksToBounds, contents, presentation, sublayer
    case opacity, hidden, bounds, position, anchorPoint, transform

    @MainActor
    func apply(to layer: CALayer) {
      switch self {
      case .zPosition: layer.zPosition = -1000
      case .cornerRadius: layer.cornerRadius = 50
      case .mask: layer.mask = CALayer()
      case .masksToBounds: layer.masksToBounds = true
      case .contents: layer.contents = "picture"
      case .presentation: layer.presentation()?.position.x += 500
      case .sublayer:
        let sublayer = CALayer()
        sublayer.frame = layer.bounds
        layer.addSublayer(sublayer)
      case .opacity: layer.opacity = 0.009
      case .hidden: layer.isHidden = true
      case .bounds: layer.bounds = CGRect(x: 200, y: 0, width: 100, height: 100)
      case .position: layer.position.x += 80
      case .anchorPoint: layer.anchorPoint = CGPoint(x: 0.9, y: 0.5)
      case .transform: layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      }
    }

    var mattersForTouches: Bool {
      switch self {
      case .zPosition, .cornerRadius, .mask, .masksToBounds, .contents, .presentation, .sublayer: false
      case .opacity, .hidden, .bounds, .position, .anchorPoint, .transform: true
      }
    }
  }

  @Test(
    "Of a layer's state only opacity, hidden and geometry change who gets a touch (VL-4)",
    arguments: Change.allCases)
  func whatMatters(_ change: Change) {
    let view = screen.add("View", 0, 0, 100, 100)
    screen.add("Child", 60, 0, 40, 100, to: view)
    screen.add("Behind", 0, 0, 320, 568)
    screen.window.sendSubviewToBack(screen.window.subviews[1])
    expectEqual(screen.tap(62, 50).hitView(), "Child")
    expectEqual(screen.tap(10, 50).hitView(), "View")
    change.apply(to: view.layer)
    let hits = [screen.tap(10, 50).hitView(), screen.tap(62, 50).hitView()]
    expectEqual((hits != ["View", "Child"]), change.mattersForTouches)
  }

  // MARK: Hit testing of layers

  @Test("A layer's hitTest takes a point of the superlayer and answers with the deepest layer (VL-3)")
  func hitTest() {
    let view = screen.add("View", 100, 100, 100, 100)
    let child = screen.add("Child", 50, 0, 50, 100, to: view)
    let bare = CALayer()
    bare.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    child.layer.addSublayer(bare)
    #expect(view.layer.hitTest(CGPoint(x: 110, y: 110)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 180, y: 110)) === child.layer)
    #expect(view.layer.hitTest(CGPoint(x: 155, y: 110)) === bare)
    #expect(view.layer.hitTest(CGPoint(x: 10, y: 10)) == nil)
    #expect(view.layer.hitTest(CGPoint(x: 200, y: 110)) == nil)
    #expect(screen.window.layer.hitTest(CGPoint(x: 155, y: 110)) === bare)
  }

  @Test("contains takes a point of the layer itself; maximum edges are outside (VL-3)")
  func contains() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    layer.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(layer.contains(CGPoint(x: 10, y: 0)))
    #expect(!layer.contains(CGPoint(x: 60, y: 10)))
    #expect(!layer.contains(CGPoint(x: 0, y: 0)))
  }

  @Test("Layers have rules of their own: a view without interaction is found, one hardly visible too (VL-3)")
  func ownRules() {
    let view = screen.add("View", 0, 0, 100, 100)
    view.isUserInteractionEnabled = false
    view.alpha = 0.005
    let inside = CGPoint(x: 10, y: 10)
    #expect(screen.window.layer.hitTest(inside) === view.layer)
    expectEqual(screen.hit(10, 10), "UIWindow")
    view.alpha = 0
    #expect(screen.window.layer.hitTest(inside) === screen.window.layer)
    view.alpha = 1
    view.isHidden = true
    #expect(screen.window.layer.hitTest(inside) === screen.window.layer)
    view.isHidden = false
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(screen.window.layer.hitTest(inside) === screen.window.layer)
  }

  @Test("The order of layers counts, not their zPosition (VL-3, HT-24)")
  func order() {
    let behind = screen.add("Behind", 0, 0, 100, 100)
    let front = screen.add("Front", 0, 0, 100, 100)
    behind.layer.zPosition = 10
    #expect(screen.window.layer.hitTest(CGPoint(x: 10, y: 10)) === front.layer)
  }

  @Test("Sublayers are those of subviews and those that code added, each where it was put (VL-1)")
  func tree() {
    let view = screen.add("View", 0, 0, 100, 100)
    let (back, front) = (CALayer(), CALayer())
    #expect(view.layer.sublayers == nil)
    let first = screen.add("First", 0, 0, 10, 10, to: view)
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    let second = screen.add("Second", 0, 0, 10, 10, to: view)
    expectEqual(view.layer.sublayers, [back, first.layer, front, second.layer])
    #expect(front.superlayer === view.layer)
    #expect(first.layer.superlayer === view.layer)
    first.removeFromSuperview()
    #expect(
      view.layer.sublayers == [back, second.layer, front]
        || view.layer.sublayers == [back, front, second.layer])
    front.addSublayer(back)
    #expect(back.superlayer === front)
    back.addSublayer(front)
    #expect(front.superlayer === view.layer)
    back.removeFromSuperlayer()
    #expect(front.sublayers == nil)
  }

  @Test("A presentation layer is a copy; the layers that it finds are copies, and model leads back (VL-5)")
  func presentation() throws {
    let view = screen.add("View", 50, 50, 100, 100)
    let child = screen.add("Child", 0, 0, 50, 50, to: view)
    let copy = try #require(view.layer.presentation())
    #expect(copy !== view.layer)
    expectEqual(copy.frame, view.layer.frame)
    #expect(copy.model() === view.layer)
    #expect(view.layer.model() === view.layer)
    let hit = try #require(copy.hitTest(CGPoint(x: 60, y: 60)))
    #expect(hit !== child.layer)
    #expect(hit.model() === child.layer)
    #expect(copy.superlayer?.model() === screen.window.layer)
    copy.position.x += 100
    expectEqual(view.center.x, 100)
  }
}
