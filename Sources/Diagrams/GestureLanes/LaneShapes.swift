// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the shapes of lanes.
struct LaneShapes {
  typealias Span = GestureTimeline.Span
  typealias Mark = GestureTimeline.Mark

  let words: LaneWords
  let axis: TimeAxis

  /// The touch that the picture is about.
  let touch: String

  func shape(of lane: GestureTimeline.Lane) -> LaneShape {
    let name = words.name(of: lane)
    var shape = LaneShape(
      lane: lane, breaks: axis.breaks.map(\.x), name: name.name, detail: name.detail,
      title: name.name + (name.detail.isEmpty ? "" : " (\(name.detail))"), classes: classes(of: lane))
    if case .finger(let touches) = lane.kind { shape.isBold = touches.contains(touch) }
    let rows = Self.rows(of: lane)
    shape.bars = lane.spans.enumerated().map { bar(of: $1, at: $0, in: lane, rows) }
    addTicks(to: &shape, of: lane, rows)
    return shape
  }

  /// Adds the lane's events. Movements in a row, and other equal events, share a text with their number.
  private func addTicks(
    to shape: inout LaneShape, of lane: GestureTimeline.Lane, _ rows: [String: Int]
  ) {
    var position = 0
    while position < lane.marks.count {
      let first = lane.marks[position]
      let run = lane.marks[position...].prefix { mark in
        first.isMovement ? mark.isMovement : words.words(of: mark) == words.words(of: first)
      }
      var counts: [(text: String, count: Int, x: Double)] = []
      for mark in run {
        let text = words.words(of: mark)
        if let known = counts.firstIndex(where: { $0.text == text }) {
          counts[known].count += 1
        } else {
          counts.append((text, 1, axis.x(mark.moment)))
        }
      }
      for (offset, mark) in run.enumerated() {
        var tick = tick(of: mark, in: lane)
        tick.row = mark.touches.first.flatMap { rows[$0] } ?? 0
        let last = shape.ticks.last
        // Ticks that would be one line are one.
        if offset > 0, let last, last.row == tick.row, tick.x - last.x < 2.5 { continue }
        shape.ticks.append(tick)
      }
      shape.texts += texts(counts).map {
        LaneLabels.Label(
          x: $0.x + 2, text: $0.text, classes: tick(of: first, in: lane).classes,
          isSentence: $0.text.contains(", "))
      }
      position += run.count
    }
  }

  /// The texts of events with their counts; texts of the same count are joined.
  private func texts(_ counts: [(text: String, count: Int, x: Double)]) -> [(text: String, x: Double)] {
    var rest = counts[...]
    var result: [(text: String, x: Double)] = []
    while let first = rest.first {
      let same = rest.prefix { $0.count == first.count }
      let names = same.map(\.text).joined(separator: ", ")
      result.append((first.count > 1 ? "\(names) × \(first.count)" : names, first.x))
      rest = rest.dropFirst(same.count)
    }
    return result
  }

  private func classes(of lane: GestureTimeline.Lane) -> [String] {
    switch lane.kind {
    case .finger: ["finger"]
    case .recognizer: ["recognizer"]
    case .view: words.subject.index.view(lane.id)?.control != nil ? ["control"] : ["view"]
    case .calls: ["calls"]
    }
  }

  /// The rows of a view's touches: simultaneous touches have rows of their own.
  static func rows(of lane: GestureTimeline.Lane) -> [String: Int] {
    guard lane.kind == .view else { return [:] }
    var rows: [String: Int] = [:]
    /// When the last touch in each row ended; nil if it did not.
    var ends: [GestureTimeline.Moment?] = []
    for span in lane.spans {
      let touches: [String] =
        switch span.kind {
        case .touch(let touch): [touch]
        case .held(_, let touches): touches
        default: []
        }
      for touch in touches where rows[touch] == nil {
        let ended = lane.spans.filter { $0.holds(touch) }.map(\.end)
        let end: GestureTimeline.Moment? = ended.contains(nil) ? nil : ended.compactMap { $0 }.max()
        if let free = ends.firstIndex(where: { $0.map { $0 <= span.start } ?? false }) {
          rows[touch] = free
          ends[free] = end
        } else {
          rows[touch] = ends.count
          ends.append(end)
        }
      }
    }
    return rows
  }

