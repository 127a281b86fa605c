// SPDX-License-Identifier: Apache-2.0

import Trace

/// Puts the events of an interaction into lanes.
struct GestureTimelineBuilder {
  typealias Moment = GestureTimeline.Moment
  typealias Lane = GestureTimeline.Lane

  private let index: ScreenIndex
  private var result = GestureTimeline()
  private var laneOf: [String: Int] = [:]
  private var clock = MomentClock()

  /// Where the last change of each recognizer, and the last thing that each control sent, stands.
  private var decisions: [String: Moment] = [:]

  /// The last state of each recognizer.
  private var states: [String: String] = [:]
  private var waits: [String: [String]] = [:]

  init(_ interaction: Interaction, _ analysis: TraceAnalysis) {
    index = analysis.index
    result.touches = interaction.touches
    let own = Set(interaction.touches)
    addFingers(interaction)
    let answers = analysis.touches.filter { own.contains($0.touch) }
    for answer in answers {
      for recognizer in answer.outcome.recognizers where recognizer.passedOver == nil {
        add(Lane(kind: .recognizer, id: recognizer.id))
      }
    }
    let acting = Self.actingViews(interaction)
    for answer in answers {
      for step in answer.chain where acting.contains(step.responder.id) {
        add(Lane(kind: .view, id: step.responder.id))
      }
    }
    for id in Self.inOrder(acting, of: interaction) { add(Lane(kind: .view, id: id)) }
    add(Lane(kind: .calls, id: ""))
  }

  private mutating func add(_ lane: Lane) {
    let key = Self.key(lane.kind, lane.id)
    guard laneOf[key] == nil else { return }
    laneOf[key] = result.lanes.count
    result.lanes.append(lane)
  }

  private static func key(_ kind: Lane.Kind, _ id: String) -> String {
    switch kind {
    case .finger: "f" + id
    case .recognizer: "r" + id
    case .view: "v" + id
    case .calls: ""
    }
  }

  private mutating func addFingers(_ interaction: Interaction) {
    var fingers: [(name: String, touches: [String])] = []
    for event in interaction.events {
      guard case .touchUpdated(let sample) = event.kind else { continue }
      if let position = fingers.firstIndex(where: { $0.name == sample.finger }) {
        if !fingers[position].touches.contains(sample.touch) {
          fingers[position].touches.append(sample.touch)
        }
      } else {
        fingers.append((sample.finger, [sample.touch]))
      }
    }
    for finger in fingers { add(Lane(kind: .finger(touches: finger.touches), id: finger.name)) }
  }

  /// The views that do more with touches than pass them on.
  private static func actingViews(_ interaction: Interaction) -> Set<String> {
    var views: Set<String> = []
    for event in interaction.events {
      switch event.kind {
      case .touchUpdated(let sample): if let view = sample.view { views.insert(view) }
      case .touchesKept(let responder, _, _): views.insert(responder)
      case .touchWithheld(_, let view, _), .touchesHeld(let view, _, _, _), .touchesTaken(let view, _, _),
        .touchesDiscarded(let view, _, _, _), .touchDetached(_, let view),
        .controlTracking(let view, _, _, _):
        views.insert(view)
      default: break
      }
    }
    return views
  }

