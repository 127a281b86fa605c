// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// How the Chinese texts are written. The files are read, since no list has all texts of a language.
@Suite("The Chinese texts")
struct ChineseCatalogueTests {
  private static let texts: [(place: String, text: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Narration/SimplifiedChinese")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [(place: String, text: String)] in
      let lines = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        let line = $1.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix("//") ? nil : ("\(name):\($0 + 1)", line)
      }
    }
  }()

  @Test("are found")
  func found() { #expect(Self.texts.count > 1000) }

  @Test("have no typed space between Chinese and other words, digits or names")
  func spaces() throws {
    let beside = try Regex(#"[\u4e00-\u9fff，。：；、（）] +[\\A-Za-z0-9(]|[A-Za-z0-9)] +[\u4e00-\u9fff，。：；、（）]"#)
    let found = Self.texts.filter { $0.text.contains(beside) }.map { "\($0.place): \($0.text)" }
    #expect(found == [])
  }

  @Test("never call a recognizer 识别器 alone")
  func recognizers() throws {
    let found = Self.texts.filter { $0.text.replacing("手势识别器", with: "").contains("识别器") }.map(\.place)
    #expect(found == [])
  }
}
