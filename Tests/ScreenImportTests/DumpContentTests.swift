// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// The sizes and insets that dumps print of what scrolls (OW-27).
@Suite("Content of scroll views in a dump")
struct DumpContentTests {
  /// The properties of a view of a class with what a dump prints after its layer.
  private func content(_ fields: String, of className: String = "UIScrollView") throws -> [String:
    PropertyValue]
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 1000 1000); layer = <UIWindowLayer: 0x2>>
         | <\(className): 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>; \(fields)>
      """
    let view = try #require(try scenario(text).allViews.first)
    return Dictionary(
      uniqueKeysWithValues: ["contentSize", "contentInset"].compactMap { name in
        view.properties[name].map { (name, $0) }
      })
  }

  @Test func sizeAndInsetsAreRead() throws {
    let read = try content(
      "contentOffset: {0, -88}; contentSize: {320, 900}; adjustedContentInset: {88, 0, 34, 0}")
    #expect(read == ["contentSize": .numbers([320, 900]), "contentInset": .numbers([88, 0, 34, 0])])
  }

  @Test func zeroIsASizeToo() throws {
    let read = try content("contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}")
    #expect(read == ["contentSize": .numbers([0, 0])])
  }

  /// Before iOS 11 insets are not printed; content that lies below the top edge of its view at rest has one.
  @Test func restingContentShowsItsInsets() throws {
    #expect(
      try content("contentOffset: {0, -64}; contentSize: {320, 900}")
        == ["contentSize": .numbers([320, 900]), "contentInset": .numbers([64, 0, 0, 0])])
    #expect(
      try content("contentOffset: {0, 469}; contentSize: {320, 900}")
        == ["contentSize": .numbers([320, 900]), "contentInset": .numbers([0, 0, 49, 0])])
    #expect(
      try content("contentOffset: {0, 0}; contentSize: {320, 100}")
        == ["contentSize": .numbers([320, 100])])
  }

  @Test func whatIsNoSizeIsLeftOut() throws {
    #expect(try content("contentOffset: {0, 0}; contentSize: {inf, 10}") == [:])
    #expect(try content("contentOffset: {0, 0}; contentSize: {-5, 10}") == [:])
    #expect(try content("contentOffset: {0, 0}") == [:])
    #expect(try content("contentOffset: {0, 0}; contentSize: {320, 44}", of: "UITableViewWrapperView") == [:])
  }
}
