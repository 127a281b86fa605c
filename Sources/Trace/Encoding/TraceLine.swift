// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of a trace that is being read.
struct TraceLine {
  var text: Substring.UTF8View
  var number: Int

  /// The kind of the record.
  func kind() throws(TraceFormatError) -> String {
    let first = text.withContiguousStorageIfAvailable { JSONReader.first("kind", of: $0) } ?? nil
    if let first { return first }
    let record = try value()
    return try located {
      guard case .object = record else { throw FieldProblem(.other("is not an object")) }
      return try Self.kind.read(record)
    }
  }

  private static let kind = Field.name("kind", "The kind of record.")

  /// The event of the record; nil for a kind that this version does not know.
  func event(of kind: String) throws(TraceFormatError) -> TraceEvent? {
    let record = try checkedValue(of: kind)
    guard let type = EventType.named[kind] else { return nil }
    return try located(as: "a '\(kind)' record") {
      let start = try TraceEvent.start.read(record)
      return TraceEvent(
        sequence: start.sequence, time: start.time, parent: start.parent, kind: try type.read(record))
    }
  }

  /// Says that an event stands at a place where it cannot have happened, if it does.
  func checkOrder(of event: TraceEvent, after last: TraceEvent?) throws(TraceFormatError) {
    let problem: String? =
      if let parent = event.parent, parent >= event.sequence {
        "'parent' is \(parent), and an event happens within an earlier one than \(event.sequence)"
      } else if let last, event.sequence <= last.sequence {
        "'seq' is \(event.sequence) after \(last.sequence), and events stand in their order"
      } else if let last, event.time < last.time {
        "'time' is \(NumberText.exact(event.time)) after \(NumberText.exact(last.time)), and time does not go back"
      } else {
        nil
      }
    if let problem { throw TraceFormatError(line: number, message: problem) }
  }

  /// The record as JSON. One of a known kind has what the schema asks for.
  private func checkedValue(of kind: String) throws(TraceFormatError) -> JSONValue {
    let record = try value()
    guard let shape = RecordShape.records[kind] else { return record }
    do { try shape.check(record) } catch {
      throw TraceFormatError(line: number, message: error.sentence(about: "a '\(kind)' record"))
    }
    return record
  }

  /// Says that the record is a header of another format or of a newer version, if it says so itself.
  func checkFormat() throws(TraceFormatError) {
    let record = try value()
    if case .string(let format)? = record["format"], format != TraceHeader.format {
      throw TraceFormatError(line: number, message: "the format is '\(format)', not '\(TraceHeader.format)'")
    }
    if case .number(let version)? = record["version"], version > Double(TraceHeader.version),
      version <= NumberLimit.greatest
    {
      throw TraceFormatError(
        line: number,
        message: """
          version \(NumberText.decimal(version)) of the format is newer than \(TraceHeader.version), the newest \
          known here
          """)
    }
  }

  private func value() throws(TraceFormatError) -> JSONValue {
    let value = text.withContiguousStorageIfAvailable { JSONReader.value(of: $0) } ?? nil
    guard let value else { throw TraceFormatError(line: number, message: "not a JSON record") }
    return value
  }

  /// The record as a type that decodes itself.
  func decode<Record: Decodable>(
    _ kind: String, as type: Record.Type, with decoder: JSONDecoder
  ) throws(TraceFormatError) -> Record {
    _ = try checkedValue(of: kind)
    do {
      return try decoder.decode(type, from: Data(text))
    } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
      // What the schema does not say, in the words of the type that found it.
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      throw TraceFormatError(
        line: number, message: "'\(path.joined(separator: "."))': \(context.debugDescription)")
    } catch {
      throw TraceFormatError(line: number, message: "a '\(kind)' record cannot be read")
    }
  }

  /// What a block reads from the record, which messages call by a name.
  func located<Value>(
    as record: String = "the record", _ read: () throws -> Value
  ) throws(TraceFormatError) -> Value {
    do {
      return try read()
    } catch let problem as FieldProblem {
      throw TraceFormatError(line: number, message: problem.sentence(about: record))
    } catch {
      throw TraceFormatError(line: number, message: "\(record) cannot be read")
    }
  }
}
