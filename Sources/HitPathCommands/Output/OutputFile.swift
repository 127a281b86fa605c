// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files that a command makes: complete or not at all.
enum OutputFile {
  /// Writes a text to a file through a temporary one beside it, making the folders above.
  static func write(_ text: String, to path: String) throws(OutputError) {
    try write([(path, text)])
  }

  /// Writes several texts, none if one of them has no place.
  static func write(_ files: [(path: String, text: String)]) throws(OutputError) {
    try write(files.map { ($0.path, Data($0.text.utf8)) })
  }

  /// Writes several files, none if one of them has no place.
  static func write(_ files: [(path: String, data: Data)]) throws(OutputError) {
    for file in files {
      if let reason = obstacle(to: file.path) { throw OutputError(path: file.path, reason: reason) }
    }
    for file in files {
      do {
        try place(file.data, at: URL(fileURLWithPath: file.path).resolvingSymlinksInPath())
      } catch let failure as ByteStream.Failure {
        throw OutputError(path: file.path, reason: failure.reason)
      } catch {
        throw OutputError(path: file.path, reason: words(for: error))
      }
    }
  }

  /// Replaces a file as a whole, keeping its permissions, or writes into a pipe or device that is there.
  private static func place(_ data: Data, at url: URL) throws {
    let old = try? FileManager.default.attributesOfItem(atPath: url.path)
    if let type = old?[.type] as? FileAttributeType, type != .typeRegular {
      return try ByteStream.write(data, path: url.path)
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    if let permissions = old?[.posixPermissions] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }

  /// What stands where a file or a folder above it should be.
  private static func obstacle(to path: String) -> String? {
    if isFolder(path) == true { return "there is a folder of that name" }
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if isFolder(folder.path) == false { return "'\(folder.lastPathComponent)' is a file, not a folder" }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a folder or another file is there; nil for neither.
  static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  private static func words(for error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying ?? error).localizedDescription
  }

  /// Writes a text to the file, or to standard output where none is named.
  @MainActor
  static func write(_ text: String, to path: String?, or terminal: Terminal) throws(OutputError) {
    if let path, path != "-" { try write(text, to: path) } else { terminal.write(text) }
  }

  /// Writes bytes to the file, or to standard output where none is named.
  @MainActor
  static func write(_ data: Data, to path: String?, or terminal: Terminal) throws(OutputError) {
    if let path, path != "-" { try write([(path, data)]) } else { terminal.write(data) }
  }

  /// A name that is safe in any file system, made from any text.
  static func safeName(_ name: String) -> String {
    let allowed = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
        ? character : "-"
    }
    let trimmed = String(allowed).drop { $0 == "." || $0 == "-" }.prefix(80)
    return trimmed.isEmpty ? "screen" : String(trimmed)
  }
}

/// A file that could not be written, or used otherwise.
struct OutputError: Error, CustomStringConvertible {
  var path: String
  var reason: String
  var verb = "written"

  var description: String { "\(path): error: cannot be \(verb): \(reason)" }
}
