// SPDX-License-Identifier: Apache-2.0

import Foundation
// What follows is shown in docs/swift-overrides.md; a test compares the two.
// begin
import Trace
import UIKitTracing

/// Lets touches through to what is behind, except on its buttons.
@Traced
class OverlayView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// Takes touches in its circle only.
@Traced
class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }
}

@MainActor
func tapBesideTheButton() -> TouchTrace {
  let simulator = Simulator(UIApplication(screenSize: CGSize(width: 390, height: 844)))
  simulator.run {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let map = MKMapView(frame: window.bounds)
    let overlay = OverlayView(frame: window.bounds)
    let button = RoundButton(frame: CGRect(x: 20, y: 700, width: 80, height: 80))
    window.addSubview(map)
    window.addSubview(overlay)
    overlay.addSubview(button)
    window.makeKeyAndVisible()
  }
  return simulator.trace(name: "overlay") { $0.tap(at: CGPoint(x: 25, y: 705)) }
}
// end
