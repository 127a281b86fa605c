// SPDX-License-Identifier: Apache-2.0

/// Two lists as lines that show where they differ.
enum LineDifference {
  /// `-` expected and missing, `+` not expected, in between what both have; nil if the lists are equal.
  ///
  /// What was expected and what came are compared by position with `matches`, so that a short line can mean a long one.
  static func lines(
    _ expected: [String], _ actual: [String], matches: (_ expected: Int, _ actual: Int) -> Bool
  ) -> [String]? {
    let shorter = min(expected.count, actual.count)
    var start = 0
    while start < shorter, matches(start, start) { start += 1 }
    guard start < max(expected.count, actual.count) else { return nil }
    var end = 0
    while end < shorter - start, matches(expected.count - 1 - end, actual.count - 1 - end) { end += 1 }

    var lines = expected[..<start].map { "  \($0)" }
    let left = start..<(expected.count - end)
    let right = start..<(actual.count - end)
    let (missing, unexpected) = changes(left, right, matches)
    var (wanted, came) = (left.lowerBound, right.lowerBound)
    while wanted < left.upperBound || came < right.upperBound {
      if missing.contains(wanted) {
        lines.append("- \(expected[wanted])")
        wanted += 1
      } else if unexpected.contains(came) {
        lines.append("+ \(actual[came])")
        came += 1
      } else {
        lines.append("  \(expected[wanted])")
        (wanted, came) = (wanted + 1, came + 1)
      }
    }
    lines += expected[(expected.count - end)...].map { "  \($0)" }
    return shortened(lines)
  }

  /// The same for lists whose lines are equal or not.
  static func lines(_ expected: [String], _ actual: [String]) -> [String]? {
    lines(expected, actual) { expected[$0] == actual[$1] }
  }

  /// Long runs of lines of one sort, without their middle.
  static func shortened(_ lines: [String]) -> [String] {
    let longest = 24
    let shown = 8
    var result: [String] = []
    var rest = lines[...]
    while let mark = rest.first?.first {
      let run = rest.prefix { $0.first == mark }
      rest = rest[run.endIndex...]
      guard run.count > longest else {
        result += run
        continue
      }
      result += run.prefix(shown)
      result.append("\(mark) … \(run.count - 2 * shown) more …")
      result += run.suffix(shown)
    }
    return result
  }

  /// Lists with more pairs than this are not aligned: all that was expected comes first, then all that came.
  private static let mostPairs = 250_000

  /// The positions of lines that are missing from the one list and of those that are new in the other, as few as can be.
  private static func changes(
    _ left: Range<Int>, _ right: Range<Int>, _ matches: (Int, Int) -> Bool
  ) -> (missing: Set<Int>, unexpected: Set<Int>) {
    guard left.count * right.count <= mostPairs else { return (Set(left), Set(right)) }
    var (missing, unexpected): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(right).difference(from: Array(left), by: matches) {
      switch change {
      case .remove(_, let position, _): missing.insert(position)
      case .insert(_, let position, _): unexpected.insert(position)
      }
    }
    return (missing, unexpected)
  }
}
