// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The calls between objects, from the finger to the targets of actions.
struct SequenceDiagram: Picture {
  /// The maximum number of participants in Mermaid text, with and without folds; those with few messages share one.
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

  /// The rows with messages up to a number, and their turns. A fold that contains the number is included completely.
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
      "The calls in order, in five columns at most. The moment that decides is shown in full; if there are many others, they are "
      + "counted. `-T text` and `-T json` have every call and return, and `-T mermaid` gives them as "
      + "Mermaid text.",
    example: "--touch 1", form: .drawingWithMermaid, parts: [.sheet, .sequence], touch: .needed,
    choices: [.step, .folding], place: .touch,
    position: 5)
}

extension SequenceWords {
  /// A call, a return, or the start of a turn, for programs.
  func fact(_ row: CallSequence.Row) -> JSONObject {
    switch row {
    case .turn(let turn): ["kind": "turn", "text": words(of: turn), "time": turn.time]
    case .message(let message):
      .known([
        "kind": "message", "text": label(of: message), "first": message.number,
        "last": message.lastNumber, "from": name(message.from), "to": name(message.to), "time": message.time,
        "event": message.sequence,
      ])
    case .reply(let message):
      [
        "kind": "reply", "text": message.result?.description ?? "", "first": message.number,
        "last": message.lastNumber, "from": name(message.to), "to": name(message.from),
      ]
    case .fold(let fold):
      [
        "kind": "fold", "text": words(of: fold), "first": fold.numbers.lowerBound,
        "last": fold.numbers.upperBound,
      ]
    }
  }
}

/// The texts in the sequence, and the sequence as text.
struct SequenceWords: PictureWords {
  typealias Message = CallSequence.Message

  let subject: DiagramSubject
  let sequence: CallSequence

  // MARK: - Participants

  func name(of participant: CallSequence.Participant) -> (name: String, detail: String) {
    let id = participant.id
    switch participant.kind {
    case .fingers: return (say(.fingers), say(.kindFingers))
    case .rest: return (say(SequenceSheetText.others(count: participant.members.count)), "")
    case .recognizer:
      return (TextFitter.line(id), index.recognizer(id)?.className ?? say(.recognizer))
    case .application, .window, .view, .control, .other:
      let summary = index.responder(id)
      if summary.kind == .responder { return (TextFitter.line(id), say(.delegateOrTarget)) }
      let name = ObjectName(id: id, className: summary.className)
      return (name.name, name.className ?? narrator.kind(summary.kind))
    }
  }

  /// The name of the sender or receiver of a message.
  func name(_ id: String) -> String {
    if id.isEmpty { return say(.fingers) }
    return TextFitter.line(id)
  }

  // MARK: - Messages

  /// The text on a message's arrow.
  func label(of message: Message) -> String {
    TextFitter.line(plainLabel(of: message))
  }

  /// The label of a message's arrow in the picture; includes the name of a participant without a column of its own.
  func arrowLabel(of message: Message) -> String {
    let label = label(of: message)
    if message.from != message.to, sequence.sharing.contains(message.from) {
      return say(.call(from: name(message.from), to: name(message.to), text: label))
    }
    guard sequence.sharing.contains(message.to) else { return label }
    return say(.statement(about: name(message.to), what: label))
  }

  private func plainLabel(of message: Message) -> String {
    let arguments = message.arguments.joined(separator: ", ")
    switch message.kind {
    case .state(let state): return language.state(state, isDiscrete: isDiscrete(message.to))
    case .waits: return say(.waitsFor)
    case .prevents:
      var result: String?
      if case .state(let state)? = message.result { result = language.state(state, isDiscrete: false) }
      return say(.prevents(result: result))
    case .allows: return say(.allows)
    case .held: return say(.held(method: message.name))
    case .released: return say(.released(method: message.name))
    case .discarded: return say(.discarded(method: message.name))
    case .passedOver: return say(HitTestAnswerText.notAsked)
    case .dropped: return say(.dropped(action: message.name))
    case .withheld: return say(.withheld(touch: arguments))
    case .taken: return say(.taken(touches: arguments))
    case .detached: return say(.detached(touch: arguments))
    case .forward where message.count > 1:
      let last = message.arguments.last ?? ""
      return say(.alongChain(method: message.name, count: message.count, last: last))
    case .value: return "\(message.name) = \(message.result?.description ?? "")"
    case .call where message.call == .ignore: return say(.ignores(touch: arguments))
    case .call, .forward, .question, .action: return signature(of: message)
    }
  }

