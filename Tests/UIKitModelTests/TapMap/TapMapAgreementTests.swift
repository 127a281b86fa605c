// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The map against hit testing itself, on random screens. The seeds are fixed, so a failure repeats.
@MainActor
@Suite struct TapMapAgreementTests {
  @Test("HT-1 to HT-18, HT-31: the map agrees with hit testing at random points of random screens")
  func randomScreens() {
    for seed in Seeds.first(100) {
      var random = SplitMix64(seed: UInt64(seed))
      let screen = RandomTapScreen(isTurned: true, hasOverrides: false, using: &random)
      compare(screen, seed, (0..<50).map { _ in screen.anyPoint(using: &random) })
    }
  }

  @Test("HT-12: on upright screens it agrees on the edges too")
  func edges() {
    for seed in Seeds.first(100) {
      var random = SplitMix64(seed: UInt64(seed) &* 7919)
      let screen = RandomTapScreen(isTurned: false, hasOverrides: false, using: &random)
      compare(screen, seed, (0..<50).map { _ in screen.pointOnEdges(using: &random) })
    }
  }

  @Test("HT-15 to HT-17: with declared overrides it agrees")
  func overrides() {
    for seed in Seeds.first(100) {
      var random = SplitMix64(seed: UInt64(seed) &* 104_729)
      let screen = RandomTapScreen(isTurned: seed % 2 == 0, hasOverrides: true, using: &random)
      compare(screen, seed, (0..<50).map { _ in screen.anyPoint(using: &random) })
    }
  }

  @Test("HT-15: polygons that cross themselves are their even-odd insides")
  func polygons() {
    for seed in Seeds.first(100) {
      var random = SplitMix64(seed: UInt64(seed) &* 31_337)
      let screen = RandomTapScreen(isTurned: false, hasOverrides: false, using: &random)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.traceIdentifier = "Crossed"
      view.declaredPointInside = .polygon(
        (0..<(3 + seed % 12)).map { _ in screen.anyPoint(using: &random) })
      screen.screen.window.addSubview(view)
      compare(screen, seed, (0..<100).map { _ in screen.anyPoint(using: &random) })
    }
  }

  /// Each point is in one piece, that of its hit-test view, with the walk of a tap there for the first ones; the pieces cover the screen.
  private func compare(_ subject: RandomTapScreen, _ seed: Int, _ points: [CGPoint]) {
    let trace = subject.screen.simulator.trace(name: "taps", withTapMap: true) { simulator in
      for point in points { simulator.tap(at: point) }
    }
    guard let map = trace.tapMap else {
      Issue.record("seed \(seed): no map")
      return
    }
    let hits = trace.events.compactMap { event -> String?? in
      if case .hitTestPassEnded(let record) = event.kind { return .some(record.view) }
      return nil
    }
    expectEqual(hits.count, points.count)
    let walks = TraceAnalysis(trace).touches.prefix(10).map { $0.walk.map(\.text).joined(separator: "\n") }
    expectEqual(walks.count, 10)
    for (point, walk) in zip(points, walks).prefix(10) {
      let told = map.walk(Double(point.x), Double(point.y))
      if told != walk {
        Issue.record("seed \(seed): a tap at \(point) asks\n\(walk)\nthe map says\n\(told ?? "nothing")")
      }
    }
    for (point, hit) in zip(points, hits) {
      let found = map.regions(at: TracePoint(x: Double(point.x), y: Double(point.y)))
      if found.map(\.view) != [hit] {
        Issue.record("seed \(seed): \(point) hits \(hit ?? "nobody"), the map says \(found.map(\.view))")
      }
    }
    #expect(abs(map.area - 200 * 200) < 0.01, "seed \(seed)")
    #expect(map.regions.allSatisfy { $0.sampledFor.isEmpty }, "seed \(seed)")
    #expect(Set(map.regions.map(\.view)).count == map.regions.count, "seed \(seed)")
    #expect(map.questions.count <= 4 * trace.screen.views.count, "seed \(seed)")
  }
}

/// A screen of 200 by 200 points with up to three windows and many plain views.
@MainActor
struct RandomTapScreen {
  let screen: Screen

