// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Trace

@Suite struct JSONDocumentTests {
  private func fault(_ text: String, deepest: Int = 10, most: Int = 100) -> String? {
    do {
      _ = try JSONDocument(text, deepest: deepest, most: most)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.message)"
    }
  }

  @Test func valuesAreFoundOverSeveralLines() throws {
    let document = try JSONDocument(
      "{\n  \"ä\": 1, \"views\": [\n    {}, {\"alpha\": true}\n  ]\n}\n", deepest: 10, most: 100)
    #expect(document.root["views"] == [[:], ["alpha": true]])
    #expect(document.place(of: ["views"]) == .init(line: 2, column: 20))
    #expect(document.place(of: ["views", "1", "alpha"]) == .init(line: 3, column: 19))
    #expect(document.place(of: ["views", "1", "hidden"]) == .init(line: 3, column: 9))
  }

  @Test func whatIsNoJSONIsRefusedWithItsPlace() {
    #expect(
      fault("{\"a\": 1,\n \"b\": nan}")
        == "2:7: this is no JSON, or its values lie more than 10 deep in each other")
    #expect(fault("[1, 2") == "1:6: the JSON ends before it is whole")
    #expect(fault("[1]\n[2]") == "2:1: something follows the JSON value, expected the end")
    #expect(fault("") == "1:1: the JSON ends before it is whole")
  }

  @Test func limitsHoldWhileReading() {
    #expect(fault("[[[[1]]]]", deepest: 4)?.contains("more than 4 deep") == true)
    #expect(fault("[[[[1]]]]", deepest: 5) == nil)
    #expect(fault("[1,2,3,4]", most: 4)?.hasSuffix("more than 4 values") == true)
  }
}
