// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing

@Suite("Interface Builder documents that are refused")
struct InterfaceBuilderRefusalTests {
  private func document(
    _ contents: String, type: String = "CocoaTouch.Storyboard.XIB", runtime: String = "iOS.CocoaTouch"
  ) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.\(type)\" targetRuntime=\"\(runtime)\">\n\(contents)</document>\n"
  }

  @Test func otherPlatformsAreNamed() {
    #expect(
      refusal(document("<objects/>", type: "Cocoa.XIB", runtime: "MacOSX.Cocoa"), file: "a.xib")
        == "a.xib: error: this is a macOS document, whose views are AppKit's, not UIKit's")
    #expect(
      refusal(document("<scenes/>", type: "WatchKit.Storyboard", runtime: "watchKit"), file: "a.storyboard")
        == "a.storyboard: error: this is a watchOS document, which has no UIKit views")
    #expect(
      refusal(
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", file: "a.xib")
          == """
          a.xib: error: this document was saved by Xcode 4 or older
            hint: open it in a newer Xcode and save it again
          """)
  }

  @Test func documentsWithoutViewsAreRefused() {
    #expect(
      refusal(document("<scenes/>"), file: "a.storyboard")
        == "a.storyboard: error: the storyboard has no scenes")
    #expect(
      refusal(
        document("<scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes>"),
        file: "a.storyboard")
        == "a.storyboard: error: the storyboard has no views")
    #expect(
      refusal(document("<objects><customObject id=\"a\"/></objects>", type: "CocoaTouch.XIB"), file: "a.xib")
        == "a.xib: error: the xib has no views")
    #expect(
      refusal(
        document(
          "<scenes><scene><objects><viewControllerPlaceholder id=\"a\"/><view/></objects></scene></scenes>"),
        file: "a.storyboard")
        == "a.storyboard: error: the storyboard has only references to other storyboards")
  }

  @Test func malformedDocumentsAreToldWithLineAndColumn() {
    #expect(
      refusal(document("<scenes>\n<scene>\n"), file: "a.storyboard")
        == "a.storyboard:4:12: error: the document is not well-formed XML: an end tag does not fit its start tag"
    )
    #expect(
      refusal("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n <objects>\n", file: "a.xib")
        == "a.xib:3:1: error: the document is not well-formed XML: it ends before all of its elements do")
    #expect(
      refusal(document("<a b=\"1\" b=\"2\"/>"), file: "a.storyboard")
        == "a.storyboard:2:15: error: the document is not well-formed XML: an element has the same attribute twice"
    )
    #expect(
      refusal(document("<a>&nope;</a>"), file: "a.storyboard")
        == "a.storyboard:2:10: error: the document is not well-formed XML: it uses an entity that is not declared"
    )
    #expect(
      refusal("<other kind=\"com.apple.InterfaceBuilder3\"/>", file: "a.xib")
        == "a.xib:1: error: the root element is 'other', and 'document' was expected")
  }

  @Test func entitiesAndDeepNestingAreRefused() {
    #expect(
      refusal(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n"
          + document("<scenes>&x;</scenes>"), file: "a.storyboard")
        == "a.storyboard:2:20: error: a document type is declared here, which Interface Builder does not do")
    let deep = String(repeating: "<a>", count: 1000) + String(repeating: "</a>", count: 1000)
    #expect(
      refusal(document(deep), file: "a.storyboard")
        == "a.storyboard:2:3000: error: the elements are nested more than 1000 levels deep")
  }

  @Test func anotherEncodingInTheDeclarationDoesNotMatter() throws {
    let text = storyboard(subviews: "<label text=\"搜索\"/>")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    #expect(try scenario("\u{FEFF}\n" + text, file: "a.storyboard").view("UILabel")?.text == "搜索")
  }

  @Test(arguments: [
    "<?foo?>", "<?foo ?>", "<?foo", "<??>", "<?xml?>", "<![CDATA[", "<!--", "<!-- -- -->", "<!", "<", "\u{0}",
  ])
  func whatElsePutsParsersOffIsReadOrRefused(_ oddity: String) throws {
    for text in [
      oddity, oddity + document("<scenes/>"), document("<scenes>\(oddity)</scenes>"),
      document("<scenes/>") + oddity,
      document("<label text=\"\(oddity)\"/>"), document("<label \(oddity)/>"),
    ] {
      #expect(refusal(text, file: "a.storyboard").hasPrefix("a.storyboard:"), "\(text)")
    }
    let instruction = storyboard(subviews: "<label text=\"a\"/>").replacing(
      "<scenes>", with: "<?foo?><scenes>")
    #expect(try scenario(instruction, file: "a.storyboard").view("UILabel")?.text == "a")
  }

  @Test func elementsAndTheirAttributesAreLimited() throws {
    let attributes = (1...101).map { " a\($0)=\"=>\"" }.joined()
    #expect(
      refusal(document("<!-- = -->\n <view\(attributes)/>"), file: "a.storyboard")
        == "a.storyboard:3:904: error: an element has more than 100 attributes")
    let elements = String(repeating: "<a/>", count: 500_000)
    #expect(
      refusal(document(elements), file: "a.storyboard")
        == "a.storyboard:2:1999999: error: the document has more than 500000 elements")
  }

  @Test func viewsNestedAsDeepAsAllowedAreRead() throws {
    let open = String(repeating: "<view><subviews>", count: 490)
    let close = String(repeating: "</subviews></view>", count: 490)
    #expect(try scenario(storyboard(subviews: open + close), file: "a.storyboard").allViews.count == 491)
  }
}
