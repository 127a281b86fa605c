// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// Reads a record quickly; nil for anything out of the ordinary, which is not to say that it is wrong.
  init?(scanning line: UnsafeBufferPointer<UInt8>) {
    var record = EncodedEvent()
    var scanner = JSONScanner(line)
    guard scanner.object({ record.read($0, &$1) }), scanner.isAtEnd, !record.kind.isEmpty, record.seq > 0
    else {
      return nil
    }
    self = record
  }

  private init() {
    kind = ""
    seq = 0
    time = -1
  }

  private mutating func read(_ name: String, _ scanner: inout JSONScanner) -> Bool {
    switch name {
    case "kind": Self.set(&kind, scanner.string())
    case "seq": Self.set(&seq, scanner.integer())
    case "time": Self.set(&time, scanner.number())
    case "parent": Self.set(&parent, scanner.integer())
    case "view": Self.set(&view, scanner.string())
    case "point": Self.set(&point, scanner.point())
    case "isDirect": Self.set(&isDirect, scanner.bool())
    case "gates": Self.set(&gates, GateChecks(scanning: &scanner))
    case "answer": Self.set(&answer, scanner.bool())
    case "result": Self.set(&result, scanner.string())
    case "reason": Self.set(&reason, TraceReason(scanning: &scanner))
    case "pass": Self.set(&pass, scanner.integer())
    case "windows": Self.set(&windows, scanner.strings())
    case "touch": Self.set(&touch, scanner.string())
    case "touches": Self.set(&touches, scanner.strings())
    case "finger": Self.set(&finger, scanner.string())
    case "phase": Self.set(&phase, scanner.string())
    case "location": Self.set(&location, scanner.point())
    case "window": Self.set(&window, scanner.string())
    case "tapCount": Self.set(&tapCount, scanner.integer())
    case "recognizers": Self.set(&recognizers, scanner.strings())
    case "receiver": Self.set(&receiver, scanner.string())
    case "responder": Self.set(&responder, scanner.string())
    case "method": Self.set(&method, scanner.string())
    case "next": Self.set(&next, scanner.string())
    default: readGesture(name, &scanner)
    }
  }

  private mutating func readGesture(_ name: String, _ scanner: inout JSONScanner) -> Bool {
    switch name {
    case "recognizer": Self.set(&recognizer, scanner.string())
    case "other": Self.set(&other, scanner.string())
    case "question": Self.set(&question, scanner.string())
    case "asked": Self.set(&asked, scanner.string())
    case "wish": Self.set(&wish, scanner.string())
    case "from": Self.set(&from, scanner.string())
    case "to": Self.set(&to, scanner.string())
    case "prevents": Self.set(&prevents, scanner.bool())
    case "owner": Self.set(&owner, scanner.string())
    case "timer": Self.set(&timer, scanner.string())
    default: readControl(name, &scanner)
    }
  }

  private mutating func readControl(_ name: String, _ scanner: inout JSONScanner) -> Bool {
    switch name {
    case "control": Self.set(&control, scanner.string())
    case "hook": Self.set(&hook, scanner.string())
    case "object": Self.set(&object, scanner.string())
    case "property": Self.set(&property, scanner.string())
    case "value": Self.set(&value, scanner.string())
    case "events": Self.set(&events, scanner.strings())
    case "action": Self.set(&action, scanner.string())
    case "sender": Self.set(&sender, scanner.string())
    case "target": Self.set(&target, scanner.string())
    case "event": Self.set(&event, scanner.string())
    case "state": Self.set(&state, scanner.string())
    case "start": Self.set(&start, scanner.string())
    case "subject": Self.set(&subject, scanner.string())
    case "what": Self.set(&what, scanner.string())
    case "input": Self.set(&input, scanner.string())
    case "detail": Self.set(&detail, scanner.string())
    default: false
    }
  }

  private static func set<Value>(_ field: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    field = value
    return value != nil
  }
}

extension GateChecks {
  fileprivate init?(scanning scanner: inout JSONScanner) {
    var gates: GateChecks?
    let isRead = scanner.object { name, scanner in
      switch name {
      case "isUserInteractionEnabled":
        gates = scanner.bool().map { GateChecks(isUserInteractionEnabled: $0) }
        return gates != nil
      case "isAnimating":
        gates?.isAnimating = scanner.bool()
        return gates?.isAnimating != nil
      case "isHidden":
        gates?.isHidden = scanner.bool()
        return gates?.isHidden != nil
      case "alpha":
        gates?.alpha = scanner.number()
        return gates?.alpha != nil
      case "refusal":
        gates?.refusal = TraceReason(scanning: &scanner)
        return gates?.refusal != nil
      default:
        return false
      }
    }
    guard isRead, let gates else { return nil }
    self = gates
  }
}

extension TraceReason {
  fileprivate init?(scanning scanner: inout JSONScanner) {
    var code: String?
    var subject: String?
    var numbers: [String: Double] = [:]
    let isRead = scanner.object { name, scanner in
      switch name {
      case "code":
        code = scanner.string()
        return code != nil
      case "subject":
        subject = scanner.string()
        return subject != nil
      case "numbers":
        return scanner.object { name, scanner in
          guard let number = scanner.number() else { return false }
          numbers[name] = number
          return true
        }
      default:
        return false
      }
    }
    guard isRead, let code else { return nil }
    self.init(Code(rawValue: code), subject: subject, numbers: numbers)
  }
}
