// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was called on a device or in Apple's simulator, and when, by a log that somebody published: a recording beside a
/// scenario of `Tests/Conformance/logs`.
package struct DeviceLog: Sendable {
  /// Such as `SubView4.hitTest [212, -185]`, `AView.touchesBegan`, or `tap of AView.taped` for a recognizer's action.
  package let calls: [String]

  /// When each call came, in seconds after the first; empty where the log tells no times.
  package let times: [Double]

  package init(_ name: String) throws {
    let text = try Repository.text("Tests/Conformance/logs/\(name).recording")
    let facts = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.isEmpty }
      .filter { !$0.isEmpty }
    times = facts.compactMap { line in line.split(separator: " ").first.flatMap { Double($0) } }
    calls = facts.map { line in
      let call = Double(line.prefix { $0 != " " }) == nil ? line : line.drop { $0 != " " }.dropFirst()
      return String(call.trimmingPrefix("& "))
    }
  }

  /// From the first call to the last, in seconds.
  package var duration: Double { times.last ?? 0 }

  /// The calls with their points as a console shows them: `SubView4 hitTest {212, -185}`.
  package var consoleLines: [String] {
    calls.map { call in
      call.replacing(".hitTest [", with: " hitTest {").replacing(".pointInside [", with: " pointInside {")
        .replacing("]", with: "}")
    }
  }
}
