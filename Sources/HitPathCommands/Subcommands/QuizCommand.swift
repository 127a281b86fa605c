// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Course
import CourseFile
import HitPath
import InputFile
import Narration
import ScenarioFile
import Trace

struct QuizCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Asks questions about touches, and explains the answers",
    discussion: """
      A page is a folder with scenario.yml, questions.yml and a text, or a page of HitPath's own course, \
      given by its name or the beginning of it, such as lesson-03. Without pages the command asks about \
      the whole course.

      Answers are numbers or keys of options, one per line. With --answer nothing is read: the command \
      prints the question given by --question and what there is to say about that option, and exits with 1 \
      if the option is wrong.
      """
  )

  @Argument(help: "Folders of pages, or names of pages of HitPath's own course")
  var pages: [String] = []

  @Flag(help: "List the questions instead")
  var list = false

  @Option(help: ArgumentHelp("Only this question, by its id", valueName: "id"))
  var question: String?

  @Option(help: ArgumentHelp("Answer one question with this option, by its key or number", valueName: "key"))
  var answer: String?

  @Flag(help: "Print the hints of the questions too, and ask for no answer")
  var hints = false

  @Flag(help: "Print the texts of the pages instead, with the steps that their links lead to")
  var read = false

  @OptionGroup var language: LanguageOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    guard !read else {
      let texts = try QuizPages(language.language, terminal).texts(of: pages)
      terminal.write(texts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n\n"))
      return
    }
    let questions = try QuizPages(language.language, terminal).questions(of: pages, only: question)
    let session = QuizSession(terminal: terminal, language: language.language) { readLine() }
    if list {
      for question in questions {
        terminal.write("\(question.id)  \(question.run.question.kind.rawValue)\n")
      }
    } else if let answer {
      guard questions.count == 1 else {
        throw ValidationError("--answer is for one question: name it with --question, of \(questions.count).")
      }
      try tell(answer, to: questions[0], in: session)
    } else if hints {
      for question in questions {
        session.show(question)
        for number in question.hints.indices { session.hint(number + 1, of: question) }
      }
    } else {
      session.run(questions)
    }
  }

  @MainActor
  private func tell(_ answer: String, to question: QuizQuestion, in session: QuizSession) throws {
    guard let option = QuizSession.option(answer, among: question.options) else {
      let keys = question.options.map(\.key).joined(separator: ", ")
      throw ValidationError("There is no option '\(answer)'; there are \(keys).")
    }
    session.show(question)
    session.tell(option, of: question)
    if option.key != question.right { throw NegativeResult() }
  }
}

/// Finds the questions of pages.
@MainActor
struct QuizPages {
  private let language: Language
  private let terminal: Terminal

  init(_ language: Language, _ terminal: Terminal) {
    self.language = language
    self.terminal = terminal
  }

  /// The questions of folders and built-in pages, in order; by default those of all built-in pages.
  func questions(of names: [String], only id: String?) throws -> [QuizQuestion] {
    let found = try sources(of: names).flatMap(questions).filter { id == nil || $0.run.question.id == id }
    guard !found.isEmpty else {
      throw ValidationError(
        id.map { "There is no question '\($0)' here; --list lists them." } ?? "There is no question here.")
    }
    return found
  }

  /// The texts of folders and built-in pages, line by line.
  func texts(of names: [String]) throws -> [[String]] {
    try sources(of: names).compactMap { source in
      guard source.has(PageSource.scenario) else {
        let file = source.texts.first { $0.language.rawValue == language.code } ?? source.texts.first
        return try file.map { file in
          let page = file.read(try source.text(of: file.name)).page
          return LessonReading(page, nil, language, terminal).lines
        }
      }
      let page = try run(source)
      return try text(of: page).map { LessonReading($0, page.analysis, language, terminal).lines }
    }
  }

  private func sources(of names: [String]) throws -> [PageSource] {
    try names.isEmpty ? try course() : names.map(source)
  }

  /// The course's own pages, in order.
  private func course() throws -> [PageSource] {
    try CourseReader.read(CoursePages.plan, file: PageSource.plan).pages.compactMap { page in
      CoursePages.page(named: page.name).map { PageSource($0) }
    }
  }

  private func source(_ name: String) throws -> PageSource {
    if FilePath.isFolder(name) == true { return PageSource(folder: name) }
    let found = CoursePages.all.filter { $0.name == name || $0.name.hasPrefix("\(name)-") }
    guard found.count == 1 else {
      let near = Spelling.nearest(to: name, in: CoursePages.all.map(\.name))
      throw InputError(
        file: name, message: "there is no such folder, and no page of the course that is called so",
        hint: near.map { "did you mean '\($0)'?" } ?? "hitpath quiz --list lists the pages")
    }
    return PageSource(found[0])
  }

  private func run(_ source: PageSource) throws -> RunPage {
    let reader = InputReader(try ScreenOptions.parse([]), terminal)
    let file = source.path(PageSource.scenario)
    return try RunPage(source, try reader.load(file, text: try source.text(of: PageSource.scenario)))
  }

  /// The text in the reader's language, else in any; nil for a page without a text.
  private func text(of page: RunPage) throws -> CourseText? {
    let texts = try page.texts()
    return texts.first { $0.language.rawValue == language.code } ?? texts.first
  }

  private func questions(of source: PageSource) throws -> [QuizQuestion] {
    guard source.has(PageSource.questions) else { return [] }
    let page = try run(source)
    guard let text = try text(of: page) else {
      throw InputError(
        file: source.path(""), message: "no text asks the questions of this page",
        hint: "it is called lesson.\(language.code).md, or question, bug or note")
    }
    // A task needs a page that plays its runs.
    return zip(page.questions, text.questions).filter { !$1.isTask }.map { run, words in
      QuizQuestion(page: page, run: run, text: text, words: words, language: language)
    }
  }
}
