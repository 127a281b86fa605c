// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the stations of one touch, each with the numbers of this scenario.
struct DeliveryStages: PictureWords {
  let subject: DiagramSubject
  let journey: TouchJourney

  /// So many callbacks are told at the end.
  private static let mostCallbacks = 3

  /// A station on the way of an event, with what the touch had to do with it.
  struct Stage {
    var name: String
    var details: [String] = []
  }

  var stages: [Stage] {
    [
      Stage(
        name: say(.finger),
        details: [
          say(.gestureAt(gesture: narrator.gesture(answer), point: narrator.point(answer.location))),
          narrator.phases(answer),
        ]),
      Stage(name: say(.system), details: [say(.notSimulated)]),
      Stage(name: say(.queue), details: [say(.takesEvents(count: answer.samples.count))]),
      hitTest,
      sending(.applicationSends, journey.applicationEvents, to: nil),
      sending(.windowSends, journey.windowEvents, to: answer.window),
      recognizers, view, actions, chain, outcome,
    ]
  }

  // MARK: - Down to the window

  private var hitTest: Stage {
    var stage = Stage(name: say(.hitTest))
    if !answer.passes.isEmpty {
      let asked = answer.walk.count { !$0.isPassedOver }
      stage.details = [
        say(.walks(count: answer.passes.count, asked: asked, areAlike: !answer.passesDiffer))
      ]
    }
    if let hitView = answer.hitView {
      stage.details.append(say(.finds(view: narrator.name(hitView), window: answer.window)))
    } else {
      stage.details.append("× " + say(.findsNobody))
    }
    return stage
  }

  private func sending(_ name: DeliveryText, _ count: Int, to window: String?) -> Stage {
    guard count > 0 else { return Stage(name: say(name), details: [narrator.outcome(.notReached).plain]) }
    let words: DeliveryText = window.map { .sentTo(window: $0, count: count) } ?? .sent(count: count)
    return Stage(name: say(name), details: [say(words)])
  }

  // MARK: - Recognizers and views

  private var recognizers: Stage {
    var stage = Stage(name: say(DeliveryText.recognizers))
    let seeing = answer.outcome.recognizers.filter { $0.passedOver == nil }
    let count = journey.recognizers?.count ?? seeing.count
    stage.details = [say(count == 0 ? .collectsNone : .collected(count: count))]
    if answer.unknowns.contains(where: { $0.property == "gestureRecognizers" }) {
      stage.details = stage.details.map { language.say(FlowText.assumed($0)) }
    }
    stage.details += answer.outcome.recognizers.map { recognizer in
      (recognizer.recognized ? "✓ " : "• ") + narrator.brief(recognizer, began: journey.began)
    }
    if answer.hitView == nil { stage.details = [narrator.outcome(.notReached).plain] }
    return stage
  }

  private var view: Stage {
    var stage = Stage(name: say(.view))
    guard let hitView = answer.hitView else {
      stage.details = [narrator.outcome(.notReached).plain]
      return stage
    }
    let name = narrator.name(hitView)
    if journey.calls.isEmpty {
      stage.details = [say(.noCalls(view: name))]
    } else {
      let methods = journey.calls.map { narrator.counted($0.method.rawValue, $0.count) }
      stage.details = [say(.calls(view: name, methods: methods))]
    }
    stage.details += answer.outcome.deliveryChanges.map { "• " + narrator.line($0).plain }
    return stage
  }

  // MARK: - The outcome

  private var chain: Stage {
    var stage = Stage(name: say(.chain))
    let reached = answer.chain.filter { $0.outcome != .notReached }
    guard !reached.isEmpty else {
      stage.details = [narrator.outcome(.notReached).plain]
      return stage
    }
    stage.details = [say(.reached(count: reached.count, total: answer.chain.count))]
    for step in reached where step.outcome != .forwarded {
      stage.details.append((step.outcome == .dropped ? "× " : "✓ ") + narrator.line(step).plain)
    }
    return stage
  }

  private var actions: Stage {
    var stage = Stage(name: say(.actions))
    let calls = answer.outcome.toldActions
    stage.details = calls.map { call in (call.kind == .dropped ? "× " : "✓ ") + narrator.line(call).plain }
    stage.details += answer.outcome.firstResponders.map {
      "✓ " + say(LaneText.becomesFirstResponder(name: narrator.name($0)))
    }
    if stage.details.isEmpty {
      let isKnown =
        answer.outcome.controls.allSatisfy(\.areActionsKnown)
        && answer.outcome.recognizers.allSatisfy { !$0.recognized || $0.areActionsKnown }
      stage.details = [say(isKnown ? .noActions : .noActionsKnown)]
    }
    return stage
  }

  private var outcome: Stage {
    var stage = Stage(name: say(.outcome), details: [narrator.verdict(answer)])
    if case .selected = answer.verdict.act {
      // The verdict says it.
    } else {
      let callbacks = answer.outcome.toldActions.filter { $0.kind == .callback }
      stage.details += callbacks.prefix(Self.mostCallbacks).map { narrator.line($0).plain }
    }
    return stage
  }
}
