// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import Narration
import ScenarioFile

/// Asks questions in the terminal.
@MainActor
struct QuizSession {
  let terminal: Terminal
  let language: Language

  /// Reads a line that the reader typed; nil at the end of the input.
  let read: () -> String?

  /// Asks one question after the other, and tells how many were answered at the first try.
  func run(_ questions: [QuizQuestion]) {
    var (right, total) = (0, 0)
    for (position, question) in questions.enumerated() {
      write(.questionOf(number: position + 1, total: questions.count, page: question.id), .strong)
      show(question)
      guard let first = ask(question) else { break }
      total += 1
      if first == question.right { right += 1 }
      terminal.write("\n")
    }
    if total > 0 { write(.tally(right: right, total: total), .strong) }
  }

  /// The question with its screen and options.
  func show(_ question: QuizQuestion) {
    for line in question.asked { write(line) }
    terminal.write("\n")
    write(.screen, .muted)
    for line in QuizScreen(question).lines { write(line, .muted) }
    for touch in question.touches {
      write("  \(question.narrator.heading(touch.answer, number: touch.number))", .muted)
    }
    let settings = question.run.question.settings
    if !settings.isEmpty { write(.changed(settings: question.narrator.settings(settings).plain), .plain) }
    terminal.write("\n")
    for (number, option) in question.options.enumerated() {
      write("  \(number + 1)  \(option.label.shown)  [\(option.key)]")
    }
    terminal.write("\n")
  }

  /// Tells of an option whether it holds, and why.
  func tell(_ option: CourseText.Option, of question: QuizQuestion) {
    let isRight = option.key == question.right
    write(isRight ? .isRight(key: option.key) : .isNotRight(key: option.key), isRight ? .hit : .refused)
    for line in question.reason(of: option) { write(line) }
  }

  func hint(_ number: Int, of question: QuizQuestion) {
    let hints = question.hints
    guard hints.indices.contains(number - 1) else { return write(.noMoreHints, .muted) }
    write(.hint(number: number), .strong)
    for line in hints[number - 1] { write("  \(line)") }
  }

  /// Lets the reader choose until it is right, as often as there are options.
  ///
  /// - Returns: The first choice; nil if the reader ends.
  private func ask(_ question: QuizQuestion) -> String? {
    let options = question.options
    var first: String?
    var hints = 0
    var left = options.count
    while left > 0 {
      terminal.write(language.say(QuizText.prompt(options: options.count)))
      guard let line = read()?.lowercased(), line != "q" else {
        terminal.write("\n")
        return nil
      }
      if line == "?" {
        hints += 1
        hint(hints, of: question)
        continue
      }
      guard let option = Self.option(line, among: options) else {
        write(.noSuchAnswer(answer: line), .muted)
        continue
      }
      first = first ?? option.key
      left -= 1
      tell(option, of: question)
      if option.key == question.right { break }
    }
    return first
  }

  /// The option of a number, from 1, or of a key.
  static func option(_ answer: String, among options: [CourseText.Option]) -> CourseText.Option? {
    if let number = Int(answer), options.indices.contains(number - 1) { return options[number - 1] }
    return options.first { $0.key == answer }
  }

  private func write(_ text: QuizText, _ style: TextStyle) { write(language.say(text), style) }

  private func write(_ line: String, _ style: TextStyle = .plain) {
    terminal.write("\(terminal.styled(line, style))\n")
  }
}
