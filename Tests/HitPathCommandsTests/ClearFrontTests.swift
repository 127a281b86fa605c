// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Nobody taps what they do not see: a recognizer on a clear view in front of a control takes the control's taps. The
/// screens are invented; whether a view is seen follows from the colours and texts that they declare.
@MainActor
@Suite struct ClearFrontTests {
  private nonisolated static func screen(page: String = ", backgroundColor: \"#ffffff\"", front: String = "")
    -> String
  {
    """
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: Controller
        performs: [hide, buy]
        view: {id: Page\(page), subviews: [
          {id: Buy, class: UIButton, text: Buy, frame: [20, 100, 120, 44], actions: [{event: touchUpInside, action: buy, target: Controller}]},
          {id: Host, frame: [0, 80, 320, 100]\(front), gestureRecognizers: [
            {id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: Controller}]}]}]}
    touches:
      - tap: [80, 120]
      - set: {Host: {isHidden: true}}
      - tap: [80, 120]

    """
  }

  private func told(_ text: String, _ options: String...) throws -> [Substring] {
    let folder = try Folder()
    let file = try folder.write(text, "screen.yml")
    return hitpath(["explain", file] + options).output.split(separator: "\n")
  }

  @Test func aClearViewInFrontIsTheReasonAndWhatIsSeenThroughItWasMeant() throws {
    let lines = try told(Self.screen())
    #expect(
      lines.dropFirst().first
        == "`hide` on `Host` takes the tap meant for `Buy`, because `Host` is clear and lies in front of it.")
    let chinese = try told(Self.screen(), "--lang", "zh-Hans")
    #expect(chinese.dropFirst().first == "`Host`上的点击手势`hide`截获了本应由`Buy`接收的点击，因为透明的`Host`挡在前面。")
  }

  /// Without a recognizer the clear view itself is what gets the tap.
  @Test func aClearViewThatHandlesNothingGetsTheTapMeantForTheControl() throws {
    let text = Self.screen().replacing(
      /, gestureRecognizers: \[\n.*?\}\]\}\]/, with: "")
    #expect(
      try told(text).dropFirst().first
        == "`Host` gets the tap meant for `Buy`, because it is clear and lies in front of it, and nobody handles it."
    )
  }

  /// A view that dims is seen, a label in it is seen, and where no colours are told nothing is known: it lies in front, but
  /// nobody says that the tap was meant for the control.
  @Test(
    arguments: [
      screen(front: ", backgroundColor: \"#00000066\""),
      screen(front: ", subviews: [{id: Note, class: UILabel, text: Saved, frame: [60, 30, 100, 30]}]"),
      screen(page: ""),
    ])
  func whatIsSeenOrNotKnownIsNot(text: String) throws {
    let lines = try told(text)
    #expect(
      lines.dropFirst().first
        == "`hide` on `Host` takes the tap, because `Host` lies in front of `Buy`.")
  }

  @Test func theControlIsMarkedAndItsActionIsTheCure() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen(), "screen.yml")
    try #require(hitpath("report", file, "-o", folder["out"]).code == 0)
    let page = try String(contentsOfFile: folder["out/screen.html"], encoding: .utf8)
    #expect(page.contains("meant, but never asked"))
    #expect(page.contains("hit-test view, touch cancelled"))
    let cure =
      page.split(separator: "<p class=\"cure\">").dropFirst().first?.split(separator: "</p>").first ?? ""
    #expect(cure.contains("Host.isHidden = true") && cure.contains("Buy"), "\(cure)")
  }
}
