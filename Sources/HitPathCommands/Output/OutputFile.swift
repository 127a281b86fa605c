// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath
import Trace

/// Files that a command makes: complete or not at all.
enum OutputFile {
  /// Writes texts, all or none, in their order, making the folders above.
  static func write(
    _ files: [(path: String, text: String)], in folder: String? = nil, keeping inputs: [String] = []
  ) throws(OutputError) {
    try write(files.map { ($0.path, Data($0.text.utf8)) }, in: folder, keeping: inputs)
  }

  /// Writes several files, all or none: each is written beside its place first, and then they take their places in
  /// order.
  ///
  /// - Parameters:
  ///   - files: The files with their paths.
  ///   - folder: The folder that all of them are in, if the user named one.
  ///   - inputs: Files that were read and must not be overwritten.
  /// - Throws: Why one of them cannot be written. Symbolic links are refused: they lead to files that nobody named.
  static func write(
    _ files: [(path: String, data: Data)], in folder: String? = nil, keeping inputs: [String] = []
  ) throws(OutputError) {
    try checkPlaces(files.map(\.path), in: folder)
    let kept = Set(inputs.compactMap(FileIdentity.init))
    for file in files {
      if let identity = FileIdentity(file.path), kept.contains(identity) {
        throw OutputError(path: file.path, reason: "it is the input")
      }
    }
    StagedFile.clearStale(besides: files.map(\.path))
    var staged: [StagedFile] = []
    for (index, file) in files.enumerated() {
      do {
        staged.append(try StagedFile(file.data, for: file.path, number: index))
      } catch {
        for other in staged { other.discard() }
        throw OutputError(path: file.path, reason: words(for: error))
      }
    }
    for (index, file) in staged.enumerated() {
      do {
        try file.place()
      } catch {
        for other in staged[index...] { other.discard() }
        throw OutputError(path: file.path, reason: words(for: error))
      }
    }
  }

  /// Checks that files can be written, before there is anything to write.
  ///
  /// - Throws: Why the first of them cannot.
  static func checkPlaces(_ paths: [String], in folder: String? = nil) throws(OutputError) {
    for path in paths {
      if let reason = link(at: path, in: folder) ?? obstacle(to: path) {
        throw OutputError(path: path, reason: reason)
      }
    }
  }

  /// Which symbolic link stands where a file should be, or a folder of it within the one that the user named.
  private static func link(at path: String, in folder: String?) -> String? {
    // Devices that stand for an open file are links.
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return nil }
    let top = folder.map { FilePath.withoutSlashes($0) }
    var current = FilePath.withoutSlashes(path)
    while true {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: current)) != nil {
        return "'\(URL(fileURLWithPath: current).lastPathComponent)' is a symbolic link"
      }
      guard let top, current.count > top.count else { return nil }
      current = FilePath.folder(of: current)
    }
  }

  /// What stands where a file or a folder above it should be.
  private static func obstacle(to path: String) -> String? {
    if FilePath.isFolder(path) == true { return "there is a folder of that name" }
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if FilePath.isFolder(folder.path) == false {
        return "'\(folder.lastPathComponent)' is a file, not a folder"
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func words(for error: any Error) -> String {
    if let failure = error as? ByteStream.Failure { return failure.reason }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying ?? error).localizedDescription
  }

  /// Writes a text to the file, or to standard output where none is named.
  @MainActor
  static func write(
    _ text: String, to path: String?, or terminal: Terminal, keeping inputs: [String] = []
  ) throws(OutputError) {
    if let path, path != "-" { try write([(path, text)], keeping: inputs) } else { terminal.write(text) }
  }

  /// Writes bytes to the file, or to standard output where none is named.
  @MainActor
  static func write(
    _ data: Data, to path: String?, or terminal: Terminal, keeping inputs: [String] = []
  ) throws(OutputError) {
    if let path, path != "-" { try write([(path, data)], keeping: inputs) } else { terminal.write(data) }
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

/// Which file a path leads to, however the path is written.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil if no file of the disk is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A file that could not be written, or used otherwise.
struct OutputError: Error, CustomStringConvertible {
  var path: String
  var reason: String
  var verb = "written"

  var description: String { "\(LineText.path(path)): error: cannot be \(verb): \(reason)" }
}
