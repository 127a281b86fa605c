// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The package's own files.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct File: Sendable {
    /// The path inside the package, such as `Sources/Trace/TouchTrace.swift`.
    var path: String
    var text: String

    /// The folder below `Sources` or `Tests`, which names the module; `Templates` for `templates`.
    var module: String {
      let parts = path.split(separator: "/")
      return parts[0] == "templates" ? "Templates" : String(parts[1])
    }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// The files of some folders whose names end in one of these ways, in order.
  static func files(in folders: [String], endingIn endings: [String]) throws -> [File] {
    try folders.flatMap { name in
      let paths =
        FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)?
        .allObjects as? [String] ?? []
      return try paths.filter { path in
        endings.contains { path.hasSuffix($0) } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted().map { File(path: "\(name)/\($0)", text: try text("\(name)/\($0)")) }
    }
  }

  /// The Swift files of the modules.
  static func sources() throws -> [File] { try files(in: ["Sources", "templates"], endingIn: [".swift"]) }

  /// The documents for people.
  static func documents() throws -> [File] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    return try names.map { File(path: $0, text: try text($0)) } + files(in: ["docs"], endingIn: [".md"])
  }
}

extension Repository.File {
  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      text.matches(
        of: /(?m)^ *(?:@\w+ )?(?:(?:public|package|internal|private|fileprivate) )?import (?:\w+ )?(\w+)/
      )
      .map { String($0.1) })
  }
}
