// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Testing
import Trace

@testable import Report

@Suite struct DocumentMarkdownTests {
  /// A document with one step more than it tells, a walk and a picture of the whole screen.
  private func document(_ title: String = "A tap") throws -> Document {
    let analysis = TraceAnalysis(SampleScreen.four.trace)
    func picture(_ kind: DiagramKind, _ touch: Int?) throws -> Document.Picture {
      Document.Picture(
        name: "tap-\(kind.id)", touch: touch, diagram: try Diagrams.make(kind, for: analysis))
    }
    var document = Document(
      analysis, .english, name: "tap",
      pictures: [try picture(.walk, 0), try picture(.hierarchy, nil)])
    document.title = title
    document.touches[0].heading = "Touch 1"
    document.touches[0].verdict = "B gets it."
    document.touches[0].steps = [
      .step(number: 1, sentence: "A asks."), .leftOut(count: 2), .step(number: 4, sentence: "B *answers*."),
    ]
    document.touches[0].pictures[0].alternativeText = "The \"walk\"."
    document.pictures[0].alternativeText = "The views."
    return document
  }

  @Test func aDocumentForCodeHostsShowsEachPictureInBothSchemes() throws {
    #expect(
      DocumentMarkdown(.markdown, .english).text(try document()) == #"""
        # A tap

        Four views in one. The tap lands where only SubView3 is.

        ## Overview

        - Screen: 320 × 568 pt
        - Read from: scenario file
        - Views: 8
        - Touches: 1

        ## Touch 1

        B gets it.

        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="tap-walk~dark.svg">
          <img alt="The &quot;walk&quot;." src="tap-walk.svg">
        </picture>

        ### Step by step

        1. A asks.

        2 steps are left out.

        4. B \*answers\*.

        ## The whole screen

        ### TopView holds SubView1, SubView2, SubView3 and SubView4

        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="tap-hierarchy~dark.svg">
          <img alt="The views." src="tap-hierarchy.svg">
        </picture>

        """#)
  }

  @Test func anArticleForDocCNamesPicturesAndStaysBelowItsOverview() throws {
    let article = DocumentMarkdown(.docc, .english).text(try document("@Tap `x`"))
    #expect(article.hasPrefix("# \\@Tap \\`x\\`\n\nFour views in one."))
    #expect(
      article.split(separator: "\n").filter { $0.hasPrefix("#") || $0.hasPrefix("!") } == [
        "# \\@Tap \\`x\\`", "## Overview", "### Touch 1", "![The \"walk\".](tap-walk)", "#### Step by step",
        "### The whole screen", "#### TopView holds SubView1, SubView2, SubView3 and SubView4",
        "![The views.](tap-hierarchy)",
      ])
  }

  @Test func aQuestionStandsInTheOverview() throws {
    var document = try document()
    document.question = "Which *view*?"
    let text = DocumentMarkdown(.markdown, .english).text(document)
    #expect(text.contains("## Overview\n\n**Which \\*view\\*?**\n\n- Screen"))
  }

  @Test func anIndexLeadsToEveryDocumentByFolder() throws {
    var second = try document("[b]")
    second.name = "b"
    let entries: [DocumentMarkdown.Entry] = [(try document(), ""), (second, "deep")]
    #expect(
      DocumentMarkdown(.markdown, .english).index(entries).split(separator: "\n").dropFirst(2) == [
        "- [A tap](tap.md): B gets it.", "## deep", #"- [\[b\]](b.md): B gets it."#,
      ])
    #expect(
      DocumentMarkdown(.docc, .english).index(entries).split(separator: "\n").dropFirst(2) == [
        "## Topics", "### Scenarios", "- <doc:tap>", "### deep", "- <doc:b>",
      ])
  }

  @Test func theWordsAreOfTheLanguage() throws {
    let analysis = TraceAnalysis(SampleScreen.four.trace)
    let document = Document(analysis, .simplifiedChinese, name: "tap", pictures: [])
    let text = DocumentMarkdown(.markdown, .simplifiedChinese).text(document)
    #expect(
      text.hasPrefix("# 点击SubView3\n\n一个视图里有四个子视图，点击落在只有SubView3的地方。\n\n## 概述\n\n- 屏幕尺寸：320 × 568 pt\n"))
  }
}
