// SPDX-License-Identifier: Apache-2.0

/// A line of a trace that is being read.
struct TraceLine {
  var text: Substring.UTF8View
  var number: Int

  /// Whether the trace is of an earlier version of the format.
  var isEarlier = false

  /// The kind of the record.
  func kind() throws(TraceFormatError) -> String {
    let first = text.withContiguousStorageIfAvailable { JSONReader.first("kind", of: $0) } ?? nil
    if let first { return first }
    let record = try value()
    return try located {
      guard case .object = record else { throw FieldProblem(.other("is not an object")) }
      guard let kind = record["kind"] else { throw FieldProblem(.missing).within("kind") }
      do throws(FieldProblem) { try RecordShape.text(isEmptyAllowed: true).check(kind) } catch {
        throw error.within("kind")
      }
      return String(json: kind) ?? ""
    }
  }

  /// The event of the record; nil for a kind that this version does not know.
  func event(of kind: String) throws(TraceFormatError) -> TraceEvent? {
    let record = try checkedValue(of: kind)
    guard let type = EventType.named[kind] else { return nil }
    return try located(as: "a '\(kind)' record") {
      var event = try TraceEvent.start.read(record)
      event.kind = try type.read(record)
      try event.kind.check()
      return event
    }
  }

  /// The record as JSON. One of a known kind has what the schema asks for.
  private func checkedValue(of kind: String) throws(TraceFormatError) -> JSONValue {
    var record = try value()
    guard let shape = RecordShape.records[kind] else { return record }
    if isEarlier { record = EarlierVersions.current(record, of: kind) }
    do { try shape.check(record) } catch {
      throw self.error(error, about: "a '\(kind)' record")
    }
    return record
  }

  /// Says that the record is a header of another format or of a newer version, if it says so itself.
  ///
  /// - Returns: Whether it is that of an earlier version.
  func isOfEarlierVersion() throws(TraceFormatError) -> Bool {
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
    return EarlierVersions.numbers.contains { record["version"] == .number($0) }
  }

  private func value() throws(TraceFormatError) -> JSONValue {
    let value = text.withContiguousStorageIfAvailable { JSONReader.value(of: $0) } ?? nil
    guard let value else { throw error("not a JSON record", atByte: JSONReader.fault) }
    return value
  }

  /// The record as a value.
  func read<Kind: Record>(_ type: Kind.Type) throws(TraceFormatError) -> Kind {
    let record = try checkedValue(of: Kind.record.name)
    return try located(as: "a '\(Kind.record.name)' record") { try Kind.record.read(record) }
  }

  /// What a block reads from the record, which messages call by a name.
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

  /// What is wrong with a field, with the column where it stands.
  func error(_ problem: FieldProblem, about record: String) -> TraceFormatError {
    error(problem.sentence(about: record), at: problem.path)
  }

  /// What is wrong with the value that a path leads to; with the line as a whole, if there is none.
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
