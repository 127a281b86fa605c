// SPDX-License-Identifier: Apache-2.0

/// An object that is written field by field; fields without a value are left out.
struct JSONObjectText {
  private let sink: JSONSink
  private var isEmpty = true

  init(_ sink: JSONSink) {
    self.sink = sink
    sink.write("{")
  }

  func close() { sink.write("}") }

  private mutating func name(_ name: StaticString) {
    if isEmpty { sink.write("\"") } else { sink.write(",\"") }
    isEmpty = false
    sink.write(name)
    sink.write("\":")
  }

  mutating func field(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    sink.write(quoted: value)
  }

  mutating func field(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    sink.write(integer: value)
  }

  mutating func field(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.name(name)
    sink.write(bool: value)
  }

  mutating func field(_ name: StaticString, _ value: Double?) throws {
    guard let value else { return }
    self.name(name)
    try sink.write(number: value)
  }

  mutating func field(_ name: String, _ value: Double) throws {
    if !isEmpty { sink.write(",") }
    isEmpty = false
    sink.write(quoted: name)
    sink.write(":")
    try sink.write(number: value)
  }

  mutating func field(_ name: StaticString, _ values: [String]?) {
    guard let values else { return }
    self.name(name)
    list(values) { sink.write(quoted: $0) }
  }

  mutating func row(_ name: StaticString, _ numbers: [Double]) throws {
    self.name(name)
    try list(numbers) { try sink.write(number: $0) }
  }

  mutating func object(_ name: StaticString, _ fill: (inout JSONObjectText) throws -> Void) rethrows {
    self.name(name)
    var object = JSONObjectText(sink)
    try fill(&object)
    object.close()
  }

  mutating func array<Element>(
    _ name: StaticString, _ elements: [Element], _ fill: (Element, inout JSONObjectText) -> Void
  ) {
    self.name(name)
    list(elements) {
      var object = JSONObjectText(sink)
      fill($0, &object)
      object.close()
    }
  }

  private func list<Element>(_ elements: [Element], _ write: (Element) throws -> Void) rethrows {
    sink.write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { sink.write(",") }
      try write(element)
    }
    sink.write("]")
  }
}
