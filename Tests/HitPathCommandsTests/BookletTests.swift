// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The course on paper, before a browser prints it. What comes of the printing is in `Tests/Browser/test_booklet.py`.
@MainActor
@Suite struct BookletTests {
  /// A lesson of one part, and a question of another.
  private static let made: Folder = {
    guard let folder = try? Folder() else { fatalError("no temporary folder") }
    let pages = ["lesson-03-parent-first", "question-17-nobody-handles-it"]
    _ = hitpath(["gallery"] + pages + ["--booklet", "--lang", "en,zh-Hans", "-o", folder["out"]])
    return folder
  }()

  @Test func thereIsOneOfAllAndOneOfEachPartInEachLanguage() {
    #expect(
      Self.made.files
        == ["booklet-1", "booklet-2", "booklet"].flatMap { ["out/\($0).html", "out/\($0).zh-Hans.html"] })
  }

  @Test func everyLineOfTheContentsLeadsToAPageOrTheAnswers() throws {
    for file in Self.made.files {
      let html = try Self.made.text(file)
      let wanted = Set(html.matches(of: /data-page="([^"]*)"/).map { String($0.1) })
      let there = Set(html.matches(of: /<h[12][^>]* id="([^"]*)"/).map { String($0.1) })
      #expect(wanted.subtracting(there) == [], "\(file)")
      #expect(wanted.contains("answers") && wanted.count >= 2, "\(file)")
      #expect(!html.contains("<script"), "\(file)")
    }
  }

  @Test func answersAreAtTheBackAlone() throws {
    for (file, right) in [("booklet.html", "Right."), ("booklet.zh-Hans.html", "对。")] {
      let html = try Self.made.text("out/\(file)")
      let back = try #require(html.range(of: "<section class=\"answers\">"))
      #expect(html[back.lowerBound...].contains("<div class=\"answer\">"))
      // In front an option holds its reason, which the style sheet hides; sections that answer are not there at all.
      #expect(!html[..<back.lowerBound].contains("data-section=\"half\""), "\(file)")
      #expect(html[back.lowerBound...].contains("data-section=\"half\""), "\(file)")
      #expect(html[back.lowerBound...].contains("<p>\(right)"), "\(file)")
    }
  }

  @Test func aBookletIsOfOneLanguage() throws {
    let english = try Self.made.text("out/booklet.html")
    #expect(english.contains("<html lang=\"en\">") && english.contains("<h2>Contents</h2>"))
    #expect(!english.contains("目录"))
    #expect(try Self.made.text("out/booklet.zh-Hans.html").contains("<h2>目录</h2>"))
  }
}
