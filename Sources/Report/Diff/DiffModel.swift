// SPDX-License-Identifier: Apache-2.0

import Mustache
import Narration

/// What the template of a comparison is filled with.
///
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct DiffModel {
  var language: String
  var title: String
  var style: String
  var text: PageTexts
  var label: DiffLabels
  var inputs: [PageFact]
  var eyebrow: String
  var headline: String
  var reasons: [String]
  /// The picture of both hit paths, if there is one.
  var paths: [DiffPicture]
  var sides: [DiffSide]
  var touches: [DiffTouch]
  var moreTouches: String?
  var steps: [DiffStep]
  var notAligned: String?
  var objects: [DiffObject]
  var moreObjects: String?
  var otherNames: String?
  var traceFormat: String
}

/// One of the two traces, with the touch that differs.
struct DiffSide {
  var anchor: String
  var sideTitle: String
  var verdict: String
  var pictures: [DiffPicture]
}

struct DiffPicture {
  var kind: String
  var svg: String
  var region: String

  /// Whether it is shown at the width of a column where there are two, instead of scrolling.
  var isFitting: Bool
}

struct DiffTouch {
  var heading: String

  /// The verdicts, by the traces that have them.
  var answers: [PageFact]
  var parts: String?
}

/// A row of the table of steps, or a stretch without differences.
struct DiffStep {
  /// What a stretch is called; nil for a row.
  var fold: String?

  /// The lines of a stretch, and how many it has beyond those.
  var lines: [String] = []
  var moreLines: String?

  var mark = ""
  var sign = ""
  /// Which trace has it, if only one does; nil for a row without a mark.
  var place: String?
  var time = ""
  var line = ""
}

/// An object that differs, or that only one screen has.
struct DiffObject {
  var objectMark: String
  var name: String
  /// Which screen has it, if only one does.
  var only: String?
  var onlySign: String
  var properties: [DiffProperty]
}

struct DiffProperty {
  var property: String
  var valueOfA: String
  var valueOfB: String
}

/// The texts of a comparison, which the template names as `{{label.stepsHeading}}`.
struct DiffLabels: MustacheParent {
  let language: Language

  func child(named name: String) -> Any? {
    ComparisonLabel(rawValue: name).map(language.text)
  }
}
