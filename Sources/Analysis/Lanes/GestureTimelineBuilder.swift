// SPDX-License-Identifier: Apache-2.0

import Trace

/// Sorts the events of an interaction into lanes.
struct GestureTimelineBuilder {
  typealias Moment = GestureTimeline.Moment
  typealias Lane = GestureTimeline.Lane

  private let index: ScreenIndex
  private var result = GestureTimeline()
  private var laneOf: [Owner: Int] = [:]
  private var clock = MomentClock()

  /// The moment of the last state change of each recognizer, and of the last event that each control sent.
  private var decisions: [String: Moment] = [:]

  /// The last state of each recognizer.
  private var states: [String: GestureState] = [:]
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

  /// The object of a lane.
  private enum Owner: Hashable {
    case finger(String), recognizer(String), view(String), calls

    init(_ lane: Lane) {
      switch lane.kind {
      case .finger: self = .finger(lane.id)
      case .recognizer: self = .recognizer(lane.id)
      case .view: self = .view(lane.id)
      case .calls: self = .calls
      }
    }
  }

  private mutating func add(_ lane: Lane) {
    guard laneOf[Owner(lane)] == nil else { return }
    laneOf[Owner(lane)] = result.lanes.count
    result.lanes.append(lane)
  }

  private mutating func addFingers(_ interaction: Interaction) {
    var fingers: [(name: String, touches: [String])] = []
    for event in interaction.events {
      guard let sample = event.kind.sample else { continue }
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
    Set(interaction.events.compactMap { actingView($0.kind) })
  }

  /// The view that has a touch, keeps it, tracks it, or gets it late or never.
  private static func actingView(_ kind: TraceEvent.Kind) -> String? {
    if case .touchesKept(let record) = kind { return record.responder }
    if case .controlTracking(let record) = kind { return record.control }
    return kind.sample?.view ?? DeliveryChange(kind)?.view
  }

  /// The views in the order in which the events mention them.
  private static func inOrder(_ views: Set<String>, of interaction: Interaction) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for event in interaction.events {
      var id = actingView(event.kind)
      if case .touchesDelivered(let record) = event.kind { id = record.responder }
      if let id, views.contains(id), seen.insert(id).inserted { found.append(id) }
    }
    return found + views.subtracting(seen).sorted()
  }

  // MARK: - Events

