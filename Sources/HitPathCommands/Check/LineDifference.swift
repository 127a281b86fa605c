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
    for step in steps(left, right, matches) {
      switch step {
      case .both(let position): lines.append("  \(expected[position])")
      case .missing(let position): lines.append("- \(expected[position])")
      case .unexpected(let position): lines.append("+ \(actual[position])")
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

  private enum Step {
    case both(Int)
    case missing(Int)
    case unexpected(Int)
  }

  /// Lists with more pairs than this are not aligned: all that was expected comes first, then all that came.
  private static let mostPairs = 250_000

  /// The shortest way from one list to the other, by the longest list of lines that both have in order.
  private static func steps(
    _ left: Range<Int>, _ right: Range<Int>, _ matches: (Int, Int) -> Bool
  ) -> [Step] {
    guard left.count * right.count <= mostPairs else {
      return left.map(Step.missing) + right.map(Step.unexpected)
    }
    // The length of the longest common list of what begins at a pair, row by row.
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    var isMatch = [Bool](repeating: false, count: left.count * width)
    for row in (0..<left.count).reversed() {
      for column in (0..<right.count).reversed() {
        let cell = row * width + column
        isMatch[cell] = matches(left.lowerBound + row, right.lowerBound + column)
        lengths[cell] =
          isMatch[cell]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      let cell = row * width + column
      if row < left.count, column < right.count, isMatch[cell] {
        steps.append(.both(left.lowerBound + row))
        row += 1
        column += 1
      } else if column == right.count || (row < left.count && lengths[cell + width] >= lengths[cell + 1]) {
        steps.append(.missing(left.lowerBound + row))
        row += 1
      } else {
        steps.append(.unexpected(right.lowerBound + column))
        column += 1
      }
    }
    return steps
  }
}
