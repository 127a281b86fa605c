// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The binary itself: standard input, and exit codes as a shell sees them.
@Suite("The hitpath binary", .enabled(if: Binary.isBuilt, "the binary is not built"))
struct ProcessTests {
  @Test @MainActor
  func aDashReadsStandardInput() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.dump, "screen.txt")
    for arguments in [["explain", "--tap", "30,30"], ["trace", "--tap", "30,30", "--format", "log"]] {
      let piped = try Binary.run(arguments + ["-"], input: Screens.dump, in: folder)
      #expect(piped.code == 0, "\(piped.diagnostics)")
      #expect(piped.output == hitpath(arguments + [file]).output)
    }
    let imported = try Binary.run(["import", "-"], input: Screens.dump, in: folder)
    #expect(imported.output.contains("id: UIButton#2"))
  }

  @Test func exitCodesReachTheShell() throws {
    let folder = try Folder()
    try folder.write("\(Screens.card)\nexpect: {hitView: Card}\n", "card.yml")
    #expect(try Binary.run(["schema", "trace"], in: folder).code == 0)
    #expect(try Binary.run(["check", "card.yml"], in: folder).code == 1)
    #expect(try Binary.run(["bogus"], in: folder).code == 2)
    let bad = try Binary.run(["explain", "-"], input: "window: [", in: folder)
    #expect(bad.code == 3)
    #expect(bad.output == "")
    #expect(bad.diagnostics.hasPrefix("-:1:10: error: "))
  }

  @Test func aNameOfOneCharacterIsAName() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "c")
    for arguments in [
      ["trace", "c", "-o", "t"], ["render", "c", "--all", "-o", "r"], ["report", "c", "c", "-o", "p/"],
    ] {
      #expect(try Binary.run(arguments, in: folder).code == 0, "\(arguments)")
    }
    #expect(["t", "r/hierarchy.svg", "p/index.html"].allSatisfy(folder.files.contains))
  }

  @Test func aDeepScreenIsSurvived() throws {
    let folder = try Folder()
    var dump = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>\n"
    for level in 1...1_000 {
      dump += String(repeating: "   |", count: level)
      dump += " <UIView: 0x\(level + 2); frame = (0 0; 320 480); layer = <CALayer: 0x2>>\n"
    }
    let outcome = try Binary.run(["explain", "-", "--tap", "1,1"], input: dump, in: folder)
    #expect([0, 3].contains(outcome.code), "\(outcome.code)")
    #expect(!(outcome.output + outcome.diagnostics).isEmpty)
  }
}

/// The binary that was built beside the tests.
enum Binary {
  static var url: URL {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = products.appendingPathComponent("hitpath")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Repository.folder.appendingPathComponent(".build/debug/hitpath")
  }

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

  static func run(
    _ arguments: [String], input: String = "", in folder: Folder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let place = try folder.write(input, ".input")
    let (output, diagnostics) = (folder[".output"], folder[".diagnostics"])
    for name in [".output", ".diagnostics"] { try folder.write("", name) }
    process.standardInput = FileHandle(forReadingAtPath: place)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: diagnostics)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try folder.text(".output"),
      diagnostics: try folder.text(".diagnostics"))
  }
}
