// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension FixedText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .legendRefused: "refused"
    case .legendUnasked: "never asked"
    case .legendHit: "hit-test view"

    case .calledByCode: "called by code"

    case .skipToAnswer: "Skip to the answer"
    case .touchesNavigation: "Touches"
    case .facts: "About this screen"
    case .factScreen: "Screen"
    case .factSource: "Read from"
    case .factViews: "Views"
    case .factWindows: "Windows"
    case .factTouches: "Touches"
    case .factPasses: "Walks per touch"
    case .chainHeading: "Who could handle it"
    case .restsOnHeading: "What this answer rests on"
    case .recognizersHeading: "Gesture recognizers"
    case .actionsHeading: "Actions"
    case .inputsHeading: "Without a touch"
    case .withholdingsHeading: "Held back or taken away"
    case .screenChangesHeading: "What is different then"
    case .columnView: "View"
    case .columnClass: "Class"
    case .controlsHeading: "Controls"
    case .columnControl: "Control"
    case .columnReach: "Taps reach"
    case .columnTap: "A tap on it, before any touch"
    case .scrollableTable: "Table, scrolls sideways"
    case .scrollablePicture: "Picture, scrolls sideways"
    case .untitled: "Untitled screen"
    case .noTouches: "This trace holds no touches."
    case .madeWith: "Made with HitPath"

    case .setNavigation: "Other pages"
    case .onwardNavigation: "The pages before and after this"
    case .setPrevious: "Previous"
    case .setNext: "Next"
    case .setIndex: "All pages"
    case .tools: "Tools"
    case .toolTheme: "Theme"
    case .toolLink: "Copy link"
    case .toolMarkdown: "Copy as Markdown"
    case .wholePage: "The whole page"
    case .toolKeys: "Keys"
    case .outlineHeading: "Views"
    case .outlineOrder: "in the order of asking: what is in front first"
    case .picturesHeading: "Pictures"
    case .detailsHeading: "Details"
    case .hintBefore: "Just before it is decided: "
    case .hintAsk: "Hint"
    case .pickAsk: "Answer on the picture"
    case .pickHow: "Press the view that gets the touch."
    case .pickOther: "{view} does not get it. Press another view."
    case .goalMet: "Reached:"
    case .goalMissed: "Not reached:"
    case .taskSolved: "Solved."
    case .taskOpen: "Not yet."
    case .taskLive: "Do it on the live stage"
    case .taskLiveWhy: "with settings and gestures of your own, or try these changes:"
    case .taskAnew: "Start again"
    case .taskBack: "Back to the lesson"
    case .taskTries: "Try a change"
    case .taskHow:
      "Or make your own: choose a view in the list and change its settings, or press the screen. Every change runs all touches again."
    case .cureHide: "Let me guess first"
    case .cureShow: "Show the cure"
    case .walkYes: "Yes:"
    case .walkNo: "No:"
    case .stepsHeading: "Step by step"
    case .lookLegend: "View"
    case .lookScreen: "Screen"
    case .lookSeen: "As seen"
    case .lookAsked: "As asked"
    case .equivalentSummary: "As text"
    case .variantsHeading: "Under other settings"
    case .variantGiven: "As given"
    case .nothing: "none"
    case .noSuchTouch: "There is no such touch."
    case .logHeading: "Log"
    case .behindHeading: "The facts behind"
    case .screenTableHeading: "The screen"
    case .columnFrame: "Frame"
    case .columnProperties: "Properties"
    case .settingsHeading: "Settings of the simulation"
    case .neverAskedHeading: "Never asked"
    case .unknownHeading: "What the source does not tell"
    case .usualQuestion: "Which view gets the touch?"
    case .askHeading: "Your answer"
    case .askHow:
      "Choose the view that you expect to be the hit-test view, in two tries, or open the answer below."
    case .askReasons: "What you can reason from"
    case .askOrder: "UIKit asks from the window down; of siblings, the one in front first."
    case .askBounds: "A view refuses a point outside its bounds, and nothing inside that view is asked then."
    case .askDeepest: "The deepest view that accepts the point is the hit-test view."
    case .askViews: "Views, front first"
    case .askFrames: "frame in the superview"
    case .coverSummary: "Show the answer"
    case .keysHeading: "Keys"
    case .keysClose: "Close"
    case .keySteps: "previous, next step"
    case .keyPhases: "a part of the story"
    case .keyEnds: "before the touch, the outcome"
    case .keyPlay: "play, pause"
    case .keyList: "this list"
    case .keyLeave: "close"
    case .keyCross: "on the screen: a cross that the arrow keys move; Return taps there, Esc takes it away"
    case .keyZoom: "on the screen or in a picture: larger, smaller, all of it"
    case .keyScroll: "in a picture: scroll; on the tap map: 1 pt, with Shift 10 pt"
    case .keyWhere: "on the screen: where it happens"
    case .keyPan: "on the enlarged screen: move it"

    case .indexTitle: "Where each touch went"
    case .indexSummary:
      "Each page shows which view got a touch, how it was found, and what became of the event."
    case .auditTitle: "What keeps touches from their controls"
    case .tapShown: "The tap shown:"
    case .auditSummary:
      "The screen was looked at as it stands before anything happens. Each finding has a page: a tap that shows it, before and after its cure."

    case .reasonNeedsNoCure: "Nothing to cure."
    case .reasonExample: "An example:"
    case .reasonOutcome: "What comes of it:"
    case .reasonOfCodeOnly: "Only code can make this; a scenario that does is refused."
    case .reasonList: "hitpath explain --reason CODE tells more of each:"
    }
  }
}

