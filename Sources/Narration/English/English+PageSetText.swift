// SPDX-License-Identifier: Apache-2.0

import Analysis

extension PageSetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .met(let count): "\(count) of \(count) as expected"
    case .failed(1, let total): "1 of \(total) fails"
    case .failed(let count, let total): "\(count) of \(total) fail"
    case .nothingExpected: "No expectations"

    case .scenarios(let count): English.count(count, "scenario")
    case .hits(let shown, let total): "\(shown) of \(total) scenarios"
    case .noHits: "No scenario matches"
    case .search: "Search"
    case .expectations: "Expectations"
    case .whoActs: "Who acts on the touch"
    case .any: "All"
    case .door(.odd): "I see something odd"
    case .door(.understand): "I want to understand"
    case .door(.asked): "I am asked"
    case .behindDoor(.odd): "Symptoms, their causes, and cures that were run"
    case .behindDoor(.understand): "Sixteen lessons, from the finger to the scroll view"
    case .behindDoor(.asked): "Questions of interviews, each with its proof"
    case .answered: "answered"
    case .courseTitle: "Who gets the touch, and why"
    case .courseSummary:
      "HitPath runs touches through a simulated UIKit and shows each step: who is asked, who is hit, who takes it. Everything here can be played."
    case .kindsTitle: "Scenarios to start from"
    case .kindsSummary:
      "The smallest scenario for each recognizer, control, override and event. Copy one, change it, and give it to hitpath report."
    case .kindsOf(.recognizers): "Gesture recognizers"
    case .kindsOf(.controls): "Controls"
    case .kindsOf(.overrides): "Overrides and answers"
    case .kindsOf(.events): "Fingers, buttons and code"
    case .bookletContents: "Contents"
    case .bookletAnswers: "Answers"
    case .cardsTitle: "Flash cards"
    case .cardTrue: "True?"
    case .cardFollowUp: "And then:"
    case .example: "An example to play"
    case .exampleCaption: "A finger taps the upper half of a button. Nothing happens. Press play to see why."
    case .exampleLink: "All about this bug"
    case .pages(let count): English.count(count, "page")
    case .pageHits(let shown, let total): "\(shown) of \(total) pages"
    case .noPageHits: "No page matches"
    case .searchPages: "Search all texts"
    case .rule: "Rule"
    case .uikitClass: "Class"
    case .ruleArea(.hitTesting): "Hit testing"
    case .ruleArea(.touches): "Touches and events"
    case .ruleArea(.gestures): "Gesture recognizers"
    case .ruleArea(.controls): "Controls"
    case .ruleArea(.responders): "Responder chain"
    case .ruleArea(.scrollViews): "Scroll views"
    case .ruleArea(.layers): "Views and layers"
    case .rules: "The rules"
    case .rulesSummary:
      "What HitPath believes about UIKit, how well each rule is known, and which pages show it."
    case .ruleMark("documented"): "documented by Apple"
    case .ruleMark("observed"): "observed on devices"
    case .ruleMark("reimplementation"): "as in reimplementations"
    case .ruleMark: "unsure"
    case .pagesOfLesson: "More about this lesson"
    case .lessonOfPage: "The lesson behind it"
    case .pageKind(.lesson): "Lesson"
    case .pageKind(.question): "Question"
    case .pageKind(.bug): "Bug"
    case .pageKind(.note): "Note"
    case .anyMet: "As expected"
    case .anyFailed: "Failing"
    case .anyWrong: "With errors"
    case .taker(.recognizer): "A recognizer"
    case .taker(.control): "A control"
    case .taker(.scrollView): "A scroll view or list"
    case .taker(.responder): "A view or other responder"
    case .taker(.nobody): "Nobody"
    case .taker(.undecided): "Not known"
    case .skipToScenarios: "Skip to the scenarios"
    case .nothingHere: "There is no scenario in this folder yet."
    case .nothingFound(false):
      "Nothing was found that keeps a control or a gesture of this screen from its touches."
    case .nothingFound(true): "Nothing new was found on this screen."
    case .leftOut(let suppressed, let old):
      "Left out: "
        + [
          suppressed > 0 ? "\(English.count(suppressed, "finding")) that the settings suppress" : nil,
          old > 0 ? "\(English.count(old, "finding")) that the baseline has" : nil,
        ].compactMap { $0 }.joined(separator: ", ") + "."

    case .serverGone: "hitpath serve has ended: this page no longer follows its source."
    case .mistakes(1): "One thing is wrong with this input"
    case .mistakes(let count): "\(count) things are wrong with this input"
    case .mistakesSummary: "The page comes back by itself when the file is mended and saved."
    case .moreMistakes(let count): "and \(count) more"
    case .place(let line, nil): "line \(line)"
    case .place(let line, let column?): "line \(line), column \(column)"
    case .hint: "Hint"
    case .noSuchPage: "There is no such page here."
    case .pageIsLate: "This page is still being made and comes as soon as it is ready."
    case .otherSite: "Pages are not served to other sites."
    case .badRequest: "This is not a request that can be answered."
    case .longAddress: "The address is too long."
    case .longHeaders: "The headers of the request are too long."
    case .wrongHost: "Pages are served to this machine only, as localhost or 127.0.0.1."
    case .readOnly: "Pages can only be read."
    }
  }
}
