// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import HitPath
import Narration
import Report

/// How the pages of a set are made, whatever they are made of.
struct PageSettings: Encodable, Sendable {
  var options: ReportOptions
  var languages: PageLanguages

  /// What is done to each input.
  var changes: ScreenChanges

  /// A new build may make other pages.
  private let program = ProgramStamp.current
}

/// All that the pages of an input are made of. Whoever makes them gets nothing else, and the hash of it is the key by
/// which a later run knows that they would come out as they did.
struct PageOrder: Encodable {
  let settings: Hashed<PageSettings>

  /// The input with all its texts.
  let input: Hashed<ReportInput>

  /// The name of the pages' files.
  var fileName: String

  /// By language, in order.
  var places: [PagePlace]

  /// The pages of the set to which texts may lead; nil for pages that belong to no set.
  var pageNames: [String]?

  /// The key of the pages.
  func key() throws -> String { try SealedFile.hash.text(of: self) }
}

/// What an input's screen and the titles of its pages come from, and the hash of it.
struct PageReading: Encodable {
  let settings: Hashed<PageSettings>
  let input: Hashed<ReportInput>

  func key() throws -> String { try SealedFile.hash.text(of: self) }
}

/// A value that is encoded by the hash of all that it holds.
@dynamicMemberLookup
struct Hashed<Value: Encodable>: Encodable {
  let value: Value
  private let hash: String

  init(_ value: Value) throws {
    self.value = value
    hash = try SealedFile.hash.text(of: value)
  }

  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hash)
  }
}

extension Hashed: Sendable where Value: Sendable {}

/// The version of the running program, its size, and when it was written.
private struct ProgramStamp: Encodable, Sendable {
  var version: String
  var size: Int?
  var time: Double?

  static let current: ProgramStamp = {
    let attributes = Bundle.main.executablePath.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0)
    }
    return ProgramStamp(
      version: HitPathCommand.configuration.version, size: attributes?[.size] as? Int,
      time: (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970)
  }()
}
