// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Foundation
#else
  import FoundationEssentials
  import Glibc
#endif

/// The system's message for an error.
package enum SystemError {
  /// The system's reason, such as "No such file or directory", without what Foundation adds around it.
  package static func words(for error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    if let cause = cause as? POSIXError { return words(for: cause.code.rawValue) }
    #if canImport(Darwin)
      return cause.localizedDescription
    #else
      return "\(cause)"
    #endif
  }

  /// The meaning of an `errno` value.
  package static func words(for code: Int32) -> String { String(cString: strerror(code)) }
}

/// Other programs, and this one.
package enum Program {
  /// The file of the running program; nil if the system does not tell.
  package static let path: String? = {
    #if canImport(Darwin)
      return Bundle.main.executablePath
    #else
      return realpath("/proc/self/exe", nil).map { path in
        defer { free(path) }
        return String(cString: path)
      }
    #endif
  }()

  /// Runs a program and waits for its end. Its input is empty, and its output is dropped.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - messages: The file for its error messages.
  /// - Returns: Its exit code; nil if a signal ended it.
  /// - Throws: `POSIXError` if it cannot be started.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String], messages: String
  ) throws -> Int32? {
    let process = try start(path, arguments, environment: environment, messages: messages)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  /// Starts a program without waiting for its end; see above. Without a file for them, its messages are dropped too.
  ///
  /// - Returns: The process.
  @discardableResult
  package static func start(
    _ path: String, _ arguments: [String], environment: [String: String], messages: String? = nil
  ) throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, messages ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let failure = withStrings([path] + arguments) { arguments in
      withStrings(variables) { posix_spawn(&process, path, &files, nil, arguments, $0) }
    }
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return process
  }

  /// A list of texts as C expects it, during a call.
  private static func withStrings<Value>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let strings = texts.map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}
