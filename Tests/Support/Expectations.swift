// SPDX-License-Identifier: Apache-2.0

import Testing

/// Expects two values to be equal, as `#expect(actual == expected)` does; of two texts, or two lists of lines, it prints the lines
/// that differ.
///
/// With the macro, the compiler considers every overload of `==` at each call, which took most of the time for compiling tests.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  let difference: String
  switch (actual, expected) {
  case (let actual as String, let expected as String):
    difference = lineDifference(
      from: expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      to: actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  case (let actual as [String], let expected as [String]):
    difference = lineDifference(from: expected, to: actual)
  default:
    difference = "- \(String(reflecting: expected))\n+ \(String(reflecting: actual))"
  }
  Issue.record(
    "\(comment().map { "\($0)\n" } ?? "")- expected, + found:\n\(difference)",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The lines in which a list differs from another: `-` for what is missing, `+` for what is new, with two lines of both around them.
package func lineDifference(from expected: [String], to actual: [String]) -> String {
  let changes = actual.difference(from: expected)
  let removed = Set(changes.removals.map(\.position))
  let inserted = Set(changes.insertions.map(\.position))
  var lines: [(text: String, isChange: Bool)] = []
  var (old, new) = (0, 0)
  while old < expected.count || new < actual.count {
    if removed.contains(old) {
      lines.append(("- \(expected[old])", true))
      old += 1
    } else if inserted.contains(new) {
      lines.append(("+ \(actual[new])", true))
      new += 1
    } else {
      lines.append(("  \(expected[old])", false))
      (old, new) = (old + 1, new + 1)
    }
  }
  let context = 2
  let changed = lines.indices.filter { lines[$0].isChange }
  let shown = Set(changed.flatMap { $0 - context...$0 + context })
  var text: [String] = []
  for (position, line) in lines.enumerated() {
    if shown.contains(position) {
      text.append(line.text)
    } else if position == 0 || shown.contains(position - 1) {
      text.append("  …")
    }
  }
  return text.joined(separator: "\n")
}

extension CollectionDifference.Change {
  /// Where the element stands in its own list.
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
