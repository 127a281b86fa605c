// SPDX-License-Identifier: Apache-2.0

import Analysis

extension SequenceWords {
  /// The sequence for programs: who, what, and where it is drawn.
  func facts(_ rows: [CallSequence.Row], _ layout: SequenceLayout) -> JSONObject {
    [
      "messageCount": sequence.messageCount,
      "participants": sequence.participants.map { participant -> JSONObject in
        [
          "id": participant.kind == .rest ? "" : participant.id, "name": name(of: participant).name,
          "x": layout.x(participant.id), "members": participant.members,
        ]
      },
      "rows": zip(rows, layout.tops).map(fact),
    ]
  }

  private func fact(_ row: CallSequence.Row, top: Double) -> JSONObject {
    switch row {
    case .turn(let turn): ["kind": "turn", "y": top, "text": words(of: turn), "time": turn.time]
    case .message(let message):
      .known([
        "kind": "message", "y": top, "text": label(of: message), "first": message.number,
        "last": message.lastNumber, "from": name(message.from), "to": name(message.to), "time": message.time,
        "event": message.sequence,
      ])
    case .reply(let message):
      [
        "kind": "reply", "y": top, "text": message.result ?? "", "first": message.number,
        "last": message.lastNumber, "from": name(message.to), "to": name(message.from),
      ]
    case .fold(let fold):
      [
        "kind": "fold", "y": top, "text": words(of: fold), "first": fold.numbers.lowerBound,
        "last": fold.numbers.upperBound,
      ]
    }
  }
}
