// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A temporary folder that goes away with the value.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("hitpath-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file of the folder.
  package subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, _ name: String) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: self[name]), encoding: .utf8)
  }

  /// The files in it, at any depth, in order.
  package var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
