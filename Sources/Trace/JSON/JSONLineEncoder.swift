// SPDX-License-Identifier: Apache-2.0

/// Writes values as JSON in one pass: keys in the order of encoding, no white space.
///
/// Foundation's encoder builds a tree first and takes six times as long, which a trace of 10,000 views feels.
struct JSONLineEncoder {
  private let sink = JSONSink()

  /// The bytes written so far.
  var bytes: [UInt8] { sink.bytes }

  /// Appends an object as one line, ended, that a block fills field by field.
  func appendObject(_ fill: (inout JSONObjectText) throws -> Void) rethrows {
    var object = JSONObjectText(sink)
    try fill(&object)
    object.close()
    sink.bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a value as one line, ended.
  func append(_ value: some Encodable) throws {
    let node = JSONNode(sink, path: [])
    try value.encode(to: node)
    node.close()
    sink.bytes.append(UInt8(ascii: "\n"))
  }
}

/// One value being written: an object, an array or a single value, as its `encode(to:)` decides.
private final class JSONNode: Encoder {
  enum Shape {
    case undecided
    case object
    case array
    case single
  }

  let sink: JSONSink
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var shape = Shape.undecided
  private(set) var count = 0

  init(_ sink: JSONSink, path: [any CodingKey]) {
    self.sink = sink
    codingPath = path
  }

  /// Ends the value.
  func close() {
    switch shape {
    case .object: sink.write("}")
    case .array: sink.write("]")
    case .undecided: sink.write("{}")
    case .single: break
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if shape == .undecided {
      shape = .object
      sink.write("{")
    }
    return KeyedEncodingContainer(JSONObject<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if shape == .undecided {
      shape = .array
      sink.write("[")
    }
    return JSONArray(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    shape = .single
    return JSONSingle(node: self)
  }

  /// Separates a member from the one before.
  func next() {
    if count > 0 { sink.write(",") }
    count += 1
  }

  /// Writes a value, the common ones without asking them to encode themselves.
  func write(_ value: some Encodable) throws {
    switch value {
    case let value as String: sink.write(quoted: value)
    case let value as Bool: sink.write(bool: value)
    case let value as Int: sink.write(integer: value)
    case let value as Double: try write(number: value)
    case let value as [String: Double]: try write(members: value)
    case let value as [String: String]: try write(members: value)
    default:
      let node = JSONNode(sink, path: codingPath)
      try value.encode(to: node)
      node.close()
    }
  }

  /// Writes a dictionary with its keys sorted, so that equal ones give equal bytes.
  private func write(members: [String: some Encodable]) throws {
    sink.write("{")
    var isFirst = true
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if !isFirst { sink.write(",") }
      isFirst = false
      sink.write(quoted: key)
      sink.write(":")
      try write(value)
    }
    sink.write("}")
  }

  func write(number: Double) throws {
    try sink.write(number: number)
  }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }

  private func write(_ key: Key) {
    node.next()
    node.sink.write(quoted: key.stringValue)
    node.sink.write(":")
  }

  func encodeNil(forKey key: Key) throws {
    write(key)
    node.sink.write("null")
  }

  func encode(_ value: Bool, forKey key: Key) throws {
    write(key)
    node.sink.write(bool: value)
  }

  func encode(_ value: String, forKey key: Key) throws {
    write(key)
    node.sink.write(quoted: value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    write(key)
    try node.write(number: value)
  }

  func encode(_ value: Int, forKey key: Key) throws {
    write(key)
    node.sink.write(integer: value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    write(key)
    try node.write(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    preconditionFailure("JSONLineEncoder writes nested values by encoding them, not by nested containers")
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure("JSONLineEncoder writes nested values by encoding them, not by nested containers")
  }

  func superEncoder() -> any Encoder { node }
  func superEncoder(forKey key: Key) -> any Encoder { node }
}

private struct JSONArray: UnkeyedEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { node.count }

  func encodeNil() throws {
    node.next()
    node.sink.write("null")
  }

  func encode(_ value: Double) throws {
    node.next()
    try node.write(number: value)
  }

  func encode(_ value: some Encodable) throws {
    node.next()
    try node.write(value)
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<
    NestedKey
  > {
    preconditionFailure("JSONLineEncoder writes nested values by encoding them, not by nested containers")
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("JSONLineEncoder writes nested values by encoding them, not by nested containers")
  }

  func superEncoder() -> any Encoder { node }
}

private struct JSONSingle: SingleValueEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil() throws { node.sink.write("null") }
  func encode(_ value: some Encodable) throws { try node.write(value) }
}
