// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The fixed texts of pages: headings, table heads, legends.
package enum FixedText: String, Sayable, CaseIterable, Sendable {
  // The meaning of marks in pictures.
  case legendHit, legendRefused, legendUnasked

  // The steps of a walk.
  case calledByCode

  // The report.
  case skipToAnswer, touchesNavigation, facts
  case factScreen, factSource, factViews, factWindows, factTouches, factPasses
  case chainHeading, restsOnHeading, recognizersHeading, actionsHeading
  case withholdingsHeading, screenChangesHeading, inputsHeading
  case columnView, columnClass
  case scrollableTable, scrollablePicture, untitled
  case noTouches, madeWith

  // The controls of a screen, with a tap on each.
  case controlsHeading, columnControl, columnReach, columnTap

  // The page of a scenario.
  case setNavigation, setPrevious, setNext, setIndex, tools, toolTheme, toolLink, toolMarkdown, toolKeys,
    wholePage
  case outlineHeading, outlineOrder, picturesHeading, detailsHeading
  case stepsHeading, lookLegend, lookScreen, lookSeen, lookAsked
  case equivalentSummary, variantsHeading, variantGiven, nothing, noSuchTouch, logHeading, behindHeading,
    screenTableHeading
  case columnFrame, columnProperties, settingsHeading, neverAskedHeading, unknownHeading
  case usualQuestion, askHeading, askHow, askReasons, askOrder, askBounds, askDeepest, askViews, askFrames
  case coverSummary, keysHeading, keysClose, keySteps, keyPhases
  case keyEnds, keyPlay, keyList, keyLeave, keyZoom, keyScroll, keyWhere, keyPan,
    keyCross

  // The page of a lesson.
  case hintAsk, hintBefore, onwardNavigation

  // Answering on the picture: the button, the instruction, and the reply to a wrong view that is not an option.
  case pickAsk, pickHow, pickOther

  // Whether a goal of a task is reached, and whether all are.
  case goalMet, goalMissed, taskSolved, taskOpen

  // A task on a served page: the link to the live stage and its purpose, the links to start over and to the lesson, the
  // heading of the suggested changes, and further possibilities.
  case taskLive, taskLiveWhy, taskAnew, taskBack, taskTries, taskHow

  // A bug: the button that hides the fix so that the reader can guess, and the one that shows it again.
  case cureHide, cureShow

  // The answer of a view in a hit test.
  case walkYes, walkNo

  // The page of a reason: that nothing needs fixing, the headings of its example and of the outcome, that only code
  // causes it, and the line above the list of all codes.
  case reasonNeedsNoCure, reasonExample, reasonOutcome, reasonOfCodeOnly, reasonList

  // The index.
  case indexTitle, indexSummary

  // The index of an audit's pages.
  case auditTitle, auditSummary

  // The page of a finding: precedes the outcome of the tap.
  case tapShown
}

/// The texts of documents, and of the animated picture in them. Names are inserted unchanged.
package enum DocumentText: Sayable, Hashable, Sendable {
  // The animated picture.
  case walkSummary(steps: Int)
  case stepOf(number: Int, total: Int, phase: String)
  case furtherSteps(count: Int)

  // Documents.
  case overview
  case wholeScreen
  case scenarios
}

/// The sentences of a page that are not about a single touch. Names are inserted unchanged.
package enum PageText: Sayable, Hashable, Sendable {
  /// The page already has this picture, for another touch.
  case sameAs(heading: String)

  /// The title of a picture of the screen at the time of a touch.
  case foundByTouch(title: String, number: Int)

  // What a long page omits.
  /// The page shows only the first touches.
  case firstTouches(Int, of: Int)
  case tooLarge
  case drawnByCommand(command: String)
  case stepsLeftOut(count: Int)
  case eventsLeftOut(count: Int)
  case linesLeftOut(count: Int)

  case moreViews(count: Int)

  /// The label of the arrow from the finger to the winner of the touch.

  /// The meaning of a mark on views and recognizers.
  case mark(StoryMark)

  /// One of a touch's hit tests.
  case walk(number: Int)

  /// The number of a lesson in its course.
  case lesson(number: Int, count: Int)

  /// The number of a page in its set.
  case position(number: Int, count: Int)

  /// Neighbours in an outline that share one row, and the recognizers that a UIKit view attached to itself.
  case foldedViews(count: Int), ownRecognizers(count: Int)
  /// The number of views inside a visible view; a run of counted views, with the number of views inside them.
  case inIt(count: Int), run(first: String, last: String, inside: Int)

  /// Views in a list, by their positions; the first and last of them.
  case viewRange(from: Int, to: Int, first: String, last: String)
  case furtherTouches(count: Int)
  case traceFormat(version: Int)

  // How a variant differs from the main trace.
  case variant(number: Int)
  case variantsHeading
  case hitViewDiffers(name: String?, before: String?)
  case recognizesToo(names: String)
  case recognizesNot(names: String)
  case sendsToo(names: String)
  case sendsNot(names: String)
  case otherTouchCount(count: Int, before: Int)
  case verdictDiffers
  case nothingDiffers
}

