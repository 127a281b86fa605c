// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The sequence of calls below a claim: at most five columns, and the decisive moment.
struct SequenceSheet: PictureWords {
  private static let bandHeight = 24.0
  private static let lineHeight = 14.0
  private static let widestBox = 200.0
  private static let widestLabel = 300.0

  let subject: DiagramSubject
  private let sequence: CallSequence
  private let rows: [CallSequence.Row]
  private let columns: SequenceColumns
  private let phases: [SequencePhases.Phase]
  private let words: SequenceWords

  /// Creates the sheet. `rows` are the rows of the sequence to draw.
  init(_ subject: DiagramSubject, _ sequence: CallSequence, rows: [CallSequence.Row]) {
    self.subject = subject
    self.sequence = sequence
    self.rows = rows
    words = SequenceWords(subject: subject, sequence: sequence)
    let columns = SequenceColumns(subject, sequence)
    self.columns = columns
    phases = SequencePhases(subject, words, rows) { columns.place(of: $0) }.phases
  }

  private var claim: String {
    if subject.options.step != nil {
      return say(.soFar(count: rows.map(\.lastNumber).max() ?? 0, of: sequence.messageCount))
    }
    guard answer.hitView != nil else { return narrator.hitClaim(answer).plain }
    let takesPart = sequence.participants.contains { $0.kind == .recognizer }
    if let winner = answer.winner, !takesPart {
      let calls = sequence.rows.count { row in
        guard case .message(let message) = row, message.kind == .call else { return false }
        return message.to == winner && TouchMethod(rawValue: message.name) != nil
      }
      if calls > 0 { return say(.gets(view: TextFitter.line(winner), calls: calls)) }
    }
    let timeline = subject.analysis.gestureTimeline(of: answer.touch)
    return LaneClaims(subject: subject, timeline: timeline).claim
  }

  private var line: String {
    let isWhole = phases.allSatisfy { $0.isSearch || $0.isOpen || $0.entries.isEmpty }
    return narrator.joined([narrator.gestureLine(answer), say(isWhole ? .numbersOfTrace : .oneMomentIsOpen)])
  }

  // MARK: - Drawing

  func diagram(textEquivalent: String, mermaid: String) -> Diagram {
    let sheet = subject.sheet(claim: claim, line: line)
    let headTop = sheet.top + 2
    let headHeight = columns.columns.map(\.box.height).max() ?? 0
    var top = headTop + headHeight + 12
    var rows: [SVGNode] = []
    var facts: [JSONObject] = []
    for phase in phases where phase.count > 0 {
      facts.append([
        "time": phase.time, "text": phase.words, "calls": phase.count, "isOpen": phase.isOpen, "y": top,
      ])
      rows += draw(phase, &top)
    }
    let lines = columns.columns.map {
      (
        start: PicturePoint(x: columns.x($0.key), y: headTop + headHeight),
        end: PicturePoint(x: columns.x($0.key), y: top)
      )
    }
    let heads = columns.columns.map { column in
      SVGNode.group(
        [subject.id(elementID(column)), .classes(["object", column.box.mark.className])], title: column.title,
        column.box.nodes(
          at: PicturePoint(
            x: columns.x(column.key) - column.box.width / 2, y: headTop + headHeight - column.box.height),
          id: subject.id))
    }
    var diagram = sheet.diagram(
      subject, [.lines(lines, classes: ["lifelines"])] + rows + heads, bottom: top,
      facts: [
        "messageCount": sequence.messageCount,
        "columns": columns.columns.map { column -> JSONObject in
          ["members": column.members, "x": columns.x(column.key)]
        },
        "moments": facts, "rows": self.rows.map(words.fact),
      ], textEquivalent: textEquivalent)
    diagram.mermaidOfDrawing = mermaid
    return diagram
  }

  private func elementID(_ column: SequenceColumns.Column) -> String {
    guard column.members.count == 1 else { return "others-" + ElementID.recognizer(column.members[0]) }
    let id = column.members[0]
    if index.recognizer(id) != nil { return ElementID.recognizer(id) }
    return index.responder(id).elementID
  }

