// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// How well each control can be reached, below the map.
struct TapMapTable {
  static let inset = 14.0
  static let markWidth = 22.0
  private static let rowHeight = 19.0

  let area: PictureRect
  let node: SVGNode

  init(_ rows: TapMapRows, below drawing: PictureRect) {
    guard !rows.rows.isEmpty else {
      area = PictureRect(x: drawing.minX, y: drawing.maxY, width: drawing.width, height: 0)
      node = .group([], [])
      return
    }
    let left = drawing.minX + Self.inset
    var top = drawing.maxY + 8
    var nodes: [SVGNode] = []
    func row(_ texts: [String], classes: [String] = []) {
      var x = left + Self.markWidth
      for (column, text) in texts.enumerated() {
        let width = rows.widths[column]
        let indent = column == 1 && classes.isEmpty ? TapMapRows.barWidth : 0
        if let text = TapMapRows.fitter.cut(text, to: width - indent + 0.01) {
          nodes.append(.label(text, at: PicturePoint(x: x + indent, y: top + 13), classes: classes))
        }
        x += width + TapMapRows.gap
      }
    }
    row(rows.heading, classes: ["muted"])
    let right = drawing.maxX - Self.inset
    for entry in rows.rows {
      top += Self.rowHeight
      nodes.append(.line(PicturePoint(x: left, y: top), PicturePoint(x: right, y: top), classes: ["rowLine"]))
      if entry.isSmall {
        let box = PictureRect(x: left, y: top + 1.5, width: 16, height: 16)
        nodes.append(Plate.badge("!", in: box, classes: ["refused"]))
      }
      let bar = PicturePoint(x: left + Self.markWidth + rows.widths[0] + TapMapRows.gap, y: top + 6)
      nodes += Self.bar(entry.share, at: bar)
      row(entry.texts)
    }
    area = PictureRect(
      x: drawing.minX, y: drawing.maxY, width: drawing.width, height: top + Self.rowHeight + 6 - drawing.maxY)
    node = .group([.classes(["table"])], [.group([.classes(["note"])], [.rect(area)])] + nodes)
  }

  private static func bar(_ share: Double, at place: PicturePoint) -> [SVGNode] {
    let full = PictureRect(x: place.x, y: place.y, width: TapMapRows.barWidth - 8, height: 7)
    var reached = full
    reached.width = full.width * min(max(share, 0), 1)
    return [.rect(full, radius: 1.5, classes: ["bar"])]
      + (reached.width > 0.5 ? [.rect(reached, radius: 1.5, classes: ["reached"])] : [])
  }
}

/// The texts of the table, and the widths of its columns.
struct TapMapRows {
  static let fitter = TextFitter(size: 11)
  static let gap = 14.0
  static let barWidth = 50.0
  private static let mostRows = 24
  private static let widest = [190.0, 110, 120, 230]

  struct Row {
    let texts: [String]
    let share: Double
    let isSmall: Bool
  }

  let heading: [String]
  let rows: [Row]
  let widths: [Double]

  /// The number of targets that are omitted.
  let surplusCount: Int

  var width: Double {
    rows.isEmpty
      ? 0
      : 2 * TapMapTable.inset + TapMapTable.markWidth + widths.reduce(0, +) + Double(widths.count - 1)
        * Self.gap
  }

  init(_ targets: [DrawnTarget], words: TapMapWords) {
    // If there is no room for all, rows with a warning have priority.
    let isWorse = { (target: DrawnTarget) in target.isSmall || target.isPartlyLost }
    let order = targets.filter(isWorse) + targets.filter { !isWorse($0) }
    let chosen = Set(order.prefix(Self.mostRows).map(\.target.view))
    let shown = targets.filter { chosen.contains($0.target.view) }
    surplusCount = targets.count - shown.count
    let cells = shown.map { words.cells(of: $0.target) }
    // If no target loses taps, the column for the views that get them is omitted.
    let columnCount = cells.allSatisfy { $0.last == "" } ? 3 : 4
    heading = Array(words.heading.prefix(columnCount))
    rows = zip(shown, cells).map { target, texts in
      Row(
        texts: Array(texts.prefix(columnCount)), share: target.target.share, isSmall: target.isSmall)
    }
    let texts = [heading] + rows.map(\.texts)
    widths = (0..<columnCount).map { column in
      let widest = texts.map { Self.fitter.width(of: $0[column]) }.max() ?? 0
      return min(widest + (column == 1 ? Self.barWidth : 0), Self.widest[column])
    }
  }
}

