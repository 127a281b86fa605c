// SPDX-License-Identifier: Apache-2.0

import Analysis

/// What objects are called in sentences.
enum NameText: Sayable {
  /// What a person reads on a view, after its name.
  case label(String)
  /// Where the point of a touch is, as a clause.
  case pointIs(RichText)
  case andMore(names: RichText, count: Int)
  case furtherRecognizers(count: Int)
  /// A storyboard's segue, which shows a controller.
  case segue(shows: RichText)
  /// A storyboard's segue back, which calls an action.
  case unwindSegue(action: RichText)
  /// What sort of responder something is, in a word or two.
  case kind(ResponderSummary.Kind)
  case source(Source)

  /// Where a screen was read from, as a trace has it.
  enum Source: String {
    case scenario, storyboard, xib, recursiveDescription, capture, code
    case xcuiTest, appium, webDriverAgent, idb, maestro, earlGrey, sentry, detox
  }
}
