// SPDX-License-Identifier: Apache-2.0

import InputFile
import Yams

/// How a value stands in a file: what a key takes for it, how it is read and how it is written.
struct ValueForm<Value>: Sendable {
  typealias Read = @Sendable (ScenarioReading, SourceNode, _ key: String) -> Value?

  let type: KeyType

  /// Reads the value of a node under a key. Nil for a wrong value, which is reported, and for a word that means no
  /// value.
  let read: Read

  let write: @Sendable (NodeWriter, Value) -> Node

  init(_ type: KeyType, _ read: @escaping Read, _ write: @escaping @Sendable (NodeWriter, Value) -> Node) {
    self.type = type
    self.read = read
    self.write = write
  }
}

extension KeyType {
  static let timeOrLimits = either([time, definition("numberLimits")])
  static let call = definition("call")
  static let id = definition("id")
  static let ids = definition("ids")
  static let nilWord = definition("nil")
  static let selector = definition("selector")
  static let answer = definition("answer")
  static let selection = definition("selection")
}
