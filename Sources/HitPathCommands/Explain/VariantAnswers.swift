// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A touch with its answer and what variants make of it.
struct ExplainedTouch {
  var answer: TouchAnswer
  var variants: [VariantAnswer]

  /// The change with which the touch ends well; nil where none was recorded.
  var cure: CureAnswer?
}

/// A cure in words, and where its run is.
struct CureAnswer {
  var cure: Cure
  var sentence: RichText
  var place: String
}

/// The answers of a trace's variants.
struct VariantAnswers {
  private let variants: [(settings: [TraceSetting], analysis: TraceAnalysis)]
  private let language: Language

  init(_ variants: [TraceVariant], _ language: Language) {
    self.language = language
    self.variants = variants.map { ($0.settings, TraceAnalysis($0.trace)) }
  }

  /// The cure of the touch at a position, told of the screen of its run.
  func cure(of position: Int, in analysis: TraceAnalysis) -> CureAnswer? {
    guard let cure = analysis.cure(of: position, variants: variants.map(\.analysis)) else { return nil }
    let run =
      switch cure.run {
      case .touch: analysis
      case .variant(let position): variants[position].analysis
      }
    let narrator = Narrator(language, run.index(of: cure.answer))
    return CureAnswer(cure: cure, sentence: narrator.sentence(cure), place: narrator.place(cure.run))
  }

  /// What each variant makes of the touch at a position in the order of touch-down.
  func answers(at position: Int) -> [VariantAnswer] {
    variants.map { variant in
      let touches = variant.analysis.touches
      let answer = touches.indices.contains(position) ? touches[position] : nil
      return VariantAnswer(
        settings: variant.settings, answer: answer,
        narrator: Narrator(language, variant.analysis.index(of: answer)))
    }
  }
}

/// What a variant makes of one touch.
struct VariantAnswer {
  var settings: [TraceSetting]

  /// Nil if the touch never goes down.
  var answer: TouchAnswer?

  /// The narrator of the variant's screen, as the touch found it.
  var narrator: Narrator

  var sentence: String { narrator.outcome(of: answer, with: settings).plain }
}

extension [VariantAnswer] {
  /// The answers without the settings that decide nothing for the touch, each outcome once for those that do. One
  /// setting always stays.
  var withDecidingSettings: [VariantAnswer] {
    var answers = self
    var position = 0
    while let count = answers.first?.settings.count, count > 1, position < count {
      if let shorter = answers.without(position) { answers = shorter } else { position += 1 }
    }
    return answers
  }

  /// The answers without the setting at a position; nil if something depends on it.
  private func without(_ position: Int) -> [VariantAnswer]? {
    var groups: [[TraceSetting]: String] = [:]
    var shorter: [VariantAnswer] = []
    for var variant in self {
      variant.settings.remove(at: position)
      let verdict = variant.answer.map(variant.narrator.verdict) ?? ""
      guard let told = groups[variant.settings] else {
        groups[variant.settings] = verdict
        shorter.append(variant)
        continue
      }
      guard told == verdict else { return nil }
    }
    return shorter
  }
}
