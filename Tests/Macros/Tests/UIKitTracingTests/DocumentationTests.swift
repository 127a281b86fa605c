// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// docs/swift-overrides.md says what is true.
@MainActor
@Suite struct DocumentationTests {
  private static let page = file("../../../../docs/swift-overrides.md")

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

  @Test("The page's example of a recognizer is the code that is compiled here")
  func gestureExample() throws {
    let source = try #require(Self.file("DocumentedGesture.swift"))
    let marked = source.components(separatedBy: "// begin\n").last?.components(separatedBy: "\n// end").first
    #expect(try blocks("swift").last == marked)
  }

  @Test("The page tells what becomes of that touch (GR-23, GR-38)")
  func gestureTrace() throws {
    let told = try blocks("text").last?.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let lines = tapOnTheButton().events.compactMap { event -> String? in
      switch event.kind {
      case .recognizerReceived(let recognizer, let method, _): "\(recognizer) \(method)"
      case .recognizerStateChanged(let recognizer, let from, let to, let cause):
        "\(recognizer) \(from) -> \(to): \(cause.code)"
      case .touchesDiscarded(let view, let method, _, let reason):
        "\(view) \(method) discarded: \(reason.code) (\(reason.subject ?? ""))"
      case .controlEventsSent(let control, let events): "\(control) \(events.joined(separator: ", "))"
      case .touchesDelivered(let view, let method, _): "\(view) \(method)"
      default: nil
      }
    }
    #expect(told == lines)
  }
}
