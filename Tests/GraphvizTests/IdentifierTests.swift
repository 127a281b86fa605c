// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: ["a", "_", "Z9_z", "node", "cluster_1"])
  func namesAreAccepted(name: String) {
    #expect(Identifier(name)?.rawValue == name)
  }

  @Test(arguments: ["", "1", "a b", "a-b", "é", "a\"", "a;b", "a\n", "a\u{0}", "a:b", "<a>"])
  func otherTextIsRefused(text: String) {
    #expect(Identifier(text) == nil)
  }

  @Test func lengthIsLimited() {
    #expect(Identifier(String(repeating: "x", count: 200)) != nil)
    #expect(Identifier(String(repeating: "x", count: 201)) == nil)
  }

  @Test func numbersMakeNames() {
    #expect(Identifier(.v, 12) == "v12")
    #expect(Identifier(.e, -1) == "e_1")
  }

  @Test(arguments: ["#336699", "#33669980", "red", "lightgoldenrodyellow", "transparent"])
  func coloursAreAccepted(text: String) {
    #expect(Color(text) != nil)
  }

  @Test(arguments: [
    "", "#369", "#33669g", "currentColor", "var(--x)", "red:blue", "\"", "rgb(1,2,3)", "1 1 1",
  ])
  func otherColoursAreRefused(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func numbersMakeColours() {
    #expect(Color.rgb(0x00_0AFF) == "#000aff")
  }
}
