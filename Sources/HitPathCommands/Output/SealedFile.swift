// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath

/// Notes that a run leaves beside its pages for the next one, with a seal that only this user's runs can make.
///
/// The folder may come from somebody else: notes that another wrote say nothing, since pages would be kept, put into an
/// index and taken away by them.
enum SealedFile {
  private struct Sealed<Content: Codable>: Codable {
    var seal: String
    var content: Content
  }

  /// The hash of this user, for all that notes say.
  static let hash = ContentHash(key: SetSecret.key)

  /// Reads notes; nil if they are missing, damaged, of another version, or somebody else's.
  static func read<Content: Codable>(_ type: Content.Type, _ path: String) -> Content? {
    guard let data = FileManager.default.contents(atPath: path),
      let sealed = try? JSONDecoder().decode(Sealed<Content>.self, from: data),
      let json = try? json(sealed.content), hash.text(of: json) == sealed.seal
    else { return nil }
    return sealed.content
  }

  /// The text of notes. The same notes give the same bytes.
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

/// A number that only this user's programs know, kept in the folder for caches. Without it, pages are made again.
enum SetSecret {
  static let key: (UInt64, UInt64) = {
    guard let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else {
      return random()
    }
    return key(in: folder.appendingPathComponent("hitpath").path)
  }()

  private static let length = 16

  /// The key that is kept in a folder, which is made if the folder has none; a random one if the folder cannot keep one.
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
    // It appears whole, and of two runs at a time one is first.
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