/// The texts of the tap map: names, summary, legend, notes, and the map as lines of text.
struct TapMapWords: SceneWords {
  private static let mostLines = 300

  let diagram: TapMapDiagram
  let namelessCount: Int

  var scene: ScreenScene { diagram.scene }
  var summary: String {
    let views = diagram.map.regions.count { $0.view != nil }
    var sentences = [say(.tapMapSummary(views: views))]
    let targets = diagram.targets.map(\.target)
    if !targets.isEmpty {
      let lost = targets.filter { $0.share < 0.995 }.sorted { ($0.share, $0.view) < ($1.share, $1.view) }
      let (dead, partly) = (lost.filter { $0.share == 0 }, lost.filter { $0.share > 0 })
      if lost.isEmpty { sentences.append(say(.allReachable(count: targets.count))) }
      if !partly.isEmpty {
        let names = narrator.names(partly.map(\.view))
        sentences.append(say(.notAllReachable(count: partly.count, total: targets.count, names: names)))
      }
      if !dead.isEmpty { sentences.append(say(.noTapReaches(names: narrator.names(dead.map(\.view))))) }
    }
    let small = targets.filter { $0.isSmall && $0.share > 0 }.map(\.view)
    if !small.isEmpty { sentences.append(say(.smallTargets(names: narrator.names(small)))) }
    return narrator.joined(sentences)
  }

  // MARK: - Table

  /// The size of the bounding box of the reachable area.
  func box(of target: TapTarget) -> String {
    target.reachableBox.map { narrator.size($0.size) } ?? say(.unreachable)
  }

  /// The views that get the taps instead, each with its share of the view's area.
  func takers(of target: TapTarget, limit: Int = 2) -> String {
    let area = max(target.area, 1e-6)
    let shown = target.takers.filter { $0.area / area >= 0.005 }
    let names = shown.prefix(limit).map { taker in
      say(.part(percent: language.percent(taker.area / area), name: taker.view ?? say(.noView)))
    }
    let rest = shown.count - names.count
    return language.list(names + (rest > 0 ? ["+\(rest)"] : []))
  }

  var heading: [String] {
    [say(.columnTarget), say(.columnReachable), say(.columnBox), say(.columnTakers)]
  }

  /// A row of the table.
  func cells(of target: TapTarget) -> [String] {
    [narrator.name(target.view), language.percent(target.share), box(of: target), takers(of: target)]
  }

  // MARK: - Below the map

  var legend: [PictureLegend.Entry] {
    var entries: [PictureLegend.Entry] = []
    if diagram.subject.touch != nil { entries.append((.down, say(LaneText.touchDown))) }
    if diagram.targets.contains(where: { $0.target.isControl }) {
      entries.append((.area(["target", "control"]), narrator.kind(.control)))
    }
    if diagram.targets.contains(where: { !$0.target.isControl }) {
      entries.append((.area(["target", "recognizing"]), say(.otherTarget)))
    }
    if diagram.targets.contains(where: { !$0.lostParts.isEmpty }) {
      entries.append((.hatched(["target", "control"]), say(.takenByOthers)))
    }
    if diagram.map.regions.contains(where: { $0.view == nil }) {
      entries.append((.hatched(["nobody"]), say(.noViewGetsTaps)))
    }
    if diagram.targets.contains(where: \.isSmall) {
      entries.append(
        (.badge("!", ["refused"]), say(.smallerThan(side: narrator.number(TapTarget.leastSide)))))
    }
    return entries
  }

