// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HitPathCommands

/// Expectations compared with what happened.
@MainActor
@Suite struct CheckTests {
  private func check(_ expectations: String) throws -> (code: Int32, output: String) {
    let folder = try Folder()
    let file = try folder.write("\(Screens.card)\n\(expectations)\n", "card.yml")
    let outcome = hitpath("check", file).withoutReasons
    #expect(outcome.diagnostics == "")
    return (outcome.code, outcome.output.replacing("\(folder.path)/", with: ""))
  }

  @Test func expectationsThatAreMet() throws {
    let result = try check(
      """
      expect:
        - hitView: Close
          hitOrder: [UIWindow, Page, Banner, Card, Close]
          chain: [Close, Card, Page, CardController, UIWindow, UIWindowScene, UIApplication, AppDelegate]
        - {touch: 2, hitView: Page}
      """)
    #expect(result.code == 0)
    #expect(result.output == "ok     card.yml: 4 expectations\n4 passed, 0 failed\n")
  }

  @Test func theBeginningOfAChain() throws {
    #expect(try check("expect: {chainBegins: [Close, Card]}").code == 0)
    #expect(
      try check("expect: {chainBegins: [Close, Page]}").output == """
        card.yml:18: error: beginning of the chain of touch 1
            Close
          - Page
          + Card
        0 passed, 1 failed

        """)
  }

  @Test func aHitViewThatIsAnother() throws {
    let result = try check("expect: {touch: 2, hitView: Close}")
    #expect(result.code == 1)
    #expect(
      result.output == """
        card.yml:18: error: hitView of touch 2
          - Close
          + Page
        0 passed, 1 failed

        """)
  }

  @Test func aHitViewWhereNoneIsExpected() throws {
    let result = try check("expect: {hitView: nil}")
    #expect(result.code == 1)
    #expect(result.output.contains("  - nil\n  + Close\n"))
  }

  @Test func listsAreComparedLineByLine() throws {
    let result = try check(
      """
      expect:
        - hitView: Close
          hitOrder: [UIWindow, Page, Card, Banner, Close]
      """)
    #expect(result.code == 1)
    #expect(
      result.output == """
        card.yml:19: error: hitOrder of touch 1
            UIWindow
            Page
          - Card
            Banner
          + Card
            Close
        1 passed, 1 failed

        """)
  }

  @Test func severalFilesAreSummedUp() throws {
    let folder = try Folder()
    let good = try folder.write("\(Screens.card)\nexpect: {hitView: Close}\n", "good.yml")
    let bad = try folder.write("\(Screens.card)\nexpect: {hitView: Card}\n", "bad.yml")
    let none = try folder.write(Screens.card, "none.yml")
    let outcome = hitpath("check", good, bad, none).withoutReasons
    #expect(outcome.code == 1)
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "") == """
        ok     good.yml: 1 expectation
        bad.yml:18: error: hitView of touch 1
          - Card
          + Close
        -      none.yml: nothing is expected
        1 passed, 1 failed, 1 file without expectations

        """)
  }

  @Test func aFileThatExpectsNothingPasses() throws {
    let result = try check("")
    #expect(result.code == 0)
    #expect(
      result.output == """
        -      card.yml: nothing is expected
        0 passed, 0 failed, 1 file without expectations

        """)
  }

  /// A page with a tap recognizer whose target is the controller.
  private static let page = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        id: Editor
        performs: [handleTap]
        view:
          id: Page
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, actions: [{action: handleTap, target: Editor}]}
            - {id: off, class: UIPanGestureRecognizer, isEnabled: false}
    touches:
      - tap: [100, 300]

    """

  @Test func everyKeyOfAnExpectationIsChecked() throws {
    let folder = try Folder()
    let file = try folder.write(
      Self.page + """
        expect:
          hitView: Page
          calls:
            of: [recognizers, actions]
            exactly: [tap.touchesBegan, tap.touchesEnded, tap.handleTap -> Editor]
            includes: [Page.hitTest, UIWindow.sendEvent, Page.touchesBegan, handleTap]
            never: [Page.touchesEnded]
          actions: [{action: handleTap, at: 0.05}]
          states: {tap: {entered: [ended], at: {0.04: possible}, because: tapsCompleted}}
          received: {Page: [touchesBegan, touchesCancelled]}
          firstResponder: nil
          properties: {Page: {isHidden: false, frame: [0, 0, 320, 480]}, tap: {state: possible}}
          cycles: []

        """, "page.yml")
    let outcome = hitpath("check", file).withoutReasons
    #expect(outcome.code == 0)
    #expect(outcome.output(in: folder) == "ok     page.yml: 14 expectations\n14 passed, 0 failed\n")
  }

  @Test func everyKeyOfAnExpectationCanFail() throws {
    let folder = try Folder()
    let file = try folder.write(
      Self.page + """
        expect:
          - calls: {of: [actions], exactly: [], includes: [handleTap, handleTap], never: [handleTap -> Editor]}
            actions: [handleTap -> Page]
          - states:
              tap: [failed]
            firstResponder: Page
          - received: {Page: [touchesBegan]}
            properties: {Page: {alpha: 0.5}}
            cycles: [[tap, off]]

        """, "page.yml")
    let outcome = hitpath("check", file).withoutReasons
    #expect(outcome.code == 1)
    let lines = outcome.output(in: folder).split(separator: "\n")
    #expect(
      lines.filter { $0.contains(": error: ") } == [
        "page.yml:14: error: calls.exactly", "page.yml:14: error: calls.includes",
        "page.yml:14: error: calls.never", "page.yml:14: error: actions", "page.yml:17: error: states of tap",
        "page.yml:16: error: firstResponder", "page.yml:19: error: received by Page",
        "page.yml:19: error: alpha of Page", "page.yml:19: error: cycles",
      ])
    #expect(lines.last == "0 passed, 9 failed")
  }

  @Test func aTraceHasNoExpectations() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    hitpath("trace", file, "-o", folder["card.jsonl"])
    let outcome = hitpath("check", folder["card.jsonl"]).withoutReasons
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == """
        card.jsonl: error: a trace has no expectations
          hint: check the scenario instead

        """)
  }

  @Test func theGalleryDoesAsItExpects() throws {
    let folder = try Folder()
    let files = try BuiltInScenarios.files.map { try folder.write($0.text, "\($0.name).yml") }
    #expect(files.count == 12)
    let outcome = hitpath(["check"] + files).withoutReasons
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix(" passed, 0 failed\n"))
  }
}
