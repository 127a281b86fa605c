// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import Testing

@testable import Report

@Suite("A packed page")
struct PackingTests {
  /// Numbers that look like chance, the same in every run.
  private func noise(_ count: Int, _ range: ClosedRange<UInt8>) -> [UInt8] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + UInt8(truncatingIfNeeded: (state >> 33) % UInt64(range.count))
    }
  }

  @Test("unpacks to what it was: nothing, a byte, runs, chance, text")
  func roundTrips() throws {
    var texts: [[UInt8]] = [
      [], [7], [1, 2, 3], Array(repeating: 0, count: 100_000), noise(5_000, 0...255), noise(90_000, 97...100),
      Array((0..<4_000).flatMap { Array("<li data-e=\"\($0)\">SubView\($0 % 17)</li>\n".utf8) }),
      Array("一个视图里有四个子视图，点击落在只有 SubView3 的地方。".utf8),
    ]
    // The same text at every distance up to the edge of the window and beyond.
    let mark = noise(300, 0...255)
    texts.append(mark + noise(32_768 - 300, 65...90) + mark + noise(32_500, 65...90) + mark)
    for text in texts { #expect(try Inflater.inflated(Deflate.packed(text)) == text, "\(text.count) bytes") }
  }

  @Test("is about as small as others make it")
  func size() throws {
    let html = try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace))
    #expect(Deflate.packed(Array(html.utf8)).count < html.utf8.count * 2 / 5)
  }

  @Test("is the page in the other language")
  func otherLanguage() throws {
    let html = try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace))
    let match = try #require(
      html.firstMatch(
        of: /<script type="text\/plain" id="hp-packed" data-lang="([^"]*)" data-title="([^"]*)">([^<]*)</))
    #expect(match.output.1 == "zh-Hans")
    #expect(match.output.2 == "点击 SubView3 · HitPath")
    let packed = try #require(Data(base64Encoded: String(match.output.3)))
    let page = String(decoding: try Inflater.inflated(Array(packed)), as: UTF8.self)
    let chinese = try ReportPage.html(
      for: TraceAnalysis(SampleScreen.four.trace), options: ReportOptions(language: .simplifiedChinese))
    #expect(chinese.contains("<div id=\"page\">\n\(page)\n</div>"))
  }
}
