// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath

/// A file that was written beside its place, under a name that the next run knows again.
struct StagedFile {
  let path: String

  private let content: Content

  private enum Content {
    /// A temporary file, to be moved.
    case file(String)
    /// What goes into a pipe or a device that is there already.
    case data(Data)
  }

  /// Writes a file beside its place, making the folders above.
  ///
  /// - Parameters:
  ///   - data: What is in it.
  ///   - path: Its place.
  ///   - number: What tells it from other files of this process.
  /// - Throws: What the system says.
  init(_ data: Data, for path: String, number: Int) throws {
    self.path = path
    let old = try? FileManager.default.attributesOfItem(atPath: path)
    if let type = old?[.type] as? FileAttributeType, type != .typeRegular {
      content = .data(data)
      return
    }
    let folder = FilePath.folder(of: path)
    try ByteStream.makeFolder(folder)
    let name = "\(folder)/\(Self.prefix)\(getpid())-\(number)\(Self.suffix)"
    try? FileManager.default.removeItem(atPath: name)
    do {
      try ByteStream.create(name, data, permissions: old?[.posixPermissions] as? Int)
    } catch {
      try? FileManager.default.removeItem(atPath: name)
      throw error
    }
    content = .file(name)
  }

  /// Puts the file in its place, where it appears whole.
  func place() throws(ByteStream.Failure) {
    switch content {
    case .file(let name): try ByteStream.move(name, to: path)
    case .data(let data): try ByteStream.write(data, path: path)
    }
  }

  /// Takes the file away that has not found its place.
  func discard() {
    if case .file(let name) = content { try? FileManager.default.removeItem(atPath: name) }
  }

  private static let prefix = ".hitpath-"
  private static let suffix = ".tmp"

  /// Takes away what processes left that were ended while they wrote.
  static func clearStale(besides paths: [String]) {
    for folder in Set(paths.map(FilePath.folder)).sorted() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        guard let owner = owner(of: name), owner != getpid(), kill(owner, 0) != 0, errno == ESRCH else {
          continue
        }
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// The process that made a temporary file; nil for another file.
  private static func owner(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-").map { Int32($0) }
    guard numbers.count == 2, let owner = numbers[0], owner > 0, numbers[1] != nil else { return nil }
    return owner
  }
}
