// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Who gets a touch and why; the name of the gesture; the heading of its section.
enum VerdictText: Sayable {
  /// How many of the ways in which it may be otherwise a sentence names.
  static let mostAlternatives = 2

  /// The complete sentence. A recognizer of a view in `unless` may still take the touch, because the source does not
  /// show it, and so may the system because of `doubts`; the sentence names two of these. `asides` are what else becomes of
  /// the touch. `isOfElements` says that the source shows elements and not views, so that the sentence states a likelihood.
  case verdict(
    Act, because: Because?, unless: [RichText], likely: RecognizerRole?, doubts: [SystemDoubt],
    asides: [VerdictAside], isOfElements: Bool, VerdictWords)
  case act(Act, VerdictWords)
  case because(Because, VerdictWords)

  case gesture(TouchAnswer.Gesture)
  case heading(number: Int, TouchAnswer.Gesture, point: String)

  /// A touch that repeats an earlier one with the fix.
  case headingWithCure(number: Int, TouchAnswer.Gesture)
}

/// The names and numbers in a verdict, and the gesture as a word, such as "tap". The second half of the verdict says
/// "it" for an object that the first half names.
struct VerdictWords {
  let narrator: Narrator
  let touch: String

  /// Whether several recognizers act, so that "they" stands for them.
  let isSeveral: Bool

  /// Whether the views whose recognizers nobody knows show content of SwiftUI.
  let mayBeSwiftUI: Bool

  /// The objects that the first half names.
  private let it: Set<String>

  init(_ narrator: Narrator, _ answer: TouchAnswer, _ act: Act) {
    self.narrator = narrator
    touch = narrator.gesture(answer)
    it = act.named
    let unknown = answer.verdict.unless.compactMap(narrator.index.view).map(\.className)
    mayBeSwiftUI = !unknown.isEmpty && unknown.allSatisfy { InnerFramework(ofClass: $0) == .swiftUI }
    isSeveral =
      switch act {
      case .takes(let recognizers, _, _), .recognizes(let recognizers, _, _): recognizers.count > 1
      default: false
      }
  }

  /// Whether a responder is a map, whose own taps select what it shows (OW-95).
  func isMap(_ id: String) -> Bool {
    narrator.index.view(id)?.uikitClass?.inherits(.map) ?? false
  }

  /// Whether SwiftUI made a list: it lies right in a hosting view (OW-98).
  func isListOfSwiftUI(_ id: String) -> Bool { narrator.index.isListOfSwiftUI(id) }

  func object(_ id: String) -> RichText { narrator.object(id) }
  func objects(_ ids: some Sequence<String>) -> [RichText] { ids.map(narrator.object) }

  /// A recognizer with its view.
  func who(_ recognizer: String) -> RichText { narrator.who(recognizer) }

  /// The roles of recognizers, by which sentences name them.
  func roles(_ recognizers: [String]) -> [RecognizerRole] { recognizers.map(narrator.role) }

  /// Who delays a touch; a recognizer of UIKit is represented by its view.
  func holder(_ recognizer: String) -> RichText { narrator.holder(recognizer) }

  /// The name of an object in the sentence; nil if the sentence calls it "it".
  func other(_ id: String) -> RichText? { it.contains(id) ? nil : narrator.object(id) }

  func number(_ value: Double) -> String { narrator.number(value) }

  /// Seconds after the lift.
  func lateness(_ seconds: Double) -> String { narrator.number(seconds) }

  func alpha(_ value: Double) -> String { narrator.alpha(value) }

  /// A recorded value of a control.
  func value(_ value: PropertyValue) -> String { narrator.value(value) }

  /// The position of a point outside the bounds: "32 pt above its bounds"; nil if the reason does not say.
  func place(_ reason: TraceReason) -> RichText? { narrator.whereIs(reason) }

  func clause(_ reason: TraceReason, of object: String) -> RichText { narrator.reason(reason, of: object) }

  /// How a view whose `hitTest` returns nil lets touches through.
  func passage(of view: String) -> TouchPassing {
    guard let view = narrator.index.view(view) else { return .here(className: nil) }
    if view.isPrivateOfUIKit { return .ofUIKit }
    let className: RichText? =
      view.className == view.id || UIKitClass.isUIKit(view.className) ? nil : RichText(code: view.className)
    guard let declared = view.overrides[.hitTest] else { return .here(className: className) }
    switch declared.kind {
    case .passThrough, .subviewsOnly: return .besideSubviews(className: className)
    case .pointerEvents: return .pointerEvents(RichText(code: declared.detail))
    case .returns: return .always(className: className)
    default: return .here(className: className)
    }
  }

