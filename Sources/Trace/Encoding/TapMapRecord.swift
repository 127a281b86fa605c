// SPDX-License-Identifier: Apache-2.0

/// The record of a tap map.
struct TapMapRecord {
  private var since: Int?
  private var regions: [TraceTapRegion]
  private var answers: [Answer]?
  private var questions: [Question]?

  init(_ map: TraceTapMap) {
    since = map.since == 0 ? nil : map.since
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

  /// The map. Throws if parts of the record contradict each other.
  var map: TraceTapMap {
    get throws(FieldProblem) {
      for (index, region) in regions.enumerated()
      where !region.walks.isEmpty && region.walks.count != region.pieces.count {
        let words = "\(region.walks.count) walks for \(region.pieces.count) pieces"
        throw FieldProblem(.remark(words)).within("walks").within(String(index)).within("regions")
      }
      guard let questions else { return TraceTapMap(regions: regions, since: since ?? 0) }
      guard let answers else { throw FieldProblem(.missing).within("answers") }
      // A damaged trace may name an answer that does not exist. Treat it as a refusal without a reason.
      return TraceTapMap(
        regions: regions,
        questions: questions.map { question in
          let isKnown = answers.indices.contains(question.answer)
          return question.question(isKnown ? answers[question.answer] : Answer())
        }, since: since ?? 0)
    }
  }
}

extension TapMapRecord {
  /// The part of a question that many questions share; each is written only once.
  struct Answer: Hashable {
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

  /// A question as an array: view, position of the answer, position of the previous question, position of the question
  /// that it replaces. The last two may be missing or null.
  struct Question: FieldValue {
    static let schema = Schema.definition(
      "tapQuestion", .row([.id, position, .nullable(position), position], least: 2))

    private static let position = Schema.integer(from: 0)

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

    init?(json: JSONValue?) {
      guard case .array(let values)? = json, let view = String(json: values.first),
        let answer = Int(json: values.dropFirst().first),
        let after = Int?(json: values.dropFirst(2).first), let instead = Int?(json: values.dropFirst(3).first)
      else { return nil }
      self.init(view: view, answer: answer, after: after, instead: instead)
    }

    func write(to sink: JSONSink) throws {
      var values: [JSONValue] = [.string(view), .number(Double(answer))]
      if after != nil || instead != nil { values.append(after.map { .number(Double($0)) } ?? .null) }
      if let instead { values.append(.number(Double(instead))) }
      try sink.write(line: .array(values))
    }

    func question(_ answer: Answer) -> TraceTapQuestion {
      TraceTapQuestion(
        view, answer.outcome, reason: answer.reason, isSampled: answer.isSampled ?? false, after: after,
        instead: instead)
    }
  }
}

extension TapMapRecord: Record {
  static let record = RecordMembers(
    "tapMap",
    """
    The last records, if they were asked for: what gets a tap where, on the screen as it stood when recording started, \
    and for each touch-down after which it was another.
    """,
    of: TapMapRecord(TraceTapMap(regions: [])),
    [
      .field(
        \.since, "since", "The `seq` of the event from which on the map holds; absent for the beginning.",
        as: .integer(from: 1)),
      .field(
        \.regions, "regions",
        """
        Parts of the screen that do not overlap and together cover it: those of views in the order in which hit \
        testing finds them, the one of no view last.
        """),
      .field(\.answers, "answers", "What the questions name by position."),
      .field(
        \.questions, "questions",
        "The questions of hit testing, for all points; absent if the map does not tell them."),
    ])

  /// The schema's description of questions and walks.
  static let questionMeaning = """
    [view, answer, after, instead]: the view, the position of its answer, that of the question before (null or absent \
    for the first), and that of the question in whose place this one is asked in walks that name it as a detour \
    (absent otherwise).
    """

  static let walkMeaning = """
    The way of hit testing to a piece: the position of the last question, then those of the detours; empty if no view \
    was asked. The walk is read backwards, from question to question by `after`; where it comes to a question instead \
    of which a detour is asked, it goes on with the detour.
    """
}

extension TapMapRecord.Answer: Record {
  static let record = RecordMembers(
    "tapAnswer", "What a view answers that hit testing comes to.",
    of: TapMapRecord.Answer(),
    [
      .field(
        \.outcome, "outcome",
        """
        `refused`: it returned nil; after `path` for the same view in one walk: its override made nil of what was \
        found. `passedOver`: it was skipped without a call. `path`: it returned a view, itself or another; what is \
        asked next is asked within.
        """),
      .field(
        \.reason, "reason",
        """
        Why it refused or was passed over, or what made its answer another than the default; without distances, which \
        differ from point to point.
        """),
      .field(
        \.isSampled, "isSampled",
        """
        The answer is that of an override in code, asked at a grid of points: what it asked in turn, and why it \
        answered so, is not known. Absent otherwise.
        """, as: .constant(true)),
    ])
}
