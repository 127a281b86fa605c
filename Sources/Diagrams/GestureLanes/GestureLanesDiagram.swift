// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Fingers, recognizers and views on one time axis, below a claim: who won, when, and why.
struct GestureLanesDiagram: Picture {
  let subject: DiagramSubject
  let timeline: GestureTimeline

  init(_ subject: DiagramSubject) {
    self.subject = subject
    timeline = subject.analysis.gestureTimeline(of: subject.answer.touch)
  }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { $0.hitView != nil } ?? false
  }

  /// Whether a recognizer saw the touch, or something was late.
  static func answers(_ subject: DiagramSubject) -> Bool {
    let outcome = subject.answer.outcome
    return !outcome.recognizers.isEmpty || !outcome.deliveryChanges.isEmpty
  }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !timeline.instants.isEmpty else {
      return subject.sentence(say(LaneText.nothing))
    }
    let words = LaneWords(subject: subject, timeline: timeline)
    return LaneSheet(subject, timeline).diagram(textEquivalent: words.outline())
  }
}

extension DiagramKind {
  package static let gestureLanes = DiagramKind(
    picture: GestureLanesDiagram.self, id: "gesture-lanes",
    name: PictureName(
      english: .init("Who won, and when", tab: "Over time"),
      simplifiedChinese: .init("手势竞争的时间线", tab: "时间线")),
    question: "Who won, when?",
    discussion:
      "A lane for each finger, recognizer and view: who, when, and what became of it and why. Recognizers with "
      + "one reason share a lane, and the winner's is framed. `-T text` has every lane with all that happened in it.",
    example: "--touch 1", form: .drawing, parts: [.sheet, .asides, .lanes], touch: .needed, place: .touch,
    position: 2)
}

extension LaneWords {
  /// The content of one lane over time, and its coordinates.
  func facts(
    _ lane: GestureTimeline.Lane, top: Double?, x: (GestureTimeline.Moment) -> Double
  ) -> JSONObject {
    func time(_ moment: GestureTimeline.Moment) -> Double { timeline.instants[moment.instant].time }
    return .known([
      "id": lane.id, "kind": lane.kind.word, "top": top,
      "spans": lane.spans.map { span in
        JSONObject.known([
          "text": words(of: span, in: lane), "start": time(span.start), "end": span.end.map(time),
          "x": x(span.start), "endX": span.end.map(x),
        ])
      },
      "marks": lane.marks.map { mark -> JSONObject in
        [
          "text": words(of: mark), "start": time(mark.moment), "x": x(mark.moment),
          "event": mark.sequence,
        ]
      },
    ])
  }
}

extension GestureTimeline.Lane.Kind {
  fileprivate var word: String {
    switch self {
    case .finger: "finger"
    case .recognizer: "recognizer"
    case .view: "view"
    case .calls: "calls"
    }
  }
}

/// The texts in lanes, and the lanes as text.
struct LaneWords: PictureWords {
  typealias Span = GestureTimeline.Span
  typealias Mark = GestureTimeline.Mark

  let subject: DiagramSubject
  let timeline: GestureTimeline

  // MARK: - Lanes

  func name(of lane: GestureTimeline.Lane) -> (name: String, detail: String) {
    switch lane.kind {
    case .finger(let touches):
      return (fingerName(lane.id), touches.joined(separator: ", "))
    case .recognizer:
      let record = index.recognizer(lane.id)
      let className = record?.className ?? UIKitClass.recognizer
      return (
        TextFitter.line(lane.id),
        record.map { say(.recognizerOn(className: className, view: $0.view)) } ?? className
      )
    case .view:
      let summary = index.responder(lane.id)
      let name = ObjectName(id: lane.id, className: summary.className)
      let kind = narrator.kind(summary.kind)
      return (name.name, name.className.map { "\($0) · \(kind)" } ?? kind)
    case .calls: return (say(.calls), "")
    }
  }

  /// The name of a finger; default names are translated.
  private func fingerName(_ id: String) -> String {
    switch FingerName(id) {
    case nil: TextFitter.line(id)
    case .only?: say(.finger(number: nil))
    case .numbered(let number)?: say(.finger(number: number))
    }
  }

  private func line(about object: String?, _ what: String) -> String {
    object.map { say(.statement(about: narrator.name($0), what: what)) } ?? what
  }

  /// Whether a sender is a recognizer of a continuous gesture.
  private func isContinuous(_ sender: String?) -> Bool {
    timeline.lanes.contains { lane in
      lane.kind == .recognizer && lane.id == sender && lane.spans.contains { $0.kind == .state(.began) }
    }
  }

