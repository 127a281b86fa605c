// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// Readable, unique names.
@Suite struct IdentifierPoolTests {
  @Test("Class names are numbered from the second on")
  func numbering() {
    var pool = IdentifierPool()
    #expect(
      (1...3).map { _ in pool.take(className: "UIButton") } == ["UIButton", "UIButton#2", "UIButton#3"])
    #expect(pool.take(className: "UILabel") == "UILabel")
  }

  @Test("Names that are taken are left out")
  func taken() {
    var pool = IdentifierPool(taken: ["UIButton", "UIButton#3"])
    #expect((1...2).map { _ in pool.take(className: "UIButton") } == ["UIButton#2", "UIButton#4"])
  }

  @Test("Modules, generic arguments and spaces are cut off, and no name is empty")
  func baseNames() {
    var pool = IdentifierPool()
    #expect(pool.take(className: "MyApp.Views.Cell") == "Cell")
    #expect(pool.take(className: "App.Host<App.Content>") == "Host")
    #expect(pool.take(className: "") == "View")
    #expect(pool.take(className: " A B ") == "AB")
    #expect(pool.take(className: String(repeating: "x", count: 500)).count == 64)
  }

  @Test("A given name is taken as it is")
  func givenNames() {
    var pool = IdentifierPool()
    #expect((1...2).map { _ in pool.take(name: "cell.title") } == ["cell.title", "cell.title#2"])
  }
}
