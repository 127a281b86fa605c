// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Fingers, recognizers, views and calls on one time axis.
struct GestureLanesDiagram: Picture {
  private static let nameWidth = 168.0
  private static let margin = 12.0
  private static let axisHeight = 26.0
  /// The most room right of the last instant, for texts.
  private static let overhang = 270.0
  private static let nameFitter = TextFitter(size: 11.5, isBold: true)
  private static let detailFitter = TextFitter(size: 10)

  let subject: DiagramSubject
  let timeline: GestureTimeline

  init(_ subject: DiagramSubject) {
    self.subject = subject
    timeline = subject.analysis.gestureTimeline(of: subject.answer.touch)
  }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { $0.hitView != nil } ?? false
  }

  private var words: LaneWords { LaneWords(subject: subject, timeline: timeline) }
  private func text(_ text: LaneText) -> String { subject.options.language.text(text) }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), let first = timeline.instants.first, let last = timeline.instants.last
    else {
      return subject.sentence(text(.nothing), kind: .gestureLanes, title: text(.title))
    }
    let words = words
    let narrator = subject.narrator
    let summary = text(
      .summary(
        start: LaneWords.number(first.time), end: LaneWords.number(last.time),
        touches: timeline.touches.count))
    let acts = [narrator.verdict(subject.answer)]
    return Diagram(
      kind: .gestureLanes, title: text(.title), summary: narrator.joined([summary] + acts),
      textEquivalent: words.outline(), content: .drawing(drawing(words)), idPrefix: subject.options.idPrefix)
  }

  private func drawing(_ words: LaneWords) -> Diagram.Drawing {
    let axis = TimeAxis(timeline.instants, left: Self.margin + Self.nameWidth + 14) { words.seconds($0) }
    let shapes = timeline.lanes.map {
      LaneShapes(words: words, axis: axis, touch: subject.answer.touch).shape(of: $0)
    }
    let beyond = shapes.map { $0.overhang(beyond: axis.end) }.max() ?? 0
    let right = axis.end + min(max(beyond + 4, 36), Self.overhang)
    let labels = shapes.map { LaneLabels($0.labels, right: right) }
    var tops: [Double] = []
    var y = Self.margin + Self.axisHeight
    for (shape, labels) in zip(shapes, labels) {
      tops.append(y)
      y += max(shape.height(labels), 34)
    }
    let area = PictureRect(x: 0, y: 0, width: right + Self.margin, height: y + 4)
    let frame = LaneFrame(
      axis: axis, top: Self.margin + Self.axisHeight, bottom: y, left: Self.margin, right: right)
    var nodes = frame.background(tops: tops, words: words)
    nodes += timeline.arrows.map { arrow($0, axis, tops, words) }
    for position in shapes.indices {
      nodes.append(lane(shapes[position], labels[position], top: tops[position]))
    }
    nodes += frame.breaks(words)
    let notes = DrawingNotes(notes(axis), below: area)
    nodes.append(notes.node)
    let font: [SVGAttribute] = [.fontFamily(TextFitter.fontName), .number(.fontSize, 11)]
    return Diagram.Drawing(
      box: area.union(notes.area), nodes: [.group(font, nodes)],
      facts: LaneFacts(timeline, words: words, axis: axis, tops: tops))
  }

  private func lane(_ shape: LaneShape, _ labels: LaneLabels, top: Double) -> SVGNode {
    let prefix = subject.options.idPrefix
    let middle = top + LaneShape.inset + LaneShape.barHeight / 2
    let width = Self.nameWidth - 8
    var texts: [SVGNode] = []
    let name = Self.nameFitter.cut(shape.name, to: width) ?? "…"
    let detail = Self.detailFitter.cut(shape.detail, to: width) ?? ""
    texts.append(
      .label(
        name, at: PicturePoint(x: Self.margin, y: detail.isEmpty ? middle + 4 : middle - 1),
        isBold: shape.isBold || !isFinger(shape), size: Self.nameFitter.size))
    if !detail.isEmpty {
      texts.append(
        .label(
          detail, at: PicturePoint(x: Self.margin, y: middle + 12), size: Self.detailFitter.size,
          classes: ["muted"]))
    }
    let head = SVGNode.group([.classes(["laneName"])], title: shape.title, texts)
    return .group(
      (id(of: shape.lane).map { [.id(prefix + $0)] } ?? []) + [.classes(["lane"] + shape.classes)],
      [head] + shape.nodes(top: top, labels: labels, prefix: prefix))
  }

  private func isFinger(_ shape: LaneShape) -> Bool {
    if case .finger = shape.lane.kind { true } else { false }
  }

  private func id(of lane: GestureTimeline.Lane) -> String? {
    switch lane.kind {
    case .finger(let touches): touches.first.map(ElementID.touch)
    case .recognizer: ElementID.recognizer(lane.id)
    case .view: subject.index.view(lane.id) != nil ? ElementID.view(lane.id) : ElementID.responder(lane.id)
    case .calls: "calls"
    }
  }

  private func arrow(
    _ arrow: GestureTimeline.Arrow, _ axis: TimeAxis, _ tops: [Double], _ words: LaneWords
  ) -> SVGNode {
    let isDown = arrow.to.lane > arrow.from.lane
    func edge(_ end: GestureTimeline.Arrow.End, isBelow: Bool) -> PicturePoint {
      let top = tops[end.lane] + LaneShape.inset
      return PicturePoint(x: axis.x(end.moment) + 1.5, y: isBelow ? top + LaneShape.barHeight : top)
    }
    let way = [edge(arrow.from, isBelow: isDown), edge(arrow.to, isBelow: !isDown)]
    return .arrow(way, classes: ["relation", arrow.kind.rawValue], title: words.title(of: arrow))
  }

  private func notes(_ axis: TimeAxis) -> [String] {
    var notes: [LaneText] = []
    if timeline.instants.contains(where: { $0.steps > 1 && !$0.isQuiet }) { notes.append(.orderNote) }
    if !axis.breaks.isEmpty { notes.append(.breakNote) }
    if !timeline.arrows.isEmpty { notes.append(.relationNote) }
    if timeline.touches.count > 1 { notes.append(.chosenNote) }
    notes.append(.passedOnNote)
    return notes.map(text)
  }
}
