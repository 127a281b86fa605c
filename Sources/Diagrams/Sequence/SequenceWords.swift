// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

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
    case .rest: return (say(SequenceText.others(count: participant.members.count)), "")
    case .recognizer:
      return (TextFitter.line(id), index.recognizer(id)?.className ?? say(.recognizer))
    case .application, .window, .view, .control, .other:
      let summary = index.responder(id)
      if summary.kind == .responder { return (TextFitter.line(id), say(.delegateOrTarget)) }
      let name = ObjectName(id: id, className: summary.className)
      return (name.name, name.className ?? narrator.kind(summary.kind))
    }
  }

  func title(of participant: CallSequence.Participant) -> String {
    let name = name(of: participant)
    if participant.kind == .rest {
      return counted(name.name, participant.members, limit: 20)
    }
    return name.detail.isEmpty ? name.name : "\(name.name) (\(name.detail))"
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

  /// The text on a message's arrow in the picture: those without a life line of their own are named.
  func arrowLabel(of message: Message) -> String {
    let label = label(of: message)
    if message.from != message.to, sequence.sharing.contains(message.from) {
      return say(.call(from: name(message.from), to: name(message.to), text: label))
    }
    guard sequence.sharing.contains(message.to) else { return label }
    return say(.told(of: name(message.to), what: label))
  }

  private func plainLabel(of message: Message) -> String {
    switch message.kind {
    case .state(let state): return language.state(state, isDiscrete: isDiscrete(message.to))
    case .waits: return say(.waitsFor)
    case .prevents:
      return say(
        .prevents(
          result: message.result.flatMap(GestureState.init).map { language.state($0, isDiscrete: false) }))
    case .allows: return say(.allows)
    case .held: return say(.held(method: message.name))
    case .released: return say(.released(method: message.name))
    case .discarded: return say(.discarded(method: message.name))
    case .passedOver: return say(SequenceText.notAsked)
    case .dropped: return say(.dropped(action: message.name))
    case .taken:
      let touches = message.arguments.joined(separator: ", ")
      switch message.name {
      case "withheld": return say(.withheld(touch: touches))
      case "detached": return say(.detached(touch: touches))
      default: return say(.taken(touches: touches))
      }
    case .forward where message.count > 1:
      let last = message.arguments.last ?? ""
      return say(.alongChain(method: message.name, count: message.count, last: last))
    case .value: return "\(message.name) = \(message.result ?? "")"
    case .call where message.name == "ignore":
      return say(.ignores(touch: message.arguments.joined(separator: ", ")))
    case .call, .forward, .question, .action: return signature(of: message)
    }
  }

  /// Whether a recognizer's gesture is over at once when it recognizes (GR-8).
  private func isDiscrete(_ recognizer: String) -> Bool {
    subject.analysis.touches.contains { touch in
      touch.outcome.recognizers.contains { $0.id == recognizer && $0.isDiscrete }
    }
  }

  private func signature(of message: Message) -> String {
    var label = message.name
    if let point = message.point {
      label += " " + narrator.point(point)
    } else if !message.arguments.isEmpty, message.name != "sendEvent" {
      label += (message.kind == .action ? " (" : "(") + message.arguments.joined(separator: ", ") + ")"
    }
    let isOwn = message.from == message.to
    let returns = message.lastNumber > message.number && message.kind == .call && !isOwn
    if let result = message.result, !returns || message.result == "nil" { label += " → \(result)" }
    return label
  }

  /// Why, where a person would ask.
  func remark(of message: Message) -> String? {
    guard let cause = message.cause else { return nil }
    switch (message.kind, cause.code) {
    case (.call, .handledByResponder), (.call, .swallowedByControl), (.call, .swallowedByScrollView),
      (.prevents, _), (.action, _):
      return nil
    case (.call, _) where message.name == "hitTest" && message.result != "nil": return nil
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
    if let remark = remark(of: message) { what = say(.told(of: what, what: remark)) }
    guard message.from != message.to else { return say(.told(of: name(message.to), what: what)) }
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
      say(.refusals(count: count, reason: reason.flatMap { PictureText.GroupReason(rawValue: $0.rawValue) }))
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

  /// The messages in lines, those within calls indented.
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
        let text = say(.reply(from: name(message.to), to: name(message.from), text: message.result ?? ""))
        lines.append(indent(message.depth) + text)
      case .fold(let fold):
        lines.append(indent(fold.depth) + "(" + numbers(fold.numbers) + ". " + words(of: fold) + ")")
      }
    }
    return TextFitter.text(lines)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 20) + 1) }
}