/// The texts that a page's script shows or announces, by the names that the script uses.
///
/// A name with a dot belongs to a group. The script replaces the placeholders in braces.
package enum PageScriptText: String, Sayable, CaseIterable, Sendable {
  // The player.
  case player, first, previous, play, pause, next, last, speed, byStep, inTime, step, stepOf, stepSays, start,
    outcome,
    outcomeAfter, outcomeSays

  // Tools.
  case copied, copyText, themeSystem, themeLight, themeDark, keys

  // Pictures.
  case pictures, zoomIn, zoomOut, zoomFit

  // The stage: its zoom, and the search in the list of views.
  case zoom, zoomWhere, findViews, foundViews, neverAsked

  // The log.
  case filterKind, filterView, filterText, all, events
  case kindHitTest = "kinds.hitTest"
  case kindTouch = "kinds.touch"
  case kindView = "kinds.view"
  case kindGesture = "kinds.gesture"
  case kindControl = "kinds.control"
  case kindResponder = "kinds.responder"

  // The screen.
  case pointIn, tapAt, tapGets, tapNobody, tapRecorded

  // Lanes.
  case finger, downFor, onlyOutcome

  // Saving and copying.
  case save, saveSVG, savePNG, saveAnimated, saveScenario, copyAnswer

  // A gesture by the reader.
  case pressed, againAs, againTap, againDouble, againHold, copyGesture, backToTouches,
    settingsOf, noSettings, changes, takeBack, modes, modePress, modeEdit, tryIt

  // What is written to the file of a served page.
  case addTouch, addExpecting, added, takeOut, nowUnmet

  // A question.
  case choose, right, wrong, guessed, again

  /// The texts that only some pages need: those with a search for views, with gestures that run, and with questions.
  package static let ofSearch: [PageScriptText] = [.findViews, .foundViews, .neverAsked]
  package static let ofServed: [PageScriptText] = [
    .againAs, .againTap, .againDouble, .againHold, .copyGesture, .settingsOf, .noSettings, .changes,
    .takeBack, .modes, .modePress, .modeEdit, .tryIt, .addTouch, .addExpecting, .added, .takeOut, .nowUnmet,
    .save, .saveSVG, .savePNG, .saveAnimated,
    .saveScenario, .copyAnswer,
  ]
  package static let ofQuestions: [PageScriptText] = [.choose, .right, .wrong, .guessed, .again]
}

/// The texts of indexes and served pages. Names are inserted unchanged.
package enum PageSetText: Sayable, Hashable, Sendable {
  /// The entrances of a course: their names and contents, and the title of its first page.
  case door(CourseDoor)
  case behindDoor(CourseDoor)

  /// The symptoms by which bugs are grouped.
  case symptom(CourseSymptom)
  case courseTitle, courseSummary

  /// The label of the tick on a page whose questions the reader has answered.
  case answered

  /// The example at the start of a course: its title, caption and link.
  case example, exampleCaption, exampleLink

  /// The number of pages of a course, and of search results in them.
  case pages(count: Int)
  case pageHits(shown: String, total: String)
  case noPageHits
  case searchPages

  /// The pages that match a search best.
  case bestMatches

  case rule, uikitClass
  case ruleArea(RuleArea)

  /// The list of rules, and how certain a rule is, in the word of `docs/rules.md`.
  case rules, rulesSummary
  case ruleMark(String)

  /// The relations of a course page: the pages of a lesson, and the lesson of a page.
  case pagesOfLesson, lessonOfPage
  case pageKind(CourseKind)

  // The results of a scenario's expectations.
  case met(count: Int)
  case failed(count: Int, total: Int)
  case nothingExpected

  /// The page of example scenarios to start from, and their groups.
  case kindsTitle, kindsSummary
  case kindsOf(ScenarioGroup)

  /// The contents of a booklet, and the answers at its end.
  case bookletContents, bookletAnswers

  /// Cards: their title, the prefix of a statement that may be false, and of a follow-up question.
  case cardsTitle, cardTrue, cardFollowUp

  // The index.
  case scenarios(count: Int)
  case hits(shown: String, total: String)
  case noHits
  case search
  case expectations
  case whoActs
  case any
  case anyMet
  case anyFailed
  case anyWrong
  case taker(Verdict.Taker)
  case skipToScenarios
  case nothingHere

  /// The index of an audit: the severity of a finding, the outcome of the tap on its page, and the filters of its
  /// pages.
  case severity(FindingSeverity)
  case severities
  case tapShown(verdict: String)

  /// The index of an audit without pages: what that means, and the number of suppressed and old findings.
  case nothingFound(isAllKnown: Bool, isSet: Bool)
  case leftOut(suppressed: Int, old: Int)

  // Served pages.
  case serverGone
  case mistakes(count: Int)
  case mistakesSummary
  case moreMistakes(count: Int)
  case place(line: Int, column: Int?)
  case hint
  case noSuchPage

  /// A page takes long to make; the browser shows it as soon as it is ready.
  case pageIsLate

  // Requests that are refused.
  case otherSite
  case badRequest
  case longAddress
  case longHeaders
  case wrongHost
  case readOnly
}

