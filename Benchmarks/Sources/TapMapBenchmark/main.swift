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
print("    views  screen                 time    regions   pieces    record")
for count in [300, 3_000] {
  for (name, fill) in Screens.kinds {
    let simulator = Screens.make(count, fill)
    let clock = ContinuousClock()
    var best = Double.infinity
    var map = TraceTapMap(regions: [])
    for _ in 0..<3 {
      let plain = clock.measure { _ = simulator.trace(name: "benchmark") { _ in } }
      let mapped = clock.measure {
        map = simulator.trace(name: "benchmark", withTapMap: true) { _ in }.tapMap ?? map
      }
      best = min(best, milliseconds(mapped) - milliseconds(plain))
    }
    var trace = simulator.trace(name: "benchmark") { _ in }
    let without = try trace.jsonLines().utf8.count
    trace.tapMap = map
    let size = try trace.jsonLines().utf8.count - without
    print(
      column("\(count)", 9), " " + name + column("", 18 - name.count), column(best, 7), "ms",
      column("\(map.regions.count)", 8), column("\(map.regions.reduce(0) { $0 + $1.pieces.count })", 8),
      column("\(size / 1_000) kB", 9))
  }
}
