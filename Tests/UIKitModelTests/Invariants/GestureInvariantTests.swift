// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What must hold in every run (the reference algorithm, `docs/rules.md`), over random screens and touches.
@MainActor
@Suite("Invariants of event delivery over random runs")
struct GestureInvariantTests {
  private static let seeds = Seeds.first(1500)

  /// What breaks which invariant, by its name: found in one go over all runs, a few faults each.
  private static let faults: [String: [String]] = {
    let invariants: [(String, @MainActor (TouchTrace) -> String?)] = [
      ("balance", balance), ("oneView", oneView), ("transitions", transitions), ("actions", actions),
      ("exclusion", exclusion), ("silence", silence), ("held", held),
    ]
    var faults: [String: [String]] = [:]
    for seed in seeds {
      var random = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9)
      let screen = RandomGestureScreen(using: &random)
      let trace = screen.screen.simulator.trace(name: "random") { screen.play(using: &random, on: $0) }
      for (name, check) in invariants where faults[name, default: []].count < 5 {
        if let fault = check(trace) { faults[name, default: []].append("seed \(seed): \(fault)") }
      }
    }
    return faults
  }()

  @Test("What a view got is balanced: began once, then ended or cancelled once, then nothing (TE-5, GR-23)")
  func touchesBalance() {
    expectEqual(Self.faults["balance", default: []], [])
  }

  @Test("A touch has one hit view at most, until it loses it (TE-1, TE-13)")
  func touchesHaveOneView() {
    expectEqual(Self.faults["oneView", default: []], [])
  }

  @Test(
    "States follow each other as they may, every gesture ends, and all return to possible (GR-8, GR-9, GR-10)"
  )
  func statesFollow() {
    expectEqual(Self.faults["transitions", default: []], [])
  }

  @Test(
    "An action is sent for every recognition and change, and none for a failure: who is prevented never fires (GR-9, GR-18)"
  )
  func actionsAreSent() {
    expectEqual(Self.faults["actions", default: []], [])
  }

  @Test(
    "Of recognizers that share a touch, two are active together only if one was said not to prevent the other (GR-18, GR-19)"
  )
  func exclusionHolds() {
    expectEqual(Self.faults["exclusion", default: []], [])
  }

  @Test("A recognizer that is done gets no more touches before its reset (GR-10, GR-13)")
  func theDoneAreSilent() {
    expectEqual(Self.faults["silence", default: []], [])
  }

  @Test("What is held is released or discarded, once (GR-24, GR-25)")
  func theHeldComesOnce() {
    expectEqual(Self.faults["held", default: []], [])
  }

  @Test("A run that is not recorded goes the same way")
  func recordingChangesNothing() {
    for seed in Seeds.first(500) {
      var random = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9)
      let screen = RandomGestureScreen(using: &random)
      var course = random
      let states = { (screen: RandomGestureScreen) in screen.recognizers.map(\.state) }
      _ = screen.screen.simulator.trace(name: "recorded") { screen.play(using: &random, on: $0) }
      var other = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9)
      let silent = RandomGestureScreen(using: &other)
      silent.play(using: &course, on: silent.screen.simulator)
      silent.screen.simulator.finish()
      #expect(states(screen) == states(silent), "seed \(seed)")
      #expect(screen.screen.application.clock.now == silent.screen.application.clock.now, "seed \(seed)")
    }
  }

  // MARK: - The invariants

  private static func balance(_ trace: TouchTrace) -> String? {
    var shares: [String: [String]] = [:]
    for event in trace.events where trace.isFirstReceiver(event) {
      guard case .touchesDelivered(let record) = event.kind else { continue }
      for touch in record.touches {
        shares["\(record.responder) \(touch)", default: []].append(record.method.rawValue)
      }
    }
    for (share, methods) in shares.sorted(by: { $0.key < $1.key }) {
      let ends = methods.filter { $0 == "touchesEnded" || $0 == "touchesCancelled" }.count
      let isOver = ends == 1 && methods.last != "touchesMoved"
      guard methods.first == "touchesBegan", methods.filter({ $0 == "touchesBegan" }).count == 1, isOver
      else {
        return "\(share): \(methods)"
      }
    }
    return nil
  }

  private static func oneView(_ trace: TouchTrace) -> String? {
    var views: [String: Set<String>] = [:]
    for case .touchUpdated(let sample) in trace.events.map(\.kind) {
      if let view = sample.view { views[sample.touch, default: []].insert(view) }
    }
    return views.first { $0.value.count > 1 }.map { "\($0)" }
  }

  private static func transitions(_ trace: TouchTrace) -> String? {
    let legal: Set<String> = [
      "possible ended", "possible failed", "possible began", "began changed", "began ended",
      "began cancelled",
      "changed changed", "changed ended", "changed cancelled", "ended possible", "failed possible",
      "cancelled possible",
    ]
    var states: [String: GestureState] = [:]
    for case .recognizerStateChanged(let record) in trace.events.map(\.kind) {
      if states[record.recognizer, default: .possible] != record.from {
        return "\(record.recognizer) was \(states[record.recognizer] ?? .possible)"
      }
      if !legal.contains("\(record.from) \(record.to)") {
        return "\(record.recognizer): \(record.from) \(record.to)"
      }
      states[record.recognizer] = record.to
    }
    let left = states.filter { $0.value != .possible }
    return left.isEmpty ? nil : "left: \(left.sorted { $0.key < $1.key })"
  }

  private static func actions(_ trace: TouchTrace) -> String? {
    var expected: [String] = []
    var sent: [String] = []
    for event in trace.events {
      switch event.kind {
      case .recognizerStateChanged(let record) where record.to != .failed && record.to != .possible:
        if record.recognizer.hasPrefix("R") { expected.append("\(record.recognizer) \(record.to)") }
      case .actionSent(let record):
        if let sender = record.sender, sender.hasPrefix("R") {
          sent.append("\(sender) \(record.state?.rawValue ?? "")")
        }
      default: break
      }
    }
    return expected.sorted() == sent.sorted() ? nil : "\(expected) \(sent)"
  }

  private static func exclusion(_ trace: TouchTrace) -> String? {
    var touches: [String: Set<String>] = [:]
    var active: Set<String> = []
    var allowed: Set<Set<String>> = []
    for event in trace.events {
      switch event.kind {
      case .recognizerReceived(let record) where record.method == .began:
        touches[record.recognizer, default: []].formUnion(record.touches)
      case .recognizerIgnoredTouch(let record): touches[record.recognizer]?.remove(record.touch)
      case .exclusionDecided(let record) where !record.prevents:
        allowed.insert([record.recognizer, record.other])
      case .recognizerStateChanged(let record):
        switch record.to {
        case .began, .ended, .changed:
          for other in active
          where other != record.recognizer && !allowed.contains([record.recognizer, other]) {
            let shared = touches[record.recognizer, default: []].intersection(touches[other, default: []])
            if active.insert(record.recognizer).inserted, !shared.isEmpty {
              return "\(record.recognizer) and \(other): \(shared)"
            }
          }
          active.insert(record.recognizer)
        case .possible:
          active.remove(record.recognizer)
          touches[record.recognizer] = []
          allowed = allowed.filter { !$0.contains(record.recognizer) }
        default: active.remove(record.recognizer)
        }
      default: break
      }
    }
    return nil
  }

  private static func silence(_ trace: TouchTrace) -> String? {
    var done: Set<String> = []
    for event in trace.events {
      switch event.kind {
      case .recognizerStateChanged(let record):
        if [.ended, .failed, .cancelled].contains(record.to) {
          done.insert(record.recognizer)
        } else {
          done.remove(record.recognizer)
        }
      case .recognizerReceived(let record):
        if done.contains(record.recognizer) { return "\(record.recognizer) at \(event.time)" }
      default: break
      }
    }
    return nil
  }

  private static func held(_ trace: TouchTrace) -> String? {
    var held: [String: Int] = [:]
    for event in trace.events {
      switch event.kind {
      case .touchesHeld(let record):
        for touch in record.touches { held["\(record.view) \(touch) \(record.method)", default: 0] += 1 }
      case .touchesReleased(let record):
        for touch in record.touches {
          held["\(record.view) \(touch) \(record.method)", default: 0] -= 1
          if held["\(record.view) \(touch) \(record.method)"] != 0 {
            return "\(record.view) \(touch) \(record.method) released"
          }
        }
      case .touchesDiscarded, .touchesTaken:
        for touch in event.kind.touches ?? [] {
          held = held.filter { !$0.key.hasPrefix("\(event.kind.view ?? "") \(touch) ") }
        }
      case .touchDetached(let record):
        held = held.filter { !$0.key.hasPrefix("\(record.view) \(record.touch) ") }
      default: break
      }
    }
    let left = held.filter { $0.value > 0 }
    return left.isEmpty ? nil : "left: \(left)"
  }
}
