// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The frames of a moving picture: the screen below what each step says, and last the outcome.
struct WalkFrames: PictureWords {
  /// Above the screen there is room for the bar that grows.
  private static let barRoom = 11.0

  let subject: DiagramSubject

  /// The steps that are told, in order, and how many there are with those that are left out.
  let shown: [TouchStep]
  let count: Int

  /// A frame for each step.
  let steps: [ScreenSheet]

  /// The outcome, on the screen as the touch leaves it.
  let last: ScreenSheet

  /// Where the finger is at each step, on the sheet.
  let fingers: [PicturePoint]

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let all = subject.analysis.steps(of: subject.options.touch)
    count = all.count
    let told = all.steps.filter { $0.phase != .hitTest || Self.asked($0) != nil }
    let shown = WalkChoice(of: told, path: Set(subject.answer.hitPath(in: subject.index)),
      story: subject.analysis.story(of: subject.options.touch)
    ).shown
    self.shown = shown
    let moments = subject.analysis.moments(of: shown, touch: subject.options.touch)
    let language = subject.options.language
    let total = all.count

    var scenes: [ScreenDiagram] = []
    var reached = 1
    for (position, step) in shown.enumerated() {
      var moved = subject
      moved.index = moments.screen(at: position)
      moved.narrator = Narrator(language, moved.index)
      moved.touch?.samples = Array(subject.answer.samples.prefix(max(moments.moments[position].samples, 1)))
      if step.phase == .hitTest, let order = Self.asked(step), !subject.answer.walk.isEmpty {
        reached = min(max(reached, order), subject.answer.walk.count)
      }
      if step.isBeforeResult, !subject.answer.walk.isEmpty {
        moved.options.step = reached
      } else {
        moved.laterStep = NumberedStep(step: step, number: step.number, total: total)
      }
      scenes.append(try ScreenDiagram(moved))
    }
    var end = subject
    if !shown.isEmpty {
      end.index = moments.screen(at: shown.count - 1)
      end.narrator = Narrator(language, end.index)
    }
    let outcome = try ScreenDiagram(end)

