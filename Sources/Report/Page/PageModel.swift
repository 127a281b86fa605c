// SPDX-License-Identifier: Apache-2.0

/// What the template of a scenario's page is filled with.
///
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct PageModel {
  var language: String
  var title: String
  var summary: String?
  var style: String
  var text: PageTexts
  var facts: [PageFact]

  /// Links to the touches, where there are several.
  var hasLinks: Bool
  var links: [PageLink]
  var touches: [TouchModel]
  var hasNoTouches: Bool
  var traceFormat: String
}

struct PageFact {
  var term: String
  var detail: String
}

struct PageLink {
  var target: String
  var label: String
}

/// The section of one touch.
struct TouchModel {
  /// A prefix for identifiers in the page, such as `touch1`.
  var anchor: String
  var heading: String
  var verdict: String

  var overlay: PictureModel?
  var hasStory: Bool
  var story: [StoryLine]
  var moreSteps: String?
  var hitPath: PictureModel?

  /// The walk; then, folded, the steps that it leaves out and other walks that went differently.
  var hasWalk: Bool
  var passes: String?
  var tables: [StepTable]

  var chain: ChainTable?
  var chainPicture: PictureModel?

  /// What came of the touch: gestures, actions, and what views did not get.
  var hasOutcome: Bool
  var outcomes: [OutcomeList]
  var hasUnknowns: Bool
  var unknowns: [String]
  var neverAsked: NeverAskedModel?
}

/// A heading with sentences below it.
struct OutcomeList {
  var outcomeHeading: String
  var lines: [String]
}

/// A picture in a box that scrolls.
struct PictureModel {
  var svg: String
  var region: String

  /// The picture's own width in pixels, below which it shrinks only a little before it scrolls.
  var width: String

  init(svg: String, region: String) {
    self.svg = svg
    self.region = region
    let number = svg.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    width = svg.hasPrefix("<svg width=\"") ? String(number) : "10000"
  }
}

struct StoryLine {
  var number: Int
  var sentence: String
  var mark: String
}

/// A table of steps in a box that scrolls.
struct StepTable {
  /// What the folded table is called; nil for one that is always open.
  var fold: String?
  var caption: String
  var tableRegion: String
  var rows: [StepRow]
}

/// A row of a table of steps: a step, or the count of those left out.
struct StepRow {
  /// The count of steps left out here; then all else is empty.
  var gap: String?
  /// The position in the walk; a dash for a view that did not answer itself.
  var order = ""
  var depth = 0
  var mark = ""
  var view = ""
  var viewText: String?
  var className = ""

  /// Whether the class is short enough to stay on one line.
  var isShortClass = true
  var point: String?
  var answer = ""
  var byCode = false
  var why: String?
}

struct ChainTable {
  var chainCaption: String
  var chainRegion: String
  var responders: [ChainRow]
}

struct ChainRow {
  var position: Int
  var outcomeMark: String
  var responder: String
  var responderText: String?
  var responderClass: String
  var kind: String
  var next: String
  var outcome: String
}

struct NeverAskedModel {
  var count: String
  var groups: [NeverAskedGroup]
  var moreViews: String?
}

struct NeverAskedGroup {
  var groupReason: String
  var groupNames: String
}
