// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace
import UIKitModel

/// A call that an expectation names, to be checked when all objects are known.
package struct CallUse {
  /// The line as it is written, such as `pan.handlePan(began) -> Editor`.
  package var text: String

  package var place: SourcePlace

  /// The key that it stands under.
  package var key: String

  /// The kinds of calls that it can be.
  package var kinds: Set<CallKind>

  /// How many touches the scenario has.
  package var touchDowns: Int

  /// The keys beside the line.
  var keys: [ExpectedCallKey] = []

  package init(
    text: String, place: SourcePlace, key: String, kinds: Set<CallKind> = Set(CallKind.allCases),
    touchDowns: Int = .max, saysTouch: Bool = false
  ) {
    (self.text, self.place, self.key, self.kinds, self.touchDowns) = (text, place, key, kinds, touchDowns)
    if saysTouch { keys.append(.touch) }
  }
}

/// Tells whether there can be a call that a line names.
package struct CallCheck {
  let index: ObjectIndex

  package init(index: ObjectIndex) { self.index = index }

  /// What is wrong with a line, and what may have been meant.
  package struct Fault: Error {
    package var message: String
    package var hint: String?
  }

  /// A line by its parts: whose call it is, the name, and what follows it.
  private struct Line {
    var receiver: String?
    var name: Substring
  }

  /// What is wrong with a line; nil for one that names a possible call.
  package func fault(of use: CallUse) -> Fault? {
    let readings = readings(of: use.text)
    var fault: Fault?
    for line in readings {
      do {
        try check(line, use)
        return nil
      } catch {
        // The longest name of an object counts most.
        fault = fault ?? error
      }
    }
    return fault
  }

  /// The line with every name of an object that it begins with, the longest first, and as an action without a sender.
  private func readings(of text: String) -> [Line] {
    let dots = text.indices.filter { text[$0] == "." }
    let known = dots.filter { index.kinds[String(text[..<$0])] != nil }
    var lines = known.reversed().map {
      Line(receiver: String(text[..<$0]), name: text[text.index(after: $0)...])
    }
    let end = [text.firstIndex(of: "("), text.firstRange(of: " -> ")?.lowerBound].compactMap { $0 }.min()
    let name = text[..<(end ?? text.endIndex)]
    if lines.isEmpty, let dot = name.lastIndex(of: "."), !startsWithAction(text[...]) {
      lines.append(Line(receiver: String(text[..<dot]), name: text[text.index(after: dot)...]))
    } else {
      lines.append(Line(receiver: nil, name: text[...]))
    }
    return lines
  }

  private func startsWithAction(_ text: Substring) -> Bool {
    index.actions.contains { Self.rest(of: text, after: $0.name) != nil }
  }

  private func check(_ line: Line, _ use: CallUse) throws(Fault) {
    var fault: Fault?
    var otherKinds: [CallKind] = []
    for (kind, name, rest) in possible(of: line) {
      guard let said = Self.rest(of: line.name, after: name) else { continue }
      guard use.kinds.contains(kind) else {
        otherKinds.append(kind)
        continue
      }
      do {
        try checkKeys(kind, use)
        return try check(said, rest, of: name, use)
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? otherKinds.first.map { self.fault(of: use, isOf: $0) } ?? unknown(line, use)
  }

  /// The calls that the receiver can get or make, or the actions that can come without a sender.
  private func possible(of line: Line) -> [(kind: CallKind, name: String, rest: CallNames.Rest)] {
    guard let receiver = line.receiver else {
      return index.actions.map { (.actions, $0.name, .action(causes: $0.causes, target: $0.target)) }
    }
    let kind = index.kinds[receiver]
    if kind == nil, !index.mayHaveMore(.viewOrRecognizer, named: receiver) { return [] }
    let actions = index.actions.filter { $0.sender == receiver || kind == nil }
    return actions.map { (.actions, $0.name, .action(causes: $0.causes, target: $0.target)) }
      + CallNames.all.filter { row in kind.map { index.fits(receiver, $0, row.receiver) } ?? true }
      .flatMap { row in row.names.map { (row.kind, $0, row.rest) } }
  }

  /// What follows a name in a line; nil if the line begins otherwise.
  private static func rest(of line: Substring, after name: String) -> Substring? {
    guard line.hasPrefix(name) else { return nil }
    let rest = line.dropFirst(name.count)
    return rest.isEmpty || rest.hasPrefix("(") || rest.hasPrefix(" -> ") ? rest : nil
  }

  // MARK: - What is wrong

  private func fault(of use: CallUse, isOf kind: CallKind) -> Fault {
    let kinds = CallKind.allCases.filter(use.kinds.contains).map(\.rawValue).joined(separator: ", ")
    if use.key != CallsKey.exactly.rawValue {
      return Fault(
        message: "'\(use.key)' takes \(kinds), and '\(use.text.shown())' is one of \(kind.rawValue)")
    }
    return Fault(
      message:
        "'exactly' lists calls of the kinds \(kinds), and '\(use.text.shown())' is one of \(kind.rawValue)",
      hint: "say of which kinds the list is, with 'of'")
  }

  private func unknown(_ line: Line, _ use: CallUse) -> Fault {
    let name = line.name.prefix { $0 != "(" }.split(separator: " -> ").first.map(String.init) ?? ""
    let near = Spelling.nearest(to: name, in: possible(of: line).map(\.name))
    guard let receiver = line.receiver else {
      let meant = near ?? Spelling.nearest(to: name, in: index.actions.compactMap(\.fullName))
      return Fault(
        message: "'\(use.key)' names '\(use.text.shown())', and nothing sends such an action",
        hint: meant.map { "did you mean '\($0.shown())'?" } ?? "a call is written receiver.call")
    }
    guard let kind = index.kinds[receiver] else {
      if index.mayHaveMore(.viewOrRecognizer, named: receiver) {
        return Fault(
          message: "'\(use.key)' names '\(use.text.shown())', and no object has a call '\(name.shown())'",
          hint: near.map { "did you mean '\(receiver.shown()).\($0.shown())'?" })
      }
      return Fault(
        message: "'\(use.key)' names '\(receiver.shown())', which does not exist",
        hint: Spelling.nearest(to: receiver, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
    }
    return Fault(
      message:
        "'\(receiver.shown())' is \(index.described(receiver, kind)) and has no call '\(name.shown())'",
      hint: near.map { "did you mean '\(receiver.shown()).\($0.shown())'?" })
  }

  // MARK: - What follows the name

  private func check(
    _ said: Substring, _ rest: CallNames.Rest, of name: String, _ use: CallUse
  ) throws(Fault) {
    if case .input(let input) = rest, index.inputs[input] == nil {
      throw Fault(
        message: "'\(use.text.shown())' comes of a '\(input.rawValue)', and the scenario has none",
        hint: "add one to 'touches', or remove this")
    }
    guard !said.isEmpty else { return }
    var (arguments, result): ([String], String?) = ([], nil)
    if said.hasPrefix("(") {
      guard let end = said.range(of: ") -> ")?.lowerBound ?? said.lastIndex(of: ")") else {
        throw Fault(message: "'\(use.text.shown())' has no closing parenthesis")
      }
      arguments = said[said.index(after: said.startIndex)..<end].split(separator: ", ").map(String.init)
    }
    if let arrow = said.range(of: " -> ") { result = String(said[arrow.upperBound...]) }
    switch rest {
    case .nothing:
      throw Fault(message: "nothing follows '\(name.shown())' in a call, found '\(use.text.shown())'")
    case .answer:
      try take(arguments, atMost: 0, of: name, use)
      try answer(result, use)
    case .question:
      try take(arguments, atMost: 3, of: name, use)
      for argument in arguments { try subject(argument, use) }
      try answer(result, use)
    case .action(let causes, let target):
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try word(argument, of: causes, use) }
      if let result { try check(result, isTarget: target, of: name, use) }
    case .command:
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first {
        try word(argument, of: index.actions.filter { $0.sender == nil }.map(\.name), use)
      }
      try answer(result, use)
    case .view:
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try object(argument, .view, use) }
      try noResult(result, use)
    case .input(let input):
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try word(argument, of: index.inputs[input] ?? [], use) }
      try noResult(result, use)
    }
  }

  /// Only of some calls a trace tells the touches or the point.
  private func checkKeys(_ kind: CallKind, _ use: CallUse) throws(Fault) {
    guard let key = use.keys.first(where: { !$0.kinds.contains(kind) }) else { return }
    let kinds = CallKind.allCases.filter(key.kinds.contains).map(\.rawValue)
    throw Fault(
      message:
        "'\(key.rawValue)' is for calls of \(kinds.joined(separator: ", ")), and '\(use.text.shown())' is one of "
        + kind.rawValue)
  }

  private func take(_ arguments: [String], atMost count: Int, of name: String, _ use: CallUse) throws(Fault) {
    guard arguments.count > count else { return }
    throw Fault(
      message: "'\(name.shown())' takes \(count == 0 ? "nothing" : "\(count)") in parentheses, "
        + "found '\(use.text.shown())'")
  }

  private func word(_ word: String, of words: [String], _ use: CallUse) throws(Fault) {
    guard !words.contains(word) else { return }
    throw Fault(
      message: "'\(word.shown())' in '\(use.text.shown())' is none of "
        + (words.isEmpty ? "what such a call is about" : words.joined(separator: ", ")),
      hint: Spelling.nearest(to: word, in: words).map { "did you mean '\($0)'?" })
  }

  private func answer(_ result: String?, _ use: CallUse) throws(Fault) {
    if let result { try word(result, of: ["true", "false"], use) }
  }

  private func noResult(_ result: String?, _ use: CallUse) throws(Fault) {
    guard result != nil else { return }
    throw Fault(message: "such a call has no result, found '\(use.text.shown())'")
  }

  /// A recognizer, or a touch by its number.
  private func subject(_ argument: String, _ use: CallUse) throws(Fault) {
    if index.kinds[argument] == nil, argument.hasPrefix("touch"), let number = Int(argument.dropFirst(5)) {
      if (1...max(1, use.touchDowns)).contains(number), use.touchDowns > 0 { return }
      throw Fault(
        message: "'\(use.text.shown())' names touch \(number), and the scenario has \(use.touchDowns)")
    }
    try object(argument, .recognizer, use)
  }

  /// An action goes to the target that it names, or else to whoever is found.
  private func check(
    _ id: String, isTarget target: String?, of action: String, _ use: CallUse
  ) throws(Fault) {
    guard id != target else { return }
    // That it goes elsewhere would be met by every run.
    guard let target, use.key == CallsKey.never.rawValue else {
      if index.actions.contains(where: { $0.target == id }) { return }
      return try object(id, .object, use)
    }
    throw Fault(
      message: "'\(use.text.shown())' names the target '\(id.shown())', and this '\(action.shown())' goes to "
        + "'\(target.shown())'",
      hint: "did you mean '-> \(target.shown())'?")
  }

  private func object(_ id: String, _ wanted: ObjectIndex.Wanted, _ use: CallUse) throws(Fault) {
    guard let kind = index.kinds[id] else {
      if index.mayHaveMore(wanted, named: id) { return }
      throw Fault(
        message: "'\(use.text.shown())' names '\(id.shown())', which does not exist",
        hint: Spelling.nearest(to: id, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
    }
    guard !index.fits(id, kind, wanted) else { return }
    throw Fault(
      message: "'\(use.text.shown())' names '\(id.shown())', \(kind.rawValue), expected \(wanted.rawValue)")
  }
}
