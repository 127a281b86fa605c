// SPDX-License-Identifier: Apache-2.0

import Testing

/// Expects two values to be equal, as `#expect(actual == expected)` does. For that macro the compiler looks at every `==`
/// that there is, at each place, which took most of the time that tests compile.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  Issue.record(
    "\(text(actual))\n  is not what was expected:\n\(text(expected))",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// A value as it is written, lists with an element on each line.
private func text(_ value: Any) -> String {
  if let lines = value as? [String] { return lines.joined(separator: "\n") }
  return value as? String ?? String(reflecting: value)
}
