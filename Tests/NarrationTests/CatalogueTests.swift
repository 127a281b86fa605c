// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Narration

@Suite("The catalogues of all languages")
struct CatalogueTests {
  private func slots(_ template: String) -> Set<String> {
    Set(template.matches(of: /\{([^}]*)\}/).map { String($0.output.1) })
  }

  @Test("have the same places in every phrase", arguments: Phrase.allCases)
  func samePlaces(_ phrase: Phrase) {
    let english = slots(English.template(phrase))
    for language in Language.all { #expect(slots(language.template(phrase)) == english) }
    for name in english { #expect(Phrase.Slot(rawValue: name) != nil, "\(name)") }
  }

  @Test("say something everywhere", arguments: Language.all)
  func nothingEmpty(_ language: Language) {
    for phrase in Phrase.allCases { #expect(!language.template(phrase).isEmpty, "\(phrase)") }
    for text in FixedText.allCases {
      #expect(!language.text(text).isEmpty, "\(text)")
      #expect(!language.text(text).contains("{"), "\(text)")
    }
  }

  @Test("are written in their own language")
  func translated() {
    let same: Set<FixedText> = [.sourceStoryboard, .sourceXib]
    for text in FixedText.allCases where !same.contains(text) {
      #expect(English.text(text) != SimplifiedChinese.text(text), "\(text)")
      #expect(English.text(text).unicodeScalars.allSatisfy { $0.value < 0x3000 }, "\(text)")
    }
    for phrase in Phrase.allCases {
      #expect(English.template(phrase).unicodeScalars.allSatisfy { $0.value < 0x3000 }, "\(phrase)")
    }
  }

  @Test("do not look again at what they insert")
  func bracesInNames() {
    let text = Language.english.say(.stepRefused, [.view: "{reason}", .reason: "{view} {nothing}"])
    #expect(text == "{reason} says no: {view} {nothing}.")
  }

  @Test("pick a text by language, else English, else any")
  func pick() {
    #expect(Language.simplifiedChinese.pick(from: ["en": "a", "zh-Hans": "b"]) == "b")
    #expect(Language.simplifiedChinese.pick(from: ["en": "a", "zh-Hans": ""]) == "a")
    #expect(Language.english.pick(from: ["zh-Hans": "b", "de": "c"]) == "c")
    #expect(Language.english.pick(from: [:]) == nil)
  }

  @Test("names show what is read on a view, cut short")
  func names() {
    let long = String(repeating: "x", count: 50)
    #expect(Samples.english.name("UIButton") == "UIButton “Verify”")
    #expect(Samples.english.name("nobody") == "nobody")
    #expect(Language.english.say(.quotedName, [.name: "A", .text: long]) == "A “\(long)”")
    #expect(Samples.chinese.names(["A", "B", "C"], limit: 2) == "A、B 等，另有 1 个")
  }

  @Test("are chosen by codes that HTML knows, each once")
  func codes() {
    #expect(Language.all.map(\.code) == ["en", "zh-Hans"])
    #expect(Language.all.map(\.ownName) == ["English", "中文"])
    for language in Language.all { #expect(Language(code: language.code) == language) }
    #expect(Language(code: "EN") == nil)
  }

  /// A language that has begun.
  private enum Beginning: PartialCatalogue {
    static let code = "x"
    static let ownName = "X"

    static func text(_ text: VariantText) -> String {
      switch text {
      case .heading: "Variantes"
      default: English.text(text)
      }
    }
  }

  @Test("are English where a language has no text of its own")
  func fallback() {
    #expect(Beginning.text(VariantText.heading) == "Variantes")
    #expect(Beginning.text(VariantText.noSuchTouch) == English.text(VariantText.noSuchTouch))
    #expect(Beginning.text(FixedText.overlayTitle) == "The screen")
    #expect(Beginning.joined(["A.", "B."]) == "A. B.")
  }
}
