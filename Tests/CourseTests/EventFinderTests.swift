// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import ScenarioFile
import Testing

@MainActor
@Suite struct EventFinderTests {
  private func finder(_ scenario: String, only: [Int] = []) throws -> EventFinder {
    var scenario = try ScenarioReader.read(scenario, file: "test.yml")
    scenario.nameEverything()
    return EventFinder(TraceAnalysis(ScenarioRun(scenario).trace()), only: only)
  }

  private static let scenario = """
    window:
      rootViewController:
        id: Controller
        view:
          id: Page
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: Controller}]}
          subviews:
            - {id: Veil, isHidden: true, frame: [0, 0, 100, 100]}
            - id: List
              class: UITableView
              contentSize: [390, 100]
              subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 60]}]
    touches:
      - tap: [100, 30]
      - {longPress: [100, 30], duration: 1}
    """

  private func step(_ finder: EventFinder, _ address: String) -> Int? {
    EventLink(address).flatMap(finder.step)
  }

  @Test func linksNameATouchAnEventAndItsCount() {
    #expect(EventLink("#t2/Card.pointInside")?.touch == 2)
    #expect(EventLink("#t2/Card.pointInside~3")?.count == 3)
    #expect(EventLink("t12/tap.delegate.shouldBegin")?.event == "tap.delegate.shouldBegin")
    for address in ["#t0/A.b", "#t1/A", "#t1", "lesson-01", "#1/A.b", "#t1/A.b~0"] {
      #expect(EventLink(address) == nil || EventLink(address)?.event.contains("~") == true, "\(address)")
    }
  }

  @Test func linksNameAPageAndWhatHappensThere() {
    #expect(PageLink("lesson-01")?.event == nil)
    #expect(PageLink("lesson-01")?.page == "lesson-01")
    #expect(PageLink("lesson-01#t2/tap.ended~2")?.page == "lesson-01")
    #expect(PageLink("lesson-01#t2/tap.ended~2")?.event == EventLink("#t2/tap.ended~2"))
    let others = ["", "#t1/A.b", "#part", "lesson-01#part", "lesson-01#", "https://a.b", "/a", "a/b#t1/A.b"]
    for address in others {
      #expect(PageLink(address) == nil, "\(address)")
    }
  }

  @Test func callsStatesAndActionsAreFoundInTheirTouch() throws {
    let finder = try finder(Self.scenario)
    let walk = try #require(step(finder, "#t1/Page.pointInside"))
    let recognized = try #require(step(finder, "#t1/tap.ended"))
    let sent = try #require(step(finder, "#t1/tap.tapped"))
    #expect(walk < recognized)
    #expect(recognized < sent)
    #expect(step(finder, "#t1/tap.recognized") == recognized)
    #expect(step(finder, "#t2/tap.failed") != nil)
    #expect(step(finder, "#t1/tap.failed") == nil)
    #expect(step(finder, "#t3/tap.ended") == nil)
  }

  @Test func theWalkThatCountsIsFoundOnce() throws {
    let finder = try finder(Self.scenario)
    #expect(step(finder, "#t1/Page.pointInside~2") == nil)
    #expect(
      EventLink("#t1/Page.pointInside~2").map(finder.fault) == "'Page.pointInside' comes once in touch 1")
  }

  @Test func whatNeverCameLeadsToWhereItWasHeldBack() throws {
    let finder = try finder(Self.scenario)
    let held = try #require(step(finder, "#t1/Row.touchesBegan"))
    #expect(held < (step(finder, "#t1/tap.ended") ?? 0))
    // In the second touch it comes, after a while.
    #expect((step(finder, "#t2/Row.touchesBegan") ?? 0) > (step(finder, "#t2/tap.touchesBegan") ?? 0))
  }

  @Test func touchesThatRunAloneKeepTheirNumbersInTexts() throws {
    let finder = try finder(Self.scenario, only: [3, 7])
    #expect(step(finder, "#t3/tap.ended") != nil)
    #expect(step(finder, "#t7/tap.failed") != nil)
    #expect(step(finder, "#t1/tap.ended") == nil)
    #expect(EventLink("#t1/tap.ended").map(finder.fault) == "there is no touch 1; the run has 3, 7")
  }

  @Test func whatIsNotThereIsToldWithWhatIs() throws {
    let finder = try finder(Self.scenario)
    let link = try #require(EventLink("#t1/tap.cancelled"))
    #expect(finder.fault(of: link) == "nothing in touch 1 is 'tap.cancelled'")
    #expect(finder.others(of: link).contains("tap.ended"))
  }
}
