// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing
import Trace

@testable import ScreenImport

/// What documents of Interface Builder tell of how views are drawn.
@Suite struct StoryboardDrawingTests {
  /// The properties of the one view, without those that are asked for elsewhere.
  private func drawn(_ element: String, resources: String = "") throws -> [String: PropertyValue] {
    let text = storyboard(subviews: element).replacing("</document>", with: resources + "</document>")
    #expect(try warnings(text, file: "a.storyboard") == [])
    let view = try #require(try scenario(text, file: "a.storyboard").allViews.last)
    let others: Set<String> = ["isUserInteractionEnabled", "clipsToBounds", "text"]
    return Dictionary(
      uniqueKeysWithValues: view.properties.filter { !others.contains($0.name) }.map { ($0.name, $0.value) })
  }

  @Test func labels() throws {
    #expect(
      try drawn(
        """
        <label text="Hi" textAlignment="center" numberOfLines="0">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
          <color key="tintColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          <nil key="highlightedColor"/>
        </label>
        """) == [
          "textAlignment": .text("center"), "numberOfLines": .number(0), "fontSize": .number(21),
          "textColor": .text("#ff000080"), "tintColor": .text("#000000"),
        ])
    // What a document leaves out is not known, and a size that the user can change is the usual one
    // (Human Interface Guidelines, Typography).
    #expect(
      try drawn(
        """
        <label text="Hi"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/></label>
        """) == ["fontSize": .number(34)])
    #expect(try drawn("<label text=\"Hi\"/>") == [:])
  }

  @Test func buttonsWithATitleForEachState() throws {
    #expect(
      try drawn(
        """
        <button contentHorizontalAlignment="left" contentVerticalAlignment="center" buttonType="system">
          <fontDescription key="fontDescription" type="system" pointSize="15"/>
          <state key="normal" title="Buy" image="cart" catalog="system">
            <color key="titleColor" systemColor="labelColor"/>
          </state>
          <state key="highlighted" image="cart.fill"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" systemColor="systemGray5Color"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </button>
        """) == [
          "fontSize": .number(15), "image": .text("cart"), "textColor": .text("#000000"),
          "textAlignment": .text("left"), "cornerRadius": .number(8), "borderWidth": .number(1.5),
          "backgroundColor": .text("#e5e5ea"),
        ])
  }

  @Test func buttonsWithAConfiguration() throws {
    let text = storyboard(
      subviews: """
        <button><buttonConfiguration key="configuration" style="plain">
          <attributedString key="attributedTitle"><fragment content="Add "/><fragment content="it"/></attributedString>
          <imageReference key="image" image="plus" catalog="system" symbolScale="large"/>
          <fontDescription key="titleFontDescription" type="system" pointSize="13"/>
          <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="2">
            <color key="backgroundColor" white="1" alpha="1"/><color key="strokeColor" red="0" green="0" blue="1" alpha="1"/>
          </backgroundConfiguration>
          <color key="baseForegroundColor" red="0" green="1" blue="0" alpha="1"/>
        </buttonConfiguration></button>
        """)
    let button = try #require(try scenario(text, file: "a.storyboard").view("UIButton"))
    #expect(button.text == "Add it")
    #expect(
      Dictionary(uniqueKeysWithValues: button.properties.map { ($0.name, $0.value) }) == [
        "text": .text("Add it"), "image": .text("plus"), "fontSize": .number(13), "cornerRadius": .number(6),
        "borderWidth": .number(2), "borderColor": .text("#0000ff"), "backgroundColor": .text("#ffffff"),
        "textColor": .text("#00ff00"),
      ])
    // The style is named after the look: the tint colour behind a white title (UIButton.Configuration.filled()).
    #expect(
      try drawn(
        "<button><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\"/></button>")
        == ["backgroundColor": .text("#007aff"), "textColor": .text("#ffffff")])
    #expect(
      try drawn("<button><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Buy\"/></button>")
        == [:])
  }

  @Test func fieldsAndPictures() throws {
    #expect(
      try drawn("<textField placeholder=\"Name\" textAlignment=\"natural\" borderStyle=\"roundedRect\"/>")
        == [
          "placeholder": .text("Name"), "textAlignment": .text("natural"),
        ])
    #expect(
      try drawn(
        "<textField><attributedString key=\"attributedPlaceholder\"><fragment content=\"City\"/></attributedString></textField>"
      ) == ["placeholder": .text("City")])
    #expect(try drawn("<textField placeholder=\"\"/>") == [:])
    #expect(try drawn("<imageView image=\"photo\"/>") == ["image": .text("photo")])
    #expect(
      try drawn(
        "<imageView><imageReference key=\"image\" image=\"star.fill\" catalog=\"system\"/></imageView>")
        == ["image": .text("star.fill")])
    #expect(try drawn("<imageView/>") == [:])
  }

  @Test(
    "colours by name, in the spaces of Xcode and of the system",
    arguments: [
      // The resources of the document say what a name stands for.
      ("name=\"Accent\"", "#ff8000"), ("systemColor=\"systemTealColor\"", "#010203"),
      // Light values of the Human Interface Guidelines, where the document says nothing.
      ("systemColor=\"systemBlueColor\"", "#007aff"), ("systemColor=\"secondaryLabelColor\"", "#3c3c4399"),
      ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", "#f2f2f7"),
      ("systemColor=\"systemBackgroundColor\" white=\"0\" alpha=\"1\"", "#ffffff"),
      // A name that nothing explains, with the parts that older versions of Xcode wrote beside it.
      ("systemColor=\"unheardOfColor\" white=\"0\" alpha=\"1\"", "#000000"),
      ("white=\"0.5\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"", "#80808080"),
      // Computed by way of CIE XYZ, with the other matrices of CSS Color 4; red is beyond sRGB.
      (
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
        "#ff0000"
      ),
      ("red=\"0.4\" green=\"0.5\" blue=\"0.6\" alpha=\"1\" customColorSpace=\"displayP3\"", "#5f809c"),
    ])
  func colours(_ attributes: String, _ hex: String) throws {
    let resources = """
      <resources>
        <namedColor name="Accent"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>
        <systemColor name="systemTealColor"><color red="0.00392" green="0.00784" blue="0.01176" alpha="1"/></systemColor>
      </resources>
      """
    #expect(
      try drawn("<view><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources) == [
        "backgroundColor": .text(hex)
      ])
  }

  @Test(
    "colours that are not told, and those that cannot be seen, are left out",
    arguments: [
      "name=\"Missing\"", "systemColor=\"unheardOfColor\"", "white=\"0\" alpha=\"0\"",
      "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" alpha=\"1\"",
      "red=\"nan\" green=\"0\" blue=\"0\" alpha=\"1\"",
    ])
  func coloursThatAreNotTold(_ attributes: String) throws {
    #expect(try drawn("<view><color key=\"backgroundColor\" \(attributes)/></view>") == [:])
  }

  @Test func whatOnlyDrawsIsNeverAWarning() throws {
    #expect(
      try drawn(
        """
        <label text="Hi" numberOfLines="-1" textAlignment="sideways">
          <fontDescription key="fontDescription" pointSize="1e99"/></label>
        """) == [:])
  }
}