  /// Whether the recognizer of a lane has a discrete gesture (GR-8).
  func isDiscrete(_ lane: GestureTimeline.Lane) -> Bool {
    lane.spans.contains { $0.kind == .state(.ended) } && !lane.spans.contains { $0.kind == .state(.began) }
  }

  func words(of span: Span, in lane: GestureTimeline.Lane) -> String {
    switch span.kind {
    case .touch(let touch):
      return say(lane.isFinger ? .touchDown : .hasTouch(touch))
    case .state(let state):
      let name = language.state(state, isDiscrete: isDiscrete(lane))
      return span.count > 1 ? "\(name) × \(span.count)" : name
    case .waiting(let others): return say(.waitsFor(names: narrator.names(others)))
    case .held(let method, _): return say(.held(method: method.rawValue))
    case .tracking: return say(.tracking)
    case .highlighted: return say(.highlighted)
    }
  }

  /// Why a recognizer is in a state, if something decided it.
  func reason(of span: Span, in lane: GestureTimeline.Lane) -> String? {
    guard let cause = span.cause else { return nil }
    let object = index.recognizer(lane.id)?.view ?? lane.id
    return TextFitter.line(narrator.reason(cause, of: object).plain)
  }

  func title(of span: Span, in lane: GestureTimeline.Lane) -> String {
    var sentence = seconds(timeline.instants[span.start.instant].time) + " " + words(of: span, in: lane)
    if let reason = reason(of: span, in: lane) {
      sentence = say(.statement(about: sentence, what: reason))
    }
    return sentence
  }

  /// The short label of a mark.
  func words(of mark: Mark) -> String {
    switch mark.kind {
    case .phase(let sample): return say(.phase(sample.phase))
    case .method(let method): return Self.shortened(method)
    case .discarded(let method): return say(.discarded(method: method.rawValue))
    case .withheld(let touch): return say(.withheld(touch: touch))
    case .detached: return say(.detached)
    case .ignored(let touch): return say(.ignores(touch: touch))
    case .hook(let hook, let answer): return hook.rawValue + (answer.map { " → \($0)" } ?? "")
    case .events(let events): return events.map(\.rawValue).joined(separator: ", ")
    case .action(let record):
      let sent = "\(record.action) → \(TextFitter.line(record.target))"
      guard let state = record.state, state != .ended || isContinuous(record.sender) else { return sent }
      return sent + " (\(state))"
    case .dropped(let action, _): return say(.reachesNobody(action: action))
    case .callback(_, let method, let about):
      return say(.callback(method: method, subject: about.map(narrator.name)))
    case .firstResponder(let id?): return say(.becomesFirstResponder(name: narrator.name(id)))
    case .firstResponder(nil): return say(.nobodyIsFirstResponder)
    }
  }

  /// A touch method's name without the common prefix.
  private static func shortened(_ method: TouchMethod) -> String {
    "\(method)".dropFirst("touches".count).lowercased()
  }

  func title(of mark: Mark, in lane: GestureTimeline.Lane) -> String {
    var sentence = seconds(timeline.instants[mark.moment.instant].time) + " "
    switch mark.kind {
    case .method(let method): sentence += method.rawValue
    case .phase(let sample):
      sentence += sample.touch + " " + words(of: mark) + " " + narrator.point(sample.location)
    case .action(let record):
      sentence += line(about: record.sender, words(of: mark))
      if let event = record.event { sentence += " (\(event))" }
    case .dropped(_, let sender?): sentence += line(about: sender, words(of: mark))
    case .callback(let receiver, _, _): sentence += line(about: receiver, words(of: mark))
    default: sentence += words(of: mark)
    }
    if let cause = mark.cause {
      sentence = say(.statement(about: sentence, what: narrator.reason(cause, of: lane.id).plain))
    }
    return TextFitter.line(sentence)
  }

  func title(of arrow: GestureTimeline.Arrow) -> String {
    let from = name(of: timeline.lanes[arrow.from.lane]).name
    let to = name(of: timeline.lanes[arrow.to.lane]).name
    switch arrow.kind {
    case .fails: return say(.prevents(winner: from, loser: to))
    case .releases: return say(.letsGoOn(who: from, whom: to))
    case .cancels: return say(.takes(who: from, view: to))
    case .sends:
      let marks = timeline.lanes[arrow.to.lane].marks
      let action = marks.first { $0.moment == arrow.to.moment }.map(words)
      return say(.statement(about: from, what: action ?? ""))
    }
  }

  // MARK: - Text

