// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// The event if the record is of a gesture recognizer, a question or a timer.
  func gestureKind() throws -> TraceEvent.Kind? {
    switch kind {
    case "questionAnswered":
      .questionAnswered(
        QuestionRecord(
          try need(question, "question"), asked: try need(asked, "asked"), recognizer: recognizer,
          other: other, touch: touch, answer: try need(answer, "answer")))
    case "requirementAdded":
      .requirementAdded(recognizer: try need(recognizer, "recognizer"), other: try need(other, "other"))
    case "requirementCycle":
      .requirementCycle(recognizers: try need(recognizers, "recognizers"))
    case "recognizerReceived":
      .recognizerReceived(
        recognizer: try need(recognizer, "recognizer"), method: try need(method, "method"),
        touches: try need(touches, "touches"))
    case "recognizerPassedOver":
      .recognizerPassedOver(
        recognizer: try need(recognizer, "recognizer"), touch: try need(touch, "touch"),
        reason: try need(reason, "reason"))
    case "recognizerIgnoredTouch":
      .recognizerIgnoredTouch(
        recognizer: try need(recognizer, "recognizer"), touch: try need(touch, "touch"))
    case "recognizerWaits":
      .recognizerWaits(
        recognizer: try need(recognizer, "recognizer"), wish: try need(wish, "wish"),
        other: try need(other, "other"))
    case "recognizerStateChanged":
      .recognizerStateChanged(
        recognizer: try need(recognizer, "recognizer"), from: try need(from, "from"),
        to: try need(to, "to"), cause: try need(reason, "reason"))
    case "illegalTransition":
      .illegalTransition(
        recognizer: try need(recognizer, "recognizer"), from: try need(from, "from"),
        to: try need(to, "to"))
    case "exclusionDecided":
      .exclusionDecided(
        recognizer: try need(recognizer, "recognizer"), other: try need(other, "other"),
        prevents: try need(prevents, "prevents"), reason: try need(reason, "reason"))
    case "timerFired":
      .timerFired(owner: try need(owner, "owner"), timer: try need(timer, "timer"))
    default:
      nil
    }
  }
}

extension TraceEvent {
  /// Writes an event of a gesture recognizer, a question or a timer.
  func writeGesture(to object: inout JSONObjectText) throws {
    switch kind {
    case .questionAnswered(let record):
      try object.begin("questionAnswered", self)
      object.field("question", record.question)
      object.field("asked", record.asked)
      object.field("recognizer", record.recognizer)
      object.field("other", record.other)
      object.field("touch", record.touch)
      object.field("answer", record.answer)
    case .requirementAdded(let recognizer, let other):
      try object.begin("requirementAdded", self)
      object.field("recognizer", recognizer)
      object.field("other", other)
    case .requirementCycle(let recognizers):
      try object.begin("requirementCycle", self)
      object.field("recognizers", recognizers)
    case .recognizerReceived(let recognizer, let method, let touches):
      try object.begin("recognizerReceived", self)
      object.field("touches", touches)
      object.field("recognizer", recognizer)
      object.field("method", method)
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      try object.begin("recognizerPassedOver", self)
      object.field("touch", touch)
      object.field("recognizer", recognizer)
      try object.field("reason", reason)
    case .recognizerIgnoredTouch(let recognizer, let touch):
      try object.begin("recognizerIgnoredTouch", self)
      object.field("touch", touch)
      object.field("recognizer", recognizer)
    case .recognizerWaits(let recognizer, let wish, let other):
      try object.begin("recognizerWaits", self)
      object.field("recognizer", recognizer)
      object.field("wish", wish)
      object.field("other", other)
    case .recognizerStateChanged(let recognizer, let from, let to, let cause):
      try object.begin("recognizerStateChanged", self)
      object.field("recognizer", recognizer)
      object.field("from", from)
      object.field("to", to)
      try object.field("reason", cause)
    case .illegalTransition(let recognizer, let from, let to):
      try object.begin("illegalTransition", self)
      object.field("recognizer", recognizer)
      object.field("from", from)
      object.field("to", to)
    case .exclusionDecided(let recognizer, let other, let prevents, let reason):
      try object.begin("exclusionDecided", self)
      object.field("recognizer", recognizer)
      object.field("other", other)
      object.field("prevents", prevents)
      try object.field("reason", reason)
    case .timerFired(let owner, let timer):
      try object.begin("timerFired", self)
      object.field("owner", owner)
      object.field("timer", timer)
    default:
      break
    }
  }
}
