// SPDX-License-Identifier: Apache-2.0

package import InputFile
import ScenarioFile
import Trace
import UIKitModel

/// What a device or Apple's simulator did with the touches of a scenario, as far as it was recorded: calls and states,
/// in order.
struct Recording: Hashable, Sendable {
  /// The file's name as given by the user or the scenario.
  var file: String

  /// Who recorded it, or where it was published.
  var source = ""

  /// The kinds of calls that it contains completely.
  var kinds: Set<CallKind> = []

  /// The names of other calls that it contains completely, such as `hitTest`.
  var names: Set<String> = []

  /// Whether it contains every change of a recognizer's state.
  var tellsStates = false

  /// The objects whose calls and states it contains; nil for all.
  var objects: Set<String>?

  /// The device, or the version of its system.
  var system: String?

  /// How much its times and points may differ from those of the simulation, in seconds and in points.
  var timeTolerance = defaultTimeTolerance
  var pointTolerance = defaultPointTolerance

  var facts: [Fact] = []

  /// One line.
  struct Fact: Hashable, Sendable {
    var line: Int

    /// The line without its time, as written.
    var text: String

    var what: What

    /// The time in seconds since the first fact with a time; nil if the recording does not say.
    var time: Double?

    /// The number of the touch that a call is about; nil if the recording does not say.
    var touch: Int?

    /// The location of the touch in screen coordinates or, for a hit test, the point in the view's bounds coordinates;
    /// nil if the recording does not say.
    var point: TracePoint?

    /// Whether the order relative to the line above, and to the lines joined with that, is unspecified.
    var isJoined = false
  }

  enum What: Hashable, Sendable {
    /// A call, written like in an expectation.
    case call(String)
    /// A recognizer enters a state.
    case state(recognizer: String, String)
  }

  static let defaultTimeTolerance = 0.1
  static let defaultPointTolerance = 0.5
}

/// The lines at the head of a recording.
package enum RecordingKey: String, FileKey {
  case source, records, objects, system, times, points

  package var row: KeyRow {
    switch self {
    case .source:
      .needed(.text, "who recorded it or where it was published", "who recorded it")
    case .records:
      .needed(
        .schema([:], "with commas between: \(KeyType.word(Self.kinds).words()), or names of calls"),
        "what the recording tells, all of it: kinds of [calls](#calls), calls of a name such as `hitTest`, `states` of recognizers",
        "touches, recognizers")
    case .objects:
      KeyRow(
        .schema([:], "ids with commas between"), "whose calls and states it tells; of an action the sender",
        whenAbsent: "everybody's")
    case .system: KeyRow(.text, "the device or the version of its system", whenAbsent: "unknown")
    case .times:
      KeyRow(
        .time, "how far times may be from those of the simulation, in seconds",
        whenAbsent: "`\(NumberText.decimal(Recording.defaultTimeTolerance))`")
    case .points:
      KeyRow(
        .length, "how far points may be, in points",
        whenAbsent: "`\(NumberText.decimal(Recording.defaultPointTolerance))`")
    }
  }

  /// The word for changes of recognizers' states.
  static let states = "states"

  /// What a recording can contain.
  static let kinds = CallKind.allCases.map(\.rawValue) + [states]
}

/// Reads recordings: a head of keys, an empty line, and a fact on each line.
///
/// ```text
/// # A tap on a button of which the page recognizes a double tap.
/// source: a note on the delay of a button, 2019
/// records: actions, touches
///
/// 0.000 Button.touchesBegan [60, 42]
/// 0.076 Button.save -> Page
/// 0.076 & Button.touchesEnded
/// ```
enum RecordingReader {
  /// Reads the recording of a scenario whose objects all have names.
  ///
  /// - Throws: ``InputErrors`` with all mistakes.
  static func read(
    _ text: String, file: String, of scenario: Scenario
  ) throws(InputErrors) -> Recording {
    guard text.utf8.count <= InputLimits.recordingBytes else {
      throw InputErrors([
        InputError(file: file, message: "the recording is larger than \(InputLimits.recordingBytes >> 20) MB")
      ])
    }
    let context = ScenarioReading(source: SourceText(file: file, text: text))
    let recording = RecordingText(context, of: scenario).recording(file)
    if context.hasErrors { throw context.inputErrors }
    return recording
  }
}

/// The text of a recording being read.
private struct RecordingText {
  private let context: ScenarioReading
  private let index: ObjectIndex
  private let touchDowns: Int

