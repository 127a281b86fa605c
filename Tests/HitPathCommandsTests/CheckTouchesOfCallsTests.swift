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
    let outcome = hitpath("check", try folder.write(text, "a.yml"))
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

  @Test("A complete list may say more of some of its calls")
  func aCompleteList() throws {
    let list = """
      {of: [touches], exactly: [Card.touchesBegan, {call: Card.touchesEnded, at: 0.05}, \
      {call: Card.touchesBegan, touch: 2, at: 0.25, location: [10, 10.5], tapCount: 2}, Card.touchesEnded]}
      """
    #expect(try check(list).hasPrefix("ok "))
    #expect(
      try check(list.replacing("tapCount: 2", with: "tapCount: 1")) == """
        failed a.yml:3: calls.exactly
                   Card.touchesBegan
                   Card.touchesEnded at 0.05
                 - Card.touchesBegan touch 2 at 0.25 location [10, 10.5] tapCount 1
                 + Card.touchesBegan at 0.25: touch2 [10, 10.5] tapCount 2
                   Card.touchesEnded
        0 passed, 1 failed

        """)
  }

  @Test("A call that comes of another touch only is told as missing")
  func aCallThatIsMissing() throws {
    #expect(
      try check("{includes: [{call: Card.touchesBegan, touch: 1, tapCount: 2}]}") == """
        failed a.yml:3: calls.includes
                 - Card.touchesBegan touch 1 tapCount 2 (never)
        0 passed, 1 failed

        """)
  }
}
