// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPath
import Report

/// What was written to a folder of pages, so that the next run can skip what has not changed, and remove what is no
/// longer made.
struct ReportManifest: Codable {
  static let file = ".hitpath-report.json"

  /// The pages of an input, and what they were made from.
  struct Page: Hashable, Codable {
    /// The hash of the input and of all changes to it.
    var input: String

    /// The hash of everything that the pages are made from.
    var key: String

    /// The name of the screen.
    var name: String

    /// Its index entry in each language.
    var entries: [IndexEntry]
  }

  /// The pages in the order of their inputs.
  var pages: [Page] = []

  /// The hashes of all files that were written, by name.
  var files: [String: String] = [:]

  init() {}

  /// Reads the manifest of a folder. A manifest that is missing, damaged, of another version or of another user counts
  /// as empty.
  init(folder: String) {
    self = SealedFile.read(Self.self, "\(folder)/\(Self.file)") ?? Self()
  }

  /// The manifest's text. The same pages give the same bytes.
  func text() throws -> String { try SealedFile.text(self) }
}

/// SipHash-2-4, for detecting changes. Without knowing its key, nobody can make content with a given hash, or compute a
/// hash.
struct ContentHash: Sendable {
  private let key: (UInt64, UInt64)

  /// The hash for comparisons within a run.
  static let plain = ContentHash(key: (0, 0))

  init(key: (UInt64, UInt64)) { self.key = key }

  /// The hash of a text.
  func text(of text: String) -> String {
    var text = text
    return text.withUTF8 { Self.digits(hash($0)) }
  }

  func text(of data: Data) -> String {
    Self.digits(Array(data).withUnsafeBufferPointer(hash))
  }

  /// The hash of a value's encoded form.
  func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return text(of: try encoder.encode(value))
  }

  /// The hash as 16 digits.
  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The function as published by its authors: <https://www.aumasson.jp/siphash/siphash.pdf>.
  func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var v0 = key.0 ^ 0x736f_6d65_7073_6575
    var v1 = key.1 ^ 0x646f_7261_6e64_6f6d
    var v2 = key.0 ^ 0x6c79_6765_6e65_7261
    var v3 = key.1 ^ 0x7465_6462_7974_6573
    let raw = UnsafeRawBufferPointer(bytes)
    let whole = bytes.count & ~7
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for (position, byte) in bytes[whole...].enumerated() { last |= UInt64(byte) << (8 * UInt64(position)) }
    var position = 0
    var word: UInt64 = 0
    // Two rounds for each word and four at the end, in one loop without calls, which are slow in debug builds.
    var rounds = 0
    while true {
      if rounds == 0 {
        v0 ^= word
        if position > whole + 8 { return v0 ^ v1 ^ v2 ^ v3 }
        if position == whole + 8 {
          word = 0
          v2 ^= 0xff
          rounds = 4
        } else {
          word = last
          if position < whole {
            word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
          }
          v3 ^= word
          rounds = 2
        }
        position += 8
      }
      v0 &+= v1
      v1 = (v1 << 13 | v1 >> 51) ^ v0
      v0 = v0 << 32 | v0 >> 32
      v2 &+= v3
      v3 = (v3 << 16 | v3 >> 48) ^ v2
      v0 &+= v3
      v3 = (v3 << 21 | v3 >> 43) ^ v0
      v2 &+= v1
      v1 = (v1 << 17 | v1 >> 47) ^ v2
      v2 = v2 << 32 | v2 >> 32
      rounds -= 1
    }
  }
}

/// Data that a run leaves beside its pages for the next one, with a seal that only this user's runs can make.
///
/// The folder may come from another user, whose data must be ignored: it would decide which pages are kept, listed in
/// an index or removed.
enum SealedFile {
  private struct Sealed<Content: Codable>: Codable {
    var seal: String
    var content: Content
  }

  /// The hash of this user, for seals.
  static let hash = ContentHash(key: SetSecret.key)

  /// Reads data; nil if it is missing, damaged, of another version or of another user.
  static func read<Content: Codable>(_ type: Content.Type, _ path: String) -> Content? {
    guard let data = FileManager.default.contents(atPath: path),
      let sealed = try? JSONDecoder().decode(Sealed<Content>.self, from: data),
      let json = try? json(sealed.content), hash.text(of: json) == sealed.seal
    else { return nil }
    return sealed.content
  }

  /// The text to write. The same data gives the same bytes.
  static func text(_ content: some Codable) throws -> String {
    let seal = hash.text(of: try json(content))
    return try json(Sealed(seal: seal, content: content)) + "\n"
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// A secret number of this user, kept in the cache folder. Without it, pages are made again.
enum SetSecret {
  static let key: (UInt64, UInt64) = folder.map { key(in: $0) } ?? random()

  private static let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
    .appendingPathComponent("hitpath").path

  /// Whether the number is kept for this user's next run.
  static var isKept: Bool {
    _ = key
    return folder.map { read("\($0)/set-key") != nil } ?? false
  }

  private static let length = 16

  /// The key stored in a folder, created if necessary; a random one if it cannot be stored.
  static func key(in folder: String) -> (UInt64, UInt64) {
    let path = "\(folder)/set-key"
    if let known = read(path) { return known }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let (first, second) = random()
    let bytes = withUnsafeBytes(of: (first.littleEndian, second.littleEndian)) { Data($0) }
    let new = "\(path).\(getpid())-\(String(first ^ second, radix: 16))"
    defer { unlink(new) }
    guard (try? ByteStream.create(new, bytes, permissions: 0o600)) != nil else { return random() }
    // `link` creates the file in one step, so that one of two simultaneous runs comes first.
    _ = link(new, path)
    return read(path) ?? random()
  }

  private static func random() -> (UInt64, UInt64) { (.random(in: 0 ... .max), .random(in: 0 ... .max)) }

  /// The key in a file that nobody but this user can have written or read.
  private static func read(_ path: String) -> (UInt64, UInt64)? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0, status.st_size == length,
      let data = try? ByteStream.read(descriptor, limit: length), data.count == length
    else { return nil }
    return data.withUnsafeBytes {
      (
        UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
  }
}
