// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The sequence as Mermaid's text.
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
          + MermaidText.escaped(message.result ?? "")
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
    case .waits, .released, .taken, .prevents, .allows: "-->>"
    case .call, .forward, .question, .state, .action, .value: "->>"
    }
  }
}

/// Text from a screen for Mermaid, where signs of its own syntax are written as their numbers.
enum MermaidText {
  /// Signs that mean nothing to Mermaid.
  private static let plain = " ._,-()/+='!?→×·…–“”，。：；（）、"

  /// The text on one line, with every other sign than letters, digits and some marks as `#` number `;`. The word
  /// `end` is written so that it is none.
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
