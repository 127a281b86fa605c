// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds where two traces part first, and why.
struct DivergenceFinder {
  let sides: Sides<TraceAnalysis>
  let names: ObjectMatch
  let screen: [ScreenDifference]
  let events: EventAlignment

  var divergence: Divergence? {
    let start = events.commonStart
    let counts = Sides(sides.a.trace.events.count, sides.b.trace.events.count)
    if start < max(counts.a, counts.b) {
      return parting(
        .events, Sides(start < counts.a ? start : nil, start < counts.b ? start : nil))
    }
    if let run = events.runs.first(where: { $0.kind == .numbers }) {
      return parting(.numbers, Sides(run.events.a.lowerBound, run.events.b.lowerBound))
    }
    return events.firstAtOtherTime.map { parting(.times, Sides($0.a, $0.b)) }
  }

  private func parting(_ kind: Divergence.Kind, _ positions: Sides<Int?>) -> Divergence {
    var divergence = Divergence(kind: kind, events: positions)
    let places = Sides(
      EventPlace(positions.a, in: sides.a.trace.events), EventPlace(positions.b, in: sides.b.trace.events))
    // After the end of A, the event of B decides.
    let identifier = positions.a == nil ? places.b.touch : places.a.touch
    divergence.touch =
      sides.a.touches.firstIndex { $0.touch == identifier }
      ?? sides.b.touches.firstIndex { $0.touch == identifier }
    divergence.steps = steps(places, divergence.touch)
    divergence.cause = cause(of: divergence)
    return divergence
  }

  /// The steps of the view that the events of a hit test are about.
  ///
  /// If they are about two views, a view that only one trace has is taken first, then one that answers differently.
  private func steps(_ places: Sides<EventPlace>, _ touch: Int?) -> Sides<WalkStep?> {
    guard let touch, let pass = places.a.pass ?? places.b.pass else { return Sides(nil, nil) }
    func step(_ name: String?, _ side: Side) -> WalkStep? {
      guard let name, sides[side].touches.indices.contains(touch) else { return nil }
      return sides[side].touches[touch].passes.first { $0.number == pass }?.steps.first { $0.view == name }
    }
    let asked = places.a.view.map { view in
      Sides(step(view, .a), step(names.counterpart(of: view, on: .a), .b))
    }
    let other = places.b.view.map { view in
      Sides(step(names.counterpart(of: view, on: .b), .a), step(view, .b))
    }
    let candidates = [asked, other].compactMap { $0 }
    let isOnlyThere = { (steps: Sides<WalkStep?>) in
      steps.a.map { names.counterpart(of: $0.view, on: .a) == nil } ?? false
        || steps.b.map { names.counterpart(of: $0.view, on: .b) == nil } ?? false
    }
    return candidates.first(where: isOnlyThere)
      ?? candidates.first { $0.a?.outcome != $0.b?.outcome || $0.a?.reason?.code != $0.b?.reason?.code }
      ?? candidates.first ?? Sides(nil, nil)
  }
}

extension DivergenceFinder {
  private func cause(of divergence: Divergence) -> Divergence.Cause? {
    let subjects = subjects(of: divergence)
    let wanted = Set(
      [divergence.steps.a, divergence.steps.b].compactMap { $0 }
        .flatMap { [$0.reason, $0.insideReason] }.compactMap { $0?.code.row?.properties }
        .joined())
    let differences = subjects.compactMap(difference)
    if let told = differences.first(where: {
      $0.onlySide != nil || $0.changes.contains { wanted.contains($0.property) }
    }) {
      return .difference(told.narrowed(to: wanted))
    }
    if let place = otherPlace(divergence.touch) { return .place(place) }
    if let moved = subjects.lazy.compactMap(outerDifference).first { return .difference(moved) }
    if let first = differences.first { return .difference(first) }
    return screen.first { $0.kind == .configuration || $0.kind == .screen }.map(Divergence.Cause.difference)
  }

  /// The objects that the two events name, in terms of A: those that only one of them names come first.
  private func subjects(of divergence: Divergence) -> [String] {
    var named = Sides<[String]>([], [])
    if let position = divergence.events.a {
      named.a = EventFacts(sides.a.trace.events[position].kind).key.names.compactMap { $0 }
    }
    if let position = divergence.events.b {
      named.b = EventFacts(sides.b.trace.events[position].kind).key.names.compactMap { $0.map(names.common) }
    }
    let steps = [divergence.steps.a?.view, divergence.steps.b.map { names.common($0.view) }].compactMap { $0 }
    let both = Set(named.a).intersection(named.b)
    let all = (named.a + named.b).filter { !both.contains($0) } + steps + named.a.filter(both.contains)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The difference of an object, by its name in terms of A.
  private func difference(_ name: String) -> ScreenDifference? {
    let own = name.hasPrefix("\u{0}") ? String(name.dropFirst()) : name
    return screen.first { difference in
      difference.names.a.map { $0 == name } ?? (difference.names.b == own)
    }
  }

  /// The nearest difference of a view that an object lies in: it is gone with that view, or moved with it.
  private func outerDifference(_ name: String) -> ScreenDifference? {
    let isOfA = sides.a.index.view(name) != nil
    let index = isOfA ? sides.a.index : sides.b.index
    let places: Set<String> = ["frame", "bounds", "transform", "anchorPoint"]
    for view in index.ancestry(of: name).dropFirst() {
      guard let difference = difference(isOfA ? view.id : names.common(view.id)) else { continue }
      if difference.onlySide != nil || difference.changes.contains(where: { places.contains($0.property) }) {
        return difference
      }
    }
    return nil
  }

  private func otherPlace(_ touch: Int?) -> Sides<TracePoint>? {
    guard let touch, sides.a.touches.indices.contains(touch), sides.b.touches.indices.contains(touch) else {
      return nil
    }
    let places = Sides(sides.a.touches[touch].location, sides.b.touches[touch].location)
    return places.a == places.b ? nil : places
  }
}

extension ScreenDifference {
  /// Only the properties that are wanted, if any of them differs.
  fileprivate func narrowed(to properties: Set<String>) -> ScreenDifference {
    let wanted = changes.filter { properties.contains($0.property) }
    guard !wanted.isEmpty else { return self }
    var copy = self
    copy.changes = wanted
    return copy
  }
}

/// Where an event stands: the touch, and within a hit test the traversal and the view that was asked.
private struct EventPlace {
  var touch: String?
  var pass: Int?
  var view: String?

  /// - Parameters:
  ///   - position: The event; nil for the end of the trace.
  ///   - events: All events of the trace.
  init(_ position: Int?, in events: [TraceEvent]) {
    var isHitTest = false
    if let position {
      let kind = events[position].kind
      isHitTest = kind.type.group == .hitTest
      if isHitTest { view = kind.view }
      if case .hitTestPassEnded = kind { view = nil }
    }
    for event in events[..<(position.map { $0 + 1 } ?? events.count)].reversed() {
      if case .hitTestPassBegan(let record) = event.kind {
        self.touch = record.touch
        if isHitTest { self.pass = record.pass }
        return
      }
      if let sample = event.kind.sample {
        touch = sample.touch
        return
      }
    }
  }
}
