// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The story of a touch: its parts with their steps, each with what a script needs to show the moment.
struct StoryList {
  let story: TouchStory
  let answer: TouchAnswer

  /// The steps that are told, in order; the others are counted.
  let told: [TouchStory.Step]

  /// The stage, with what each told step makes different of it.
  let stage: ScreenStage
  let narrator: Narrator

  /// Whether a log has the events of the steps.
  var hasEvents = true

  var html: String {
    let changes = Dictionary(
      zip(told.map(\.numbers.lowerBound), stage.changes), uniquingKeysWith: { first, _ in first })
    return Markup.html { markup in
      for beat in story.beats { write(beat, changes, to: &markup) }
    }
  }

  private func write(
    _ beat: TouchStory.Beat, _ changes: [Int: ScreenStage.Change], to markup: inout Markup
  ) {
    markup.line("li", ["class": "beat"]) { markup in
      markup.tag("<details open><summary>")
      markup.element("b", narrator.name(beat.kind))
      markup.element("span", ["class": "asks"], narrator.question(beat.kind))
      markup.element("span", ["class": "says"]) { $0.rich(narrator.sentence(beat, of: story, answer)) }
      markup.tag("</summary><ol class=\"steps\">\n")
      var next = beat.numbers.lowerBound
      for step in beat.steps {
        guard let change = changes[step.numbers.lowerBound] else { continue }
        gap(step.numbers.lowerBound - next, in: &markup)
        write(step, change, to: &markup)
        next = step.numbers.upperBound + 1
      }
      gap(beat.numbers.upperBound + 1 - next, in: &markup)
      markup.tag("</ol></details>")
    }
  }

  private func gap(_ count: Int, in markup: inout Markup) {
    guard count > 0 else { return }
    markup.line("li", ["class": "gap"], narrator.language.say(PageText.stepsLeftOut(count: count)))
  }

  private func write(_ told: TouchStory.Step, _ change: ScreenStage.Change, to markup: inout Markup) {
    let step = told.step
    markup.open("li")
    markup.attribute("value", String(told.numbers.lowerBound))
    if told.numbers.count > 1 { markup.attribute("data-range", Self.range(told.numbers)) }
    markup.attribute("data-v", Markup.object(step.subject))
    if hasEvents { markup.attribute("data-e", Self.ranges(step.events)) }
    StageAttributes(change: change, factor: stage.factor).write(to: &markup)
    markup.tag(">")
    markup.element("p") { $0.code(narrator.sentence(step)) }
    if let point = step.point { markup.element("small", narrator.point(point)) }
    if case .refusals(let walk) = step.kind { write(walk, to: &markup) }
    write(step.changes, to: &markup)
    write(marksOf: told, to: &markup)
    markup.tag("</li>\n")
  }

  // MARK: - Marks

  /// The marks that a step gives, for the script: they are seen at their step, in picture and outline.
  private func write(marksOf step: TouchStory.Step, to markup: inout Markup) {
    var given: [String: GivenMark] = [:]
    for number in step.numbers { given.merge(story.marks.given(at: number)) { _, later in later } }
    Self.write(given, subject: step.step.subject, to: &markup) { narrator.words($1, of: $0) }
  }

  /// Marks by object, in the order of names, as a list that is not seen. The subject is that of the item around it.
  static func write(
    _ given: [String: GivenMark], subject: String? = nil, to markup: inout Markup,
    words: (String, GivenMark) -> RichText
  ) {
    guard !given.isEmpty else { return }
    markup.element("ul", ["class": "marks"]) { markup in
      for (object, mark) in given.sorted(by: { $0.key < $1.key }) {
        let name = Markup.object(object == subject ? nil : object)
        markup.element("li", ["class": mark.mark.rawValue, "data-v": name]) { $0.rich(words(object, mark)) }
      }
    }
  }

  // MARK: - Refusals

  /// The most refusals of a step that are told one by one.
  private static let mostRefusals = 200

  /// Refusals that are told in one step, for who wants to read each.
  private func write(_ refusals: [WalkStep], to markup: inout Markup) {
    markup.element("details", ["class": "each"]) { markup in
      markup.element("summary", narrator.names(refusals.map(\.view), limit: 3))
      markup.element("ul") { markup in
        for refusal in refusals.prefix(Self.mostRefusals) {
          markup.element("li", ["data-v": Markup.object(refusal.view)], narrator.step(refusal).plain)
        }
        if refusals.count > Self.mostRefusals {
          markup.element("li", narrator.moreViews(refusals.count - Self.mostRefusals))
        }
      }
    }
  }

  private static func range(_ numbers: ClosedRange<Int>) -> String {
    "\(numbers.lowerBound)–\(numbers.upperBound)"
  }

  /// Numbers in a row, those that follow each other as `24-27`.
  static func ranges(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, number == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  private func write(_ all: [TouchStep.Change], to markup: inout Markup) {
    // What becomes of the touch itself is what the sentence says.
    let changes = all.filter { !$0.object.isEmpty }
    guard !changes.isEmpty else { return }
    markup.element("dl", ["class": "changes"]) { markup in
      for change in changes {
        markup.element("div") { markup in
          markup.element("dt", narrator.subject(change))
          markup.element("dd") { markup in
            if let before = change.before { markup.element("del", before) }
            if change.before != nil, change.after != nil { markup.tag(" ") }
            if let after = change.after { markup.element("ins", after) }
          }
        }
      }
    }
  }
}