  init(_ context: ScenarioReading, of scenario: Scenario) {
    self.context = context
    index = ObjectIndex(scenario)
    touchDowns = scenario.touches.map(\.touchDownCount).reduce(0, +)
  }

  func recording(_ file: String) -> Recording {
    var recording = Recording(file: file)
    var head: [RecordingKey: Int] = [:]
    var isHead = true
    context.source.forEachLine { number, line in
      let place = SourcePlace(line: number, column: 1)
      guard line.count <= InputLimits.factLength else {
        context.report(
          place,
          "the line has \(line.count) characters, expected \(InputLimits.factLength) at most")
        return false
      }
      if line.hasPrefix("#") { return true }
      let isEmpty = line.allSatisfy { $0 == " " || $0 == "\t" }
      if isHead {
        // Empty lines before the head do not end it.
        if !isEmpty {
          readKey(line, place, &head, &recording)
        } else if !head.isEmpty {
          isHead = false
          checkHead(head)
          return !context.hasErrors
        }
      } else if !isEmpty {
        guard recording.facts.count < InputLimits.facts else {
          context.report(
            place, "more than \(InputLimits.facts) facts",
            hint: "divide the recording, one for each touch")
          return false
        }
        if let fact = fact(line, number, in: recording) { recording.facts.append(fact) }
      }
      return !context.isFull
    }
    if isHead, !context.hasErrors { checkHead(head) }
    if recording.facts.isEmpty, !context.hasErrors {
      context.report(
        nil, "the recording has no facts",
        hint: "after the head and an empty line comes a line for each fact, such as 0.05 Button.touchesEnded"
      )
    }
    return recording
  }

  // MARK: - The head

  /// Reports keys missing from the head.
  private func checkHead(_ head: [RecordingKey: Int]) {
    for key in RecordingKey.allCases where head[key] == nil && key.row.isNeeded {
      context.report(
        nil, "the recording has no '\(key.rawValue)'",
        hint: key.row.example.map { "its head has \(key.rawValue): \($0)" })
    }
  }

  private func readKey(
    _ line: Substring, _ place: SourcePlace, _ head: inout [RecordingKey: Int], _ recording: inout Recording
  ) {
    let keys = RecordingKey.allCases.map(\.rawValue)
    guard let colon = line.firstIndex(of: ":") else {
      context.report(
        place, "expected a key and its value, found '\(String(line).shown())'",
        hint: "an empty line ends the head, whose keys are \(keys.joined(separator: ", "))")
      return
    }
    let name = String(line[..<colon])
    guard let key = RecordingKey(rawValue: name) else {
      context.report(
        place, "a recording has no key '\(name.shown())'",
        hint: Spelling.nearest(to: name, in: keys).map { "did you mean '\($0)'?" }
          ?? "its keys: \(keys.joined(separator: ", ")); an empty line ends the head")
      return
    }
    if let first = head[key] {
      context.report(place, "the recording has a '\(name)' already in line \(first)")
      return
    }
    head[key] = place.line
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    let start = SourcePlace(line: place.line, column: line[..<value.startIndex].unicodeScalars.count + 1)
    let node = SourceNode(content: .scalar(String(value), isPlain: true), place: start)
    switch key {
    case .source: recording.source = context.name(node, name) ?? ""
    case .system: recording.system = context.name(node, name)
    case .times: recording.timeTolerance = context.number(node, name, in: PropertyType.lengths) ?? 0
    case .points: recording.pointTolerance = context.number(node, name, in: PropertyType.lengths) ?? 0
    case .records:
      let words = items(value, start).compactMap { kind($0, name) }
      recording.tellsStates = words.contains(RecordingKey.states)
      recording.kinds = Set(words.compactMap(CallKind.init))
      recording.names = Set(words).subtracting(RecordingKey.kinds)
    case .objects:
      recording.objects = Set(items(value, start).compactMap { object($0, .object, name) })
    }
  }

