// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HitPathCommands

/// What is expected of a call beyond its name: its touch, time, location and tap count.
@MainActor
@Suite struct CheckTouchesOfCallsTests {
  /// What `check` prints of an expectation of calls on a card that is tapped twice.
  private func check(_ calls: String) throws -> String {
    let folder = try Folder()
    let text = """
      window: {subviews: [{id: Card, class: UIControl, frame: [0, 0, 100, 100]}]}
      touches: [{tap: [10, 10], at: 0}, {tap: [10, 10.5], at: 0.25}]
      expect: {calls: \(calls)}

      """
    let outcome = hitpath("check", try folder.write(text, "a.yml")).withoutReasons
    #expect(outcome.diagnostics == "", "\(calls)")
    return outcome.output(in: folder)
  }

  @Test(
    "A call says which touch it is about, when it comes, where and with which tap count",
    arguments: [
      ("touch: 2", true), ("touch: 1", true), ("touch: 2, at: 0.25", true), ("touch: 1, at: 0.25", false),
      ("at: 0.2509", true), ("at: 0.252", false), ("touch: 2, tapCount: 2", true),
      ("touch: 1, tapCount: 2", false), ("tapCount: 3", false), ("location: [10, 10.5]", true),
      ("touch: 1, location: [10, 10.5]", false), ("location: [10, 10.6]", false),
    ])
  func callsThatSayMore(_ keys: String, _ comes: Bool) throws {
    for name in ["touchesBegan", "beginTracking"] {
      let call = "{call: Card.\(name), \(keys)}"
      #expect(try check("{includes: [\(call)]}").hasPrefix("ok ") == comes, "\(call)")
      #expect(try check("{never: [\(call)]}").hasPrefix("ok ") != comes, "\(call)")
    }
  }

  @Test(
    "A call says the phase of its touch and where that was before, and a late one as it tells of the touch (GR-24)",
    arguments: [
      ("Pad.touchesBegan", "phase: began, location: [10, 200], previousLocation: [10, 200]", true),
      ("Pad.touchesMoved", "phase: moved, location: [14, 200], previousLocation: [10, 200]", true),
      ("Pad.touchesMoved", "location: [14, 200], previousLocation: [14, 200]", false),
      ("Pad.touchesEnded", "phase: ended, location: [14, 200]", true),
      ("Pad.touchesEnded", "phase: moved", false),
      ("tap.touchesBegan", "phase: began, location: [10, 200]", true),
      ("tap.touchesMoved", "phase: moved, location: [14, 200]", true),
    ])
  func phasesAndPreviousLocations(_ name: String, _ keys: String, _ comes: Bool) throws {
    let folder = try Folder()
    let text = """
      window:
        subviews:
          - id: Pad
            frame: [0, 100, 200, 200]
            gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delaysTouchesBegan: true}]
      touches: [{began: [10, 200]}, {moved: [14, 200], at: 0.1}, {ended: [14, 200], at: 1}]
      expect: {calls: {includes: [{call: \(name), \(keys)}]}}

      """
    let outcome = hitpath("check", try folder.write(text, "a.yml")).withoutReasons
    #expect(outcome.output.hasPrefix("ok ") == comes, "\(name) \(keys): \(outcome.output)")
  }

  @Test("A call says which touches it is about, all of them; a resting finger is stationary")
  func severalTouches() throws {
    func check(_ call: String) throws -> Bool {
      let folder = try Folder()
      let text = """
        window: {id: W, isMultipleTouchEnabled: true}
        touches:
          - {began: [10, 10], finger: a}
          - {began: [50, 10], finger: b, at: 0}
          - {moved: [60, 10], finger: b, at: 0.1}
          - {ended: [10, 10], finger: a, at: 0.2}
          - {ended: [60, 10], finger: b, at: 0.2}
        expect: {calls: {includes: [\(call)]}}

        """
      return hitpath("check", try folder.write(text, "a.yml")).withoutReasons.output.hasPrefix("ok ")
    }
    #expect(try check("{call: W.touchesBegan, touches: [2, 1]}"))
    #expect(try !check("{call: W.touchesBegan, touches: [1]}"))
    #expect(try check("{call: W.touchesMoved, touches: [2], phase: moved}"))
    #expect(try check("{call: W.sendEvent, touches: [1, 2], touch: 1, phase: stationary}"))
    #expect(try check("{call: UIApplication.sendEvent, touches: [1, 2], at: 0.2}"))
  }

  @Test("A view is asked about a point in its own coordinates")
  func pointsOfHitTests() throws {
    func check(_ call: String) throws -> String {
      let folder = try Folder()
      let text = """
        window: {subviews: [{id: Card, frame: [10, 20, 100, 100]}]}
        touches: [{tap: [30, 30]}]
        expect: {calls: {of: [hitTests], exactly: [UIWindow.hitTest, UIWindow.pointInside, \(call), Card.pointInside]}}
        configuration: {hitTestPasses: 1}

        """
      return hitpath("check", try folder.write(text, "a.yml")).withoutReasons.output(in: folder)
    }
    #expect(try check("{call: Card.hitTest, point: [20, 10]}").hasPrefix("ok "))
    #expect(
      try check("{call: Card.hitTest, point: [20, 11]}") == """
        a.yml:3: error: calls.exactly
            UIWindow.hitTest
            UIWindow.pointInside
          - Card.hitTest point [20, 11]
          + Card.hitTest point [20, 10]
            Card.pointInside
        0 passed, 1 failed

        """)
  }

  @Test("A complete list may say more of some of its calls")
  func aCompleteList() throws {
    let list = """
      {of: [touches], exactly: [Card.touchesBegan, {call: Card.touchesEnded, at: 0.05}, \
      {call: Card.touchesBegan, touch: 2, at: 0.25, location: [10, 10.5], tapCount: 2}, Card.touchesEnded]}
      """
    #expect(try check(list).hasPrefix("ok "))
    #expect(
      try check(list.replacing("tapCount: 2", with: "tapCount: 1")) == """
        a.yml:3: error: calls.exactly
            Card.touchesBegan
            Card.touchesEnded at 0.05
          - Card.touchesBegan touch 2 at 0.25 location [10, 10.5] tapCount 1
          + Card.touchesBegan at 0.25: touch2 [10, 10.5] tapCount 2
            Card.touchesEnded
        0 passed, 1 failed

        """)
  }

  @Test("A call that occurs only for another touch is reported as missing")
  func aCallThatIsMissing() throws {
    #expect(
      try check("{includes: [{call: Card.touchesBegan, touch: 1, tapCount: 2}]}") == """
        a.yml:3: error: calls.includes
          - Card.touchesBegan touch 1 tapCount 2 (never)
        0 passed, 1 failed

        """)
  }
}
