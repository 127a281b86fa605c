// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts in graphs below a claim. Names are inserted unchanged.
package enum GraphText: Sayable, Hashable, Sendable {
  // The line below the claim.
  /// "Tap at (160, 90)."
  case gesture(TouchAnswer.Gesture, point: String)
  case viewsAsked(count: Int)
  case passesDiffer(count: Int)
  case rightIsInFront

  // The role of a view.
  case rootView
  case role(String, inside: Int)
  case several(ViewRole, count: Int)

  /// A recognizer that a UIKit view attached to itself.
  case ownRecognizer(UIKitClass.Gesture, of: String)

  // Marks.
  case hitTestView
  case ownPointInside
  case returnedBy(view: String)
  case pending
  case calledByCode

  // Why views refuse.
  case refusal(Refusal)
  /// Several views in a row refuse.
  case allRefuse(Refusal, count: Int)

  // What responders do.
  case handles, keeps, passesOn, endsHere
  case neverGets(because: String?)
  case loses(because: String?)
  case sendsToNil(action: String)
  case performs(action: String)
  case performsNot(count: Int)
  case actionOn(action: String, target: String)
  /// The first edge label that explains which responder is next.
  case next(String)
  case eachPassesOn
  case startsAtSender
  case startsAtFirstResponder(name: String)

  // Counts.
  case notReached(count: Int)
  case onTheWay(count: Int)
  case namesAndSystem(names: [String], count: Int)
  case notAsked(count: Int)
  case notAskedYet(count: Int)
  case onThePath(count: Int)
  case moreRefuse(count: Int)
  case inAndMore(name: String, inside: Int)
  case furtherBack(name: String)
  case namesAndMore(names: [String], count: Int)

  /// Why a view refuses, in a few words.
  package enum Refusal: Hashable, Sendable {
    case hidden, interactionOff, animating, empty, ownPointInside, ownHitTest, noInverse
    case transparent(alpha: String)
    case outside(side: TraceReason.Side, distance: String)
    /// On an edge that does not belong to its bounds.
    case onEdge(TraceReason.Side)
    /// Outside the bounds of each of several views.
    case outsideEach
    case other(String)
    /// The trace does not say.
    case untold
  }
}

/// The sentences above the responder chain.
package enum ResponderChainClaim: Sayable, Hashable, Sendable {
  case keeps(responder: String, TouchAnswer.Gesture, because: TraceReason.Keeper?, isAssumed: Bool)
  case performs(responder: String, action: String)
  case nobodyPerforms(action: String, count: Int, last: String)
  case nobodyHandles(TouchAnswer.Gesture, count: Int, last: String, isAssumed: Bool)
  case taken(by: String, before: String)
  case takenAway(view: String, TouchAnswer.Gesture, by: String)
  /// The system takes the touch from the view that handles it.
  case losesAgain(view: String, TouchAnswer.Gesture, because: String?)
  case nobodyGets(view: String, because: String?)
  case nothingHit
}

/// The texts in the picture of one view's hit test, below a claim. Names are inserted unchanged.
package enum HitTestAnswerText: Sayable, Hashable, Sendable {
  // The claim.
  case saysNo(view: String, GraphText.Refusal)
  case turnedIntoNil(view: String)
  case answersAlone(view: String)
  case answersInstead(view: String, result: String?)
  case takesIt(view: String)
  case passesUp(view: String, result: String)
  case isNotAsked(view: String, because: String?)

  // The line below it.
  case gesture(TouchAnswer.Gesture, point: String, view: String, ownPoint: String?)

  // Boxes.
  case askedBy(String, point: String)
  case askedAsWindow(point: String)
  case askedByCode(point: String)
  case notAsked
  case override, asksSuper, asksNobody, goesPastTests
  case testsPassed(count: Int)
  case passed(Test)
  case question(Test)
  /// On which side the touch is outside, and the number that decides.
  case beyond(isX: Bool, value: String, low: String, high: String)
  case subviewsSayNo
  case noSubviews, asksNoSubviews
  case returnsView(String)
  case returnsNil, returnsItself
  case superReturns(String)
  case overrideReturns(String?)
  case refusesWithSubviews(view: String)
  case moreSayNo(count: Int)
  case notReached(count: Int)
  case asksSubviews

  // Edge labels.
  case yes, no, yesToAll, yesAll, byOverride

  /// A check of the default implementation.
  package enum Test: Hashable, Sendable {
    case interaction, animation, hidden, inside
    case alpha(String?)
  }
}

