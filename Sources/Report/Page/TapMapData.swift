// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
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

  /// The maximum number of pieces of a map with steps, of one without, and of steps.
  static let mostPiecesWithSteps = 6_000
  static let mostPieces = 20_000
  static let mostSteps = 30_000

  /// The width and height of the screen, in points.
  package var size: [Double]

  /// A view by its index in the page's list of views, or the identifier of one that this list does not have.
  package enum ViewName: Hashable, Sendable, Encodable {
    case index(Int)
    case id(String)

    package func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .index(let index): try value.encode(index)
      case .id(let id): try value.encode(id)
      }
    }
  }

  /// The views that the map is about; the other members refer to them by index.
  package var views: [ViewName] = []

  /// The names in sentences of the views for which that is not the identifier, by the view's index.
  package var names: [String: String]?

  /// For each piece: the index of the hit-test view or -1, the index of the last step or -1, and the corners `x, y, x,
  /// y, …` clockwise, in points in screen coordinates, to a tenth of a point; for an upright rectangle only the first
  /// and third corner, and none if they are those of the view in the page's list of views.
  package var pieces: [[Double]] = []

  /// For each step three numbers, in one list: the index of the view, the index of its answer, and how many steps
  /// before is the previous one of this walk; for its first step, one more than there are.
  package var questions: [Int] = []

  /// The answers that steps refer to: the mark of a view that gave it and is not the hit-test view of the piece, and
  /// the text that follows the view's name; if the view may be that of the piece, also the text for this case. If a view
  /// that found another one refuses after all, its override replaced that view with nil.
  package var answers: [[String]] = []

  /// What was omitted.
  package var omitted = Omission.nothing

  /// The outcomes of taps on the pieces of a view, by the view's index, or -1 for the pieces without a view. Nil if no
  /// tap was run.
  package var taps: [String: TapOutcome]?

  /// The names and the marked-up words that the marks of these outcomes refer to.
  package var words: [String]?

  /// The tap map of the screen at the time of a touch; nil if the trace has none.
  /// `listed` is the page's list of views.
  init?(
    _ analysis: TraceAnalysis, of touch: TouchAnswer? = nil, _ narrator: Narrator,
    listed: [PageData.View] = []
  ) {
    guard let map = analysis.tapMap(of: touch) else { return nil }
    let index = analysis.index(of: touch)
    let screen = index.screen
    size = [Self.rounded(screen.size.width), Self.rounded(screen.size.height)]
    let count = map.walks.pieces.count
    guard count <= Self.mostPieces else {
      omitted = .pieces
      return
    }
    let positions = Dictionary(listed.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var builder = TapMapDataBuilder(index) { positions[$0].map { listed[$0] } }
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
    views = builder.views.values.map { id in positions[id].map { .index($0) } ?? .id(id) }
    (pieces, questions) = (builder.pieces, builder.questions)
    answers = builder.answers.values.map { answer in
      let isFound = answer.question.outcome == .path
      let texts = (isFound ? [false, true] : [false]).map { itself in
        narrator.tapAnswer(answer.question, returnsItself: itself).plain
      }
      return [(isFound ? StoryMark.path : .refused).rawValue] + texts
    }
    let names = builder.views.values.enumerated().compactMap { position, view in
      let name = narrator.name(view)
      return name == view ? nil : (String(position), name)
    }
    if !names.isEmpty { self.names = Dictionary(uniqueKeysWithValues: names) }
    let isSmall = screen.views.count <= TapOutcome.mostViews
    let runs = analysis.tapRuns(of: touch)
    guard !runs.isEmpty else { return }
    let outcomes = Dictionary(runs.map { ($0.view, $0) }) { first, _ in first }
    var table = Table<String>()
    let owners = builder.views.values.enumerated().map { (String($0), Optional($1)) } + [("-1", nil)]
    let told = owners.compactMap { key, view in
      outcomes[view].flatMap { TapOutcome($0, narrator.language, &table, tellsMarks: isSmall) }.map {
        (key, $0)
      }
    }
    taps = Dictionary(uniqueKeysWithValues: told)
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
  /// The content of an answer. Those with the same texts are equal, whichever view gave them.
  struct Answer: Hashable {
    var question: TraceTapQuestion
    var hasSubviews: Bool

    static func == (first: Answer, second: Answer) -> Bool {
      first.question.outcome == second.question.outcome && first.question.reason == second.question.reason
        && first.question.isSampled == second.question.isSampled && first.hasSubviews == second.hasSubviews
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(question.outcome)
      hasher.combine(question.reason)
      hasher.combine(question.isSampled)
      hasher.combine(hasSubviews)
    }
  }

  private let index: ScreenIndex

  /// A view of the page's list, by identifier.
  private let listed: (String) -> PageData.View?
  var views = Table<String>()
  var answers = Table<Answer>()
  var pieces: [[Double]] = []
  var questions: [Int] = []

  init(_ index: ScreenIndex, listed: @escaping (String) -> PageData.View?) {
    self.index = index
    self.listed = listed
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
    let short = PageCorners.short(outline).flatMap { $0 }
    // Rounded as the script does it.
    let own = view.flatMap(listed)?.corners?.map { ($0 * 10 + 0.5).rounded(.down) / 10 }
    pieces.append([Double(owner), Double(last ?? -1)] + (short == own && short.count == 4 ? [] : short))
  }

  mutating func add(_ tree: TapWalkTree, _ asked: [TraceTapQuestion]) {
    var known: [Int: (view: Int, answer: Int)] = [:]
    for (position, step) in tree.steps.enumerated() {
      let row = known[step.question] ?? row(asked[step.question])
      known[step.question] = row
      questions += [row.view, row.answer, position - (step.after ?? -1)]
    }
  }

  private mutating func row(_ question: TraceTapQuestion) -> (view: Int, answer: Int) {
    let hasSubviews = question.outcome == .path && !index.subviews(of: question.view).isEmpty
    let answer = Answer(question: question, hasSubviews: hasSubviews)
    return (views.position(of: question.view), answers.position(of: answer))
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
