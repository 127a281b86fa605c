// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the last part of a page: the screen as a table, the settings, views that were never asked, and what is unknown.
struct ScreenFacts {
  let analysis: TraceAnalysis
  let narrator: Narrator
  let limits: PageLimits

  var values: TemplateValues {
    let settings = analysis.trace.header.configuration.sorted { $0.key < $1.key }
    return [
      "tables": ScreenTable(narrator: narrator, limit: limits.tableRows).tables,
      "usedSettings": settings.map { TemplateValues(term: $0.key, narrator.number($0.value)) },
      "unknowns": unknowns,
      "neverAsked": analysis.touches.compactMap { NeverAskedBuilder(answer: $0, narrator: narrator).values },
    ]
  }

  /// What the source does not tell of the screen and of its views, whether or not an answer rests on it.
  private var unknowns: [String] {
    var views: [String: [String]] = [:]
    for view in analysis.trace.screen.views {
      for property in view.unknown { views[property, default: []].append(view.id) }
    }
    let ofScreen = analysis.trace.screen.unknown.map { UnknownFact(property: $0, views: []) }
    let ofViews = views.sorted { $0.key < $1.key }.map { UnknownFact(property: $0.key, views: $0.value) }
    return (ofScreen + ofViews).map { narrator.unknown($0).plain }
  }
}
