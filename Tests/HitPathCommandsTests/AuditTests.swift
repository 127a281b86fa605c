// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `hitpath audit`.
@MainActor
@Suite struct AuditTests {
  /// A minimal screen with a fault, and the replacement after which it just does not have the fault.
  struct Fault: Sendable, CustomTestStringConvertible {
    var code: String
    var views: String
    var nearly: (String, String)
    var severity = "error"
    /// Whether the cure must be proven; some faults have no cure.
    var isCured = true

    var testDescription: String { code }

    init(
      _ code: String, _ views: String, nearly: (String, String), severity: String = "error",
      isCured: Bool = true
    ) {
      (self.code, self.views, self.nearly) = (code, views, nearly)
      (self.severity, self.isCured) = (severity, isCured)
    }
  }

  nonisolated static let faults: [Fault] = [
    Fault(
      "interaction-off",
      """
      - {id: Words, class: UILabel, frame: [20, 20, 100, 44], gestureRecognizers: [{id: Tap, class: UITapGestureRecognizer}]}
      """, nearly: ("class: UILabel", "class: UIView")),
    Fault(
      "under-disabled",
      """
      - id: Box
        frame: [0, 0, 320, 200]
        isUserInteractionEnabled: false
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("class: UIButton", "class: UILabel")),
    Fault(
      "under-hidden",
      """
      - id: Box
        frame: [0, 0, 320, 200]
        isHidden: true
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("isHidden: true", "isHidden: false"), severity: "note", isCured: false),
    Fault(
      "under-transparent",
      """
      - id: Box
        frame: [0, 0, 320, 200]
        alpha: 0.009
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("0.009", "0.02"), severity: "warning"),
    Fault(
      "empty-container",
      """
      - id: Box
        frame: [0, 0, 320, 0]
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("320, 0]", "320, 200]")),
    Fault(
      "outside-ancestor",
      """
      - id: Bar
        frame: [0, 100, 320, 60]
        subviews: [{id: Buy, class: UIButton, frame: [20, 30, 100, 44]}]
      """, nearly: ("[20, 30, 100, 44]", "[20, 20, 100, 44]"), severity: "warning"),
    Fault(
      "covered",
      """
      - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
      - {id: Veil, frame: [0, 0, 320, 200]}
      """, nearly: ("320, 200]", "22, 200]")),
    Fault(
      "covered-by-own-class",
      """
      - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
      - {id: Veil, class: Shop.Veil, frame: [0, 0, 320, 200], unknown: [overrides]}
      """, nearly: ("320, 200]", "22, 200]"), severity: "note"),
    Fault(
      "overlapping-controls",
      """
      - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
      - {id: Sell, class: UIButton, frame: [70, 20, 100, 44]}
      """, nearly: ("[70, 20", "[118, 20"), severity: "warning"),
    Fault(
      "small-control", "- {id: Buy, class: UIButton, frame: [20, 20, 100, 43]}", nearly: ("43]", "44]"),
      severity: "note"),
    Fault(
      "small-control",
      """
      - id: Bar
        frame: [0, 100, 320, 52]
        subviews:
          - {id: Row, class: UIStackView, frame: [20, 14, 100, 24], subviews: [{id: Back, class: UIButton, frame: [0, 0, 24, 24]}]}
      """, nearly: ("[0, 0, 24, 24]", "[0, -10, 44, 44]"), severity: "note"),
    Fault(
      "tap-stops-selection",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Tap, class: UITapGestureRecognizer, cancelsTouchesInView: true}]
        subviews: [{id: List, class: UITableView, frame: [0, 0, 320, 480]}]
      """, nearly: ("cancelsTouchesInView: true", "cancelsTouchesInView: false"), severity: "warning"),
    Fault(
      "tap-stops-control",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Tap, class: UITapGestureRecognizer}]
        subviews:
          - id: Buy
            class: UIControl
            frame: [20, 20, 100, 44]
            actions: [{action: buy, target: Page, event: touchUpInside}]
      """, nearly: ("class: UIControl", "class: UIButton")),
    Fault(
      "double-tap-delays",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers:
          - {id: Double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
          - {id: Single, class: UITapGestureRecognizer, requiresFailureOf: [Double]}
      """, nearly: (", requiresFailureOf: [Double]", ""), severity: "note"),
    Fault(
      "late-control",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
        subviews:
          - id: Buy
            class: UIButton
            frame: [20, 20, 100, 44]
            actions: [{action: buy, target: Page, event: touchUpInside}]
      """, nearly: ("numberOfTapsRequired: 2", "numberOfTapsRequired: 1"), severity: "note"),
    Fault(
      "waits-in-circle",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers:
          - {id: One, class: UIPanGestureRecognizer, requiresFailureOf: [Two]}
          - {id: Two, class: UIPinchGestureRecognizer, requiresFailureOf: [One]}
      """, nearly: (", requiresFailureOf: [One]", "")),
    Fault(
      "lost-action",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        performs: [sell]
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44], actions: [{action: buy, target: nil, event: touchUpInside}]}]
      """, nearly: ("performs: [sell]", "performs: [buy]"), isCured: false),
  ]

  func screen(_ views: String) -> String {
    let lines = views.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    return "device: {size: [320, 480]}\nwindow:\n  subviews:\n\(lines)\n"
  }

  func findings(_ text: String, _ more: String...) throws -> [[String: Any]] {
    let folder = try Folder()
    let file = try folder.write(text, "screen.yml")
    let outcome = hitpath(["audit", file, "--format", "json", "--fail-on", "none"] + more)
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]])
  }

  @Test(
    "A fault is found with its cure, and a screen that nearly has it has none", arguments: faults + moreFaults
  )
  func finds(_ fault: Fault) throws {
    let found = try findings(screen(fault.views)).filter { $0["code"] as? String == fault.code }
    try #require(found.count == 1)
    #expect(found[0]["severity"] as? String == fault.severity)
    #expect(found[0]["line"] != nil)
    if fault.isCured { #expect(found[0]["proof"] as? String == "proven") }
    let nearly = fault.views.replacingOccurrences(of: fault.nearly.0, with: fault.nearly.1)
    #expect(nearly != fault.views)
    #expect(try findings(screen(nearly)).allSatisfy { $0["code"] as? String != fault.code })
  }

  @Test func aWindowInFrontIsOneFindingForAllThatItCovers() throws {
    let text = """
      device: {size: [320, 480]}
      windows:
        - id: Main
          subviews:
            - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
            - {id: Sell, class: UIButton, frame: [20, 80, 100, 44]}
        - {id: Overlay, windowLevel: 1}
      """
    let found = try findings(text)
    #expect(found.map { $0["code"] as? String } == ["covered-by-window"])
    #expect(found.first?["culprit"] as? String == "Overlay")
    #expect(found.first?["others"] as? [String] == ["Sell"])
    #expect(found.first?["proof"] as? String == "proven")
  }

  @Test func aCureThatIsNotEnoughSaysSo() throws {
    let text = screen(
      """
      - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
      - {id: Low, frame: [0, 0, 320, 200]}
      - {id: High, frame: [0, 0, 320, 200]}
      """)
    let found = try findings(text)
    #expect(found.map { $0["culprit"] as? String } == ["High"])
    #expect(found.map { $0["proof"] as? String } == ["stays"])
  }

  @Test func allSuperviewsThatAreTooSmallAreCured() throws {
    let text = screen(
      """
      - id: Outer
        frame: [0, 0, 320, 100]
        subviews:
          - id: Inner
            frame: [0, 0, 320, 100]
            subviews: [{id: Buy, class: UIButton, frame: [20, 120, 100, 44]}]
      """)
    let found = try findings(text)
    #expect(found.map { $0["code"] as? String } == ["outside-ancestor"])
    #expect(
      (found.first?["cure"] as? [[String: Any]])?.compactMap { $0["object"] as? String } == [
        "Inner", "Outer",
      ])
    #expect(found.first?["proof"] as? String == "proven")
  }

  @Test("The cure of an override of point(inside:) as Swift is to take it out")
  func cureInSwift() throws {
    let found = try findings(
      screen(
        """
        - {id: Reply, class: UIButton, frame: [20, 20, 60, 44], actions: [{event: touchUpInside, action: reply, target: Page}]}
        - {id: Delete, class: RoomyButton, baseClass: UIButton, frame: [90, 20, 60, 44], pointInside: {outset: 50}, actions: [{event: touchUpInside, action: delete, target: Page}]}
        """))
    let cure = try #require(found.first?["cure"] as? [[String: Any]])
    #expect(
      cure.map { $0["swift"] as? String } == ["// RoomyButton without its override of point(inside:with:)"])
  }

  @Test func theExitCodeFollowsTheSeverity() throws {
    let folder = try Folder()
    let file = try folder.write(screen(Self.faults[3].views), "screen.yml")
    #expect(hitpath("audit", file).code == 0)
    #expect(hitpath("audit", file, "--fail-on", "warning").code == 1)
    #expect(hitpath("audit", file, "--fail-on", "note").code == 1)
    #expect(hitpath("audit", file, "--fail-on", "none").code == 0)
  }

  @Test func theTextNamesPlaceNumberCureAndProof() throws {
    let folder = try Folder()
    let file = try folder.write(screen(Self.faults[3].views), "screen.yml")
    let outcome = hitpath("audit", file)
    #expect(
      outcome.output.replacingOccurrences(of: "\(folder.path)/", with: "") == """
        screen.yml:7: warning: under-transparent
          Buy gets no touch: Box, in which it lies, has alpha 0.009, and 0.01 or less is not hit.
          Buy: (20, 20) 100 × 44 pt
          Change: Box.alpha: 1
            Box.alpha = 1
          Run once more with this change: the finding is gone.

        0 errors, 1 warning, 0 notes

        """)
    #expect(hitpath("audit", file, "--lang", "zh-Hans").output.contains("0个错误，1个警告，0个提示"))
  }

  @Test func sarifHasARuleAndAPlaceForEachResult() throws {
    let folder = try Folder()
    let file = try folder.write(screen(Self.faults[1].views), "a screen.yml")
    let outcome = hitpath("audit", file, "--format", "sarif")
    #expect(outcome.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "under-disabled")
    #expect(result["ruleId"] as? String == "under-disabled")
    #expect(result["level"] as? String == "error")
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect(
      ((location?["artifactLocation"] as? [String: Any])?["uri"] as? String)?.hasSuffix("a%20screen.yml")
        == true)
    #expect((location?["region"] as? [String: Any])?["startLine"] as? Int == 7)
  }
}
