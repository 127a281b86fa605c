// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the lanes and moments of a sheet from a timeline.
struct LaneTracks: PictureWords {
  private static let mostAround = 3

  let subject: DiagramSubject
  let timeline: GestureTimeline

  /// The answers for all touches in the lanes; that of the picture's touch is last.
  let answers: [TouchAnswer]

  /// The last marks that each of these touches assigned.
  private let marks: [[String: GivenMark]]

  init(_ subject: DiagramSubject, _ timeline: GestureTimeline) {
    self.subject = subject
    self.timeline = timeline
    let touches = subject.analysis.touches
    let others = touches.indices.filter {
      timeline.touches.contains(touches[$0].touch) && touches[$0].touch != subject.answer.touch
    }
    answers = others.map { touches[$0] } + [subject.answer]
    marks = (others + [subject.options.touch]).map { subject.analysis.story(of: $0).marks.last }
  }

  private func time(_ moment: GestureTimeline.Moment) -> Double { timeline.instants[moment.instant].time }

  private func name(_ recognizer: String) -> String {
    TextFitter.line(narrator.recognizerName(recognizer))
  }

  var tracks: [LaneTrack] {
    var tracks = timeline.lanes.compactMap { lane -> LaneTrack? in
      switch lane.kind {
      case .finger: finger(lane)
      case .recognizer: recognizer(lane)
      case .view: view(lane)
      case .calls: nil
      }
    }
    give(calls, to: &tracks)
    return tracks
  }

  // MARK: - Fingers

  private func finger(_ lane: GestureTimeline.Lane) -> LaneTrack {
    let spans = lane.spans.map { LaneTrack.Span(look: .finger, start: time($0.start), end: $0.end.map(time)) }
    let words = LaneWords(subject: subject, timeline: timeline)
    let touches: [String] = if case .finger(let touches) = lane.kind { touches } else { [] }
    let own = answers.last { touches.contains($0.touch) } ?? answer
    var place = ""
    if let hit = own.hitView {
      let around = index.ancestry(of: hit).dropFirst().filter { $0.window == nil }
      place = say(
        .view(TextFitter.line(hit), in: around.prefix(Self.mostAround).map { TextFitter.line($0.id) }))
    }
    return LaneTrack(
      kind: .finger, ids: [lane.id], names: [words.name(of: lane).name], role: narrator.gesture(own),
      mark: .plain, lines: [LaneTrack.Line(spans: spans)], outcome: { _ in "" }, reason: { _ in place })
  }

  // MARK: - Recognizers

  private func recognizer(_ lane: GestureTimeline.Lane) -> LaneTrack {
    let record = index.recognizer(lane.id)
    let state = recognizerOutcome(lane.id)
    return LaneTrack(
      kind: .recognizer, ids: [lane.id], names: [name(lane.id)], role: record.map(role) ?? "",
      views: record.map { $0.isSystem ? [] : [TextFitter.line($0.view)] } ?? [], mark: state.mark,
      lines: [line(of: lane)], outcome: state.words, reason: state.reason,
      isWinner: isWinner(lane.id) && state.mark == .gets)
  }

  private func isWinner(_ id: String) -> Bool { answer.winner == id }

  private func line(of lane: GestureTimeline.Lane) -> LaneTrack.Line {
    var spans: [LaneTrack.Span] = []
    var end: LaneTrack.End?
    for span in lane.spans {
      let (start, last) = (time(span.start), span.end.map(time))
      switch span.kind {
      case .state(.possible):
        spans.append(LaneTrack.Span(look: .undecided, start: start, end: last, label: say(.undecided)))
      case .waiting(let others):
        let label = say(.waits(for: others.first.map(name)))
        spans.append(LaneTrack.Span(look: .waiting, start: start, end: last, label: label))
      case .state(.changed) where spans.last?.look == .began: spans[spans.count - 1].end = last
      case .state(.began), .state(.changed):
        spans.append(LaneTrack.Span(look: .began, start: start, end: last))
      case .state(let state):
        end = LaneTrack.End(time: start, mark: .state(state.mark))
      default: break
      }
    }
    return LaneTrack.Line(spans: spans, end: end)
  }

