// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The sequence for programs: who, what, and where it is drawn.
struct SequenceFacts: Encodable, Sendable {
  struct Participant: Encodable, Sendable {
    var id: String
    var name: String
    var x: Double
    var members: [String]
  }

  struct Row: Encodable, Sendable {
    var kind: String
    var y: Double
    var text: String
    var first: Int?
    var last: Int?
    var from: String?
    var to: String?
    var time: Double?
    /// The number of the event in the trace.
    var event: Int?
  }

  var messageCount: Int
  var participants: [Participant]
  var rows: [Row]

  init(_ sequence: CallSequence, rows: [CallSequence.Row], words: SequenceWords, layout: SequenceLayout) {
    messageCount = sequence.messageCount
    participants = sequence.participants.map {
      Participant(
        id: $0.kind == .rest ? "" : $0.id, name: words.name(of: $0).name, x: layout.x($0.id),
        members: $0.members)
    }
    self.rows = zip(rows, layout.tops).map { row, top in
      switch row {
      case .turn(let turn): Row(kind: "turn", y: top, text: words.words(of: turn), time: turn.time)
      case .message(let message):
        Row(
          kind: "message", y: top, text: words.label(of: message), first: message.number,
          last: message.lastNumber, from: words.name(message.from), to: words.name(message.to),
          time: message.time, event: message.sequence)
      case .reply(let message):
        Row(
          kind: "reply", y: top, text: message.result ?? "", first: message.number, last: message.lastNumber,
          from: words.name(message.to), to: words.name(message.from))
      case .fold(let fold):
        Row(
          kind: "fold", y: top, text: words.words(of: fold), first: fold.numbers.lowerBound,
          last: fold.numbers.upperBound)
      }
    }
  }
}