  /// The lanes as lines, each followed by its events in order.
  func outline() -> String {
    timeline.lanes.enumerated().map { position, lane in
      let name = name(of: lane)
      let head = "- " + name.name + (name.detail.isEmpty ? "" : " (\(TextFitter.line(name.detail)))")
      return ([head] + lines(of: lane, at: position).map { "  - " + TextFitter.line($0) })
        .joined(separator: "\n") + "\n"
    }.joined()
  }

  private func lines(of lane: GestureTimeline.Lane, at position: Int) -> [String] {
    // At one moment, events come first, then their causes, then states.
    var lines = lane.marks.map { (moment: $0.moment, rank: 0, text: title(of: $0, in: lane)) }
    for arrow in timeline.arrows where arrow.to.lane == position && arrow.kind != .sends {
      let time = seconds(timeline.instants[arrow.to.moment.instant].time)
      lines.append((arrow.to.moment, 1, time + " " + title(of: arrow)))
    }
    // The marks of a finger already say when it was down.
    if !lane.isFinger { lines += lane.spans.map { ($0.start, 2, line(of: $0, in: lane)) } }
    return lines.enumerated().sorted {
      ($0.element.moment, $0.element.rank, $0.offset) < ($1.element.moment, $1.element.rank, $1.offset)
    }.map(\.element.text)
  }

  /// A state, with its start and duration.
  private func line(of span: Span, in lane: GestureTimeline.Lane) -> String {
    let line = title(of: span, in: lane)
    guard let end = span.end else { return say(.toTheEnd(text: line)) }
    guard end.instant != span.start.instant else { return line }
    return say(.until(text: line, time: narrator.seconds(timeline.instants[end.instant].time)))
  }
}

extension GestureTimeline.Lane {
  var isFinger: Bool { if case .finger = kind { true } else { false } }
}

extension GestureTimeline.Mark {
  /// Whether it only says that fingers moved.
  var isMovement: Bool {
    switch kind {
    case .phase(let sample): sample.phase.isMove
    case .method(.moved), .hook(.continueTracking, answer: true): true
    case .events(let events): !Set(events).isDisjoint(with: [.touchDragInside, .touchDragOutside])
    case .action(let record): record.state == .changed
    default: false
    }
  }
}

/// The sentence above lanes: who won, and why.
struct LaneClaims: PictureWords {
  let subject: DiagramSubject
  let timeline: GestureTimeline

  var claim: String { language.say(laneClaim) }

  private var laneClaim: LaneClaim {
    let gesture = answer.gesture
    let verdict = answer.verdict
    if let winner = answer.winner, index.recognizer(winner) != nil {
      if case .innermost(let count, let kind)? = verdict.because {
        return .innermostWins(sheetName(winner), kind, others: count - 1)
      }
      return verdict.recognizers.count > 1
        ? .together(verdict.recognizers.map(sheetName), gesture) : recognizes(winner, gesture)
    }
    if let late = verdict.act.late, let winner = answer.winner,
      case .heldBack(let recognizer, let waitsForTap, _)? = verdict.because
    {
      return .late(
        view: TextFitter.line(winner), seconds: narrator.number(late), waiter: sheetName(recognizer),
        forTap: waitsForTap)
    }
    if let winner = answer.winner {
      let takesPart = timeline.lanes.contains { $0.kind == .recognizer }
      return takesPart
        ? .noneActs(view: sheetName(winner), gesture) : .noneTakesPart(view: sheetName(winner), gesture)
    }
    switch verdict.act {
    case .neverGets(let view): return .neverGets(view: TextFitter.line(view), gesture)
    case .getsUndecided, .nothingKnown, .decidedInside: return .noneIsKnown(gesture)
    default: return .nobodyHandles(gesture)
    }
  }

  private func recognizes(_ winner: String, _ gesture: TouchAnswer.Gesture) -> LaneClaim {
    guard let loser = answer.losers.first else { return .recognizes(sheetName(winner), gesture) }
    let isReached = timeline.lanes.contains { lane in
      lane.kind == .view && lane.id == loser && lane.marks.contains { $0.kind == .method(.began) }
    }
    return .taken(by: sheetName(winner), gesture, from: TextFitter.line(loser), isCancelled: isReached)
  }

  /// The gesture, where it began, and its start and end times.
  var line: String {
    let fingers = timeline.lanes.filter(\.isFinger)
    let samples = fingers.flatMap(\.spans)
    func seconds(_ moment: GestureTimeline.Moment?) -> String {
      narrator.seconds(moment.map { timeline.instants[$0.instant].time } ?? 0)
    }
    return say(
      LaneSheetText.gesture(
        answer.gesture, point: narrator.point(answer.location),
        start: seconds(samples.map(\.start).min()), end: seconds(samples.compactMap(\.end).max()),
        touches: timeline.touches.count, fingers: fingers.count))
  }
}
