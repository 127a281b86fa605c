// SPDX-License-Identifier: Apache-2.0

/// The tap map with its kind.
struct TapMapRecord: Codable {
  static let kind = "tapMap"

  private var kind = Self.kind
  private var regions: [TraceTapRegion]?
  private var answers: [Answer]?
  private var questions: [Question]?

  init(_ map: TraceTapMap) {
    regions = map.regions
    guard !map.questions.isEmpty else { return }
    var answers: [Answer] = []
    var positions: [Answer: Int] = [:]
    questions = map.questions.map { question in
      let answer = Answer(question)
      let position = positions[answer] ?? answers.count
      if position == answers.count {
        positions[answer] = position
        answers.append(answer)
      }
      return Question(
        view: question.view, answer: position, after: question.after, instead: question.instead)
    }
    self.answers = answers
  }

  /// The map; throws if the record has none.
  var map: TraceTapMap {
    get throws(MissingField) {
      guard let regions else { throw MissingField(name: CodingKeys.regions.rawValue, kind: kind) }
      guard let questions else { return TraceTapMap(regions: regions) }
      guard let answers else { throw MissingField(name: CodingKeys.answers.rawValue, kind: kind) }
      // What an answer that there is not says is not known.
      return TraceTapMap(
        regions: regions,
        questions: questions.map { question in
          let isKnown = answers.indices.contains(question.answer)
          return question.question(isKnown ? answers[question.answer] : Answer())
        })
    }
  }

  private enum CodingKeys: String, CodingKey {
    case kind, regions, answers, questions
  }
}

extension TapMapRecord {
  /// What questions have in common, written once.
  fileprivate struct Answer: Hashable, Codable {
    var outcome = TraceTapQuestion.Outcome.refused
    var reason: TraceReason?
    var isSampled: Bool?

    init() {}

    init(_ question: TraceTapQuestion) {
      outcome = question.outcome
      reason = question.reason
      isSampled = question.isSampled ? true : nil
    }
  }

  /// A question as an array: the view, the position of the answer, that of the question before, and that of the one
  /// that it stands for. The last two may be missing or null.
  fileprivate struct Question: Codable {
    var view: String
    var answer: Int
    var after: Int?
    var instead: Int?

    init(view: String, answer: Int, after: Int?, instead: Int?) {
      self.view = view
      self.answer = answer
      self.after = after
      self.instead = instead
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      view = try container.decode(String.self)
      answer = try container.decode(Int.self)
      after = try container.decodeIfPresent(Int.self)
      instead = try container.decodeIfPresent(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(view)
      try container.encode(answer)
      if let after {
        try container.encode(after)
      } else if instead != nil {
        try container.encodeNil()
      }
      if let instead { try container.encode(instead) }
    }

    func question(_ answer: Answer) -> TraceTapQuestion {
      TraceTapQuestion(
        view, answer.outcome, reason: answer.reason, isSampled: answer.isSampled ?? false, after: after,
        instead: instead)
    }
  }
}
