// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Narration
import Trace

/// What the stage of a page shows at each step of one touch, and the events that the steps tell.
@MainActor
struct SaidOfSteps {
  private let analysis: TraceAnalysis
  private let number: Int
  private let answer: TouchAnswer
  private let steps: [TouchStep]
  private let changes: [ScreenStage.Change]
  private let events: [TraceEvent]

  /// What the stage shows: where views are seen, how they look, and where the finger is.
  private var places: [String: [TracePoint]] = [:]
  private var looks: [String: Set<String>] = [:]
  private var finger: (phase: String, place: TracePoint)?

  private var found: [String] = []

  init(_ number: Int, _ analysis: TraceAnalysis, _ options: DiagramOptions) throws {
    self.analysis = analysis
    self.number = number
    answer = analysis.touches[number]
    steps = analysis.steps(of: number, limit: .max).steps
    changes = try ScreenStage(for: analysis, options: options, steps: steps).changes
    events = analysis.trace.events
  }

  /// - Parameters:
  ///   - screen: What the picture of the screen says of the views as the touch found them.
  ///   - last: The same as of the last step.
  /// - Returns: All contradictions, in words.
  mutating func contradictions(screen: [[String: Any]], last: [[String: Any]]) -> [String] {
    found = []
    guard steps.count == changes.count else { return ["\(changes.count) changes of \(steps.count) steps"] }
    for view in screen { show(view) }
    let outlines = Dictionary(screen.compactMap(Self.outline)) { first, _ in first }
    for (position, step) in steps.enumerated() {
      show(changes[position])
      let told = told(until: position)
      checkFinger(step, told)
      checkHitView(step, told, outlines)
      checkLooks(step, told)
    }
    checkEnd(last)
    return found
  }

  private mutating func expect(_ isTrue: Bool, _ contradiction: @autoclosure () -> String) {
    if !isTrue { found.append(contradiction()) }
  }

  // MARK: - What the stage shows

  private mutating func show(_ view: [String: Any]) {
    guard let id = view["id"] as? String else { return }
    places[id] = Self.points(view["drawn"])
    looks[id] = Set(view["looks"] as? [String] ?? [])
  }

  private mutating func show(_ change: ScreenStage.Change) {
    for place in change.places { places[place.view] = place.corners }
    for look in change.looks { looks[look.view] = Set(look.looks) }
    if let finger = change.finger, let place = finger.way.last { self.finger = (finger.phase, place) }
  }

  private static func points(_ value: Any?) -> [TracePoint] {
    (value as? [[Double]] ?? []).map { TracePoint(x: $0[0], y: $0[1]) }
  }

  private static func outline(_ view: [String: Any]) -> (String, [TracePoint])? {
    (view["id"] as? String).map { ($0, points(view["outline"])) }
  }

  // MARK: - What the events say

  /// The events that have happened as of a step: all until the last that it tells, with what that did to the screen,
  /// and before the next that is told.
  private func told(until position: Int) -> ArraySlice<TraceEvent> {
    let own = steps[...position].compactMap { $0.events.max() }.max() ?? 0
    let next = steps[(position + 1)...].compactMap { $0.events.min() }.min() ?? .max
    let last = events.first { $0.sequence > own && $0.kind.group != .screen }?.sequence ?? .max
    return events.prefix { $0.sequence < last && $0.sequence < next }
  }

  private mutating func checkFinger(_ step: TouchStep, _ told: ArraySlice<TraceEvent>) {
    let sample = told.last { $0.kind.sample?.touch == answer.touch }?.kind.sample
    let shown = finger.map { "\($0.phase) at (\($0.place.x), \($0.place.y))" }
    let said = sample.map { "\($0.phase) at (\($0.location.x), \($0.location.y))" }
    expect(
      shown == said, "step \(step.number): the finger is \(shown ?? "above"), and was \(said ?? "above")")
  }