    // Sentences differ in length; in small type they have room for two lines at most.
    let words = shown.map { step in
      (
        claim: language.say(
          DocumentText.stepOf(
            number: step.number, total: total, phase: subject.narrator.name(step.phase))),
        line: subject.narrator.sentence(step).plain
      )
    }
    let text = SheetText(language)
    let top = words.map { Sheet(claim: $0.claim, line: $0.line, text: text).top }.max() ?? 0
    let before = scenes.first.map { ScreenSheet.boxes(of: $0.scene) } ?? []
    last = ScreenSheet(outcome, top: top, others: before)
    let map = last.map
    steps = zip(scenes, words).map { scene, words in
      ScreenSheet(scene, frame: ScreenSheet.Frame(claim: words.claim, line: words.line, map: map))
    }
    fingers = scenes.compactMap { $0.scene.points(of: $0.scene.answer).last.map { map($0) } }
  }

  /// The position in the walk of the view that a step of the hit test is about; nil for what comes before.
  private static func asked(_ step: TouchStep) -> Int? {
    switch step.kind {
    case .asked(let walk), .entered(let walk), .returned(let walk): walk.order
    case .refusals(let walk): walk.map(\.order).max()
    case .found: 0
    case .events, .repeated: nil
    }
  }

  // MARK: - Nodes

  /// What the frames are made of, each part once, with the steps at which it is seen.
  func nodes(_ style: inout WalkStyle) -> [SVGNode] {
    let heads = merged(steps.map(\.head) + [last.head])
    let frames = steps.map(\.parts) + [last.parts]
    let isMoving = Set(fingers.map { [$0.x, $0.y] }).count > 1
    var nodes = heads.map { style.node($0.node, $0.span(givesWay: true)) }
    for layer in [ScreenSheet.Part.Layer.device, .view, .text, .finger, .label, .outcome] {
      if layer == .finger, isMoving { nodes += movingFinger(&style) }
      let parts = frames.enumerated().map { number, parts in
        // A finger that moves is one for all frames but the last.
        isMoving && layer == .finger && number < steps.count ? [] : parts.filter { $0.layer == layer }
      }
      let seen = merged(parts.map { $0.map(\.node) })
      let places = Dictionary(
        parts.joined().map { ($0.node.withoutIdentifiers, $0.position) }
      ) { first, _ in first }
      let sorted = seen.enumerated().sorted { one, other in
        let (first, second) = (
          places[one.element.node.withoutIdentifiers] ?? 0, places[other.element.node.withoutIdentifiers] ?? 0
        )
        return (first, one.offset) < (second, other.offset)
      }.map(\.element)
      let givesWay = [.text, .label].contains(layer)
      nodes += sorted.map { style.node($0.node, $0.span(givesWay: givesWay)) }
    }
    return nodes
  }

  private struct Seen {
    var node: SVGNode
    var from: Int
    /// The frame with which it goes; nil for what stays to the end.
    var until: Int?

    func span(givesWay: Bool) -> WalkSpan? {
      from == 0 && until == nil ? nil : WalkSpan(from: from, until: until, givesWay: givesWay && until != nil)
    }
  }

  /// The nodes of all frames, those that stay once. Only what the last frame has keeps its identifiers.
  private func merged(_ frames: [[SVGNode]]) -> [Seen] {
    var seen: [Seen] = []
    var open: [SVGNode: Int] = [:]
    for (number, nodes) in frames.enumerated() {
      let isLast = number == frames.count - 1
      var stays: [SVGNode: Int] = [:]
      for node in nodes {
        let plain = node.withoutIdentifiers
        if let position = open[plain] {
          stays[plain] = position
          if isLast { seen[position].node = node }
        } else {
          stays[plain] = seen.count
          seen.append(Seen(node: isLast ? node : plain, from: number, until: nil))
        }
      }
      for (node, position) in open where stays[node] == nil { seen[position].until = number }
      open = stays
    }
    return seen
  }

  /// The finger while it is on its way, with the way behind it.
  private func movingFinger(_ style: inout WalkStyle) -> [SVGNode] {
    guard let start = fingers.first else { return [] }
    let offsets = fingers.map { PicturePoint(x: $0.x - start.x, y: $0.y - start.y) }
    let marks = [SVGNode.circle(start, radius: 10), .circle(start, radius: 4, classes: ["dot"])]
    let finger = SVGNode.group([.classes(["touch", style.moving(offsets)])], marks)
    let span = WalkSpan(from: 0, until: steps.count)
    return [
      style.node(.group([.classes(["touch"])], [.circle(start, radius: 4)]), span),
      style.node(finger, span),
    ]
  }

  var bottom: Double { (steps + [last]).map(\.bottom).max() ?? 0 }

  /// The bar that tells how far the picture is, while it moves.
  func bar(_ style: inout WalkStyle) -> SVGNode {
    let place = PictureRect(
      x: Sheet.margin, y: last.map.frame.minY - Self.barRoom, width: Sheet.contentWidth, height: 3)
    return style.node(
      .group([.classes(["timeline"])], [.rect(place), .rect(place, classes: [WalkStyle.progress])]),
      WalkSpan(from: 0, until: steps.count))
  }
}

extension TouchStep {
  /// Whether it is a step of the hit test before its result.
  fileprivate var isBeforeResult: Bool {
    if case .found = kind { return false }
    return phase == .hitTest
  }
}

extension SVGNode {
  fileprivate var withoutIdentifiers: SVGNode {
    guard case .element(let name, let attributes, let children) = self else { return self }
    let kept = attributes.filter { attribute in
      switch attribute {
      case .id, .about, .movesWith: false
      default: true
      }
    }
    return .element(name, kept, children.map(\.withoutIdentifiers))
  }
}
