// SPDX-License-Identifier: Apache-2.0

import Foundation
// What follows is shown in docs/swift-overrides.md; a test compares the two.
// begin
import Trace
import UIKitTracing

/// Recognizes as soon as a finger is down.
final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}

@MainActor
func tapOnTheButton() -> TouchTrace {
  let simulator = Simulator(UIApplication(screenSize: CGSize(width: 390, height: 844)))
  simulator.run {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = UIView(frame: window.bounds)
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    window.addSubview(page)
    page.addSubview(button)
    page.addGestureRecognizer(TouchDownRecognizer { _ in page.endEditing(true) })
    button.addAction(for: .touchUpInside) { _ in print("bought") }
    window.makeKeyAndVisible()
  }
  return simulator.trace(name: "dead button") { $0.tap(at: CGPoint(x: 30, y: 110)) }
}
// end
