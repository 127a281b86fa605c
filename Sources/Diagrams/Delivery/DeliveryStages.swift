// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the stations of one touch, each with the numbers of this scenario.
struct DeliveryStages: PictureWords {
  let subject: DiagramSubject
  let journey: TouchJourney

  /// The most lines that a list takes in a box.
  static let mostLines = 4

  var stages: [DeliveryStage] {
    [
      DeliveryStage(
        place: .finger, state: .passed, name: say(.finger),
        details: [
          say(.gestureAt(gesture: narrator.gesture(answer), point: narrator.point(answer.location))),
          narrator.phases(answer),
        ]),
      DeliveryStage(place: .system, state: .passed, name: say(.system), details: [say(.notSimulated)]),
      DeliveryStage(
        place: .queue, state: .passed, name: say(.queue),
        details: [say(.takesEvents(count: answer.samples.count))]),
      hitTest,
      sending(.applicationSends, .applicationSends, journey.applicationEvents, to: nil),
      sending(.windowSends, .windowSends, journey.windowEvents, to: answer.window),
      recognizers, view, actions, chain, outcome,
    ]
  }

  // MARK: - Down to the window

  private var hitTest: DeliveryStage {
    var stage = DeliveryStage(place: .hitTest, state: .idle, name: say(.hitTest))
    if !answer.passes.isEmpty {
      let asked = answer.walk.count { !$0.isPassedOver }
      stage.details = [
        say(.walks(count: answer.passes.count, asked: asked, areAlike: !answer.passesDiffer))
      ]
      stage.state = .passed
    }
    if let hitView = answer.hitView {
      stage.details.append(say(.finds(view: narrator.name(hitView), window: answer.window)))
    } else {
      stage.state = .failed
      stage.details.append("× " + say(.findsNobody))
    }
    return stage
  }

  private func sending(
    _ place: DeliveryStage.Place, _ name: DeliveryText, _ count: Int, to window: String?
  ) -> DeliveryStage {
    guard count > 0 else {
      return DeliveryStage(
        place: place, state: .idle, name: say(name), details: [narrator.outcome(.notReached)])
    }
    let words: DeliveryText = window.map { .sentTo(window: $0, count: count) } ?? .sent(count: count)
    return DeliveryStage(place: place, state: .passed, name: say(name), details: [say(words)])
  }

  // MARK: - Recognizers and views

  private var recognizers: DeliveryStage {
    var stage = DeliveryStage(place: .recognizers, state: .idle, name: say(DeliveryText.recognizers))
    let seeing = answer.outcome.recognizers.filter { $0.passedOver == nil }
    let count = journey.recognizers?.count ?? seeing.count
    stage.details = [say(count == 0 ? .collectsNone : .collected(count: count))]
    if answer.unknowns.contains(where: { $0.property == "gestureRecognizers" }) {
      stage.details = stage.details.map { language.text(FlowText.assumed($0)) }
    }
    stage.details += answer.outcome.recognizers.map { recognizer in
      (recognizer.recognized ? "✓ " : "• ") + narrator.brief(recognizer, began: journey.began)
    }
    if count > 0 { stage.state = .passed }
    if seeing.contains(where: \.recognized) { stage.state = .acted }
    if answer.hitView == nil { stage.details = [narrator.outcome(.notReached)] }
    return stage
  }

  private var view: DeliveryStage {
    var stage = DeliveryStage(place: .view, state: .idle, name: say(.view))
    guard let hitView = answer.hitView else {
      stage.details = [narrator.outcome(.notReached)]
      return stage
    }
    let name = narrator.name(hitView)
    if journey.calls.isEmpty {
      stage.details = [say(.noCalls(view: name))]
      if answer.verdict.code == .withheld { stage.state = .failed }
    } else {
      stage.state = .passed
      let methods = journey.calls.map { narrator.counted($0.method, $0.count) }
      stage.details = [say(.calls(view: name, methods: methods))]
    }
    stage.details += answer.outcome.deliveryChanges.map { "• " + narrator.line($0) }
    return stage
  }

  // MARK: - The outcome

  private var chain: DeliveryStage {
    var stage = DeliveryStage(place: .chain, state: .idle, name: say(.chain))
    let reached = answer.chain.filter { $0.outcome != .notReached }
    guard !reached.isEmpty else {
      stage.details = [narrator.outcome(.notReached)]
      return stage
    }
    stage.details = [say(.reached(count: reached.count, total: answer.chain.count))]
    stage.state = .passed
    for step in reached where step.outcome != .forwarded {
      let isTaken = step.outcome != .dropped
      stage.state = isTaken ? .acted : (stage.state == .acted ? .acted : .failed)
      stage.details.append((isTaken ? "✓ " : "× ") + narrator.line(step))
    }
    return stage
  }