  /// What the override of `hitTest` of a view does; nil if it has none.
  func declaration(of view: String) -> RichText? {
    narrator.index.view(view)?.overrides[.hitTest].map(narrator.declaration)
  }

  /// Why a view refuses: the position of the point, or the view's own reason.
  func refusal(_ reason: TraceReason, of view: String) -> RichText {
    narrator.whereIs(reason).map(narrator.pointIs) ?? narrator.ownReason(reason, of: view)
  }

  /// The method and the object whose code made a change: "`handleSwipe` of `Item`"; nil if the reason does not say.
  func since(_ change: TraceReason?) -> RichText? {
    guard let change, let subject = change.subject, let method = change.method else { return nil }
    return narrator.language.say(NameText.method(RichText(code: method), of: narrator.object(subject)))
  }

  /// Names of code; of many, only the first two.
  func codes(_ names: [String]) -> [RichText] { names.prefix(2).map { RichText(code: $0) } }
}

/// How a view whose `hitTest` returns nil lets touches through. The class is that of the app which overrides the method,
/// where the view is not called so.
enum TouchPassing {
  /// A container of UIKit's.
  case ofUIKit
  /// Nil in place of the view itself; its subviews are hit as usual.
  case besideSubviews(className: RichText?)
  /// A component of React Native, with its property.
  case pointerEvents(RichText)
  case always(className: RichText?)
  /// By a condition, or by code that is not known.
  case here(className: RichText?)
}

extension Act {
  /// The objects that the act names.
  fileprivate var named: Set<String> {
    switch self {
    case .takes(let recognizers, _, _), .recognizes(let recognizers, _, _): Set(recognizers)
    case .recognizesInVain(let recognizer, _), .unknownAction(let recognizer, _): [recognizer]
    case .control(let object, _, _, _, let rival): Set([object, rival].compactMap { $0 })
    case .selected(let cell, let list, _, _, _, let rival): Set([cell ?? list, rival].compactMap { $0 })
    case .performsPrimaryAction(let cell, let list, _, let rival):
      Set([cell ?? list, rival].compactMap { $0 })
    case .scrolls(let views, _): Set(views)
    case .movesSheet(let list, _): [list]
    case .handles(let object, _, _), .focuses(let object, _, _), .keeps(let object, _, _): [object]
    case .stopsContent(let view), .loses(let view), .neverGets(let view), .nobodyHandles(let view),
      .getsUnhandled(let view, _), .getsUndecided(let view), .nothingKnown(let view),
      .decidedInside(let view, _, _):
      [view]
    case .nobodyGets: []
    case .parted(let parts): Set(parts.map(\.responder))
    }
  }
}

extension Narrator {
  /// One sentence: who gets the touch, and why.
  package func verdictText(_ answer: TouchAnswer) -> RichText {
    let verdict = answer.verdict
    let words = VerdictWords(self, answer, verdict.act)
    let unless = verdict.unless.prefix(3).map(object)
    let likely = verdict.likely.flatMap { role($0.gesture, of: object($0.view)) }
    let asides = answer.asides(in: index)
    return language.say(
      VerdictText.verdict(
        verdict.act, because: verdict.because, unless: unless, likely: likely,
        doubts: answer.doubtsToName(beside: asides),
        asides: asides, isOfElements: index.screen.unknown.contains(.elements), words)
    )
    .marking(answer.marks(in: index))
  }

  /// The same, with names from the screen at the time of the touch.
  package func verdictText(_ answer: TouchAnswer, in analysis: TraceAnalysis) -> RichText {
    Narrator(language, analysis.index(of: answer)).verdictText(answer)
  }

  /// The same as plain text.
  package func verdict(_ answer: TouchAnswer) -> String { verdictText(answer).plain }

  /// The same, with names from the screen at the time of the touch.
  package func verdict(_ answer: TouchAnswer, in analysis: TraceAnalysis) -> String {
    verdictText(answer, in: analysis).plain
  }

