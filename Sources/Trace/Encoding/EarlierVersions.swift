// SPDX-License-Identifier: Apache-2.0

/// A version of the format before the current one, whose records are converted to the current one.
///
/// In versions 1 and 2 the value of a property is a text, an assignment by code is part of the `detail` of an input, and the
/// reason for a refusal is repeated where the call returned and in the screen. Until version 3 all that an input is besides is
/// one text, `detail`.
enum EarlierVersion: Int, CaseIterable {
  case first = 1
  case second, third

  /// The record in the current format. Mistakes in it stay, and are reported by the check that follows.
  func current(_ record: JSONValue, of kind: String) -> JSONValue {
    switch kind {
    case "header": record.changing("version") { _ in .number(Double(TraceHeader.version)) }
    case "inputReceived": input(self == .third ? record : Self.assignment(record))
    case _ where self == .third: record
    case "screen":
      record.changing("views") { $0.changingEach { Self.settings($0).without("refusal") } }
        .changing("gestureRecognizers") { $0.changingEach(Self.settings) }
    case "viewChanged": record.changing("changes") { Self.settings($0).without("refusal") }
    case "recognizerChanged": record.changing("changes", Self.settings)
    case "propertyChanged": record.changing("value", Self.value)
    default: record
    }
  }

  /// The event without its reason, if an event inside the same call already recorded that reason.
  func current(_ event: TraceEvent, _ reasons: inout HitTestReasons) -> TraceEvent {
    guard self != .third else { return event }
    let refusal = reasons.refusal(endedBy: event)
    guard case .hitTestReturned(var record) = event.kind, record.reason == refusal else { return event }
    record.reason = nil
    var event = event
    event.kind = .hitTestReturned(record)
    return event
  }

  private static func settings(_ object: JSONValue) -> JSONValue {
    object.changing("settings") { settings in
      guard case .object(let members) = settings else { return settings }
      return .object(members.map { .init($0.name, value($0.value)) })
    }
  }

  /// The typed value for a text of an earlier version; it prints as that text.
  private static func value(_ json: JSONValue) -> JSONValue {
    guard case .string(let text) = json else { return json }
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.compactMap(Double.init).filter(\.isFinite)
    var candidates: [(value: PropertyValue, json: JSONValue)] = [
      (.bool(true), true), (.bool(false), false),
    ]
    if numbers.count == parts.count {
      candidates.append((.number(numbers[0]), .number(numbers[0])))
      candidates.append((.numbers(numbers), .array(numbers.map(JSONValue.number))))
    }
    if parts.count > 1, parts.allSatisfy(isWord) {
      candidates.append((.texts(parts), .array(parts.map(JSONValue.string))))
    }
    return candidates.first { $0.value.words == text }?.json ?? json
  }

  /// Whether the text is a single word, such as a direction or an edge.
  private static func isWord(_ part: String) -> Bool {
    !part.isEmpty && part.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
  }

  private static func assignment(_ record: JSONValue) -> JSONValue {
    guard case .object(var members) = record, record["input"] == "set",
      case .string(let detail)? = record["detail"], let equals = detail.firstRange(of: " = ")
    else { return record }
    members.removeAll { $0.name == "detail" }
    members.append(.init("property", .string(String(detail[..<equals.lowerBound]))))
    members.append(.init("value", .string(String(detail[equals.upperBound...]))))
    return .object(members)
  }

  /// The parts of an input's `detail`.
  private func input(_ record: JSONValue) -> JSONValue {
    guard case .object(var members) = record, case .string(let detail)? = record["detail"] else {
      return record
    }
    members.removeAll { $0.name == "detail" }
    var words = detail.split(separator: " ").map(String.init)
    func takePhase(at position: Int?) {
      guard let position, let phase = TouchPhase(rawValue: words[position]) else { return }
      members.append(.init("phase", .string(phase.rawValue)))
      words.remove(at: position)
    }
    let input = record["input"]
    switch input {
    case "scroll", "transform": takePhase(at: words.indices.first)
    case "press", "motion": takePhase(at: words.indices.last)
    default: break
    }
    let numbers = words.compactMap { Double($0.hasSuffix(",") ? String($0.dropLast()) : $0) }
    switch input {
    case "hover", "scroll", "transform":
      guard numbers.count == 2, words.count == 2 else { break }
      let isMove = members.last?.value == .string(TouchPhase.moved.rawValue)
      if input == "transform", isMove {
        members += [.init("scale", .number(numbers[0])), .init("rotation", .number(numbers[1]))]
      } else {
        let name = input == "scroll" && isMove ? "movement" : "location"
        members.append(.init(name, .array(numbers.map(JSONValue.number))))
      }
      return .object(members)
    case "press" where words.count > 1:
      members.append(.init("modifiers", .array(words.dropLast().map(JSONValue.string))))
      words.removeFirst(words.count - 1)
    default: break
    }
    if !words.isEmpty { members.append(.init("what", .string(words.joined(separator: " ")))) }
    return .object(members)
  }
}

extension JSONValue {
  /// The object with a new value for one of its members.
  fileprivate func changing(_ name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.name == name ? Member(name, change($0.value)) : $0 })
  }

  /// The object without one of its members.
  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  fileprivate func changingEach(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    if case .array(let values) = self { .array(values.map(change)) } else { self }
  }
}