  init(isTurned: Bool, hasOverrides: Bool, using random: inout SplitMix64) {
    var configuration = SimulationConfiguration()
    configuration.hitTestPasses = 1
    screen = Screen(width: 200, height: 200, configuration: configuration)
    var holders: [UIView] = [screen.window]
    for number in 1...2 where random.chance(0.4) {
      let window = screen.simulator.run {
        UIWindow(frame: CGRect(x: 20 * number, y: 30, width: 100, height: 120))
      }
      window.traceIdentifier = "Window\(number)"
      window.windowLevel = random.chance(0.5) ? .alert : .normal
      window.isHidden = random.chance(0.2)
      if isTurned, random.chance(0.3) { window.transform = CGAffineTransform(rotationAngle: 0.2) }
      holders.append(window)
    }
    for number in 1...Int.random(in: 1...40, using: &random) {
      let view = UIView(frame: .zero)
      view.traceIdentifier = "View\(number)"
      Self.place(view, isTurned, using: &random)
      Self.close(view, using: &random)
      holders[Int.random(in: 0..<holders.count, using: &random)].addSubview(view)
      holders.append(view)
    }
    guard hasOverrides else { return }
    for view in holders where !(view is UIWindow) && random.chance(0.3) {
      if random.chance(0.5) {
        view.declaredHitTest = Self.hitTest(holders, using: &random)
      } else {
        view.declaredPointInside = Self.pointInside(using: &random)
      }
    }
  }

  /// Whole numbers, so that edges meet.
  private static func place(_ view: UIView, _ isTurned: Bool, using random: inout SplitMix64) {
    view.bounds = CGRect(
      x: random.chance(0.2) ? 10 : 0, y: random.chance(0.2) ? -20 : 0,
      width: CGFloat(Int.random(in: 0...15, using: &random) * 10),
      height: CGFloat(Int.random(in: 0...15, using: &random) * 10))
    view.center = CGPoint(
      x: Int.random(in: 0...20, using: &random) * 10, y: Int.random(in: 0...20, using: &random) * 10)
    if random.chance(0.2) { view.layer.anchorPoint = CGPoint(x: 0, y: 1) }
    guard isTurned, random.chance(0.4) else { return }
    view.transform =
      [
        CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4),
        CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: 1.1, tx: 0, ty: 0), CGAffineTransform(scaleX: -1, y: 1),
      ].randomElement(using: &random) ?? .identity
  }

  private static func close(_ view: UIView, using random: inout SplitMix64) {
    view.isHidden = random.chance(0.05)
    view.isUserInteractionEnabled = !random.chance(0.05)
    if random.chance(0.1) { view.alpha = random.chance(0.5) ? 0.01 : 0.011 }
  }

  private static func hitTest(_ views: [UIView], using random: inout SplitMix64) -> DeclaredHitTest {
    let other = views[Int.random(in: 0..<views.count, using: &random)]
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1, 2: return .passThrough
    case 3, 4: return .redirect(.init(other))
    case 5: return .ignoresGates
    case 6: return .returnsNil
    case 7, 8: return .subviews(thenItself: random.chance(0.5))
    case 9: return .only { $0 === other || $0.isDescendant(of: other) }
    default: return random.chance(0.5) ? .returnsSelf : .returns(.init(other))
    }
  }

  private static func pointInside(using random: inout SplitMix64) -> DeclaredPointInside {
    let corners = (0..<Int.random(in: 3...6, using: &random)).map { _ in
      CGPoint(x: Int.random(in: -20...100, using: &random), y: Int.random(in: -20...100, using: &random))
    }
    let outset = DeclaredPointInside.outset(UIEdgeInsets(top: 10, left: -5, bottom: 20, right: 3))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return outset
    case 2: return .polygon(corners)
    case 3: return .union([.bounds, .polygon(corners), outset])
    case 4: return .always
    case 5: return .subviews
    case 6: return .union([.bounds, .subviews])
    default: return .never
    }
  }

  func anyPoint(using random: inout SplitMix64) -> CGPoint {
    CGPoint(x: CGFloat.random(in: 0..<200, using: &random), y: CGFloat.random(in: 0..<200, using: &random))
  }

  /// A point whose coordinates are often those of edges.
  func pointOnEdges(using random: inout SplitMix64) -> CGPoint {
    CGPoint(x: Int.random(in: 0..<40, using: &random) * 5, y: Int.random(in: 0..<40, using: &random) * 5)
  }
}