  private func bar(
    of span: Span, at position: Int, in lane: GestureTimeline.Lane, _ rows: [String: Int]
  ) -> LaneShape.Bar {
    let left = axis.x(span.start)
    let right = span.end.map(axis.x) ?? axis.end + axis.step
    var bar = LaneShape.Bar(
      left: left, right: max(right, left + 3), classes: classes(of: span, in: lane),
      title: words.title(of: span, in: lane))
    let text = words.words(of: span, in: lane)
    let touchRows = rows.values.max() ?? 0
    switch span.kind {
    case .touch(let touch):
      bar.row = rows[touch] ?? 0
      if touchRows > 0 { bar.text = text }
    case .state(StateHistory.initial):
      bar.look = .thin
    case .state(let state):
      bar.text = text
      if state != "changed" { addReason(of: span, in: lane, to: &bar) }
      bar.mayTurn = position > 0 && !lane.spans[position - 1].isShownAsState
    case .waiting:
      bar.look = .hatched
      bar.text = text
    case .held(_, let touches):
      bar.row = touches.first.flatMap { rows[$0] } ?? 0
      bar.look = .hatched
      bar.text = text
      addReason(of: span, in: lane, to: &bar)
    case .tracking:
      bar.row = touchRows + 1
      bar.text = text
    case .highlighted:
      bar.row = touchRows + (lane.spans.contains { $0.kind == .tracking } ? 2 : 1)
      bar.text = text
    }
    return bar
  }

  /// Says why, with shorter names if the sentence is long.
  private func addReason(of span: Span, in lane: GestureTimeline.Lane, to bar: inout LaneShape.Bar) {
    guard let reason = words.reason(of: span, in: lane), let text = bar.text else { return }
    func told(_ reason: String) -> String { words.subject.text(.told(of: text, what: reason)) }
    let isLong = LaneLabels.fitter.width(of: told(reason)) > LaneLabels.sentenceWidth
    bar.remark = isLong ? ClassNames.shortened(reason) : reason
    bar.sentence = bar.remark.map(told)
  }

  private func classes(of span: Span, in lane: GestureTimeline.Lane) -> [String] {
    switch span.kind {
    case .touch(let id):
      return lane.isFinger ? id == touch ? ["touch"] : ["touch", "other"] : ["path"]
    case .state("ended"): return ["recognized"]
    case .state("began"), .state("changed"): return ["recognized"]
    case .state("failed"): return ["failed"]
    case .state("cancelled"): return ["cancelled"]
    case .state: return ["unasked", "possible"]
    case .waiting: return ["waiting"]
    case .held: return ["held"]
    case .tracking: return ["path", "tracking"]
    case .highlighted: return ["hit", "highlighted"]
    }
  }

  private func tick(of mark: Mark, in lane: GestureTimeline.Lane) -> LaneShape.Tick {
    let (look, classes) = look(of: mark)
    return LaneShape.Tick(
      x: axis.x(mark.moment), look: look, classes: classes, title: words.title(of: mark, in: lane),
      id: ElementID.event(mark.sequence))
  }

  private func look(of mark: Mark) -> (LaneShape.Tick.Look, [String]) {
    switch mark.kind {
    case .phase(let sample):
      let classes = sample.touch == touch ? ["finger"] : ["finger", "other"]
      switch sample.phase {
      case "began": return (.dot, classes)
      case "ended": return (.ring, classes)
      case "cancelled": return (.cross, ["cancelled"])
      default: return (.stroke, classes)
      }
    case .method("touchesBegan"): return (.dot, ["path"])
    case .method("touchesEnded"): return (.ring, ["path"])
    case .method("touchesCancelled"): return (.cross, ["cancelled"])
    case .method: return (.stroke, ["path"])
    case .discarded, .withheld, .detached: return (.cross, ["cancelled"])
    case .ignored: return (.cross, ["muted"])
    case .hook(_, answer: false): return (.stroke, ["refused"])
    case .hook, .events: return (.stroke, ["control"])
    case .action, .callback: return (.flag, ["handled"])
    case .dropped: return (.flag, ["dropped"])
    case .firstResponder: return (.flag, ["control"])
    }
  }
}

extension GestureTimeline.Lane {
  var isFinger: Bool { if case .finger = kind { true } else { false } }
}

extension GestureTimeline.Span {
  /// Whether it is a touch, or a method that waits for it.
  fileprivate func holds(_ touch: String) -> Bool {
    switch kind {
    case .touch(touch): true
    case .held(_, let touches): touches.contains(touch)
    default: false
    }
  }

  /// Whether it is a state that a text tells of.
  fileprivate var isShownAsState: Bool {
    switch kind {
    case .state(StateHistory.initial), .waiting: false
    default: true
    }
  }
}

extension GestureTimeline.Mark {
  /// Whether it only tells that fingers moved.
  var isMovement: Bool {
    switch kind {
    case .phase(let sample): sample.phase == "moved" || sample.phase == "stationary"
    case .method("touchesMoved"), .hook("continueTracking", answer: true): true
    case .events(let events): !Set(events).isDisjoint(with: ["touchDragInside", "touchDragOutside"])
    case .action(let record): record.state == "changed"
    default: false
    }
  }
}