  /// A heading for a touch: its number, gesture and starting point.
  package func heading(_ answer: TouchAnswer, number: Int) -> String {
    language.say(VerdictText.heading(number: number, answer.gesture, point: point(answer.location))).plain
  }

  /// The heading of a touch that repeats an earlier one with a fix.
  package func headingWithCure(_ answer: TouchAnswer, number: Int) -> String {
    language.say(VerdictText.headingWithCure(number: number, answer.gesture)).plain
  }

  /// "tap", "press", "drag" or "touch".
  package func gesture(_ answer: TouchAnswer) -> String {
    language.say(VerdictText.gesture(answer.gesture)).plain
  }
}

/// Lines about the effects of a touch: gestures, actions, and touches that views did not get.
enum OutcomeText: Sayable {
  // Parts of sentences.
  /// A search starts at a responder and finds who performs the action; nil for nobody.
  case searchFrom(start: RichText, isFirstResponder: Bool, finds: RichText?)
  /// Responders that perform an action but are not on the path of the search.
  case offTheWay(names: RichText, count: Int)

  // Lines of the sections.
  /// A recognizer of the app has a class and a view; the name of one of UIKit implies where it is.
  case recognizerLine(name: RichText, className: String?, view: RichText?, text: RichText)
  case states(names: RichText, waitedFor: RichText?, reason: RichText?)
  case waits(names: RichText)
  case staysPossible
  case letsGo
  case isPassedOver(reason: RichText)
  /// It is on a view that is no superview of the hit-test view.
  case isElsewhere(on: RichText, hit: RichText)
  case notSimulated
  case notSimulatedRemark(names: RichText)
  /// Recognizers of the app's own classes are taken to act as UIKit's classes above them.
  case ownTouchesRemark(names: RichText)
  case decidedInsideRemark(InnerFramework)
  /// A text of React Native that cannot be edited, in a component that should be pressed.
  case textInputRemark(input: RichText)
  /// A map does what its own recognizers decide.
  case mapRemark
  /// A control lies behind the view in which a framework decides.
  case behindInsideRemark(control: RichText, front: RichText)
  /// JavaScript has the touch too, by React Native's touch handler, until it is lifted or cancelled.
  case scriptRemark(handler: RichText, isCancelled: Bool)
  /// The root recognizer of Gesture Handler, which is not simulated, cancels JavaScript's touch.
  case gestureHandlerRemark(handler: RichText)
  case doubtRemark(SystemDoubt)
  case actionLine(
    sender: RichText?, action: RichText, target: RichText, detail: RichText?, late: String?,
    because: RichText?)
  case droppedLine(sender: RichText?, action: RichText, reason: RichText)
  /// The action of a key command that is not even sent.
  case notSentLine(action: RichText, of: RichText?, reason: RichText)
  /// `performers` are the app's classes that may perform the action.
  case searchedLine(sender: RichText?, action: RichText, performers: RichText, count: Int)
  case callbackLine(method: RichText, receiver: RichText, subject: RichText?, count: Int)
  case changeLine(DeliveryChange.Kind, view: RichText, method: RichText, reason: RichText)
  case appears(controller: RichText)
  case disappears(controller: RichText)
  case isAdded(view: RichText, superview: RichText)
  case isRemoved(view: RichText)
  case firstResponder(from: RichText?, to: RichText?)

  /// The name of a recognizer's state; a discrete gesture is "recognized", not "ended".
  case state(GestureState, isDiscrete: Bool)
}

/// Lines about recognizers, actions, and touches that views did not get.
extension Narrator {
  /// What a recognizer did with the touch.
  package func line(_ recognizer: RecognizerAnswer) -> RichText {
    let isNamed = !recognizer.isSystem && recognizer.id != recognizer.className
    return language.say(
      OutcomeText.recognizerLine(
        name: object(recognizer.id), className: isNamed ? recognizer.className : nil,
        view: recognizer.isSystem ? nil : recognizer.view.map(object), text: text(recognizer)))
  }

  /// What a recognizer did with the touch, without its name.
  package func text(_ recognizer: RecognizerAnswer) -> RichText { language.say(outcome(of: recognizer)) }