  /// The outcome of an object: its mark, and for a number of such objects the words and the reason.
  private struct Outcome {
    var mark: SheetMark
    var words: (Int) -> String = { _ in "" }
    var reason: (Int) -> String = { _ in "" }
  }

  /// The marks that the touches assigned to an object, that of the picture's touch last. For the winner only that one.
  private func given(_ id: String) -> [GivenMark] {
    marks.suffix(isWinner(id) ? 1 : marks.count).compactMap { $0[id] }
  }

  private func recognizerOutcome(_ id: String) -> Outcome {
    let all = given(id)
    let given = all.last(where: \.isReceived) ?? all.last { $0.mark != .asked }
    switch given?.cause {
    case .ignoresTouch: return Outcome(mark: .refused, words: { _ in say(.ignoresTouch) })
    case .fails(let reason), .passedOver(let reason):
      return Outcome(
        mark: .refused, words: { say(.failed(count: $0)) }, reason: { why(reason, of: id, count: $0) })
    case .cancelled(let reason):
      return Outcome(
        mark: .lost, words: { say(.cancelled(count: $0)) }, reason: { why(reason, of: id, count: $0) })
    case .waits: return Outcome(mark: .held, words: { _ in say(.stillWaits) })
    default:
      guard given?.isReceived == true else { return Outcome(mark: .fold, words: { _ in say(.undecided) }) }
      let way = way(of: id)
      return Outcome(mark: .gets, words: { _ in say(.recognized) }, reason: { _ in way })
    }
  }

  /// Whether a recognizer that recognized has ended; empty for a discrete gesture.
  private func way(of id: String) -> String {
    let found = answers.flatMap(\.outcome.recognizers).last { $0.id == id && $0.recognized }
    guard let found, !found.isDiscrete else { return "" }
    return found.changes.contains { $0.state == .ended } ? say(.beganAndEnded) : say(.begins)
  }

  /// Why a number of recognizers failed or were cancelled, or a view lost the touch.
  private func why(_ reason: TraceReason?, of id: String, count: Int = 1) -> String {
    guard let reason else { return "" }
    if let winner = reason.preventer {
      return say(.prevented(by: name(winner), count: count))
    }
    return TextFitter.line(narrator.reason(reason, of: index.recognizer(id)?.view ?? id).plain)
  }

  // MARK: - Views

  private func view(_ lane: GestureTimeline.Lane) -> LaneTrack {
    let isHit = lane.id == answer.hitView
    let view = index.view(lane.id)
    var role = view.map(subject.roleName) ?? narrator.kind(index.responder(lane.id).kind)
    if isHit { role = language.list([role, say(GraphText.hitTestView)]) }
    let state = viewOutcome(lane)
    return LaneTrack(
      kind: .view, ids: [lane.id], names: [TextFitter.line(lane.id)], role: role, mark: state.mark,
      lines: [line(of: lane, state)], outcome: state.words, reason: state.reason,
      isWinner: isWinner(lane.id) && state.mark == .gets, isHit: isHit)
  }

  private func viewOutcome(_ lane: GestureTimeline.Lane) -> Outcome {
    // The loss of one touch is reported, even if the view gets another.
    let all = given(lane.id)
    let given = all.last { $0.mark == .lost || $0.mark == .held } ?? all.last(where: \.isReceived)
    switch given?.cause {
    case .neverGets(let reason):
      return Outcome(
        mark: .lost, words: { _ in say(LaneSheetText.neverGets) }, reason: { _ in why(reason, of: lane.id) })
    case .cancelled(let reason):
      return Outcome(
        mark: .lost, words: { say(.cancelled(count: $0)) }, reason: { _ in why(reason, of: lane.id) })
    case .heldBack(_, let reason):
      return Outcome(
        mark: .held, words: { _ in say(.stillWaits) }, reason: { _ in why(reason, of: lane.id) })
    default: break
    }
    let step = answers.compactMap { $0.chain.first { $0.responder.id == lane.id } }.last
    var mark = step?.outcome.mark
    if let given {
      // A view that gets the touch late may pass it on.
      let isOnlyLate = if case .getsLate = given.cause { true } else { false }
      if !isOnlyLate || mark == nil || mark == .unasked { mark = .gets }
    }
    switch mark {
    case .gets:
      let released = answers.flatMap(\.outcome.deliveryChanges).last {
        $0.view == lane.id && $0.kind == .released
      }
      let late = released?.lateness.map { say(.endIsLate(by: narrator.number($0))) } ?? ""
      return Outcome(mark: .gets, words: { _ in say(LaneSheetText.getsTouch) }, reason: { _ in late })
    case .path: return Outcome(mark: .path, reason: { _ in say(.passesOn) })
    case .lost: return Outcome(mark: .lost, words: { _ in say(.endsHere) })
    default:
      let isReached = lane.marks.contains { $0.kind == .method(.began) }
      return Outcome(mark: .path, reason: { _ in isReached ? say(.hasTouch) : "" })
    }
  }