extension DocumentText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .walkSummary(let steps): "The touch on the screen, in \(English.count(steps, "step"))."
    case .stepOf(let number, let total, let phase): "Step \(number) of \(total) · \(phase)"
    case .furtherSteps(let count): English.leftOut(count, "step") + "."

    case .overview: "Overview"
    case .wholeScreen: "The whole screen"
    case .scenarios: "Scenarios"
    }
  }
}

extension PageText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .foundByTouch(let title, let number): "\(title), as touch \(number) finds the screen"
    case .sameAs(let heading): "The same picture as for “\(heading)”"

    case .firstTouches(let shown, let total): "\(total), of which this page plays the first \(shown)"
    case .tooLarge:
      "The picture is too large for this page; here is its text. hitpath render makes it as a file."
    case .drawnByCommand(let command):
      "The page is large enough without this picture; here is its text. This draws it: \(command)"
    case .stepsLeftOut(let count): English.leftOut(count, "step") + " here"
    case .eventsLeftOut(let count): English.leftOut(count, "event") + " here"
    case .linesLeftOut(let count): "… " + English.count(count, "more line")
    case .moreViews(let count): "and \(count) more views"
    case .mark(.unasked): "not asked"
    case .mark(.asked): "asked"
    case .mark(.path): "on the path"
    case .mark(.refused): "said no"
    case .mark(.hit): "hit-test view"
    case .mark(.held): "held back"
    case .mark(.gets): "gets the touch"
    case .mark(.sends): "sends the action"
    case .mark(.lost): "loses or never gets the touch"
    case .walk(let number): "Walk \(number)"
    case .lesson(let number, let count): "Lesson \(number) of \(count)"
    case .position(let number, let count): "\(number) of \(count)"
    case .foldedViews(let count): "\(count) views"
    case .inIt(let count): "\(count) in it"
    case .run(let first, let last, inside: 0): "\(first) to \(last)"
    case .run(let first, let last, let inside): "\(first) to \(last), \(inside) in them"
    case .ownRecognizers(1): "a recognizer of its own"
    case .ownRecognizers(let count): "\(count) recognizers of its own"
    case .viewRange(let from, let to, let first, let last): "Views \(from) to \(to): \(first) to \(last)"
    case .furtherTouches(let count): "and \(English.count(count, "more touch", "more touches"))"
    case .traceFormat(let version): "trace format \(version)"

    case .variant(let number): "Variant \(number)"
    case .variantsHeading: "Under other settings"
    case .hitViewDiffers(let name?, let before?): "The hit-test view is \(name) instead of \(before)."
    case .hitViewDiffers(let name?, nil): "The hit-test view is \(name); as given no view is hit."
    case .hitViewDiffers(nil, let before?): "No view is hit, instead of \(before)."
    case .hitViewDiffers(nil, nil): "No view is hit."
    case .recognizesToo(let names): "Recognizes only here: \(names)."
    case .recognizesNot(let names): "Does not recognize here: \(names)."
    case .sendsToo(let names): "Called only here: \(names)."
    case .sendsNot(let names): "Not called here: \(names)."
    case .otherTouchCount(let count, let before): "There are \(count) touches instead of \(before)."
    case .verdictDiffers: "What becomes of the touch differs."
    case .nothingDiffers: "Nothing differs."
    }
  }
}

