// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// A language that answers are told in.
package struct Language: Hashable, Sendable, Encodable {
  private let catalogue: any Catalogue.Type

  /// The languages that can be chosen.
  package static let all = LanguageCode.Languages.catalogues.map(Language.init)

  package static let english = Language(English.self)
  package static let simplifiedChinese = Language(SimplifiedChinese.self)

  private init(_ catalogue: any Catalogue.Type) { self.catalogue = catalogue }

  /// The language with this code; nil for one that is not there.
  package init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The code that HTML and `--lang` have for it: `en`, `zh-Hans`.
  package var code: String { catalogue.code.rawValue }

  /// Its name in itself, as short as it gets on a button.
  package var ownName: String { catalogue.ownName }

  /// The smallest size in which its writing is read without effort, in pixels of a picture.
  package var smallTextSize: Double { catalogue.smallTextSize }

  /// The text of this language; else the English one, else the first by language; nil if there is none.
  package func pick(from texts: [String: String]) -> String? {
    for candidate in [code, Language.english.code] + texts.keys.sorted() {
      if let text = texts[candidate], !text.isEmpty { return text }
    }
    return nil
  }

  package static func == (a: Language, b: Language) -> Bool { a.code == b.code }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension TypeList where repeat each Element: Catalogue {
  fileprivate static var catalogues: [any Catalogue.Type] {
    var catalogues: [any Catalogue.Type] = []
    repeat catalogues.append((each Element).self)
    return catalogues
  }
}

/// What is told in a language: a function for each kind of text.
extension Language {
  func joined(_ sentences: [String]) -> String { catalogue.joined(sentences) }
  package func list(_ names: [String]) -> String { catalogue.list(names) }

  /// Something, and what is said of it: "Views: 12".
  package func line(_ subject: String, _ words: String) -> String {
    text(PictureText.told(of: subject, what: words))
  }

  package func text(_ text: FixedText) -> String { catalogue.text(text) }
  func text(_ text: NameText) -> String { catalogue.text(text) }
  func text(_ text: VerdictText) -> String { catalogue.text(text) }
  func verdict(_ judgement: Judgement, _ words: VerdictWords, unless: [RichText]) -> RichText {
    catalogue.verdict(
      catalogue.tell(judgement.act, words), because: judgement.because.map { catalogue.tell($0, words) },
      unless: unless.isEmpty
        ? catalogue.tellTail(judgement.act) : catalogue.tellUnless(recognizersOf: unless))
  }
  func tell(_ who: RecognizerRole) -> RichText { catalogue.tell(who) }
  func tell(_ text: StoryText) -> RichText { catalogue.tell(text) }
  func tell(_ text: CureText) -> RichText { catalogue.tell(text) }
  func tell(_ because: Because, _ words: VerdictWords) -> RichText { catalogue.tell(because, words) }
  func text(_ text: WalkText) -> String { catalogue.text(text) }
  func text(_ reason: ReasonText) -> String { catalogue.words(reason).clause }
  func text(_ text: DeclarationText) -> String { catalogue.text(text) }
  func text(_ text: UnknownText) -> String { catalogue.text(text) }
  func text(_ text: StepText) -> String { catalogue.text(text) }
  func text(_ text: OutcomeText) -> String { catalogue.text(text) }
  func text(_ text: TapWalkText) -> String { catalogue.text(text) }
  func text(_ text: ComparisonText) -> String { catalogue.text(text) }
  package func text(_ text: ComparisonPictureText) -> String { catalogue.text(text) }
  package func text(_ text: ComparisonLabel) -> String { catalogue.text(text) }
  package func text(_ text: PictureText) -> String { catalogue.text(text) }
  func words(for picture: PictureName) -> PictureName.Words { catalogue.words(for: picture) }
  package func text(_ text: SpaceText) -> String { catalogue.text(text) }
  package func text(_ text: TreesText) -> String { catalogue.text(text) }
  package func text(_ text: OutlineText) -> String { catalogue.text(text) }
  package func text(_ text: GraphText) -> String { catalogue.text(text) }
  package func text(_ text: ScreenSheetText) -> String { catalogue.text(text) }
  func claim(_ claim: PictureClaim, _ words: ClaimWords) -> String { catalogue.claim(claim, words) }
  package func text(_ claim: ResponderChainClaim) -> String { catalogue.text(claim) }
  package func text(_ text: HitTestAnswerText) -> String { catalogue.text(text) }
  package func text(_ text: ChainText) -> String { catalogue.text(text) }
  package func text(_ text: FlowText) -> String { catalogue.text(text) }
  package func text(_ text: DeliveryText) -> String { catalogue.text(text) }
  package func text(_ text: SearchText) -> String { catalogue.text(text) }
  package func text(_ text: GesturesText) -> String { catalogue.text(text) }
  package func text(_ text: LaneText) -> String { catalogue.text(text) }
  package func text(_ text: LaneSheetText) -> String { catalogue.text(text) }
  package func text(_ claim: LaneClaim) -> String { catalogue.text(claim) }
  package func text(_ text: SequenceText) -> String { catalogue.text(text) }
  package func text(_ text: SequenceSheetText) -> String { catalogue.text(text) }
  package func text(_ text: PageText) -> String { catalogue.text(text) }
  package func text(_ text: PageScriptText) -> String { catalogue.text(text) }
  package func text(_ text: PageSetText) -> String { catalogue.text(text) }
  package func text(_ text: DocumentText) -> String { catalogue.text(text) }
  package func text(_ text: QuizText) -> String { catalogue.text(text) }
  package func text(_ text: FindingText) -> String { catalogue.text(text) }
  package func text(_ text: ReachText) -> String { catalogue.text(text) }
  /// What a log says; it has a name of its own since its cases share theirs with those of steps.
  package func logLine(_ phrase: LogPhrase) -> String { catalogue.text(phrase) }

  /// The name of a recognizer's state; a discrete gesture is recognized, not ended.
  package func state(_ state: GestureState, isDiscrete: Bool) -> String {
    text(OutcomeText.state(state, isDiscrete: isDiscrete))
  }

  /// What a reason means, a sentence or two.
  package func meaning(of code: TraceReason.Code) -> String { words(of: code).meaning }

  /// What is usually done about a reason.
  package func cure(of code: TraceReason.Code) -> String { words(of: code).cure ?? text(.reasonNeedsNoCure) }

  private func words(of code: TraceReason.Code) -> ReasonWords {
    catalogue.words(ReasonText(code: code, name: code.rawValue))
  }
}
