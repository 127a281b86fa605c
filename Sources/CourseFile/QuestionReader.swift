// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import ScenarioFile
import Trace

/// Reads the questions about a scenario.
package enum QuestionReader {
  /// The most questions of a file.
  static let maximumQuestions = 100

  /// Reads the text of `questions.yml`.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file's name as the user gave it.
  ///   - scenario: The scenario beside it, whose objects all have names.
  /// - Returns: The questions in the order of the file.
  /// - Throws: ``InputErrors`` with all errors.
  package static func read(
    _ text: String, file: String, of scenario: Scenario
  ) throws(InputErrors) -> [ScenarioQuestion] {
    try ReadingContext.read(
      text, file: file, as: "a file of questions", of: "a list of questions",
      by: { ScenarioReading(source: $0) }
    ) {
      context, root in
      var questions: [ScenarioQuestion] = []
      var places: [String: SourcePlace] = [:]
      for node in context.items(root, "questions", of: "questions").prefix(maximumQuestions) {
        guard let question = QuestionReading(context, of: scenario).question(node) else { continue }
        let place = SourcePlace(line: question.line, column: question.column)
        if let first = places[question.id] {
          context.report(
            place, "the id '\(question.id.shown())' is that of a question in line \(first.line)")
        }
        places[question.id] = place
        questions.append(question)
      }
      return questions
    }
  }
}

/// The reading of one question.
private struct QuestionReading {
  private let context: ScenarioReading
  private let base: Scenario
  private let touchDowns: Int

  init(_ context: ScenarioReading, of scenario: Scenario) {
    self.context = context
    base = scenario.variable
    touchDowns = base.touches.map(\.touchDownCount).reduce(0, +)
  }

  func question(_ node: SourceNode) -> ScenarioQuestion? {
    guard let fields = context.fields(node, .question, needing: QuestionKey.self),
      let id = fields[QuestionKey.id].flatMap({ word($0, "id") }),
      let moment = fields[QuestionKey.when].flatMap({
        context.word($0, "when", as: ScenarioQuestion.Moment.self)
      }),
      let kind = fields[QuestionKey.kind].flatMap({
        context.word($0, "kind", as: ScenarioQuestion.QuestionKind.self)
      })
    else { return nil }
    var question = ScenarioQuestion(
      id: id, moment: moment, kind: kind, scenario: base, line: node.place.line, column: node.place.column)
    question.touch = fields[QuestionKey.touch].flatMap { touch($0, "touch") }
    question.only = only(fields)
    if let number = question.touch, question.number(ofTouch: number) == nil {
      context.report(fields.keyPlace(QuestionKey.touch), "touch \(number) is left out by 'only'")
    }
    if let change = fields[QuestionKey.change], let changed = context.changed(base, by: change) {
      question.scenario = changed.scenario
      question.settings = changed.settings
    }
    question.scenario.keepTouches(question.only)
    let goal = fields[QuestionKey.goal].map { expectations($0, question.scenario, question) } ?? []
    readOptions(of: &question, fields, goal: goal)
    return question
  }

  private func touch(_ node: SourceNode, _ key: String) -> Int? {
    guard let number = context.integer(node, key, in: 1...1_000_000) else { return nil }
    guard number <= touchDowns else {
      context.report(node.place, "the scenario has no touch \(number); it has \(touchDowns)")
      return nil
    }
    return number
  }

