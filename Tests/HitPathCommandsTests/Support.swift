// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
// For all files of the tests.
@_exported import TestSupport
import Testing

/// What one run of the command did.
struct Outcome {
  var code: Int32
  var output: String
  var diagnostics: String
}

/// Runs `hitpath` in this process.
@MainActor
@discardableResult
func hitpath(_ arguments: String..., isColored: Bool = false) -> Outcome {
  hitpath(arguments, isColored: isColored)
}

@MainActor
@discardableResult
func hitpath(_ arguments: [String], isColored: Bool = false) -> Outcome {
  var outcome = Outcome(code: 0, output: "", diagnostics: "")
  let terminal = Terminal(
    isColored: isColored, output: { outcome.output += String(decoding: $0, as: UTF8.self) },
    diagnostics: { outcome.diagnostics += $0 })
  outcome.code = CommandMain.run(arguments, terminal: terminal)
  return outcome
}

/// The output of a run that is expected to succeed.
@MainActor
func output(
  of arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  let outcome = hitpath(arguments)
  try #require(outcome.code == 0, "\(outcome.diagnostics)", sourceLocation: sourceLocation)
  return outcome.output
}

/// A temporary folder that goes away with the value.
typealias Folder = TemporaryFolder

extension Outcome {
  /// What was said, with the folder's path left out.
  func diagnostics(in folder: Folder) -> String {
    diagnostics.replacingOccurrences(of: "\(folder.path)/", with: "")
  }
}

/// What `hitpath explain` says of a screen in a file of its own.
@MainActor
func explain(_ screen: String, _ arguments: String..., in file: String = "screen.yml") throws -> String {
  let folder = try Folder()
  let outcome = hitpath(["explain", try folder.write(screen, file)] + arguments)
  try #require(outcome.code == 0, "\(outcome.diagnostics)")
  return outcome.output
}

/// The sentences with which `hitpath explain` begins to tell of each touch.
@MainActor
func headlines(_ screen: String, _ language: String) throws -> [String] {
  try explain(screen, "--lang", language).split(separator: "\n").map(String.init).filter {
    $0.hasPrefix("`") || $0.contains("上的拖动手势`")
  }
}

/// Expects sentences in the answer to a screen, in English and, if one is given, in Chinese.
@MainActor
func expectHeadline(
  _ english: String, _ chinese: String? = nil, of screen: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let told = try explain(screen)
  #expect(told.contains(english), "\(told)", sourceLocation: location)
  guard let chinese else { return }
  let inChinese = try explain(screen, "--lang", "zh-Hans")
  #expect(inChinese.contains(chinese), "\(inChinese)", sourceLocation: location)
}
