// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Narration

@Suite("The catalogues of all languages")
struct CatalogueTests {
  @Test("have every label, in their own language", arguments: FixedText.allCases)
  func translated(_ text: FixedText) {
    #expect(!English.say(text).isEmpty)
    #expect(English.say(text).unicodeScalars.allSatisfy { $0.value < 0x3000 })
    #expect(SimplifiedChinese.say(text).unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) })
  }

  @Test("pick a text by language, else English, else any")
  func pick() {
    #expect(Language.simplifiedChinese.pick(from: ["en": "a", "zh-Hans": "b"]) == "b")
    #expect(Language.simplifiedChinese.pick(from: ["en": "a", "zh-Hans": ""]) == "a")
    #expect(Language.english.pick(from: ["zh-Hans": "b", "de": "c"]) == "c")
    #expect(Language.english.pick(from: [:]) == nil)
  }

  @Test("a name is said once; a view that only has its class for a name says what is read on it")
  func names() {
    #expect(Samples.english.name("UIButton") == "UIButton (Verify)")
    #expect(Samples.chinese.name("UIButton") == "UIButton（Verify）")
    #expect(Samples.english.name("Label (Hello)") == "Label (Hello)")
    #expect(Samples.english.name("nobody") == "nobody")
    #expect(Samples.chinese.names(["A", "B", "C"], limit: 2) == "A、B等，另有1个")
  }

  @Test("are chosen by codes that HTML knows, each once")
  func codes() {
    #expect(Language.all.map(\.code) == ["en", "zh-Hans"])
    #expect(Language.all.map(\.ownName) == ["English", "中文"])
    for language in Language.all { #expect(Language(code: language.code) == language) }
    #expect(Language(code: "EN") == nil)
  }

  @Test("count in the singular and in the plural")
  func counts() {
    #expect(English.count(1, "more view") == "1 more view")
    #expect(English.count(0, "class", "classes") == "0 classes")
  }

  @Test("are English where a language has no text of its own")
  func fallback() {
    #expect(Beginning.say(DocumentText.overview) == "Sommaire")
    let summary = DocumentText.walkSummary(steps: 2)
    #expect(Beginning.say(summary) == English.say(summary))
    #expect(Beginning.say(PictureName.responderChain).title == "The responder chain")
    #expect(Beginning.joined(["A.", "B."]) == "A. B.")
  }
}

/// A language that is only partly translated.
private enum Beginning: Catalogue {
  static let code = LanguageCode("x", name: "X")
  static let ownName = "X"

  static func say<Text: Sayable>(_ text: Text) -> Text.Words {
    (text as? any SaidInBeginning<Text.Words>)?.said(in: self) ?? English.say(text)
  }
}

private protocol SaidInBeginning<Words>: Sayable {
  func said(in _: Beginning.Type) -> Words
}

extension DocumentText: SaidInBeginning {
  fileprivate func said(in _: Beginning.Type) -> String {
    switch self {
    case .overview: "Sommaire"
    default: English.say(self)
    }
  }
}
