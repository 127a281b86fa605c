// SPDX-License-Identifier: Apache-2.0

import Narration

/// A lane on a sheet with its place: measured once, then drawn.
struct LaneRow {
  private static let nameWidth = 172.0
  private static let resultLeft = 424.0
  private static let mostLines = 3
  private static let lineGap = 7.0
  private static let barHeight = 12.0

  /// Names of which more are counted.
  private static let mostNames = 4

  let track: LaneTrack
  let top: Double
  private(set) var height = 48.0
  var bottom: Double { top + height }

  private let moments: LaneMoments
  private let text: SheetText
  private let names: [String]
  private let roles: [String]
  private var results: [SheetAside] = []
  private let lines: [LaneTrack.Line]
  private let middle: Double

  /// The words above bars, with their places.
  private var labels: [(text: String, look: LaneTrack.Span.Look, box: PictureRect)] = []

  init(
    _ track: LaneTrack, top: Double, moments: LaneMoments, text: SheetText, language: Language,
    labelled: Set<LaneTrack.Span.Look>
  ) {
    self.track = track
    self.top = top
    self.moments = moments
    self.text = text
    let shown = Array(track.names.prefix(Self.mostNames))
    let name = language.say(LaneSheetText.andMore(names: shown, count: track.names.count - shown.count))
    names = text.name.wrap(name, to: Self.nameWidth, lines: 12)
    let role =
      track.role.isEmpty && !track.views.isEmpty
      ? language.say(
        LaneSheetText.on(
          views: [
            language.say(
              LaneSheetText.andMore(
                names: Array(track.views.prefix(Self.mostNames)),
                count: max(track.views.count - Self.mostNames, 0)))
          ])) : track.role
    roles = role.isEmpty ? [] : text.small.wrap(role, to: Self.nameWidth, lines: 6)
    // Of many like lines three stand for all.
    lines = track.kind == .finger ? track.lines : Array(track.lines.prefix(Self.mostLines))
    let spread = Self.lineGap * Double(lines.count - 1)
    middle = top + 27 + spread
    addLabels(labelled)
    addResults()
    let words = 14 + 17 * Double(names.count) + 16 * Double(roles.count)
    let results = 14 + results.reduce(0) { $0 + SheetAside.lineHeight + $1.extraHeight }
    height = max(48, words, results, middle + spread + 15 - top)
  }

  private mutating func addResults() {
    let count = track.ids.count
    let mark = track.mark
    var parts: [SheetAside.Part] = []
    let outcome = track.outcome(count)
    if !outcome.isEmpty {
      parts.append(SheetAside.Part(text: outcome, isBold: true, glyph: track.glyph, mark: mark))
    }
    let reason = track.reason(count)
    if !reason.isEmpty { parts.append(SheetAside.Part(text: reason, mark: outcome.isEmpty ? nil : mark)) }
    let right = Sheet.width - Sheet.margin
    if !parts.isEmpty {
      results.append(SheetAside(parts, from: Self.resultLeft, to: right, text: text))
    }
    results += track.actions.map { action in
      SheetAside(
        [SheetAside.Part(text: action, glyph: .arrow, mark: .gets)],
        from: Self.resultLeft, to: right, text: text)
    }
  }

  // MARK: - Words above bars

  /// What lasts has its word where it is first seen; waiting has it always, with whom it is for.
  private mutating func addLabels(_ labelled: Set<LaneTrack.Span.Look>) {
    guard let line = lines.first else { return }
    let base = middle - Self.lineGap * Double(lines.count - 1) - 10
    let order = line.spans.filter { $0.look == .waiting } + line.spans.filter { $0.look != .waiting }
    for span in order where !span.label.isEmpty {
      let isKnown = labelled.contains(span.look) || labels.contains { $0.look == span.look }
      if isKnown, span.look != .waiting { continue }
      let width = text.small.width(of: span.label)
      let left = max(min(moments.x(span.start) + 6, Self.resultLeft - 10 - width), LaneMoments.left - 12)
      let box = PictureRect(x: left, y: base - 10, width: width, height: 13)
      let wider = PictureRect(x: left - 4, y: base - 10, width: width + 8, height: 13)
      guard !labels.contains(where: { $0.box.intersects(wider) }) else { continue }
      labels.append((span.label, span.look, box))
    }
  }

