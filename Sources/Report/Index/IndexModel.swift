// SPDX-License-Identifier: Apache-2.0

/// What the template of the index is filled with.
///
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct IndexModel {
  var language: String

  /// The style sheet and the script, where they stand in the page; else they are in files beside it.
  var style: String?
  var script: String?
  var styleFile: String
  var scriptFile: String

  var text: PageTexts
  var indexTitle: String
  var indexSummary: String

  /// The ways into a course; empty outside of one.
  var doors: [IndexDoor]
  var skip: String
  var search: String
  var languages: [LanguageLink]

  /// What ``SiteHead`` says; nil for pages without an address.
  var head: String?
  var count: String

  /// The text of an empty index.
  var nothing: String
  var filters: [IndexFilter]

  /// What is picked from lists, in a course.
  var picks: [IndexPick]

  /// What is played at the head; nil outside of a course.
  var example: IndexExampleModel?
  var groups: [IndexGroup]

  /// Links to pages besides those of the groups.
  var others: [PageLink]

  /// JSON with what the script says.
  var messages: String
}

/// A way into a course.
struct IndexDoor {
  var doorTarget: String
  var doorName: String
  var behindDoor: String
  var pageCount: Int
}

/// A row of choices.
struct IndexFilter {
  var name: String
  var legend: String
  var choices: [IndexChoice]
}

struct IndexChoice {
  var value: String
  var choiceSign: String?
  var choice: String
  var choiceCount: Int

  /// Whether it is the choice of all, which is made at first.
  var isAll = false
}

/// A list to pick from.
struct IndexPick {
  var pickName: String
  var pickLegend: String
  var anything: String
  var kinds: [IndexPickGroup]
}

/// Values under a heading; without one they stand first in the list.
struct IndexPickGroup {
  var kind: String?
  var picked: [IndexPickValue]
}

struct IndexPickValue {
  var pick: String
  var pickCount: Int
}

struct IndexExampleModel {
  var exampleFile: String
  var exampleTitle: String
  var exampleCaption: String
  var exampleLink: PageLink?
}

/// The entries of a folder.
struct IndexGroup {
  var group: String

  /// The element that a door leads to; nil for a group that none leads to.
  var anchor: String?

  /// Whether its entries are a list without pictures.
  var isList = false

  /// The heading; nil where there is no other folder.
  var folder: String?
  var entries: [IndexCard]
}

struct IndexCard {
  /// The element of the heading.
  var level: String
  var link: String
  var status: String
  var takers: String

  /// Names with spaces between them; nil for none.
  var rules: String?
  var classes: String?
  var cardTitle: String
  var cardSummary: String?
  var verdicts: [String]
  var moreVerdicts: String?
  /// What came of the expectations; nil for a page of a course.
  var sign: String?
  var statusWords: String
  var thumbnail: String?
}
