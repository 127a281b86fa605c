// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Narration
import Trace

/// The tap map for the script of a page: which view gets a tap at a point, and which views UIKit asks on the way.
///
/// The script finds the piece that contains a point and follows its steps backwards. It simulates nothing.
package struct TapMapData: Hashable, Sendable, Encodable {
  /// What a page omits from a large map.
  package enum Omission: Int, Sendable, Encodable {
    /// The map is complete.
    case nothing
    /// The steps are omitted: the map has too many pieces, or the trace does not contain them.
    case steps
    /// The pieces are omitted too.
    case pieces
  }

  /// What a view answered.
  package enum Answer: Int, Sendable, Encodable, CaseIterable {
    /// It returned nil. If `found` came before for the same view, its override replaced the found view with nil.
    case refused
    /// UIKit skipped it without a call.
    case passedOver
    /// It returned a view: itself if it is the view of the piece, else another. The steps that follow are inside this
    /// call.
    case found

    /// The mark of a view that gave this answer and is not the hit-test view of the piece.
    var mark: StoryMark {
      switch self {
      case .refused, .passedOver: .refused
      case .found: .path
      }
    }
  }

  /// The maximum number of pieces of a map with steps, of one without, and of steps.
  static let mostPiecesWithSteps = 6_000
  static let mostPieces = 20_000
  static let mostSteps = 30_000

  /// The width and height of the screen, in points.
  package var size: [Double]

  /// The identifiers of views.
  package var views: [String] = []

  /// For each view, its name in sentences, or an empty text if that is the identifier; nil if it is for all views.
  package var names: [String]?

  /// For each piece: the index of the hit-test view or -1, the index of the last step or -1, and the corners `x, y, x,
  /// y, …` clockwise, in points in screen coordinates, to a tenth of a point; for an upright rectangle only the first
  /// and third corner.
  package var pieces: [[Double]] = []

  /// For each step: the index of the view, the ``Answer``, the index of the sentence, and the index of the previous
  /// step or -1. With `found`, the sentence follows for the case that the view is that of the piece.
  package var questions: [[Int]] = []

  /// The answers of views, as texts that follow the view's name.
  package var sentences: [String] = []

  /// For each ``Answer``, the mark of a view that gave it and is not the hit-test view of the piece.
  package let marks = Answer.allCases.map(\.mark)

  /// What was omitted.
  package var omitted = Omission.nothing

  /// For each view, the outcome of a tap on its pieces; last, that of the pieces without a view. Nil if no tap was run.
  package var taps: [TapOutcome?]?

  /// The names and the marked-up words that the marks of these outcomes refer to.
  package var words: [String]?

  /// The tap map of the screen at the time of a touch; nil if the trace has none.
  package init?(_ analysis: TraceAnalysis, of touch: TouchAnswer? = nil, _ narrator: Narrator) {
    guard let map = analysis.tapMap(of: touch) else { return nil }
    let index = analysis.index(of: touch)
    let screen = index.screen
    size = [Self.rounded(screen.size.width), Self.rounded(screen.size.height)]
    let count = map.walks.pieces.count
    guard count <= Self.mostPieces else {
      omitted = .pieces
      return
    }
    var builder = TapMapDataBuilder(index)
    let tree = count <= Self.mostPiecesWithSteps ? TapWalkTree(map.walks, limit: Self.mostSteps) : nil
    if let tree {
      for (number, piece) in map.walks.pieces.enumerated() {
        builder.add(piece.view, tree.lasts[number], piece.corners)
      }
      builder.add(tree, map.walks.questions)
    } else {
      // Without steps, the larger pieces of the picture are enough.
      omitted = .steps
      for region in map.regions {
        for corners in region.pieces { builder.add(region.view, nil, corners) }
      }
    }
    (views, pieces, questions, sentences) = (
      builder.views.values, builder.pieces, builder.questions,
      builder.answers.values.map { narrator.tapAnswer($0.question, returnsItself: $0.returnsItself).plain }
    )
    let names = views.map { view in
      let name = narrator.name(view)
      return name == view ? "" : name
    }
    if names.contains(where: { !$0.isEmpty }) { self.names = names }
    let isSmall = screen.views.count <= TapOutcome.mostViews
    let runs = analysis.tapRuns(of: touch)
    guard !runs.isEmpty else { return }
    let outcomes = Dictionary(runs.map { ($0.view, $0) }) { first, _ in first }
    var table = Table<String>()
    taps = (views + [nil]).map { view in
      outcomes[view].flatMap { TapOutcome($0, narrator.language, &table, tellsMarks: isSmall) }
    }
    if !table.values.isEmpty { words = table.values }
  }

  /// Rounds to a tenth of a point.
  static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}