  /// Whether a recognizer's gesture is discrete (GR-8).
  private func isDiscrete(_ recognizer: String) -> Bool {
    subject.analysis.touches.contains { touch in
      touch.outcome.recognizers.contains { $0.id == recognizer && $0.isDiscrete }
    }
  }

  private func signature(of message: Message) -> String {
    var label = message.name
    if let point = message.point {
      label += " " + narrator.point(point)
    } else if !message.arguments.isEmpty, message.call != .sendEvent {
      label += (message.kind == .action ? " (" : "(") + message.arguments.joined(separator: ", ") + ")"
    }
    let isOwn = message.from == message.to
    let returns = message.lastNumber > message.number && message.kind == .call && !isOwn
    if let result = message.result, !returns || result == .view(nil) { label += " → \(result)" }
    return label
  }

  /// The reason, if a person would ask for it.
  func remark(of message: Message) -> String? {
    guard let cause = message.cause else { return nil }
    switch (message.kind, cause.code) {
    case (.call, .handledByResponder), (.call, .swallowedByControl), (.call, .swallowedByScrollView),
      (.prevents, _), (.action, _):
      return nil
    case (.call, _) where message.call == .hitTest && message.result != .view(nil): return nil
    default: return TextFitter.line(narrator.reason(cause, of: message.to).plain)
    }
  }

  func title(of message: Message) -> String {
    var sentence = "\(numbers(message.numbers)). " + line(of: message)
    if let cause = message.cause, remark(of: message) == nil {
      sentence += " (\(narrator.reason(cause, of: message.to).plain))"
    }
    return TextFitter.line(sentence)
  }

  private func line(of message: Message) -> String {
    var what = label(of: message)
    if let remark = remark(of: message) { what = say(.statement(about: what, what: remark)) }
    guard message.from != message.to else { return say(.statement(about: name(message.to), what: what)) }
    return say(.call(from: name(message.from), to: name(message.to), text: what))
  }

  func words(of turn: CallSequence.Turn) -> String {
    let what: String =
      switch turn.cause {
      case .hitTest(let touch, let pass, let location):
        say(.hitTest(touch: touch, pass: pass, point: narrator.point(location)))
      case .touches(let samples):
        samples.map { sample in
          say(.phase(sample.phase, touch: sample.touch, point: narrator.point(sample.location)))
        }.joined(separator: ", ")
      case .timer(let owner, let name): say(.timer(owner: owner, name: name))
      case .input(let input, let object, let detail):
        say(.input(input, object: object, detail: detail))
      }
    return TextFitter.line("\(seconds(turn.time)) · \(what)")
  }

  func words(of fold: CallSequence.Fold) -> String {
    switch fold.kind {
    case .samePass(let pass): say(.samePass(pass))
    case .sameTurns(let count, let until): say(.sameTurns(count: count, until: seconds(until)))
    case .refusals(let count, let reason):
      say(.refused(count: count, reason: reason.flatMap { .init(rawValue: $0.rawValue) }))
    case .resets(let recognizers):
      TextFitter.line(say(.resets(names: narrator.names(recognizers, limit: 4))))
    case .elsewhere(let count): say(.elsewhere(count: count))
    case .tooMany(let count): say(.tooMany(count: count))
    }
  }

  func numbers(_ numbers: ClosedRange<Int>) -> String {
    numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
  }

  // MARK: - Text

  /// The messages as lines, those inside calls indented.
  func outline(_ rows: [CallSequence.Row]) -> String {
    var lines: [String] = []
    for row in rows {
      switch row {
      case .turn(let turn):
        lines.append("- " + words(of: turn))
      case .message(let message):
        lines.append(indent(message.depth) + title(of: message))
      case .reply(let message) where message.from == message.to: break
      case .reply(let message):
        let text = say(
          .reply(from: name(message.to), to: name(message.from), text: message.result?.description ?? ""))
        lines.append(indent(message.depth) + text)
      case .fold(let fold):
        lines.append(indent(fold.depth) + "(" + numbers(fold.numbers) + ". " + words(of: fold) + ")")
      }
    }
    return TextFitter.text(lines)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 20) + 1) }
}

