// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

/// The properties in the record of a screen, and the objects that a trace mentions.
@Suite struct RecordedValuesTests {
  @Test(
    "The snapshot tells flags, geometry and settings of views and recognizers",
    arguments: [
      ("Page", "alpha", "0.5"), ("Page", "isHidden", "false"), ("Page", "isUserInteractionEnabled", "true"),
      ("Page", "contentOffset", "0, 120.5"), ("Page", "frame", "0, 0, 320, 480"),
      ("Page", "transform", "1, 0, 0, 1, 0, 0"), ("Page", "center", "160, 240"),
      ("Page", "isEnabled", nil), ("Page", "isSelected", nil), ("Page", "isDragging", "false"),
      ("Page", "isOn", nil), ("Switch", "isOn", "false"),
      ("Switch", "isEnabled", "true"), ("Switch", "isTracking", "false"), ("Switch", "isSelected", "false"),
      ("pan", "isEnabled", "true"), ("pan", "minimumNumberOfTouches", "1"), ("pan", "state", "possible"),
      ("pan", "delaysTouchesEnded", "true"), ("pan", "numberOfTouches", nil),
      ("UIWindow", "windowLevel", "0"), ("UIWindow", "isKeyWindow", "true"), ("Page", "isKeyWindow", nil),
      ("Nobody", "alpha", nil),
    ] as [(String, String, String?)])
  func theSnapshot(_ object: String, _ property: String, _ value: String?) {
    let values = RecordedValues(index: ScreenIndex(EventTrace.make([]).screen))
    #expect(values.value(of: property, of: object)?.words == value)
  }

  @Test("An object is known by the snapshot or by what it received")
  func knownObjects() {
    let objects = TraceObjects(
      EventTrace.make([
        (0, .touchesDelivered(.init(responder: "Popup", method: .began, touches: ["touch1"]))),
        (0, .propertyChanged(.init(object: "Cell", property: "isSelected", value: .bool(true)))),
      ]))
    let names = ["UIWindow", "Page", "pan", "UIApplication", "Popup", "Cell", "Field", "Nobody"]
    #expect(
      names.filter(objects.contains) == [
        "UIWindow", "Page", "pan", "UIApplication", "Popup", "Cell", "Field",
      ])
  }
}
