// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Fingers, recognizers, views and calls on one time axis.
struct GestureLanesDiagram: Picture {
  private static let nameWidth = 190.0
  private static let margin = 12.0
  private static let axisHeight = 26.0
  /// The most room right of the last instant, for texts.
  private static let overhang = 300.0
  /// No picture is less wide, so that notes can be read.
  private static let leastWidth = 560.0
  /// If there are more recognizers, those that did least are counted.
  private static let mostRecognizers = 30
  private static let nameFitters = [11.5, 10.5, 9.5].map { TextFitter(size: $0, isBold: true) }
  private static let detailFitters = [10, 9.25].map { TextFitter(size: $0) }

  let subject: DiagramSubject
  let timeline: GestureTimeline

  /// How many recognizers have no lane.
  private let hiddenCount: Int

  /// The timeline with all recognizers, of which the answer counts those that it does not show.
  private let whole: GestureTimeline

  init(_ subject: DiagramSubject) {
    self.subject = subject
    whole = subject.analysis.gestureTimeline(of: subject.answer.touch)
    let limit = subject.options.folds ? Self.mostRecognizers : subject.options.maximumVisibleNodes
    (timeline, hiddenCount) = whole.folded(recognizers: limit)
  }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { $0.hitView != nil } ?? false
  }

  /// Whether a recognizer saw the touch, or something came late.
  static func answers(_ subject: DiagramSubject) -> Bool {
    let outcome = subject.answer.outcome
    return !outcome.recognizers.isEmpty || !outcome.deliveryChanges.isEmpty
  }

  private var words: LaneWords { LaneWords(subject: subject, timeline: timeline) }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), let first = timeline.instants.first, let last = timeline.instants.last
    else {
      return subject.sentence(say(LaneText.nothing))
    }
    guard subject.options.tellsEverything else {
      let words = LaneWords(subject: subject, timeline: whole)
      return LaneSheet(subject, whole).diagram(textEquivalent: words.outline())
    }
    let words = words
    let narrator = narrator
    let summary = say(
      .summary(
        start: narrator.seconds(first.time), end: narrator.seconds(last.time),
        touches: timeline.touches.count))
    return subject.diagram(
      drawing(words), summary: narrator.joined([summary, narrator.verdict(answer)]),
      textEquivalent: words.outline() + (hidden.map { "- \($0)\n" } ?? ""))
  }

  private func drawing(_ words: LaneWords) -> Diagram.Content {
    let axis = TimeAxis(timeline.instants, left: Self.margin + Self.nameWidth + 14) {
      words.seconds($0)
    } pause: {
      say(.pause(time: words.seconds($0)))
    }
    let arrows = LaneArrows(timeline, axis: axis)
    let shaper = LaneShapes(words: words, axis: axis, touch: answer.touch)
    var shapes = timeline.lanes.enumerated().map { position, lane in
      var shape = shaper.shape(of: lane)
      shape.crossings = arrows.crossings(of: position)
      return shape
    }
    let beyond = shapes.map { $0.overhang(beyond: axis.end) }.max() ?? 0
    let right = max(axis.end + min(max(beyond + 4, 36), Self.overhang), Self.leastWidth)
    var y = Self.margin + Self.axisHeight
    for position in shapes.indices {
      shapes[position].place(
        at: y, left: Self.margin + Self.nameWidth, right: right,
        crossings: arrows.textCrossings(of: position))
      y += max(shapes[position].height, 34)
    }
    let tops = shapes.map(\.top)
    let area = PictureRect(x: 0, y: 0, width: right + Self.margin, height: y + 4)
    let frame = LaneFrame(
      axis: axis, top: Self.margin + Self.axisHeight, bottom: y, left: Self.margin, right: right)
    var nodes = frame.background(tops: tops, words: words)
    nodes += shapes.map(lane)
    let texts = shapes.flatMap(\.textBoxes)
    nodes += frame.breaks(around: texts)
    nodes += timeline.arrows.enumerated().map { position, arrow in
      LaneArrows.node(
        arrows.way(of: position, tops: tops), around: texts, classes: ["relation", arrow.kind.rawValue],
        title: words.title(of: arrow))
    }
    nodes += shapes.map { shape in
      .group([.classes(["lane"] + shape.classes)], shape.upper(prefix: subject.options.idPrefix))
    }
    let notes = DrawingNotes(notes(axis), below: area)
    nodes.append(notes.node)
    return subject.drawing(
      nodes, in: area.union(notes.area), fontSize: 10,
      facts: words.facts(axis, tops: tops))
  }

  private func lane(_ shape: LaneShape) -> SVGNode {
    let middle = shape.top + LaneShape.inset + LaneShape.barHeight / 2
    let width = Self.nameWidth - 8
    var texts: [SVGNode] = []
    let (name, nameSize) = Self.fit(shape.name, Self.nameFitters, to: width)
    let (detail, detailSize) = Self.fit(shape.detail, Self.detailFitters, to: width)
    texts.append(
      .label(
        name, at: PicturePoint(x: Self.margin, y: detail.isEmpty ? middle + 4 : middle - 1),
        isBold: shape.isBold || !shape.lane.isFinger, size: nameSize))
    if !detail.isEmpty {
      texts.append(
        .label(
          detail, at: PicturePoint(x: Self.margin, y: middle + 12), size: detailSize,
          classes: ["muted"]))
    }
    let head = SVGNode.group([.classes(["laneName"])], title: shape.title, texts)
    return .group(
      (id(of: shape.lane).map { [subject.id($0)] } ?? []) + [.classes(["lane"] + shape.classes)],
      [head] + shape.lower)
  }

  /// A text in a smaller type if need be, then with shorter names of classes, then cut.
  private static func fit(
    _ text: String, _ fitters: [TextFitter], to width: Double
  ) -> (text: String, size: Double) {
    for text in ClassNames.shorter(text) {
      if let fitter = fitters.first(where: { $0.width(of: text) <= width }) { return (text, fitter.size) }
    }
    return (fitters[0].cut(text, to: width) ?? "…", fitters[0].size)
  }

  private func id(of lane: GestureTimeline.Lane) -> String? {
    switch lane.kind {
    case .finger(let touches): touches.first.map(ElementID.touch)
    case .recognizer: ElementID.recognizer(lane.id)
    case .view: index.responder(lane.id).elementID
    case .calls: "calls"
    }
  }

  private func notes(_ axis: TimeAxis) -> [String] {
    var notes: [LaneText] = []
    if timeline.instants.contains(where: { $0.steps > 1 && !$0.isQuiet }) { notes.append(.orderNote) }
    if !axis.breaks.isEmpty { notes.append(.breakNote) }
    if !timeline.arrows.isEmpty { notes.append(.relationNote) }
    if timeline.lanes.contains(where: { $0.kind == .recognizer }) { notes.append(.possibleNote) }
    if timeline.touches.count > 1 { notes.append(.chosenNote) }
    let touches = subject.analysis.touches.filter { timeline.touches.contains($0.touch) }
    if touches.contains(where: { $0.chain.contains(where: \.passesOn) }) { notes.append(.passedOnNote) }
    return notes.map(say) + (hidden.map { [$0] } ?? [])
  }

  private var hidden: String? { hiddenCount > 0 ? say(LaneText.moreRecognizers(count: hiddenCount)) : nil }
}

extension DiagramKind {
  package static let gestureLanes = DiagramKind(
    picture: GestureLanesDiagram.self, id: "gesture-lanes",
    name: PictureName(
      english: .init("Who won, and when", tab: "Over time"),
      simplifiedChinese: .init("谁在什么时候胜出", tab: "时间线")),
    question: "Who won, when?",
    discussion:
      "A lane for each finger, recognizer and view: who, when, and what became of it and why. Recognizers with "
      + "one reason share a lane, and the winner's is framed. With `--detail full` actions and control events "
      + "have lanes, and arrows tell who waited for whom and who stopped whom.",
    example: "--touch 1", form: .drawing, touch: .needed, place: .touch, position: 2)
}
