// SPDX-License-Identifier: Apache-2.0

import InputFile
import Testing

@testable import ScenarioFile

@Suite struct SpellingTests {
  @Test(arguments: [
    ("subview", "subviews"), ("SubViews", "subviews"), ("frmae", "frame"), ("hidden", "isHidden"),
    ("userInteractionEnabled", "isUserInteractionEnabled"), ("alfa", "alpha"),
  ])
  func aSlipIsMended(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, in: MappingKind.view.keys) == meant)
  }

  @Test(arguments: ["colour", "x", "", "somethingElse"])
  func aFarWordIsNotGuessedAt(word: String) {
    #expect(Spelling.nearest(to: word, in: MappingKind.view.keys) == nil)
  }

  @Test(arguments: [
    ("trailingSwipeActions", "swipeActions"), ("links", "linkRects"), ("hostingContents", "hostingContent"),
  ])
  func moreOrLessOfANameIsFound(word: String, meant: String) {
    #expect(Spelling.part(of: word, in: MappingKind.view.keys) == meant)
  }

  @Test(arguments: ["showsCancelButton", "hit", "is", "", "colour"])
  func noOtherPartIsGuessedAt(word: String) {
    #expect(Spelling.part(of: word, in: MappingKind.view.keys) == nil)
  }

  @Test func swappedNeighboursAreOneSlip() {
    #expect(Spelling.distance(Array("frmae"), Array("frame")) == 1)
    #expect(Spelling.distance(Array(""), Array("abc")) == 3)
    #expect(Spelling.distance(Array("kitten"), Array("sitting")) == 3)
  }
}
