// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

@MainActor
@Suite struct TargetSearchTests {
  private static let screen = """
    window:
      id: Window
      rootViewController:
        id: Page
        performs: ['save:']
        view:
          id: Form
          subviews:
            - {id: Field, class: UITextField, frame: [0, 100, 100, 40], performs: ['copy:']}
            - id: Button
              class: UIButton
              frame: [0, 0, 100, 50]
              actions: [{event: touchUpInside, action: 'save:', target: nil}]
    """

  /// UC-16: without a first responder the search starts at the sender.
  @Test func aTapOnAControlSearchesFromTheSender() throws {
    let analysis = try analysis(Self.screen + "\ntouches: [{tap: [50, 25]}]")
    let search = try #require(analysis.targetSearches(of: "touch1").first)
    #expect(search.action == "save:" && search.sender == "Button" && search.event == .touchUpInside)
    #expect(search.start == "Button" && search.reason.code == .startsAtSender)
    #expect(search.asked.map(\.responder) == ["Button", "Form", "Page"])
    #expect(search.asked.map(\.answer) == [false, false, true])
    #expect(search.result == .sent(target: "Page") && search.taker == "Page")
    #expect(analysis.targetSearches(of: nil).isEmpty)
  }

  /// UC-16: with one the search starts there, and only there.
  @Test func eachTouchHasItsOwnSearches() throws {
    let analysis = try analysis(
      Self.screen + "\ntouches: [{tap: [50, 25]}, {tap: [50, 120], at: 1}, {tap: [50, 25], at: 2}]")
    #expect(analysis.targetSearches(of: "touch1").map(\.start) == ["Button"])
    #expect(analysis.targetSearches(of: "touch2").isEmpty)
    #expect(analysis.targetSearches(of: "touch3").map(\.start) == ["Field"])
  }

  /// RC-20, RC-22: a command has no sender, and the search ends with the chain.
  @Test func commandsBelongToNoTouch() throws {
    let analysis = try analysis(
      Self.screen + "\ntouches: [{tap: [50, 120]}, {command: 'copy:', at: 1}, {command: 'print:', at: 2}]")
    let searches = analysis.targetSearches(of: "touch1")
    #expect(searches.map(\.action) == ["copy:", "print:"])
    #expect(searches.map(\.taker) == ["Field", nil])
    #expect(searches[1].result == .dropped(TraceReason(.noTargetForAction)))
    #expect(searches.allSatisfy { $0.touch == nil && $0.sender == nil })
  }

  /// RC-21: a menu only asks.
  @Test func menusCallNobody() throws {
    let analysis = try analysis(Self.screen + "\ntouches: [{tap: [50, 120]}, {menu: ['save:'], at: 1}]")
    let search = try #require(analysis.targetSearches(of: nil).first)
    #expect(search.result == .nothingCalled && search.taker == "Page")
  }

  @Test func equalSearchesAreCounted() throws {
    let analysis = try analysis(
      Self.screen + "\ntouches: [{command: 'save:'}, {command: 'save:', at: 1}, {command: 'undo:', at: 2}]")
    #expect(analysis.targetSearches(of: nil).map(\.count) == [2, 1])
  }

  /// RC-2 to RC-5: the records of the screen give the same rule as the chain.
  @Test func theRuleOfNextIsThatOfTheChain() throws {
    let analysis = try analysis(Self.screen + "\ntouches: [{tap: [50, 25]}]")
    let chain = analysis.touch.chain
    for (step, next) in zip(chain, chain.dropFirst()) {
      #expect(analysis.index.rule(from: step.responder.id, to: next.responder.id) == step.rule)
    }
    #expect(analysis.index.rule(from: "Button", to: "Window") == nil)
  }
}