  /// The parts of a comma-separated list.
  private func items(_ value: Substring, _ start: SourcePlace) -> [SourceNode] {
    var column = start.column
    return value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let text = part.drop { $0 == " " }
      let place = SourcePlace(
        line: start.line, column: column + part.unicodeScalars.count - text.unicodeScalars.count)
      column += part.unicodeScalars.count + 1
      return SourceNode(content: .scalar(String(text), isPlain: true), place: place)
    }
  }

  /// A kind of call, or the name of a call.
  private func kind(_ node: SourceNode, _ key: String) -> String? {
    let names = Set(CallNames.all.flatMap(\.names))
    if let text = node.text, names.contains(text) { return text }
    return context.word(node, key, of: RecordingKey.kinds, or: ", or names of calls")
  }

  /// The id of an object of the scenario.
  private func object(_ node: SourceNode, _ wanted: ObjectIndex.Wanted, _ key: String) -> String? {
    guard let id = context.identifier(node, key) else { return nil }
    guard let kind = index.kinds[id] else {
      if index.mayHaveMore(wanted, named: id) { return id }
      context.report(
        node.place, "'\(key)' names '\(id.shown())', which the scenario does not have",
        hint: Spelling.nearest(to: id, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
      return nil
    }
    guard index.fits(id, kind, wanted) else {
      context.report(
        node.place, "'\(key)' names '\(id.shown())', \(kind.rawValue), expected \(wanted.rawValue)")
      return nil
    }
    return id
  }

  // MARK: - Facts

  private func fact(_ line: Substring, _ number: Int, in recording: Recording) -> Recording.Fact? {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    var fact = Recording.Fact(line: number, text: "", what: .call(""))
    func place() -> SourcePlace {
      SourcePlace(line: number, column: line[..<rest.startIndex].unicodeScalars.count + 1)
    }
    let first = rest.prefix { $0 != " " }
    if let time = YAMLNumber.number(String(first)) {
      guard PropertyType.lengths.contains(time) else {
        context.report(
          place(),
          "a time is a number \(YAMLNumber.words(for: PropertyType.lengths)), found \(String(first).shown())")
        return nil
      }
      fact.time = time
      rest = rest[first.endIndex...].drop { $0 == " " }
    }
    if rest.hasPrefix("& ") {
      fact.isJoined = true
      rest = rest.dropFirst(2).drop { $0 == " " }
      if recording.facts.isEmpty {
        context.report(place(), "'&' joins a fact to the line above, and there is none")
      }
    }
    let start = place()
    fact.text = String(rest)
    fact.point = Self.takePoint(&rest)
    fact.touch = Self.takeTouch(&rest)
    if let touch = fact.touch, touch > touchDowns {
      context.report(start, "this is about touch \(touch), and the scenario has \(touchDowns)")
    }
    guard let what = what(rest, start, fact, recording) else { return nil }
    fact.what = what
    return fact
  }

  /// A state change, such as `tap: began`, or a call.
  private func what(
    _ text: Substring, _ place: SourcePlace, _ fact: Recording.Fact, _ recording: Recording
  ) -> Recording.What? {
    if let colon = text.firstRange(of: ": "), let state = state(text[colon.upperBound...]),
      index.kinds[String(text[..<colon.lowerBound])] != nil || recording.tellsStates
    {
      let node = SourceNode(content: .scalar(String(text[..<colon.lowerBound]), isPlain: true), place: place)
      if !recording.tellsStates {
        context.report(place, "'records' does not have \(RecordingKey.states), and this is a state")
      }
      return object(node, .recognizer, RecordingKey.states).map { .state(recognizer: $0, state) }
    }
    var use = CallUse(
      text: String(text), place: place, key: RecordingKey.records.rawValue, saysTouch: fact.touch != nil)
    let called = CallNames.all.filter { !recording.names.isDisjoint(with: $0.names) }
    use.kinds = recording.kinds.union(called.map(\.kind))
    use.touchDowns = touchDowns
    if let fault = CallCheck(index: index).fault(of: use) {
      context.report(place, fault.message, hint: fault.hint)
      return nil
    }
    return .call(String(text))
  }

  private func state(_ text: Substring) -> String? {
    ScenarioReading.states.contains(String(text)) ? ScenarioReading.state(String(text)) : nil
  }

  /// Removes `[x, y]` from the end.
  private static func takePoint(_ rest: inout Substring) -> TracePoint? {
    guard rest.last == "]", let start = rest.lastIndex(of: "["), start > rest.startIndex,
      rest[rest.index(before: start)] == " "
    else { return nil }
    let numbers = rest[rest.index(after: start)...].dropLast().split(separator: ",").map { part in
      YAMLNumber.number(String(part.drop { $0 == " " }))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      PropertyType.coordinates.contains(x), PropertyType.coordinates.contains(y)
    else { return nil }
    rest = rest[..<rest.index(before: start)]
    return TracePoint(x: x, y: y)
  }

  /// Removes ` touch 2` from the end.
  private static func takeTouch(_ rest: inout Substring) -> Int? {
    guard let range = rest.ranges(of: " touch ").last, let number = Int(rest[range.upperBound...]),
      (1...1_000_000).contains(number)
    else { return nil }
    rest = rest[..<range.lowerBound]
    return number
  }
}
