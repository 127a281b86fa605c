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
    if let error = InputError.tooLarge("a scenario", text, limit: InputLimits.scenarioBytes, file: file) {
      throw InputErrors([error])
    }
    // The limits belong to the task, and the stack to a thread of its own.
    let (views, moments) = (InputLimits.views, InputLimits.moments)
    return try DeepStack.run {
      InputLimits.$views.withValue(views) {
        InputLimits.$moments.withValue(moments) {
          Result { () throws(InputErrors) in try readHere(text, file: file) }
        }
      }
    }.get()
  }

  private static func readHere(_ text: String, file: String) throws(InputErrors) -> Scenario {
    // A byte order mark is no part of the text; libYAML, told the encoding, would take it for one.
    let plain = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let context = ReadingContext(source: SourceText(file: file, text: plain))
    let root: SourceNode
    do {
      root = try SourceNode(yaml: context.source) { context.report($0) }
    } catch {
      context.report(error)
      throw context.inputErrors
    }
    var scenario = context.scenario(root)
    if scenario.name.isEmpty { scenario.name = name(ofFile: file) }
    if !context.hasErrors { context.checkReferences(in: scenario) }
    if !context.hasErrors { context.checkAssignments(of: scenario) }
    if !context.hasErrors { context.checkVariants(of: scenario) }
    if context.hasErrors { throw context.inputErrors }
    return scenario
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
