// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile
import Testing

@testable import HitPathCommands

/// Threads, and what is said if there are none to be had.
@Suite struct ThreadTests {
  /// More than there are addresses for.
  private static let tooMuch = 1 << 50

  @Test func noThreadToBeHadIsTold() {
    let error = #expect(throws: ThreadError.self) { try PageThreads(count: 2, stackSize: Self.tooMuch) }
    #expect(error?.description.hasPrefix("no thread can be started: ") == true)
  }

  @Test func workIsDoneInItsOrder() throws {
    let threads = try WorkerThreads<Int>(count: 3)
    for number in 0..<100 { threads.add { number } }
    #expect(threads.finish { _ in } == Array(0..<100))
  }
}
