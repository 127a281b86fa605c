// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// Fixed texts of pages: headings, table heads, legends.
package enum FixedText: String, Sayable, CaseIterable, Sendable {
  // What marks in pictures mean.
  case legendHit, legendRefused, legendUnasked

  // A step of a walk.
  case calledByCode

  // The report.
  case skipToAnswer, touchesNavigation, facts
  case factScreen, factSource, factViews, factWindows, factTouches, factPasses
  case chainHeading, restsOnHeading, recognizersHeading, actionsHeading
  case withholdingsHeading, inputsHeading
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

  // The answer on the picture: the button, what to do, and that a view is wrong and none of the options.
  case pickAsk, pickHow, pickOther

  // A task: whether a goal is reached, and whether all are.
  case goalMet, goalMissed, taskSolved, taskOpen

  // The same on a served page: the link to the live stage and what it is for, the links to begin anew and to the lesson, the
  // heading of the proposed changes, and what else can be done.
  case taskLive, taskLiveWhy, taskAnew, taskBack, taskTries, taskHow

  // A bug: the button that hides the cure for who guesses first, and the one that shows it again.
  case cureHide, cureShow

  // What a view says in a hit test.
  case walkYes, walkNo

  // The page of a reason: that it needs no cure, the headings of its example and of what comes of that, that only code
  // causes it, and the line above the list of all codes.
  case reasonNeedsNoCure, reasonExample, reasonOutcome, reasonOfCodeOnly, reasonList

  // The index.
  case indexTitle, indexSummary

  // The index of the pages of an audit.
  case auditTitle, auditSummary

  // The page of a finding: what stands before what comes of the tap.
  case tapShown
}

/// The words of documents, and of the moving picture that they show. Names are inserted as they are.
package enum DocumentText: Sayable, Hashable, Sendable {
  // The moving picture.
  case walkSummary(steps: Int)
  case stepOf(number: Int, total: Int, phase: String)
  case furtherSteps(count: Int)

  // Documents.
  case overview
  case wholeScreen
  case scenarios
}

