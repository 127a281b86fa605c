// SPDX-License-Identifier: Apache-2.0

import Narration
import Report
import Testing

@Suite("The page for mistakes")
struct ErrorPageTests {
  private func page(
    _ mistake: ErrorPage.Mistake, _ source: String, omitted: Int = 0, language: Language = .english
  ) throws -> PageText {
    let options = ReportOptions(language: language)
    return PageText(try ErrorPage.html([mistake], omitted: omitted, source: source, options: options))
  }

  @Test("shows the lines around a mistake, with the word that is wrong")
  func excerpt() throws {
    let mistake = ErrorPage.Mistake(
      file: "a.yml", line: 4, column: 3, message: "unknown key 'fram'", hint: "did you mean 'frame'?")
    let page = try page(mistake, "one\ntwo\nthree\n  fram: 1\nfive\nsix\nseven\n")
    #expect(page.contains("<span class=\"row wrong\"><span class=\"number\">4</span>"))
    #expect(page.contains("<span class=\"line\">  <mark>fram</mark>: 1</span>"))
    #expect(page.count(of: "class=\"number\"") == 5)
    #expect(!page.contains(">one<"))
    #expect(!page.contains(">seven<"))
    #expect(page.contains("line 4, column 3"))
    #expect(page.contains("unknown key &#39;fram&#39;"))
    #expect(page.contains("did you mean &#39;frame&#39;?"))
  }

  @Test("counts the mistakes that are left out")
  func omitted() throws {
    let page = try page(ErrorPage.Mistake(file: "a.yml", message: "m"), "", omitted: 3)
    #expect(page.contains("<h1>4 things are wrong with this input</h1>"))
    #expect(page.contains("and 3 more"))
    #expect(!page.contains("class=\"source\""))
  }

  @Test("speaks Chinese")
  func chinese() throws {
    let page = try page(
      ErrorPage.Mistake(file: "a.yml", line: 1, message: "m"), "x", language: .simplifiedChinese)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h1>这个输入有1处错误</h1>"))
    #expect(page.contains("第1行"))
  }

  @Test("shows a long line in part")
  func longLine() throws {
    let line = String(repeating: "a", count: 50_000) + " b" + String(repeating: " c", count: 50_000)
    let page = try page(ErrorPage.Mistake(file: "a.yml", line: 1, column: 50_002, message: "m"), line)
    #expect(page.contains("<mark>b</mark>"))
    #expect(page.html.utf8.count < 60_000)
  }

  @Test("escapes what is in the file", arguments: HostileNameTests.names)
  func hostile(_ name: String) throws {
    let mistake = { (text: String) in
      ErrorPage.Mistake(file: text, line: 1, column: 1, message: text, hint: text)
    }
    let reader = TagReader(try page(mistake(name), name))
    #expect(reader.handlers.isEmpty)
    let tags = Set(reader.tags)
    #expect(!tags.contains("script"))
    #expect(!tags.contains("img"))
    #expect(!tags.contains("b"))
  }

  @Test("and every page that is served ends in the script that follows its source")
  func liveScript() throws {
    let html = LiveScript.added(
      to: "<p>a</p>\n</body>\n</html>\n", page: "a\".html", revision: "0f", language: .english)
    #expect(
      html == """
        <p>a</p>
        <script src="hitpath-live.js" data-page="a&quot;.html" data-revision="0f" \
        data-gone="hitpath serve has ended: this page no longer follows its source."></script>
        </body>
        </html>

        """)
  }
}