extension PageScriptText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .player: "Player"
    case .first: "First step"
    case .previous: "Previous step"
    case .play: "Play"
    case .pause: "Pause"
    case .next: "Next step"
    case .last: "Last step"
    case .speed: "Speed"
    case .byStep: "By step"
    case .inTime: "In time"
    case .step: "Step"
    case .stepOf: "Step {step} of {count}"
    case .stepSays: "Step {step} of {count}: {sentence}"
    case .start: "Before the touch"
    case .outcome: "Outcome"
    case .outcomeAfter: "after {count} steps"
    case .outcomeSays: "Outcome: {sentence}"

    case .copied: "Copied"
    case .copyText: "Copy as text"
    case .themeSystem: "Theme: system"
    case .themeLight: "Theme: light"
    case .themeDark: "Theme: dark"
    case .keys: "Keys"

    case .pictures: "Pictures"
    case .zoomIn: "Larger"
    case .zoomOut: "Smaller"
    case .zoomFit: "Fit"

    case .zoom: "Zoom"
    case .zoomWhere: "Where it happens"
    case .findViews: "Name, class, text or reason"
    case .foundViews: "{shown} of {count}"
    case .neverAsked: FixedText.legendUnasked.said(in: English.self)

    case .filterKind: "Kind"
    case .filterView: "View"
    case .filterText: "Text"
    case .all: "All"
    case .events: "{shown} of {count} events"
    case .kindHitTest: "Hit test"
    case .kindTouch: "Touches"
    case .kindView: "What views get"
    case .kindGesture: "Gesture recognizers"
    case .kindControl: "Controls and actions"
    case .kindResponder: "First responder and other events"

    case .pointIn: "{point} in {view}"
    case .tapAt: "Tap anywhere, or press Return for a cross that the arrow keys move."
    case .tapGets: "A tap at {point} goes to {view}."
    case .tapNobody: "A tap at {point} goes to no view."
    case .tapRecorded: "A tap at {point}, recorded"
    case .finger: "finger"
    case .downFor: "down for {time} s"
    case .onlyOutcome:
      "What comes of a tap is recorded here. Holds, drags, and how it goes over time: hitpath serve."
    case .save: "Save"
    case .saveSVG: "Picture, as SVG"
    case .savePNG: "Picture, as PNG"
    case .saveAnimated: "All steps, as animated SVG"
    case .saveScenario: "Scenario, with this gesture as a test"
    case .copyAnswer: "Copy the answer in short"
    case .modes: "What the pointer does"
    case .modePress: "Press"
    case .modeEdit: "Edit"
    case .tryIt: "Try it"
    case .addTouch: "Add to {file}"
    case .addExpecting: "Add and expect this"
    case .added: "Added to {file} as touch {touch}:"
    case .takeOut: "Take it out again"
    case .nowUnmet: "No longer as the file expects, by line: {list}"
    case .pressed: "Your gesture"
    case .againAs: "Again as"
    case .againTap: "tap"
    case .againDouble: "double tap"
    case .againHold: "hold"
    case .copyGesture: "Copy for a scenario file"
    case .settingsOf: "Settings of"
    case .noSettings: "Nothing of it can be changed here."
    case .changes: "Changes"
    case .takeBack: "Take back"
    case .backToTouches: "Back to the touches of the file"

    case .choose: "{view}"
    case .right: "Right: {view} is the hit-test view."
    case .wrong: "Not {view}: {sentence}"
    case .guessed: "You chose {view}."
    case .again: "Try once more."
    }
  }
}

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
    case .behindDoor(.understand): "Lessons, from the finger to the sheet"
    case .behindDoor(.asked): "Questions of interviews, each with its proof"
    case .symptom(.nothing): "Nothing happens"
    case .symptom(.other): "Something else happens"
    case .symptom(.late): "It comes late"
    case .symptom(.sometimes): "Only sometimes"
    case .symptom(.twice): "It comes twice"
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
    case .exampleCaption:
      "Press the upper half of the blue button: nothing happens. Press the lower half: it works. Play shows why."
    case .exampleLink: "All about this bug"
    case .pages(let count): English.count(count, "page")
    case .pageHits(let shown, let total): "\(shown) of \(total) pages"
    case .noPageHits: "No page matches"
    case .searchPages: "Search all texts"
    case .bestMatches: "Best matches"
    case .rule: "Rule"
    case .uikitClass: "Class"
    case .ruleArea(.hitTesting): "Hit testing"
    case .ruleArea(.touches): "Touches and events"
    case .ruleArea(.gestures): "Gesture recognizers"
    case .ruleArea(.controls): "Controls"
    case .ruleArea(.responders): "Responder chain"
    case .ruleArea(.scrollViews): "Scroll views"
    case .ruleArea(.layers): "Views and layers"
    case .ruleArea(.ownViews): "What UIKit adds by itself"
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
    case .severity(.error): "Error"
    case .severity(.warning): "Warning"
    case .severity(.note): "Note"
    case .severities: "Severity"
    case .tapShown(let verdict): "The tap shown: \(verdict)"
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
    case .nothingFound(false, isSet: false):
      "Nothing was found that keeps a control or a gesture of this screen from its touches."
    case .nothingFound(false, isSet: true):
      "Nothing was found that keeps a control or a gesture of these screens from its touches."
    case .nothingFound(true, isSet: false): "Nothing new was found on this screen."
    case .nothingFound(true, isSet: true): "Nothing new was found on these screens."
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

