// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// Lanes below a claim, in three columns: who, when, and with which outcome.
struct LaneSheet: PictureWords {
  static let mostLanes = 8

  let subject: DiagramSubject
  let timeline: GestureTimeline
  private let claims: LaneClaims
  private let tracks: [LaneTrack]
  private let moments: LaneMoments
  private let sheet: Sheet

  init(_ subject: DiagramSubject, _ timeline: GestureTimeline) {
    self.subject = subject
    self.timeline = timeline
    claims = LaneClaims(subject: subject, timeline: timeline)
    sheet = subject.sheet(claim: claims.claim, line: claims.line)
    let maker = LaneTracks(subject, timeline)
    let all = maker.tracks
    tracks = all.folded(to: Self.mostLanes, otherwise: maker.say(.forSeveralReasons))
    moments = LaneMoments(maker.moments(all), time: maker.seconds, text: sheet.text)
  }

  func diagram(textEquivalent: String) -> Diagram {
    var top = sheet.top
    var nodes = moments.labels(top: top, time: seconds, text: sheet.text)
    top += 36
    let start = top
    var labelled: Set<LaneTrack.Span.Look> = []
    var rows: [LaneRow] = []
    for (position, track) in tracks.enumerated() {
      if position > 0 { top += tracks[position - 1].isWinner || track.isWinner ? 4 : 0 }
      let row = LaneRow(
        track, top: top, moments: moments, text: sheet.text, language: language, labelled: labelled)
      labelled.formUnion(row.labelledLooks)
      rows.append(row)
      top = row.bottom
    }
    let borders = zip(rows, rows.dropFirst()).filter { !$0.track.isWinner && !$1.track.isWinner }.map {
      row, _ in
      let start = PicturePoint(x: Sheet.margin, y: row.bottom)
      return (start: start, end: start.offset(Sheet.contentWidth, 0))
    }
    nodes.append(.lines(borders, classes: ["borders"]))
    let hatched = rows.contains { $0.track.lines.contains { $0.spans.contains { $0.look == .waiting } } }
    if hatched { nodes += SheetHatch.definitions([.held], id: subject.id) }
    nodes += rows.map { $0.node(title: title(of: $0.track), id: subject.id, moments: rules($0, from: start)) }
    nodes.append(events(from: start, to: top))
    return sheet.diagram(
      subject, nodes, bottom: top, facts: facts(rows), textEquivalent: textEquivalent)
  }

  private func rules(_ row: LaneRow, from start: Double) -> SVGNode {
    let isFirst = row.top == start
    return moments.rules(
      from: row.top - (isFirst ? 4 : 0), to: row.bottom, around: row.labelBoxes)
  }

  /// Invisible marks at the time of each event; a page draws a line at those of the current step.
  private func events(from top: Double, to bottom: Double) -> SVGNode {
    var known: Set<Int> = []
    let marks = timeline.lanes.flatMap(\.marks).filter {
      !$0.isMovement && known.insert($0.sequence).inserted
    }
    return .group(
      [.classes(["ticks"])],
      marks.map { mark in
        let x = moments.x(timeline.instants[mark.moment.instant].time)
        return .element(
          .path,
          [
            subject.id(ElementID.event(mark.sequence)),
            .path([.move(PicturePoint(x: x, y: top)), .line(PicturePoint(x: x, y: bottom))]),
          ], [])
      })
  }

  private func title(of track: LaneTrack) -> String {
    let words = [track.outcome(track.ids.count), track.reason(track.ids.count)] + track.actions
    return subject.title(of: language.list(track.names), words.filter { !$0.isEmpty })
  }

  private func facts(_ rows: [LaneRow]) -> JSONObject {
    let words = LaneWords(subject: subject, timeline: timeline)
    let lanes: [JSONObject] = timeline.lanes.map { lane in
      let row = rows.first { $0.track.ids.contains(lane.id) }
      return words.facts(lane, top: row?.top, x: { moments.x(timeline.instants[$0.instant].time) })
    }
    let instants = timeline.instants.map { instant -> JSONObject in
      ["time": instant.time, "x": moments.x(instant.time)]
    }
    return ["instants": instants, "lanes": lanes]
  }
}

/// A lane of a sheet: measured once, then drawn.
struct LaneRow {
  private static let nameWidth = 172.0
  private static let resultLeft = 424.0
  private static let mostLines = 3
  private static let lineGap = 7.0
  private static let barHeight = 12.0

  /// The number of names above which the rest is counted.
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

  /// The words above bars, with their areas.
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
    // Three lines represent many similar ones.
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
      parts.append(SheetAside.Part(text: outcome, isBold: true, glyph: mark.glyph, mark: mark))
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

  /// Adds the words above bars: each kind of bar is labelled where it first occurs; a waiting bar always, with whom it
  /// waits for.
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
          .circle(PicturePoint(x: x, y: y), radius: isSmall ? 6.5 : 8, classes: ["spot"])
        ] + (end.mark.glyph.map { [$0.node(at: PicturePoint(x: x - 6, y: y - 6))] } ?? []))
    ]
  }
}

/// The labelled moments of a sheet, and the x coordinate of each time.
///
/// Times are to scale, but moments are at least ``leastGap`` apart, so that their labels can be read.
struct LaneMoments {
  static let left = 204.0
  static let right = 398.0
  static let leastGap = 46.0