  /// The views in the order in which the events first tell of them.
  private static func inOrder(_ views: Set<String>, of interaction: Interaction) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for event in interaction.events {
      let id: String? =
        switch event.kind {
        case .touchUpdated(let sample): sample.view
        case .touchesDelivered(let responder, _, _): responder
        case .touchWithheld(_, let view, _), .touchesHeld(let view, _, _, _), .touchDetached(_, let view),
          .controlTracking(let view, _, _, _):
          view
        default: nil
        }
      if let id, views.contains(id), seen.insert(id).inserted { found.append(id) }
    }
    return found + views.subtracting(seen).sorted()
  }

  // MARK: - Events

  mutating func read(_ event: TraceEvent) {
    switch event.kind {
    case .touchUpdated(let sample): readSample(sample, event)
    case .recognizerReceived, .recognizerWaits, .recognizerStateChanged, .recognizerIgnoredTouch:
      readRecognizer(event)
    case .touchesDelivered, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchWithheld,
      .touchDetached:
      readView(event)
    case .controlTracking, .propertyChanged, .controlEventsSent: readControl(event)
    case .actionSent, .actionDropped, .callbackSent, .firstResponderChanged: readCall(event)
    default: break
    }
  }

  func timeline() -> GestureTimeline {
    var timeline = result
    timeline.instants = clock.instants
    let kept = timeline.lanes.indices.filter {
      let lane = timeline.lanes[$0]
      return !lane.spans.isEmpty || !lane.marks.isEmpty
    }
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    timeline.lanes = kept.map { timeline.lanes[$0] }
    timeline.arrows = timeline.arrows.compactMap { arrow in
      guard let from = places[arrow.from.lane], let to = places[arrow.to.lane] else { return nil }
      var arrow = arrow
      arrow.from.lane = from
      arrow.to.lane = to
      return arrow
    }
    return timeline
  }

  private mutating func readSample(_ sample: TouchSample, _ event: TraceEvent) {
    guard let lane = laneOf["f" + sample.finger] else { return }
    let isMove = sample.phase == "moved" || sample.phase == "stationary"
    let moment = clock.moment(event.time, .phase, lane: lane, isQuiet: isMove)
    mark(.phase(sample), lane, moment, event)
    switch sample.phase {
    case "began": begin(.touch(sample.touch), lane, moment)
    case "ended", "cancelled": end(.touch(sample.touch), lane, moment)
    default: break
    }
  }

  private mutating func readRecognizer(_ event: TraceEvent) {
    switch event.kind {
    case .recognizerReceived(let recognizer, "touchesBegan", _):
      guard let lane = laneOf["r" + recognizer], states[recognizer] == nil else { return }
      states[recognizer] = StateHistory.initial
      begin(.state(StateHistory.initial), lane, clock.moment(event.time, .received, lane: lane))
    case .recognizerIgnoredTouch(let recognizer, let touch):
      guard let lane = laneOf["r" + recognizer] else { return }
      mark(.ignored(touch: touch), lane, clock.moment(event.time, .received, lane: lane), event)
    case .recognizerWaits(let recognizer, _, let other):
      guard let lane = laneOf["r" + recognizer] else { return }
      let moment = clock.moment(event.time, .waits, lane: lane)
      waits[recognizer, default: []].append(other)
      endState(of: lane, moment)
      begin(.waiting(for: waits[recognizer] ?? []), lane, moment)
    case .recognizerStateChanged(let recognizer, _, let state, let cause):
      readState(state, of: recognizer, cause, event)
    default: break
    }
  }

  private mutating func readState(
    _ state: String, of recognizer: String, _ cause: TraceReason, _ event: TraceEvent
  ) {
    guard let lane = laneOf["r" + recognizer] else { return }
    let isReset = state == StateHistory.initial
    let isQuiet = state == "changed"
    let moment = clock.moment(
      event.time, isReset ? .reset : .state(by: cause.subject), lane: lane, isQuiet: isQuiet)
    let last = result.lanes[lane].spans.indices.last
    if isQuiet, let last, result.lanes[lane].spans[last].kind == .state(state) {
      result.lanes[lane].spans[last].count += 1
      decisions[recognizer] = moment
      return
    }
    endState(of: lane, moment)
    if isReset {
      states[recognizer] = nil
    } else {
      states[recognizer] = state
      begin(.state(state), lane, moment, cause)
    }
    noteRelations(of: recognizer, lane, moment, state, cause)
    if !isReset { decisions[recognizer] = moment }
    waits[recognizer] = nil
  }

  /// Notes the other recognizer that made this one decide so, if there is one.
  private mutating func noteRelations(
    of recognizer: String, _ lane: Int, _ moment: Moment, _ state: String, _ cause: TraceReason
  ) {
    if cause.code == .requiredRecognizerRecognized || cause.code == .recognizerPrevented {
      if let other = cause.subject { point(.fails, from: other, to: lane, moment) }
    } else if state != StateHistory.initial, cause.code != .waitsInCycle {
      let failed = (waits[recognizer] ?? []).filter { states[$0] == "failed" && decisions[$0] != nil }
      if let last = failed.max(by: { (decisions[$0] ?? moment) < (decisions[$1] ?? moment) }) {
        point(.releases, from: last, to: lane, moment)
      }
    }
  }

  private mutating func readView(_ event: TraceEvent) {
    switch event.kind {
    case .touchesDelivered(let responder, let method, let touches):
      guard let lane = laneOf["v" + responder] else { return }
      let moment = clock.moment(event.time, .method, lane: lane, isQuiet: method == "touchesMoved")
      mark(.method(method), lane, moment, event, touches: touches)
      for touch in touches {
        switch method {
        case "touchesBegan": begin(.touch(touch), lane, moment)
        case "touchesEnded", "touchesCancelled":
          end(.touch(touch), lane, moment)
          endHolding(of: touch, nil, lane, moment)
        default: break
        }
      }
    case .touchesHeld(let view, let method, let touches, let reason):
      guard let lane = laneOf["v" + view] else { return }
      begin(
        .held(method: method, touches: touches), lane, clock.moment(event.time, .held, lane: lane), reason)
    case .touchesReleased(let view, let method, let touches, let reason):
      guard let lane = laneOf["v" + view] else { return }
      let moment = clock.moment(event.time, .released, lane: lane)
      for touch in touches { endHolding(of: touch, method, lane, moment) }
      point(.releases, from: reason.subject, to: lane, moment)
    case .touchesDiscarded(let view, let method, let touches, let reason):
      guard let lane = laneOf["v" + view] else { return }
      let moment = clock.moment(event.time, .taken, lane: lane)
      for touch in touches { endHolding(of: touch, method, lane, moment) }
      mark(.discarded(method: method), lane, moment, event, reason, touches: touches)
      point(.cancels, from: reason.subject, to: lane, moment, touches: touches)
    case .touchesTaken(let view, let touches, let reason):
      guard let lane = laneOf["v" + view] else { return }
      let moment = clock.moment(event.time, .method, lane: lane)
      point(.cancels, from: reason.subject, to: lane, moment, touches: touches)
    case .touchWithheld(let touch, let view, let reason):
      guard let lane = laneOf["v" + view] else { return }
      mark(.withheld(touch: touch), lane, clock.moment(event.time, .held, lane: lane), event, reason)
    case .touchDetached(let touch, let view):
      guard let lane = laneOf["v" + view] else { return }
      let moment = clock.moment(event.time, .taken, lane: lane)
      mark(.detached, lane, moment, event)
      end(.touch(touch), lane, moment)
      endHolding(of: touch, nil, lane, moment)
    default: break
    }
  }

  private mutating func readControl(_ event: TraceEvent) {
    switch event.kind {
    case .controlTracking(let control, let hook, _, let answer):
      guard let lane = laneOf["v" + control] else { return }
      let moment = clock.moment(event.time, .hook, lane: lane, isQuiet: hook == "continueTracking")
      mark(.hook(hook, answer: answer), lane, moment, event)
    case .propertyChanged(let object, let property, let value)
    where property == "isTracking" || property == "isHighlighted":
      guard let lane = laneOf["v" + object] else { return }
      let kind: GestureTimeline.Span.Kind = property == "isTracking" ? .tracking : .highlighted
      let moment = clock.moment(event.time, .property, lane: lane)
      if value == "true" { begin(kind, lane, moment) } else { end(kind, lane, moment) }
    case .controlEventsSent(let control, let events):
      guard let lane = laneOf["v" + control] else { return }
      let isQuiet = Set(events).isSubset(of: ["touchDragInside", "touchDragOutside"])
      let moment = clock.moment(event.time, .events, lane: lane, isQuiet: isQuiet)
      mark(.events(events), lane, moment, event)
      decisions[control] = moment
    default: break
    }
  }

  private mutating func readCall(_ event: TraceEvent) {
    guard let lane = laneOf[""] else { return }
    switch event.kind {
    case .actionSent(let record):
      let moment = clock.moment(event.time, .call, lane: lane, isQuiet: record.state == "changed")
      mark(.action(record), lane, moment, event)
      if record.state != "changed" { point(.sends, from: record.sender, to: lane, moment) }
    case .actionDropped(let action, let sender, let reason):
      let moment = clock.moment(event.time, .call, lane: lane)
      mark(.dropped(action: action, sender: sender), lane, moment, event, reason)
      point(.sends, from: sender, to: lane, moment)
    case .callbackSent(let receiver, let method, let subject):
      let moment = clock.moment(event.time, .call, lane: lane)
      mark(.callback(receiver: receiver, method: method, subject: subject), lane, moment, event)
    case .firstResponderChanged(_, _, let responder):
      mark(.firstResponder(responder), lane, clock.moment(event.time, .call, lane: lane), event)
    default: break
    }
  }

  // MARK: - Lanes

  private mutating func mark(
    _ kind: GestureTimeline.Mark.Kind, _ lane: Int, _ moment: Moment, _ event: TraceEvent,
    _ cause: TraceReason? = nil, touches: [String] = []
  ) {
    result.lanes[lane].marks.append(
      GestureTimeline.Mark(
        kind: kind, moment: moment, cause: cause, sequence: event.sequence, touches: touches))
  }

  private mutating func begin(
    _ kind: GestureTimeline.Span.Kind, _ lane: Int, _ moment: Moment, _ cause: TraceReason? = nil
  ) {
    guard !result.lanes[lane].spans.contains(where: { $0.kind == kind && $0.end == nil }) else { return }
    result.lanes[lane].spans.append(GestureTimeline.Span(kind: kind, start: moment, cause: cause))
  }

  private mutating func end(_ kind: GestureTimeline.Span.Kind, _ lane: Int, _ moment: Moment) {
    let open = result.lanes[lane].spans.lastIndex { $0.kind == kind && $0.end == nil }
    if let open { result.lanes[lane].spans[open].end = moment }
  }

  /// Ends what waits of a touch: one method, or all.
  private mutating func endHolding(
    of touch: String, _ method: String?, _ lane: Int, _ moment: Moment
  ) {
    for position in result.lanes[lane].spans.indices where result.lanes[lane].spans[position].end == nil {
      guard case .held(let held, let touches) = result.lanes[lane].spans[position].kind,
        touches.contains(touch), method == nil || held == method
      else { continue }
      result.lanes[lane].spans[position].end = moment
    }
  }

  /// Ends what a recognizer is in, a state or waiting.
  private mutating func endState(of lane: Int, _ moment: Moment) {
    if let last = result.lanes[lane].spans.indices.last, result.lanes[lane].spans[last].end == nil {
      result.lanes[lane].spans[last].end = moment
    }
  }

  private mutating func point(
    _ kind: GestureTimeline.Arrow.Kind, from sender: String?, to lane: Int, _ moment: Moment,
    touches: [String] = []
  ) {
    guard let sender, let (place, from) = source(sender) else { return }
    let arrow = GestureTimeline.Arrow(
      kind: kind, from: GestureTimeline.Arrow.End(lane: place, moment: from),
      to: GestureTimeline.Arrow.End(lane: lane, moment: moment), touches: touches)
    if !result.arrows.contains(arrow) { result.arrows.append(arrow) }
  }

  /// The lane of a recognizer or a control and its last decision; of a scroll view those of its pan (SV-7).
  private func source(_ id: String) -> (lane: Int, moment: Moment)? {
    if let moment = decisions[id], let lane = laneOf["r" + id] ?? laneOf["v" + id] { return (lane, moment) }
    let pan = index.screen.gestureRecognizers.first {
      $0.view == id && UIKitClass.named($0.baseClass ?? $0.className)?.gesture == .scroll
    }
    guard let pan, let moment = decisions[pan.id], let lane = laneOf["r" + pan.id] else { return nil }
    return (lane, moment)
  }
}
