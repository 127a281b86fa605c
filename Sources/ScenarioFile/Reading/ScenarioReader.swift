// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// Reads scenario files.
package enum ScenarioReader {
  /// The largest coordinate or size, in points.
  package static let maximumLength = PropertyType.maximumLength

  /// The most views and view controllers inside each other.
  package static let maximumDepth = 250

  /// Reads the text of a scenario file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it. It begins every error, and names a scenario without `name`.
  /// - Returns: The scenario, with the lines of its touches and expectations.
  /// - Throws: ``InputErrors`` with everything that is wrong, as far as one fault does not hide another.
  package static func read(_ text: String, file: String) throws(InputErrors) -> Scenario {
    try ReadingContext.read(text, file: file, as: "a scenario", hint: "a scenario has at least a 'window'") {
      context, root in
      var scenario = context.scenario(root)
      if scenario.name.isEmpty { scenario.name = name(ofFile: file) }
      if !context.hasErrors { context.checkReferences(in: scenario) }
      if !context.hasErrors { context.checkAssignments(of: scenario) }
      if !context.hasErrors { context.checkVariants(of: scenario) }
      return scenario
    }
  }

  /// A file's name without folders and extension.
  private static func name(ofFile file: String) -> String {
    let last = file.split { $0 == "/" || $0 == "\\" }.last ?? ""
    var name = last.drop { $0 == "." || $0 == "-" }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    let plain = String(name.filter { !$0.unicodeScalars.contains(where: \.movesCursor) }.prefix(100))
    return plain.isEmpty ? "scenario" : plain
  }
}

extension ReadingContext {
  /// Reads a file of YAML.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it.
  ///   - kind: What the file is, for a message that it is too large.
  ///   - content: What it is expected to hold; nil for the kind.
  ///   - hint: What to tell of a file that holds nothing.
  ///   - read: Reads the value, and reports what is wrong.
  /// - Returns: The value.
  /// - Throws: ``InputErrors`` with everything that is wrong, as far as one fault does not hide another.
  static func read<Value: Sendable>(
    _ text: String, file: String, as kind: String, of content: String? = nil, hint: String? = nil,
    _ read: @escaping @Sendable (ReadingContext, SourceNode) -> Value
  ) throws(InputErrors) -> Value {
    if let error = InputError.tooLarge(kind, text, limit: InputLimits.scenarioBytes, file: file) {
      throw InputErrors([error])
    }
    // The limits belong to the task, and the stack to a thread of its own.
    let (views, moments) = (InputLimits.views, InputLimits.moments)
    return try DeepStack.run {
      InputLimits.$views.withValue(views) {
        InputLimits.$moments.withValue(moments) {
          Result { () throws(InputErrors) in
            // A byte order mark is no part of the text; libYAML, told the encoding, would take it for one.
            let isMarked = text.unicodeScalars.first == "\u{FEFF}"
            let plain = isMarked ? String(text.unicodeScalars.dropFirst()) : text
            let context = ReadingContext(source: SourceText(file: file, text: plain))
            do throws(InputError) {
              let root = try SourceNode(yaml: context.source, of: content ?? kind, hint: hint) {
                context.report($0)
              }
              let value = read(context, root)
              if !context.hasErrors { return value }
            } catch {
              context.report(error)
            }
            throw context.inputErrors
          }
        }
      }
    }.get()
  }
}
