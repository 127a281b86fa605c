// SPDX-License-Identifier: Apache-2.0

/// One line of a trace that is being read.
struct TraceLine {
  var text: Substring.UTF8View
  var number: Int

  /// The earlier version of the format that the trace has; nil for the current one.
  var earlier: EarlierVersion?

  /// The kind of the record.
  func kind() throws(TraceFormatError) -> String {
    let first = text.withContiguousStorageIfAvailable { JSONReader.first("kind", of: $0) } ?? nil
    if let first { return first }
    let record = try value()
    return try located {
      guard case .object = record else { throw FieldProblem(.other("is not an object")) }
      guard let kind = record["kind"] else { throw FieldProblem(.missing).within("kind") }
      do throws(FieldProblem) { try Schema.text().check(kind) } catch {
        throw error.within("kind")
      }
      return String(json: kind) ?? ""
    }
  }

  /// The event of the record; nil for an unknown kind.
  func event(of kind: String) throws(TraceFormatError) -> TraceEvent? {
    let record = try checkedValue(of: kind)
    guard let type = EventType.named[kind] else { return nil }
    return try located(as: "a '\(kind)' record") {
      var event = try TraceEvent.start.read(record)
      event.kind = try type.read(record)
      return event
    }
  }

  /// The record as JSON, checked against the schema if its kind is known.
  private func checkedValue(of kind: String) throws(TraceFormatError) -> JSONValue {
    var record = try value()
    guard let schema = TraceSchema.named[kind] else { return record }
    if let earlier { record = earlier.current(record, of: kind) }
    do { try schema.check(record) } catch {
      throw self.error(error, about: "a '\(kind)' record")
    }
    return record
  }

  /// Checks the format and version in a header record.
  ///
  /// - Returns: The version if it is an earlier one, else nil.
  /// - Throws: ``TraceFormatError`` for another format or a newer version.
  func earlierVersion() throws(TraceFormatError) -> EarlierVersion? {
    let record = try value()
    if case .string(let format)? = record["format"], format != TraceHeader.format {
      throw error("the format is '\(format)', not '\(TraceHeader.format)'", at: ["format"])
    }
    if case .number(let version)? = record["version"], version > Double(TraceHeader.version),
      version <= NumberLimit.greatest
    {
      throw error(
        """
        version \(NumberText.decimal(version)) of the format is newer than \(TraceHeader.version), the newest \
        known here
        """, at: ["version"])
    }
    return EarlierVersion.allCases.first { record["version"] == .number(Double($0.rawValue)) }
  }

  private func value() throws(TraceFormatError) -> JSONValue {
    let value = text.withContiguousStorageIfAvailable { JSONReader.value(of: $0) } ?? nil
    guard let value else { throw error("not a JSON record", atByte: JSONReader.fault) }
    return value
  }

  /// Decodes the record.
  func read<Kind: Record>(_ type: Kind.Type) throws(TraceFormatError) -> Kind {
    let kind = Kind.record.schema.name
    let record = try checkedValue(of: kind)
    return try located(as: "a '\(kind)' record") { try Kind.record.read(record) }
  }

  /// Runs `read` and adds the line and column to the error that it throws. `record` is the name for messages.
  func located<Value>(
    as record: String = "the record", _ read: () throws -> Value
  ) throws(TraceFormatError) -> Value {
    do {
      return try read()
    } catch let problem as FieldProblem {
      throw error(problem, about: record)
    } catch {
      throw self.error("\(record) cannot be read")
    }
  }

  /// An error about a field, with the column of that field.
  func error(_ problem: FieldProblem, about record: String) -> TraceFormatError {
    error(problem.sentence(about: record), at: problem.path)
  }

  /// An error about the value at a path, or about the whole line if that value does not exist.
  func error(_ message: String, at path: [String] = []) -> TraceFormatError {
    guard !path.isEmpty else { return TraceFormatError(line: number, message: message) }
    return error(message) { JSONReader.offset(of: path, in: $0) }
  }

