// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the tap map says: names, the summary, the legend, notes, and the map as lines of text.
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
      sentences.append(
        lost.isEmpty
          ? say(.allReachable(count: targets.count))
          : say(
            .notAllReachable(count: lost.count, total: targets.count, names: narrator.names(lost.map(\.view)))
          ))
    }
    let small = targets.filter(\.isSmall).map(\.view)
    if !small.isEmpty { sentences.append(say(.smallTargets(names: narrator.names(small)))) }
    return narrator.joined(sentences)
  }

  // MARK: - Table

  /// The size of the box around what can be reached.
  func box(of target: TapTarget) -> String {
    target.reachableBox.map { narrator.size($0.size) } ?? say(.unreachable)
  }

  /// The views that get the taps instead, each with its part of the view's area.
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
    if diagram.subject.touch != nil { entries.append((.down, say(.fingerDown))) }
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

  /// Notes on what the picture leaves out, and on what is not certain.
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
      return "- " + subject.text(.told(of: scene.name(of: region), what: share))
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

/// The words for the parts of the map.
extension ScreenScene {
  func name(of region: TapRegion) -> String {
    let name = region.view.map { subject.objectName(ofView: $0).name } ?? say(.noView)
    return region.isApproximate ? "≈ " + name : name
  }

  /// A region's name with its part of the screen.
  func share(of region: TapRegion) -> String { share(of: region, name: name(of: region)) }

  private func share(of region: TapRegion, name: String) -> String {
    "\(name) · \(language.percent(region.area / area))"
  }

  /// The area of the screen.
  var area: Double { max(scale.size.width * scale.size.height, 1) }

  /// The texts that may stand on a region, the longest first.
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
    return TextFitter.line(subject.text(.told(of: name, what: share)))
  }
}
