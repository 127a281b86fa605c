// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The answers for scripts: `hitpath explain --format json`.
///
/// Keys are stable; new ones may be added.
struct ExplanationJSON {
  let analysis: TraceAnalysis
  let narrator: Narrator

  /// The view in question.
  let view: TraceView?

  /// The screen at the time of a touch.
  private func index(of answer: TouchAnswer) -> ScreenIndex { analysis.index(of: answer) }

  func object(_ touches: [ExplainedTouch], _ inputs: [InputAnswer] = []) -> JSONObject {
    let object: JSONObject = [
      "name": analysis.trace.header.name,
      "touches": touches.map { touch in
        let narrator = Narrator(narrator.language, analysis.index(of: touch.answer))
        return ExplanationJSON(analysis: analysis, narrator: narrator, view: view).object(touch)
      },
    ]
    guard !inputs.isEmpty else { return object }
    return object.adding("inputs", inputs.map(self.object))
  }

  private func object(_ input: InputAnswer) -> JSONObject {
    [
      "input": input.record.input.rawValue,
      "name": input.record.name,
      "pointer": input.record.location?.row,
      "time": input.time,
      "reason": input.reason?.name,
      "sentence": narrator.sentence(input).plain,
      "effects": narrator.effects(of: input).map(\.plain),
    ]
  }

  private func object(_ touch: ExplainedTouch) -> JSONObject {
    let answer = touch.answer
    let remark = narrator.unsimulatedRecognizers(answer)?.plain
    let object: JSONObject = [
      "touch": answer.touch,
      "finger": answer.finger,
      "location": answer.location,
      "window": answer.window,
      "hitView": answer.hitView,
      "verdict": answer.verdictJSON(narrator),
      "walk": walk(of: answer),
      "passes": answer.passes.map(Self.object),
      "chain": answer.chain.map(object),
      "recognizers": answer.outcome.recognizers.map(object),
      "actions": answer.outcome.reportedActions.map(object),
      "controlEvents": answer.outcome.controls.map(Self.object),
      "withholdings": answer.outcome.deliveryChanges.map(object),
      "firstResponders": answer.outcome.firstResponders,
      "screenChanges": answer.outcome.screenChanges.map(object),
      "unknown": answer.unknowns.map(object),
      // What limits the answer, other than unknown facts.
      "remarks": (remark.map { [$0] } ?? []).map { ["about": "recognizers", "sentence": $0] as JSONObject },
      "variants": touch.variants.map(Self.object),
      "cure": touch.cure.map(Self.object),
    ]
    guard let view else { return object }
    let index = index(of: answer)
    var place: TracePoint?
    if case .point(let point) = analysis.tapPlace(of: view.id, for: answer) { place = point }
    return object.adding(
      "view",
      self.object(answer.answer(for: index.view(view.id) ?? view, in: index), of: view)
        .adding("reachedAt", place))
  }

  private static func object(_ answer: CureAnswer) -> JSONObject {
    let settings = answer.cure.settings.map {
      ["object": $0.object, "property": $0.property, "value": $0.value] as JSONObject
    }
    let object: JSONObject = ["settings": settings, "sentence": answer.sentence.plain]
    switch answer.cure.run {
    case .touch(let position): return object.adding("touch", position + 1)
    case .variant(let position): return object.adding("variant", position + 1)
    case nil: return object
    }
  }

  /// The steps, followed by the view that an override returned without asking it.
  private func walk(of answer: TouchAnswer) -> [JSONObject] {
    let index = index(of: answer)
    var walk = answer.walk.map { step in
      self.step(
        step.order, step.view, depth: step.depth, point: step.point, outcome: step.outcome,
        answer: step.result, isInside: step.isInside, reason: step.cause,
        sentence: narrator.step(step).plain, in: index)
    }
    if let returned = answer.returnedView(in: index) {
      walk.append(
        step(
          walk.count + 1, returned.view, depth: 0, point: nil, outcome: .hit, answer: returned.view,
          isInside: nil, reason: TraceReason(.customHitTest, subject: returned.by),
          sentence: narrator.returned(returned).plain, in: index))
    }
    return walk
  }

  private func step(
    _ order: Int, _ view: String, depth: Int, point: TracePoint?, outcome: WalkStep.Outcome,
    answer: String?, isInside: Bool?, reason: TraceReason?, sentence: String,
    in index: ScreenIndex
  ) -> JSONObject {
    [
      "order": order, "id": view, "class": index.view(view)?.className ?? "", "depth": depth,
      "point": point, "outcome": outcome.rawValue, "answer": answer, "isInside": isInside,
      "reason": reason, "sentence": sentence,
    ]
  }

