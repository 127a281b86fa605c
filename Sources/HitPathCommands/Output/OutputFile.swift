// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationTypes
import HitPath
import Trace

/// Writes the files of a command, completely or not at all.
enum OutputFile {
  /// Writes texts, all or none, in order, and creates missing folders.
  static func write(
    _ files: [(path: String, text: String)], in folder: String? = nil, keeping inputs: [String] = []
  ) throws(OutputError) {
    try write(files.map { ($0.path, Data($0.text.utf8)) }, in: folder, keeping: inputs)
  }

  /// Writes several files, all or none: each is first written next to its destination, then they are moved in order.
  ///
  /// - Parameters:
  ///   - files: The files with their paths.
  ///   - folder: The folder that contains all of them, if the user named one.
  ///   - inputs: Files that were read and must not be overwritten.
  /// - Throws: ``OutputError`` for a file that cannot be written. Symbolic links are refused, because they lead to
  ///   files that the user did not name.
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

  /// Checks that files can be written, before their contents are made.
  ///
  /// - Throws: ``OutputError`` for the first that cannot.
  static func checkPlaces(_ paths: [String], in folder: String? = nil) throws(OutputError) {
    for path in paths {
      if let reason = link(at: path, in: folder) ?? obstacle(to: path) {
        throw OutputError(path: path, reason: reason)
      }
    }
  }

  /// The symbolic link at a path or, within the folder that the user named, at a folder above it; nil if there is none.
  private static func link(at path: String, in folder: String?) -> String? {
    // Devices that represent an open file are links.
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

  /// What prevents writing a file: a folder with its name, or a file in place of a folder above it.
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
    return SystemError.words(for: error)
  }

  /// Writes a text to a file, or to standard output if none is named.
  @MainActor
  static func write(
    _ text: String, to path: String?, or terminal: Terminal, keeping inputs: [String] = []
  ) throws(OutputError) {
    if let path, path != "-" { try write([(path, text)], keeping: inputs) } else { terminal.write(text) }
  }

  /// Writes bytes to a file, or to standard output if none is named.
  @MainActor
  static func write(
    _ data: Data, to path: String?, or terminal: Terminal, keeping inputs: [String] = []
  ) throws(OutputError) {
    if let path, path != "-" { try write([(path, data)], keeping: inputs) } else { terminal.write(data) }
  }

  /// A name made from any text that is safe in all file systems: letters and digits of every script stay.
  static func safeName(_ name: String) -> String {
    let allowed = name.map { character in
      "-_.".contains(character) || character.unicodeScalars.allSatisfy(\.isOfWord) ? character : "-"
    }
    var trimmed = String(allowed).drop { $0 == "." || $0 == "-" }.prefix(80)
    // File systems limit bytes, and an extension follows.
    while trimmed.utf8.count > 160 { trimmed.removeLast() }
    return trimmed.isEmpty ? "screen" : String(trimmed)
  }
}

extension Unicode.Scalar {
  /// Whether a character may be part of a word: a letter, a digit, or a combining mark.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}

/// The file behind a path, however the path is written.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Identifies a file; nil if none is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A file that could not be written or otherwise used.
struct OutputError: Error, CustomStringConvertible {
  var path: String
  var reason: String
  var verb = "written"

  var description: String { "\(LineText.path(path)): error: cannot be \(verb): \(reason)" }
}

/// A file written next to its destination, under a name that a later run recognizes.
struct StagedFile {
  let path: String

  private let content: Content

  private enum Content {
    /// A temporary file to be moved.
    case file(String)
    /// Data for an existing pipe or device.
    case data(Data)
  }

  /// Writes a file next to its destination, and creates missing folders.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The destination.
  ///   - number: Distinguishes it from other files of this process.
  /// - Throws: The error of the system.
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

  /// Moves the file to its destination in one step.
  func place() throws(ByteStream.Failure) {
    switch content {
    case .file(let name): try ByteStream.move(name, to: path)
    case .data(let data): try ByteStream.write(data, path: path)
    }
  }

  /// Removes the temporary file, if it was not moved.
  func discard() {
    if case .file(let name) = content { try? FileManager.default.removeItem(atPath: name) }
  }

  private static let prefix = ".hitpath-"
  private static let suffix = ".tmp"

  /// Removes temporary files of processes that were killed while writing.
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

  /// The process that made a temporary file; nil for any other file.
  private static func owner(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-").map { Int32($0) }
    guard numbers.count == 2, let owner = numbers[0], owner > 0, numbers[1] != nil else { return nil }
    return owner
  }
}

/// Assigns names to the files of one folder.
struct FileNamer {
  private var taken: Set<String> = []

  /// The endings of the files that share a name.
  private let endings: [String]

  /// Creates a namer.
  ///
  /// - Parameters:
  ///   - reserved: Names that are not assigned.
  ///   - endings: The endings for each name: with `["", ".zh-Hans"]` two files share it.
  init(taken reserved: [String] = [], endings: [String] = [""]) {
    self.endings = endings
    for name in reserved { take(name) }
  }

  /// A safe name that has not been assigned, ignoring case.
  mutating func name(for name: String) -> String {
    let base = OutputFile.safeName(name)
    var candidate = base
    var number = 1
    while endings.contains(where: { taken.contains((candidate + $0).lowercased()) }) {
      number += 1
      candidate = "\(base)-\(number)"
    }
    take(candidate)
    return candidate
  }

  private mutating func take(_ name: String) {
    taken.formUnion(endings.map { (name + $0).lowercased() })
  }
}

/// The file that a command writes; standard output by default.
struct FileOption: ParsableArguments {
  @Option(.shortAndLong, path: "Write to this file")
  var output: String?
}
