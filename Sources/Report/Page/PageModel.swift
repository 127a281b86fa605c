// SPDX-License-Identifier: Apache-2.0

import Narration

// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.

/// What the template of a report is filled with: what stands around the page.
struct ReportModel {
  var language: String
  var languages: [LanguageLink]
  var documentTitle: String
  var bodyClass: String

  /// The style sheet and the script; nil if they are files of their own.
  var style: String?
  var script: String?
  var previousFile: String?
  var nextFile: String?

  /// What ``SiteHead`` says; nil for pages without an address.
  var head: String?

  /// The inner HTML of the page, and the data for the script.
  var page: String
  var data: String
}

/// The way to a page in another language.
struct LanguageLink {
  var hreflang: String
  var ownName: String
  var languageFile: String

  init(_ translation: PagePlace.Translation) {
    hreflang = translation.language.code
    ownName = translation.language.ownName
    languageFile = FileLink.to(translation.file)
  }
}

/// What the template of a scenario's page is filled with.
struct PageModel {
  var text: PageTexts
  var title: String
  var summary: String?
  var languages: [LanguageLink]
  var facts: [PageFact]
  var set: SetModel?

  /// The address of the whole page, where this one stands within another and knows it.
  var wholePage: String?

  /// The question to the reader, with what stands before the covered answer.
  var ask: AskModel?

  /// Links to the touches, where there are several.
  var links: [PageLink]

  /// Sections that are ready: of touches, and of pictures of the whole screen.
  var touches: [String]
  var variants: VariantsModel?
  var pictures: [String]
  var log: String
  var screenFacts: ScreenFactsModel?
  var traceFormat: String
}

/// What something is, in a list of terms.
struct PageFact {
  var term: String
  var detail: String
}

struct PageLink {
  var target: String
  var label: String

  /// A link to a place in the page.
  init(toElement id: String, label: String) {
    target = "#\(id)"
    self.label = label
  }

  /// A link to another page.
  init(_ page: PagePlace.Link) {
    target = FileLink.to(page.file)
    label = page.title
  }
}

/// The way to the other pages of a set.
struct SetModel {
  var previousPage: PageLink?
  var indexPage: PageLink?
  var nextPage: PageLink?

  /// Such as "3 of 11".
  var pagePosition: String?
}

extension PagePlace {
  /// The way from here; nil for a page that stands alone.
  func set(in language: Language) -> SetModel? {
    guard [index, previous, next].contains(where: { $0 != nil }) else { return nil }
    return SetModel(
      previousPage: previous.map(PageLink.init), indexPage: index.map(PageLink.init),
      nextPage: next.map(PageLink.init),
      pagePosition: position.map { language.text(PageText.position(number: $0.number, count: $0.count)) })
  }
}

struct AskModel {
  var question: String
  var screen: String
  var screenRegion: String

  /// The rows of the views to choose from; nil where there are too many.
  var choices: String?
}

/// The section of one touch.
struct TouchModel {
  var text: PageTexts

  /// A prefix for identifiers in the page, such as `touch1`.
  var anchor: String

  /// The heading of the run that it belongs to, where a page has several.
  var within: String?
  var number: Int

  /// The level of the section's heading, and of those in it.
  var level = 2
  var innerLevel = 3
  var isHeadingUnseen = false
  var heading: String
  var verdict: String

  /// The same with its names marked.
  var verdictMarkup: String
  var cure: CureModel?

  var screen: String

  /// Sentences on the screen's drawing.
  var drawnNotes: [String] = []
  var region: String

  /// The switches of the stage and the planes of the exploded view; nil for a stage that shows the screen alone.
  var look: LookModel?

  /// The story and the outline beside the stage; nil for a touch without steps.
  var story: StoryModel?

  /// What came of the touch: gestures, actions, and what views did not get; what the answer rests on.
  var outcomes: [OutcomeList] = []

  /// Sections of pictures that are ready.
  var pictures: [String] = []
}

/// What to change, as markup, and the way to the run with the change.
struct CureModel {
  var cureSentence: String
  var cureTarget: String
  var cureLink: String
}

/// What stands beside a stage, as markup.
struct StoryModel {
  var beats: String

  /// The marks at the outcome, as a list that is not seen.
  var outcomeMarks: String
  var storySteps: Int

  /// The rows of the outline; nil where it is left out.
  var outline: String?
}

/// What a stage can show beside the screen.
struct LookModel {
  /// The size of the screen.
  var points: String
  var hasTapMap: Bool
  var planeCount: Int
  var planes: String

  /// What the marks of the touch mean, in one order.
  var legend: [LegendModel]
  var turns: [TurnModel]
}

/// What a mark means.
struct LegendModel {
  var markKind: String
  var markWords: String

  /// Whether nobody has it at the outcome.
  var isPast: Bool
}

/// A stop of the slider that turns the planes.
struct TurnModel {
  var stop: Int
  var angle: String
  var isChosen: Bool
}

/// A heading with sentences below it.
struct OutcomeList {
  var outcomeHeading: String
  var lines: [OutcomeLine]
}

struct OutcomeLine {
  /// The view or recognizer that the sentence is about, percent-encoded.
  var object: String?
  var sentence: String
}

/// A picture with its heading and its words.
struct PictureModel {
  var text: PageTexts
  var id: String
  var className: String
  var kind: String

  var level: Int
  var title: String

  /// A short name; nil for a picture of the whole screen.
  var tab: String?

  /// The picture that shows the same, for another touch; then all else is empty.
  var same: PageLink?
  var lead = ""
  var svg = ""

  /// That the picture is too large for the page; nil for one that is there.
  var tooLarge: String?
  var region = ""

  /// The picture in words, escaped.
  var equivalent = ""
}

struct VariantsModel {
  var rows: [VariantRow]
  var articles: [VariantArticle]
}

struct VariantRow {
  /// The place of the variant in the page; nil for the main trace.
  var rowTarget: String?
  var rowName: String
  var settings: String?
  var runs: [VariantRun]
  var differences: [String]
}

/// What becomes of a touch in a run.
struct VariantRun {
  /// The screen at its outcome, small; empty where no variant makes a difference to the touch.
  var outcomePicture: String
  var outcomeVerdict: String
}

struct VariantArticle {
  var variantAnchor: String
  var variantNumber: Int
  var variantName: String
  var variantSettings: String
  var sections: [String]
}

/// The screen in full, and what the answers rest on.
struct ScreenFactsModel {
  var tables: [ViewTableModel]
  var usedSettings: [PageFact]
  var unknowns: [String]
  var neverAsked: [NeverAskedModel]
}

/// Some of the screen's views.
struct ViewTableModel {
  /// Which views they are, where they are folded; nil where they are seen at once.
  var foldedViews: String?
  var tableRegion: String
  var rowsOfViews: String
}

struct NeverAskedModel {
  var count: String

  /// Reasons with the names of views.
  var groups: [PageFact]
  var moreViews: String?
}
