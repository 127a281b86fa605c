// SPDX-License-Identifier: Apache-2.0

/// An object that is written member by member.
struct JSONObjectText {
  private let sink: JSONSink
  private var isEmpty = true

  init(_ sink: JSONSink) {
    self.sink = sink
    sink.write("{")
  }

  func close() { sink.write("}") }

  /// Writes a member whose name is given as it is written after another, `,"name":`.
  mutating func member(_ key: [UInt8], _ writeValue: (JSONSink) throws -> Void) rethrows {
    sink.write(isEmpty ? key[1...] : key[...])
    isEmpty = false
    try writeValue(sink)
  }

  /// Writes a member of any name.
  mutating func member(named name: String, _ writeValue: (JSONSink) throws -> Void) rethrows {
    if !isEmpty { sink.write(",") }
    isEmpty = false
    sink.write(quoted: name)
    sink.write(":")
    try writeValue(sink)
  }
}

extension JSONSink {
  func list<Element>(_ elements: [Element], _ writeElement: (Element) throws -> Void) rethrows {
    write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { write(",") }
      try writeElement(element)
    }
    write("]")
  }
}
