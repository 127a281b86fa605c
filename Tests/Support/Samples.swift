// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Real dumps and documents beside the package, which are read but never copied into it.
package enum Samples {
  package static let folder = Repository.url("../shared/samples").standardized

  package static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The message for tests that are skipped without the samples.
  package static let absence = "the samples are not beside the package, in ../shared/samples"

  package static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The names of the files of a folder, none if the samples are not there.
  package static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.filter(isWanted).sorted()
  }

  package static func text(_ folder: String, _ name: String) throws -> String {
    try String(contentsOfFile: path("\(folder)/\(name)"), encoding: .utf8)
  }
}