  private func draw(_ phase: SequencePhases.Phase, _ top: inout Double) -> [SVGNode] {
    guard phase.isOpen else {
      let head = say(.statement(about: seconds(phase.time), what: say(.calls(count: phase.count))))
      defer { top += Self.bandHeight + 8 }
      return [fold(head, phase.words, at: top)]
    }
    let band = PictureRect(x: 12, y: top, width: Sheet.width - 24, height: Self.bandHeight)
    var nodes: [SVGNode] = [
      .group(
        [.classes(["band"])],
        [
          .rect(band, radius: 5),
          .element(
            .text, [.number(.x, Sheet.margin), .number(.y, top + 16)],
            [
              .element(.tspan, [.isBold, .number(.fontSize, text.name.size)], [.text(seconds(phase.time))]),
              .element(.tspan, [.number(.dx, 6), .number(.fontSize, text.line.size)], [.text(phase.words)]),
            ]),
        ])
    ]
    top += Self.bandHeight + 6
    for entry in phase.entries { nodes.append(draw(entry, &top)) }
    top += 4
    return nodes
  }

  /// A dotted line for counted messages.
  private func fold(_ head: String, _ words: String, at top: Double) -> SVGNode {
    let box = PictureRect(x: 12, y: top, width: Sheet.width - 24, height: Self.bandHeight)
    let left = Sheet.margin + SheetGlyph.lead
    let room = Sheet.width - Sheet.margin - left - text.strong.width(of: head) - 12
    let shown = words.isEmpty ? "" : text.small.wrap(words, to: room, lines: 1)[0]
    let texts: [SVGNode] =
      [.element(.tspan, [.isBold], [.text(head)])]
      + (shown.isEmpty ? [] : [.element(.tspan, [.number(.dx, 6)], [.text(shown)])])
    return .group(
      [.classes(["counted"])], title: subject.title(of: head, words.isEmpty ? [] : [words]),
      [
        .rect(box, radius: 9), SheetGlyph.dots.node(at: PicturePoint(x: Sheet.margin, y: top + 6)),
        .element(.text, [.number(.x, left), .number(.y, top + 16)], texts),
      ])
  }

  private func draw(_ entry: SequencePhases.Entry, _ top: inout Double) -> SVGNode {
    switch entry.kind {
    case .fold(let words):
      defer { top += Self.bandHeight + 8 }
      return fold(say(.calls(count: entry.numbers.count)), words, at: top)
    case .note(let key, let words): return note(entry, by: key, words, &top)
    case .arrow(let from, let to, let label, let remark):
      return arrow(entry, from: columns.x(from), to: columns.x(to), label, remark, &top)
    }
  }

  private func group(_ entry: SequencePhases.Entry, title: String, at y: Double, _ nodes: [SVGNode])
    -> SVGNode
  {
    let numbers = words.numbers(entry.numbers)
    let disc = SheetDisc(numbers, text: text, isInColumn: true)
      .node(at: PicturePoint(x: Sheet.margin - 2, y: y - 9))
    let isNote = if case .note = entry.kind { true } else { false }
    let mark = entry.mark == .plain ? "call" : entry.mark.className
    return .group(
      [subject.id(ElementID.event(entry.event)), .classes(["message", isNote ? "told" : "sent", mark])],
      title: numbers + ". " + title, [disc] + nodes)
  }

  private func note(
    _ entry: SequencePhases.Entry, by key: String, _ words: String, _ top: inout Double
  ) -> SVGNode {
    let sentence = entry.reason.isEmpty ? words : say(.statement(about: words, what: entry.reason))
    let row = GraphBox.Row.fact(sentence, entry.mark.glyph)
    let box = GraphBox(entry.mark.isHatched ? .plain : entry.mark, [row], text: text, width: Self.widestBox)
    let x = min(max(columns.x(key) - box.width / 2, 72), Sheet.width - Sheet.margin - box.width)
    let node = group(
      entry, title: row.text, at: top + box.height / 2,
      box.nodes(at: PicturePoint(x: x, y: top), id: subject.id))
    top += box.height + 8
    return node
  }

