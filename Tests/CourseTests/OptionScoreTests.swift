// SPDX-License-Identifier: Apache-2.0

import CourseFile
import Markdown
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import Course

/// Who chooses options by their looks, without reading them, is right as often as who guesses.
@Suite struct OptionScoreTests {
  private static let folder = "Sources/Course/Pages"

  /// A question as it is seen by somebody who does not read.
  struct Choice: Sendable {
    var page: String
    var id: String

    /// The options in the order in which they are shown.
    var labels: [String]

    /// The places of the right ones in that order; a task may have several.
    var right: Set<Int>

    /// How often somebody is right who guesses.
    var chance: Double { Double(right.count) / Double(labels.count) }
  }

  /// A way to choose: of the options with the highest score, any.
  struct Strategy: Sendable, CustomTestStringConvertible {
    var name: String
    var score: @Sendable (_ label: String, _ place: Int, LanguageCode) -> Int

    var testDescription: String { name }

    /// How often it is right with a question: one of three options with the highest score makes a third.
    func success(_ choice: Choice, _ language: LanguageCode) -> Double {
      let scores = choice.labels.enumerated().map { score($1, $0, language) }
      let chosen = scores.indices.filter { scores[$0] == scores.max() }
      return Double(choice.right.intersection(chosen).count) / Double(chosen.count)
    }
  }

  private static let strategies = [
    Strategy(name: "the shortest") { label, _, _ in -label.count },
    Strategy(name: "the longest") { label, _, _ in label.count },
    Strategy(name: "the first") { _, place, _ in -place },
    Strategy(name: "the fewest sentences") { -parts($0, ending: sentenceEnds, in: $2, at: $1) },
    Strategy(name: "the most sentences") { parts($0, ending: sentenceEnds, in: $2, at: $1) },
    Strategy(name: "the fewest pauses") { -parts($0, ending: pauses, in: $2, at: $1) },
    Strategy(name: "the most pauses") { parts($0, ending: pauses, in: $2, at: $1) },
    Strategy(name: "the most cautious") { label, _, language in cautiousWords(label, in: language) },
  ]

  private static let sentenceEnds = ".?!:;。？！：；"
  private static let pauses = sentenceEnds + ",，"

  /// English signs end something only before a space; those in numbers and names do not.
  private static func parts(_ text: String, ending signs: String, in: LanguageCode, at: Int) -> Int {
    var parts = 0
    var isOpen = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isLast = index + 1 == characters.count || characters[index + 1].isWhitespace
      if signs.contains(character), isLast || !character.isASCII {
        isOpen = false
      } else if !isOpen, !character.isWhitespace {
        isOpen = true
        parts += 1
      }
    }
    return parts
  }

  private static func cautiousWords(_ text: String, in language: LanguageCode) -> Int {
    let words =
      language == .simplifiedChinese
      ? [
        "可能", "也许", "通常", "一般", "往往", "有时", "大多", "多半", "取决于", "看情况", "未必", "不一定", "不总是", "除非", "大概",
      ]
      : [
        "may", "might", "can", "could", "perhaps", "maybe", "usually", "often", "mostly", "sometimes",
        "generally", "normally", "probably", "depends", "some", "most", "unless",
      ]
    guard language == .english else { return words.count { text.contains($0) } }
    return text.lowercased().split { !$0.isLetter }.count { words.contains(String($0)) }
  }

  private static func choices(in language: LanguageCode) throws -> [Choice] {
    var found: [Choice] = []
    for page in CoursePages.all {
      let screen = "\(folder)/\(page.name)/scenario.yml"
      let asked = "\(folder)/\(page.name)/questions.yml"
      guard Repository.exists(screen), Repository.exists(asked) else { continue }
      guard
        let kind = PageKind.allCases.first(where: {
          Repository.exists("\(folder)/\(page.name)/\($0.rawValue).\(language.rawValue).md")
        })
      else { continue }
      var scenario = try ScenarioReader.read(try Repository.text(screen), file: screen)
      scenario.nameEverything()
      let questions = try QuestionReader.read(try Repository.text(asked), file: asked, of: scenario)
      let text = try Repository.text("\(folder)/\(page.name)/\(kind.rawValue).\(language.rawValue).md")
      let lists = CourseTextReader.read(text, kind: kind, language: language).page.questions
      #expect(lists.count == questions.count, "\(page.name)")
      for (question, list) in zip(questions, lists) {
        let order = OptionOrder.of(question.options.map(\.key), question: question.id, page: page.name)
        let labels = order.compactMap { key in list.options.first { $0.key == key }?.label.plain }
        let right = order.indices.filter { place in
          question.options.contains { $0.key == order[place] && $0.trap == nil }
        }
        guard labels.count == order.count else { continue }
        found.append(Choice(page: page.name, id: question.id, labels: labels, right: Set(right)))
      }
    }
    return found
  }

  /// Two standard deviations of chance: of 350 questions with three options, 5 of 100.
  private static func tolerance(_ choices: [Choice]) -> Double {
    2 * choices.map(\.chance).reduce(0) { $0 + $1 * (1 - $1) }.squareRoot()
  }

  @Test(arguments: LanguageCode.ofCourse)
  func whoDoesNotReadScoresAsChance(language: LanguageCode) throws {
    let choices = try Self.choices(in: language)
    #expect(choices.count > 250)
    let chance = choices.reduce(0) { $0 + $1.chance }
    let tolerance = Self.tolerance(choices)
    for strategy in Self.strategies {
      let score = choices.reduce(0) { $0 + strategy.success($1, language) }
      #expect(
        abs(score - chance) <= tolerance,
        """
        \(language.rawValue): who always takes \(strategy.name) has \(score.rounded()) of \(choices.count) right, \
        who guesses \(chance.rounded()), give or take \(tolerance.rounded())
        """)
    }
  }

  // MARK: - The measure itself

  private static func success(
    _ name: String, _ labels: [String], right: Int, _ language: LanguageCode = .english
  )
    -> Double?
  {
    strategies.first { $0.name == name }?
      .success(Choice(page: "p", id: "q", labels: labels, right: [right]), language)
  }

  @Test func whoTakesTheShortestIsRightWhereItIsRight() {
    let labels = ["Card. It lies in front.", "Page.", "Nobody. It is lost."]
    #expect(Self.success("the shortest", labels, right: 1) == 1)
    #expect(Self.success("the shortest", labels, right: 0) == 0)
    #expect(Self.success("the fewest sentences", labels, right: 1) == 1)
    #expect(Self.success("the most sentences", labels, right: 0) == 0.5)
    #expect(Self.success("the first", labels, right: 0) == 1)
  }

  @Test func signsWithinNumbersEndNoSentence() {
    #expect(Self.success("the fewest sentences", ["Above 0.01. So far.", "Above 0.02."], right: 1) == 1)
    #expect(Self.success("the fewest pauses", ["At (1, 2), so far.", "At 0.01."], right: 1) == 1)
    #expect(
      Self.success("the fewest pauses", ["归`Card`，它在前面。", "归`Page`。"], right: 1, .simplifiedChinese) == 1)
  }

  @Test func cautiousWordsAreFoundWhole() {
    #expect(
      Self.success("the most cautious", ["It may come.", "It comes in May's dismay, always."], right: 0)
        == 0.5)
    #expect(Self.success("the most cautious", ["It may come.", "It comes, cannot stay."], right: 0) == 1)
    #expect(Self.success("the most cautious", ["不一定。", "一定。"], right: 0, .simplifiedChinese) == 1)
  }
}
