// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The social cards of a site as PNG files. One whose drawing is that of the last run is not drawn again.
enum SiteCards {
  /// What was written last: the hashes of each file's drawing and of its bytes.
  private struct Written: Codable, Equatable {
    var drawing: String
    var file: String
  }

  static let manifest = ".hitpath-cards.json"

  /// Draws cards, and takes away those that a former run drew and this one does not.
  ///
  /// - Parameters:
  ///   - cards: The file of each, in the folder, and its drawing.
  ///   - folder: The folder of the site.
  ///   - terminal: Where progress is shown.
  /// - Throws: ``PictureConverter/Failure``, or what is wrong with the folder.
  @MainActor
  static func write(_ cards: [(file: String, svg: String)], to folder: String, _ terminal: Terminal) throws {
    let path = "\(folder)/\(manifest)"
    let old = SealedFile.read([String: Written].self, path) ?? [:]
    var written: [String: Written] = [:]
    var missing: [(file: String, svg: String)] = []
    for card in cards {
      let drawing = SealedFile.hash.text(of: card.svg)
      if let known = old[card.file], known.drawing == drawing,
        hash(of: "\(folder)/\(card.file)") == known.file
      {
        written[card.file] = known
      } else {
        missing.append(card)
      }
    }
    var files: [(path: String, data: Data)] = []
    if !missing.isEmpty {
      for (card, data) in zip(missing, try draw(missing.map(\.svg), terminal)) {
        written[card.file] = Written(drawing: SealedFile.hash.text(of: card.svg), file: hash(of: data))
        files.append(("\(folder)/\(card.file)", data))
      }
    }
    files.append((path, Data(try SealedFile.text(written).utf8)))
    try OutputFile.write(files, in: folder)
    for (file, known) in old.sorted(by: { $0.key < $1.key }) where written[file] == nil && isPlain(file) {
      let path = "\(folder)/\(file)"
      if hash(of: path) == known.file { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// The drawings as PNG, several at a time.
  @MainActor
  private static func draw(_ drawings: [String], _ terminal: Terminal) throws -> [Data] {
    let converter = try PictureConverter()
    let threads = try WorkerThreads<Result<Data, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: drawings.count, on: terminal)
    defer { progress.clear() }
    for svg in drawings {
      threads.add { Result { try converter.convert(svg, background: "#ffffff", to: .png(scale: 1)) } }
    }
    return try threads.finish { progress.show($0, "") }.map { try $0.get() }
  }

  /// Whether a name in a manifest, which anybody may have changed, is that of a card.
  private static func isPlain(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && parts[0] == "cards" && parts[1].hasSuffix(".png")
      && OutputFile.safeName(parts[1]) == parts[1]
  }

  private static func hash(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map(hash(of:))
  }

  private static func hash(of data: Data) -> String { SealedFile.hash.text(of: data) }
}