  private func arrow(
    _ entry: SequencePhases.Entry, from: Double, to: Double, _ label: String, _ remark: String,
    _ top: inout Double
  ) -> SVGNode {
    let gap = SequenceColumns.spacing(of: columns.columns.count)
    let isStrong = entry.mark == .gets
    let fitter = isStrong ? text.strong : text.small
    let middle = from < to ? from + gap / 2 : from - gap / 2
    var nodes: [SVGNode] = []
    var y = top
    // A label is in the first gap, where no line crosses it; a wider one hides the lines that do.
    for line in fitter.wrap(label, to: Self.widestLabel, lines: 6) {
      y += Self.lineHeight
      let width = fitter.width(of: line)
      let isWide = width > gap - 10
      let centre = isWide ? (from + to) / 2 : middle
      let x = min(max(centre, 76 + width / 2), Sheet.width - Sheet.margin - width / 2)
      if isWide {
        nodes.append(
          .rect(PictureRect(x: x - width / 2 - 2, y: y - 13, width: width + 4, height: Self.lineHeight)))
      }
      nodes.append(.label(line, at: PicturePoint(x: x, y: y - 2), anchor: .middle, isBold: isStrong))
    }
    y += 4
    let start = PicturePoint(x: from, y: y)
    let side = from < to ? -1.0 : 1.0
    switch entry.end {
    case .arrives: nodes += SVGNode.arrow([start, PicturePoint(x: to, y: y)])
    case .waits, .stops:
      let glyph: SheetGlyph = entry.end == .waits ? .bars : .stop
      nodes.append(.line(start, PicturePoint(x: to + side * 17, y: y), classes: ["dashed"]))
      nodes.append(glyph.node(at: PicturePoint(x: to + side * 9 - 6, y: y - 6)))
    }
    let arrowHeight = y
    if !remark.isEmpty {
      for line in text.small.wrap(remark, to: gap - 10, lines: 6) {
        y += Self.lineHeight
        nodes.append(.label(line, at: PicturePoint(x: middle, y: y - 1), anchor: .middle))
      }
    }
    let node = group(
      entry, title: subject.title(of: label, remark.isEmpty ? [] : [remark]), at: arrowHeight - 4, nodes)
    top = y + 12
    return node
  }
}

/// The columns of a sequence on a sheet: the window, the objects that decide, and those that act. A view's own
/// recognizers share one, and so do all participants without room.
struct SequenceColumns: PictureWords {
  private static let most = 5
  private static let others = "\u{0}others"

  struct Column {
    var key: String
    var members: [String]
    var box: GraphBox
    var title: String
  }

  let subject: DiagramSubject
  private(set) var columns: [Column] = []

  /// The column of each participant that has one.
  private var keys: [String: String] = [:]

  init(_ subject: DiagramSubject, _ sequence: CallSequence) {
    self.subject = subject
    let window = sequence.participants.first { $0.kind == .window }?.id ?? ""
    var members: [(key: String, ids: [String])] = []
    for participant in Self.acting(in: sequence, window) {
      let record = subject.index.recognizer(participant.id)
      let key =
        participant.kind <= .window
        ? window : record?.isSystem == true ? "\u{0}of \(record?.view ?? "")" : participant.id
      keys[participant.id] = key
      if let known = members.firstIndex(where: { $0.key == key }) {
        if participant.kind == .recognizer { members[known].ids.append(participant.id) }
      } else {
        members.append((key, [participant.kind <= .window ? window : participant.id]))
      }
    }
    narrow(&members, sequence)
    let spacing = Self.spacing(of: members.count)
    columns = members.map { key, ids in
      column(key, ids, width: min(spacing - 8, 118) - 22)
    }
  }

  static func spacing(of count: Int) -> Double { count > 1 ? 475 / Double(count - 1) : 300 }

  /// The participants in messages other than those of the target search.
  private static func acting(in sequence: CallSequence, _ window: String) -> [CallSequence.Participant] {
    var acting: Set<String> = [window]
    var isSearch = false
    for row in sequence.rows {
      switch row {
      case .turn(let turn): if case .hitTest = turn.cause { isSearch = true } else { isSearch = false }
      case .message(let message):
        guard !isSearch, message.kind != .passedOver else { continue }
        acting.formUnion([message.from, message.to])
      case .reply, .fold: break
      }
    }
    return sequence.participants.filter { acting.contains($0.id) }
  }

