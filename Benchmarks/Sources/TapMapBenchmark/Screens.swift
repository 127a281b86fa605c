// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// Screens of one window over 400 by 800 points.
@MainActor
enum Screens {
  /// The kinds of screens, by name.
  static let kinds: [(name: String, fill: @MainActor (UIWindow, Int) -> Void)] = [
    ("flat grid", grid), ("turned grid", turnedGrid), ("cells of a list", list), ("random, nested", nested),
    ("random, turned", turned),
    ("one in the other", chain), ("overlay in code", overlay), ("thin bars across", bars),
  ]

  static func make(_ count: Int, _ fill: @MainActor (UIWindow, Int) -> Void) -> Simulator {
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 400, height: 800)))
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.makeKeyAndVisible()
    fill(window, count - 1)
    return simulator
  }

  private static func grid(_ window: UIWindow, _ count: Int) {
    let columns = Int((Double(count) / 2).squareRoot().rounded(.up))
    let side = 400 / CGFloat(columns)
    for number in 0..<count {
      let place = CGPoint(x: CGFloat(number % columns) * side, y: CGFloat(number / columns) * side)
      window.addSubview(UIView(frame: CGRect(origin: place, size: CGSize(width: side - 1, height: side - 1))))
    }
  }

  /// Turned views that overlap their neighbours.
  private static func turnedGrid(_ window: UIWindow, _ count: Int) {
    grid(window, count)
    for (number, view) in window.subviews.enumerated() {
      view.bounds = view.bounds.insetBy(dx: -view.bounds.width / 10, dy: -view.bounds.width / 10)
      view.transform = CGAffineTransform(rotationAngle: CGFloat(number) * 0.7)
    }
  }

  /// Cells with a content view, a picture, a text and a button each.
  private static func list(_ window: UIWindow, _ count: Int) {
    let table = UIView(frame: window.bounds)
    window.addSubview(table)
    let height = 800 / CGFloat(count / 5)
    for row in 0..<count / 5 {
      let cell = UIView(frame: CGRect(x: 0, y: CGFloat(row) * height, width: 400, height: height - 0.1))
      let content = UIView(frame: cell.bounds)
      table.addSubview(cell)
      cell.addSubview(content)
      content.addSubview(UIImageView(frame: CGRect(x: 10, y: 0.5, width: 40, height: height - 1)))
      content.addSubview(UILabel(frame: CGRect(x: 60, y: 0.5, width: 200, height: height - 1)))
      content.addSubview(UIButton(frame: CGRect(x: 340, y: 0.2, width: 50, height: height - 0.5)))
    }
  }

  private static func nested(_ window: UIWindow, _ count: Int) {
    scatter(window, count, side: 100) { _, _ in }
  }

  private static func turned(_ window: UIWindow, _ count: Int) {
    scatter(window, count, side: 60) { view, random in
      view.transform = CGAffineTransform(rotationAngle: random(6))
    }
  }

  /// Views of random places in random others.
  private static func scatter(
    _ window: UIWindow, _ count: Int, side: Double, _ change: (UIView, (Double) -> Double) -> Void
  ) {
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
          width: random(side) + 2, height: random(side) + 2))
      change(view, random)
      holder.addSubview(view)
      holders.append(view)
    }
  }

  private static func chain(_ window: UIWindow, _ count: Int) {
    var holder: UIView = window
    for _ in 0..<count {
      let view = UIView(frame: holder.bounds.insetBy(dx: 0.05, dy: 0.05))
      holder.addSubview(view)
      holder = view
    }
  }

  /// A grid in an overlay that must be asked, since its override is code.
  private static func overlay(_ window: UIWindow, _ count: Int) {
    let overlay = Overlay(frame: window.bounds)
    grid(window, count - 1)
    for view in window.subviews { overlay.addSubview(view) }
    window.addSubview(overlay)
  }

  /// Bars that cross each other all over the screen: as many pieces as a screen can have.
  private static func bars(_ window: UIWindow, _ count: Int) {
    for number in 0..<count {
      let view = UIView(frame: CGRect(x: -300, y: 400, width: 1_000, height: 0.5))
      view.transform = CGAffineTransform(rotationAngle: CGFloat(number) * 0.7)
      view.center.x += CGFloat(number % 17) * 10 - 80
      view.center.y += CGFloat(number % 29) * 20 - 280
      window.addSubview(view)
    }
  }
}

/// A view that lets touches through where no subview takes them.
final class Overlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
