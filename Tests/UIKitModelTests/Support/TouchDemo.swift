// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// The screen of the published demo: `TopView` with four numbered subviews, each of which logs its calls.
///
/// Origins are those that the published points lead to; sizes are ours.
@MainActor
final class TouchDemo {
  struct Call {
    var view: String
    var method: String
    var point: CGPoint

    /// The call as device logs write it.
    var text: String { "\(view) \(method) \(TracePoint(x: Double(point.x), y: Double(point.y)).text)" }
  }

  /// A view as the demo writes it: both methods log and call super.
  final class LoggingView: UIView {
    unowned var demo: TouchDemo

    init(_ name: String, _ frame: CGRect, in demo: TouchDemo) {
      self.demo = demo
      super.init(frame: frame)
      traceIdentifier = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not part of the demo") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      demo.calls.append(Call(view: name, method: "hitTest", point: point))
      return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      demo.calls.append(Call(view: name, method: "pointInside", point: point))
      if name == "SubView2", demo.enlargesSubView2, point.y < 0 && point.y > -50 { return true }
      return super.point(inside: point, with: event)
    }
  }

  let screen = Screen()
  private(set) var topView = UIView()
  fileprivate var calls: [Call] = []
  private(set) var trace: TouchTrace?

  /// Whether `SubView2` claims the 50 points above it.
  var enlargesSubView2 = false

  init() {
    topView = add("TopView", 10, 20, 300, 515, to: screen.window)
    let subView1 = add("SubView1", 8, 17, 276, 150, to: topView)
    let subView1Sub1 = add("SubView1Sub1", 17, 15, 200, 100, to: subView1)
    add("SubView1Sub1Sub1", 8, 8, 150, 60, to: subView1Sub1)
    let subView2 = add("SubView2", 8, 221, 140, 144, to: topView)
    add("SubView2Sub1", 8, 14, 100, 80, to: subView2)
    add("SubView3", 155, 97, 129, 268, to: topView)
    add("SubView4", 8, 378, 276, 128, to: topView)
  }

  @discardableResult
  private func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView
  ) -> UIView {
    let view = LoggingView(name, CGRect(x: x, y: y, width: width, height: height), in: self)
    superview.addSubview(view)
    return view
  }

  /// Puts a finger down, records, and returns what the views logged.
  @discardableResult
  func tap(at location: CGPoint) -> [Call] {
    calls = []
    trace = screen.tap(location.x, location.y)
    return calls
  }
}
