// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is measured beside its yardstick, in turn. Printed as a line of JSON, which `bench.py` reads.
struct Row: Encodable {
  let name: String
  let of: String
  let unit: String
  private(set) var ours: [Double] = []
  private(set) var yardstick: [Double] = []

  /// Measures both some times: what each took for one of `count` things.
  @MainActor
  init(
    _ name: String, of yardstickName: String, unit: String, rounds: Int = 9,
    ours: () throws -> (Duration, count: Int), yardstick: () throws -> (Duration, count: Int)
  ) rethrows {
    (self.name, of, self.unit) = (name, yardstickName, unit)
    let scale = unit.hasPrefix("ns") ? 1e9 : unit.hasPrefix("µs") ? 1e6 : 1e3
    func each(_ measured: (Duration, count: Int)) -> Double {
      let (seconds, attoseconds) = measured.0.components
      return (Double(seconds) + Double(attoseconds) / 1e18) * scale / Double(measured.count)
    }
    // The first round fills what is kept.
    for round in 0...rounds {
      let pair = (each(try ours()), each(try yardstick()))
      guard round > 0 else { continue }
      self.ours.append(pair.0)
      self.yardstick.append(pair.1)
    }
  }

  func write() throws {
    print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }
}
