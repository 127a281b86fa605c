// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The steps of a touch as a list, each with what a script needs to show it in pictures.
struct StepList {
  let steps: TouchSteps

  /// The stage, with what each step makes different of it.
  let stage: ScreenStage
  let narrator: Narrator

  var html: String {
    var markup = Markup()
    var number = 0
    for (step, change) in zip(steps.steps, stage.changes) {
      gap(step.number - number - 1, in: &markup)
      write(step, change, to: &markup)
      number = step.number
    }
    gap(steps.count - number, in: &markup)
    return markup.html
  }

  private func gap(_ count: Int, in markup: inout Markup) {
    guard count > 0 else { return }
    markup.tag("<li class=\"gap\">")
    markup.text(narrator.language.text(.stepsLeftOut(count: count)))
    markup.tag("</li>\n")
  }

  private func write(_ step: TouchStep, _ change: ScreenStage.Change, to markup: inout Markup) {
    markup.open("li")
    markup.attribute("value", String(step.number))
    markup.attribute("class", step.mark.rawValue)
    markup.attribute("data-p", step.phase.rawValue)
    markup.attribute("data-t", PageNumber.text(step.time, digits: 4))
    markup.attribute("data-v", objects: [step.subject])
    markup.attribute(
      "data-o",
      step.others.map { "\(PercentEncoding.encoded($0.object)) \($0.mark.rawValue)" }.joined(separator: "|"))
    markup.attribute("data-at", step.point.map { "\(PageNumber.text($0.x)) \(PageNumber.text($0.y))" })
    markup.attribute("data-e", Self.ranges(step.events))
    StageAttributes(change: change, factor: stage.factor).write(to: &markup)
    markup.tag(">")
    markup.element("p", narrator.sentence(step))
    if case .refusals(let walk) = step.kind { write(walk, to: &markup) }
    write(step.changes, to: &markup)
    markup.tag("</li>\n")
  }

  /// The most refusals of a step that are told one by one.
  private static let mostRefusals = 200

  /// Refusals that are told in one step, for who wants to read each.
  private func write(_ refusals: [WalkStep], to markup: inout Markup) {
    markup.tag("<details class=\"each\">")
    markup.element("summary", narrator.names(refusals.map(\.view), limit: 3))
    markup.tag("<ul>")
    for refusal in refusals.prefix(Self.mostRefusals) {
      markup.open("li")
      markup.attribute("data-v", objects: [refusal.view])
      markup.tag(">")
      markup.text(narrator.step(refusal))
      markup.tag("</li>")
    }
    if refusals.count > Self.mostRefusals {
      markup.element("li", narrator.moreViews(refusals.count - Self.mostRefusals))
    }
    markup.tag("</ul></details>")
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

  private func write(_ changes: [TouchStep.Change], to markup: inout Markup) {
    guard !changes.isEmpty else { return }
    markup.tag("<dl class=\"changes\">")
    for change in changes {
      markup.tag("<div>")
      markup.element("dt", narrator.subject(change))
      markup.tag("<dd>")
      if let before = change.before { markup.element("del", before) }
      if change.before != nil, change.after != nil { markup.tag(" ") }
      if let after = change.after { markup.element("ins", after) }
      markup.tag("</dd></div>")
    }
    markup.tag("</dl>")
  }
}
