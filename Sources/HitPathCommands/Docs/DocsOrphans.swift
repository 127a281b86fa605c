// SPDX-License-Identifier: Apache-2.0

import Diagrams
import FoundationTypes
import HitPath
import InputFile
import Report

/// Pictures that `hitpath docs` wrote earlier and that nothing refers to any more.
struct DocsOrphans {
  /// The mark of such pictures, so that no other file is taken for one.
  static let maker = "hitpath docs"

  /// Their files, sorted by path.
  private(set) var files: [String] = []

  private static let ending = ".svg"

  /// The extensions of files that may refer to pictures.
  private static let texts = [
    ".md", ".markdown", ".mdx", ".html", ".htm", ".rst", ".adoc", ".txt", ".swift", ".tutorial", ".yml",
    ".yaml",
    ".json", ".css", ".js", ".ts", ".tsx", ".xml",
  ]

  /// Finds the pictures.
  ///
  /// - Parameters:
  ///   - paths: The given paths. Only folders are searched, because a document's path means only that document.
  ///   - made: The pictures drawn in this run.
  /// - Throws: `InputError` for a folder that cannot be read.
  init(in paths: [String], besides made: [String]) throws {
    let made = Set(made.map(PathWords.absolute))
    var candidates: [String] = []
    for path in paths where FilePath.isFolder(path) == true {
      candidates += try ScenarioFolder.files(in: path) { name, file in
        name.hasSuffix(Self.ending) && !made.contains(PathWords.absolute(file)) && Self.isOurs(file)
      }
    }
    // A reference may be anywhere in the repository.
    var mentions: [String: [[UInt8]]] = [:]
    for file in candidates where !files.contains(file) {
      let top = Self.repository(of: file)
      let all = try mentions[top] ?? Self.read(in: top)
      mentions[top] = all
      let name = Self.name(of: file)
      let words = Set([
        name, PercentEncoding.reference(to: name), PercentEncoding.link(to: name).dropFirst(2).description,
      ])
      let searched = words.map { Array($0.utf8) }
      if !all.contains(where: { text in searched.contains { text.firstRange(of: $0) != nil } }) {
        files.append(file)
      }
    }
    files.sort()
  }

  /// Removes pictures.
  static func remove(_ files: [String]) throws {
    for file in files {
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw OutputError(path: file, reason: SystemError.words(for: error), verb: "removed")
      }
    }
  }

  /// The common name of both files of a picture, by which DocC finds it.
  private static func name(of file: String) -> String {
    let name = String((PathWords.parts(file).last ?? "").dropLast(ending.count))
    return name.hasSuffix(PictureMarkup.darkSuffix)
      ? String(name.dropLast(PictureMarkup.darkSuffix.count)) : name
  }

  private static func isOurs(_ file: String) -> Bool {
    guard let data = try? ByteStream.read(path: file) else { return false }
    return data.prefix(400).firstRange(of: Data(" data-by=\"\(maker)\"".utf8)) != nil
  }

  /// The root of the repository that contains a file; without one, the folder of the file.
  private static func repository(of file: String) -> String {
    let own = FilePath.folder(of: PathWords.absolute(file))
    var folder = own
    while true {
      if FilePath.isFolder(PathWords.joined(folder, ".git")) != nil { return folder }
      let above = FilePath.folder(of: folder)
      guard above != folder else { return own }
      folder = above
    }
  }

  private static func read(in folder: String) throws -> [[UInt8]] {
    let files = try ScenarioFolder.files(in: folder) { name, path in
      texts.contains { name.lowercased().hasSuffix($0) } && !path.contains("/node_modules/")
    }
    return files.compactMap { try? ByteStream.read(path: $0) }.map { [UInt8]($0) }
  }
}
