// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// Makes the sections of pictures. If an earlier touch has the same picture, the section links to it.
struct PictureSections {
  let analysis: TraceAnalysis
  let options: ReportOptions
  let limits: PageLimits

  private var language: Language { options.language }

  /// Links to the pictures that are already on the page.
  private var shown: [Key: TemplateValues] = [:]

  /// The total size of the pictures of touches so far.
  private var usedBytes = 0

  private struct Key: Hashable {
    var kind: DiagramKind
    var svg: String
  }

  init(_ analysis: TraceAnalysis, _ options: ReportOptions, _ limits: PageLimits) {
    self.analysis = analysis
    self.options = options
    self.limits = limits
  }

  /// The identifier of a section and its place on the page.
  struct SectionPlace {
    var id: String
    var level = 3

    /// The number and heading of the touch; nil for a picture of the whole screen.
    var touch: Touch?

    /// The number of the first touch that finds the screen as drawn; nil if all touches do.
    var finder: Int?
  }

  struct Touch {
    /// Its identifier in the trace.
    var id: String
    var number: Int
    var heading: String
  }

  /// Makes a section.
  ///
  /// - Throws: ``DiagramError``; `GraphvizError` for a graph that Graphviz cannot lay out.
  mutating func section(
    _ kind: DiagramKind, _ options: DiagramOptions, at place: SectionPlace
  ) throws -> String {
    var options = options
    // The page's log lists the calls.
    let hasText = kind != .sequence
    options.extent = hasText ? .text : .drawing
    let diagram = try Diagrams.make(kind, for: analysis, options: options)
    // The sentence above the picture describes it, so the SVG needs no description.
    let svg = try diagram.inlineSVG(isDescribed: false)
    let title =
      place.finder.map { language.say(PageText.foundByTouch(title: diagram.title, number: $0)) }
      ?? diagram.title
    let tab = place.touch == nil ? nil : language.tab(of: kind.name)
    var values: TemplateValues = [
      .id: place.id, .className: place.touch == nil ? kind.id : "picture", .kind: kind.id,
      .level: place.level, .title: title, .tab: tab,
    ]
    if let touch = place.touch {
      let plain = Self.without(ElementID.touch(touch.id), Self.without(options.idPrefix, svg))
      let key = Key(kind: kind, svg: plain)
      if let earlier = shown[key] {
        values[.same] = earlier
        return try self.options.html(.picture, values)
      }
      let label = language.say(PageText.sameAs(heading: touch.heading))
      shown[key] = TemplateValues(toElement: place.id, label: label)
    }
    values[.lead] = diagram.summary
    let bytes = usedBytes + svg.utf8.count
    if let touch = place.touch, touch.number > 1, bytes > limits.allPicturesBytes {
      let command = "hitpath render … --diagram \(kind.id) --touch \(touch.number)"
      values[.tooLarge] = language.say(PageText.drawnByCommand(command: command))
    } else if svg.utf8.count <= limits.pictureBytes {
      values[.svg] = svg
      if place.touch != nil { usedBytes = bytes }
    } else {
      values[.tooLarge] = language.say(PageText.tooLarge)
    }
    let number = place.touch.map { " \($0.number)" } ?? ""
    values[.region] = "\(tab ?? diagram.title)\(number) – \(language.say(FixedText.scrollablePicture))"
    if hasText {
      values[.equivalent] = HTMLText.escaped(cut(diagram.textEquivalent), keepsLines: true)
    }
    return try self.options.html(.picture, values)
  }

