// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace

/// The Chinese texts of the program: its catalogue, the titles of pictures, the scenarios that it brings along, and the
/// rules. They use the words of the course.
@Suite struct ProgramWordsTests {
  /// Each line that has Chinese words, with its place.
  private static func lines() throws -> [(place: String, text: String)] {
    let files =
      try Repository.files(in: ["Sources", "templates"], endingIn: [".swift", ".yml", ".html", ".js"])
      + [Repository.File(path: "docs/rules.zh-Hans.md", text: Repository.text("docs/rules.zh-Hans.md"))]
    return files.filter { !$0.path.hasPrefix("Sources/Course/Pages/") }.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        number, line in
        let text = line.trimmingCharacters(in: .whitespaces)
        guard text.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }),
          !text.hasPrefix("//"), !text.hasPrefix("#")
        else { return nil }
        return ("\(file.path):\(number + 1)", text)
      }
    }
  }

  @Test func theyAreFound() throws {
    let lines = try Self.lines()
    #expect(lines.count > 1500)
    for name in [
      "SimplifiedChinese+Verdict.swift", "TapMapDiagram.swift", "dead-row.yml", "UIButton.yml",
      "rules.zh-Hans.md",
    ] {
      #expect(lines.contains { $0.place.contains(name) }, "\(name)")
    }
  }

  /// What a page may say where it tells a story, and the program does not, with what it says.
  private static let others: KeyValuePairs<String, String> = [
    "拿走": "截获", "接走": "接收", "扣住": "延迟", "扣下": "延迟", "放行": "送达", "放过": "穿透", "作答": "返回",
    "说不": "返回false或返回nil", "说在": "返回true", "说“是”": "返回true", "往上传": "向上传递", "往后传": "向上传递", "认领": "包含该点",
    "没有谁": "没有响应者", "没人": "没有响应者", "成了一圈": "形成循环", "识别出来": "识别成功", "拖移": "拖动", "弹出页": "sheet", "苹果": "Apple",
  ]

  @Test func theySayWhatDevelopersSay() throws {
    let words = UnwantedWord.all(in: .simplifiedChinese)
    let found = try Self.lines().flatMap { line in
      let faults =
        words.filter { $0.stands(in: line.text.replacing("`", with: "")) }.map { ($0.text, $0.instead) }
        + Self.others.filter { line.text.contains($0.key) }.map { ($0.key, $0.value) }
      return faults.map { "\(line.place): \($0.0), \($0.1)" }
    }
    #expect(found == [])
  }
}