  /// Joins the least important columns until all fit.
  private mutating func narrow(_ members: inout [(key: String, ids: [String])], _ sequence: CallSequence) {
    guard members.count > Self.most else { return }
    let targets = Set(
      sequence.rows.compactMap { row -> String? in
        guard case .message(let message) = row, message.kind == .action else { return nil }
        return message.to
      })
    func rank(_ position: Int) -> Int {
      let ids = members[position].ids
      if position == 0 { return 9 }
      if ids.contains(where: { $0 == answer.winner }) { return 8 }
      if ids.contains(where: { $0 == answer.hitView }) { return 7 }
      if ids.contains(where: targets.contains) { return 6 }
      return index.recognizer(ids[0]) == nil ? 1 : ids.count > 1 ? 2 : 3
    }
    let ranked = members.indices.sorted { (rank($1), $0) < (rank($0), $1) }
    let rest = ranked.dropFirst(Self.most - 1).sorted()
    let ids = rest.flatMap { members[$0].ids }
    for (id, key) in keys where rest.contains(where: { members[$0].key == key }) { keys[id] = Self.others }
    let first = rest[0]
    members[first] = (Self.others, ids)
    for position in rest.dropFirst().reversed() { members.remove(at: position) }
  }

  private func column(_ key: String, _ ids: [String], width: Double) -> Column {
    let id = ids[0]
    // At a step, the winner is not revealed.
    let isWinner = subject.options.step == nil && ids.contains { $0 == answer.winner }
    let mark: SheetMark =
      isWinner
      ? .gets
      : ids == [answer.hitView ?? ""] ? .hit : index.view(id)?.window == nil ? .plain : .path
    let names = ids.map(sheetName)
    var (head, role) = (names[0], role(of: id))
    if ids.count > 1 {
      let areRecognizers = ids.allSatisfy { index.recognizer($0) != nil }
      let view = index.recognizer(id)?.view ?? ""
      head =
        key != Self.others
        ? say(.ofView(count: ids.count, view: TextFitter.line(view)))
        : say(SequenceSheetText.others(count: ids.count))
      role =
        isWinner ? sheetName(answer.winner ?? "") : areRecognizers ? say(SequenceSheetText.recognizers) : ""
    }
    let rows: [GraphBox.Row] =
      role.isEmpty
      ? [mark.glyph.map { .answer(head, $0) } ?? .object(head, "")]
      : [.object(head, ""), .fact(role, mark.glyph)]
    return Column(
      key: key, members: ids, box: GraphBox(mark, rows, text: text, width: width),
      title: ids.count > 1 ? counted(head, names) : head)
  }

  private func role(of id: String) -> String {
    if let record = index.recognizer(id) { return role(of: record) }
    if id == answer.hitView { return say(GraphText.hitTestView) }
    if let view = index.view(id) { return subject.roleName(of: view) }
    let kind = index.responder(id).kind
    return kind == .responder ? say(SequenceText.delegateOrTarget) : narrator.kind(kind)
  }

  /// The column in which a participant's messages are drawn.
  func place(of id: String) -> String { keys[id] ?? columns.first?.key ?? "" }

  func x(_ key: String) -> Double {
    let position = columns.firstIndex { $0.key == key } ?? 0
    return columns.count > 1 ? 125 + Double(position) * Self.spacing(of: columns.count) : 340
  }
}

