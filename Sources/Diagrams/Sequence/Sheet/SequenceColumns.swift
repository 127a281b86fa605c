// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The columns of a sequence on a sheet: the window, those that decide, and who acts. A view's own recognizers share
/// one, and so do all that have no room.
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

  /// The column of everybody who has one.
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

  /// Those between whom something happens beside the search.
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

  /// Joins those that matter least, until there is room for all.
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
    // At a step nothing tells who will win.
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
    let glyph: SheetGlyph? = mark == .gets ? .diamond : mark == .hit ? .crosshair : nil
    let rows = [GraphBox.Row.object(head, "")] + (role.isEmpty ? [] : [.fact(role, glyph)])
    return Column(
      key: key, members: ids, box: GraphBox(mark, rows, text: text, width: width),
      title: ids.count > 1 ? counted(head, names) : head)
  }

  private func role(of id: String) -> String {
    if let record = index.recognizer(id) { return role(of: record) }
    if id == answer.hitView { return say(GraphText.hitTestView) }
    if let view = index.view(id) { return subject.roleName(of: view) }
    let kind = index.responder(id).kind
    return kind == .responder
      ? say(SequenceText.delegateOrTarget) : say(GraphText.responder(kind))
  }

  /// The column in which somebody's messages are drawn.
  func place(of id: String) -> String { keys[id] ?? columns.first?.key ?? "" }

  func x(_ key: String) -> Double {
    let position = columns.firstIndex { $0.key == key } ?? 0
    return columns.count > 1 ? 125 + Double(position) * Self.spacing(of: columns.count) : 340
  }
}
