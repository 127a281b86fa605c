// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// Makes the part of a page that shows the same touches under other settings.
struct VariantSections {
  let run: PageRun

  /// The answers of the variants, in the order of the trace.
  let variants: [TraceAnalysis]

  private var analysis: TraceAnalysis { run.analysis }
  private var language: Language { run.language }

  /// The touches of a run that are drawn small.
  private static let mostPictures = 3

  /// The runs beside each other, small, and a stage for each that differs; nil for a trace without variants.
  ///
  /// - Throws: ``DiagramError`` of a picture that cannot be made.
  func values() throws -> TemplateValues? {
    guard !variants.isEmpty else { return nil }
    let differing = variants.map(differingTouches)
    let drawn = Set(Set(differing.joined()).sorted().prefix(Self.mostPictures))
    var rows = [try row(of: analysis, name: language.say(FixedText.variantGiven), drawn: drawn)]
    var articles: [TemplateValues] = []
    for (position, (variant, differing)) in zip(variants, differing).enumerated() {
      let number = position + 1
      let settings = Narrator(language, variant.index).settings(analysis.trace.variants[position].settings).plain
      let name = language.say(PageText.variant(number: number))
      var row = try row(of: variant, name: name, drawn: drawn)
      row["settings"] = settings
      row["differences"] = differences(of: variant)
      if !differing.isEmpty {
        row["rowTarget"] = "variant\(number)"
        articles.append([
          "variantAnchor": "variant\(number)", "variantNumber": number, "variantName": name,
          "variantLevel": TouchSection.Content.variant.level - 1,
          "variantSettings": settings, "sections": try sections(of: variant, differing, number),
        ])
      }
      rows.append(row)
    }
    return ["rows": rows, "articles": articles]
  }

  /// The touches of which something else becomes than as given; only these are shown again.
  private func differingTouches(of variant: TraceAnalysis) -> [Int] {
    variant.touches.indices.filter { touch in
      guard analysis.touches.indices.contains(touch) else { return true }
      return !VariantDifference(of: variant.touches[touch], from: analysis.touches[touch]).isEmpty
    }
  }

  private func sections(of variant: TraceAnalysis, _ touches: [Int], _ number: Int) throws -> [String] {
    try touches.map { touch in
      try TouchSection(
        analysis: variant, options: run.options, limits: run.limits, touch: touch,
        anchor: "variant\(number)-touch\(touch + 1)", story: variant.story(of: touch),
        steps: variant.steps(of: touch, limit: run.limits.toldSteps), within: "variant\(number)-heading"
      ).html(.variant)
    }
  }

  /// A run with what becomes of its touches; the screen is drawn where a variant makes a difference.
  private func row(of variant: TraceAnalysis, name: String, drawn: Set<Int>) throws -> TemplateValues {
    let narrator = Narrator(language, variant.index)
    return [
      "rowName": name,
      "runs": try variant.touches.enumerated().map { touch, answer -> TemplateValues in
        [
          "outcomePicture": drawn.contains(touch) ? try picture(of: variant, touch) : "",
          "outcomeVerdict": Markup.html(narrator.verdictText(answer, in: variant)),
        ]
      },
    ]
  }

  private func picture(of variant: TraceAnalysis, _ touch: Int) throws -> String {
    var options = DiagramOptions(language: language, touch: touch, maximumDrawnViews: run.limits.drawnViews)
    options.hasWords = false
    let story = variant.story(of: touch)
    return try ScreenStage(
      for: variant, options: options, steps: [],
      outcome: TouchSection.outcome(of: story, Narrator(language, variant.index(of: variant.touches[touch])))
    ).picture.thumbnail()
  }

  private func differences(of variant: TraceAnalysis) -> [String] {
    let narrator = Narrator(language, variant.index)
    var sentences: [String] = []
    for (position, (answer, given)) in zip(variant.touches, analysis.touches).enumerated() {
      let own = self.sentences(on: VariantDifference(of: answer, from: given), narrator)
      guard analysis.touches.count > 1 else {
        sentences += own
        continue
      }
      let heading = narrator.heading(answer, number: position + 1)
      sentences += own.map { language.line(heading, $0) }
    }
    let (count, before) = (variant.touches.count, analysis.touches.count)
    if count != before { sentences.append(language.say(PageText.otherTouchCount(count: count, before: before))) }
    return sentences.isEmpty ? [language.say(PageText.nothingDiffers)] : sentences
  }

  private func sentences(on difference: VariantDifference, _ narrator: Narrator) -> [String] {
    var texts: [PageText] = []
    if let views = difference.hitView {
      texts.append(
        .hitViewDiffers(name: views.after.map(narrator.name), before: views.before.map(narrator.name)))
    }
    let lists: [([String], (String) -> PageText)] = [
      (difference.recognizesToo, { .recognizesToo(names: $0) }),
      (difference.recognizesNot, { .recognizesNot(names: $0) }),
      (difference.sendsToo, { .sendsToo(names: $0) }),
      (difference.sendsNot, { .sendsNot(names: $0) }),
    ]
    texts += lists.filter { !$0.0.isEmpty }.map { $0.1(narrator.names($0.0)) }
    if texts.isEmpty, difference.verdictDiffers { texts.append(.verdictDiffers) }
    return texts.map(language.say)
  }
}
