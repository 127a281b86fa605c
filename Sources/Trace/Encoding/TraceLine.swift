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
    let record = try value()
    guard let type = EventType.named[kind] else { return nil }
    let start = try located { try TraceEvent.start.read(record) }
    return try located(as: "a '\(kind)' record") {
      TraceEvent(
        sequence: start.sequence, time: start.time, parent: start.parent, kind: try type.read(record))
    }
  }

  private func value() throws(TraceFormatError) -> JSONValue {
    let value = text.withContiguousStorageIfAvailable { JSONReader.value(of: $0) } ?? nil
    guard let value else { throw TraceFormatError(line: number, message: "not a JSON record") }
    return value
  }

  /// The record as a type that decodes itself.
  func decode<Record: Decodable>(
    _ type: Record.Type, with decoder: JSONDecoder
  ) throws(TraceFormatError) -> Record {
    do {
      return try decoder.decode(type, from: Data(text))
    } catch let error as DecodingError {
      throw TraceFormatError(line: number, message: Self.sentence(for: error))
    } catch {
      throw TraceFormatError(line: number, message: "not a JSON record: \(error)")
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
      throw TraceFormatError(line: number, message: "\(error)")
    }
  }

  private static func sentence(for error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(
        separator: ".")
      return path.isEmpty ? "the record" : "'\(path)'"
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context)) needs the field '\(key.stringValue)'"
    case .typeMismatch(let type, let context):
      return "\(place(context)) is not \(Self.noun(for: type))"
    case .valueNotFound(_, let context):
      return "\(place(context)) must not be null"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "not a JSON record" : "\(place(context)): \(context.debugDescription)"
    @unknown default:
      return "not a trace record"
    }
  }

  /// What a value of a Swift type is in JSON.
  private static func noun(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type, is Int.Type: "a number"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }
}
