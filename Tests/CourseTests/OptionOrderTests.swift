// SPDX-License-Identifier: Apache-2.0

import CourseFile
import ScenarioFile
import TestSupport
import Testing

@testable import Course

/// The order in which options are shown.
@Suite struct OptionOrderTests {
  private static let folder = "Sources/Course/Pages"

  @Test func thePlaceOfTheRightAnswerHasNoPattern() throws {
    let places = try CoursePages.all.flatMap { page -> [Int] in
      let files = [page.name + "/scenario.yml", page.name + "/questions.yml"].map { "\(Self.folder)/\($0)" }
      guard files.allSatisfy(Repository.exists) else { return [] }
      var scenario = try ScenarioReader.read(try Repository.text(files[0]), file: files[0])
      scenario.nameEverything()
      return try QuestionReader.read(try Repository.text(files[1]), file: files[1], of: scenario).map {
        question in
        let right = question.options.first { $0.trap == nil }?.key
        let order = OptionOrder.of(question.options.map(\.key), question: question.id, page: page.name)
        return order.firstIndex { $0 == right } ?? -1
      }
    }
    #expect(places.count >= 33)
    for place in 0..<3 { #expect(places.count { $0 == place } >= places.count / 6, "\(places)") }
  }

  @Test func theOrderOfTheFileDoesNotCount() {
    expectEqual(
      OptionOrder.of(["a", "b", "c"], question: "q", page: "p"),
      OptionOrder.of(["c", "b", "a"], question: "q", page: "p"))
  }
}