/// The kind of page in a course.
package enum CourseKind: String, Hashable, Sendable, CaseIterable {
  case lesson, question, bug, note
}

/// An entrance to a course, by the reader's purpose.
package enum CourseDoor: String, Hashable, Sendable, CaseIterable, Codable {
  /// Something on the screen does not react as it should.
  case odd
  /// How touch handling works, lesson by lesson.
  case understand
  /// An interview question.
  case asked
}

/// The symptom of a bug.
package enum CourseSymptom: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nothing reacts.
  case nothing
  /// The wrong thing reacts.
  case other
  /// The right thing reacts late, only sometimes, or several times.
  case late, sometimes, twice
}

/// What an example scenario shows.
package enum ScenarioGroup: String, Hashable, Sendable, CaseIterable {
  case recognizers, controls, overrides, events
}

/// The subject of a rule, by the letters of its name, in the order of `docs/rules.md`.
package enum RuleArea: String, CaseIterable, Comparable, Sendable {
  case hitTesting = "HT"
  case touches = "TE"
  case gestures = "GR"
  case controls = "UC"
  case responders = "RC"
  case scrollViews = "SV"
  case layers = "VL"
  case ownViews = "OW"

  package static func < (a: Self, b: Self) -> Bool {
    let order = Self.allCases
    guard let first = order.firstIndex(of: a), let second = order.firstIndex(of: b) else { return false }
    return first < second
  }
}

/// What `hitpath quiz` prints around questions. Names are inserted unchanged.
package enum QuizText: Sayable, Hashable, Sendable {
  case questionOf(number: Int, total: Int, page: String)
  case screen
  case changed(settings: String)
  case prompt(options: Int)
  case noSuchAnswer(answer: String)
  case isRight(key: String)
  case isNotRight(key: String)
  case stepOf(touch: Int, number: Int)
  case hint(number: Int)
  case noMoreHints
  case tally(right: Int, total: Int)
}

/// Where a tap reaches a view.
package enum ReachText: Sayable, Hashable, Sendable {
  /// A tap at a point reaches the view in question.
  case tapReaches(point: String)
  case noTapReaches
  /// The outcome of a tap at a point.
  case tapBecomes(point: String, verdict: String)
  /// The outcome of a tap at the middle of a control that no tap reaches.
  case tapAtMiddle(point: String, verdict: String)
  case offScreen
  case noControls
  /// The number of controls, and of those that no tap reaches.
  case summary(controls: Int, dead: Int)
  case notTried(count: Int)
  /// How many controls a table leaves out.
  case furtherControls(count: Int)
  case hitPath(String)
  case refused(String)
  case responderChain(String)
  case actions(String)
  /// Several facts on one line.
  case facts([String])
}

extension Language {
  /// A share in percent, as a whole number. 100 means exactly all, and 0 exactly nothing.
  package func percent(_ share: Double) -> String {
    let percent = share * 100
    if share <= 0 { return say(SpaceText.percent("0")) }
    if percent < 1 { return say(SpaceText.percent("<1")) }
    return say(SpaceText.percent(String(percent >= 99.95 ? 100 : min(Int(percent.rounded()), 99))))
  }
}
