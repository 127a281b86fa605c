// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The moments of a sequence with what is worth drawing of each.
///
/// What carries an event to its window, and what only says why something else happens, is left to the text.
struct SequencePhases: PictureWords {
  /// If there are no more entries than these, all moments are open.
  private static let mostOpen = 12
  private static let mostOfOne = 16

  struct Phase {
    var time: Double
    var words: String
    var isSearch = false
    var passes = 0
    var count = 0
    var entries: [Entry] = []
    var isOpen = false
    /// Whether somebody recognizes or acts in it.
    var decides = false
  }

  struct Entry {
    enum Kind: Hashable {
      case arrow(from: String, to: String, label: String, remark: String)
      case told(by: String, words: String)
      case fold(words: String)
    }

    enum End { case arrives, waits, stops }

    var kind: Kind
    var mark: SheetMark
    var glyph: SheetGlyph?
    var end = End.arrives
    var numbers: ClosedRange<Int>
    var event: Int
    /// How many do or are told the same, and what one of them is told for a reason.
    var count = 1
    var reason = ""
    var state = ""
  }

  let subject: DiagramSubject
  let words: SequenceWords
  private(set) var phases: [Phase] = []

  /// Takes the rows to draw, and the column in which somebody's messages are drawn.
  init(
    _ subject: DiagramSubject, _ words: SequenceWords, _ rows: [CallSequence.Row], place: (String) -> String
  ) {
    self.subject = subject
    self.words = words
    for row in rows { read(row, place) }
    open()
  }

  // MARK: - Rows

  private mutating func read(_ row: CallSequence.Row, _ place: (String) -> String) {
    switch row {
    case .turn(let turn): begin(turn)
    case .reply: break
    case .fold(let fold):
      guard !phases.isEmpty else { return }
      phases[phases.count - 1].count += fold.numbers.count
      if case .samePass = fold.kind {
        phases[phases.count - 1].passes += 1
        return
      }
      add(
        Entry(
          kind: .fold(words: words.words(of: fold)), mark: .fold, glyph: .dots, numbers: fold.numbers,
          event: 0))
    case .message(let message):
      guard !phases.isEmpty else { return }
      phases[phases.count - 1].count += message.numbers.count
      guard !phases[phases.count - 1].isSearch, let entry = entry(message, place) else { return }
      if entry.mark == .gets { phases[phases.count - 1].decides = true }
      add(entry)
    }
  }

  private mutating func begin(_ turn: CallSequence.Turn) {
    if case .hitTest = turn.cause {
      if phases.last?.isSearch == true {
        phases[phases.count - 1].passes += 1
      } else {
        phases.append(Phase(time: turn.time, words: "", isSearch: true, passes: 1))
      }
      return
    }
    phases.append(Phase(time: turn.time, words: what(turn)))
  }

  private func what(_ turn: CallSequence.Turn) -> String {
    switch turn.cause {
    case .hitTest: return ""
    case .timer(let owner, _): return say(.timeIsUp(recognizer: sheetName(owner)))
    case .touches(let samples):
      let phases = samples.map(\.phase)
      guard let first = phases.first(where: { $0 != .stationary }) ?? phases.first else { return "" }
      return say(.finger(first, count: phases.count { $0 == first }))
    case .input(let input, let object, let detail):
      return TextFitter.line(words.say(.input(input, object: object, detail: detail)))
    }
  }