  mutating func read(_ event: TraceEvent) {
    switch event.kind {
    case .touchUpdated(let sample): readSample(sample, event)

    case .recognizerReceived(let record):
      guard record.method == .began, states[record.recognizer] == nil,
        let (lane, moment) = place(.recognizer(record.recognizer), event, .received)
      else { return }
      states[record.recognizer] = .possible
      begin(.state(.possible), lane, moment)
    case .recognizerIgnoredTouch(let record):
      mark(.ignored(touch: record.touch), at: place(.recognizer(record.recognizer), event, .received), event)
    case .recognizerWaits(let record):
      guard let (lane, moment) = place(.recognizer(record.recognizer), event, .waits) else { return }
      waits[record.recognizer, default: []].append(record.other)
      endState(of: lane, moment)
      begin(.waiting(for: waits[record.recognizer] ?? []), lane, moment)
    case .recognizerStateChanged(let record):
      readState(record.to, of: record.recognizer, record.reason, event)

    case .touchesDelivered(let record):
      readDelivery(of: record.method, to: record.responder, record.touches, event)
    case .touchesHeld(let record):
      guard let (lane, moment) = place(.view(record.view), event, .held) else { return }
      begin(.held(method: record.method, touches: record.touches), lane, moment, record.reason)
    case .touchesReleased(let record):
      guard let (lane, moment) = place(.view(record.view), event, .released) else { return }
      for touch in record.touches { endHolding(of: touch, record.method, lane, moment) }
      point(.releases, from: record.reason.subject, to: lane, moment)
    case .touchesDiscarded(let record):
      guard let (lane, moment) = place(.view(record.view), event, .taken) else { return }
      for touch in record.touches { endHolding(of: touch, record.method, lane, moment) }
      mark(
        .discarded(method: record.method), at: (lane, moment), event, record.reason, touches: record.touches)
      point(.cancels, from: record.reason.subject, to: lane, moment, touches: record.touches)
    case .touchesTaken(let record):
      guard let (lane, moment) = place(.view(record.view), event, .method) else { return }
      point(.cancels, from: record.reason.subject, to: lane, moment, touches: record.touches)
    case .touchWithheld(let record):
      mark(.withheld(touch: record.touch), at: place(.view(record.view), event, .held), event, record.reason)
    case .touchDetached(let record):
      guard let (lane, moment) = place(.view(record.view), event, .taken) else { return }
      mark(.detached, at: (lane, moment), event)
      end(.touch(record.touch), lane, moment)
      endHolding(of: record.touch, nil, lane, moment)

    case .controlTracking(let record):
      let place = self.place(.view(record.control), event, .hook)
      mark(.hook(record.hook, answer: record.answer), at: place, event)
    case .propertyChanged(let record):
      readProperty(record.property, record.value, of: record.object, event)
    case .controlEventsSent(let record):
      guard let place = self.place(.view(record.control), event, .events) else { return }
      mark(.events(record.events), at: place, event)
      decisions[record.control] = place.moment

    case .actionSent(let record):
      let place = self.place(.calls, event, .call)
      mark(.action(record), at: place, event)
      if let place, record.state != .changed {
        point(.sends, from: record.sender, to: place.lane, place.moment)
      }
    case .actionDropped(let record):
      let place = self.place(.calls, event, .call)
      mark(.dropped(action: record.action, sender: record.sender), at: place, event, record.reason)
      if let place { point(.sends, from: record.sender, to: place.lane, place.moment) }
    case .callbackSent(let record):
      let kind = GestureTimeline.Mark.Kind.callback(
        receiver: record.receiver, method: record.method.rawValue, subject: record.subject)
      mark(kind, at: place(.calls, event, .call), event)
    case .firstResponderChanged(let record):
      mark(.firstResponder(record.to), at: place(.calls, event, .call), event)

    case .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .hitTestReturned, .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .recognizersCollected, .responderChain, .eventSent,
      .touchesForwarded, .touchesKept, .eventDropped, .recognizerPassedOver, .questionAnswered,
      .requirementAdded, .requirementCycle, .illegalTransition, .exclusionDecided, .timerFired,
      .targetSearchBegan, .targetAsked, .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept,
      .inputReceived, .viewChanged, .subviewsChanged, .recognizerChanged, .controllerChanged,
      .presentationRefused:
      break
    }
  }

  func timeline() -> GestureTimeline {
    var timeline = result
    timeline.instants = clock.instants
    return timeline.narrowed { !result.lanes[$0].spans.isEmpty || !result.lanes[$0].marks.isEmpty }
  }

  /// The moment of an event and the lane of its object; nil for an object without a lane.
  private mutating func place(
    _ owner: Owner, _ event: TraceEvent, _ act: MomentClock.Act
  ) -> (lane: Int, moment: Moment)? {
    guard let lane = laneOf[owner] else { return nil }
    return (lane, clock.moment(event.time, act, lane: lane))
  }

  private mutating func readSample(_ sample: TouchSample, _ event: TraceEvent) {
    guard let (lane, moment) = place(.finger(sample.finger), event, .phase) else {
      return
    }
    mark(.phase(sample), at: (lane, moment), event)
    if sample.phase == .began { begin(.touch(sample.touch), lane, moment) }
    if sample.isOver { end(.touch(sample.touch), lane, moment) }
  }

  private mutating func readDelivery(
    of method: TouchMethod, to responder: String, _ touches: [String], _ event: TraceEvent
  ) {
    guard let (lane, moment) = place(.view(responder), event, .method) else { return }
    mark(.method(method), at: (lane, moment), event, touches: touches)
    for touch in touches {
      if method == .began { begin(.touch(touch), lane, moment) }
      if method == .ended || method == .cancelled {
        end(.touch(touch), lane, moment)
        endHolding(of: touch, nil, lane, moment)
      }
    }
  }

