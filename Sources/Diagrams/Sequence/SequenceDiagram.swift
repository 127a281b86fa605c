// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Who called whom, from the finger to the targets of actions.
struct SequenceDiagram: Picture {
  /// The most participants of Mermaid's text, with and without folds; those with few messages share one.
  private static let participants = (folded: 13, all: 40)

  let subject: DiagramSubject
  private let sequence: CallSequence
  private let rows: [CallSequence.Row]

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    sequence = subject.analysis.callSequence(
      of: subject.answer.touch, folds: subject.options.folds, columns: .max,
      limit: subject.options.maximumVisibleNodes)
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

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !sequence.participants.isEmpty else {
      return subject.sentence(say(SequenceText.nothing))
    }
    let words = SequenceWords(subject: subject, sequence: sequence)
    return SequenceSheet(subject, sequence, rows: rows)
      .diagram(textEquivalent: words.outline(rows), mermaid: mermaid)
  }

  private var mermaid: String {
    let narrow = sequence.narrowed(
      to: subject.options.folds ? Self.participants.folded : Self.participants.all)
    let rows = subject.options.step.map { Self.rows(narrow.rows, upTo: $0) } ?? narrow.rows
    return MermaidSequence(
      sequence: narrow, rows: rows, words: SequenceWords(subject: subject, sequence: narrow)
    ).text
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
      + "there are many. `-T text` and `-T json` have every call and return, and `-T mermaid` gives them as "
      + "Mermaid text.",
    example: "--touch 1", form: .drawingWithMermaid, parts: [.sheet, .sequence], touch: .needed,
    choices: [.step, .folding], place: .touch,
    position: 5)
}