  private func entry(_ message: CallSequence.Message, _ place: (String) -> String) -> Entry? {
    let (from, to) = (place(message.from), place(message.to))
    func arrow(_ label: String, _ mark: SheetMark, _ end: Entry.End = .arrives, remark: String = "") -> Entry
    {
      let kind: Entry.Kind =
        from == to
        ? .told(by: to, words: label) : .arrow(from: from, to: to, label: label, remark: remark)
      return Entry(kind: kind, mark: mark, end: end, numbers: message.numbers, event: message.sequence)
    }
    func told(_ words: String, _ mark: SheetMark, _ glyph: SheetGlyph?) -> Entry {
      Entry(
        kind: .told(by: to, words: words), mark: mark, glyph: glyph, numbers: message.numbers,
        event: message.sequence)
    }
    switch message.kind {
    case .released, .prevents, .allows, .passedOver: return nil
    case .call where message.name == "sendEvent": return nil
    case .state(.possible): return nil
    case .state(let state):
      let (mark, glyph) = SheetMark.ofState(state)
      var entry = told(words.label(of: message), mark, glyph)
      entry.state = words.label(of: message)
      if mark != .gets { entry.reason = words.remark(of: message) ?? "" }
      return entry
    case .waits:
      let waits = say(LaneSheetText.waits(for: sheetName(message.to)))
      var entry = told(waits, .held, .bars)
      entry.kind = .told(by: from, words: waits)
      return entry
    case .held:
      let holder = message.cause?.subject.map(sheetName)
      return arrow(message.name, .held, .waits, remark: say(LaneSheetText.waits(for: holder)))
    case .discarded, .taken: return arrow(words.label(of: message), .lost, .stops)
    case .action: return arrow(TextFitter.line(message.name), .gets)
    case .dropped: return told(words.label(of: message), .refused, .cross)
    case .value: return told(words.label(of: message), .plain, nil)
    case .question:
      let isNo = message.result == "false"
      return arrow(message.name + (message.result.map { " → \($0)" } ?? ""), isNo ? .refused : .plain)
    case .forward: return arrow(TextFitter.line(message.name), .path)
    case .call:
      let result = from == to ? message.arguments.joined(separator: ", ") : ""
      let label = message.name + (result.isEmpty ? "" : "(\(result))")
      return arrow(TextFitter.line(label), message.name == TouchMethod.cancelled.rawValue ? .lost : .plain)
    }
  }

  // MARK: - Joining

  /// Adds an entry, or joins it with the one before if it says the same of somebody else in the same column.
  private mutating func add(_ entry: Entry) {
    guard let last = phases[phases.count - 1].entries.last else {
      phases[phases.count - 1].entries.append(entry)
      return
    }
    var joined = last
    joined.numbers = last.numbers.lowerBound...max(entry.numbers.upperBound, last.numbers.upperBound)
    switch (last.kind, entry.kind) {
    case (.arrow, .arrow) where last.kind == entry.kind && last.mark == entry.mark: break
    case (.told(let one, _), .told(let other, _))
    where one == other && !last.state.isEmpty && last.state == entry.state:
      joined.count += 1
      joined.kind = .told(by: one, words: say(.becomes(state: last.state, count: joined.count)))
      if joined.reason != entry.reason { joined.reason = "" }
    case (.told(let one, let words), .told(let other, let more))
    where one == other && last.mark == .plain && entry.mark == .plain:
      joined.count += 1
      let both = joined.count == 2 ? language.list([words, more]) : say(.ownCalls(count: joined.count))
      joined.kind = .told(by: one, words: both)
    default:
      phases[phases.count - 1].entries.append(entry)
      return
    }
    phases[phases.count - 1].entries[phases[phases.count - 1].entries.count - 1] = joined
  }

  /// Opens all moments, or the one that decides.
  private mutating func open() {
    for position in phases.indices where phases[position].isSearch {
      phases[position].words = say(
        .search(passes: phases[position].passes, finds: answer.hitView.map(TextFitter.line)))
    }
    let total = phases.reduce(0) { $0 + $1.entries.count }
    let decisive =
      subject.options.step == nil
      ? phases.firstIndex { $0.decides } ?? phases.lastIndex { !$0.entries.isEmpty }
      : phases.indices.last
    for position in phases.indices where !phases[position].isSearch {
      phases[position].isOpen =
        !phases[position].entries.isEmpty && (total <= Self.mostOpen || position == decisive)
      let hidden = phases[position].entries.dropFirst(Self.mostOfOne)
      guard let first = hidden.first, let last = hidden.last else { continue }
      let numbers = first.numbers.lowerBound...max(last.numbers.upperBound, first.numbers.lowerBound)
      phases[position].entries.removeLast(hidden.count)
      phases[position].entries.append(
        Entry(
          kind: .fold(words: say(.moreCalls(count: numbers.count))), mark: .fold, glyph: .dots,
          numbers: numbers, event: 0))
    }
  }
}
