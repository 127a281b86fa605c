// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// docs/swift-overrides.md says what is true.
@MainActor
@Suite struct DocumentationTests {
  private static let page = file("../../docs/swift-overrides.md")

  private static func file(_ path: String) -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try? String(contentsOf: folder.appending(path: path).standardizedFileURL, encoding: .utf8)
  }

  /// The blocks of a language on the page.
  private func blocks(_ language: String) throws -> [String] {
    let page = try #require(Self.page)
    return page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test("The page's complete example is the code that is compiled here")
  func example() throws {
    let source = try #require(Self.file("DocumentedExample.swift"))
    let marked = source.components(separatedBy: "// begin\n").last?.components(separatedBy: "\n// end").first
    #expect(try blocks("swift").first == marked)
  }

  @Test("The page's log is what the example gives")
  func log() throws {
    #expect(try blocks("text").first == tapBesideTheButton().firstWalk)
  }
}