  /// The hit view is where it was, moved by what its superviews have scrolled since.
  private mutating func checkHitView(
    _ step: TouchStep, _ told: ArraySlice<TraceEvent>, _ outlines: [String: [TracePoint]]
  ) {
    guard let hitView = answer.hitView, let outline = outlines[hitView] else { return }
    let index = analysis.index(of: answer)
    let ancestors = index.ancestry(of: hitView).dropFirst()
    let start = events.first { event in
      if case .hitTestPassBegan(let record) = event.kind, record.touch == answer.touch { return true }
      return false
    }
    let since = told.filter { $0.sequence > start?.sequence ?? 0 }
    // Other movements are covered by the comparison with the picture of the last step.
    guard !since.contains(where: isOtherMove), ancestors.allSatisfy({ $0.transform == .identity }) else {
      return
    }
    var (dx, dy) = (0.0, 0.0)
    for ancestor in ancestors {
      let offset = since.compactMap { event -> [Double]? in
        guard case .propertyChanged(let record) = event.kind, record.object == ancestor.id,
          record.property == "contentOffset"
        else { return nil }
        guard case .numbers(let offset) = record.value else { return nil }
        return offset
      }.last
      guard let offset, offset.count == 2 else { continue }
      dx += ancestor.bounds.minX - offset[0]
      dy += ancestor.bounds.minY - offset[1]
    }
    let expected = outline.map { TracePoint(x: $0.x + dx, y: $0.y + dy) }
    let place = places[hitView] ?? []
    let isRemoved = since.contains { event in
      guard case .subviewsChanged(let record) = event.kind else { return false }
      let path = [hitView] + ancestors.map(\.id)
      return zip(path, path.dropFirst()).contains { $1 == record.view && !record.subviews.contains($0) }
    }
    if isRemoved {
      expect(place.isEmpty, "step \(step.number): \(hitView) is removed, and seen at \(place)")
    } else if ancestors.allSatisfy({ !$0.clipsToBounds }) {
      expect(
        Self.isNear(place, expected), "step \(step.number): \(hitView) is at \(place), not at \(expected)")
    } else {
      expect(
        Self.isInside(place, expected), "step \(step.number): \(hitView) is at \(place), not in \(expected)")
    }
  }

  /// Whether an event moves, hides or adds a view in another way than by scrolling.
  private func isOtherMove(_ event: TraceEvent) -> Bool {
    guard case .viewChanged(let record) = event.kind else { return false }
    let geometry = ["frame", "center", "anchorPoint", "transform", "superview", "window", "clipsToBounds"]
    return record.changes.members.contains { geometry.contains($0.name) }
  }

  private static func isNear(_ place: [TracePoint], _ other: [TracePoint]) -> Bool {
    place.count == other.count
      && zip(place, other).allSatisfy { abs($0.x - $1.x) < 0.1 && abs($0.y - $1.y) < 0.1 }
  }

  private static func isInside(_ place: [TracePoint], _ box: [TracePoint]) -> Bool {
    let (xs, ys) = (box.map(\.x), box.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return false
    }
    return place.allSatisfy {
      $0.x > left - 0.1 && $0.x < right + 0.1 && $0.y > top - 0.1 && $0.y < bottom + 0.1
    }
  }

  /// A view is highlighted, selected, disabled or hidden as its last event says.
  private mutating func checkLooks(_ step: TouchStep, _ told: ArraySlice<TraceEvent>) {
    var values: [String: [String: Bool]] = [:]
    let words = ["isHighlighted": "highlighted", "isSelected": "selected"]
    for event in told {
      if case .propertyChanged(let record) = event.kind, let word = words[record.property] {
        values[record.object, default: [:]][word] = record.value == .bool(true)
      } else if case .viewChanged(let record) = event.kind {
        let hidden = record.changes.members.last { $0.name == "isHidden" }
        if let hidden { values[record.view, default: [:]]["hiddenView"] = hidden.value == .bool(true) }
      }
    }
    for (view, words) in values {
      guard let shown = looks[view], let place = places[view], !place.isEmpty else { continue }
      for (word, isSo) in words where word != "hiddenView" || isSo {
        expect(
          shown.contains(word) == isSo, "step \(step.number): \(view) is \(shown), and \(word) is \(isSo)")
      }
    }
  }

  /// After the last step the stage shows what a picture of that step does.
  private mutating func checkEnd(_ last: [[String: Any]]) {
    for view in last {
      guard let id = view["id"] as? String, let place = places[id] else { continue }
      let drawn = Self.points(view["drawn"])
      expect(Self.isNear(place, drawn), "in the end \(id) is at \(place), and the picture has it at \(drawn)")
    }
    let there = Set(last.compactMap { $0["id"] as? String })
    for (id, place) in places.sorted(by: { $0.key < $1.key }) where !place.isEmpty && !there.contains(id) {
      expect(false, "in the end \(id) is seen, and the picture has it not")
    }
  }
}
