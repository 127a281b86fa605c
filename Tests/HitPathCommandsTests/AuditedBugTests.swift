// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing

/// The forty faults that people report most: what an audit finds for each, or why a screen cannot show it. Their
/// scenarios are beside the package.
@MainActor
@Suite struct AuditedBugTests {
  private nonisolated static let folder = Repository.url("../shared/reference/reported-bugs").standardized

  private enum Outcome {
    /// Exactly these rules find it.
    case found([FindingRule])
    /// Nothing is found, because the screen has the cure.
    case cured
    /// Nothing is found, because the screen lacks what the fault depends on.
    case unseen(String)
  }

  private nonisolated static let faults: [(scenario: String, outcome: Outcome)] = [
    ("01-tap-above-table", .found([.tapStopsSelection])),
    ("02-button-outside-parent", .found([.outsideAncestor])),
    ("03-clear-overlay", .found([.covered])), ("03b-pass-through-overlay", .cured),
    ("04-label-and-image-view", .found([.interactionOff, .underDisabled])),
    ("05-disabled-ancestor", .found([.underDisabled])),
    ("05b-events-ignored", .unseen("ignoring events begins and ends in time")),
    ("06-keyboard-tap", .found([.tapStopsControl])), ("07-container-without-size", .found([.emptyContainer])),
    ("08-cell-content-view", .found([.covered])), ("09-custom-control-under-tap", .found([.tapStopsControl])),
    ("10-touch-filter", .found([.filterByIdentity])), ("10b-filter-by-class", .found([.filterByIdentity])),
    ("11-pinch-and-rotate", .found([.gesturesExclude])), ("11b-pinch-and-rotate-cured", .cured),
    ("11c-both-taps-allowed", .unseen("whether both are meant to act is not on the screen")),
    ("12-nested-scroll-views", .found([.nestedScrolling])),
    ("12b-tap-while-it-coasts", .unseen("it needs content that moves")),
    ("13-edge-swipe-and-pager", .found([.edgeSwipeBlocked])), ("13b-edge-swipe-cured", .cured),
    ("13c-edge-swipe-first-page", .found([.edgeSwipeBlocked])),
    ("14-slider-in-pager", .found([.sliderInScrollView])),
    ("14b-slider-under-pan", .found([.panTakesSlider])), ("15-late-highlight", .found([.lateTouchDown])),
    ("15b-no-delay-needs-cancel", .found([.controlStopsScrolling])),
    ("16-double-tap-delay", .found([.doubleTapDelays])),
    ("17-gesture-on-a-control", .found([.tapStopsControl])),
    ("18-animated-view", .found([.underAnimation])), ("19-alpha", .found([.underHidden])),
    ("20-overlay-window", .found([.coveredByWindow])), ("20b-pass-through-window", .cured),
    ("20c-status-bar-window", .found([.coveredByWindow])),
    ("21-dimming-view", .unseen("that the tap is meant for the dimmed part only is not on the screen")),
    ("22-nil-target", .found([.lostAction])), ("22b-nil-target-lost", .found([.lostWhileEditing])),
    ("23-hit-test-returns-self", .found([.hitTestHidesSubviews])),
    ("23b-hit-test-without-gates", .found([.overlappingControls, .hitTestSkipsChecks])),
    ("24-text-view-in-cell", .found([.textViewInCell])),
    ("25-two-buttons-at-once", .unseen("every screen with two buttons has it; what they push is code")),
    ("26-title-view", .found([.emptyContainer])), ("27-under-a-bar", .found([.underBar])),
    ("27b-navigation-bar-reaches-below", .unseen("bars reach no further than their bounds today")),
    ("28-section-header", .found([.outsideAncestor])), ("28b-section-index", .found([.overlappingControls])),
    ("29-tap-on-a-map", .found([.gesturesExclude])), ("30-long-press-in-a-list", .found([.longPressInside])),
    ("31-page-view-controller", .found([.tapStopsControl])),
    ("32-touch-area-too-large", .found([.overlappingControls])),
    ("33-keyboard-window", .found([.outsideAncestor, .coveredByWindow])),
    ("34-stack-view-background", .found([.covered])),
    ("34b-stack-view-in-a-control", .found([.subviewTakesTouch])),
    ("35-drawn-in-front", .found([.drawnInFront])),
    ("35b-rotated-view", .unseen("a turned view is meant to be hit as it is drawn; it is made flat later")),
    ("36-touches-cancelled", .found([.cancelNotHandled])),
    ("36b-removed-under-the-finger", .unseen("it needs a touch, and a view that goes away")),
    ("36c-pan-removed-under-the-finger", .unseen("it needs a touch, and a recognizer that goes away")),
    ("37-recognizer-on-two-views", .unseen("a screen shows a recognizer where it was added last")),
    ("38-target-gone", .found([.targetGone])),
    ("39-one-finger-only", .unseen("that two fingers are meant is not on the screen")),
    ("40-require-each-other", .found([.waitsInCircle])), ("40b-requires-itself", .found([.waitsInCircle])),
  ]

  /// Findings whose cure leaves something else in the way, as the audit says.
  private nonisolated static let uncured = ["33-keyboard-window"]

  private nonisolated static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  @Test func eachOfTheFortyHasAnOutcome() {
    let numbers = Self.faults.compactMap { Int($0.scenario.prefix(2)) }
    #expect(Set(numbers) == Set(1...40))
  }

  @Test(
    "A fault that people report is found and cured, and its cured twin is clean",
    .enabled(if: arePresent, "the reports are not beside the package, in ../shared/reference"))
  func findsWhatPeopleReport() throws {
    for (scenario, outcome) in Self.faults {
      let file = Self.folder.appendingPathComponent("\(scenario).yml").path
      let run = hitpath("audit", file, "--format", "json", "--fail-on", "none")
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = try #require(object?["findings"] as? [[String: Any]])
      let found = Set(findings.compactMap { $0["code"] as? String })
      switch outcome {
      case .found(let rules): #expect(found == Set(rules.map(\.rawValue)), "\(scenario): \(found)")
      case .cured, .unseen: #expect(found.isEmpty, "\(scenario): \(found)")
      }
      let proofs = Set(findings.map { $0["proof"] as? String })
      #expect(Self.uncured.contains(scenario) || proofs.isSubset(of: ["proven"]), "\(scenario): \(findings)")
    }
  }
}
