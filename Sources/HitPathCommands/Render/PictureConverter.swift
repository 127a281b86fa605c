// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns SVG into PNG or PDF with librsvg's program.
struct PictureConverter {
  static let program = "rsvg-convert"

  /// The most pixels in a row and in a column of a PNG that the program makes.
  static let mostPixels = 32_767.0

  /// Why there is no picture.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  enum Output {
    /// A picture with so many pixels for each of the SVG's.
    case png(scale: Double)
    case pdf
  }

  private let executable: URL

  /// Looks for the program where the shell would.
  ///
  /// - Throws: ``Failure`` that names the packages that bring it.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(Failure) {
    let folders = (path ?? "").split(separator: ":").map(String.init)
    let found = folders.map { "\($0)/\(Self.program)" }.first(where: FileManager.default.isExecutableFile)
    guard let found else {
      throw Failure(
        description: "PNG and PDF are made by \(Self.program), which is not installed: "
          + "apt-get install librsvg2-bin, or brew install librsvg")
    }
    executable = URL(fileURLWithPath: found)
  }

  /// Converts a picture whose colours are all resolved.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - background: The colour behind it, such as `#ffffff`.
  ///   - output: The form to convert it to.
  /// - Returns: The bytes of the file.
  /// - Throws: ``Failure`` with what the program says; errors of the file system.
  func convert(_ svg: String, background: String, to output: Output) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hitpath-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("picture.svg")
    let result = folder.appendingPathComponent("picture")
    let messages = folder.appendingPathComponent("messages")
    try Data(svg.utf8).write(to: input)
    try Data().write(to: messages)

    let process = Process()
    process.executableURL = executable
    process.arguments =
      arguments(for: output) + [
        "--unlimited", "--background-color", background, "--output", result.path, input.path,
      ]
    process.environment = Self.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = FileManager.default.contents(atPath: result.path) else {
      let said = FileManager.default.contents(atPath: messages.path) ?? Data()
      let words = String(decoding: said, as: UTF8.self).replacingOccurrences(of: folder.path + "/", with: "")
      throw Failure(
        description: "\(Self.program) failed: \(words.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
    return data
  }

  /// The environment without the reader's language, by which fonts are chosen. A PDF would hold the time of its making.
  private static let environment =
    ProcessInfo.processInfo.environment
    .filter { name, _ in !["LC_", "LANG", "PANGO_LANG"].contains(where: name.hasPrefix) }
    .merging(["LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"]) { $1 }

  private func arguments(for output: Output) -> [String] {
    switch output {
    case .png(let scale): ["--format", "png", "--zoom", String(scale)]
    // A point of a PDF is 1/72 inch, a pixel of an SVG 1/96.
    case .pdf: ["--format", "pdf", "--dpi-x", "72", "--dpi-y", "72"]
    }
  }
}
