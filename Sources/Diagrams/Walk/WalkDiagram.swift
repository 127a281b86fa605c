// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen on which the touch plays: views get their colours and numbers when they are asked, and a caption tells
/// each step.
///
/// The picture moves by itself, in rules of its own style. At rest it is the end of the walk.
struct WalkDiagram: Picture {
  let subject: DiagramSubject

  /// The screen as the walk leaves it, and as it was before, with the shapes at the same positions.
  private let screen: ScreenDiagram
  private let before: ScreenScene
  private let script: WalkScript
  private let screens: WalkScreens

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { !$0.passes.isEmpty } ?? false
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    var whole = subject
    whole.options.step = nil
    var untouched = whole
    untouched.touch = nil
    self.subject = whole
    screen = try ScreenDiagram(whole)
    before = try ScreenScene(untouched)
    script = WalkScript(whole)
    screens = try WalkScreens(whole, script.shown)
  }

  private func say(_ text: DocumentText) -> String { language.text(text) }

  func diagram() -> Diagram {
    let narrator = subject.narrator
    let verdict = narrator.verdict(subject.answer)
    guard Self.applies(to: subject), !script.shown.isEmpty else {
      return subject.sentence(verdict)
    }
    let clock = WalkClock(count: script.shown.count)
    var style = WalkStyle(clock: clock)
    let visible = screen.visible
    let touches = ScreenTouches(scene: screen.scene, visible: visible)
    let labels = ScreenLabels(scene: screen.scene, drawn: screen.drawn, visible: visible, touches: touches)
    let callouts = Callouts(labels.callouts, beside: visible)
    let words = ScreenWords(diagram: screen, touches: touches, namelessCount: labels.namelessCount)
    let later = screens.later.map { WalkScreen($0.diagram) }
    let figure = visible.union(callouts.areas + later.map(\.figure))
    let captions = WalkCaptions(captions(verdict), below: figure, style: &style)
    let legend = PictureLegend(words.legend, below: figure.union(captions.area))
    let lower = figure.union(captions.area).union(legend.area)
    let leftOut = script.count - script.shown.count
    let notes = words.notes + (leftOut > 0 ? [say(.furtherSteps(count: leftOut))] : [])
    let noteLines = DrawingNotes(notes, below: lower)

    let views = ScreenViews(scene: before).device + screen.drawn.flatMap { self.views($0, &style) }
    let frames = screen.drawn.flatMap { hitFrame($0, &style) }
    let (nowFrames, laterFrames) = stepFrames(&style)
    let scrolled = zip(screens.later, later).map { screen, drawing in
      SVGNode.group([.classes(style.classes(screen.span))], drawing.nodes(on: figure))
    }
    let names = plates(labels.plates + callouts.plates.children, &style)
    let beside = SVGNode.group([.classes(["note"])], callouts.areas.map { .rect($0) })
    let texts: [SVGNode] = [.group([.classes(["texts"])], labels.texts), beside, callouts.leaders]
    let plates = [SVGNode.group([.classes(["labels"])], names)]
    let finger = self.touches(touches, &style)
    // What comes later covers what was there, and the finger stays in front of that.
    let stage =
      scrolled.isEmpty
      ? texts + finger + plates : texts + plates + scrolled + laterFrames + finger
    let nodes = views + frames + nowFrames + stage + [captions.node, legend.node, noteLines.node]
    return subject.diagram(
      subject.drawing(
        nodes, in: lower.union(noteLines.area), style: style.css, facts: facts(clock)),
      summary: narrator.joined([say(.walkSummary(steps: script.count)), verdict]),
      textEquivalent: text(leftOut: leftOut, verdict: verdict))
  }

  /// The steps for programs. Times are in seconds of the picture, touches in the coordinates of the step's subject.
  private func facts(_ clock: WalkClock) -> JSONObject {
    .known([
      "hitView": subject.answer.hitView, "count": script.count, "duration": clock.duration,
      "steps": script.shown.enumerated().map { position, step -> JSONObject in
        .known([
          "number": step.number, "phase": step.phase.rawValue, "subject": step.subject,
          "mark": step.mark.rawValue, "point": step.point, "sentence": subject.narrator.sentence(step),
          "start": clock.start(of: position),
        ])
      },
    ])
  }

  // MARK: - Words

  /// The steps, and in the end what came of it.
  private func captions(_ verdict: String) -> [WalkCaptions.Caption] {
    let steps = script.shown.enumerated().map { position, step in
      WalkCaptions.Caption(
        heading: say(
          .stepOf(number: step.number, total: script.count, phase: subject.narrator.name(step.phase))),
        sentence: subject.narrator.sentence(step),
        span: WalkSpan(from: position, until: position + 1, givesWay: true))
    }
    return steps + [
      WalkCaptions.Caption(
        heading: say(.inTheEnd), sentence: verdict, span: WalkSpan(from: script.shown.count))
    ]
  }

  private func text(leftOut: Int, verdict: String) -> String {
    let steps = script.shown.map { "\($0.number). " + TextFitter.line(subject.narrator.sentence($0)) }
    let rest = leftOut > 0 ? ["- " + say(.furtherSteps(count: leftOut))] : []
    return (steps + rest + ["- " + TextFitter.line(verdict)]).joined(separator: "\n") + "\n"
  }

  // MARK: - Views

  private func last(_ shape: ScreenShape) -> WalkScript.Look {
    WalkScript.Look(rawValue: shape.classes[0]) ?? .unasked
  }

  /// A view as it was before, and over that its looks.
  private func views(_ position: Int, _ style: inout WalkStyle) -> [SVGNode] {
    let shape = screen.scene.shapes[position]
    var nodes = ScreenViews(scene: before).nodes(for: before.shapes[position])
    guard shape.isInScope else { return nodes }
    let polygon: SVGNode =
      shape.drawn.map { .polygon($0.points) } ?? .polygon(shape.outline.points, classes: ["outside"])
    for (look, span) in script.looks(of: shape.view.id, last: last(shape)) {
      let classes = ["view", look.rawValue] + (shape.isInvisible ? ["hiddenView"] : [])
      nodes.append(.group([.classes(classes + style.classes(span))], [polygon]))
    }
    return nodes
  }

  /// The frame of the hit-test view, from when it is found.
  private func hitFrame(_ position: Int, _ style: inout WalkStyle) -> [SVGNode] {
    let shape = screen.scene.shapes[position]
    guard last(shape) == .hit else { return [] }
    let frames = ScreenViews(scene: screen.scene).frame(of: shape)
    guard !frames.isEmpty else { return [] }
    return [.group([.classes(style.classes(WalkSpan(from: script.end)))], frames)]
  }

  /// A frame around the view that each step is about, while the step is told.
  private func stepFrames(_ style: inout WalkStyle) -> (now: [SVGNode], later: [SVGNode]) {
    var nodes: (now: [SVGNode], later: [SVGNode]) = ([], [])
    for (position, step) in script.shown.enumerated() {
      let other = screens.diagram(at: position)
      let drawing = other ?? screen
      let view = drawing.subject.index.recognizer(step.subject)?.view ?? step.subject
      let drawn = drawing.drawn.map { drawing.scene.shapes[$0] }
      guard let shape = drawn.first(where: { $0.view.id == view }), shape.isInScope else { continue }
      let span = WalkSpan(from: position, until: position + 1, givesWay: true)
      let mark = step.mark == .current ? "path" : step.mark.rawValue
      let frame = SVGNode.group(
        [.classes(["frame", mark] + style.classes(span))], [.polygon((shape.drawn ?? shape.outline).points)])
      if other == nil { nodes.now.append(frame) } else { nodes.later.append(frame) }
    }
    return nodes
  }

  // MARK: - Names and the finger

  private func plates(_ plates: [SVGNode], _ style: inout WalkStyle) -> [SVGNode] {
    let shapes = Dictionary(screen.scene.shapes.map { ($0.view.id, last($0)) }) { first, _ in first }
    var nodes: [SVGNode] = []
    for group in WalkPlates.groups(plates) {
      let looks = group.view.map { script.looks(of: $0, last: shapes[$0] ?? .unasked) } ?? []
      nodes += looks.isEmpty ? group.nodes : group.before
      for (look, span) in looks {
        nodes.append(
          .group([.classes(style.classes(span))], group.nodes(look, isLast: span.until == nil)))
      }
    }
    return nodes
  }

  /// Where the finger goes down from the beginning; then where it is at each step, with its way behind it.
  private func touches(_ touches: ScreenTouches, _ style: inout WalkStyle) -> [SVGNode] {
    guard touches.isDrag, let start = screen.scene.points(of: subject.answer).first else {
      return touches.nodes
    }
    var answer = subject.answer
    var places: [(from: Int, points: [PicturePoint])] = []
    for (position, count) in screens.samples.enumerated() {
      answer.samples = Array(subject.answer.samples.prefix(count))
      let points = screen.scene.points(of: answer)
      if !points.isEmpty, points != places.last?.points { places.append((position, points)) }
    }
    var nodes: [SVGNode] = [.group([.classes(["touch"])], TouchMarks.down(at: start, radius: 7, arm: 14))]
    for (number, place) in places.enumerated() {
      let next = number + 1 < places.count ? places[number + 1].from : nil
      let classes = style.classes(WalkSpan(from: place.from, until: next))
      // The last is the whole touch, with how it ends.
      let marks =
        next == nil
        ? touches.nodes
        : [
          .group(
            [.classes(["touch"])],
            TouchMarks.way(place.points) + TouchMarks.pressed(at: place.points[place.points.count - 1]))
        ]
      nodes.append(.group([.classes(classes)], marks))
    }
    return nodes
  }
}

extension SVGNode {
  fileprivate var children: [SVGNode] {
    if case .element(_, _, let children) = self { children } else { [] }
  }
}
