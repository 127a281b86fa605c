// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import Trace

/// The answers for scripts: `hitpath explain --format json`.
///
/// Keys stay as they are; new ones may be added. An absent view or reason is null, not missing.
struct ExplanationRecord: Encodable {
  var name: String
  var touches: [Touch]

  struct Touch: Encodable {
    var touch: String
    var finger: String
    var location: TracePoint
    @Nullable var window: String?
    @Nullable var hitView: String?
    var verdict: VerdictRecord
    var walk: [Step]
    var passes: [Pass]
    var chain: [Link]
    var recognizers: [Recognizer]
    var actions: [Action]
    var controlEvents: [ControlEvents]
    var withholdings: [WithholdingRecord]
    var firstResponders: [String]
    var unknown: [Unknown]
    var remarks: [Remark]
    var variants: [Variant]
    var view: ViewRecord?
  }

  struct VerdictRecord: Encodable {
    var code: String
    var sentence: String
    @Nullable var responder: String?
    @Nullable var recognizer: String?
    @Nullable var subject: String?
    var candidates: [String]
    var unsimulated: [String]
    @Nullable var reason: TraceReason?
    var endings: [Ending]
    var isCancelled: Bool
  }

  struct Ending: Encodable {
    var method: String
    var responder: String
    var reason: TraceReason
  }

  struct Step: Encodable {
    var order: Int
    var id: String
    var `class`: String
    var depth: Int
    @Nullable var point: TracePoint?
    var outcome: String
    @Nullable var answer: String?
    @Nullable var isInside: Bool?
    @Nullable var reason: TraceReason?
    var sentence: String
  }

  struct Pass: Encodable {
    var number: Int
    @Nullable var hitView: String?
    var asked: Int
  }

  struct Link: Encodable {
    var id: String
    var `class`: String
    var kind: String
    var next: String
    var outcome: String
    var methods: [String]
    var runsOwnCode: Bool
    var sentence: String
  }

  struct Recognizer: Encodable {
    var id: String
    var `class`: String
    @Nullable var view: String?
    var states: [String]
    @Nullable var reason: TraceReason?
    var waitedFor: [String]
    var isWaiting: Bool
    var isSimulated: Bool
    var sentence: String
  }

  /// An action that was sent, or reached nobody, or another callback.
  struct Action: Encodable {
    var kind: String
    var name: String
    @Nullable var sender: String?
    @Nullable var target: String?
    @Nullable var event: String?
    var states: [String]
    var count: Int
    @Nullable var subject: String?
    @Nullable var reason: TraceReason?
    var sentence: String
  }

  struct ControlEvents: Encodable {
    var control: String
    var events: [String]
    var values: [Value]
  }

  struct Value: Encodable {
    var property: String
    var value: String
  }

  struct WithholdingRecord: Encodable {
    var kind: String
    var view: String
    @Nullable var method: String?
    @Nullable var reason: TraceReason?
    var sentence: String
  }

  struct Unknown: Encodable {
    var property: String
    var views: [String]
    var sentence: String
  }

  /// What limits the answer, other than unknowns.
  struct Remark: Encodable {
    var about: String
    var sentence: String
  }

  /// What becomes of the touch under other settings. Hit view and verdict are null if it never goes down.
  struct Variant: Encodable {
    var settings: [TraceSetting]
    @Nullable var hitView: String?
    @Nullable var verdict: VerdictRecord?
    var sentence: String
  }

  struct ViewRecord: Encodable {
    var id: String
    var outcome: String
    @Nullable var reason: TraceReason?
    @Nullable var ownRefusal: TraceReason?
    @Nullable var point: TracePoint?
    @Nullable var boundsContainPoint: Bool?
    var sentence: String
  }

  init(_ touches: [ExplainedTouch], _ view: TraceView?, _ analysis: TraceAnalysis, _ narrator: Narrator) {
    name = analysis.trace.header.name
    self.touches = touches.map { Touch($0, view, analysis.index, narrator) }
  }

