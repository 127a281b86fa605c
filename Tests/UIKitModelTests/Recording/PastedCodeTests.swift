// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKitModel

/// Code from apps, which must compile with this import instead of UIKit and behave as in UIKit.
@MainActor
@Suite struct PastedCodeTests {
  final class RoundButton: UIButton {
    static let shared = RoundButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private let badge = UILabel()
    private var isWarm = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      commonInit()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      commonInit()
    }

    private func commonInit() {
      addSubview(badge)
      DispatchQueue.main.async {
        self.isWarm = true
      }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
      if self.point(inside: point, with: event) {
        var hit: UIView?
        for subview in subviews.reversed() {
          let converted = convert(point, to: subview)
          hit = subview.hitTest(converted, with: event)
          if hit != nil { break }
        }
        return hit ?? self
      }
      return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let x1 = point.x
      let y1 = point.y
      let x2 = self.frame.size.width / 2
      let y2 = self.frame.size.height / 2
      let dis = sqrt((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2))
      return dis <= self.frame.size.width / 2
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
    }
  }

  final class OvalView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      UIBezierPath(ovalIn: bounds).contains(point)
    }
  }

  final class RingView: UIView {
    lazy var ring: UIBezierPath = {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi * 2, clockwise: true)
      path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 20, dy: 20)))
      path.usesEvenOddFillRule = true
      return path
    }()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ring.contains(point) }
  }

  final class TriangleView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: bounds.midX, y: bounds.minY))
      path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
      path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
      path.close()
      return path.contains(point)
    }
  }

  final class ViewController: UIViewController {
    var began = 0

    init(title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func loadView() { view = OvalView() }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      UIView.animate(withDuration: 0.3) { self.view.alpha = 1 }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      if touch.location(in: view).x >= 0 { began += 1 }
    }
  }

  final class PassthroughWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      return hit == rootViewController?.view ? nil : hit
    }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override var next: UIResponder? { super.next }
  }

  @Test("HT-17: hitTest and point(inside:) written by hand, as articles do")
  func roundButton() {
    let screen = Screen()
    let button = screen.add(RoundButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Round")
    expectEqual(screen.hit(50, 50), "Round")
    expectEqual(screen.hit(3, 3), "UIWindow")
    button.alpha = 0.01
    expectEqual(screen.hit(50, 50), "UIWindow")
    #expect(RoundButton.shared === RoundButton.shared)
  }

  @Test("HT-15: paths as touch areas")
  func paths() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func inside(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> Bool {
      view.point(inside: CGPoint(x: x, y: y), with: nil)
    }
    let oval = OvalView(frame: frame)
    #expect(inside(oval, 50, 1) && !inside(oval, 5, 5))
    let ring = RingView(frame: frame)
    #expect(inside(ring, 5, 50) && !inside(ring, 50, 50) && !inside(ring, 2, 2))
    let triangle = TriangleView(frame: frame)
    #expect(inside(triangle, 50, 50) && !inside(triangle, 10, 20))
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.contains(CGPoint(x: 50, y: 80)) && !half.contains(CGPoint(x: 50, y: 20)))
    let rounded = UIBezierPath(roundedRect: frame, cornerRadius: 30)
    #expect(rounded.contains(CGPoint(x: 30, y: 0)) && !rounded.contains(CGPoint(x: 2, y: 2)))
    #expect(UIBezierPath(rect: frame).contains(.zero))
  }

  @Test("RC-2, RC-10: a controller with its own view gets what its view does not keep")
  func controller() {
    let screen = Screen()
    let controller = ViewController(title: "Home")
    screen.window.rootViewController = controller
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 320, height: 568))
    screen.simulator.tap(at: CGPoint(x: 160, y: 284))
    expectEqual(controller.began, 1)
    screen.simulator.tap(at: CGPoint(x: 1, y: 1))
    expectEqual(controller.began, 1)
  }

  @Test("HT-31: a pass-through window made in a scene")
  func passthroughWindow() {
    let screen = Screen()
    let overlay = screen.simulator.run { PassthroughWindow(windowScene: UIWindowScene()) }
    overlay.rootViewController = UIViewController()
    overlay.windowLevel = .alert + 1
    overlay.makeKeyAndVisible()
    expectEqual(screen.tap(5, 5).hitView(), "UIWindow")
    expectEqual(overlay.windowScene?.windows, [overlay])
  }
}
