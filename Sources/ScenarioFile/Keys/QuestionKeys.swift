// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The keys of a question in `questions.yml`.
enum QuestionKey: String, ScenarioKey {
  case id, when, kind, touch, only, change, goal, options

  var row: KeyRow {
    switch self {
    case .id: .needed(.name, "The question's name.")
    case .when: .needed(.word(ScenarioQuestion.Moment.allCases.map(\.rawValue)), "When it is asked.")
    case .kind: .needed(.word(ScenarioQuestion.Kind.allCases.map(\.rawValue)), "What is asked.")
    case .touch:
      KeyRow(.value(.integer(1...1_000_000)), "The touch that it is about.", absent: "1")
    case .only: KeyRow(.list(.value(.integer(1...1_000_000)), atLeast: 1), "The touches that are run alone.")
    case .change: KeyRow(.byID(.definition("change")), "Keys of objects that are set.")
    case .goal: KeyRow(.definition("expectation"), "What a change has to reach, one expectation or a list.")
    case .options: .needed(.byID(.definition("option")), "The options by their keys.")
    }
  }
}

enum QuestionOptionKey: String, ScenarioKey {
  case expect, change, trap, proof

  var row: KeyRow {
    switch self {
    case .expect: KeyRow(.definition("expectation"), "What holds, one expectation or a list.")
    case .change: KeyRow(.byID(.definition("change")), "Keys of objects that are set, towards the goal.")
    case .trap: KeyRow(.name, "The misconception that makes people choose it.", absent: "it holds")
    case .proof: KeyRow(.name, "The event that proves it, as links have it.")
    }
  }
}

extension MappingKind {
  static let question = MappingKind(
    "a question", "question", "A question about the scenario.", [QuestionKey.self])
  static let option = MappingKind("an option", "option", "An option of a question.", [QuestionOptionKey.self])
}
