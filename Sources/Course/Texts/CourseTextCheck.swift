// SPDX-License-Identifier: Apache-2.0

package import Markdown

/// What a text must agree with: the questions, the existing names, and the runs that its links lead to.
package struct CourseTextCheck {
  /// A question as a text must present it.
  package struct Question: Sendable {
    package var id: String
    package var moment: String

    /// The options, with whether they are right.
    package var options: [(key: String, isRight: Bool)]

    /// The number of goals of a task; 0 for another question.
    package var goals: Int

    package init(id: String, moment: String, options: [(key: String, isRight: Bool)], goals: Int = 0) {
      self.id = id
      self.moment = moment
      self.options = options
      self.goals = goals
    }
  }

  private let page: CourseText
  private let others: (_ page: String) -> EventFinder?
  private var faults: [MarkdownText.Fault] = []

  private init(_ page: CourseText, _ others: @escaping (_ page: String) -> EventFinder?) {
    self.page = page
    self.others = others
  }

  /// All disagreements of a text, in order.
  ///
  /// - Parameters:
  ///   - page: The text.
  ///   - questions: The questions in their order.
  ///   - isKnown: Whether a name in backticks exists.
  ///   - finder: The run that a link leads to: the scenario's, or that of an option.
  ///   - others: The run of another page; nil if it is not known.
  /// - Returns: The faults with their places in the text.
  package static func faults(
    of page: CourseText, questions: [Question], isKnown: (Substring) -> Bool,
    finder: (_ question: Int?, _ option: String?) -> EventFinder,
    others: @escaping (_ page: String) -> EventFinder?
  ) -> [MarkdownText.Fault] {
    var check = CourseTextCheck(page, others)
    check.compare(questions)
    check.checkNames(isKnown)
    check.checkLinks(finder)
    return check.faults.sorted { $0.place < $1.place }
  }

  private mutating func report(_ place: MarkdownText.Place, _ message: String, hint: String? = nil) {
    faults.append(MarkdownText.Fault(place, message, hint: hint))
  }

  // MARK: Questions

  private mutating func compare(_ questions: [Question]) {
    let asked = page.questions
    for (text, question) in zip(asked, questions) {
      if text.moment != question.moment {
        report(
          text.place,
          "'\(question.id)' is asked '\(question.moment)', and stands in a section for '\(text.moment)'",
          hint: "questions stand in the order of questions.yml")
      }
      compare(text, question)
    }
    let end = page.sections.last?.place ?? MarkdownText.Place(line: 1, column: 1)
    for question in questions.dropFirst(asked.count) {
      report(end, "the text does not ask '\(question.id)'")
    }
    for text in asked.dropFirst(questions.count) {
      report(text.place, "a question that questions.yml does not have")
    }
  }

  private mutating func compare(_ text: CourseText.Options, _ question: Question) {
    // The title of a question page is its question.
    if text.asked.isEmpty, page.kind != .question {
      report(text.place, "no words of the question stand before its options")
    }
    if text.isTask, text.goals.count != question.goals {
      report(
        text.place,
        "'\(question.id)' has \(question.goals) goals, and the list before its options \(text.goals.count) items",
        hint: "an item for each goal of questions.yml, in their order")
    }
    let keys = question.options.map(\.key)
    if text.options.map(\.key) != keys {
      report(
        text.place,
        "the options are \(text.options.map(\.key).joined(separator: ", ")), and those of '\(question.id)' "
          + keys.joined(separator: ", "))
    }
    for option in text.options {
      guard let isRight = question.options.first(where: { $0.key == option.key })?.isRight else { continue }
      let word = page.language.wordForRight
      let saysSo = option.reason.inlines.first.map { Self.begins($0.plain, with: word) } ?? false
      if isRight != saysSo, !option.reason.isEmpty {
        report(
          option.reason[0].place,
          isRight
            ? "'\(option.key)' holds, and its reason does not begin with '\(word)'"
            : "'\(option.key)' does not hold, and its reason begins with '\(word)'")
      }
    }
  }

  private static func begins(_ text: String, with word: String) -> Bool {
    guard text.hasPrefix(word) else { return false }
    return text.dropFirst(word.count).first.map { !$0.isLetter || word.first?.isASCII == false } ?? true
  }

  // MARK: Names and links

  nonisolated(unsafe) private static let name = /[\p{L}_][\p{L}\p{N}_#]*/

  private static func names(in code: String) -> [Substring] {
    code.matches(of: name).map(\.output)
  }

  private mutating func checkNames(_ isKnown: (Substring) -> Bool) {
    let declared = Set(page.code.flatMap(Self.names))
    for inline in page.inlines.flatMap(\.everything) {
      guard case .code(let code) = inline.kind else { continue }
      for name in Self.names(in: code) where !isKnown(name) && !declared.contains(name) {
        report(
          inline.place, "neither the scenario nor UIKit has '\(name)'",
          hint: "a name in backticks lights its object")
      }
    }
  }

  private mutating func checkLinks(_ finder: (_ question: Int?, _ option: String?) -> EventFinder) {
    let main = finder(nil, nil)
    check([page.title, page.lead], in: main)
    var number = -1
    for part in page.sections.flatMap(\.parts) {
      switch part {
      case .block(let block): check([block].inlines, in: main)
      case .options(let options):
        number += 1
        for option in options.options {
          check([option.label] + option.reason.inlines, in: finder(number, option.key))
        }
      }
    }
  }

  private mutating func check(_ rows: [[MarkdownText.Inline]], in finder: EventFinder) {
    for inline in rows.flatMap(\.everything) {
      guard case .link(let address, _) = inline.kind else { continue }
      if let link = EventLink(address) {
        check(link, in: finder, inline.place)
      } else if let link = PageLink(address) {
        check(link, inline.place)
      } else {
        report(
          inline.place, "the link '\(address)' leads to no event and no page",
          hint: "write #t1/Card.pointInside, or the name of a page")
      }
    }
  }

  private mutating func check(_ link: PageLink, _ place: MarkdownText.Place) {
    guard let event = link.event else { return }
    if let finder = others(link.page) {
      check(event, in: finder, place)
    } else {
      report(
        place, "HitPath's course has no page '\(link.page)' on which something happens",
        hint: "a link to a page of your own is its name alone")
    }
  }

  private mutating func check(_ link: EventLink, in finder: EventFinder, _ place: MarkdownText.Place) {
    guard finder.step(of: link) == nil else { return }
    let others = finder.others(of: link).prefix(8).joined(separator: ", ")
    report(place, finder.fault(of: link), hint: others.isEmpty ? nil : "there are \(others)")
  }
}
