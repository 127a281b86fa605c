// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The package's manifest, as SwiftPM reads it.
struct Manifest: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    var name: String
    /// `regular`, `executable`, `macro`, `plugin`, `system` or `test`.
    var type: String
    var path: String?
    private var dependencies: [Dependency]

    /// Targets of this package.
    var targets: Set<String> { Set(dependencies.compactMap { ($0.byName ?? $0.target)?.name }) }

    /// Products of other packages.
    var products: Set<String> { Set(dependencies.compactMap { $0.product?.name }) }

    /// Whether users of the package get it, and not only its tests.
    var isModule: Bool { type != "test" && path?.hasPrefix("Tests/") != true }
  }

  /// One of the three.
  private struct Dependency: Decodable, Sendable {
    var byName: Name?
    var target: Name?
    var product: Name?
  }

  /// What is depended on; after the name come package, aliases and condition.
  private struct Name: Decodable, Sendable {
    var name: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
    }
  }

  let targets: [Target]

  /// The manifest, read once for all tests.
  static func read() throws -> Manifest { try shared.get() }

  private static let shared = Result { try dumped() }

  /// Asks `swift package dump-package`, which looks at nothing but the manifest. The folder for what it builds is one of
  /// its own, since that of the package is in use while tests run.
  private static func dumped() throws -> Manifest {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.folder.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: text)
  }

  var modules: [Target] { targets.filter(\.isModule) }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
