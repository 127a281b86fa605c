// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The package's own files.
package enum Repository {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  package struct File: Sendable {
    /// The path inside the package, such as `Sources/Trace/TouchTrace.swift`.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    /// The folder below `Sources` or `Tests`, which names the module; `Templates` for `templates`.
    package var module: String {
      let parts = path.split(separator: "/")
      return parts[0] == "templates" ? "Templates" : String(parts[1])
    }
  }

  /// The place of a file or folder of the package.
  package static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The files of some folders whose names end in one of these ways, in order.
  package static func files(in folders: [String], endingIn endings: [String]) throws -> [File] {
    try folders.flatMap { name in
      let paths =
        FileManager.default.enumerator(atPath: url(name).path)?
        .allObjects as? [String] ?? []
      return try paths.filter { path in
        endings.contains { path.hasSuffix($0) } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted().map { File(path: "\(name)/\($0)", text: try text("\(name)/\($0)")) }
    }
  }

  /// The Swift files of the modules.
  package static func sources() throws -> [File] {
    try files(in: ["Sources", "templates"], endingIn: [".swift"])
  }

  /// The documents for people.
  package static func documents() throws -> [File] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    return try names.map { File(path: $0, text: try text($0)) } + files(in: ["docs"], endingIn: [".md"])
  }
}

extension Repository.File {
  /// The modules that the file imports.
  package var imports: Set<String> {
    // Few lines speak of imports, and a pattern over a whole file is slow in a build for debugging.
    let word = Array("import ".utf8)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter { line in
      // Imports stand first, behind an access level or an attribute at most.
      line.count < 80 && line.prefix(40).indices.contains { line[$0...].starts(with: word) }
    }
    return Set(
      lines.compactMap {
        String(decoding: $0, as: UTF8.self).firstMatch(of: Self.importLine).map { String($0.1) }
      })
  }

  nonisolated(unsafe) private static let importLine =
    /^ *(?:@\w+ )?(?:(?:public|package|internal|private|fileprivate) )?import (?:\w+ )?(\w+)/
}
