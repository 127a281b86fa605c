// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

// Inside the type, its own functions hide these.
private let systemRead = read
private let systemWrite = write

/// Reads and writes by file descriptor. Unlike `FileHandle`, it throws the errors of the system.
package enum ByteStream {
  /// A failure, with the system's message.
  package struct Failure: Error {
    package var reason: String

    /// Whether there is more to read than the limit allows.
    package private(set) var isTooLarge = false

    fileprivate static var last: Failure { Failure(reason: SystemError.words(for: errno)) }

    fileprivate static func tooLarge(_ limit: Int) -> Failure {
      let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
      return Failure(reason: "it is larger than \(size)", isTooLarge: true)
    }
  }

  /// Reads up to the end. Counts bytes while reading, because a pipe may have no end.
  package static func read(_ descriptor: Int32, limit: Int = InputLimits.traceBytes) throws(Failure) -> Data {
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > limit {
      throw .tooLarge(limit)
    }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        guard data.count + count <= limit else { throw .tooLarge(limit) }
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads all of a file, a pipe or a device.
  package static func read(path: String, limit: Int = InputLimits.traceBytes) throws(Failure) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// Writes all bytes.
  package static func write(_ data: Data, to descriptor: Int32) throws(Failure) {
    let bytes = Array(data)
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        position += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Creates a new file, with the default permissions or others.
  package static func create(_ path: String, _ data: Data, permissions: Int? = nil) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { throw .last }
    try write(data, to: descriptor)
  }

  /// Creates a folder and those above it if they are missing.
  ///
  /// - Throws: ``Failure`` that names the folder that cannot be created.
  package static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 { return }
    let folder = FilePath.folder(of: path)
    if errno == ENOENT, folder != path {
      try makeFolder(folder)
      if mkdir(path, 0o777) == 0 { return }
    }
    let reason = Failure.last.reason
    if FilePath.isFolder(path) == true { return }
    throw Failure(reason: "the folder '\(LineText.path(path))' cannot be made: \(reason)")
  }

  /// Moves a file within its file system, replacing what is there.
  package static func move(_ path: String, to place: String) throws(Failure) {
    guard rename(path, place) == 0 else { throw .last }
  }

  /// Writes all bytes to something that exists, such as a pipe or device.
  package static func write(_ data: Data, path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(data, to: descriptor)
  }
}

/// Examines paths.
package enum FilePath {
  /// The folder in a file's path: `.` for a name alone. Foundation crashes for a name of one character.
  package static func folder(of path: String) -> String {
    let path = withoutSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : withoutSlashes(String(path[..<slash]))
  }

  package static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Whether a path is a folder; false for any other file, nil if nothing is there.
  package static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFDIR : nil
  }
}
