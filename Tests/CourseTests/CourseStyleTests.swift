// SPDX-License-Identifier: Apache-2.0

import Course
import Markdown
import Testing
import Trace

@Suite struct CourseStyleTests {
  private func faults(_ text: String, _ language: LanguageCode = .english) -> [String] {
    let (course, faults) = CourseTextReader.read(text, kind: .note, language: language)
    return (faults + CourseStyle.faults(of: course, text: text)).map {
      "\($0.place.line):\($0.place.column): \($0.message)"
    }
  }

  private func note(_ words: String) -> String { "# Title\n\nLead.\n\n## Part\n\n\(words)\n" }
  private func chinese(_ words: String) -> String { "# 标题\n\n导语。\n\n## 一段\n\n\(words)\n" }

  @Test func aPlainTextIsLetThrough() {
    #expect(faults(note("`Card` says no at (1, 2). What next?")) == [])
    #expect(faults(chinese("`Card`说不在，点是(1, −2)。第2次呢？"), .simplifiedChinese) == [])
  }

  @Test func wordsAreFoundWholeAndWithTheirPlace() {
    #expect(faults(note("You simply tap.")) == ["7:1: 'simply' is not a word of the course; leave it out"])
    #expect(faults(note("An adjusted view, and justice.")) == [])
    #expect(faults(chinese("事件冒泡。"), .simplifiedChinese).first?.hasPrefix("7:1: '冒泡' is not a word") == true)
    #expect(faults(chinese("覆盖层在前面。"), .simplifiedChinese) == [])
    #expect(faults(chinese("覆盖它。"), .simplifiedChinese).count == 1)
  }

  @Test func quotationsMaySayWhatTheyLike() {
    #expect(faults(note("*\"It just bubbles.\"* It climbs.")) == [])
    #expect(faults(chinese("*“事件冒泡。”* 它往上传。"), .simplifiedChinese) == [])
    #expect(faults(note("*It just climbs.*")).count == 1)
  }

  @Test func longSentencesAreTold() {
    let long = Array(repeating: "word", count: 26).joined(separator: " ")
    #expect(
      faults(note("\(long).")) == ["7:1: a sentence of 26, expected 25 at most: 'word word word word word…'"])
    #expect(faults(note("\(long.dropLast(5)).")) == [])
    #expect(faults(chinese(String(repeating: "字", count: 41) + "。"), .simplifiedChinese).count == 1)
    #expect(faults(chinese(String(repeating: "字", count: 40) + "。"), .simplifiedChinese) == [])
  }

  @Test func titleAndLeadHaveTheirLengths() {
    let text = "# One two three four five six seven eight nine\n\n\(String(repeating: "A b. ", count: 18))\n"
    #expect(
      faults(text) == [
        "1:3: the title has 9 words, expected 8 at most", "3:1: the lead has 36 words, expected 35 at most",
      ])
  }

  @Test func blanksAndSignsOfHalfWidthBesideHanAreTold() {
    #expect(faults(chinese("问 Card 一次"), .simplifiedChinese) == ["7:1: a blank between Han and Latin: '问 C'"])
    #expect(
      faults(chinese("问`Card` 一次"), .simplifiedChinese) == ["7:7: a blank between Han and Latin: '` 一'"])
    #expect(faults(chinese("问它,再问"), .simplifiedChinese) == ["7:2: a sign of half width beside Han: '它,'"])
    #expect(faults(note("Tap it!")) == ["7:7: an exclamation mark"])
  }

  @Test func namesOfCodeStandInBackticks() {
    let told = "7:1: 'touchesMoved' is a name of code, expected in backticks"
    #expect(faults(note("Override touchesMoved too.")) == [told])
    #expect(faults(chinese("touchesMoved也重写。"), .simplifiedChinese) == [told])
    #expect(faults(note("Override `touchesMoved`, on iOS or an iPad: see a/someBar-kit#3, UIKit.")) == [])
  }

  /// A native developer read the course and found a vocabulary that nobody says in an interview.
  @Test(arguments: [
    ("手势收走触摸。", "收走", "写“取消”"), ("`touchesBegan`先暂缓。", "暂缓", "写“延迟”"),
    ("每个视图再往里问。", "往里问", "写“逐层询问”"), ("它拿自己作答案。", "作答案", "写“返回”"),
    ("子视图也没戏。", "没戏", "写“没有机会”"), ("`Card`里的全部出局。", "出局", "写“跳过”或“识别失败”"),
    ("它[过关](#t1/A.b)。", "过关", "写“通过”或“满足条件”"), ("`tap`随后也成了。", "成了", "写“识别成功”"),
    ("它不成。", "不成", "写“识别失败”"), ("控制器收到了结尾。", "结尾", "写`touchesEnded`"),
    ("控件自己留下触摸。", "留下", "写“处理”或“不向上传递”"), ("没人交代，就不等。", "交代", "写“设置依赖”"),
    ("`Card`回答`nil`。", "回答nil", "写“返回nil”"), ("它[说了`nil`](#t1/A.b)。", "说了nil", "写“返回nil”"),
  ])
  func privateWordsAreToldWithThoseThatDevelopersSay(words: String, word: String, instead: String) {
    let told = faults(chinese(words), .simplifiedChinese)
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasSuffix(": '\(word)' is not a word of the course; \(instead)") == true, "\(told)")
  }

  @Test func theWordsOfDevelopersAreLetThrough() {
    let texts = [
      "手势识别成功，取消触摸。", "遍历子视图，返回`nil`，跳过整棵子树。", "延迟`touchesBegan`，再向上传递。", "两个手势同时触发。",
      "84变成了76。", "这对系统控件不成立。", "名字以下划线开头。", "三十秒回答：返回`nil`。",
    ]
    for text in texts { #expect(faults(chinese(text), .simplifiedChinese) == [], "\(text)") }
  }

  @Test func optionsMayBeWrongButNotInPrivateWords() {
    func told(_ option: String) -> [String] {
      let text = "# 标题\n\n导语。\n\n## 先猜一猜\n\n问题？\n\n- [a] \(option)\n\n  对。\n"
      let (course, _) = CourseTextReader.read(text, kind: .lesson, language: .simplifiedChinese)
      return CourseStyle.faults(of: course, text: text).map(\.message)
    }
    #expect(told("事件冒泡到`Page`") == [])
    #expect(told("`Page`收走触摸") == ["'收走' is not a word of the course; 写“取消”"])
  }

  @Test func codeIsNotLookedAt() {
    #expect(faults(note("```swift\nlet just = !a // simply\n```")) == [])
  }

  @Test func languagesThatTellDifferentThingsAreTold() {
    func read(_ text: String, _ language: LanguageCode) -> CourseText {
      CourseTextReader.read(text, kind: .note, language: language).page
    }
    let english = read(note("[`A`](#t1/A.b) (AB-1)\n\n```swift\na\n```"), .english)
    #expect(
      TextPair.faults(
        of: read(chinese("[`A`](#t1/A.b)（AB-1）\n\n```swift\na\n```"), .simplifiedChinese), besides: english)
        == [])
    let other = read(chinese("[`A`](#t2/A.b)（AB-2）"), .simplifiedChinese)
    #expect(
      TextPair.faults(of: other, besides: english).map { String($0.message.prefix { $0 != ":" }) }
        == ["the links differ", "the listings differ", "the rules differ"])
  }
}