  /// The record as JSON with sorted keys, the line ended.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension ExplanationRecord.Touch {
  fileprivate init(
    _ explained: ExplainedTouch, _ view: TraceView?, _ index: ScreenIndex, _ narrator: Narrator
  ) {
    let answer = explained.answer
    touch = answer.touch
    finger = answer.finger
    location = answer.location
    window = answer.window
    hitView = answer.hitView
    verdict = .init(answer, narrator)
    walk = answer.walk.map { step in
      .init(
        order: step.order, id: step.view, class: index.view(step.view)?.className ?? "", depth: step.depth,
        point: step.point, outcome: step.outcome.rawValue, answer: step.result, isInside: step.isInside,
        reason: step.reason ?? step.insideReason, sentence: narrator.step(step))
    }
    if let returned = answer.returnedView(in: index) {
      walk.append(
        .init(
          order: walk.count + 1, id: returned.view, class: index.view(returned.view)?.className ?? "",
          depth: 0,
          point: nil, outcome: WalkStep.Outcome.hit.rawValue, answer: returned.view, isInside: nil,
          reason: TraceReason(.customHitTest, subject: returned.by), sentence: narrator.returned(returned)))
    }
    passes = answer.passes.map {
      .init(number: $0.number, hitView: $0.hitView, asked: $0.steps.count { !$0.isPassedOver })
    }
    chain = answer.chain.map { step in
      .init(
        id: step.responder.id, class: step.responder.className, kind: step.responder.kind.rawValue,
        next: step.rule.rawValue, outcome: step.outcome.rawValue, methods: step.methods,
        runsOwnCode: step.runsOwnCode, sentence: narrator.outcome(step))
    }
    recognizers = answer.outcome.recognizers.map { .init($0, narrator) }
    actions = narrator.deeds(answer).map { .init($0, narrator) }
    controlEvents = answer.outcome.controls.map { control in
      .init(
        control: control.control, events: control.events,
        values: control.values.map { .init(property: $0.property, value: $0.value) })
    }
    withholdings = answer.outcome.withholdings.map { withholding in
      .init(
        kind: withholding.kind.rawValue, view: withholding.view, method: withholding.method,
        reason: withholding.reason, sentence: narrator.line(withholding))
    }
    firstResponders = answer.outcome.firstResponders
    unknown = answer.unknowns.map {
      .init(property: $0.property, views: $0.views, sentence: narrator.unknown($0))
    }
    remarks =
      narrator.unsimulatedRecognizers(answer).map { [.init(about: "recognizers", sentence: $0)] } ?? []
    variants = explained.variants.map { variant in
      .init(
        settings: variant.settings, hitView: variant.answer?.hitView,
        verdict: variant.answer.map { .init($0, variant.narrator) }, sentence: variant.sentence)
    }
    self.view = view.map { view in
      let reply = answer.answer(for: view, in: index)
      return .init(
        id: view.id, outcome: reply.outcome.rawValue, reason: reply.reason, ownRefusal: reply.ownRefusal,
        point: reply.point, boundsContainPoint: reply.boundsContainPoint, sentence: narrator.view(reply))
    }
  }
}

extension ExplanationRecord.VerdictRecord {
  fileprivate init(_ answer: TouchAnswer, _ narrator: Narrator) {
    self.init(
      code: answer.verdict.code.rawValue, sentence: narrator.verdict(answer),
      responder: answer.verdict.responder, recognizer: answer.verdict.recognizer,
      subject: answer.verdict.subject, candidates: answer.verdict.candidates,
      unsimulated: answer.verdict.unsimulated, reason: answer.verdict.reason,
      endings: answer.verdict.endings.map {
        .init(method: $0.method, responder: $0.responder, reason: $0.reason)
      },
      isCancelled: answer.isCancelled)
  }
}

extension ExplanationRecord.Recognizer {
  fileprivate init(_ recognizer: RecognizerAnswer, _ narrator: Narrator) {
    self.init(
      id: recognizer.id, class: recognizer.className, view: recognizer.view,
      states: recognizer.changes.map(\.state),
      reason: recognizer.changes.last?.cause ?? recognizer.passedOver,
      waitedFor: recognizer.waitedFor, isWaiting: recognizer.isWaiting,
      isSimulated: !recognizer.isUnsimulated,
      sentence: narrator.line(recognizer))
  }
}

extension ExplanationRecord.Action {
  fileprivate init(_ deed: Deed, _ narrator: Narrator) {
    self.init(
      kind: deed.kind.rawValue, name: deed.name, sender: deed.sender, target: deed.target, event: deed.event,
      states: deed.states, count: deed.count, subject: deed.subject, reason: deed.reason,
      sentence: narrator.line(deed))
  }
}

/// A value that is written as null where there is none.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
