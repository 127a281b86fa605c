// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathTesting
import TestSupport
import Testing
import XCTest

/// A test of each library that fails, to be run by ``FailureTests`` alone.
enum Failing {
  static let variable = "HITPATH_FAILING_TESTS"
  static let isAsked = ProcessInfo.processInfo.environment[variable] != nil

  @MainActor static var screen: Screen {
    Screen(named: "empty") { window in
      let veil = UIView(frame: window.bounds)
      veil.accessibilityIdentifier = "Veil"
      window.addSubview(veil)
    }
  }
}

@MainActor
@Suite(.enabled(if: Failing.isAsked)) struct FailingSuite {
  nonisolated static let line = #line + 1
  @Test func fails() { Failing.screen.expectHit("UIWindow", at: 10, 10) }
}

final class FailingCase: XCTestCase {
  @MainActor
  func testFails() async throws {
    try XCTSkipUnless(Failing.isAsked)
    Failing.screen.expectHit("UIWindow", at: 10, 10)
  }

  /// The line of the expectation.
  static let line = #line - 4
}

/// What somebody sees whose test fails: the test program is run once more, with the tests that fail.
@Suite(.disabled(if: Failing.isAsked)) struct FailureTests {
  private static let file = "FailingTests.swift"

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (code: Int32, output: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([Failing.variable: "1"]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func aTestOfSwiftTestingFailsAtItsLineWithThePageAttached() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      ["--testing-library", "swift-testing", "--filter", "FailingSuite", "--attachments-path", folder.path],
      in: folder)
    #expect(outcome.code != 0)
    #expect(outcome.output.contains("\(Self.file):\(FailingSuite.line):"), "\(outcome.output)")
    #expect(outcome.output.contains("- UIWindow"))
    #if compiler(>=6.2)
      let page = try #require(folder.files.first { $0.hasPrefix("empty") && $0.hasSuffix(".html") })
      #expect(try folder.text(page).lowercased().hasPrefix("<!doctype html>"))
    #endif
  }

  #if !canImport(ObjectiveC)
    @Test func aTestOfXCTestFailsAtItsLine() throws {
      let folder = try TemporaryFolder()
      let outcome = try run(["HitPathTestingTests.FailingCase/testFails"], in: folder)
      #expect(outcome.code != 0)
      #expect(
        outcome.output.contains("\(Self.file):\(FailingCase.line): error: FailingCase.testFails"),
        "\(outcome.output)")
      #expect(outcome.output.contains("- UIWindow"))
    }
  #endif
}
