// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What has to hold on any screen, tried on many random ones. The seeds are fixed, so a failure repeats.
@MainActor
@Suite struct RandomHierarchyTests {
  @Test("HT-1 to HT-5, HT-8, HT-12, HT-18, HT-31: hit testing equals a naive oracle on random screens")
  func equalsTheOracle() {
    for seed in Seeds.first(3000) {
      var random = SplitMix64(seed: UInt64(seed))
      let subject = RandomScreen(using: &random)
      subject.screen.application.configuration.hitTestPasses = 1
      for _ in 0..<3 {
        let location = subject.location(using: &random)
        let expected = Oracle.hit(subject.windows, location)
        let trace = subject.screen.trace([
          TouchInput("f", .began, location.x, location.y, at: subject.screen.application.clock.now)
        ])
        subject.screen.simulator.send([
          TouchInput("f", .ended, location.x, location.y, at: subject.screen.application.clock.now)
        ])
        #expect(trace.hitView() == expected?.name, "seed \(seed), \(location)")
      }
    }
  }

  @Test("TE-1, TE-5: each touch has exactly one view, and began and ended balance, for random sequences")
  func touchesBalance() {
    for seed in Seeds.first(500) {
      var random = SplitMix64(seed: UInt64(seed) &* 7919)
      let screen = RandomScreen(using: &random)
      let trace = screen.screen.trace(screen.inputs(using: &random))
      var views: [String: Set<String?>] = [:]
      var balance: [String: [String: Int]] = [:]
      for event in trace.events {
        switch event.kind {
        case .touchUpdated(let sample):
          views[sample.touch, default: []].insert(sample.view)
        case .touchesDelivered(let record) where trace.isFirstReceiver(event):
          for touch in record.touches {
            balance[touch, default: [:]]["\(record.responder) \(record.method)", default: 0] += 1
          }
        default:
          break
        }
      }
      #expect(views.values.allSatisfy { $0.count == 1 }, "seed \(seed)")
      for (touch, counts) in balance {
        let view = views[touch]?.first.flatMap { $0 } ?? ""
        let ends = counts["\(view) touchesEnded", default: 0] + counts["\(view) touchesCancelled", default: 0]
        #expect(counts["\(view) touchesBegan"] == 1 && ends == 1, "seed \(seed), \(touch)")
        #expect(counts.keys.allSatisfy { $0.hasPrefix("\(view) ") }, "seed \(seed), \(touch)")
      }
    }
  }

  @Test("Events nest: sequence numbers count, parents come before, and every call that is entered returns")
  func eventsNest() throws {
    for seed in Seeds.first(500) {
      var random = SplitMix64(seed: UInt64(seed) &* 104_729)
      let screen = RandomScreen(using: &random)
      let trace = screen.screen.trace(screen.inputs(using: &random))
      expectEqual(trace.events.map(\.sequence), Array(1..<trace.events.count + 1))
      #expect(trace.events.allSatisfy { $0.parent ?? 0 < $0.sequence })
      #expect(zip(trace.events, trace.events.dropFirst()).allSatisfy { $0.time <= $1.time })
      let children = Dictionary(grouping: trace.events) { $0.parent ?? 0 }
      for event in trace.events {
        let inside = children[event.sequence, default: []]
        if event.isEntry {
          let returns = inside.indices.filter { inside[$0].returns(from: event) }
          if returns != [inside.count - 1] { Issue.record("seed \(seed): \(event)") }
        } else if !event.isSend, !inside.isEmpty {
          Issue.record("seed \(seed): \(event)")
        }
      }
      if seed.isMultiple(of: 25) { #expect(try TouchTrace(jsonLines: trace.jsonLines()) == trace) }
    }
  }

  @Test("Recording changes nothing: the views that touches reach are the same without it")
  func recordingIsPassive() {
    var calls = 0
    for seed in Seeds.first(300) {
      let logs = [true, false].map { isRecording in
        var random = SplitMix64(seed: UInt64(seed) &* 31)
        let screen = RandomScreen(using: &random)
        let inputs = screen.inputs(using: &random)
        if isRecording { _ = screen.screen.trace(inputs) } else { screen.screen.simulator.send(inputs) }
        return screen.log.entries
      }
      #expect(logs[0] == logs[1], "seed \(seed)")
      calls += logs[0].count
    }
    #expect(calls > 16 * Seeds.first(300).count)
  }
}

extension TouchTrace {
  /// Whether a touches method was called for the hit view, and not passed on by another responder.
  func isFirstReceiver(_ event: TraceEvent) -> Bool {
    guard let parent = event.parent, case .touchesDelivered = events[parent - 1].kind else { return true }
    return false
  }
}

extension TraceEvent {
  /// Whether the event enters a call that has no event of its own for its end.
  fileprivate var isSend: Bool {
    switch kind {
    case .eventSent, .touchesDelivered, .timerFired: true
    default: false
    }
  }

  /// Whether the event enters a call that another event returns from.
  fileprivate var isEntry: Bool {
    switch kind {
    case .hitTestPassBegan, .hitTestEntered, .pointInsideAsked: true
    default: false
    }
  }

  fileprivate func returns(from entry: TraceEvent) -> Bool {
    switch (entry.kind, kind) {
    case (.hitTestPassBegan(let a), .hitTestPassEnded(let b)): a.touch == b.touch && a.pass == b.pass
    case (.hitTestEntered(let a), .hitTestReturned(let b)): a.view == b.view
    case (.pointInsideAsked(let a), .pointInsideAnswered(let b)): a.view == b.view
    default: false
    }
  }
}
