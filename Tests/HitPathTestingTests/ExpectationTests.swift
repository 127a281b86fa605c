// SPDX-License-Identifier: Apache-2.0

import HitPathTesting
import Testing

/// Expectations of Swift code that are met, and where and with what they fail.
@MainActor
@Suite struct ExpectationTests {
  /// A card with a button that sticks out of it, and a veil over another button.
  private let screen = Screen(size: CGSize(width: 320, height: 480)) { window in
    let page = UIView(frame: window.bounds)
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    card.accessibilityIdentifier = "Card"
    let close = UIButton(frame: CGRect(x: 180, y: -20, width: 40, height: 40))
    close.accessibilityIdentifier = "Close"
    close.addTarget(window, action: "close", for: .touchUpInside)
    window.implement("close") { _, _ in }
    let pan = UIPanGestureRecognizer { _ in }
    pan.traceIdentifier = "pan"
    card.addGestureRecognizer(pan)
    card.addSubview(close)
    page.addSubview(card)
    window.addSubview(page)
  }

  @Test func whatIsAsExpectedPasses() {
    let answer = screen.expectHit("Close", at: 205, 110)
    #expect(answer?.hitView == "Close")
    screen.expectHit("UIView", at: 225, 90)
    screen.expectHit(nil, at: -5, -5)
    screen.expectActions(["close"], of: .tap(205, 110))
    screen.expectActions(["Close.close -> UIWindow"], of: .tap(205, 110))
    screen.expectActions([], of: .tap(60, 150))
    screen.expectOrder(["Close.touchesBegan", "Close.close"], of: .tap(205, 110))
    screen.expectStates(
      [.began, .changed, .ended], of: "pan",
      after: .drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 160, y: 150)))
    screen.expectStates([.failed], of: "pan", after: .tap(60, 150))
    screen.expectReachable(atLeast: 0.25, of: "Close")
    screen.expectNoFindings(except: ["outside-ancestor", "small-control"])
  }

  /// Runs something that fails, and takes the failure for what is meant if its line and its text are as expected.
  private func expectFailure(
    _ text: String, line: Int, _ body: @MainActor () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      let told = issue.comments.map(\.rawValue).joined(separator: "\n")
      return told == text && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID.hasSuffix("/ExpectationTests.swift") == true
    }
  }

  /// The words are those of `hitpath explain --view Close`.
  @Test func anotherHitViewFailsAtTheCallWithTheReason() {
    expectFailure(
      """
      Close was never asked: the touch is outside its superview Card, 5 pt right of and 10 pt above its bounds. \
      In its own coordinates the touch is at (25, 10), inside its bounds.
      hitView of touch 1:
        - Close
        + UIView
      """, line: #line + 2
    ) {
      screen.expectHit("Close", at: 225, 90)
    }
  }

  @Test func otherActionsFailWithTheVerdict() {
    expectFailure(
      """
      Close gets the tap and sends close, because it is the deepest view under the finger.
      actions:
        - open
        + Close.close(touchUpInside) -> UIWindow
      """, line: #line + 2
    ) {
      screen.expectActions(["open"], of: .tap(205, 110))
    }
  }

  @Test func otherStatesFailWithWhatTheRecognizerDid() {
    let answer = screen.expectStates([.failed], of: "pan", after: .tap(60, 150))
    let pan = answer?.recognizers.first { $0.name == "pan" }
    #expect(pan?.didRecognize == false)
    withKnownIssue {
      screen.expectStates([.began], of: "pan", after: .tap(60, 150))
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        "pan (UIPanGestureRecognizer on Card): failed: the lift came too soon.\nstates of pan:\n  - began")
        == true
    }
  }

  @Test func aPartThatCannotBeReachedFailsWithWhoTakesIt() {
    withKnownIssue {
      screen.expectReachable(of: "Close")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Close: ") == true
        && issue.comments.first?.rawValue.contains("UIView") == true
    }
  }

  @Test func eachFindingIsAFailure() throws {
    #expect(try screen.findings().map(\.code).contains("outside-ancestor"))
    withKnownIssue {
      screen.expectNoFindings()
    } matching: { issue in
      issue.comments.first?.rawValue.contains(": outside-ancestor: ") == true
        || issue.comments.first?.rawValue.contains(": small-control: ") == true
    }
  }

  @Test func aNameThatIsNotThereIsSaid() {
    expectFailure(
      """
      screen: error: there is no view 'Clse' that does something with touches
        hint: did you mean 'Close'?
      """, line: #line + 2
    ) {
      screen.expectReachable(of: "Clse")
    }
  }
}