/// The sequence as Mermaid text.
struct MermaidSequence {
  let sequence: CallSequence
  let rows: [CallSequence.Row]
  let words: SequenceWords

  var text: String {
    var lines = ["sequenceDiagram"]
    for (position, participant) in sequence.participants.enumerated() {
      let word = participant.kind == .fingers ? "actor" : "participant"
      lines.append("  \(word) p\(position + 1) as \(MermaidText.escaped(words.name(of: participant).name))")
    }
    var isInLoop = false
    for (position, row) in rows.enumerated() {
      if case .turn = row, let fold = repetition(ofTurnAt: position) {
        lines.append("  loop " + MermaidText.escaped(words.words(of: fold)))
        isInLoop = true
      }
      lines += self.lines(of: row).map { "  " + $0 }
      if isInLoop, case .fold(let fold) = row, case .sameTurns = fold.kind {
        lines.append("  end")
        isInLoop = false
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The fold that says how often the turn at a position repeats.
  private func repetition(ofTurnAt position: Int) -> CallSequence.Fold? {
    for row in rows[(position + 1)...] {
      switch row {
      case .turn: return nil
      case .fold(let fold): if case .sameTurns = fold.kind { return fold }
      case .message, .reply: break
      }
    }
    return nil
  }

  private func participant(_ id: String) -> String {
    let place = sequence.place(of: id)
    return "p\((sequence.participants.firstIndex { $0.id == place } ?? 0) + 1)"
  }

  private var everybody: String {
    sequence.participants.count > 1 ? "p1,p\(sequence.participants.count)" : "p1"
  }

  private func lines(of row: CallSequence.Row) -> [String] {
    switch row {
    case .turn(let turn): return ["Note over \(everybody): " + MermaidText.escaped(words.words(of: turn))]
    case .reply(let message):
      guard message.from != message.to else { return [] }
      return [
        "\(participant(message.to))-->>\(participant(message.from)): "
          + MermaidText.escaped(message.result?.description ?? "")
      ]
    case .fold(let fold):
      if case .sameTurns = fold.kind { return [] }
      return [
        "rect rgba(128, 128, 128, 0.15)",
        "Note over \(everybody): " + MermaidText.escaped(words.words(of: fold)),
        "end",
      ]
    case .message(let message):
      var label = words.arrowLabel(of: message)
      if let remark = words.remark(of: message) { label += " · " + remark }
      let to = participant(message.to)
      if case .state = message.kind { return ["Note over \(to): " + MermaidText.escaped(label)] }
      return ["\(participant(message.from))\(arrow(message))\(to): " + MermaidText.escaped(label)]
    }
  }

  private func arrow(_ message: CallSequence.Message) -> String {
    switch message.kind {
    case .held, .discarded, .passedOver, .dropped: "--x"
    case .waits, .released, .withheld, .taken, .detached, .prevents, .allows: "-->>"
    case .call, .forward, .question, .state, .action, .value: "->>"
    }
  }
}

/// Escapes text from a screen for Mermaid: characters of its syntax become character codes.
enum MermaidText {
  /// Characters that mean nothing to Mermaid.
  private static let plain = " ._,-()/+='!?→×·…–“”，。：；（）、◉⌖✕✓◆‖⊘⋯≠"

  /// Whether Mermaid reads a character literally.
  static func isPlain(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && (character.unicodeScalars.count == 1 || character.isLetter)
      || plain.contains(character)
  }

  /// The text on one line. Characters other than letters, digits and some punctuation become character codes, such as
  /// `#35;`. The first letter of the word `end` becomes one too, because Mermaid would read `end` as the end of a
  /// block.
  static func escaped(_ text: String) -> String {
    let line = TextFitter.line(text)
    guard !line.isEmpty else { return "#183;" }
    var result = ""
    var word = ""
    func close() {
      result +=
        word.lowercased() == "end" ? "#\(word.unicodeScalars.first?.value ?? 101);" + word.dropFirst() : word
      word = ""
    }
    for character in line {
      if character.isLetter || character.isNumber, character.unicodeScalars.count == 1 || character.isLetter {
        word.append(character)
        continue
      }
      close()
      if plain.contains(character) {
        result.append(character)
      } else {
        for scalar in character.unicodeScalars { result += "#\(scalar.value);" }
      }
    }
    close()
    return result
  }
}
