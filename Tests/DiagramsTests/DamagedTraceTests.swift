// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

/// Traces may come from files, so they may contain anything.
@Suite struct DamagedTraceTests {
  @Test(arguments: 0..<14)
  func picturesAreDrawnAllTheSame(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    var trace = (seed % 2 == 0 ? Screen.demo : .table(cells: 30)).tapped(103.5, 330)
    for _ in 0..<6 { trace.damage(with: &source) }
    // Without a touch-down there is no touch to draw, and each picture says so.
    guard !trace.hasNoTouches else {
      let needing = DiagramKind.allCases.filter { $0.touch == .needed }
      for kind in needing {
        #expect(throws: DiagramError.noSuchTouch(0, count: 0)) { try trace.diagram(kind) }
      }
      return
    }
    for (number, kind) in DiagramKind.allCases.enumerated() where !kind.needsTapMap {
      let limit = (seed / 2 + number).isMultiple(of: 2) ? 12 : 300
      let diagram = try trace.diagram(kind, DiagramOptions(maximumVisibleNodes: limit))
      _ = try diagram.parsed()
      // Charts have as many stages as there are, whatever the trace.
      let isChart = kind == .hitTestFlow || kind == .delivery
      #expect(diagram.graph.map { isChart || $0.nodes.count <= limit + 1 } != false)
    }
  }
}

extension TouchTrace {
  fileprivate var hasNoTouches: Bool { TraceAnalysis(self).touches.isEmpty }

  fileprivate mutating func damage(with source: inout some RandomNumberGenerator) {
    let ids = screen.views.map(\.id)
    let view = Int.random(in: screen.views.indices, using: &source)
    let other = ids.randomElement(using: &source)
    switch Int.random(in: 0..<9, using: &source) {
    case 0: events.removeAll { _ in Int.random(in: 0..<10, using: &source) == 0 }
    case 1: screen.views[view].superview = other
    case 2: screen.views[view].superview = nil
    case 3: screen.views[view].windowTransform = nil
    case 4: screen.views[view].transform.a = .infinity
    case 5: screen.windowOrder = other.map { [$0, "nobody", $0] } ?? []
    case 6: screen.views.shuffle(using: &source)
    case 7: screen.views.append(screen.views[view])
    default:
      for index in events.indices {
        guard case .hitTestReturned(let record) = events[index].kind, let result = record.result else {
          continue
        }
        guard Bool.random(using: &source) else { continue }
        events[index].kind = .hitTestReturned(
          .init(view: other ?? record.view, result: result, reason: record.reason))
      }
    }
  }
}