/// The moments of a sequence, with what is worth drawing of each.
///
/// Messages that carry an event to its window, and those that only give a reason for another, are omitted; the text has
/// them.
struct SequencePhases: PictureWords {
  /// If there are at most this many entries, all moments are open.
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
    /// Whether a recognition or action occurs in it.
    var decides = false
  }

  struct Entry {
    enum Kind: Hashable {
      case arrow(from: String, to: String, label: String, remark: String)
      case note(by: String, words: String)
      case fold(words: String)
    }

    enum End { case arrives, waits, stops }

    var kind: Kind
    var mark: SheetMark
    var end = End.arrives
    var numbers: ClosedRange<Int>
    var event: Int
    /// How many participants do or receive the same, and the reason that one of them gets.
    var count = 1
    var reason = ""
    var state = ""
  }

  let subject: DiagramSubject
  let words: SequenceWords
  private(set) var phases: [Phase] = []

  /// Creates the moments. `rows` are the rows to draw; `place` is the column of a participant.
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
          kind: .fold(words: words.words(of: fold)), mark: .fold, numbers: fold.numbers, event: 0))
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
        ? .note(by: to, words: label) : .arrow(from: from, to: to, label: label, remark: remark)
      return Entry(kind: kind, mark: mark, end: end, numbers: message.numbers, event: message.sequence)
    }
    func note(_ words: String, _ mark: SheetMark) -> Entry {
      Entry(
        kind: .note(by: to, words: words), mark: mark, numbers: message.numbers, event: message.sequence)
    }
    switch message.kind {
    case .released, .prevents, .allows, .passedOver: return nil
    case .call where message.call == .sendEvent: return nil
    case .state(.possible): return nil
    case .state(let state):
      var entry = note(words.label(of: message), .state(state.mark))
      entry.state = words.label(of: message)
      if entry.mark != .gets { entry.reason = words.remark(of: message) ?? "" }
      return entry
    case .waits:
      let waits = say(LaneSheetText.waits(for: sheetName(message.to)))
      var entry = note(waits, .held)
      entry.kind = .note(by: from, words: waits)
      return entry
    case .held:
      let holder = message.cause?.subject.map(sheetName)
      return arrow(message.name, .held, .waits, remark: say(LaneSheetText.waits(for: holder)))
    case .discarded, .withheld, .taken, .detached: return arrow(words.label(of: message), .lost, .stops)
    case .action: return arrow(TextFitter.line(message.name), .gets)
    case .dropped: return note(words.label(of: message), .refused)
    case .value: return note(words.label(of: message), .plain)
    case .question:
      let isNo = message.result == .answer(false)
      return arrow(message.name + (message.result.map { " → \($0)" } ?? ""), isNo ? .refused : .plain)
    case .forward: return arrow(TextFitter.line(message.name), .path)
    case .call:
      let result = from == to ? message.arguments.joined(separator: ", ") : ""
      let label = message.name + (result.isEmpty ? "" : "(\(result))")
      return arrow(TextFitter.line(label), message.name == TouchMethod.cancelled.rawValue ? .lost : .plain)
    }
  }

  // MARK: - Joining

  /// Adds an entry, or joins it with the previous one if it says the same about another participant in the same column.
  private mutating func add(_ entry: Entry) {
    guard let last = phases[phases.count - 1].entries.last else {
      phases[phases.count - 1].entries.append(entry)
      return
    }
    var joined = last
    joined.numbers = last.numbers.lowerBound...max(entry.numbers.upperBound, last.numbers.upperBound)
    switch (last.kind, entry.kind) {
    case (.arrow, .arrow) where last.kind == entry.kind && last.mark == entry.mark: break
    case (.note(let one, _), .note(let other, _))
    where one == other && !last.state.isEmpty && last.state == entry.state:
      joined.count += 1
      joined.kind = .note(by: one, words: say(.becomes(state: last.state, count: joined.count)))
      if joined.reason != entry.reason { joined.reason = "" }
    case (.note(let one, let words), .note(let other, let more))
    where one == other && last.mark == .plain && entry.mark == .plain:
      joined.count += 1
      let both = joined.count == 2 ? language.list([words, more]) : say(.ownCalls(count: joined.count))
      joined.kind = .note(by: one, words: both)
    default:
      phases[phases.count - 1].entries.append(entry)
      return
    }
    phases[phases.count - 1].entries[phases[phases.count - 1].entries.count - 1] = joined
  }

  /// Opens all moments, or only the decisive one.
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
          kind: .fold(words: say(.moreCalls(count: numbers.count))), mark: .fold, numbers: numbers, event: 0))
    }
  }
}