  /// Shorter pieces of a line between texts are not drawn.
  private static let shortestRule = 1.5

  /// A moment, with its event in a word or two. Lower ranks are more important.
  struct Moment: Hashable {
    var time: Double
    var words = ""
    var rank: Int
  }

  let moments: [Moment]
  private let places: [Double]
  private let last: Double

  /// Chooses the most important moments that fit, always including the first and the last.
  init(_ all: [Moment], time: (Double) -> String, text: SheetText) {
    var chosen: [Moment] = []
    let known = Self.joined(all)
    let ends = [known.first, known.last].compactMap { $0 }
    let byRank = ends + known.sorted { ($0.rank, $0.time) < ($1.rank, $1.time) }
    for moment in byRank where !chosen.contains(where: { $0.time == moment.time }) {
      let more = (chosen + [moment]).sorted { $0.time < $1.time }
      let least = Self.leastGaps(more, time, text)
      if least.reduce(0, +) <= Self.right - Self.left { chosen = more }
    }
    moments = chosen
    last = known.last?.time ?? 0
    var place = Self.left
    var places = chosen.isEmpty ? [] : [place]
    for gap in Self.gaps(chosen, least: Self.leastGaps(chosen, time, text)) {
      place += gap
      places.append(place)
    }
    self.places = places
  }

  /// Merges moments at the same time; the most important one provides the words.
  private static func joined(_ all: [Moment]) -> [Moment] {
    var joined: [Moment] = []
    for moment in all.sorted(by: { ($0.time, $0.rank) < ($1.time, $1.rank) }) {
      if let other = joined.last, moment.time - other.time < 0.0005 {
        if other.words.isEmpty { joined[joined.count - 1].words = moment.words }
      } else {
        joined.append(moment)
      }
    }
    return joined
  }

  private static func leastGaps(
    _ moments: [Moment], _ time: (Double) -> String, _ text: SheetText
  ) -> [Double] {
    zip(moments, moments.dropFirst()).map { one, other in
      let half = (text.strong.width(of: time(one.time)) + text.strong.width(of: time(other.time))) / 2
      return max(leastGap, half + 6)
    }
  }

  /// The gaps between moments: to scale, but at least the given size.
  private static func gaps(_ moments: [Moment], least: [Double]) -> [Double] {
    let times = zip(moments, moments.dropFirst()).map { $1.time - $0.time }
    var isLeast = times.map { _ in false }
    while true {
      let taken = zip(least, isLeast).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let running = zip(times, isLeast).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
      let scale = running > 0 ? (right - left - taken) / running : 0
      let gaps = times.indices.map { isLeast[$0] ? least[$0] : times[$0] * scale }
      let short = gaps.indices.filter { !isLeast[$0] && gaps[$0] < least[$0] }
      if short.isEmpty { return gaps }
      for position in short { isLeast[position] = true }
    }
  }

  /// The x coordinate of a time; nil means after the last moment.
  func x(_ time: Double?) -> Double {
    guard let first = moments.first else { return Self.left }
    let time = time ?? last
    if time <= first.time { return places[0] }
    for position in moments.indices.dropFirst() where time <= moments[position].time + 0.0005 {
      let before = moments[position - 1].time
      let share = min((time - before) / (moments[position].time - before), 1)
      return places[position - 1] + share * (places[position] - places[position - 1])
    }
    return places[places.count - 1]
  }

  /// The times, with their words if they fit.
  func labels(top: Double, time: (Double) -> String, text: SheetText) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for (moment, x) in zip(moments, places) {
      nodes.append(
        .label(
          time(moment.time), at: PicturePoint(x: x, y: top + 12), anchor: .middle, isBold: true))
    }
    var taken: [ClosedRange<Double>] = []
    let order = moments.indices.sorted { (moments[$0].rank, $0) < (moments[$1].rank, $1) }
    for position in order where !moments[position].words.isEmpty {
      let width = text.small.width(of: moments[position].words)
      let x = min(max(places[position], Sheet.margin + width / 2), Sheet.width - Sheet.margin - width / 2)
      let range = (x - width / 2 - 3)...(x + width / 2 + 3)
      guard !taken.contains(where: { $0.overlaps(range) }) else { continue }
      taken.append(range)
      nodes.append(
        .label(
          moments[position].words, at: PicturePoint(x: x, y: top + 26), anchor: .middle,
          classes: ["muted"]))
    }
    return nodes
  }

  /// Vertical lines at the moments, interrupted by texts.
  func rules(from top: Double, to bottom: Double, around boxes: [PictureRect]) -> SVGNode {
    var lines: [(start: PicturePoint, end: PicturePoint)] = []
    for x in places {
      let hidden = boxes.filter { $0.minX <= x && x <= $0.maxX }.sorted { $0.minY < $1.minY }
      var start = top
      for (end, next) in hidden.map({ ($0.minY, $0.maxY) }) + [(bottom, bottom)] {
        if min(end, bottom) - start >= Self.shortestRule {
          lines.append((PicturePoint(x: x, y: start), PicturePoint(x: x, y: min(end, bottom))))
        }
        start = max(start, next)
      }
    }
    return .lines(lines, classes: ["moments"])
  }
}
