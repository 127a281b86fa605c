// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

// What the exact tap map costs as screens grow. Prints a table; judges nothing.

func milliseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func column(_ number: Double, _ width: Int) -> String { column(String(format: "%.1f", number), width) }

print("the tap map of a screen, the best of three")
print("    views  screen                 time    regions   pieces    record  read it")
for count in [300, 3_000] {
  for (name, fill) in Screens.kinds {
    let simulator = Screens.make(count, fill)
    let clock = ContinuousClock()
    var (plain, mapped) = (Double.infinity, Double.infinity)
    var map = TraceTapMap(regions: [])
    for _ in 0..<3 {
      plain = min(plain, milliseconds(clock.measure { _ = simulator.trace(name: "benchmark") { _ in } }))
      let time = clock.measure {
        map = simulator.trace(name: "benchmark", withTapMap: true) { _ in }.tapMap ?? map
      }
      mapped = min(mapped, milliseconds(time))
    }
    var trace = simulator.trace(name: "benchmark") { _ in }
    let without = try trace.jsonLines()
    trace.tapMaps = [map]
    let with = try trace.jsonLines()
    let shortRead = try clock.measure { _ = try TouchTrace(jsonLines: without) }
    let longRead = try clock.measure { _ = try TouchTrace(jsonLines: with) }
    print(
      column("\(count)", 9), " " + name + column("", 18 - name.count), column(mapped - plain, 7), "ms",
      column("\(map.regions.count)", 8), column("\(map.regions.reduce(0) { $0 + $1.pieces.count })", 8),
      column("\((with.utf8.count - without.utf8.count) / 1_000) kB", 9),
      column(milliseconds(longRead) - milliseconds(shortRead), 7), "ms")
  }
}