  private mutating func readProperty(
    _ property: String, _ value: PropertyValue, of object: String, _ event: TraceEvent
  ) {
    let spans: [KnownProperty?: GestureTimeline.Span.Kind] = [
      .isTracking: .tracking, .isHighlighted: .highlighted,
    ]
    guard let kind = spans[KnownProperty(rawValue: property)],
      let (lane, moment) = place(.view(object), event, .property)
    else {
      return
    }
    if value == .bool(true) { begin(kind, lane, moment) } else { end(kind, lane, moment) }
  }

  private mutating func readState(
    _ state: GestureState, of recognizer: String, _ cause: TraceReason, _ event: TraceEvent
  ) {
    let isReset = state == .possible
    let act = isReset ? MomentClock.Act.reset : .state(by: cause.subject)
    guard let (lane, moment) = place(.recognizer(recognizer), event, act) else { return }
    let last = result.lanes[lane].spans.indices.last
    if state == .changed, let last, result.lanes[lane].spans[last].kind == .state(state) {
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

  /// Adds an arrow from the recognizer that caused this decision, if there is one.
  private mutating func noteRelations(
    of recognizer: String, _ lane: Int, _ moment: Moment, _ state: GestureState, _ cause: TraceReason
  ) {
    if cause.code == .requiredRecognizerRecognized || cause.code == .recognizerPrevented {
      if let other = cause.subject { point(.fails, from: other, to: lane, moment) }
    } else if state != .possible, cause.code != .waitsInCycle {
      let failed = (waits[recognizer] ?? []).filter { states[$0] == .failed && decisions[$0] != nil }
      if let last = failed.max(by: { (decisions[$0] ?? moment) < (decisions[$1] ?? moment) }) {
        point(.releases, from: last, to: lane, moment)
      }
    }
  }

  // MARK: - Lanes

  private mutating func mark(
    _ kind: GestureTimeline.Mark.Kind, at place: (lane: Int, moment: Moment)?, _ event: TraceEvent,
    _ cause: TraceReason? = nil, touches: [String] = []
  ) {
    guard let place else { return }
    result.lanes[place.lane].marks.append(
      GestureTimeline.Mark(
        kind: kind, moment: place.moment, cause: cause, sequence: event.sequence, touches: touches))
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

  /// Ends the delayed methods of a touch: one of them, or all.
  private mutating func endHolding(
    of touch: String, _ method: TouchMethod?, _ lane: Int, _ moment: Moment
  ) {
    for position in result.lanes[lane].spans.indices where result.lanes[lane].spans[position].end == nil {
      guard case .held(let held, let touches) = result.lanes[lane].spans[position].kind,
        touches.contains(touch), method == nil || held == method
      else { continue }
      result.lanes[lane].spans[position].end = moment
    }
  }

  /// Ends the current span of a recognizer: a state or waiting.
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

  /// The lane and last decision of a recognizer or control; for a scroll view, those of its pan (SV-7).
  private func source(_ id: String) -> (lane: Int, moment: Moment)? {
    if let moment = decisions[id], let lane = laneOf[.recognizer(id)] ?? laneOf[.view(id)] {
      return (lane, moment)
    }
    let pan = index.screen.gestureRecognizers.first { $0.view == id && $0.gesture == .scroll }
    guard let pan, let moment = decisions[pan.id], let lane = laneOf[.recognizer(pan.id)] else { return nil }
    return (lane, moment)
  }
}

extension GestureTimeline {
  /// The timeline with only the given lanes and the arrows between them.
  fileprivate func narrowed(to isKept: (Int) -> Bool) -> GestureTimeline {
    var narrowed = self
    var places: [Int: Int] = [:]
    narrowed.lanes = []
    for (position, lane) in lanes.enumerated() where isKept(position) {
      places[position] = narrowed.lanes.count
      narrowed.lanes.append(lane)
    }
    narrowed.arrows = arrows.compactMap { arrow in
      guard let from = places[arrow.from.lane], let to = places[arrow.to.lane] else { return nil }
      var arrow = arrow
      arrow.from.lane = from
      arrow.to.lane = to
      return arrow
    }
    return narrowed
  }
}
