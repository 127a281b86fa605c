// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import CourseFile
import CourseListings
import TestSupport
import Testing
import Trace

@testable import ScenarioFile

/// The Swift of the texts. That it compiles is shown by the target `CourseListings`, which is made of it.
@MainActor
@Suite struct ListingTests {
  /// With the listing, touches hit the same views and send the same actions as with the override that the scenario, a
  /// variant or an option of a question declares.
  @Test("Views of the texts do what their scenarios say of them")
  func listingsDoWhatTheirScenariosSay() throws {
    let pages = Listings.all.views
    #expect(pages.count >= 6)
    var told = Self.told
    for (page, views) in pages.sorted(by: { $0.key < $1.key }) {
      let runs = try runs(of: page)
      for (name, make) in views.sorted(by: { $0.key < $1.key }) {
        if let (view, expected) = told.removeValue(forKey: "\(page)/\(name)") {
          #expect(results(of: runs[0], with: [view: make]) == expected, "\(page): \(name)")
        } else {
          let holds = runs.contains {
            overrides(name, in: ScenarioRun($0).trace())
              && results(of: $0, with: [name: make]) == results(of: $0)
          }
          #expect(holds, "\(page): in no run does \(name) do what the listing does")
        }
      }
    }
    #expect(told.isEmpty, "\(told.keys.sorted()): no text has these")
  }

  /// Code that a reader needs in three places has one page, and the others lead there.
  @Test func noListingStandsOnThreePages() {
    var pages: [String: [String]] = [:]
    for page in CoursePages.all {
      for (file, text) in page.files where file.hasSuffix(".en.md") {
        for listing in text.matches(of: /```swift\n([^`]+)```/) {
          // Classes have other names on each page.
          pages[String(listing.1).replacing(/[A-Z][A-Za-z]*/, with: "Name"), default: []].append(page.name)
        }
      }
    }
    #expect(pages.count > 40)
    for (listing, pages) in pages where pages.count > 2 {
      Issue.record("\(pages.sorted().joined(separator: ", ")) have the same listing:\n\(listing)")
    }
  }

  /// Views that use a listing for which no run of their page has an override, with the outcome of each touch.
  private static let told: [String: (view: String, results: [String])] = [
    "lesson-01-who-is-under-the-finger/TopView": ("TopView", ["SubView1Sub1Sub1: ", "TopView: "]),
    "lesson-15-button-objects/RatingControl": ("Stars", ["Buy: buy", "Stars: rate", "Amount: open"]),
    "lesson-16-scroll-views/Scroller": (
      "Scroller", ["Card: handlePan:", "Card: handlePan:", "Buy: handlePan:", "Card: "]
    ),
  ]

  /// The scenario, its variants, and the scenarios of its questions and their options.
  private func runs(of page: String) throws -> [Scenario] {
    let folder = "Sources/Course/Pages/\(page)"
    var scenario = try ScenarioReader.read(
      try Repository.text("\(folder)/scenario.yml"), file: "scenario.yml")
    scenario.nameEverything()
    let questions = try QuestionReader.read(
      try Repository.text("\(folder)/questions.yml"), file: "questions.yml", of: scenario)
    return [scenario] + scenario.variantScenarios().map(\.scenario)
      + questions.flatMap { [$0.scenario] + $0.options.compactMap(\.scenario) }
  }

  /// Whether a view of the class overrides its class's answer.
  private func overrides(_ name: String, in trace: TouchTrace) -> Bool {
    trace.screen.views.contains { $0.className == name && !$0.overrides.isEmpty }
  }

  /// The outcome of the touches: the hit-test view and the sent actions of each.
  private func results(of scenario: Scenario, with views: [String: Listings.MakeView] = [:]) -> [String] {
    TraceAnalysis(ScenarioRun(scenario, ownViews: views).trace()).touches.map { touch in
      let actions: [String] = touch.outcome.actions.map(\.name)
      return (touch.hitView ?? "none") + ": " + actions.joined(separator: ", ")
    }
  }
}
