// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A running `hitpath serve`, which ends with the value. It can be asked from any thread.
final class Served: @unchecked Sendable {
  let port: UInt16
  private let process = Process()

  /// Starts the binary and waits until it tells its address.
  init(_ path: String, in folder: Folder, port: UInt16 = 0, _ options: String...) throws {
    for name in [".address", ".console"] { try folder.write("", name) }
    process.executableURL = Binary.url
    process.arguments = ["serve", path, "--port", String(port)] + options
    process.standardOutput = FileHandle(forWritingAtPath: folder[".address"])
    process.standardError = FileHandle(forWritingAtPath: folder[".console"])
    try process.run()
    var address = ""
    // A machine that has much to do may take long to start it.
    for _ in 0..<2400 where !address.hasSuffix("/\n") {
      usleep(25_000)
      address = try folder.text(".address")
    }
    self.port = try #require(UInt16(address.dropLast(2).split(separator: ":").last ?? ""), "\(address)")
    #expect(address == "http://127.0.0.1:\(self.port)/\n")
  }

  deinit { process.terminate() }

  /// Ends the process by a signal.
  ///
  /// - Returns: The exit code; nil if the signal killed it.
  func end(by signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// What the server says to one request.
  func get(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1", headers: [String] = []
  ) throws -> Reply {
    let header = ((host.map { ["Host: \($0)"] } ?? []) + headers).map { "\($0)\r\n" }.joined()
    let request = "\(method) \(path) HTTP/1.1\r\n\(header)Connection: close\r\n\r\n"
    return try Reply(Loopback.exchange(request, port: port))
  }

  /// Whether the page is another one than that reply. Asks again as the page's own script does, since on a machine that
  /// has much to do the server looks at its files less often.
  func asksForChanges(_ page: String, since reply: Reply) throws -> String {
    let revision = reply.body.firstMatch(of: /data-revision="([0-9a-f]+)"/)?.output.1 ?? ""
    var answer = ""
    for _ in 0..<8 where answer != "changed\n" {
      answer = try get("/-/changes?page=\(page)&revision=\(revision)").body
    }
    return answer
  }
}

/// An answer of a server.
struct Reply {
  var status: Int
  var headers: [String: String] = [:]
  var body: String

  init(_ text: String) throws {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\r\n")
    status = try #require(
      Int(lines.first?.split(separator: " ").dropFirst().first ?? ""), "\(text.prefix(80))")
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      headers[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces)
    }
    body = parts.count > 1 ? String(parts[1]) : ""
  }
}

extension TemporaryFolder {
  /// Whether a file has a text within some seconds.
  func eventually(_ file: String, has part: String) throws -> Bool {
    for _ in 0..<400 {
      if try text(file).contains(part) { return true }
      usleep(25_000)
    }
    return false
  }
}

/// A connection to this machine, which ends with the value.
final class Loopback: @unchecked Sendable {
  private let descriptor: Int32

  init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
      var isQuiet: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
  }

  deinit { close(descriptor) }

  /// Sends a text as far as the other side takes it.
  ///
  /// - Returns: Whether it took all.
  @discardableResult
  func send(_ text: String) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.sendBytes(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  private static func sendBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
  ) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes, count, flags)
    #else
      Glibc.send(descriptor, bytes, count, flags)
    #endif
  }

  /// Tells the other side that nothing more comes; what it sends can still be read.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads until the other side closes.
  func receive() -> String {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
  }

  /// Sends a text and reads until the other side closes.
  static func exchange(_ text: String, port: UInt16) throws -> String {
    let connection = try Loopback(port: port)
    connection.send(text)
    return connection.receive()
  }
}
