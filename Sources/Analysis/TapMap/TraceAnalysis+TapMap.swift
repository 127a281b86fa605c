// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceAnalysis {
  /// What gets a tap where, on the screen that the trace begins with; nil if the trace does not tell.
  package var tapMap: TapMapAnswer? { tapMap(of: nil) }

  /// What gets a tap where, on the screen as a touch found it; nil if the trace does not tell. Worked out anew each
  /// time.
  package func tapMap(of touch: TouchAnswer?) -> TapMapAnswer? {
    guard let map = recordedTapMap(of: touch) else { return nil }
    let index = index(of: touch)
    let regions = map.regions.map(\.joined)
    let reaches = TapReaches(regions, of: index.screen)
    return TapMapAnswer(
      regions: regions,
      targets: index.screen.views.filter { index.isTarget($0) }.map { index.target($0, regions, reaches) },
      walks: TapWalks(map))
  }

  /// Where a tap would come to a view, on the screen as a touch found it.
  package func tapPlace(of view: String, for touch: TouchAnswer?) -> TapPlace {
    guard let map = recordedTapMap(of: touch) else { return .unknown }
    let reaches = TapReaches(map.regions.map(\.joined), of: index(of: touch).screen)
    return reaches.reach(of: view).middle.map { .point($0) } ?? .nowhere
  }
}

/// Where a tap comes to a view, or to what is in it and is no control.
package enum TapPlace: Hashable, Sendable {
  /// At this point of the screen, and around it.
  case point(TracePoint)
  case nowhere
  /// The trace has no tap map.
  case unknown
}

extension ScreenIndex {
  /// Whether a view is meant for touches: a control, one with recognizers that the app gave it, or one with touches
  /// methods of its own.
  fileprivate func isTarget(_ view: TraceView) -> Bool {
    view.control != nil || view.implements.contains { if case .touches = $0.method { true } else { false } }
      || view.gestureRecognizers.contains { recognizer($0)?.isPartOfView != true }
  }

  fileprivate func target(_ view: TraceView, _ regions: [TraceTapRegion], _ reaches: TapReaches) -> TapTarget
  {
    let outline = screenTransform(of: view).flatMap { toScreen in
      MapPiece(view.bounds.corners.map { toScreen($0) })
    }
    var inside = 0.0
    var takers: [TapTarget.Taker] = []
    let meetings = outline.map { reaches.grid.commonAreas(with: $0) } ?? []
    for (number, common) in meetings {
      if reaches.region(number, reaches: view.id) {
        inside += common
      } else if common > MapPiece.leastArea {
        takers.append(TapTarget.Taker(view: regions[number].view, area: Self.rounded(common)))
      }
    }
    let area = outline?.area ?? 0
    let reach = reaches.reach(of: view.id)
    return TapTarget(
      view: view.id, isControl: view.control != nil, area: Self.rounded(area),
      reachable: Self.rounded(reach.area), reachableBox: reach.box, point: reach.middle,
      takers: takers.sorted { $0.area > $1.area },
      share: area > 0 ? Self.rounded(min(1, inside / area)) : 0)
  }

  /// Without the noise of the last decimals, which come of corners that are known to a millionth of a point.
  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }
}

extension TraceTapRegion {
  /// The region without the ways to it, whose pieces are then fewer.
  var joined: TraceTapRegion {
    guard let first = walks.first, !walks.allSatisfy({ $0 == first }) else { return self }
    return TraceTapRegion(view: view, pieces: PieceMerger.joined(pieces), sampledFor: sampledFor)
  }
}
