// SPDX-License-Identifier: Apache-2.0

import Analysis
import FoundationTypes
import InputFile
import ScenarioFile
import ScreenImport
import Trace

/// Compares what a device did with what the simulation does, up to the first difference.
struct RecordingCheck {
  private let recording: Recording
  private let simulated: [Simulated]

  /// A call or state change in the simulation that the recording covers.
  private struct Simulated {
    var what: What
    var time: Double
    var sequence: Int

    enum What {
      case call(TracedCall)
      case state(recognizer: String, String)
    }

    /// The object of the call or state.
    var object: String? {
      switch what {
      case .call(let call): call.receiver
      case .state(let recognizer, _): recognizer
      }
    }
  }

  init(_ recording: Recording, _ trace: TouchTrace) {
    self.recording = recording
    let lines = recording.facts.compactMap { fact -> String? in
      if case .call(let text) = fact.what { text } else { nil }
    }
    let calls = CallList(trace).calls(of: Set(CallKind.allCases), comparedWith: lines)
      .filter { recording.kinds.contains($0.kind) || recording.names.contains($0.name) }
      .map { Simulated(what: .call($0), time: $0.time, sequence: $0.sequence) }
    let states = recording.tellsStates ? trace.events.compactMap(Self.state) : []
    simulated = (calls + states).enumerated().filter { recording.tells(of: $0.element.object) }
      .sorted { ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset) }.map(\.element)
  }

  private static func state(_ event: TraceEvent) -> Simulated? {
    guard case .recognizerStateChanged(let record) = event.kind else { return nil }
    return Simulated(
      what: .state(recognizer: record.recognizer, record.to.rawValue), time: event.time,
      sequence: event.sequence)
  }

  /// The result: the first difference, with its position in the recording's file.
  var result: ExpectationResult {
    let groups = recording.groups
    let start = start(groups)
    var position = 0
    for group in groups {
      let facts = recording.facts[group]
      let came = position..<min(position + group.count, simulated.count)
      let pairs = CallPairing(Array(facts)) { fact, index in
        isMet(fact, by: simulated[index], since: start)
      }.pairs(among: came)
      if let missing = zip(facts, pairs).first(where: { $0.1 == nil })?.0 {
        let taken = Set(pairs.compactMap { $0 })
        return parting(at: missing, since: start, came.first { !taken.contains($0) })
      }
      position = came.upperBound
    }
    guard position < simulated.count else { return result(nil, nil) }
    return parting(at: nil, since: start, position)
  }

  /// The simulation's time at which the recording's clock starts, from the match of the first fact with a time, if that
  /// is where the recording has it.
  private func start(_ groups: [Range<Int>]) -> Double {
    guard let first = recording.facts.firstIndex(where: { $0.time != nil }),
      let group = groups.first(where: { $0.contains(first) }), let time = recording.facts[first].time
    else { return 0 }
    let came = group.clamped(to: simulated.indices)
    let own = came.first { isMet(recording.facts[first], by: simulated[$0], since: nil) } ?? came.first
    return (own.map { simulated[$0].time } ?? 0) - time
  }

  private func isMet(_ fact: Recording.Fact, by came: Simulated, since start: Double?) -> Bool {
    if let time = fact.time, let start,
      abs(came.time - start - time) > recording.timeTolerance + Tolerance.rounding
    {
      return false
    }
    switch (fact.what, came.what) {
    case (.state(let recognizer, let state), .state(let other, let new)):
      return recognizer == other && state == new
    case (.call(let text), .call(let call)):
      guard call.matches(text) else { return false }
      let touches = call.touches.filter { touch in fact.touch.map { touch.touch == "touch\($0)" } ?? true }
      if fact.touch != nil, touches.isEmpty { return false }
      guard let point = fact.point else { return true }
      return (call.point.map { [$0] } ?? touches.map(\.location)).contains { isNear(point, $0) }
    default: return false
    }
  }

  private func isNear(_ recorded: TracePoint, _ point: TracePoint) -> Bool {
    let allowed = recording.pointTolerance + Tolerance.rounding
    return abs(recorded.x - point.x) <= allowed && abs(recorded.y - point.y) <= allowed
  }

  // MARK: - Messages

  /// The number of facts shown before the difference.
  private static let shown = 3

  private func parting(at fact: Recording.Fact?, since start: Double, _ position: Int?) -> ExpectationResult {
    let end = fact.flatMap { recording.facts.firstIndex(of: $0) } ?? recording.facts.endIndex
    let before = recording.facts[..<end].suffix(Self.shown).map { "  \(text(of: $0))" }
    let recorded = fact.map { text(of: $0) } ?? "nothing more"
    let came = position.map { text(of: simulated[$0], since: start) } ?? "nothing more"
    return result(fact?.line ?? recording.facts.last?.line, before + ["- \(recorded)", "+ \(came)"])
  }

  private func result(_ line: Int?, _ difference: [String]?) -> ExpectationResult {
    let system = recording.system.map { ", \($0)" } ?? ""
    return ExpectationResult(
      line: line, what: "what was recorded (\(recording.source)\(system))", difference: difference,
      file: recording.file)
  }

  private func text(of fact: Recording.Fact) -> String {
    (fact.time.map { "\(NumberText.decimal($0)) " } ?? "") + fact.text
  }

  /// A fact of the simulation, written like in a recording.
  private func text(of came: Simulated, since start: Double) -> String {
    let time = NumberText.decimal(came.time - start)
    switch came.what {
    case .state(let recognizer, let state): return "\(time) \(recognizer): \(state)"
    case .call(let call):
      let touches = call.touches.map { "touch \($0.touch.dropFirst("touch".count)) \($0.location.shown)" }
      let detail = call.point.map { [$0.shown] } ?? touches
      return "\(time) \(call.fullText)\(detail.isEmpty ? "" : " ")\(detail.joined(separator: ", "))"
    }
  }
}

