// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Links between the documents.
@Suite struct LinkTests {
  @Test func linksLeadSomewhere() throws {
    let documents = try Repository.documents()
    #expect(documents.count >= 5)
    var faults: [String] = []
    for document in documents {
      for link in Self.links(in: document.text) where !link.contains("://") && !link.hasPrefix("mailto:") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        let path = parts[0].isEmpty ? document.path : Self.resolve(parts[0], from: document.path)
        if !Repository.exists(path) {
          faults.append("\(document.path): \(link)")
        } else if parts.count == 2, path.hasSuffix(".md") {
          let anchors = Self.anchors(in: try Repository.text(path))
          if !anchors.contains(parts[1]) { faults.append("\(document.path): \(link)") }
        }
      }
    }
    #expect(faults == [])
  }

  @Test(
    "Files and folders that documents for developers name exist",
    arguments: ["CONTRIBUTING.md", "docs/architecture.md"])
  func namedFilesExist(document: String) throws {
    let paths = try ["Sources", "Tests", "templates", "docs", "Scripts", "Fuzzing"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Repository.url(folder).path).map {
        "/\(folder)/\($0)"
      }
    }
    let text = try Repository.text(document).replacing(/(?s)```.*?```/, with: "")
    let named = text.matches(of: /`([A-Za-z][\w+.\-]*(?:\/[\w+.\-]+)+)\/?`/).map { String($0.1) }
      .filter { !$0.hasPrefix("out/") }
    #expect(named.count > 40)
    let missing = named.filter { name in
      // What a reader adds has a name in capitals.
      let known = name.split(separator: "/").prefix { !["NAME", "CODE"].contains($0.prefix { $0 != "." }) }
        .joined(separator: "/")
      return !paths.contains { $0.hasSuffix("/\(known)") || $0.hasSuffix("/\(known).swift") }
    }
    #expect(missing == [])
  }

  /// The targets of links and pictures outside code.
  private static func links(in text: String) -> [String] {
    let plain = text.replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
    return plain.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + plain.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.1) }
  }

  private static func resolve(_ path: String, from document: String) -> String {
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The anchors of a document's headings, as GitHub makes them.
  private static func anchors(in text: String) -> Set<String> {
    let plain = text.replacing(/(?s)```.*?```/, with: "")
    var anchors: Set<String> = []
    for heading in plain.matches(of: /(?m)^#+ +(.+)$/) {
      let kept = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      let base = String(kept.map { $0 == " " ? "-" : $0 })
      var anchor = base
      var number = 0
      while !anchors.insert(anchor).inserted {
        number += 1
        anchor = "\(base)-\(number)"
      }
    }
    return anchors
  }

  @Test func anchorsAreThoseOfTheHeadings() {
    #expect(
      Self.anchors(in: "# HT: hit testing\n## `po` it\n## `po` it\n```\n# no heading\n```\n")
        == ["ht-hit-testing", "po-it", "po-it-1"])
  }

  @Test func picturesOfTheDocumentsAreShown() throws {
    let shown = Set(
      try Repository.documents().flatMap { document in
        Self.links(in: document.text).filter { !$0.contains("://") }.map {
          Self.resolve($0, from: document.path)
        }
      })
    for picture in try Repository.files(in: ["docs/pictures"], endingIn: [".svg"]) {
      #expect(shown.contains(picture.path), "\(picture.path)")
    }
  }
}
