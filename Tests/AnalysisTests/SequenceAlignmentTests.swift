// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Analysis

@Suite struct SequenceAlignmentTests {
  /// The runs in words: `= 0..<2 0..<2`, `- 2..<3`, `+ 2..<4`.
  private func runs(_ a: [Int32], _ b: [Int32]) -> [String] {
    SequenceAlignment(a, b).runs.map { run in
      switch run {
      case .both(let a, let b): "= \(a) \(b)"
      case .onlyA(let range): "- \(range)"
      case .onlyB(let range): "+ \(range)"
      }
    }
  }

  @Test func equalRowsAreOneRun() {
    #expect(runs([1, 2, 3], [1, 2, 3]) == ["= 0..<3 0..<3"])
    #expect(runs([], []) == [])
  }

  @Test func whatOnlyOneRowHasStandsBetweenWhatBothHave() {
    #expect(runs([1, 2, 3, 4], [1, 9, 3, 4]) == ["= 0..<1 0..<1", "- 1..<2", "+ 1..<2", "= 2..<4 2..<4"])
    #expect(runs([1, 2], []) == ["- 0..<2"])
    #expect(runs([], [1]) == ["+ 0..<1"])
  }

  @Test func repeatedNumbersAreAlignedByTheShortestWay() {
    #expect(
      runs([1, 1, 2, 1, 1, 2], [1, 1, 2, 2, 1, 1, 2]).filter { !$0.hasPrefix("=") }.count == 1)
  }

  @Test func whatIsThereOnceHoldsTheRowsTogether() {
    // 7 and 8 occur once in each list; each 1 stays in its own part.
    #expect(
      runs([7, 1, 1, 1, 8], [7, 8, 1, 1, 1]) == [
        "= 0..<1 0..<1", "- 1..<4", "= 4..<5 1..<2", "+ 2..<5",
      ])
  }

  /// Every element is in exactly one run, runs are in order, and equal runs have equal elements.
  private func expectSound(_ alignment: SequenceAlignment, _ a: [Int32], _ b: [Int32]) {
    var (left, right) = (0, 0)
    for run in alignment.runs {
      switch run {
      case .both(let range, let other):
        #expect(range.lowerBound == left && other.lowerBound == right && a[range] == b[other])
        (left, right) = (range.upperBound, other.upperBound)
      case .onlyA(let range):
        #expect(range.lowerBound == left)
        left = range.upperBound
      case .onlyB(let range):
        #expect(range.lowerBound == right)
        right = range.upperBound
      }
    }
    #expect(left == a.count && right == b.count)
  }

  @Test(arguments: 1...40)
  func randomRowsAreAlignedSoundly(_ seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: UInt64) -> Int32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int32((state >> 33) % limit)
    }
    let a = (0..<Int(next(60))).map { _ in next(5) }
    let b = (0..<Int(next(60))).map { _ in next(5) }
    let alignment = SequenceAlignment(a, b)
    expectSound(alignment, a, b)
    #expect(alignment.isComplete)
  }

  @Test func workIsBoundedAndSaidToHaveBeenTooMuch() {
    let a: [Int32] = (0..<3000).map { number in Int32(number * 7919 % 11) }
    let b: [Int32] = (0..<3000).map { number in Int32(number * number % 11) }
    let alignment = SequenceAlignment(a, b, work: 2000)
    expectSound(alignment, a, b)
    #expect(!alignment.isComplete)
  }
}