  private func only(_ fields: Fields) -> [Int] {
    guard let node = fields[QuestionKey.only] else { return [] }
    let numbers = context.items(node, "only", of: "numbers of touches").compactMap { touch($0, "only") }
    if node.isEmptyList { context.report(node.place, "'only' lists no touch") }
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) {
      context.report(node.place, "'only' lists touches in rising order, each once")
    }
    return numbers
  }

  /// A name for use in texts: letters, digits and hyphens.
  private func word(_ node: SourceNode, _ key: String) -> String? {
    guard let text = context.name(node, key) else { return nil }
    guard Self.isWord(text) else {
      context.report(
        node.place, "'\(key)' takes letters, digits and hyphens, found '\(text.shown())'")
      return nil
    }
    return text
  }

  private static func isWord(_ text: String) -> Bool {
    text.count <= 60 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  // MARK: Options

  private func readOptions(
    of question: inout ScenarioQuestion, _ fields: Fields, goal: [ScenarioExpectation]
  ) {
    guard let node = fields[QuestionKey.options] else { return }
    guard case .mapping(let entries) = node.content else {
      context.expected("the options by their keys", for: "options", found: node)
      return
    }
    let kind = question.kind.rawValue
    if question.kind == .whichChange {
      if fields[QuestionKey.goal] == nil {
        context.report(fields.place, "a question of kind \(kind) has a 'goal'")
      }
    } else if fields[QuestionKey.goal] != nil {
      context.report(
        fields.keyPlace(QuestionKey.goal), "a question of kind \(kind) has no 'goal'",
        hint: "each option has its own 'expect'")
    }
    if question.moment == .task, question.kind != .whichChange {
      let wanted = ScenarioQuestion.QuestionKind.whichChange.rawValue
      context.report(fields.keyPlace(QuestionKey.kind), "a task is of kind \(wanted), found \(kind)")
    }
    question.options = entries.compactMap { option($0, of: question, goal: goal) }
    guard question.options.count == entries.count else { return }
    question.scenario.expectations = question.options.filter { $0.scenario == nil }.flatMap(\.expectations)
    let right = question.options.count { $0.trap == nil }
    if question.moment == .task {
      guard right == 0 || right == entries.count else { return }
      context.report(
        fields.keyPlace(QuestionKey.options),
        "a task has options that solve it, and others with a 'trap'; found \(entries.count), \(right) without"
      )
    } else if entries.count < 2 || right != 1 {
      context.report(
        fields.keyPlace(QuestionKey.options),
        "a question has several options, all with a 'trap' but one; found \(entries.count), "
          + "\(right) without")
    }
  }

  private func option(
    _ entry: SourceEntry, of question: ScenarioQuestion, goal: [ScenarioExpectation]
  ) -> ScenarioQuestion.Option? {
    if !Self.isWord(entry.key) {
      context.report(
        entry.place, "the key of an option has letters, digits and hyphens, found '\(entry.key.shown())'")
    }
    guard let fields = context.fields(entry.value, .option) else { return nil }
    var option = ScenarioQuestion.Option(
      key: entry.key, expectations: goal, line: entry.place.line, column: entry.place.column)
    if let node = fields[QuestionOptionKey.trap] { option.trap = word(node, "trap") }
    if let node = fields[QuestionOptionKey.proof] { option.proof = context.name(node, "proof") }
    let wantsChange = question.kind == .whichChange
    let (wanted, other): (QuestionOptionKey, QuestionOptionKey) =
      wantsChange ? (.change, .expect) : (.expect, .change)
    if fields[other] != nil {
      context.report(
        fields.keyPlace(other),
        "an option of kind \(question.kind.rawValue) has '\(wanted.rawValue)', and no '\(other.rawValue)'")
    }
    if question.kind == .trueOrFalse, fields[QuestionOptionKey.proof] == nil {
      context.missing(
        "the option has no 'proof'", in: fields, hint: "the event that proves it: t1/Card.pointInside")
    }
    guard let node = fields[wanted] else {
      if fields[other] == nil { context.missing("the option has no '\(wanted.rawValue)'", in: fields) }
      return nil
    }
    if wantsChange {
      guard let changed = context.changed(question.scenario, by: node) else { return nil }
      option.settings = changed.settings
      option.scenario = changed.scenario
      option.scenario?.expectations = goal
    } else {
      option.expectations = expectations(node, question.scenario, question, wanted: question.kind.wanted)
    }
    return option
  }

  // MARK: Expectations and changes

  /// Expectations of a scenario, with the touch numbers of its run.
  private func expectations(
    _ node: SourceNode, _ scenario: Scenario, _ question: ScenarioQuestion, wanted: [String] = []
  ) -> [ScenarioExpectation] {
    context.expectationNodes(node).compactMap { item in
      let own = ScenarioReading(source: context.source, touchDowns: touchDowns)
      defer { context.report(own) }
      guard let fields = own.fields(item, .expectation) else { return nil }
      var expectation = own.expectation(fields)
      if !wanted.isEmpty, !wanted.contains(where: { fields.values[$0] != nil }) {
        let names = wanted.map { "'\($0)'" }.joined(separator: " or ")
        own.report(item.place, "an option of kind \(question.kind.rawValue) expects \(names)")
      }
      if fields.values["touch"] == nil {
        expectation.touch = question.touch ?? question.only.first ?? 1
      }
      if !expectation.renumber(question.number) {
        own.report(item.place, "this expects something of a touch that 'only' leaves out")
      }
      if !own.hasErrors { own.checkReferences(in: scenario) }
      return expectation
    }
  }
}

