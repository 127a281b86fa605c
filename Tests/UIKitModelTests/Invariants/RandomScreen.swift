// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Trace
import UIKitModel

/// A screen of up to two windows with random views, among them transformed, scrolled, hidden and faint ones.
@MainActor
struct RandomScreen {
  /// The calls that views got, whether recorded or not.
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  /// A view that keeps a log, and passes on or keeps what it gets.
  final class LoggingView: UIView {
    var log: Log?
    var keeps = false

    private func note(_ method: String, _ touches: Set<UITouch>) -> Bool {
      log?.entries.append("\(name) \(method) \(touches.count)")
      return keeps
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log?.entries.append("\(name) hitTest \(point.x) \(point.y)")
      return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !note("began", touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !note("moved", touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !note("ended", touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !note("cancelled", touches) { super.touchesCancelled(touches, with: event) }
    }
  }

  let screen: Screen
  let log = Log()
  private(set) var windows: [UIWindow]

  init(using random: inout SplitMix64) {
    screen = Screen(width: 200, height: 200)
    windows = [screen.window]
    if random.chance(0.5) {
      let window = screen.simulator.run { UIWindow(frame: CGRect(x: 20, y: 30, width: 150, height: 120)) }
      window.traceIdentifier = "Second"
      window.windowLevel = random.chance(0.5) ? .alert : .normal + -1
      window.isHidden = random.chance(0.2)
      windows.append(window)
    }
    var holders: [UIView] = windows
    for number in 1...Int.random(in: 1...12, using: &random) {
      let view = LoggingView(frame: .zero)
      view.traceIdentifier = "View\(number)"
      view.log = log
      configure(view, using: &random)
      holders[Int.random(in: 0..<holders.count, using: &random)].addSubview(view)
      holders.append(view)
    }
  }

  /// Whole numbers mostly, so that edges are hit exactly.
  private func configure(_ view: LoggingView, using random: inout SplitMix64) {
    view.bounds = CGRect(
      x: random.chance(0.2) ? 10 : 0, y: random.chance(0.2) ? -20 : 0,
      width: CGFloat(Int.random(in: 0...15, using: &random) * 10),
      height: CGFloat(Int.random(in: 0...15, using: &random) * 10))
    view.center = CGPoint(
      x: Int.random(in: 0...20, using: &random) * 10, y: Int.random(in: 0...20, using: &random) * 10)
    if random.chance(0.2) { view.layer.anchorPoint = CGPoint(x: 0, y: 1) }
    if random.chance(0.2) {
      let transforms = [
        CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4),
      ]
      view.transform = transforms[Int.random(in: 0..<transforms.count, using: &random)]
    }
    view.isHidden = random.chance(0.1)
    view.isUserInteractionEnabled = !random.chance(0.1)
    if random.chance(0.1) { view.alpha = random.chance(0.5) ? 0.01 : 0.011 }
    view.isMultipleTouchEnabled = true
    view.keeps = random.chance(0.5)
    view.clipsToBounds = random.chance(0.5)
    view.layer.zPosition = random.chance(0.5) ? 100 : 0
  }

  func location(using random: inout SplitMix64) -> CGPoint {
    CGPoint(x: Int.random(in: 0...40, using: &random) * 5, y: Int.random(in: 0...40, using: &random) * 5)
  }

  /// A random sequence of up to three fingers, each of which is put down and lifted or cancelled.
  func inputs(using random: inout SplitMix64) -> [TouchInput] {
    var inputs: [TouchInput] = []
    var down: [String] = []
    for step in 0..<12 {
      let time = Double(step / 2)
      let finger = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
      let place = location(using: &random)
      let phase: UITouch.Phase =
        if !down.contains(finger) { .began } else if random.chance(0.5) { .moved } else if random.chance(0.7)
        {
          .ended
        } else { .cancelled }
      if phase == .began { down.append(finger) }
      if phase == .ended || phase == .cancelled { down.removeAll { $0 == finger } }
      inputs.append(TouchInput(finger, phase, place.x, place.y, at: time))
    }
    for finger in down { inputs.append(TouchInput(finger, .ended, 0, 0, at: 99)) }
    return inputs
  }
}

/// Hit testing by the rules' words, as plainly as possible: no model code but plain properties.
@MainActor
enum Oracle {
  static func hit(_ windows: [UIWindow], _ location: CGPoint) -> UIView? {
    let candidates = windows.sorted { $0.windowLevel > $1.windowLevel }
    for window in candidates {
      if let point = toOwn(location, of: window), let hit = hit(window, point) { return hit }
    }
    return nil
  }

  private static func hit(_ view: UIView, _ point: CGPoint) -> UIView? {
    if !view.isUserInteractionEnabled || view.isHidden || view.alpha < 0.01 { return nil }
    let (low, size) = (view.bounds.origin, view.bounds.size)
    guard low.x <= point.x, point.x < low.x + size.width, low.y <= point.y, point.y < low.y + size.height
    else {
      return nil
    }
    for subview in view.subviews.reversed() {
      if let own = toOwn(point, of: subview), let hit = hit(subview, own) { return hit }
    }
    return view
  }

  /// Solves `point = center + T * (own - (origin + anchor * size))` for `own` by Cramer's rule.
  private static func toOwn(_ point: CGPoint, of view: UIView) -> CGPoint? {
    let t = view.transform
    let determinant = t.a * t.d - t.b * t.c
    if determinant == 0 { return nil }
    let (x, y) = (point.x - view.center.x - t.tx, point.y - view.center.y - t.ty)
    let (u, v) = ((x * t.d - y * t.c) / determinant, (y * t.a - x * t.b) / determinant)
    let anchor = view.layer.anchorPoint
    return CGPoint(
      x: u + view.bounds.origin.x + anchor.x * view.bounds.size.width,
      y: v + view.bounds.origin.y + anchor.y * view.bounds.size.height)
  }
}