  private func error(
    _ message: String, atByte offset: (UnsafeBufferPointer<UInt8>) -> Int
  ) -> TraceFormatError {
    let column = text.withContiguousStorageIfAvailable { bytes in
      bytes[..<offset(bytes)].count { $0 & 0xC0 != 0x80 } + 1
    }
    return TraceFormatError(line: number, column: column, message: message)
  }
}

/// Checks that the schema cannot express.
extension TraceLine {
  /// Checks that the event is at a possible position after the event before it.
  func checkOrder(of event: TraceEvent, after last: TraceEvent?) throws(TraceFormatError) {
    if let parent = event.parent, parent >= event.sequence {
      throw error(
        "'parent' is \(parent), and an event happens within an earlier one than \(event.sequence)",
        at: ["parent"])
    }
    guard let last else { return }
    if event.sequence <= last.sequence {
      throw error(
        "'seq' is \(event.sequence) after \(last.sequence), and events stand in their order", at: ["seq"])
    }
    if event.time < last.time {
      throw error(
        "'time' is \(NumberText.exact(event.time)) after \(NumberText.exact(last.time)), and time does not go back",
        at: ["time"])
    }
  }

  /// Checks that the touches that an event names have begun. A touch begins with its hit test or its first sample.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - known: The touches that earlier events began; the event's own are added.
  /// - Throws: ``TraceFormatError`` at the column of the name.
  func checkTouches(of event: TraceEvent, known: inout Set<String>) throws(TraceFormatError) {
    if case .hitTestPassBegan(let record) = event.kind { known.insert(record.touch) }
    if case .touchUpdated(let sample) = event.kind { known.insert(sample.touch) }
    let several = event.kind.touches ?? []
    let named = several.enumerated().map { ($1, ["touches", String($0)]) }
    for (touch, path) in named + [event.kind.touch].compactMap({ $0.map { ($0, ["touch"]) } })
    where !known.contains(touch) {
      throw error(
        "'\(path.joined(separator: "."))' is '\(touch)', and no touch of that name has begun", at: path)
    }
  }

  /// Adds to the number of views and events in the whole trace, and checks the limit.
  func count(_ number: Int, in total: inout Int) throws(TraceFormatError) {
    total += number
    guard total <= InputLimits.records else {
      throw error("the trace has more than \(InputLimits.records) views and events")
    }
  }

  /// Checks that a screen is not too large and that identifiers are unique.
  func check(_ screen: TraceScreen) throws(TraceFormatError) {
    guard screen.views.count <= InputLimits.views else {
      throw error("the screen has more than \(InputLimits.views) views", at: ["views"])
    }
    var ids: Set<String> = []
    for (id, path) in screen.places where !ids.insert(id).inserted {
      throw error("'\(path.joined(separator: "."))' is '\(id)', which another object has already", at: path)
    }
  }
}

extension TraceScreen {
  /// The identifiers of all objects, with their paths in the record.
  fileprivate var places: [(id: String, path: [String])] {
    func places(_ name: String, _ ids: [String]) -> [(id: String, path: [String])] {
      ids.enumerated().map { ($1, [name, String($0), "id"]) }
    }
    // The delegate may be another object of the screen: the application itself or a controller.
    let others = [(application.id, application.className)] + controllers.map { ($0.id, $0.className) }
    let delegates = [delegate].compactMap { $0 }.filter { delegate in
      !others.contains { $0 == (delegate.id, delegate.className) }
    }
    return [(application.id, ["application", "id"])] + delegates.map { ($0.id, ["delegate", "id"]) }
      + places("scenes", scenes.map(\.id)) + places("views", views.map(\.id))
      + places("controllers", controllers.map(\.id))
      + places("gestureRecognizers", gestureRecognizers.map(\.id))
  }
}

/// Why a text cannot be read as a trace.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int

  /// The column in the line, from 1, counted in Unicode scalars; nil where the fault is with the whole line.
  public var column: Int?

  /// What was found and what was expected, without a final period.
  public var message: String

  /// Creates an error.
  public init(line: Int, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The message with its line.
  public var description: String { "line \(line): \(message)" }
}