  private var actions: DeliveryStage {
    var stage = DeliveryStage(place: .actions, state: .idle, name: say(.actions))
    let calls = narrator.actions(answer)
    stage.details = calls.map { call in (call.kind == .dropped ? "× " : "✓ ") + narrator.line(call) }
    stage.details += answer.outcome.firstResponders.map {
      "✓ " + say(LaneText.becomesFirstResponder(name: narrator.name($0)))
    }
    if stage.details.isEmpty {
      let isKnown =
        answer.outcome.controls.allSatisfy(\.areActionsKnown)
        && answer.outcome.recognizers.allSatisfy { !$0.recognized || $0.areActionsKnown }
      stage.details = [say(isKnown ? .noActions : .noActionsKnown)]
    } else {
      let isDropped = calls.contains { $0.kind == .dropped } && calls.allSatisfy { $0.kind == .dropped }
      stage.state = isDropped ? .failed : .acted
    }
    return stage
  }

  private var outcome: DeliveryStage {
    var stage = DeliveryStage(
      place: .outcome, state: .acted, name: say(.outcome), details: [narrator.verdict(answer)])
    if answer.verdict.code != .selected {
      let callbacks = narrator.actions(answer).filter { $0.kind == .callback }
      stage.details += callbacks.prefix(Self.mostLines - 1).map { narrator.line($0) }
    }
    switch answer.verdict.code {
    case .unclaimed, .dropped, .withheld: stage.state = .failed
    case .undecided: stage.state = .passed
    default: break
    }
    return stage
  }

  // MARK: - Ways

  func ways(between stages: [DeliveryStage]) -> [DeliveryWay] {
    let states = Dictionary(uniqueKeysWithValues: stages.map { ($0.place, $0.state) })
    func isPassed(_ place: DeliveryStage.Place) -> Bool { states[place] != .idle }
    let isFound = answer.hitView != nil
    let isSent = isFound && journey.applicationEvents > 0
    let isDelivered = isSent && journey.windowEvents > 0
    let controls = Set(answer.outcome.controls.map(\.control))
    let calls = narrator.actions(answer)
    let recognizers = Set(answer.outcome.recognizers.map(\.id))
    let sendsFromRecognizers = calls.contains { call in call.sender.map(recognizers.contains) ?? false }
    let sendsFromChain =
      calls.contains { call in call.sender.map(controls.contains) ?? (call.kind == .callback) }
      || !answer.outcome.firstResponders.isEmpty
    var ways = [
      DeliveryWay(tail: .finger, head: .system, isTaken: true),
      DeliveryWay(tail: .system, head: .queue, isTaken: true),
      DeliveryWay(tail: .queue, head: .hitTest, isTaken: isPassed(.hitTest)),
      DeliveryWay(tail: .hitTest, head: .applicationSends, isTaken: isSent),
      DeliveryWay(tail: .applicationSends, head: .windowSends, isTaken: isDelivered),
      DeliveryWay(tail: .windowSends, head: .recognizers, isTaken: isDelivered && isPassed(.recognizers)),
      DeliveryWay(tail: .windowSends, head: .view, isTaken: isDelivered && isPassed(.view)),
      DeliveryWay(tail: .recognizers, head: .actions, isTaken: sendsFromRecognizers, label: say(.sends)),
      DeliveryWay(tail: .view, head: .chain, isTaken: isPassed(.chain)),
      DeliveryWay(tail: .chain, head: .actions, isTaken: sendsFromChain, label: say(.sends)),
      DeliveryWay(tail: .actions, head: .outcome, isTaken: isPassed(.actions)),
      DeliveryWay(tail: .chain, head: .outcome, isTaken: isPassed(.chain)),
    ]
    if states[.recognizers] == .acted, !sendsFromRecognizers {
      ways.append(DeliveryWay(tail: .recognizers, head: .outcome, isTaken: true))
    }
    if states[.view] == .failed { ways.append(DeliveryWay(tail: .view, head: .outcome, isTaken: true)) }
    if !isFound { ways.append(DeliveryWay(tail: .hitTest, head: .outcome, isTaken: true)) }
    let kinds = Set(
      answer.outcome.deliveryChanges.filter { $0.reason?.subject.map(recognizers.contains) ?? false }
        .map(\.kind))
    let words: DeliveryText? =
      kinds.contains(.taken)
      ? .cancels : kinds.contains(.discarded) ? .withholds : kinds.contains(.held) ? .delays : nil
    if let words {
      ways.append(
        DeliveryWay(tail: .recognizers, head: .view, isTaken: true, label: say(words), isInterference: true))
    }
    return ways
  }
}
