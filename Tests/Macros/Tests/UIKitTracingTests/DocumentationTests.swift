// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// The output that docs/swift-overrides.md shows is right.
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

  @Test("The page says what happens to that touch (GR-23, GR-38)")
  func gestureTrace() throws {
    let told = try blocks("text").last?.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let lines = tapOnTheButton().events.map(\.record).compactMap { record -> String? in
      let (recognizer, view, method) = (record.recognizer ?? "", record.view ?? "", record.method ?? "")
      let (code, subject) = (record.reason?.code ?? "", record.reason?.subject ?? "")
      return switch record.kind {
      case "recognizerReceived": "\(recognizer) \(method)"
      case "recognizerStateChanged": "\(recognizer) \(record.from ?? "") -> \(record.to ?? ""): \(code)"
      case "touchesDiscarded": "\(view) \(method) discarded: \(code) (\(subject))"
      case "controlEventsSent": "\(record.control ?? "") \(record.events?.joined(separator: ", ") ?? "")"
      case "touchesDelivered": "\(record.responder ?? "") \(method)"
      default: nil
      }
    }
    #expect(told == lines)
  }
}
