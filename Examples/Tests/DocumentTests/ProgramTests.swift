// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The documents show what the program prints.
@Suite struct ProgramTests {
  @Test(arguments: ["README.md", "docs/swift.md"]) func theDocumentsShowWhatIsPrinted(_ document: String)
    throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("TapAnswer")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)

    let project = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let text = try String(contentsOf: project.appendingPathComponent(document), encoding: .utf8)
    let shown = text.split(separator: "```text\n").dropFirst().compactMap { $0.split(separator: "```").first }
    // The README shows the beginning.
    let whole = String(decoding: printed, as: UTF8.self)
    #expect(shown.contains { whole.hasPrefix($0) }, "\(document) lacks:\n\(whole)")
  }
}
