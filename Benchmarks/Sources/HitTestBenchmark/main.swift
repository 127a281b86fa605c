// SPDX-License-Identifier: Apache-2.0

import CAllocationCount
import Foundation
import Trace
import UIKitModel

// What hit testing costs as screens grow. Prints a table; judges nothing.

let location = CGPoint(x: 200, y: 400)
let sizes = [1_000, 10_000, 100_000]

print("hit testing without a recorder, every view asked")
print("    views   time per pass   per view   allocations per pass")
for size in sizes {
  let simulator = Screens.rows(of: size)
  let window = simulator.application.windowsFrontToBack[0]
  let passes = max(3, 1_000_000 / size)
  func ask(_ count: Int) {
    simulator.run { for _ in 0..<count { _ = window.hitTest(location, with: nil) } }
  }
  ask(3)
  let before = allocation_count()
  let time = ContinuousClock().measure { ask(passes) }
  let allocations = (allocation_count() - before) / passes
  let microseconds = Measure.microseconds(time) / Double(passes)
  print(
    Measure.column(size, 9), Measure.column(microseconds, 12, 1), "µs",
    Measure.column(microseconds * 1_000 / Double(size), 7, 1), "ns", Measure.column(allocations, 12))
}

print("\na traced tap, every view asked in two passes")
print("    views    events   record      write JSON Lines   read them")
for size in sizes {
  let simulator = Screens.rows(of: size)
  let clock = ContinuousClock()
  let start = clock.now
  let trace = simulator.trace(name: "benchmark") { $0.tap(at: location) }
  let recorded = clock.now
  let text = try trace.jsonLines()
  let written = clock.now
  _ = try TouchTrace(jsonLines: text)
  let read = clock.now
  print(
    Measure.column(size, 9), Measure.column(trace.events.count, 9),
    Measure.column(Measure.microseconds(recorded - start) / 1_000, 9, 1), "ms",
    Measure.column(Measure.microseconds(written - recorded) / 1_000, 12, 1), "ms",
    Measure.column(Measure.microseconds(read - written) / 1_000, 11, 1), "ms")
}

if let command = ProcessInfo.processInfo.environment["HITPATH"] {
  print("\nthe whole command on a dump, from its start to its end, best of three")
  print("    views   explain     trace")
  for size in sizes {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("hitpath-benchmark-\(size).txt")
    try Data(Screens.dump(of: size).utf8).write(to: file)
    let explain = try Measure.command(command, ["explain", file.path, "--tap", "200,400"])
    let trace = try Measure.command(command, ["trace", file.path, "--tap", "200,400"])
    try FileManager.default.removeItem(at: file)
    print(
      Measure.column(size, 9), Measure.column(explain / 1_000, 8, 0), "ms",
      Measure.column(trace / 1_000, 6, 0), "ms")
  }
}
