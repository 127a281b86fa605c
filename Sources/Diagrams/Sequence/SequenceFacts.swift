// SPDX-License-Identifier: Apache-2.0

import Analysis

extension SequenceWords {
  /// A call, a return, or what sets calls going, for programs.
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
        "kind": "reply", "text": message.result ?? "", "first": message.number,
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
