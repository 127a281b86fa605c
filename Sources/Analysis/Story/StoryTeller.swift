// SPDX-License-Identifier: Apache-2.0

import Trace

/// Makes a story of the steps of a touch.
struct StoryTeller {
  let answer: TouchAnswer
  let index: ScreenIndex

  func story(of steps: [TouchStep]) -> TouchStory {
    var told: [TouchStory.Step] = []
    for step in steps where !step.onlyCleansUp {
      let first = (told.last?.numbers.upperBound ?? 0) + 1
      told.append(TouchStory.Step(numbers: first...first + step.askedViews - 1, step: step))
    }
    var reader = MarkReader(index)
    for step in told { reader.read(step) }
    let marks = reader.marks(of: answer)
    return TouchStory(beats: beats(of: told), marks: marks)
  }

  // MARK: - Beats

  private func beats(of steps: [TouchStory.Step]) -> [TouchStory.Beat] {
    let kinds = kinds(of: steps.map(\.step))
    var beats: [TouchStory.Beat] = []
    for (step, kind) in zip(steps, kinds) {
      if beats.last?.kind == kind {
        beats[beats.count - 1].steps.append(step)
      } else {
        beats.append(TouchStory.Beat(kind: kind, steps: [step]))
      }
    }
    return beats
  }

  /// The part of each step. They come one after the other, and none comes twice.
  private func kinds(of steps: [TouchStep]) -> [TouchStory.Beat.Kind] {
    let end = steps.count
    let down = steps.firstIndex { $0.phase != .hitTest } ?? end
    let over = steps.firstIndex(where: isOver) ?? end
    let next = steps[over...].dropFirst().firstIndex(where: isOfAnotherTouch) ?? end
    let lift = steps[down..<max(down, next)].firstIndex { $0.firstEvent?.sample?.isOver == true } ?? next
    let acts = steps[down..<max(down, next)].firstIndex(where: \.acts) ?? next
    let decided = lastDecision(of: steps, down..<max(down, next), before: acts)
    let result = decided.map { $0 + 1 } ?? min(lift, acts, next)
    let contest = decided.map { last in
      turn(of: steps[down..<next].firstIndex(where: \.decides) ?? last, in: steps, from: down)
    }
    let moves = steps[down..<max(down, next)].firstIndex { $0.firstEvent?.sample?.isMove == true } ?? next
    return steps.indices.map { position in
      if position < down { return .found }
      if position >= next { return .nextTouch }
      if position >= result { return .result }
      if let contest, position >= contest { return .contest }
      return position >= moves ? .moves : .listening
    }
  }

  /// The last step that decides about a gesture before something is done; after that gestures only go on or end.
  private func lastDecision(of steps: [TouchStep], _ range: Range<Int>, before acts: Int) -> Int? {
    if let recognizer = answer.verdict.recognizer,
      let first = steps[range].firstIndex(where: { $0.recognizes(recognizer) })
    {
      // Whom it prevents is decided right after.
      return steps[first..<range.upperBound].dropFirst().prefix { $0.decides }.indices.last ?? first
    }
    return steps[range].prefix { _ in true }.indices.last {
      $0 < max(acts, range.lowerBound) && steps[$0].decides
    }
  }

  /// The step of the finger, the timer or the code that sets a step going.
  private func turn(of position: Int, in steps: [TouchStep], from start: Int) -> Int {
    let first = steps[start...position].lastIndex { $0.isTurn } ?? position
    if steps[first].firstEvent?.sample?.phase == .began { return position }
    return first
  }

  /// Whether the touch ends or is cancelled in a step.
  private func isOver(_ step: TouchStep) -> Bool {
    step.firstEvent?.sample.map { $0.touch == answer.touch && $0.isOver } == true
  }

  private func isOfAnotherTouch(_ step: TouchStep) -> Bool {
    step.firstEvent?.sample.map { $0.touch != answer.touch } == true
  }
}

extension TouchStep {
  /// How many views were asked in it, at least 1.
  fileprivate var askedViews: Int {
    if case .refusals(let calls) = kind { max(calls.count, 1) } else { 1 }
  }

  /// Whether all that happens is that recognizers become ready for the next gesture.
  package var onlyCleansUp: Bool {
    let events = allEvents
    return !events.isEmpty
      && events.allSatisfy {
        if case .recognizerStateChanged(let record) = $0, record.to == .possible {
          true
        } else {
          false
        }
      }
  }

  /// Whether a recognizer recognizes, fails, waits or prevents another one.
  fileprivate var decides: Bool {
    allEvents.contains { event in
      switch event {
      case .recognizerStateChanged(let record): record.to != .possible && record.to != .changed
      case .exclusionDecided, .recognizerWaits: true
      default: false
      }
    }
  }

  fileprivate func recognizes(_ recognizer: String) -> Bool {
    allEvents.contains { event in
      guard case .recognizerStateChanged(let record) = event, record.recognizer == recognizer else {
        return false
      }
      return record.to == .began || record.to == .ended
    }
  }

  /// Whether somebody does something that a person notices.
  fileprivate var acts: Bool {
    allEvents.contains { event in
      switch event {
      case .actionSent, .actionDropped, .callbackSent, .firstResponderChanged: true
      default: false
      }
    }
  }

  /// Whether a finger, a timer or code sets things going.
  fileprivate var isTurn: Bool {
    switch firstEvent {
    case .touchUpdated?, .timerFired?, .inputReceived?: true
    default: if case .repeated = kind { true } else { false }
    }
  }
}
