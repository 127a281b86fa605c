// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Trace
import UIKitModel

/// A screen of views, controls and scroll views with recognizers of all kinds, their flags, relations and delegates
/// drawn at random.
@MainActor
struct RandomGestureScreen {
  let screen = Screen.single(width: 200, height: 200)
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private let target = ScriptedRecognizer.Target()

  /// Recognizers do not keep their delegates alive.
  private var delegates: [ScriptedDelegate] = []

  init(using random: inout SplitMix64) {
    views = [screen.window]
    for number in 1...Int.random(in: 2...8, using: &random) {
      let view = Self.makeView(using: &random)
      view.frame = CGRect(
        x: Int.random(in: 0...8, using: &random) * 10, y: Int.random(in: 0...8, using: &random) * 10,
        width: Int.random(in: 6...20, using: &random) * 10,
        height: Int.random(in: 6...20, using: &random) * 10)
      view.isMultipleTouchEnabled = random.chance(0.4)
      view.isExclusiveTouch = random.chance(0.1)
      screen.add(view, "View\(number)", to: views[Int.random(in: 0..<views.count, using: &random)])
      views.append(view)
    }
    for number in 1...Int.random(in: 1...7, using: &random) { addRecognizer(number, using: &random) }
  }

  private static func makeView(using random: inout SplitMix64) -> UIView {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: UIButton(frame: .zero)
    case 1: UIControl(frame: .zero)
    case 2: UISwitch(frame: .zero)
    case 3, 4: UIScrollView(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  private mutating func addRecognizer(_ number: Int, using random: inout SplitMix64) {
    let recognizer = Self.makeRecognizer(using: &random)
    recognizer.traceIdentifier = "R\(number)"
    recognizer.addTarget(target, action: "handle")
    recognizer.cancelsTouchesInView = !random.chance(0.3)
    recognizer.delaysTouchesBegan = random.chance(0.2)
    recognizer.delaysTouchesEnded = !random.chance(0.3)
    recognizer.isEnabled = !random.chance(0.1)
    for other in recognizers where random.chance(0.15) {
      if random.chance(0.5) { recognizer.require(toFail: other) } else { other.require(toFail: recognizer) }
    }
    if random.chance(0.4) {
      let delegate = ScriptedDelegate()
      let answers = (0..<5).map { _ in random.chance(0.3) }
      delegate.receivesTouch = { _ in !answers[0] }
      delegate.begins = { _ in !answers[1] }
      delegate.isSimultaneous = { _, _ in answers[2] }
      delegate.requiresFailure = { _, _ in answers[3] && answers[4] }
      recognizer.delegate = delegate
      delegates.append(delegate)
    }
    views[Int.random(in: 0..<views.count, using: &random)].addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private static func makeRecognizer(using random: inout SplitMix64) -> UIGestureRecognizer {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return UITapGestureRecognizer()
    case 2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 3: return UILongPressGestureRecognizer()
    case 4: return UIPanGestureRecognizer()
    case 5: return UISwipeGestureRecognizer()
    case 6: return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  /// What is done to the screen: taps, holds, moves of up to three fingers, now and then an interruption, a removal or
  /// a recognizer that is disabled. Every finger is up in the end.
  func play(using random: inout SplitMix64, on simulator: Simulator) {
    var time = 0.0
    var down: [String: CGPoint] = [:]
    for _ in 0..<Int.random(in: 6...30, using: &random) {
      time += [0, 0.02, 0.1, 0.2, 0.6, 1][Int.random(in: 0..<6, using: &random)]
      let finger = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
      if let place = down[finger] {
        let lifts = random.chance(0.4)
        let step = random.chance(0.5) ? 0 : CGFloat(Int.random(in: -6...6, using: &random) * 10)
        let moved = CGPoint(x: place.x + step, y: place.y + (random.chance(0.5) ? step : 0))
        simulator.send([
          TouchInput(finger: finger, phase: lifts ? .ended : .moved, location: moved, time: time)
        ])
        down[finger] = lifts ? nil : moved
      } else {
        let place = CGPoint(
          x: Int.random(in: 0..<20, using: &random) * 10, y: Int.random(in: 0..<20, using: &random) * 10)
        simulator.send([TouchInput(finger: finger, phase: .began, location: place, time: time)])
        down[finger] = place
      }
      if random.chance(0.02) {
        simulator.interrupt()
        down = [:]
      }
      if random.chance(0.03), let recognizer = recognizers.randomElement(using: &random) {
        recognizer.isEnabled.toggle()
      }
      if random.chance(0.02), views.count > 1, let view = views.dropFirst().randomElement(using: &random) {
        view.removeFromSuperview()
      }
    }
    for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
      time += 0.05
      simulator.send([TouchInput(finger: finger, phase: .ended, location: place, time: time)])
    }
  }
}
