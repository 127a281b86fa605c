// SPDX-License-Identifier: Apache-2.0

import CYardstick
import Foundation
import Trace
import UIKitModel

// What the simulation costs against the same in C, on the same screens.

let clock = ContinuousClock()
let middle = CGPoint(x: 200, y: 400)

/// Asks every view of a screen for a point, a million views in all.
@MainActor
func hitTest(_ name: String, _ fill: @MainActor (UIWindow, Int) -> Void) throws {
  let screen = BenchmarkScreen(of: 10_000, fill)
  let passes = 100
  let views = screen.count * passes
  try Row(
    name, of: "C", unit: "ns a view",
    ours: {
      (
        clock.measure {
          screen.simulator.run {
            for _ in 0..<passes { keep(screen.window.hitTest(middle, with: nil) != nil) }
          }
        },
        views
      )
    },
    yardstick: {
      (
        clock.measure { for _ in 0..<passes { keep(yardstick_hit(screen.yardstick, 200, 400) != nil) } },
        views
      )
    }
  ).write()
}

/// What has to be computed, since the compiler cannot know that nobody looks at it.
@inline(never)
func keep<Value>(_: Value) {}

try hitTest("hit test, every view asked", BenchmarkScreen.beside)
try hitTest("hit test, every view asked, a tenth of them with an override", BenchmarkScreen.rows)

let rows = BenchmarkScreen(of: 10_000, BenchmarkScreen.rows)
var trace = rows.simulator.trace(name: "benchmark") { _ in }
var log = yardstick_log()
try Row(
  "recording an event of a tap", of: "C, a record of fixed size", unit: "µs an event",
  ours: {
    let screen = BenchmarkScreen(of: 10_000, BenchmarkScreen.rows)
    let time = clock.measure { trace = screen.simulator.trace(name: "benchmark") { $0.tap(at: middle) } }
    return (time, trace.events.count)
  },
  yardstick: {
    free(log.records)
    log = yardstick_log()
    let time = clock.measure { keep(yardstick_hit_recorded(rows.yardstick, 200, 400, -1, &log)) }
    return (time, log.count)
  }
).write()

var text = ""
var plain: UnsafeMutablePointer<CChar>?
var length = 0
try Row(
  "writing an event", of: "C, printf", unit: "µs an event",
  ours: { (try clock.measure { text = try trace.jsonLines() }, trace.events.count) },
  yardstick: {
    free(plain)
    return (clock.measure { plain = yardstick_write(&log, &length) }, log.count)
  }
).write()
try Row(
  "reading an event", of: "C, its strings and numbers", unit: "µs an event",
  ours: { (try clock.measure { keep(try TouchTrace(jsonLines: text)) }, trace.events.count) },
  yardstick: {
    (
      text.withCString { bytes in
        clock.measure { keep(yardstick_read(bytes, text.utf8.count)) }
      }, trace.events.count
    )
  }
).write()

let gestures = GestureScreen()
var played = 0
/// Plays gestures, the moving of the clock between them left in.
@MainActor
func play(_ count: Int) -> (Duration, count: Int) {
  let all = gestures.gestures(count, from: played)
  played += count
  return (
    clock.measure { for gesture in all { gestures.simulator.send(gesture) } }, all.reduce(0) { $0 + $1.count }
  )
}
try Row(
  "a touch event on 1,000 views with 50 recognizers, recorded", of: "the same, not recorded",
  unit: "µs an event",
  ours: {
    var result = (Duration.zero, count: 1)
    _ = gestures.simulator.trace(name: "benchmark") { _ in result = play(100) }
    return result
  },
  yardstick: { play(1_000) }
).write()

let nested = BenchmarkScreen(of: 3_000, BenchmarkScreen.nested)
try Row(
  "the exact tap map of 3,000 nested views", of: "C, asked at 20,000 points", unit: "ms", rounds: 5,
  ours: { (clock.measure { keep(nested.simulator.trace(name: "benchmark", withTapMap: true) { _ in }) }, 1) },
  yardstick: {
    let time = clock.measure {
      for point in 0..<20_000 {
        keep(yardstick_hit(nested.yardstick, Double(point % 100) * 4, Double(point / 100) * 4))
      }
    }
    return (time, 1)
  }
).write()