extension Recording {
  fileprivate func tells(of object: String?) -> Bool {
    guard let objects else { return true }
    return object.map(objects.contains) ?? false
  }

  /// The ranges of facts with an unspecified order.
  fileprivate var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for (position, fact) in facts.enumerated() {
      if fact.isJoined, let last = groups.last {
        groups[groups.count - 1] = last.lowerBound..<position + 1
      } else {
        groups.append(position..<position + 1)
      }
    }
    return groups
  }
}

/// A recording in a file next to the scenario that names it.
struct RecordingFile {
  private let recording: ScenarioRecording
  private let scenario: String

  init(_ recording: ScenarioRecording, beside scenario: String) {
    self.recording = recording
    self.scenario = scenario
  }

  /// Reads the recording of a scenario whose objects all have names.
  func read(for scenario: Scenario) throws -> Recording {
    let path = try path()
    let data: Data
    do {
      data = try ByteStream.read(path: path, limit: InputLimits.recordingBytes)
    } catch {
      throw InputError(file: path, message: "this cannot be read: \(error.reason)")
    }
    return try RecordingReader.read(
      try InputText.read([UInt8](data), file: path), file: path, of: scenario)
  }

  private func path() throws(InputError) -> String {
    guard scenario != "-" else {
      throw InputError(
        file: "standard input", line: recording.line,
        message: "'\(recording.file)' would lie beside the scenario, which has no folder",
        hint: "check the scenario as a file")
    }
    let folder = scenario.lastIndex(of: "/").map { String(scenario[...$0]) } ?? ""
    let path = folder + recording.file
    guard FilePath.isFolder(path) == false else {
      throw InputError(
        file: scenario, line: recording.line,
        message: "there is no file '\(recording.file)' beside the scenario")
    }
    return path
  }
}

extension RecordingCheck {
  /// Compares a recording inside a capture, and gives the difference its position there.
  static func result(
    of recording: ImportedRecording, in file: String, _ scenario: Scenario, _ trace: TouchTrace
  ) throws -> ExpectationResult {
    var read: Recording
    do {
      read = try RecordingReader.read(recording.text, file: file, of: scenario)
    } catch {
      throw InputErrors(
        error.errors.map { error in
          let place = error.line.flatMap(recording.place)
          return InputError(
            file: file, line: place?.line, column: place?.column, message: error.message, hint: error.hint)
        })
    }
    read.objects = recording.objects
    var result = RecordingCheck(read, trace).result
    if let place = result.difference == nil ? nil : result.line.flatMap(recording.place) {
      (result.line, result.column) = (place.line, place.column)
    }
    result.file = file
    return result
  }
}
