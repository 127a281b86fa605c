// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The sequence of calls below a claim: five columns at most, and the moment that decides.
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

  /// Takes the rows to draw, of all of the sequence.
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
        return message.to == winner && message.name.hasPrefix("touches")
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
        "claim": sheet.claim, "messageCount": sequence.messageCount,
        "columns": columns.columns.map { column -> JSONObject in
          ["members": column.members, "x": columns.x(column.key)]
        },
        "moments": facts, "rows": self.rows.map(words.fact),
      ], textEquivalent: textEquivalent)
    diagram.mermaid = mermaid
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
      let head = say(.told(of: seconds(phase.time), what: say(.calls(count: phase.count))))
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

  /// A dotted line for what is counted.
  private func fold(_ head: String, _ words: String, at top: Double) -> SVGNode {
    let box = PictureRect(x: 12, y: top, width: Sheet.width - 24, height: Self.bandHeight)
    let left = Sheet.margin + SheetGlyph.lead
    let room = Sheet.width - Sheet.margin - left - text.strong.width(of: head) - 12
    let shown = words.isEmpty ? "" : text.small.wrap(words, to: room, lines: 1)[0]
    let texts: [SVGNode] =
      [.element(.tspan, [.isBold], [.text(head)])]
      + (shown.isEmpty ? [] : [.element(.tspan, [.number(.dx, 6)], [.text(shown)])])
    return .group(
      [.classes(["counted"])], title: subject.told(of: head, words.isEmpty ? [] : [words]),
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
    case .told(let key, let words): return told(entry, by: key, words, &top)
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
    let isTold = if case .told = entry.kind { true } else { false }
    let mark = entry.mark == .plain ? "call" : entry.mark.className
    return .group(
      [subject.id(ElementID.event(entry.event)), .classes(["message", isTold ? "told" : "sent", mark])],
      title: numbers + ". " + title, [disc] + nodes)
  }

  private func told(
    _ entry: SequencePhases.Entry, by key: String, _ words: String, _ top: inout Double
  ) -> SVGNode {
    let told = entry.reason.isEmpty ? words : say(.told(of: words, what: entry.reason))
    let row = GraphBox.Row.fact(told, entry.glyph)
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
    // A label stands in the first gap, where no line crosses it; a wider one hides the lines that do.
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
      entry, title: subject.told(of: label, remark.isEmpty ? [] : [remark]), at: arrowHeight - 4, nodes)
    top = y + 12
    return node
  }
}