extension Narrator {
  /// "Tap at (160, 90)."
  package func gestureLine(_ answer: TouchAnswer) -> String {
    language.say(GraphText.gesture(answer.gesture, point: point(answer.location)))
  }

  /// A short name of a recognizer that acts: that of the view which attached it to itself, such as a list, or its role, if people
  /// do not know that view.
  package func actorName(_ record: TraceGestureRecognizer) -> String {
    guard let owner = index.owner(ofRecognizer: record.id) else { return name(record.id) }
    let isHidden = index.view(owner).map { UIKitClass.isPrivate($0.className) } ?? false
    return isHidden || [.interactivePop, .contentPop].contains(record.gesture)
      ? recognizerName(record.id) : name(owner)
  }

  /// A recognizer's name, or the role of one that a UIKit view attached to itself.
  package func recognizerName(_ id: String) -> String {
    guard let record = index.recognizer(id), record.isSystem else { return id }
    // UIKit's views around a controller's are no names that people know.
    let controller =
      [.interactivePop, .contentPop].contains(record.gesture)
      ? index.view(record.view)?.viewController : nil
    return language.say(GraphText.ownRecognizer(record.gesture, of: controller ?? record.view))
  }

  /// Why a view refuses, in a few words.
  package func refusal(_ reason: TraceReason?, of view: String) -> GraphText.Refusal {
    guard let reason else { return .untold }
    switch reason.code {
    case .hidden: return .hidden
    case .alphaBelowThreshold:
      return .transparent(alpha: alpha(reason.numbers[.alpha] ?? 0))
    case .interactionDisabled: return .interactionOff
    case .animating: return .animating
    case .zeroSize: return .empty
    case .customPointInside: return .ownPointInside
    case .customHitTest: return .ownHitTest
    case .nonInvertibleTransform: return .noInverse
    case .pointOutsideBounds:
      return reason.farthestSide.map(outside) ?? .other(self.reason(reason, of: view).plain)
    default: return .other(self.reason(reason, of: view).plain)
    }
  }

  private func outside(_ place: (side: TraceReason.Side, distance: Double)) -> GraphText.Refusal {
    let distance = abs(place.distance)
    return distance == 0
      ? .onEdge(place.side)
      : .outside(side: place.side, distance: distance < 0.005 ? "<0.01" : number(distance))
  }
}

/// The texts in the flow chart of one view's hit test.
package enum FlowText: Sayable, Hashable, Sendable {
  // The caller.
  case asked(number: Int, by: String)
  case askedAsWindow(number: Int)
  case askedByCode(number: Int)
  case pointHere(String)
  case isAsked
  case passedOver

  // The decisions.
  case interactionGate, animationGate, hiddenGate, alphaGate, insideGate, subviewGate

  // The outcomes.
  case isTrue, isFalse
  case noAnimation
  case alpha(String)
  case pointInside(point: String)
  case pointNotInside(place: String)
  case assumed(String)
  case returned(view: String, result: String)
  case allReturnedNil

  // Subviews.
  case asksSubviews
  case asksNoSubviews
  case askedSubviews(count: Int, total: Int?)
  case moreSubviews(count: Int)

  // Overrides.
  case hitTestOverride(what: String)
  case overriddenHitTest
  case answersAlone
  case answersOtherwise
  case agreesWithSuper
  case goesPastGates
  case instead

  // Results.
  case returnsNil, returnsItself
  case returnsView(String)
  case subtreeIsOut
  case isHitView

  /// The checks that UIKit did not reach, for the text form.
  case notComeTo(names: String)
}