  private static func object(_ pass: HitTestPass) -> JSONObject {
    ["number": pass.number, "hitView": pass.hitView, "asked": pass.steps.count { !$0.isPassedOver }]
  }

  private func object(_ step: ChainStep) -> JSONObject {
    [
      "id": step.responder.id, "class": step.responder.className, "kind": step.responder.kind.rawValue,
      "next": step.rule.rawValue, "outcome": step.outcome.rawValue, "reason": step.reason,
      "methods": step.methods.map(\.rawValue), "runsOwnCode": step.runsOwnCode,
      "sentence": narrator.outcome(step).plain,
    ]
  }

  private func object(_ recognizer: RecognizerAnswer) -> JSONObject {
    [
      "id": recognizer.id, "class": recognizer.className, "view": recognizer.view,
      "states": recognizer.changes.map(\.state.rawValue),
      "reason": recognizer.changes.last?.cause ?? recognizer.passedOver,
      "waitedFor": recognizer.waitedFor, "isWaiting": recognizer.isWaiting,
      "isSimulated": !recognizer.isUnsimulated, "sentence": narrator.line(recognizer).plain,
    ]
  }

  /// An action that was sent or dropped, or a callback.
  private func object(_ call: ActionCall) -> JSONObject {
    [
      "kind": call.kind.rawValue, "name": call.name, "sender": call.sender, "target": call.target,
      "event": call.event?.rawValue, "states": call.states.map(\.rawValue), "count": call.count,
      "subject": call.subject, "reason": call.reason, "sentence": narrator.line(call).plain,
    ]
  }

  private static func object(_ control: ControlAnswer) -> JSONObject {
    [
      "control": control.control, "events": control.events.map(\.rawValue),
      "values": control.values.map { ["property": $0.property, "value": $0.value.words] as JSONObject },
    ]
  }

  private func object(_ change: DeliveryChange) -> JSONObject {
    [
      "kind": change.kind.rawValue, "view": change.view, "method": change.method?.rawValue,
      "reason": change.reason, "sentence": narrator.line(change).plain,
    ]
  }

  private func object(_ change: ScreenChange) -> JSONObject {
    let sentence = narrator.line(change).plain
    return switch change {
    case .appeared(let controller): ["kind": "appeared", "controller": controller, "sentence": sentence]
    case .disappeared(let controller):
      ["kind": "disappeared", "controller": controller, "sentence": sentence]
    case .added(let view, let superview):
      ["kind": "added", "view": view, "superview": superview, "sentence": sentence]
    case .removed(let view): ["kind": "removed", "view": view, "sentence": sentence]
    case .firstResponder(let from, let to):
      ["kind": "firstResponder", "from": from, "to": to, "sentence": sentence]
    }
  }

  private func object(_ unknown: UnknownFact) -> JSONObject {
    ["property": unknown.property, "views": unknown.views, "sentence": narrator.unknown(unknown).plain]
  }

  /// The outcome of the touch with other settings. Hit view and verdict are null if it never goes down.
  private static func object(_ variant: VariantAnswer) -> JSONObject {
    [
      "settings": variant.settings, "hitView": variant.answer?.hitView,
      "verdict": variant.answer.map { $0.verdictJSON(variant.narrator) }, "sentence": variant.sentence,
    ]
  }

  private func object(_ reply: ViewAnswer, of view: TraceView) -> JSONObject {
    [
      "id": view.id, "outcome": reply.outcome.rawValue, "reason": reply.reason,
      "ownRefusal": reply.ownRefusal, "point": reply.point,
      "boundsContainPoint": reply.boundsContainPoint, "sentence": narrator.view(reply).plain,
    ]
  }
}

extension TouchAnswer {
  /// The verdict, as a sentence and as data.
  ///
  /// `act` says who acts and what happens, `because` says why. Each is an object with one member, named like the case.
  func verdictJSON(_ narrator: Narrator) -> JSONObject {
    [
      "code": verdict.code.rawValue,
      "sentence": narrator.verdict(self),
      "act": verdict.act,
      "because": verdict.because,
      "late": verdict.act.late,
      "responder": verdict.responder,
      "recognizer": verdict.recognizer,
      "companions": verdict.companions,
      "subject": verdict.subject,
      "candidates": verdict.candidates,
      "unsimulated": verdict.unsimulated,
      "reason": verdict.reason,
      "endings": verdict.endings.map {
        ["method": $0.method, "responder": $0.responder, "reason": $0.reason] as JSONObject
      },
      "isCancelled": isCancelled,
    ]
  }
}
