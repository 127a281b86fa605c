// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Who called whom, from the finger to the targets of actions.
struct SequenceDiagram: Picture {
  private static let headFitter = TextFitter(size: 10.5, isBold: true)
  private static let detailFitter = TextFitter(size: 9)
  /// Pictures that are higher repeat the heads below.
  private static let highPicture = 760.0

  let subject: DiagramSubject
  let sequence: CallSequence
  let rows: [CallSequence.Row]

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    sequence = subject.analysis.callSequence(
      of: subject.answer.touch, folds: subject.options.folds, limit: subject.options.maximumVisibleNodes)
    guard let step = subject.options.step else {
      rows = sequence.rows
      return
    }
    let count = sequence.messageCount
    guard (1...max(count, 1)).contains(step), count > 0 else { throw .noSuchStep(step, count: count) }
    rows = Self.rows(sequence.rows, upTo: step)
  }

  static func applies(to subject: DiagramSubject) -> Bool {
    guard let touch = subject.touch else { return false }
    return !touch.passes.isEmpty || touch.hitView != nil
  }

  /// The rows with messages up to a number, and the turns that they are in. A fold that the number lies in is whole.
  private static func rows(_ rows: [CallSequence.Row], upTo step: Int) -> [CallSequence.Row] {
    guard let end = rows.firstIndex(where: { ($0.number ?? 0) > step || isReply($0, after: step) }) else {
      return rows
    }
    var shown = Array(rows[..<end])
    while case .turn = shown.last { shown.removeLast() }
    return shown
  }

  private static func isReply(_ row: CallSequence.Row, after step: Int) -> Bool {
    if case .reply(let message) = row { message.lastNumber > step } else { false }
  }

  private var words: SequenceWords { SequenceWords(subject: subject, sequence: sequence) }
  private func text(_ text: SequenceText) -> String { subject.options.language.text(text) }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !sequence.participants.isEmpty else {
      return subject.sentence(text(.nothing), kind: .sequence, title: text(.title))
    }
    let words = words
    var sentences = [
      text(.summary(messages: sequence.messageCount, participants: sequence.participants.count))
    ]
    if let step = subject.options.step {
      sentences.append(text(.upTo(step: step, count: sequence.messageCount)))
    }
    sentences.append(subject.narrator.verdict(subject.answer))
    return Diagram(
      kind: .sequence, title: text(.title), summary: subject.narrator.joined(sentences),
      textEquivalent: words.outline(rows), content: .drawing(drawing(words)),
      idPrefix: subject.options.idPrefix,
      mermaid: MermaidSequence(sequence: sequence, rows: rows, words: words).text)
  }

  // MARK: - Drawing

  private func drawing(_ words: SequenceWords) -> Diagram.Drawing {
    let layout = SequenceLayout(sequence, rows: rows) { row in
      var remark: String?
      if case .message(let message) = row { remark = words.remark(of: message) }
      return SequenceRow.height(of: row, remark: remark)
    }
    let painter = SequenceRow(words: words, prefix: subject.options.idPrefix)
    let isHigh = layout.bottom > Self.highPicture
    var nodes = [lifelines(layout)] + activations(layout)
    nodes += zip(rows, layout.tops).map { painter.node($0, top: $1, in: layout) }
    nodes += heads(layout, top: SequenceLayout.margin, words, hasIDs: true)
    if isHigh { nodes += heads(layout, top: layout.bottom, words, hasIDs: false) }
    let bottom = layout.bottom + (isHigh ? SequenceLayout.headHeight + 6 : 0)
    let area = PictureRect(x: 0, y: 0, width: layout.right + SequenceLayout.margin, height: bottom)
    let notes = DrawingNotes(notes, below: area)
    nodes.append(notes.node)
    let font: [SVGAttribute] = [.fontFamily(TextFitter.fontName), .number(.fontSize, 11)]
    return Diagram.Drawing(
      box: area.union(notes.area), nodes: [.group(font, nodes)],
      facts: SequenceFacts(sequence, rows: rows, words: words, layout: layout))
  }

  private func lifelines(_ layout: SequenceLayout) -> SVGNode {
    let top = SequenceLayout.margin + SequenceLayout.headHeight
    return .group(
      [.classes(["lifelines"])],
      sequence.participants.map {
        let x = layout.x($0.id)
        return .line(PicturePoint(x: x, y: top), PicturePoint(x: x, y: layout.bottom))
      })
  }

  /// Where calls run, on the life lines of those who are called.
  private func activations(_ layout: SequenceLayout) -> [SVGNode] {
    var nodes: [SVGNode] = []
    /// The open calls: the message, where it begins and how many calls of the same object it is within.
    var open: [(message: CallSequence.Message, top: Double, level: Int)] = []
    func close(at y: Double) {
      let call = open.removeLast()
      guard y > call.top + 6 else { return }
      let box = PictureRect(
        x: layout.x(call.message.to) - 3.5 + Double(call.level) * 3, y: call.top, width: 7,
        height: y - call.top)
      nodes.append(.rect(box, classes: ["activation"]))
    }
    for (position, (row, top)) in zip(rows, layout.tops).enumerated() {
      switch row {
      case .turn: while !open.isEmpty { close(at: top - 5) }
      case .message(let message):
        while let last = open.last, last.message.lastNumber < message.number { close(at: top + 2) }
        let next = position + 1 < rows.count ? rows[position + 1].number : nil
        if let next, message.lastNumber >= next, message.from != message.to, message.kind == .call {
          open.append((message, top + 19, open.count { $0.message.to == message.to }))
        }
      case .reply(let message):
        while let last = open.last, last.message.number > message.number { close(at: top + 2) }
        if open.last?.message.number == message.number { close(at: top + 18) }
      case .fold(let fold):
        while let last = open.last, last.message.lastNumber < fold.numbers.lowerBound { close(at: top + 2) }
      }
    }
    while !open.isEmpty { close(at: layout.bottom - 11) }
    return [.group([.classes(["activations"])], nodes)]
  }

  private func heads(
    _ layout: SequenceLayout, top: Double, _ words: SequenceWords, hasIDs: Bool
  ) -> [SVGNode] {
    sequence.participants.map { participant in
      let x = layout.x(participant.id)
      let width = layout.spacing - 4
      let name = words.name(of: participant)
      let (fitter, lines) = Self.headLines(name.name, width: width - 3)
      let isWhole = Self.detailFitter.width(of: name.detail) <= width - 4
      let mayCut = participant.kind != .fingers && participant.kind != .rest && lines.count == 1
      let detail =
        isWhole ? name.detail : (mayCut ? Self.detailFitter.cut(name.detail, to: width - 6) : nil)
      let box = PictureRect(
        x: x - width / 2, y: top + 2, width: width, height: SequenceLayout.headHeight - 4)
      var texts: [SVGNode] = []
      let count = Double(lines.count) + (detail?.isEmpty ?? true ? 0 : 1)
      var y = box.minY + box.height / 2 - count * 6.5 + 10
      for line in lines {
        texts.append(
          .label(
            line, at: PicturePoint(x: x, y: y), anchor: .middle, isBold: true, size: fitter.size))
        y += 13
      }
      if let detail, !detail.isEmpty {
        texts.append(
          .label(
            detail, at: PicturePoint(x: x, y: y), anchor: .middle, size: Self.detailFitter.size,
            classes: ["muted"]))
      }
      let id: [SVGAttribute] =
        hasIDs ? [.id(subject.options.idPrefix + Self.id(of: participant, subject))] : []
      return .group(
        id + [.classes(["head"] + classes(of: participant))], title: words.title(of: participant),
        [.rect(box, radius: participant.kind == .recognizer ? 12 : 4)] + texts)
    }
  }

  /// A name in one line, in a smaller type if need be, else in two.
  private static func headLines(_ name: String, width: Double) -> (TextFitter, [String]) {
    let fitters = [headFitter.size, 9.5, 8.75].map { TextFitter(size: $0, isBold: true) }
    for fitter in fitters where fitter.width(of: name) <= width { return (fitter, [name]) }
    let small = fitters[1]
    return (small, small.wrap(name, to: width, lines: 2))
  }

  private static func id(of participant: CallSequence.Participant, _ subject: DiagramSubject) -> String {
    switch participant.kind {
    case .fingers: "fingers"
    case .rest: "others"
    case .recognizer: ElementID.recognizer(participant.id)
    case .view, .control, .window: ElementID.view(participant.id)
    case .application, .other:
      subject.index.controller(participant.id) != nil
        ? ElementID.controller(participant.id) : ElementID.responder(participant.id)
    }
  }

  private func classes(of participant: CallSequence.Participant) -> [String] {
    let isHit = participant.id == subject.answer.hitView
    return switch participant.kind {
    case .fingers: ["fingers"]
    case .application: ["system"]
    case .window: ["window"]
    case .recognizer: ["recognizer"]
    case .view: isHit ? ["view", "hit"] : ["view"]
    case .control: isHit ? ["control", "hit"] : ["control"]
    case .other: ["controller"]
    case .rest: ["fold"]
    }
  }

  private var notes: [String] {
    var notes: [SequenceText] = [.readingNote]
    if rows.contains(where: { if case .fold = $0 { true } else { false } }) { notes.append(.foldNote) }
    if let rest = sequence.participants.first(where: { $0.kind == .rest }) {
      notes.append(.othersNote(names: subject.narrator.names(rest.members, limit: 20)))
    }
    return notes.map(text)
  }
}