  /// The picture without a part of its identifiers, to recognize pictures of two touches that differ only in these.
  private static func without(_ part: String, _ svg: String) -> String {
    let wanted = Array(part.utf8)
    let bytes = Array(svg.utf8)
    guard let first = wanted.first else { return svg }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == first, bytes[position...].starts(with: wanted) {
        position += wanted.count
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The lines of the text that fit the limit, and the number of omitted ones.
  private func cut(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count > limits.equivalentLength else { return text }
    let lineFeed = UInt8(ascii: "\n")
    var (end, length) = (bytes.startIndex, 0)
    while let lineEnd = bytes[end...].firstIndex(of: lineFeed) {
      length += bytes.distance(from: end, to: lineEnd)
      guard length < limits.equivalentLength else { break }
      length += 1
      end = bytes.index(after: lineEnd)
    }
    let left = bytes[end...].count { $0 == lineFeed } + 1
    return String(text[..<end]) + language.say(PageText.linesLeftOut(count: left)) + "\n"
  }
}

/// Makes the part of a page that shows the same touches with other settings.
struct VariantSections {
  let run: PageRun

  /// The analyses of the variants, in the order of the trace.
  let variants: [TraceAnalysis]

  private var analysis: TraceAnalysis { run.analysis }
  private var language: Language { run.language }

  /// The maximum number of touches drawn as thumbnails.
  private static let mostPictures = 3

  /// All runs side by side as thumbnails, and a stage for each variant that differs; nil for a trace without variants.
  ///
  /// - Throws: ``DiagramError`` for a picture that cannot be made.
  func values() throws -> TemplateValues? {
    guard !variants.isEmpty else { return nil }
    let differing = variants.map(differingTouches)
    let drawn = Set(Set(differing.joined()).sorted().prefix(Self.mostPictures))
    var rows = [try row(of: analysis, name: language.say(FixedText.variantGiven), drawn: drawn)]
    var articles: [TemplateValues] = []
    for (position, (variant, differing)) in zip(variants, differing).enumerated() {
      let number = position + 1
      let settings = Narrator(language, variant.index).settings(analysis.trace.variants[position].settings)
        .plain
      let name = language.say(PageText.variant(number: number))
      // Repeating the same pictures would say nothing.
      var row = try row(of: variant, name: name, drawn: differing.isEmpty ? [] : drawn)
      row[.settings] = settings
      row[.differences] = differences(of: variant)
      if !differing.isEmpty {
        row[.rowTarget] = "variant\(number)"
        articles.append([
          .variantAnchor: "variant\(number)", .variantNumber: number, .variantName: name,
          .variantLevel: TouchSection.Content.variant.level - 1,
          .variantSettings: settings, .sections: try sections(of: variant, differing, number),
        ])
      }
      rows.append(row)
    }
    return [.rows: rows, .articles: articles]
  }

  /// The touches whose outcome differs from the given run. The page repeats only these.
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
        steps: variant.steps(of: touch, limit: run.limits.maximumSteps), within: "variant\(number)-heading"
      ).html(.variant)
    }
  }

  /// A run with the outcome of its touches, each with a picture if a variant changes it.
  private func row(of variant: TraceAnalysis, name: String, drawn: Set<Int>) throws -> TemplateValues {
    let narrator = Narrator(language, variant.index)
    return [
      .rowName: name,
      .runs: try variant.touches.enumerated().map { touch, answer -> TemplateValues in
        [
          .outcomePicture: drawn.contains(touch) ? try picture(of: variant, touch) : "",
          .outcomeVerdict: Markup.html(narrator.verdictText(answer, in: variant)),
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
      outcome: TouchSection.outcome(
        of: story, variant.touches[touch], Narrator(language, variant.index(of: variant.touches[touch])))
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
    if count != before {
      sentences.append(language.say(PageText.otherTouchCount(count: count, before: before)))
    }
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

/// The views that a reader can choose as an answer, each with its frame and unusual properties.
struct ChoiceList {
  let index: ScreenIndex
  let narrator: Narrator

  /// The maximum number of views. Nobody would read a longer list.
  private static let mostRows = 40

  /// The rows, frontmost view first; nil for a large screen.
  var html: String? {
    guard index.screen.views.count <= Self.mostRows else { return nil }
    return Markup.html { markup in
      for window in index.screen.windowOrder { write(window, depth: 0, to: &markup) }
    }
  }

  private func write(_ id: String, depth: Int, to markup: inout Markup) {
    guard let view = index.view(id) else { return }
    let table = ScreenTable(narrator: narrator, limit: Self.mostRows)
    let indent = depth > 0 ? "d\(min(depth, LogList.deepest))" : nil
    markup.line("li", ["class": indent, "data-v": Markup.object(id)]) { markup in
      markup.element("code", id)
      markup.element("span", ([table.frame(of: view)] + table.properties(of: view)).joined(separator: ", "))
    }
    for child in index.subviews(of: id).reversed() { write(child, depth: depth + 1, to: &markup) }
  }
}