  private func outcome(of recognizer: RecognizerAnswer) -> OutcomeText {
    let others = recognizer.waitedFor.isEmpty ? nil : objects(recognizer.waitedFor)
    if recognizer.isWaiting, let others { return .waits(names: others) }
    if let last = recognizer.changes.last {
      let isDiscrete = recognizer.isDiscrete
      let states = collapsed(recognizer.changes.map { language.state($0.state, isDiscrete: isDiscrete) })
      return .states(
        names: RichText(states), waitedFor: others, reason: reason(last.cause, of: recognizer.view ?? ""))
    }
    if let why = recognizer.passedOver {
      return .isPassedOver(reason: reason(why, of: recognizer.view ?? ""))
    }
    if let hit = recognizer.unseenOn {
      return .isElsewhere(on: object(recognizer.view ?? ""), hit: object(hit))
    }
    if recognizer.ignoresTouch { return .letsGo }
    return recognizer.isUnsimulated ? .notSimulated : .staysPossible
  }

  /// A list of words, with consecutive equal ones counted.
  func collapsed(_ words: [String]) -> String {
    var groups: [(word: String, count: Int)] = []
    for word in words {
      if groups.last?.word == word { groups[groups.count - 1].count += 1 } else { groups.append((word, 1)) }
    }
    return language.list(groups.map { counted($0.word, $0.count) })
  }

  /// An action or callback, and its receiver.
  package func line(_ call: ActionCall) -> RichText { language.say(text(call)) }

  private func text(_ call: ActionCall) -> OutcomeText {
    let sender = call.sender.map(object)
    let target = object(call.target ?? "")
    switch call.kind {
    case .action:
      return .actionLine(
        sender: sender, action: RichText(code: call.name), target: target, detail: detail(call),
        late: call.lateness.map { NumberText.decimal($0, digits: 2) }, because: found(call))
    case .dropped:
      let possible = index.possiblePerformers(of: call)
      guard possible.isEmpty else {
        return .searchedLine(
          sender: sender, action: RichText(code: call.name), performers: objects(possible, limit: 3),
          count: possible.count)
      }
      return .droppedLine(
        sender: sender, action: RichText(code: call.name), reason: reasonForDropping(call))
    case .callback:
      return .callbackLine(
        method: RichText(code: call.name), receiver: target, subject: call.subject.map(object),
        count: call.count)
    }
  }

  /// How the target of an action with a nil target was found; nil if its target is not nil.
  private func found(_ call: ActionCall) -> RichText? {
    guard let search = call.search, let start = search.start else { return nil }
    return language.say(
      OutcomeText.searchFrom(
        start: object(start), isFirstResponder: search.isFromFirstResponder,
        finds: object(call.target ?? "")))
  }

  /// Why an action reaches no target: where the search went, and who else performs it.
  private func reasonForDropping(_ call: ActionCall) -> RichText {
    guard call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start else {
      return reason(call.reason, of: call.sender ?? "")
    }
    let way = language.say(
      OutcomeText.searchFrom(
        start: object(start), isFirstResponder: search.isFromFirstResponder, finds: nil))
    let others = index.performers(of: call.name, besides: search.asked)
    guard !others.isEmpty else { return way }
    let beside = OutcomeText.offTheWay(names: objects(others, limit: 3), count: others.count)
    return way + language.say(beside)
  }

  /// The control event of an action, or the states of a recognizer at each call.
  private func detail(_ call: ActionCall) -> RichText? {
    if let event = call.event {
      return call.count == 1 ? RichText(code: event) : "\(code: event) × \(call.count)"
    }
    guard !call.states.isEmpty else { return nil }
    let isDiscrete = !call.states.contains(.began)
    return RichText(collapsed(call.states.map { language.state($0, isDiscrete: isDiscrete) }))
  }

  /// The part of a touch that a view got late, lost or never got.
  package func line(_ change: DeliveryChange) -> RichText {
    language.say(
      OutcomeText.changeLine(
        change.kind, view: object(change.view), method: change.method.map(RichText.init(code:)) ?? "",
        reason: reason(change.reason, of: change.view)))
  }

  /// What came of a touch besides its verdict: headings with their lines, each with the object that it is about. Headings
  /// without lines are left out.
  package func outcomeSections(
    _ answer: TouchAnswer
  ) -> [(heading: FixedText, lines: [(object: String?, sentence: RichText)])] {
    let outcome = answer.outcome
    let sections: [(heading: FixedText, lines: [(object: String?, sentence: RichText)])] = [
      (.recognizersHeading, outcome.recognizers.map { ($0.id, line($0)) }),
      (.actionsHeading, outcome.reportedActions.map { ($0.sender ?? $0.target, line($0)) }),
      (.withholdingsHeading, outcome.deliveryChanges.map { ($0.view, line($0)) }),
      (.screenChangesHeading, outcome.screenChanges.map { ($0.object, line($0)) }),
    ]
    return sections.filter { !$0.lines.isEmpty }
  }