/// The texts in the picture of an event's complete delivery.
package enum DeliveryText: Sayable, Hashable, Sendable {
  // The stages.
  case finger, system, queue, hitTest, applicationSends, windowSends, recognizers, view, chain, actions,
    outcome

  // The effect of each stage.
  case gestureAt(gesture: String, point: String)
  case notSimulated
  case takesEvents(count: Int)
  case walks(count: Int, asked: Int, areAlike: Bool)
  case finds(view: String, window: String?)
  case findsNobody
  case sent(count: Int)
  case sentTo(window: String, count: Int)
  case collected(count: Int)
  case collectsNone
  case after(String, seconds: String)
  case calls(view: String, methods: [String])
  case noCalls(view: String)
  case reached(count: Int, total: Int)
  case noActions, noActionsKnown

  // The same, below a claim.
  case hitTestAlone
  case asked(count: Int, passes: Int)
  case handsToBoth, handsToRecognizers, handsToView
  case recognizerCount(Int)
  case outcomeOf(String, outcome: String)
  case nobodyTakes(count: Int)
  case andMore(String, count: Int)
  case takesTouch
  case holds(isEnd: Bool, seconds: String?)
}

/// The texts in the picture of searches for a target.
package enum SearchText: Sayable, Hashable, Sendable {
  // The action.
  case sends(sender: String, action: String, event: String?)
  case command(action: String)
  case inMenu(action: String)
  case times(String, count: Int)

  // The responders that are asked.
  case performs(actions: [String])
  case performsNot(actions: [String])

  // The results.
  /// A search as a sentence.
  case sentence(what: String, start: String?, reason: String, asked: Int, end: String)
  case endAt(taker: String)
  case endAtWouldBe(taker: String)
  case endNowhere(reason: String)
}

extension Narrator {
  /// What a recognizer did with a touch that began at a given time, in a few words.
  package func brief(_ recognizer: RecognizerAnswer, began: Double?) -> String {
    var text = self.text(recognizer).plain
    if !recognizer.isWaiting, let last = recognizer.changes.last {
      if let change = recognizer.changes.first(where: { $0.state == .began || $0.state == .ended }) {
        var states = [language.state(change.state, isDiscrete: recognizer.isDiscrete)]
        if let began {
          states = [language.say(DeliveryText.after(states[0], seconds: number(change.time - began)))]
        }
        if last.state != change.state {
          states.append(language.state(last.state, isDiscrete: recognizer.isDiscrete))
        }
        text = language.list(states)
      } else {
        text =
          language.say(
            OutcomeText.states(
              names: RichText(language.state(last.state, isDiscrete: false)), waitedFor: nil,
              reason: reason(last.cause, of: recognizer.view ?? ""))
          ).plain
      }
    }
    return language.line(recognizer.id, text)
  }

  /// An alpha, with enough decimals to show on which side of the threshold it is (HT-8).
  package func alpha(_ alpha: Double) -> String {
    let threshold = TraceView.hitTestAlphaThreshold
    guard alpha >= threshold else { return Self.decimal(alpha, readingBelow: threshold) }
    for digits in 2...7 {
      let text = NumberText.decimal(alpha, digits: digits)
      if let shown = Double(text), abs(shown - alpha) <= alpha * 1e-6 { return text }
    }
    return NumberText.decimal(alpha, digits: 8)
  }

  /// The properties of a view that differ from UIKit's defaults, by UIKit's names, which are the same in every
  /// language.
  package func traits(of view: TraceView) -> [String] {
    index.traits(of: view).map { trait in
      let name = trait.property.rawValue
      return switch trait.value {
      case .flag(true), .changed: name
      case .flag(false): name + " false"
      case .number(let number): "\(name) \(trait.property == .alpha ? alpha(number) : self.number(number))"
      case .point(let point): "\(name) \(self.point(point))"
      }
    }
  }

  /// The name of a method or phase, and how many times it occurred.
  package func counted(_ name: String, _ count: Int) -> String {
    count == 1 ? name : "\(name) × \(count)"
  }

  /// The phases of a touch, with consecutive equal ones counted.
  package func phases(_ answer: TouchAnswer) -> String {
    collapsed(answer.samples.map(\.phase.rawValue))
  }
}
