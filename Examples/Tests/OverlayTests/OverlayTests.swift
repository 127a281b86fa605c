// SPDX-License-Identifier: Apache-2.0

import HitPathTesting
import Shop
import XCTest

/// Overrides pasted from the app, in a test of XCTest: the overlay lets touches through, except where it has buttons.
final class OverlayTests: XCTestCase {
  @MainActor
  private func map() -> Screen {
    Screen { window in
      let map = MKMapView(frame: window.bounds)
      let overlay = OverlayView(frame: window.bounds)
      let locate = UIButton(frame: CGRect(x: 300, y: 760, width: 60, height: 60))
      locate.accessibilityIdentifier = "Locate"
      overlay.addSubview(locate)
      window.addSubview(map)
      window.addSubview(overlay)
    }
  }

  @MainActor
  func testTheMapGetsWhatTheOverlayLetsThrough() async {
    map().expectHit("MKMapView", at: 100, 100)
  }

  @MainActor
  func testTheButtonOfTheOverlayIsWhollyReachable() async {
    let map = map()
    map.expectHit("Locate", at: 320, 780)
    map.expectReachable(of: "Locate")
  }
}
