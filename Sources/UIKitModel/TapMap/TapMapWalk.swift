// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Hit testing for all points of the screen at once: what single points are to `hitTest(_:with:)`, areas are to it.
///
/// Every step takes a part out of the area that it is asked about: the part that gets a view is noted with that view,
/// what is left goes on to whoever is asked next. So the regions of the result do not overlap, and the order of the
/// questions is that of hit testing (HT-2, HT-5, HT-31).
@MainActor
final class TapMapWalk {
  private let application: UIApplication
  private var regions: [(view: UIView, area: TapArea)] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var sources = TapSources()

  /// Whether overrides in code count as what they override, to get shapes that they may follow.
  private var ignoresCode = false

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The map of the screen as it stands. Nothing is recorded, but overrides in code run.
  func map(_ names: (UIView) -> String) -> TraceTapMap {
    let size = application.screenSize
    var area = TapArea()
    if size.width > 0, size.height > 0 {
      let box = TapBox(low: .zero, high: SIMD2(Double(size.width), Double(size.height)))
      area.add(TapPiece(box.corners, source: TapSources.none))
    }
    for window in application.windowsFrontToBack where !window.isHidden {
      if let map = ScreenMap.screen.entering(window.layer) { hitTest(window, map, &area) }
    }
    var result = regions.filter { !$0.area.isEmpty }.map { region($0.area, names($0.view), names) }
    if !area.isEmpty { result.append(region(area, nil, names)) }
    return TraceTapMap(regions: result.filter { !$0.pieces.isEmpty })
  }

  private func region(_ area: TapArea, _ view: String?, _ names: (UIView) -> String) -> TraceTapRegion {
    TraceTapRegion(
      view: view, pieces: PieceMerger.record(area.pieces),
      sampledFor: sources.views(of: area.pieces).map(names))
  }

  /// Notes that a touch in the area gets the view.
  private func give(_ area: TapArea, to view: UIView) {
    guard !area.isEmpty else { return }
    let index = indices[ObjectIdentifier(view)] ?? regions.count
    if index == regions.count {
      indices[ObjectIdentifier(view)] = index
      regions.append((view, area))
    } else {
      regions[index].area.add(area)
    }
  }

  // MARK: - The steps of hit testing

  /// What a call of `hitTest(_:with:)` finds: takes its part out of the area.
  private func hitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    guard !area.isEmpty else { return }
    if !ignoresCode, OverriddenMethods.of(view).hitTest {
      sampledHitTest(view, map, &area)
    } else {
      hitTestAsDeclared(view, map, &area)
    }
  }

  /// A declared override, else the default (HT-17).
  private func hitTestAsDeclared(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    switch view.declaredHitTest {
    case nil:
      defaultHitTest(view, map, &area)
    case .passThrough:
      let before = takeRegion(of: view)
      defaultHitTest(view, map, &area)
      area.add(takeRegion(of: view))
      give(before, to: view)
    case .redirect(let target):
      if let target = target.view { give(pointInside(target, ScreenMap.into(target), &area), to: target) }
      defaultHitTest(view, map, &area)
    case .ignoresGates:
      hitTestIgnoringGates(view, map, &area)
    case .returnsNil:
      break
    case .returnsSelf:
      give(area.takeAll(), to: view)
    case .returns(let target):
      if let target = target.view { give(area.takeAll(), to: target) }
    }
  }

  /// What has been found for a view so far.
  private func takeRegion(of view: UIView) -> TapArea {
    indices[ObjectIdentifier(view)].map { regions[$0].area.takeAll() } ?? TapArea()
  }

  /// Gates first (HT-3, HT-4, HT-8, HT-27).
  private func defaultHitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    if view.passesGates(nil) { hitTestIgnoringGates(view, map, &area) }
  }

  /// Then `point(inside:)`, the subviews from front to back, and the view itself (HT-1, HT-2, HT-5, HT-21).
  private func hitTestIgnoringGates(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    var inside = pointInside(view, map, &area)
    for subview in view.subviews.reversed() where !inside.isEmpty {
      if let own = map.entering(subview.layer) { hitTest(subview, own, &inside) }
    }
    give(inside, to: view)
  }

  /// Takes out of the area what `point(inside:)` accepts.
  private func pointInside(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) -> TapArea {
    guard !area.isEmpty else { return TapArea() }
    if !ignoresCode, OverriddenMethods.of(view).pointInside { return sampledPointInside(view, map, &area) }
    return shape(of: view, map, &area)
  }

  private func shape(of view: UIView, _ map: ScreenMap, _ area: inout TapArea) -> TapArea {
    var inside = TapArea()
    for part in TouchShape(of: view, map).parts { inside.add(area.take(part)) }
    return inside
  }

  // MARK: - Overrides in code

  /// Asks an override of `hitTest(_:with:)`, starting from the pieces that the default would give.
  private func sampledHitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    let source = sources.number(adding: view)
    let outer = (regions, indices)
    (regions, indices) = ([], [:])
    ignoresCode = true
    hitTestAsDeclared(view, map, &area)
    ignoresCode = false
    let candidates = (regions.map(\.area) + [area.takeAll()]).flatMap { PieceMerger.merge($0.pieces) }
    (regions, indices) = outer
    let grid = TapGrid(candidates, workPerPoint: count(in: view))
    for candidate in candidates {
      grid.divide(candidate) {
        view.hitTest(map($0), with: nil)
      } receive: { piece, hit in
        var part = TapArea()
        part.add(sources.adding(source, to: piece))
        if let hit { give(part, to: hit) } else { area.add(part) }
      }
    }
  }

  /// How many views a question may reach.
  private func count(in view: UIView) -> Int {
    var count = 0
    ApplicationWalk(application).forEachView(in: view) { _ in count += 1 }
    return count
  }

  /// Asks an override of `point(inside:with:)`, starting from the shape that it would have without.
  private func sampledPointInside(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) -> TapArea {
    let source = sources.number(adding: view)
    let candidates = shape(of: view, map, &area).pieces + area.takeAll().pieces
    var inside = TapArea()
    let grid = TapGrid(candidates, workPerPoint: 1)
    for candidate in candidates {
      grid.divide(candidate) {
        view.point(inside: map($0), with: nil)
      } receive: { piece, isInside in
        let piece = sources.adding(source, to: piece)
        if isInside { inside.add(piece) } else { area.add(piece) }
      }
    }
    return inside
  }
}
