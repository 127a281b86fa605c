// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// All texts of one language. A language that conforms to it has every one of them.
protocol Catalogue: KnownLanguage {
  /// The language's name in itself, as short as it gets on a button.
  static var ownName: String { get }

  /// The smallest size in which its writing is read without effort, in pixels of a picture.
  static var smallTextSize: Double { get }

  /// Sentences in a row.
  static func joined(_ sentences: [String]) -> String

  /// Names in a row.
  static func list(_ names: [String]) -> String

  static func text(_ text: FixedText) -> String
  static func text(_ text: NameText) -> String
  static func text(_ text: VerdictText) -> String
  static func verdict(_ head: RichText, because: RichText?, unless: RichText?) -> RichText
  static func tell(_ act: Act, _ words: VerdictWords) -> RichText
  /// What follows the reason; nil for nothing.
  static func tellTail(_ act: Act) -> RichText?
  static func tell(_ because: Because, _ words: VerdictWords) -> RichText
  static func tell(_ who: RecognizerRole) -> RichText
  static func tell(_ text: StoryText) -> RichText
  static func tell(_ text: CureText) -> RichText
  static func tellUnless(recognizersOf views: [RichText]) -> RichText
  static func text(_ text: WalkText) -> String
  static func words(_ reason: ReasonText) -> ReasonWords
  static func text(_ text: DeclarationText) -> String
  static func text(_ text: UnknownText) -> String
  static func text(_ text: StepText) -> String
  static func text(_ text: OutcomeText) -> String
  static func text(_ text: TapWalkText) -> String
  static func text(_ text: ComparisonText) -> String
  static func text(_ text: ComparisonPictureText) -> String
  static func text(_ text: ComparisonLabel) -> String
  static func text(_ text: PictureText) -> String
  static func words(for picture: PictureName) -> PictureName.Words
  static func text(_ text: SpaceText) -> String
  static func text(_ text: TreesText) -> String
  static func text(_ text: OutlineText) -> String
  static func text(_ text: GraphText) -> String
  static func text(_ text: ScreenSheetText) -> String
  static func claim(_ claim: PictureClaim, _ words: ClaimWords) -> String
  static func text(_ claim: ResponderChainClaim) -> String
  static func text(_ text: HitTestAnswerText) -> String
  static func text(_ text: ChainText) -> String
  static func text(_ text: FlowText) -> String
  static func text(_ text: DeliveryText) -> String
  static func text(_ text: SearchText) -> String
  static func text(_ text: GesturesText) -> String
  static func text(_ text: LaneText) -> String
  static func text(_ text: LaneSheetText) -> String
  static func text(_ claim: LaneClaim) -> String
  static func text(_ text: SequenceText) -> String
  static func text(_ text: SequenceSheetText) -> String
  static func text(_ text: PageText) -> String
  static func text(_ text: PageScriptText) -> String
  static func text(_ text: PageSetText) -> String
  static func text(_ text: DocumentText) -> String
  static func text(_ text: QuizText) -> String
  static func text(_ text: LogPhrase) -> String
  static func text(_ text: FindingText) -> String
  static func text(_ text: ReachText) -> String
}

extension Catalogue {
  static var smallTextSize: Double { 11 }
}

/// A language that has begun: its texts as far as there are any, and English for the rest. The English texts are
/// extensions of it, in the folder `English`.
protocol PartialCatalogue: Catalogue {}
