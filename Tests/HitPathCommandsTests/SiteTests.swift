// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The pages as a web site: addresses, policy, site map, cards, and the page for missing addresses.
@MainActor
@Suite struct SiteTests {
  private static let page = "lesson-03-parent-first"
  private static let address = "https://example.org/touches/"

  /// A lesson and a scenario in both languages, made once.
  private static let made: Folder = {
    guard let folder = try? Folder() else { fatalError("no temporary folder") }
    _ = site(folder, page, "round-button")
    return folder
  }()

  private static func site(_ folder: Folder, _ pages: String..., address: String = address) -> Outcome {
    hitpath(["gallery"] + pages + ["--site", address, "--lang", "en,zh-Hans", "-o", folder["out"]])
  }

  @Test func pagesSayWhereTheyStandInEachLanguage() throws {
    let folder = Self.made
    for (file, own) in [("\(Self.page).html", "en"), ("\(Self.page).zh-Hans.html", "zh-Hans")] {
      let html = try folder.text("out/\(file)")
      #expect(html.contains("<link rel=\"canonical\" href=\"\(Self.address)\(file)\">"))
      for (language, other) in [("en", ""), ("zh-Hans", ".zh-Hans"), ("x-default", "")] {
        let link =
          "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(Self.address)\(Self.page)\(other).html\">"
        #expect(html.contains(link), "\(own): \(language)")
      }
      #expect(html.components(separatedBy: "<link rel=\"alternate\"").count == 4)
    }
    let index = try folder.text("out/index.html")
    #expect(index.contains("<link rel=\"canonical\" href=\"\(Self.address)\">"))
    #expect(index.contains("hreflang=\"zh-Hans\" href=\"\(Self.address)index.zh-Hans.html\""))
  }

  @Test func theMapHasEveryPageInEveryLanguage() throws {
    let folder = Self.made
    let map = try folder.text("out/sitemap.xml")
    _ = try XMLTree.parse(map)
    let places = map.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    #expect(
      places
        == ["", "index.zh-Hans.html"].map { Self.address + $0 }
        + [Self.page, "round-button"].flatMap { name in
          ["", ".zh-Hans"].map { "\(Self.address)\(name)\($0).html" }
        })
    #expect(try folder.text("out/robots.txt").contains("Sitemap: \(Self.address)sitemap.xml\n"))
  }

  /// Pages must have no inline styles and scripts, because the policy has no exceptions.
  @Test func noPageBreaksItsOwnPolicy() throws {
    let folder = Self.made
    let pages = folder.files.filter { $0.hasSuffix(".html") }
    // Two pages, the index and the list of rules, in two languages, and the page for missing addresses.
    #expect(pages.count == 9)
    for page in pages {
      let html = try folder.text(page)
      let policy = try #require(
        html.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)?.1, "\(page)")
      #expect(policy.contains("default-src &#39;none&#39;") && !policy.contains("unsafe"), "\(page)")
      #expect(!html.contains("<style") && html.firstMatch(of: #/ (style|on[a-z]+)="/#) == nil, "\(page)")
      let scripts = html.matches(of: /<script(?<kind>[^>]*)>/).map { String($0.kind) }
      #expect(
        scripts.allSatisfy {
          $0 == " src=\"hitpath.js\"" || $0 == " src=\"hitpath-index.js\"" || $0.contains("json")
        },
        "\(page): \(scripts)")
      let elsewhere = html.matches(of: /(?:src|href)="((?:https?:)?\/\/[^"]*)"/).map { String($0.1) }
      #expect(elsewhere.allSatisfy { $0.hasPrefix(Self.address) }, "\(page)")
    }
  }

  @Test func eachPageHasACardOfTheSizeThatSitesShow() throws {
    let folder = Self.made
    let cards = folder.files.filter { $0.hasPrefix("out/cards/") }
    let pages = ["index", Self.page, "round-button"].flatMap { ["\($0).png", "\($0).zh-Hans.png"] }
    #expect(cards == pages.map { "out/cards/\($0)" })
    for card in cards {
      let data = try Data(contentsOf: URL(filePath: folder[card]))
      #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      #expect(data[16..<24] == Data([0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]), "\(card) is not 1200 by 630")
    }
    let html = try folder.text("out/\(Self.page).html")
    #expect(html.contains("property=\"og:image\" content=\"\(Self.address)cards/\(Self.page).png\""))
  }

  @Test func cardsAreDrawnOnceAndGoWithTheirPages() throws {
    let folder = try Folder()
    _ = Self.site(folder, "nested-taps", "round-button")
    let card = folder["out/cards/round-button.png"]
    func file() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: card)[.systemFileNumber] as? Int
    }
    let before = try file()
    _ = Self.site(folder, "round-button")
    #expect(try file() == before)
    #expect(!folder.files.contains("out/cards/nested-taps.png"))
  }

  @Test func whatIsNotFoundLeadsToBothIndexesFromAnyDepth() throws {
    let folder = try Folder()
    _ = Self.site(folder, "round-button", address: "https://example.org/touches")
    let html = try folder.text("out/404.html")
    #expect(html.contains("href=\"\(Self.address)hitpath.css\""))
    #expect(
      html.contains("href=\"\(Self.address)\">")
        && html.contains("href=\"\(Self.address)index.zh-Hans.html\">"))
    #expect(!html.contains("canonical"))
  }

  @Test func theSameSiteGivesTheSameFiles() throws {
    let folder = try Folder()
    _ = Self.site(folder, Self.page, "round-button")
    #expect(folder.files == Self.made.files)
    for file in folder.files {
      let bytes = try [folder, Self.made].map { try Data(contentsOf: URL(filePath: $0[file])) }
      #expect(bytes[0] == bytes[1], "\(file)")
    }
  }

  @Test(arguments: [
    "example.org", "ftp://example.org", "https://", "https://example.org/?a", "https://a:b@c", "/x",
  ])
  func whatIsNoAddressOfAFolderIsRefused(_ address: String) {
    let outcome = hitpath("gallery", "--site", address, "-o", "/nowhere")
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.contains("is no address of a folder"))
  }
}