/// The sentences of a page that are not about one touch alone. Names are inserted as they are.
package enum PageText: Sayable, Hashable, Sendable {
  /// The page has the same picture already, at another touch.
  case sameAs(heading: String)

  /// The title of a picture of the screen as a touch found it.
  case foundByTouch(title: String, number: Int)

  // What a long page leaves out.
  /// The page shows only the first touches of all.
  case firstTouches(Int, of: Int)
  case tooLarge
  case drawnByCommand(command: String)
  case stepsLeftOut(count: Int)
  case eventsLeftOut(count: Int)
  case linesLeftOut(count: Int)

  case moreViews(count: Int)

  /// The words of the arrow from the finger to who took the touch.

  /// What a mark of views and recognizers means.
  case mark(StoryMark)

  /// One of a touch's hit tests.
  case walk(number: Int)

  /// Which lesson of a course a page is.
  case lesson(number: Int, count: Int)

  /// Which page of a set a page is.
  case position(number: Int, count: Int)

  /// Neighbours in an outline as one row, and the recognizers that a view of UIKit's has by itself.
  case foldedViews(count: Int), ownRecognizers(count: Int)
  /// How many views are in one that is shown, and some that are counted, with how many are in them.
  case inIt(count: Int), run(first: String, last: String, inside: Int)

  /// Views of a list by their positions, and the first and last of them.
  case viewRange(from: Int, to: Int, first: String, last: String)
  case furtherTouches(count: Int)
  case traceFormat(version: Int)

  // What a variant does otherwise than the main trace.
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

/// The words that the script of a page shows or announces itself, by the names under which it finds them.
///
/// A name with a dot is one of a group. In braces stand the places that the script fills.
package enum PageScriptText: String, Sayable, CaseIterable, Sendable {
  // The player.
  case player, first, previous, play, pause, next, last, speed, byStep, inTime, step, stepOf, stepSays, start,
    outcome,
    outcomeAfter, outcomeSays

  // Tools.
  case copied, copyText, themeSystem, themeLight, themeDark, keys

  // Pictures.
  case pictures, zoomIn, zoomOut, zoomFit

  // The stage: its zoom, and the search of the list of views.
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

  // What can be taken along.
  case save, saveSVG, savePNG, saveAnimated, saveScenario, copyAnswer

  // A gesture of the reader.
  case pressed, againAs, againTap, againDouble, againHold, copyGesture, backToTouches,
    settingsOf, noSettings, changes, takeBack, modes, modePress, modeEdit, tryIt

  // What is written into the file of a served page.
  case addTouch, addExpecting, added, takeOut, nowUnmet

  // A question.
  case choose, right, wrong, guessed, again

  /// Those that only some pages need: where views are searched, where gestures are run, and where readers are asked.
  package static let ofSearch: [PageScriptText] = [.findViews, .foundViews, .neverAsked]
  package static let ofServed: [PageScriptText] = [
    .againAs, .againTap, .againDouble, .againHold, .copyGesture, .settingsOf, .noSettings, .changes,
    .takeBack, .modes, .modePress, .modeEdit, .tryIt, .addTouch, .addExpecting, .added, .takeOut, .nowUnmet,
    .save, .saveSVG, .savePNG, .saveAnimated,
    .saveScenario, .copyAnswer,
  ]
  package static let ofQuestions: [PageScriptText] = [.choose, .right, .wrong, .guessed, .again]
}

/// The words of an index and of pages that are served. Names are inserted as they are.
package enum PageSetText: Sayable, Hashable, Sendable {
  /// The doors of a course: what they are called, and what is behind them; the head of its first page.
  case door(CourseDoor)
  case behindDoor(CourseDoor)

  /// What people see of bugs, by which those are grouped.
  case symptom(CourseSymptom)
  case courseTitle, courseSummary

  /// What the tick says at a page whose questions the reader has answered.
  case answered

  /// The example at the head of a course: what it is, what it shows, and the way to all about it.
  case example, exampleCaption, exampleLink

  /// The pages of a course, counted, and what can be looked for in them.
  case pages(count: Int)
  case pageHits(shown: String, total: String)
  case noPageHits
  case searchPages

  /// The pages that fit best what was looked for.
  case bestMatches

  case rule, uikitClass
  case ruleArea(RuleArea)

  /// The list of rules, and how well a rule is known, by the word of `docs/rules.md`.
  case rules, rulesSummary
  case ruleMark(String)

  /// What belongs to a page of the course: the pages of a lesson, and the lesson of a page.
  case pagesOfLesson, lessonOfPage
  case pageKind(CourseKind)

  // What came of a scenario's expectations.
  case met(count: Int)
  case failed(count: Int, total: Int)
  case nothingExpected

  /// The page of the scenarios to start from, and what they are grouped by.
  case kindsTitle, kindsSummary
  case kindsOf(ScenarioGroup)

  /// A booklet's contents, and the answers at its back.
  case bookletContents, bookletAnswers

  /// Cards: what they are called, what is said before what may be false, and before a follow-up.
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

  /// An audit's index: how bad a finding is, what comes of the tap of its page, and what its pages are filtered by.
  case severity(FindingSeverity)
  case severities
  case tapShown(verdict: String)

  /// An audit's index without pages: what that means, and how many findings are suppressed and how many old.
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

  /// A page takes long to make; the browser shows it when it is ready.
  case pageIsLate

  // Of requests that are refused.
  case otherSite
  case badRequest
  case longAddress
  case longHeaders
  case wrongHost
  case readOnly
}

/// What a page of a course is.
package enum CourseKind: String, Hashable, Sendable, CaseIterable {
  case lesson, question, bug, note
}

/// A way into a course, by why a reader comes.
package enum CourseDoor: String, Hashable, Sendable, CaseIterable, Codable {
  /// Something on the screen does not react as it should.
  case odd
  /// How it works, lesson by lesson.
  case understand
  /// A question of an interview.
  case asked
}

/// What somebody sees who has a bug.
package enum CourseSymptom: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nothing reacts.
  case nothing
  /// Something reacts that was not meant.
  case other
  /// What was meant reacts late, only now and then, or several times.
  case late, sometimes, twice
}

/// What a scenario to start from shows.
package enum ScenarioGroup: String, Hashable, Sendable, CaseIterable {
  case recognizers, controls, overrides, events
}

/// What a rule is about, by the letters of its name, in the order of `docs/rules.md`.
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

/// What `hitpath quiz` says around questions. Names are inserted as they are.
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
  /// A tap at a point reaches the view that the user asks about.
  case tapReaches(point: String)
  case noTapReaches
  /// What comes of a tap at a point.
  case tapBecomes(point: String, verdict: String)
  /// The same for a control that no tap reaches, with a tap at its middle.
  case tapAtMiddle(point: String, verdict: String)
  case offScreen
  case noControls
  /// How many controls there are, and how many of them no tap reaches.
  case summary(controls: Int, dead: Int)
  case notTried(count: Int)
  /// How many controls a table leaves out.
  case furtherControls(count: Int)
  case hitPath(String)
  case refused(String)
  case responderChain(String)
  case actions(String)
  /// Several facts in a line.
  case facts([String])
}

extension Language {
  /// A share in percent, as a whole number: 100 only for all of it, and 0 only for nothing.
  package func percent(_ share: Double) -> String {
    let percent = share * 100
    if share <= 0 { return say(SpaceText.percent("0")) }
    if percent < 1 { return say(SpaceText.percent("<1")) }
    return say(SpaceText.percent(String(percent >= 99.95 ? 100 : min(Int(percent.rounded()), 99))))
  }
}
