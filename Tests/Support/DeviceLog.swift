// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was called on a device or in Apple's simulator, and when, by a log that somebody published. The facts stand in
/// `Tests/Fixtures/DeviceLogs` in a notation of ours: comments first, then a call on each line.
package struct DeviceLog: Sendable {
  /// Such as `SubView4 hitTest {212, -185}`, `AView.touchesBegan`, or `tap of AView.taped` for a recognizer's action.
  package let calls: [String]

  /// When each call came, in seconds after the first; empty where the log tells no times.
  package let times: [Double]

  package init(_ name: String) throws {
    let lines = try Repository.text("Tests/Fixtures/DeviceLogs/\(name).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    times = lines.compactMap { line in line.split(separator: " ").first.flatMap { Double($0) } }
    calls = times.isEmpty ? lines.map(String.init) : lines.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// From the first call to the last, in seconds.
  package var duration: Double { times.last ?? 0 }
}
