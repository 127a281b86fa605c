// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A run with the steps and the stories that a page tells of it.
struct PageRun {
  let analysis: TraceAnalysis
  let options: ReportOptions
  let limits: PageLimits
  let steps: [TouchSteps]
  let stories: [TouchStory]

  var language: Language { options.language }
  var narrator: Narrator { Narrator(language, analysis.index) }

  init(_ analysis: TraceAnalysis, _ options: ReportOptions) {
    self.analysis = analysis
    self.options = options
    limits = PageLimits(analysis)
    steps = analysis.allSteps(limit: limits.toldSteps)
    stories = analysis.stories()
  }

  /// The maker of a touch's section.
  func section(ofTouch touch: Int) -> TouchSection {
    TouchSection(
      analysis: analysis, options: options, limits: limits, touch: touch, anchor: "touch\(touch + 1)",
      story: stories[touch], steps: steps[touch])
  }

  /// Links to the touches, where there are several.
  func links(_ label: (TouchAnswer, _ position: Int) -> String) -> [TemplateValues] {
    guard analysis.touches.count > 1 else { return [] }
    return analysis.touches.enumerated().map { position, answer in
      TemplateValues(toElement: "touch\(position + 1)", label: label(answer, position))
    }
  }

  /// The log, with or without what filters need.
  func log(hasFilters: Bool) -> String {
    let told = Set(steps.flatMap(\.steps).flatMap { $0.events.prefix(20) + $0.events.suffix(20) })
    return LogList(
      analysis: analysis, language: language, limit: limits.logEvents, told: told, hasFilters: hasFilters
    ).html
  }

  /// What the script knows beside what stands in the page.
  func data(variants: [TraceAnalysis]) -> PageData {
    PageData(analysis, variants: variants, steps: steps, stories: stories, language: language)
  }
}