/// The outcome of a tap on some pieces.
package struct TapOutcome: Hashable, Sendable, Encodable {
  /// For a larger screen, only the verdict is included.
  static let mostViews = 24

  /// The verdict, as markup.
  package var verdict: String

  /// The marks at the outcome: the indices of the object's name, the mark and the words; nil if not included.
  package var marks: [[Int]]?

  /// Fails if taps on the pieces have different outcomes.
  fileprivate init?(_ run: TapRun, _ language: Language, _ table: inout Table<String>, tellsMarks: Bool) {
    guard let answer = run.answer else { return nil }
    verdict = Markup.html(Narrator(language, run.runs[0].index(of: run.answers[0])).verdictText(answer))
    guard tellsMarks else { return }
    let atOutcome = zip(run.runs, run.answers).map { analysis, answer in
      let narrator = Narrator(language, analysis.index(of: answer))
      let marks = analysis.stories().last?.marks.atOutcome ?? [:]
      return (marks: marks, words: marks.mapWithKeys { narrator.wordsAtOutcome($1, of: $0, answer) })
    }
    // Omit distances and other words that differ from point to point.
    marks = atOutcome[0].marks.sorted { $0.key < $1.key }.map { object, given in
      let words = atOutcome.map { $0.words[object] }
      let same = words[0].flatMap { first in words.allSatisfy { $0 == first } ? first : nil }
      return [
        table.position(of: object), StoryMark.allCases.firstIndex(of: given.mark) ?? 0,
        table.position(of: Markup.html(same ?? RichText(language.say(PageText.mark(given.mark))))),
      ]
    }
  }
}

/// Collects the arrays of the data.
private struct TapMapDataBuilder {
  /// The content of a sentence. Answers with the same sentence are equal, whichever view gave them.
  struct Answer: Hashable {
    var question: TraceTapQuestion
    var returnsItself: Bool
    var hasSubviews: Bool

    static func == (first: Answer, second: Answer) -> Bool {
      first.question.outcome == second.question.outcome && first.question.reason == second.question.reason
        && first.question.isSampled == second.question.isSampled
        && first.returnsItself == second.returnsItself && first.hasSubviews == second.hasSubviews
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(question.outcome)
      hasher.combine(question.reason)
      hasher.combine(returnsItself)
      hasher.combine(hasSubviews)
    }
  }

  private let index: ScreenIndex
  var views = Table<String>()
  var answers = Table<Answer>()
  var pieces: [[Double]] = []
  var questions: [[Int]] = []

  init(_ index: ScreenIndex) {
    self.index = index
  }

  /// Adds a piece, unless nothing remains of it in tenths of a point.
  mutating func add(_ view: String?, _ last: Int?, _ corners: [TracePoint]) {
    var outline: [[Double]] = []
    for corner in corners {
      let point = [TapMapData.rounded(corner.x), TapMapData.rounded(corner.y)]
      if point != outline.last, point != outline.first { outline.append(point) }
    }
    guard outline.count > 2 else { return }
    let owner = view.map { views.position(of: $0) } ?? -1
    pieces.append([Double(owner), Double(last ?? -1)] + PageCorners.short(outline).flatMap { $0 })
  }

  mutating func add(_ tree: TapWalkTree, _ asked: [TraceTapQuestion]) {
    var known: [Int: [Int]] = [:]
    questions = tree.steps.map { step in
      var row = known[step.question] ?? row(asked[step.question])
      known[step.question] = row
      row[3] = step.after ?? -1
      return row
    }
  }

  private mutating func row(_ question: TraceTapQuestion) -> [Int] {
    let answer: TapMapData.Answer =
      switch question.outcome {
      case .refused: .refused
      case .passedOver: .passedOver
      case .path: .found
      }
    var row = [
      views.position(of: question.view), answer.rawValue, sentence(question, returnsItself: false), -1,
    ]
    if question.outcome == .path { row.append(sentence(question, returnsItself: true)) }
    return row
  }

  private mutating func sentence(_ question: TraceTapQuestion, returnsItself: Bool) -> Int {
    let hasSubviews = question.outcome == .path && !index.subviews(of: question.view).isEmpty
    return answers.position(
      of: Answer(question: question, returnsItself: returnsItself, hasSubviews: hasSubviews))
  }
}

/// Unique values, by index.
private struct Table<Value: Hashable> {
  private(set) var values: [Value] = []
  private var positions: [Value: Int] = [:]

  mutating func position(of value: Value) -> Int {
    if let position = positions[value] { return position }
    values.append(value)
    positions[value] = values.count - 1
    return values.count - 1
  }
}

extension Dictionary {
  fileprivate func mapWithKeys<Result>(_ change: (Key, Value) -> Result) -> [Key: Result] {
    Dictionary<Key, Result>(uniqueKeysWithValues: map { ($0.key, change($0.key, $0.value)) })
  }
}
