// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A touch with its answer and what variants make of it.
struct ExplainedTouch {
  var answer: TouchAnswer
  var variants: [VariantAnswer]
}

/// The answers of a trace's variants.
struct VariantAnswers {
  private let variants: [(settings: [TraceSetting], touches: [TouchAnswer], narrator: Narrator)]

  init(_ variants: [TraceVariant], _ language: Language) {
    self.variants = variants.map { variant in
      let analysis = TraceAnalysis(variant.trace)
      return (variant.settings, analysis.touches, Narrator(language, analysis.index))
    }
  }

  /// What each variant makes of the touch at a position in the order of touch-down.
  func answers(at position: Int) -> [VariantAnswer] {
    variants.map { variant in
      VariantAnswer(
        settings: variant.settings,
        answer: variant.touches.indices.contains(position) ? variant.touches[position] : nil,
        narrator: variant.narrator)
    }
  }
}

/// What a variant makes of one touch.
struct VariantAnswer {
  var settings: [TraceSetting]

  /// Nil if the touch never goes down.
  var answer: TouchAnswer?

  /// The narrator of the variant's screen.
  var narrator: Narrator

  var sentence: String { narrator.outcome(of: answer, with: settings) }
}
