// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// An application with one window, and short ways to fill and touch it.
@MainActor
struct Screen {
  let simulator: Simulator
  let window: UIWindow

  init(width: CGFloat = 320, height: CGFloat = 568, configuration: SimulationConfiguration = .init()) {
    let size = CGSize(width: width, height: height)
    simulator = Simulator(UIApplication(screenSize: size, configuration: configuration))
    window = simulator.run { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    window.makeKeyAndVisible()
  }

  /// A screen whose touch-down walks the hierarchy once, for short logs.
  static func single(width: CGFloat = 320, height: CGFloat = 568) -> Screen {
    var configuration = SimulationConfiguration()
    configuration.hitTestPasses = 1
    return Screen(width: width, height: height, configuration: configuration)
  }

  var application: UIApplication { simulator.application }

  /// Adds a named view; by default to the window.
  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String? = nil, to superview: UIView? = nil) -> View {
    view.traceIdentifier = name
    (superview ?? window).addSubview(view)
    return view
  }

  /// Adds a plain, named view; by default to the window.
  @discardableResult
  func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to superview: UIView? = nil
  ) -> UIView {
    add(UIView(frame: CGRect(x: x, y: y, width: width, height: height)), name, to: superview)
  }

  /// What the window answers, outside any event.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)?.name
  }

  /// The trace of a tap.
  func tap(_ x: CGFloat, _ y: CGFloat) -> TouchTrace {
    simulator.trace(name: "tap") { $0.tap(at: CGPoint(x: x, y: y)) }
  }

  /// The trace of single samples.
  func trace(_ inputs: [TouchInput]) -> TouchTrace {
    simulator.trace(name: "samples") { $0.send(inputs) }
  }
}

extension UIView {
  /// The given name, else the class.
  var name: String { traceIdentifier ?? String(describing: type(of: self)) }
}

extension TouchInput {
  /// A sample, in short.
  init(_ finger: String, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    self.init(finger: finger, phase: phase, location: CGPoint(x: x, y: y), time: time)
  }
}