  /// Notes about what the picture omits, and about what is uncertain.
  func notes(surplusCount: Int) -> [String] {
    var notes: [String] = []
    if surplusCount > 0 { notes.append(say(.moreTargets(count: surplusCount))) }
    let sampled = diagram.map.regions.flatMap(\.sampledFor)
    var seen: Set<String> = []
    let names = sampled.filter { seen.insert($0).inserted }
    if !names.isEmpty { notes.append("≈ " + say(.approximate(names: narrator.names(names)))) }
    if !diagram.targets.isEmpty { notes.append(say(.whatReachableMeans)) }
    let inScope = Set(scene.shapes.filter(\.isInScope).map(\.view.id))
    let drawn = Set(diagram.targets.map(\.target.view))
    let unseen = diagram.map.targets.map(\.view).filter { inScope.contains($0) && !drawn.contains($0) }
    if !unseen.isEmpty {
      notes.append(say(.unseenTargets(count: unseen.count, names: narrator.names(unseen, limit: 3))))
    }
    if namelessCount > 0 { notes.append(say(.namelessRegions(count: namelessCount))) }
    return notes
  }

  var outline: String {
    let all = diagram.inSight(diagram.regions.regions + diagram.regions.others)
    var lines = all.prefix(Self.mostLines).map { region in
      let share = say(.shareOfScreen(percent: language.percent(region.area / scene.area)))
      return "- " + subject.text(.statement(about: scene.name(of: region), what: share))
    }
    if all.count > lines.count { lines.append("- " + say(.moreRegions(count: all.count - lines.count))) }
    for target in diagram.targets.prefix(Self.mostLines).map(\.target) {
      var facts = [say(.reachableShare(percent: language.percent(target.share))), box(of: target)]
      if target.isSmall { facts.append(say(.smallerThan(side: narrator.number(TapTarget.leastSide)))) }
      let takers = takers(of: target, limit: 10)
      if !takers.isEmpty { facts.append(say(.takenBy(names: takers))) }
      lines.append("- " + line(on: narrator.name(target.view), facts))
    }
    if diagram.targets.count > Self.mostLines {
      lines.append("- " + say(.moreTargets(count: diagram.targets.count - Self.mostLines)))
    }
    lines += notes(surplusCount: 0).map { "- " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The texts about regions of the map.
extension ScreenScene {
  func name(of region: TapRegion) -> String {
    let name = region.view.map { subject.objectName(ofView: $0).name } ?? say(.noView)
    return region.isApproximate ? "≈ " + name : name
  }

  /// A region's name with its share of the screen.
  func share(of region: TapRegion) -> String { share(of: region, name: name(of: region)) }

  private func share(of region: TapRegion, name: String) -> String {
    "\(name) · \(language.percent(region.area / area))"
  }

  /// The area of the screen, in square points.
  var area: Double { max(scale.size.width * scale.size.height, 1) }

  /// The possible texts on a region, longest first.
  func labels(of region: TapRegion) -> [String] {
    guard let name = Plate.fitter.cut(name(of: region), to: 180) else { return [] }
    return [share(of: region, name: name), name]
  }

  func title(of region: TapRegion) -> String {
    var sentence = say(region.view.map { .tapsGo(to: narrator.name($0)) } ?? .tapsGetNowhere)
    if region.isApproximate {
      let names = narrator.names(region.sampledFor)
      sentence = narrator.joined([sentence, say(.approximate(names: names))])
    }
    return TextFitter.line(sentence)
  }

  func title(of target: DrawnTarget) -> String {
    let name = ObjectName(id: target.target.view, className: target.shape.view.className).full
    let share = say(.reachableShare(percent: language.percent(target.target.share)))
    return TextFitter.line(subject.text(.statement(about: name, what: share)))
  }
}

/// A straight segment with an owner.
struct OwnedSegment {
  var start: PicturePoint
  var end: PicturePoint
  var owner: Int
}

/// Groups segments by the line that contains them, to find those that overlap.
struct LineGroups {
  /// Points and lines nearer than this, in pixels, are considered equal.
  static let tolerance = 0.02

  /// A segment as an interval of its line.
  struct Stretch {
    var from: Double
    var to: Double
    /// Whether the segment runs in the line's direction.
    var isForward: Bool
    var owner: Int
  }

  /// A line with its intervals.
  struct Line {
    /// The direction, as a unit vector.
    var direction: PicturePoint
    /// The distance of the line from the origin.
    var offset: Double
    var stretches: [Stretch]

    func point(at place: Double) -> PicturePoint {
      PicturePoint(
        x: direction.x * place + direction.y * offset, y: direction.y * place - direction.x * offset)
    }
  }

  private(set) var lines: [Line] = []

  init(_ segments: [OwnedSegment]) {
    struct Placed {
      var angle: Double
      var direction: PicturePoint
      var offset: Double
      var stretch: Stretch
    }
    var placed: [Placed] = []
    placed.reserveCapacity(segments.count)
    for segment in segments {
      var (x, y) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
      let length = (x * x + y * y).squareRoot()
      guard length > Self.tolerance else { continue }
      // Nearly vertical and nearly horizontal lines are treated as exact, whichever way they lean.
      (x, y) = (x / length, y / length)
      if abs(x) < 1e-5 { (x, y) = (0, y < 0 ? -1 : 1) }
      if abs(y) < 1e-5 { (x, y) = (x < 0 ? -1 : 1, 0) }
      let isForward = x > 0 || (x == 0 && y > 0)
      let direction = isForward ? PicturePoint(x: x, y: y) : PicturePoint(x: -x, y: -y)
      func place(_ point: PicturePoint) -> Double { point.x * direction.x + point.y * direction.y }
      let (from, to) = (place(segment.start), place(segment.end))
      placed.append(
        Placed(
          angle: direction.y, direction: direction,
          offset: segment.start.x * direction.y - segment.start.y * direction.x,
          stretch: Stretch(
            from: min(from, to), to: max(from, to), isForward: isForward, owner: segment.owner)))
    }
    placed.sort { ($0.angle, $0.offset, $0.stretch.from) < ($1.angle, $1.offset, $1.stretch.from) }
    var start = 0
    while start < placed.count {
      var end = start + 1
      while end < placed.count, placed[end].angle - placed[end - 1].angle < 1e-5 { end += 1 }
      add(placed[start..<end].sorted { $0.offset < $1.offset }.map { ($0.direction, $0.offset, $0.stretch) })
      start = end
    }
  }

  /// Adds parallel segments, by their offsets.
  private mutating func add(_ parallels: [(direction: PicturePoint, offset: Double, stretch: Stretch)]) {
    var last = -Double.infinity
    for (direction, offset, stretch) in parallels {
      if offset - last > Self.tolerance {
        lines.append(Line(direction: direction, offset: offset, stretches: []))
      }
      lines[lines.count - 1].stretches.append(stretch)
      last = offset
    }
  }
}

extension LineGroups.Line {
  /// The intervals where the segments of the two directions do not cancel each other.
  var remaining: [(from: Double, to: Double)] {
    var changes: [(place: Double, change: Int)] = []
    for stretch in stretches {
      let step = stretch.isForward ? 1 : -1
      changes += [(stretch.from, step), (stretch.to, -step)]
    }
    changes.sort { ($0.place, $0.change) < ($1.place, $1.change) }
    var result: [(from: Double, to: Double)] = []
    var sum = 0
    var begin = 0.0
    var index = 0
    while index < changes.count {
      let place = changes[index].place
      let before = sum
      while index < changes.count, changes[index].place - place < LineGroups.tolerance {
        sum += changes[index].change
        index += 1
      }
      if before == 0, sum != 0 {
        begin = place
      } else if before != 0, sum == 0, place - begin > LineGroups.tolerance {
        result.append((begin, place))
      }
    }
    return result
  }

  /// The pairs of owners whose segments overlap, the smaller one first.
  var neighbours: [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var open: [LineGroups.Stretch] = []
    for stretch in stretches.sorted(by: { ($0.from, $0.to, $0.owner) < ($1.from, $1.to, $1.owner) }) {
      open.removeAll { $0.to - stretch.from < LineGroups.tolerance }
      for other in open where other.owner != stretch.owner {
        pairs.append((min(other.owner, stretch.owner), max(other.owner, stretch.owner)))
      }
      open.append(stretch)
    }
    return pairs
  }
}
