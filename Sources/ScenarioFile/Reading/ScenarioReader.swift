// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
import UIKitModel

/// Reads scenario files.
package enum ScenarioReader {
  /// The largest coordinate or size, in points.
  package static let maximumLength = PropertyType.maximumLength

  /// The most views and view controllers inside each other.
  package static let maximumDepth = 250

  /// The longest names of a scenario and of a recording, in characters.
  package static let maximumNameLength = 100
  static let maximumRecordingNameLength = 200

  /// Reads the text of a scenario file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it. It begins every error, and names a scenario without `name`.
  /// - Returns: The scenario, with the lines of its touches and expectations.
  /// - Throws: ``InputErrors`` with everything that is wrong, as far as one fault does not hide another.
  package static func read(_ text: String, file: String) throws(InputErrors) -> Scenario {
    try ReadingContext.read(
      text, file: file, as: "a scenario", hint: "a scenario has at least a 'window'",
      by: { ScenarioReading(source: $0) }
    ) {
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
