// SPDX-License-Identifier: Apache-2.0

import Testing

/// `--lang zh-Hans`.
@MainActor
@Suite struct LanguageTests {
  @Test func theExplanationIsInChinese() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let text = try output(of: "explain", file, "--touch", "2", "--lang", "zh-Hans")
    #expect(
      text == """
        `CardController`处理`touchesBegan`，`touchesEnded`传到`AppDelegate`仍没有响应者处理，因为`Close`所在的`Card`返回`nil`：触摸点在`bounds`上方10点处。

        →   1  UIWindow (290, 90)
        ◉   2    Page (290, 90)
        ✗   3      Banner (290, 90)：已隐藏
        ✗   4      Card (270, -10)：在bounds上方10点处

        哪些响应者可以处理
          Page（视图）：继续向上传递
          CardController（视图控制器）：处理touchesBegan
          UIWindow（窗口）：继续向上传递
          UIWindowScene（窗口场景）：继续向上传递
          UIApplication（应用）：继续向上传递
          AppDelegate（应用代理）：touchesEnded到此为止，无人处理

        """)
  }

  @Test func onlySentencesOfTheAnswerForScriptsChange() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    func withoutSentences(_ language: String) throws -> [Substring] {
      try output(of: "explain", file, "--format", "json", "--lang", language)
        .split(separator: "\n").filter { !$0.contains("\"sentence\" :") }
    }
    #expect(try withoutSentences("en") == withoutSentences("zh-Hans"))
  }

  @Test func pagesAndPicturesAreInChinese() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    hitpath("report", file, "-o", folder.path, "--lang", "zh-Hans")
    let page = try folder.text("card.html")
    #expect(page.contains("lang=\"zh-Hans\""))
    #expect(page.contains("CardController处理touchesBegan"))
    #expect(!page.contains("never asked"))
    for picture in ["hit-path", "responder-chain", "screen"] {
      let chinese = try output(of: "render", file, "-d", picture, "--lang", "zh-Hans")
      #expect(chinese != (try output(of: "render", file, "-d", picture)), "\(picture)")
      #expect(chinese.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }, "\(picture)")
    }
  }

  @Test func theFirstLanguageHasThePlainNamesAndLanguagesAreToldApart() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("report", file, "-o", folder["out"], "--lang", "zh-Hans,en,en")
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "") == "out/card.html\nout/card.en.html\n")
    #expect(try folder.text("out/card.html").contains("<html lang=\"zh-Hans\">"))
    #expect(try folder.text("out/card.en.html").contains("<html lang=\"en\">"))
    let wrong = hitpath("report", file, "--lang", "en,fr")
    #expect(wrong.code == 2)
    #expect(
      wrong.diagnostics.hasPrefix(
        "Error: The value 'en,fr' is invalid for '--lang <languages>': 'fr' is none of 'en', 'zh-Hans'.\n"))
  }

  @Test func theGalleryIsInChinese() throws {
    let folder = try Folder()
    hitpath("gallery", "--topic", "scenarios", "-o", folder.path, "--lang", "zh-Hans")
    #expect(try folder.text("index.html").contains("lang=\"zh-Hans\""))
    #expect(try folder.text("index.html").contains("让触摸穿透的覆盖层"))
    #expect(try folder.text("round-button.html").contains("只在圆形区域内响应的方形按钮"))
  }
}
