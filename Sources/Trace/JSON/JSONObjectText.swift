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

  mutating func object(_ key: [UInt8], _ fill: (inout JSONObjectText) throws -> Void) rethrows {
    try member(key) { sink in
      var object = JSONObjectText(sink)
      try fill(&object)
      object.close()
    }
  }

  mutating func number(_ name: String, _ value: Double) throws {
    if !isEmpty { sink.write(",") }
    isEmpty = false
    sink.write(quoted: name)
    sink.write(":")
    try sink.write(number: value)
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
