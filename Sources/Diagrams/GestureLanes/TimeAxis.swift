// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The positions of times on the axis.
///
/// Between instants time runs evenly. An instant at which several things happened one after the other is as wide as
/// their number, and a long pause is cut out.
struct TimeAxis {
  private static let steps = 15.0...24.0

  /// The least room between instants.
  private static let least = 18.0
  private static let longestPause = 0.75
  private static let leastBreak = 66.0
  private static let fastest = 1000.0
  private static let room = 560.0
  /// The most room that movements among themselves take at least.
  private static let quietRoom = 220.0
  private static let fitter = TextFitter(size: 10)

  struct Tick {
    var x: Double
    /// Empty for a line without a label.
    var text: String
  }

  /// A pause that is cut out.
  struct Break {
    var x: Double
    var width: Double
    /// How long it is.
    var text: String
  }

  /// The room of one of several events at the same time.
  let step: Double
  let instants: [GestureTimeline.Instant]
  private(set) var starts: [Double] = []
  private(set) var breaks: [Break] = []
  private(set) var ticks: [Tick] = []

  /// Where the last instant ends.
  private(set) var end: Double

  private let seconds: (Double) -> String
  private let pause: (Double) -> String

  /// - Parameters:
  ///   - instants: The times.
  ///   - left: Where the first instant begins.
  ///   - seconds: The text of a time.
  ///   - pause: The text of a pause that is cut out.
  init(
    _ instants: [GestureTimeline.Instant], left: Double, seconds: @escaping (Double) -> String,
    pause: @escaping (Double) -> String
  ) {
    self.instants = instants
    let count = instants.reduce(0) { $0 + ($1.isQuiet ? 0 : $1.steps - 1) }
    step = min(max(Self.room / 2 / Double(max(count, 1)), Self.steps.lowerBound), Self.steps.upperBound)
    self.seconds = seconds
    self.pause = pause
    end = left
    place(from: left)
    addTicks()
  }

  func x(_ moment: GestureTimeline.Moment) -> Double {
    guard starts.indices.contains(moment.instant) else { return end }
    return starts[moment.instant] + (instants[moment.instant].isQuiet ? 0 : Double(moment.step) * step)
  }

  func width(of instant: Int) -> Double {
    instants[instant].isQuiet ? 0 : Double(instants[instant].steps - 1) * step
  }

  private func breakWidth(of duration: Double) -> Double {
    max(Self.leastBreak, Self.fitter.width(of: pause(duration)) + 14)
  }

  private mutating func place(from left: Double) {
    let quiet = instants.count { $0.isQuiet }
    let quietGap = min(6, Self.quietRoom / Double(max(quiet, 1)))
    var gaps: [(time: Double, least: Double)] = []
    for position in instants.indices.dropLast() {
      let time = instants[position + 1].time - instants[position].time
      let label = Self.fitter.width(of: seconds(instants[position].time)) + 10
      let areQuiet = instants[position].isQuiet && instants[position + 1].isQuiet
      gaps.append((time, areQuiet ? quietGap : max(Self.least, label - width(of: position))))
    }
    let taken =
      instants.indices.reduce(0) { $0 + width(of: $1) }
      + gaps.reduce(0) { $0 + ($1.time > Self.longestPause ? breakWidth(of: $1.time) : 0) }
    let running = gaps.reduce(0) { $0 + ($1.time > Self.longestPause ? 0 : $1.time) }
    let speed = min(Self.fastest, max(Self.room - taken, 160) / max(running, 1e-6))
    var x = left
    for position in instants.indices {
      starts.append(x)
      x += width(of: position)
      guard position < gaps.count else { continue }
      let gap = gaps[position]
      if gap.time > Self.longestPause {
        let width = breakWidth(of: gap.time)
        // The time before has its label left of the break's.
        let label = x + max(gap.least - Self.least, 0)
        breaks.append(Break(x: label + width / 2, width: width, text: pause(gap.time)))
        x = label + width
      } else {
        x += max(gap.least, gap.time * speed)
      }
    }
    end = x
  }

  /// The times of what was decided have labels; those of movements and round times where there is room.
  private mutating func addTicks() {
    var taken: [ClosedRange<Double>] = breaks.map { ($0.x - $0.width / 2)...($0.x + $0.width / 2) }
    func free(_ x: Double, _ text: String) -> Bool {
      let range = x...(x + Self.fitter.width(of: text) + 8)
      return !taken.contains { $0.overlaps(range) }
    }
    func take(_ x: Double, _ text: String) {
      taken.append(x...(x + Self.fitter.width(of: text) + 8))
      ticks.append(Tick(x: x, text: text))
    }
    for position in instants.indices where !instants[position].isQuiet {
      let text = seconds(instants[position].time)
      if free(starts[position], text) { take(starts[position], text) }
    }
    for position in instants.indices where instants[position].isQuiet {
      let text = seconds(instants[position].time)
      if free(starts[position], text) { take(starts[position], text) }
    }
    for (x, time) in roundTimes where free(x - 4, seconds(time)) { take(x, seconds(time)) }
  }

  /// Round times in wide gaps.
  private var roundTimes: [(x: Double, time: Double)] {
    var result: [(Double, Double)] = []
    for position in starts.indices.dropLast() {
      let from = starts[position] + width(of: position)
      let (width, start) = (starts[position + 1] - from, instants[position].time)
      let duration = instants[position + 1].time - start
      guard width >= 90, duration > 0, duration <= Self.longestPause else { continue }
      let unit = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].first { $0 * width / duration >= 46 } ?? 0.5
      // A round time that is the start itself has its label.
      var count = (start / unit + 0.25).rounded(.down) + 1
      while count * unit < start + duration - unit / 4 {
        result.append((from + (count * unit - start) / duration * width, count * unit))
        count += 1
      }
    }
    return result
  }
}
