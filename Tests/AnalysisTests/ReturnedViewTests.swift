// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// HT-17: a hit-test view that another view's override returned.
@MainActor
@Suite struct ReturnedViewTests {
  @Test func theOverrideIsNamed() throws {
    let answers = try tap(
      10, 10, on: "- {id: Container, hitTest: {redirect: Chat}, subviews: [{id: Chat, alpha: 0}]}")
    let returned = try #require(answers.touch.returnedView(in: answers.index))
    #expect(returned.view == "Chat")
    #expect(returned.by == "Container")
    #expect(returned.refusal?.code == .alphaBelowThreshold)
    let view = try #require(answers.index.view("Chat"))
    #expect(answers.touch.answer(for: view, in: answers.index).returned == returned)
  }

  @Test func aViewThatAnswersItselfIsNotOne() throws {
    let answers = try tap(10, 10, on: "- {id: Card, hitTest: {returns: self}}")
    #expect(answers.touch.hitView == "Card")
    #expect(answers.touch.returnedView(in: answers.index) == nil)
    #expect(try tap(900, 10, on: "- {id: Card}").touch.returnedView(in: answers.index) == nil)
  }
}

/// Why a view that was never asked would not have got the touch anyway.
@MainActor
@Suite struct OwnRefusalTests {
  private func refusal(_ view: String) throws -> String? {
    let answers = try tap(
      10, 10,
      on: """
        - id: Open
          subviews: [{id: Plain}, {id: Ghost, isHidden: true}, {id: Own, isHidden: true, hitTest: passThrough}]
        - id: Back
          alpha: 0.001
          subviews: [{id: In, subviews: [{id: Deep}]}, {id: Flat, frame: [0, 0, 0, 10]}]
        - {id: Off, isUserInteractionEnabled: false}
        - {id: Front}
        """)
    let record = try #require(answers.index.view(view))
    let reason = answers.touch.answer(for: record, in: answers.index).ownRefusal
    return reason.map { $0.code.rawValue + ($0.subject.map { " \($0)" } ?? "") }
  }

  @Test("HT-3, HT-4, HT-8, HT-14, HT-27: what a view refuses for wherever the touch is, by its record")
  func ofTheScreen() throws {
    let index = try tap(
      300, 300,
      on: """
        - {id: Open, frame: [0, 0, 10, 10]}
        - {id: Disabled, isUserInteractionEnabled: false, isHidden: true}
        - {id: Hidden, isHidden: true, alpha: 0}
        - {id: Faint, frame: [0, 0, 10, 10], alpha: 0.005}
        - {id: Empty, frame: [0, 0, 0, 10]}
        - {id: Wide, frame: [0, 0, 0, 10], pointInside: {outset: 20}}
        - {id: Own, isHidden: true, hitTest: passThrough}
        - {id: Label, class: UILabel}
        - {id: Moving, isAnimating: true, subviews: [{id: Inside, subviews: [{id: Deep, isHidden: true}]}]}
        """
    ).index
    let refusals = index.screen.views.map { view in
      view.id + " " + (index.refusal(of: view)?.name ?? "-")
    }
    #expect(
      refusals == [
        "UIWindow -", "Page -", "Open -", "Disabled interactionDisabled", "Hidden hidden",
        "Faint alphaBelowThreshold", "Empty zeroSize", "Wide -", "Own -", "Label interactionDisabled",
        "Moving animating", "Inside animating", "Deep animating",
      ])
    let empty = try #require(index.view("Empty"))
    #expect(index.refusal(of: empty)?.numbers == [.width: 0, .height: 10])
  }

  @Test(arguments: [
    ("Plain", nil), ("Ghost", "hidden"), ("Own", nil), ("Back", "alphaBelowThreshold"),
    ("In", "ancestorAlpha Back"), ("Deep", "ancestorAlpha Back"), ("Flat", "zeroSize"),
    ("Off", "interactionDisabled"), ("Front", nil), ("Page", nil),
  ])
  func isFoundInTheRecords(_ view: String, _ expected: String?) throws {
    #expect(try refusal(view) == expected)
  }
}
