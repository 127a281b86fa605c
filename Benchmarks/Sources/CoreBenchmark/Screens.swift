// SPDX-License-Identifier: Apache-2.0

import CYardstick
import Foundation
import UIKitModel

/// A screen of one window over 400 by 800 points, and the same as C has it.
@MainActor
struct BenchmarkScreen {
  let simulator: Simulator
  let window: UIWindow
  let count: Int
  let yardstick: UnsafeMutablePointer<yardstick_view>

  init(of count: Int, _ fill: @MainActor (UIWindow, Int) -> Void) {
    simulator = Simulator(UIApplication(screenSize: CGSize(width: 400, height: 800)))
    window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.makeKeyAndVisible()
    fill(window, count - 1)
    // Beside each other in memory, as a tree that is made at once has them.
    let all = UnsafeMutablePointer<yardstick_view>.allocate(capacity: count)
    var used = 0
    Self.copy(window, to: all, &used)
    precondition(used == count)
    (self.count, yardstick) = (count, all)
  }

  @discardableResult
  private static func copy(_ view: UIView, to all: UnsafeMutablePointer<yardstick_view>, _ used: inout Int)
    -> UnsafeMutablePointer<yardstick_view>
  {
    func inside(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      view.superview == nil ? CGPoint(x: x, y: y) : view.convert(CGPoint(x: x, y: y), from: view.superview)
    }
    let (zero, right, down) = (inside(0, 0), inside(1, 0), inside(0, 1))
    let own = all + used
    used += 1
    own.initialize(
      to: yardstick_view(
        a: right.x - zero.x, b: right.y - zero.y, c: down.x - zero.x, d: down.y - zero.y, tx: zero.x,
        ty: zero.y, width: view.bounds.width, height: view.bounds.height, alpha: view.alpha,
        is_hidden: view.isHidden, is_enabled: view.isUserInteractionEnabled,
        lets_through: view is PassThroughView, id: Int32(used), front: nil, behind: nil))
    var last: UnsafeMutablePointer<yardstick_view>?
    for subview in view.subviews.reversed() {
      let next = copy(subview, to: all, &used)
      if let last { last.pointee.behind = next } else { own.pointee.front = next }
      last = next
    }
    return own
  }

  // MARK: - Kinds of screens

  /// Views beside each other, of which a tap in the middle asks every one, and the window takes it.
  static func beside(_ window: UIWindow, _ count: Int) {
    for number in 0..<count {
      window.addSubview(UIView(frame: CGRect(x: number % 40 * 10, y: 0, width: 8, height: 8)))
    }
  }

  /// Rows of nine small views each. Rows let touches through in code, so the search goes on to the last of them.
  static func rows(_ window: UIWindow, _ count: Int) {
    var made = 0
    while made < count {
      let row = PassThroughView(frame: window.bounds)
      window.addSubview(row)
      made += 1
      for column in 0..<min(9, count - made) {
        row.addSubview(UIView(frame: CGRect(x: 10 * column, y: 0, width: 8, height: 8)))
        made += 1
      }
    }
  }

  /// Views of random places in random others.
  static func nested(_ window: UIWindow, _ count: Int) {
    var state: UInt64 = 1
    func random(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    var holders: [UIView] = [window]
    for _ in 0..<count {
      let holder = holders[Int(random(Double(holders.count)) / 8)]
      let view = UIView(
        frame: CGRect(
          x: random(Double(holder.bounds.width)), y: random(Double(holder.bounds.height)),
          width: random(100) + 2, height: random(100) + 2))
      holder.addSubview(view)
      holders.append(view)
    }
  }
}

/// A view that lets touches through where no subview takes them.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
