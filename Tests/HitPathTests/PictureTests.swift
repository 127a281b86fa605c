// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import Narration
import Testing
import Trace

/// Pictures, pages and words of answers.
@MainActor
@Suite struct PictureTests {
  private let answer: Answer

  init() throws {
    var screen = Screen { window in
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
      button.accessibilityIdentifier = "Buy"
      button.addGestureRecognizer(UITapGestureRecognizer { _ in })
      window.addSubview(button)
    }
    screen.recordsTapMap = true
    answer = try screen.tap(30, 110)
  }

  @Test(arguments: Answer.Picture.all) func everyPictureIsDrawnInEveryLanguage(_ picture: Answer.Picture)
    throws
  {
    var drawn: Set<String> = []
    for language in Answer.Language.all {
      let svg = try answer.svg(picture, in: language)
      #expect(svg.hasPrefix("<svg"))
      #expect(svg.contains("<style>"))
      #expect(try !answer.text(picture, in: language).isEmpty)
      #expect(try answer.json(picture, in: language).hasPrefix("{"))
      drawn.insert(svg)
    }
    #expect(drawn.count == Answer.Language.all.count)
  }

  @Test func graphsAreWrittenAsDOT() throws {
    for picture in Answer.Picture.all {
      let isGraph = DiagramKind(id: picture.rawValue)?.form == .graph
      #expect((try answer.dot(picture) != nil) == isGraph, "\(picture.rawValue)")
    }
  }

  @Test func theThemeChangesTheColours() throws {
    let drawn = try [Answer.Theme.automatic, .light, .dark].map { try answer.svg(.screen, theme: $0) }
    #expect(Set(drawn).count == 3)
  }

  @Test func aPageIsOneFileInEachLanguage() throws {
    let page = try answer.page()
    #expect(page.hasPrefix("<!DOCTYPE html>") || page.hasPrefix("<!doctype html>"))
    #expect(page.contains("lang=\"en\""))
    #expect(try answer.page(in: .simplifiedChinese).contains("lang=\"zh-Hans\""))
  }

  @Test func aTapMapThatWasNotRecordedIsAnError() throws {
    let answer = try Screen { _ in }.tap(1, 1)
    #expect { try answer.svg(.tapMap) } throws: { "\($0)".contains("no tap map") }
  }

  @Test func wordsAreThoseOfTheAnswers() {
    #expect(Answer.Picture.all.map(\.rawValue) == DiagramKind.allCases.map(\.id))
    #expect(Answer.Language.all.map(\.code) == Narration.Language.all.map(\.code))
  }

  @Test func reasonsSayWhatTheyMean() throws {
    let answer = try Screen { window in
      let view = UIView(frame: window.bounds)
      view.alpha = 0.005
      window.addSubview(view)
    }.tap(10, 10)
    let reason = try #require(answer.hitTest.first { $0.isRefused }?.reason)
    #expect(reason.code == "alphaBelowThreshold")
    #expect(abs((reason.numbers["alpha"] ?? 1) - 0.005) < 1e-6)
    #expect(reason.meaning() == Narration.Language.english.meaning(of: .alphaBelowThreshold))
    #expect(reason.cure() == Narration.Language.english.cure(of: .alphaBelowThreshold))
  }
}
