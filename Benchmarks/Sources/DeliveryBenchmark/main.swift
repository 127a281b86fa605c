// SPDX-License-Identifier: Apache-2.0

import CAllocationCount
import Foundation
import Trace
import UIKitModel

// What event delivery costs on a screen of 1,000 views and 50 recognizers, with and without a recorder. Prints a
// table; judges nothing.

let screen = GestureScreen()
let gestures = screen.gestures(100_000)
let eventCount = gestures.reduce(0) { $0 + $1.count }

/// Plays gestures, and returns the time that it took in microseconds, the moving of the clock between them left in.
@MainActor
func play(_ gestures: ArraySlice<[TouchInput]>) -> Double {
  let time = ContinuousClock().measure {
    for gesture in gestures { screen.simulator.send(gesture) }
  }
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

_ = play(gestures.prefix(1_000))
let before = allocation_count()
let silent = play(gestures[1_000...])
let silentCount = eventCount - gestures.prefix(1_000).reduce(0) { $0 + $1.count }
let allocations = allocation_count() - before
print("\(eventCount) touch events, \(screen.viewCount) views, \(screen.recognizerCount) recognizers")
print("                       time per event   allocations per event   trace events per touch event")
print(
  "without a recorder    ", column(silent / Double(silentCount)), "µs",
  column(Double(allocations) / Double(silentCount), 18))

// A trace keeps what it records, so it is measured over a part, in traces of 100 gestures each.
var recorded = 0.0
var recordedCount = 0
var traceEvents = 0
let later = screen.gestures(5_000, from: gestures.count)
for start in stride(from: 0, to: later.count, by: 100) {
  let chunk = later[start..<min(start + 100, later.count)]
  recordedCount += chunk.reduce(0) { $0 + $1.count }
  let trace = screen.simulator.trace(name: "benchmark") { _ in recorded += play(chunk) }
  traceEvents += trace.events.count
}
print(
  "with a recorder       ", column(recorded / Double(recordedCount)), "µs", column(0, 18, hidden: true),
  column(Double(traceEvents) / Double(recordedCount), 25))
print("ratio                 ", column((recorded / Double(recordedCount)) / (silent / Double(silentCount))))

/// A number in a column, with two digits.
func column(_ number: Double, _ width: Int = 12, hidden: Bool = false) -> String {
  let text =
    hidden ? "" : String(Int(number)) + "." + String(Int((number * 100).rounded()) % 100 + 100).dropFirst()
  return String(repeating: " ", count: max(0, width - text.count)) + text
}