extension QuizText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .questionOf(let number, let total, let page): "Question \(number) of \(total) · \(page)"
    case .screen: "The screen"
    case .changed(let settings): "For this question: \(settings)"
    case .prompt(let options): "Your answer, 1 to \(options) (? for a hint, q to end): "
    case .noSuchAnswer(let answer): "There is no option “\(answer)”."
    case .isRight(let key): "\(key): this is it."
    case .isNotRight(let key): "\(key): this is not it."
    case .stepOf(let touch, let number): "Touch \(touch), step \(number)"
    case .hint(let number): "Hint \(number)"
    case .noMoreHints: "There are no more hints."
    case .tally(let right, let total): "\(right) of \(total) right at the first try."
    }
  }
}

extension ReachText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .tapReaches(let point): "A tap at \(point) would reach it."
    case .noTapReaches: "No tap on the screen reaches it."
    case .tapBecomes(let point, let verdict): "a tap at \(point): \(verdict)"
    case .tapAtMiddle(let point, let verdict): "a tap at its middle, \(point): \(verdict)"
    case .offScreen: "its middle is off the screen"
    case .noControls: "The screen has no controls."
    case .summary(let controls, 0): "\(English.count(controls, "control")); a tap can reach each."
    case .summary(let controls, let dead):
      "\(English.count(controls, "control")); no tap reaches \(dead) of them."
    case .notTried(let number):
      "Taps on \(English.count(number, "more control")) were not tried: the screen is large."
    case .furtherControls(let number):
      "\(English.count(number, "more control")) \(number == 1 ? "is" : "are") told by hitpath explain --all-controls."
    case .hitPath(let names): "Hit path: \(names)"
    case .refused(let views): "Said no: \(views)"
    case .responderChain(let responders): "Responder chain: \(responders)"
    case .actions(let calls): "Actions: \(calls)"
    case .facts(let facts): facts.joined(separator: "; ")
    }
  }
}
