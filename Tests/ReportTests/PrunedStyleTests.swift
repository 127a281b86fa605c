// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite("A style sheet for one page")
struct PrunedStyleTests {
  private let style = PrunedStyle(
    "*,::before{box-sizing:border-box}.card{margin:0}.card .badge,.list>li{padding:0}svg.hp .node:not(.shaped) polygon{fill:none}"
      + ".a:is(.b,.c){top:0}@media screen and (min-width:40rem){.card{margin:1rem}.gone{top:0}}@media print{.gone{top:0}}"
      + "@keyframes turn{0%{top:0}100%{top:1px}}")

  @Test("has the rules whose classes the page knows, those of negations and alternatives aside")
  func rules() {
    #expect(
      style.text(knowing: ["card", "hp", "node", "a"])
        == "*,::before{box-sizing:border-box}.card{margin:0}svg.hp .node:not(.shaped) polygon{fill:none}"
        + ".a:is(.b,.c){top:0}@media screen and (min-width:40rem){.card{margin:1rem}}"
        + "@keyframes turn{0%{top:0}100%{top:1px}}")
  }

  @Test("has of a list of selectors those that can match")
  func selectors() {
    #expect(style.text(knowing: ["list"]).contains("}.list>li{padding:0}"))
    #expect(style.text(knowing: ["card", "badge"]).contains("}.card .badge{padding:0}"))
  }

  @Test("takes classes from HTML, and every word of a script for one")
  func known() {
    #expect(
      PrunedStyle.classes(in: "<p class=\"a b-c\"><svg id=\"x\" class=\"hp\"/></p><p title=\"class=\">")
        == ["a", "b-c", "hp"])
    #expect(PrunedStyle.words(in: "flag(item,'is-now');") == ["flag", "item", "is-now"])
  }
}