  var labelBoxes: [PictureRect] {
    labels.map { PictureRect(x: $0.box.minX - 3, y: $0.box.minY, width: $0.box.width + 6, height: 13) }
  }

  var labelledLooks: Set<LaneTrack.Span.Look> { Set(labels.map(\.look)) }

  // MARK: - Drawing

  func node(title: String, id: (String) -> SVGAttribute, moments rules: SVGNode) -> SVGNode {
    var classes = ["object", "track", track.mark.className]
    if track.isWinner { classes.append("winner") }
    if track.isHit { classes.append("hitTestView") }
    var nodes: [SVGNode] = []
    if track.isWinner {
      nodes.append(.rect(PictureRect(x: 12, y: top, width: 656, height: height), radius: 9))
    }
    nodes.append(.group([.classes(["rules"])], [rules]))
    for (position, line) in lines.enumerated() {
      let y = middle + (Double(position) * 2 - Double(lines.count - 1)) * Self.lineGap
      nodes += line.spans.map { bar($0, at: y, id) }
      if let end = line.end { nodes += mark(end, at: y) }
    }
    nodes += labels.map { label in
      .label(
        label.text, at: PicturePoint(x: label.box.minX, y: label.box.minY + 10),
        classes: label.look == .waiting ? ["waits"] : [])
    }
    nodes += who
    var y = top + 3
    for result in results {
      nodes += result.nodes(top: y)
      y += SheetAside.lineHeight + result.extraHeight
    }
    return .group([idOfTrack(id), .classes(classes)], title: title, nodes)
  }

  private func idOfTrack(_ id: (String) -> SVGAttribute) -> SVGAttribute {
    switch track.kind {
    case .finger: id(ElementID.touch(track.ids[0]))
    case .recognizer: id(ElementID.recognizer(track.ids[0]))
    case .view: id(ElementID.view(track.ids[0]))
    }
  }

  private var who: [SVGNode] {
    var y = top + 19
    var nodes: [SVGNode] = []
    for name in names {
      nodes.append(
        .label(
          name, at: PicturePoint(x: Sheet.margin, y: y), isBold: true, size: text.name.size,
          classes: ["name"]))
      y += 16
    }
    y -= 1
    for role in roles {
      nodes.append(.label(role, at: PicturePoint(x: Sheet.margin, y: y), classes: ["muted"]))
      y += 16
    }
    return nodes
  }

  private func bar(_ span: LaneTrack.Span, at y: Double, _ id: (String) -> SVGAttribute) -> SVGNode {
    let (start, end) = (moments.x(span.start), moments.x(span.end))
    if span.look == .undecided {
      return .line(
        PicturePoint(x: start, y: y), PicturePoint(x: end, y: y), classes: ["undecided"])
    }
    let box = PictureRect(
      x: start, y: y - Self.barHeight / 2, width: max(end - start, span.look == .finger ? Self.barHeight : 0),
      height: Self.barHeight)
    let radius = span.look == .finger ? Self.barHeight / 2 : 3
    let mark: SheetMark =
      switch span.look {
      case .waiting: .held
      case .finger: .touch
      case .began: .gets
      case .has, .undecided: .path
      }
    let hatch = mark.isHatched ? [SheetHatch.area(box, radius: radius, mark: mark, id: id)] : []
    return .group([.classes(["during", mark.className])], [.rect(box, radius: radius)] + hatch)
  }

  private func mark(_ end: LaneTrack.End, at y: Double) -> [SVGNode] {
    let x = moments.x(end.time)
    let isSmall = lines.count > 1
    return [
      .group(
        [.classes(["end", end.mark.className])],
        [
          .circle(PicturePoint(x: x, y: y), radius: isSmall ? 6.5 : 8, classes: ["spot"]),
          end.glyph.node(at: PicturePoint(x: x - 6, y: y - 6)),
        ])
    ]
  }
}
