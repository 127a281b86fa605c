// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// What stands at the end of a trace.
@Suite struct FinalValuesTests {
  @Test("A value is the last that an event tells, else that of the snapshot")
  func theLastValueCounts() {
    let still = FinalValues(EventTrace.make([]))
    #expect(still.value(of: "isOn", of: "Switch") == "false")
    let values = FinalValues(
      EventTrace.make([
        (0, .propertyChanged(object: "Switch", property: "isOn", value: "true")),
        (0, .propertyChanged(object: "Switch", property: "isHighlighted", value: "true")),
        (1, .propertyChanged(object: "Switch", property: "isHighlighted", value: "false")),
      ]))
    #expect(values.value(of: "isOn", of: "Switch") == "true")
    #expect(values.value(of: "isHighlighted", of: "Switch") == "false")
    #expect(values.value(of: "isOn", of: "Page") == nil)
  }

  @Test(
    "The snapshot tells flags, geometry and settings of views and recognizers",
    arguments: [
      ("Page", "alpha", "0.5"), ("Page", "isHidden", "false"), ("Page", "isUserInteractionEnabled", "true"),
      ("Page", "contentOffset", "[0, 120.5]"), ("Page", "frame", "[0, 0, 320, 480]"),
      ("Page", "transform", "[1, 0, 0, 1, 0, 0]"), ("Page", "center", "[160, 240]"),
      ("Page", "isEnabled", nil), ("Page", "isSelected", nil), ("Page", "isDragging", "false"),
      ("Switch", "isEnabled", "true"), ("Switch", "isTracking", "false"), ("Switch", "isSelected", "false"),
      ("pan", "isEnabled", "true"), ("pan", "minimumNumberOfTouches", "1"), ("pan", "state", "possible"),
      ("pan", "delaysTouchesEnded", "true"), ("pan", "numberOfTouches", nil),
      ("UIWindow", "windowLevel", "0.0"), ("UIWindow", "isKeyWindow", "true"), ("Page", "isKeyWindow", nil),
      ("Nobody", "alpha", nil),
    ] as [(String, String, String?)])
  func theSnapshot(_ object: String, _ property: String, _ value: String?) {
    #expect(FinalValues(EventTrace.make([])).value(of: property, of: object) == value)
  }

  @Test("What code set counts, but a control tells itself what became of it")
  func whatCodeSet() {
    let values = FinalValues(
      EventTrace.make([
        (0, .inputReceived(input: "set", object: "Page", detail: "isHidden = true")),
        (0, .inputReceived(input: "set", object: "Page", detail: "frame = 10, 20, 30, 40")),
        (0, .inputReceived(input: "set", object: "Page", detail: "text = a = b")),
        (0, .inputReceived(input: "set", object: "pan", detail: "minimumNumberOfTouches = 2")),
        (0, .inputReceived(input: "set", object: "pan", detail: "state = began")),
        (0, .inputReceived(input: "set", object: "Switch", detail: "isOn = 5")),
        (0, .inputReceived(input: "call", object: "Switch", detail: "alpha = 0")),
      ]), reports: { property, _ in property == "isOn" || property == "state" })
    #expect(values.value(of: "isHidden", of: "Page") == "true")
    #expect(values.value(of: "frame", of: "Page") == "10, 20, 30, 40")
    #expect(values.value(of: "bounds", of: "Page") == nil)
    #expect(values.value(of: "text", of: "Page") == "a = b")
    #expect(values.value(of: "minimumNumberOfTouches", of: "pan") == "2")
    #expect(values.value(of: "state", of: "pan") == "possible")
    #expect(values.value(of: "isOn", of: "Switch") == "false")
    #expect(values.value(of: "alpha", of: "Switch") == "1.0")
  }

  @Test("What a change of another property moves is not read from the snapshot")
  func whatMovesWithAnotherProperty() {
    let values = FinalValues(
      EventTrace.make([
        (0, .propertyChanged(object: "Page", property: "contentOffset", value: "[0, 7]")),
        (0, .propertyChanged(object: "Switch", property: "center", value: "[50, 50]")),
      ]))
    #expect(values.value(of: "contentOffset", of: "Page") == "[0, 7]")
    #expect(values.value(of: "bounds", of: "Page") == nil)
    #expect(values.value(of: "frame", of: "Page") == "[0, 0, 320, 480]")
    #expect(values.value(of: "frame", of: "Switch") == nil)
    #expect(values.value(of: "bounds", of: "Switch") == "[0, 0, 51, 31]")
  }

  @Test("A recognizer's state is the last that it entered (GR-9)")
  func theStateOfARecognizer() {
    let values = FinalValues(
      EventTrace.make([
        (
          0,
          .recognizerStateChanged(
            recognizer: "pan", from: "possible", to: "began", cause: TraceReason(.movedFarEnough))
        )
      ]))
    #expect(values.value(of: "state", of: "pan") == "began")
  }

  @Test("The first responder is that of the key window, by the snapshot and by the changes (RC-17)")
  func theFirstResponder() {
    #expect(FinalValues(EventTrace.make([])).firstResponder == "Field")
    #expect(FinalValues(EventTrace.make([])).value(of: "isFirstResponder", of: "Field") == "true")
    let resigned = FinalValues(
      EventTrace.make([(0, .firstResponderChanged(window: "UIWindow", from: "Field", to: nil))]))
    #expect(resigned.firstResponder == nil)
    #expect(resigned.value(of: "isFirstResponder", of: "Field") == "false")
    let elsewhere = FinalValues(
      EventTrace.make([
        (0, .firstResponderChanged(window: "Glass", from: nil, to: "Search"))
      ]))
    #expect(elsewhere.firstResponder == "Field")
  }

  @Test("The key window is the last that became key (RC-17)")
  func theKeyWindow() {
    let values = FinalValues(
      EventTrace.make([
        (0, .propertyChanged(object: "Glass", property: "isKeyWindow", value: "true")),
        (0, .firstResponderChanged(window: "Glass", from: nil, to: "Search")),
      ]))
    #expect(values.firstResponder == "Search")
    #expect(values.value(of: "isKeyWindow", of: "UIWindow") == "false")
  }

  @Test("An object is known by the snapshot or by what it received")
  func knownObjects() {
    let values = FinalValues(
      EventTrace.make([
        (0, .touchesDelivered(responder: "Popup", method: "touchesBegan", touches: ["touch1"])),
        (0, .propertyChanged(object: "Cell", property: "isSelected", value: "true")),
      ]))
    let names = ["UIWindow", "Page", "pan", "UIApplication", "Popup", "Cell", "Field", "Nobody"]
    #expect(
      names.filter(values.knows) == ["UIWindow", "Page", "pan", "UIApplication", "Popup", "Cell", "Field"])
  }
}