  private func line(of lane: GestureTimeline.Lane, _ state: Outcome) -> LaneTrack.Line {
    var spans: [LaneTrack.Span] = []
    for span in lane.spans {
      let (start, last) = (time(span.start), span.end.map(time))
      switch span.kind {
      case .touch:
        // Simultaneous touches share a bar.
        if let other = spans.lastIndex(where: { $0.look == .has && start <= $0.end ?? .infinity }) {
          spans[other].end = spans[other].end.flatMap { end in last.map { max(end, $0) } }
        } else {
          spans.append(LaneTrack.Span(look: .has, start: start, end: last, label: say(.hasTouch)))
        }
      case .held(let method, _):
        let who = span.cause?.subject.map(name)
        let label = method == .began ? say(.waits(for: who)) : say(.endWaits(for: who))
        spans.append(LaneTrack.Span(look: .waiting, start: start, end: last, label: label))
      default: break
      }
    }
    let times = LaneTrack.Line(spans: spans).times + lane.marks.map { time($0.moment) }
    let end = state.mark.glyph == nil ? nil : times.max().map { LaneTrack.End(time: $0, mark: state.mark) }
    return LaneTrack.Line(spans: spans, end: end)
  }

  // MARK: - Calls

  /// The actions and callbacks of all touches, each once.
  private var calls: [ActionCall] {
    var calls: [ActionCall] = []
    for call in answers.flatMap(\.outcome.actions) where call.target != nil && call.kind != .dropped {
      if index.recognizer(call.sender ?? "")?.isSystem == true { continue }
      if !calls.contains(where: {
        $0.name == call.name && $0.sender == call.sender && $0.target == call.target
          && $0.subject == call.subject
      }) {
        calls.append(call)
      }
    }
    return calls
  }

  /// Assigns each call to its sender; calls without one to the winner, else to the hit-test view.
  private func give(_ calls: [ActionCall], to tracks: inout [LaneTrack]) {
    for call in calls {
      let owner =
        tracks.firstIndex { $0.ids.contains(call.sender ?? "") }
        ?? tracks.firstIndex { $0.isWinner } ?? tracks.lastIndex { $0.isHit }
      guard let owner else { continue }
      let words = say(
        GraphText.actionOn(action: TextFitter.line(call.name), target: TextFitter.line(call.target ?? "?")))
      let all = call.count > 1 ? language.list([words, say(.times(count: call.count))]) : words
      tracks[owner].actions.append(all)
    }
  }

  // MARK: - Moments

  /// The moments when fingers went down or were lifted, and when something was decided.
  func moments(_ tracks: [LaneTrack]) -> [LaneMoments.Moment] {
    var moments: [LaneMoments.Moment] = []
    let words = LaneWords(subject: subject, timeline: timeline)
    for lane in timeline.lanes {
      for mark in lane.marks {
        guard case .phase(let sample) = mark.kind, !sample.isMove else { continue }
        moments.append(LaneMoments.Moment(time: time(mark.moment), words: words.words(of: mark), rank: 1))
      }
      guard lane.kind == .recognizer else { continue }
      for span in lane.spans {
        guard case .state(let state) = span.kind, state != .possible, state != .changed else {
          continue
        }
        let rank = isWinner(lane.id) ? 0 : 2
        moments.append(LaneMoments.Moment(time: time(span.start), words: cause(span.cause), rank: rank))
      }
    }
    for track in tracks where track.kind == .view {
      let rank = track.isHit || track.isWinner ? 2 : 3
      moments += track.lines.flatMap(\.times).map { LaneMoments.Moment(time: $0, rank: rank) }
    }
    return moments
  }

