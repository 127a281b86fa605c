// SPDX-License-Identifier: Apache-2.0

/// Binary files that users pass instead of a screen, recognized by their first bytes.
enum ArchiveKind {
  private static let kinds: [(start: [UInt8], at: Int, title: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], 0, "a picture"),
    ([0xFF, 0xD8, 0xFF], 0, "a picture"),
    (Array("GIF8".utf8), 0, "a picture"),
    (Array("WEBP".utf8), 8, "a picture"),
    (Array("ftyphei".utf8), 4, "a picture"),
    (Array("ftypqt".utf8), 4, "a film"),
    (Array("ftypmp4".utf8), 4, "a film"),
    (Array("ftypisom".utf8), 4, "a film"),
    (Array("%PDF".utf8), 0, "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], 0, "a packed archive"),
    ([0x1F, 0x8B], 0, "a packed archive"),
    ([0xCF, 0xFA, 0xED, 0xFE], 0, "a program"),
  ]

  /// A name, with its article, for a file with these first bytes; nil if it is not known.
  static func title(of bytes: [UInt8]) -> String? {
    kinds.first { bytes.dropFirst($0.at).starts(with: $0.start) }?.title
  }
}
