// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Who called whom, from the finger to the targets of actions.
struct SequenceDiagram: Picture {
  /// Higher pictures repeat the heads at the bottom.
  private static let highPicture = 760.0

  let subject: DiagramSubject
  /// The most participants with a life line of their own, with and without folds.
  private static let columns = (folded: 13, all: 40)

  /// The sequence as drawn: participants with few messages may share one life line.
  let sequence: CallSequence
  let rows: [CallSequence.Row]

  /// The rows of the text, which names every participant.
  private let textRows: [CallSequence.Row]

  /// The sequence in which everybody has a place.
  private let whole: CallSequence

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let folds = subject.options.folds
    whole = subject.analysis.callSequence(
      of: subject.answer.touch, folds: folds, columns: .max, limit: subject.options.maximumVisibleNodes)
    sequence = whole.narrowed(to: folds ? Self.columns.folded : Self.columns.all)
    guard let step = subject.options.step else {
      rows = sequence.rows
      textRows = whole.rows
      return
    }
    let count = sequence.messageCount
    guard (1...max(count, 1)).contains(step), count > 0 else { throw .noSuchStep(step, count: count) }
    rows = Self.rows(sequence.rows, upTo: step)
    textRows = Self.rows(whole.rows, upTo: step)
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

  private var participantCount: Int {
    sequence.participants.reduce(0) { $0 + max($1.members.count, 1) }
  }

  private var words: SequenceWords { SequenceWords(subject: subject, sequence: sequence) }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !sequence.participants.isEmpty else {
      return subject.sentence(say(SequenceText.nothing))
    }
    let words = words
    let mermaid = MermaidSequence(sequence: sequence, rows: rows, words: words).text
    guard subject.options.tellsEverything else {
      return SequenceSheet(subject, whole, rows: textRows)
        .diagram(textEquivalent: words.outline(textRows), mermaid: mermaid)
    }
    var sentences = [
      say(.summary(messages: sequence.messageCount, participants: participantCount))
    ]
    if let step = subject.options.step {
      sentences.append(say(.upTo(step: step, count: sequence.messageCount)))
    }
    sentences.append(narrator.verdict(answer))
    var diagram = subject.diagram(
      drawing(words), summary: narrator.joined(sentences),
      textEquivalent: words.outline(textRows))
    diagram.mermaid = mermaid
    return diagram
  }

  // MARK: - Drawing

  private func drawing(_ words: SequenceWords) -> Diagram.Content {
    let layout = SequenceLayout(sequence, rows: rows) { row in
      var remark: String?
      if case .message(let message) = row { remark = words.remark(of: message) }
      return SequenceRow.height(of: row, remark: remark)
    } reach: {
      SequenceRow.reach(of: $0, words)
    }
    let painter = SequenceRow(words: words, prefix: subject.options.idPrefix, layout: layout)
    let isHigh = layout.bottom > Self.highPicture
    var nodes = [lifelines(layout)] + activations(layout)
    nodes += zip(rows, layout.tops).map { painter.node($0, top: $1) }
    nodes += heads(layout, top: SequenceLayout.margin, words, hasIDs: true)
    if isHigh { nodes += heads(layout, top: layout.bottom, words, hasIDs: false) }
    let bottom = layout.bottom + (isHigh ? SequenceLayout.headHeight + 6 : 0)
    let area = PictureRect(x: 0, y: 0, width: layout.right + SequenceLayout.margin, height: bottom)
    let notes = DrawingNotes(notes, below: area)
    nodes.append(notes.node)
    return subject.drawing(
      nodes, in: area.union(notes.area), fontSize: 10,
      facts: words.facts(rows, layout))
  }

  private func lifelines(_ layout: SequenceLayout) -> SVGNode {
    let top = SequenceLayout.margin + SequenceLayout.headHeight
    return .lines(
      sequence.participants.map {
        let x = layout.x($0.id)
        return (PicturePoint(x: x, y: top), PicturePoint(x: x, y: layout.bottom))
      }, classes: ["lifelines"])
  }

  /// Bars on the life lines of the called objects, for as long as a call runs.
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
      nodes.append(.rect(box))
    }
    for (position, (row, top)) in zip(rows, layout.tops).enumerated() {
      switch row {
      case .turn: while !open.isEmpty { close(at: top - 5) }
      case .message(let message):
        while let last = open.last, last.message.lastNumber < message.number { close(at: top + 2) }
        // A message that stands for several has none of them inside.
        let isOpen = message.lastNumber > message.numbers.upperBound && position + 1 < rows.count
        if isOpen, message.from != message.to, message.kind == .call, !sequence.sharing.contains(message.to) {
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
      let text = SequenceHead(name: name.name, detail: name.detail, width: width - 6)
      let box = PictureRect(
        x: x - width / 2, y: top + 2, width: width, height: SequenceLayout.headHeight - 4)
      let texts = text.nodes(in: box)
      let id: [SVGAttribute] =
        hasIDs ? [subject.id(Self.id(of: participant, subject))] : []
      return .group(
        id + [.classes(["head"] + classes(of: participant))], title: words.title(of: participant),
        [.rect(box, radius: participant.kind == .recognizer ? 12 : 4)] + texts)
    }
  }

  private static func id(of participant: CallSequence.Participant, _ subject: DiagramSubject) -> String {
    switch participant.kind {
    case .fingers: "fingers"
    case .rest: "others"
    case .recognizer: ElementID.recognizer(participant.id)
    case .view, .control, .window: ElementID.view(participant.id)
    case .application, .other: subject.index.responder(participant.id).elementID
    }
  }

  private func classes(of participant: CallSequence.Participant) -> [String] {
    let isHit = participant.id == answer.hitView
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
      notes.append(.othersNote(names: narrator.names(rest.members, limit: 20)))
    }
    return notes.map(say)
  }
}

extension DiagramKind {
  package static let sequence = DiagramKind(
    picture: SequenceDiagram.self, id: "sequence",
    name: PictureName(
      english: .init("What called what", tab: "Calls"),
      simplifiedChinese: .init("谁调用了谁", tab: "调用")),
    question: "What called what?",
    discussion:
      "The calls in order, in five columns at most. The moment that decides is open, the others are counted where "
      + "there are many. With `--detail full` it is every call and return. `-T mermaid` gives the same as "
      + "Mermaid text.",
    example: "--touch 1", form: .drawingWithMermaid, touch: .needed, choices: [.step], place: .touch,
    position: 5)
}