  /// What is different on the screen.
  package func line(_ change: ScreenChange) -> RichText {
    switch change {
    case .appeared(let controller): language.say(OutcomeText.appears(controller: object(controller)))
    case .disappeared(let controller): language.say(OutcomeText.disappears(controller: object(controller)))
    case .added(let view, let superview):
      language.say(OutcomeText.isAdded(view: object(view), superview: object(superview)))
    case .removed(let view): language.say(OutcomeText.isRemoved(view: object(view)))
    case .firstResponder(let from, let to):
      language.say(OutcomeText.firstResponder(from: from.map(object), to: to.map(object)))
    }
  }

  /// The clause of a reason; empty for nil.
  func reason(_ reason: TraceReason?, of object: String) -> RichText {
    reason.map { self.reason($0, of: object) } ?? ""
  }

  /// Which control gets nothing and where to look, if a framework decides what happens with a touch, or has it too; empty if
  /// none does (OW-72, OW-80 to OW-82).
  package func insideRemarks(_ answer: TouchAnswer) -> [RichText] {
    if let handler = answer.scriptHandler {
      let isOfRoot = answer.asides(in: index).contains(.scriptIsCancelled(despite: nil, by: .gestureHandler))
      let remark: OutcomeText =
        isOfRoot
        ? .gestureHandlerRemark(handler: object(handler.id))
        : .scriptRemark(handler: object(handler.id), isCancelled: handler.losesGesture)
      let input = answer.deadTextInput(in: index).map { OutcomeText.textInputRemark(input: object($0)) }
      let map = answer.isOnAnnotation(in: index) ? OutcomeText.mapRemark : nil
      return ([remark, input, map].compactMap { $0 }).map { language.say($0) }
    }
    guard case .decidedInside(let front, let framework, _) = answer.verdict.act else {
      if answer.isUpToMap(in: index) || answer.isOnAnnotation(in: index) {
        return [language.say(OutcomeText.mapRemark)]
      }
      // A hosting view is hit where it shows nothing, too.
      if case .getsUnhandled(let host, _) = answer.verdict.act, index.view(host)?.isHostingView == true,
        let behind = behindRemark(answer, host)
      {
        return [behind]
      }
      // Where to look if it takes the touch from what acts.
      return answer.frameworksThatMayTake(in: index).map { language.say(OutcomeText.decidedInsideRemark($0)) }
    }
    let remark = language.say(OutcomeText.decidedInsideRemark(framework))
    guard !answer.systemDoubts.contains(.openOverrides), let behind = behindRemark(answer, front) else {
      return [remark]
    }
    return [behind, remark]
  }

  /// The control that gets nothing behind what the touch hit, and how to let touches through; nil if there is none.
  private func behindRemark(_ answer: TouchAnswer, _ front: String) -> RichText? {
    answer.coveredControl(in: index).map {
      language.say(OutcomeText.behindInsideRemark(control: object($0.control), front: object(front)))
    }
  }

  /// Remarks about parts of the system that may take the touch.
  package func doubtRemarks(_ answer: TouchAnswer) -> [RichText] {
    answer.systemDoubts.map { language.say(OutcomeText.doubtRemark($0)) }
  }

  /// A remark about recognizers that may have touches methods of their own; nil if there are none.
  package func ownRecognizerClasses(_ answer: TouchAnswer) -> RichText? {
    let own = answer.outcome.recognizers.filter { $0.mayDecideItself && $0.unseenOn == nil }
    guard !own.isEmpty else { return nil }
    return language.say(OutcomeText.ownTouchesRemark(names: objects(own.map(\.id))))
  }

  /// A remark about recognizers whose gesture is not simulated; nil if there are none.
  package func unsimulatedRecognizers(_ answer: TouchAnswer) -> RichText? {
    let unsimulated = answer.outcome.recognizers.filter(\.isUnsimulated)
    guard !unsimulated.isEmpty else { return nil }
    return language.say(OutcomeText.notSimulatedRemark(names: objects(unsimulated.map(\.id))))
  }
}
