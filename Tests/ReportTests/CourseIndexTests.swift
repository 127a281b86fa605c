// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing

@testable import Report

@Suite("The index of a course")
struct CourseIndexTests {
  private func entry(
    _ name: String, _ text: String, rules: [String] = [], classes: [String] = []
  ) -> IndexEntry {
    var entry = IndexEntry(file: "\(name).html", title: name, verdicts: [])
    entry.door = .understand
    entry.words = SearchWords.of(text)
    entry.rules = rules
    entry.classes = classes
    return entry
  }

  @Test("splits words of letters and digits, and Chinese into pairs")
  func words() {
    #expect(SearchWords.of("`Card` says no; card2 too: a") == ["card", "card2", "no", "says", "too"])
    #expect(SearchWords.of("命中测试hitTest") == ["hittest", "中测", "命中", "测试"])
    #expect(SearchWords.of("</script>\u{202E}\"'") == ["script"])
    #expect(SearchWords.of("") == [])
  }

  @Test("writes which pages have a word, as distances")
  func search() throws {
    let script = try SearchIndex.script(
      [entry("a", "card"), entry("b", "tap"), entry("c", "card tap")],
      synonyms: SearchSynonyms("# Words.\ntap, click, 点击\n\ndead, not working\nlittle: the a\n"))
    #expect(
      script
        == """
        hitpathSearch({"little":"the a","pages":["./a.html","./b.html","./c.html"],\
        "same":["tap,click,点击","dead,not working"],"words":"card 0 2,tap 1 1"})

        """)
    #expect(SearchIndex.file(for: "index.html") == "hitpath-search.js")
    #expect(SearchIndex.file(for: "index.zh-Hans.html") == "hitpath-search.zh-Hans.js")
  }

  @Test("knows what readers of the course type, each phrase once")
  func synonyms() {
    let phrases = SearchSynonyms.ofCourse.same.flatMap { $0.split(separator: ",").map(String.init) }
    #expect(phrases.count > 100)
    #expect(Dictionary(grouping: phrases) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(SearchSynonyms.ofCourse.little.split(separator: " ").contains("explain"))
  }

  @Test("offers rules in the order of their list, and classes by name")
  func picks() throws {
    let picks = IndexPicks.of(
      [
        entry("a", "", rules: ["GR-2", "HT-10", "HT-9"], classes: ["UISwitch"]),
        entry("b", "", rules: ["HT-9"], classes: ["UIButton", "UISwitch"]),
      ], .english)
    func list(_ name: TemplateName, of values: TemplateValues) throws -> [TemplateValues] {
      try #require(values[name] as? [TemplateValues])
    }
    #expect(picks.map { $0[.pickName] as? String } == ["rule", "class"])
    let kinds = try list(.kinds, of: picks[0])
    #expect(kinds.map { $0[.kind] as? String } == ["Hit testing", "Gesture recognizers"])
    let rules = try list(.picked, of: kinds[0])
    #expect(rules.map { $0[.pick] as? String } == ["HT-9", "HT-10"])
    #expect(rules.map { $0[.pickCount] as? Int } == [2, 1])
    let classes = try list(.kinds, of: picks[1]).flatMap { try list(.picked, of: $0) }
    #expect(classes.map { $0[.pick] as? String } == ["UIButton", "UISwitch"])
    #expect(IndexPicks.of([entry("a", "")], .english).isEmpty)
  }

  @Test("plays an example at its head and leads to all about it", arguments: Language.all)
  func example(_ language: Language) throws {
    let options = ReportOptions(language: language)
    let example = ReportIndex.Example(file: "a \"b\".html", page: "a.html")
    let page = PageText(try ReportIndex.html([entry("a", "")], example: example, options: options))
    let title = language.say(PageSetText.example)
    #expect(page.contains("<iframe src=\"./a%20%22b%22.html\" title=\"\(title)\"></iframe>"))
    #expect(page.contains("<a href=\"./a.html\">\(language.say(PageSetText.exampleLink))</a>"))
    #expect(!PageText(try ReportIndex.html([entry("a", "")], options: options)).contains("<iframe"))
  }

  @Test("lets no name out of its place")
  func hostile() throws {
    var hostile = entry("a", "", rules: ["HT-1"], classes: ["UI\"><script>alert(1)</script>"])
    hostile.title = "</script><script>alert(1)</script>\u{202E}"
    let html = try ReportIndex.html([hostile], search: "s.js")
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("\u{202E}"))
    let found = try SearchIndex.script([hostile, entry("</script>", "")])
    #expect(!found.contains("</script>"))
  }
}