extension Scenario {
  /// Removes all touches but some, which are numbered in the order of touch-down; an empty list keeps all.
  fileprivate mutating func keepTouches(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    var count = 0
    var down: Set<String> = []
    touches = touches.filter { touch in
      let first = count + 1
      count += touch.touchDownCount
      guard case .sample(let phase, _) = touch.action else {
        return touch.touchDownCount == 0 || numbers.contains { (first...count).contains($0) }
      }
      // The samples of a finger are kept or removed with its touch-down.
      if phase == .began {
        down.remove(touch.finger)
        if numbers.contains(first) { down.insert(touch.finger) }
      }
      return down.contains(touch.finger)
    }
  }
}

extension ScenarioExpectation {
  /// Changes touch numbers to those of a run; returns false if one of the touches is not in it.
  fileprivate mutating func renumber(_ number: (Int) -> Int?) -> Bool {
    var isComplete = true
    func new(_ old: Int) -> Int {
      guard let number = number(old) else {
        isComplete = false
        return old
      }
      return number
    }
    touch = new(touch)
    func renumbered(_ calls: [ScenarioCall]?) -> [ScenarioCall]? {
      calls?.map { call in
        var call = call
        call.touch = call.touch.map(new)
        call.touches = call.touches?.map(new)
        return call
      }
    }
    if var all = calls {
      all.exactly = renumbered(all.exactly)
      all.includes = renumbered(all.includes)
      all.inAnyOrder = renumbered(all.inAnyOrder)
      all.never = renumbered(all.never)
      calls = all
    }
    return isComplete
  }
}

/// The keys of a question in `questions.yml`.
enum QuestionKey: String, FileKey {
  case id, when, kind, touch, only, change, goal, options

  var row: KeyRow {
    switch self {
    case .id: .needed(.name, "The question's name.")
    case .when: .needed(.word(ScenarioQuestion.Moment.allCases.map(\.rawValue)), "When it is asked.")
    case .kind: .needed(.word(ScenarioQuestion.QuestionKind.allCases.map(\.rawValue)), "What is asked.")
    case .touch:
      KeyRow(.value(.integer(1...1_000_000)), "The touch that it is about.", whenAbsent: "1")
    case .only: KeyRow(.list(.value(.integer(1...1_000_000)), atLeast: 1), "The touches that are run alone.")
    case .change: KeyRow(.byID(.definition("change")), "Keys of objects that are set.")
    case .goal: KeyRow(.definition("expectation"), "What a change has to reach, one expectation or a list.")
    case .options: .needed(.byID(.definition("option")), "The options by their keys.")
    }
  }
}

enum QuestionOptionKey: String, FileKey {
  case expect, change, trap, proof

  var row: KeyRow {
    switch self {
    case .expect: KeyRow(.definition("expectation"), "What holds, one expectation or a list.")
    case .change: KeyRow(.byID(.definition("change")), "Keys of objects that are set, towards the goal.")
    case .trap: KeyRow(.name, "The misconception that makes people choose it.", whenAbsent: "it holds")
    case .proof: KeyRow(.name, "The event that proves it, as links have it.")
    }
  }
}

extension MappingKind {
  static let question = MappingKind(
    "a question", "question", "A question about the scenario.", [QuestionKey.self])
  static let option = MappingKind("an option", "option", "An option of a question.", [QuestionOptionKey.self])
}
