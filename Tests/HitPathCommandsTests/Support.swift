// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
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
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("hitpath-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file of the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: self[name]), encoding: .utf8)
  }

  /// The files in it, at any depth, in order.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

extension Outcome {
  /// What was said, with the folder's path left out.
  func diagnostics(in folder: Folder) -> String {
    diagnostics.replacingOccurrences(of: "\(folder.path)/", with: "")
  }
}

/// The folder of the package.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Published logs and documents beside the package, which are read but never copied into it.
enum Samples {
  static let folder = packageFolder.appendingPathComponent("../shared/samples").standardized

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The paths of the files of a folder that HitPath reads, none if the samples are not there.
  static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.filter(isWanted).sorted()
  }
}
