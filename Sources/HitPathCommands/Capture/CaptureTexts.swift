// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScreenImport
import Trace

/// The Python file that gives LLDB the command `hitpath`.
enum DebuggerScript {
  /// The file's text.
  ///
  /// - Parameter tool: The path of the program that it runs to explain a capture.
  static func text(tool: String) -> String {
    let values = [
      "__TOOL__": JSONValue.string(tool).pythonText,
      "__PROPERTIES__": CaptureReading.table.pythonText,
      "__SIMULATED__": JSONValue.array(CaptureReading.simulatedClasses.map { .string($0) }).pythonText,
    ]
    return values.reduce(EmbeddedTexts.hitpath_py) { $0.replacing($1.key, with: $1.value) }
  }
}

extension JSONValue {
  /// The value as Python writes it.
  fileprivate var pythonText: String {
    switch self {
    case .null: "None"
    case .bool(let flag): flag ? "True" : "False"
    case .number, .string: text
    case .array(let values): "[\(values.map(\.pythonText).joined(separator: ", "))]"
    case .object(let members):
      "{\n" + members.map { "    \(JSONValue.string($0.name).text): \($0.value.pythonText),\n" }.joined()
        + "}"
    }
  }
}