  /// What time or the fingers decided, in a word or two.
  private func cause(_ reason: TraceReason?) -> String {
    switch reason?.code {
    case .nextTapLate: say(.noNextTap)
    case .heldLongEnough, .delayOver:
      reason?.numbers[.duration].map { say(.held(duration: narrator.number($0))) } ?? ""
    case .movedFarEnough, .movedSheet: say(LaneSheetText.moved)
    default: ""
    }
  }
}

/// A lane of a sheet: an object, what it did over time, and its outcome.
struct LaneTrack {
  enum Kind: Hashable { case finger, recognizer, view }

  /// Something with a duration, in seconds.
  struct Span: Hashable {
    enum Look: String, Hashable {
      case finger, undecided, waiting, has, began
    }

    var look: Look
    var start: Double
    /// The end; nil if it was still going on.
    var end: Double?
    /// The words above it.
    var label = ""
  }

  /// The symbol at an end.
  struct End: Hashable {
    var time: Double
    var mark: SheetMark
  }

  /// What one object did; if it has no end, it goes on.
  struct Line: Hashable {
    var spans: [Span]
    var end: End?

    var times: [Double] {
      spans.flatMap { [$0.start] + ($0.end.map { [$0] } ?? []) } + (end.map { [$0.time] } ?? [])
    }
  }

  var kind: Kind
  var ids: [String]
  var names: [String]

  /// The role of the object, in a word or two.
  var role: String

  /// The views of recognizers.
  var views: [String] = []

  var mark: SheetMark
  var lines: [Line]

  /// The words of the outcome, for a number of objects.
  var outcome: (Int) -> String

  /// The reason, for a number of objects; tracks with the same reason can share a lane.
  var reason: (Int) -> String
  var actions: [String] = []
  var isWinner = false
  var isHit = false

  /// Whether it can share a lane with others.
  var isFoldable: Bool { !isWinner && !isHit && actions.isEmpty }

  func isLike(_ other: LaneTrack, sameReason: Bool) -> Bool {
    isFoldable && other.isFoldable && kind == other.kind && mark == other.mark
      && outcome(1) == other.outcome(1) && (!sameReason || reason(1) == other.reason(1))
  }

  mutating func add(_ other: LaneTrack, otherwise reasons: String) {
    if reason(1) != other.reason(1) { reason = { _ in reasons } }
    ids += other.ids
    names += other.names
    views += other.views.filter { !views.contains($0) }
    lines += other.lines
    role = ""
  }
}

extension [LaneTrack] {
  /// Merges the tracks into a limited number of lanes. Recognizers with the same reason always share a lane; if that is
  /// not enough, then views do, then objects with the same outcome, and finally the fingers and the views other than
  /// the hit-test view.
  func folded(to limit: Int, otherwise reasons: String) -> [LaneTrack] {
    var tracks = self
    tracks.fold(to: 0, otherwise: reasons) { $0.kind == .recognizer && $0.isLike($1, sameReason: true) }
    let rules: [(LaneTrack, LaneTrack) -> Bool] = [
      { $0.isLike($1, sameReason: true) }, { $0.isLike($1, sameReason: false) },
      { $0.kind == $1.kind && $0.isFoldable && $1.isFoldable && $0.kind != .recognizer },
      { $0.kind == $1.kind && $0.isFoldable && $1.isFoldable },
    ]
    for rule in rules where tracks.count > limit { tracks.fold(to: limit, otherwise: reasons, rule) }
    return tracks
  }

  private mutating func fold(
    to limit: Int, otherwise reasons: String, _ belong: (LaneTrack, LaneTrack) -> Bool
  ) {
    var position = 1
    while position < count, count > limit {
      if let other = self[..<position].firstIndex(where: { belong($0, self[position]) }) {
        self[other].add(self[position], otherwise: reasons)
        remove(at: position)
      } else {
        position += 1
      }
    }
  }
}
