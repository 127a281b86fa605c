// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What an audit tells of Interface Builder's documents: only what their canvas can show.
@MainActor
@Suite struct AuditedCanvasTests {
  private func codes(_ views: String) throws -> Set<String> {
    Set(try findings(views).compactMap { $0["code"] as? String })
  }

  private func findings(_ views: String) throws -> [[String: Any]] {
    let folder = try Folder()
    let file = try folder.write(page(views), "Page.xib")
    let outcome = hitpath("audit", file, "--format", "json", "--fail-on", "none")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]], "\(outcome.diagnostics)")
  }

  private func page(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="page">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
    \(views)
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  private func button(
    _ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, acts: Bool = false
  ) -> String {
    let action =
      acts
      ? """
      <connections><action selector="close:" destination="-1" eventType="touchUpInside" id="\(id)a"/></connections>
      """ : ""
    return """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        \(action)
      </button>
      """
  }

  @Test func theChangeOfASettingIsOneOfTheInspector() throws {
    let photo = """
      <imageView userInteractionEnabled="NO" contentMode="scaleToFill" id="photo" userLabel="Photo">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <subviews>\(button("buy", 0, 0, 100, 44, acts: true))</subviews>
      </imageView>
      """
    #expect(try codes(photo) == ["under-disabled"])
    let folder = try Folder()
    let file = try folder.write(page(photo), "Page.xib")
    let told = hitpath("audit", file, "--fail-on", "none").output
    let change = "  Change: in Interface Builder, tick “User Interaction Enabled” of Photo"
    #expect(told.split(separator: "\n").contains { $0 == change }, "\(told)")
    #expect(!told.contains("isUserInteractionEnabled = true"))
  }

  @Test func whatCodeMayShowOrMoveLaterIsNoFault() throws {
    let views = """
      \(button("buy", 20, 20, 100, 44))
      \(button("sell", 20, 100, 100, 34, acts: true))
      \(button("icon", 200, 100, 20, 20))
      <view hidden="YES" contentMode="scaleToFill" id="tools">
        <rect key="frame" x="0" y="200" width="320" height="44"/>
        <subviews>\(button("done", 0, 0, 60, 44))</subviews>
      </view>
      <stackView opaque="NO" contentMode="scaleToFill" id="row">
        <rect key="frame" x="0" y="300" width="0" height="44"/>
        <subviews>\(button("more", 0, 0, 60, 44))</subviews>
      </stackView>
      <view contentMode="scaleToFill" id="empty" userLabel="Nothing Yet">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
      </view>
      """
    #expect(try codes(views) == [])
  }

  @Test func whatTheCanvasShowsIs() throws {
    let views = """
      <view userInteractionEnabled="NO" contentMode="scaleToFill" id="box">
        <rect key="frame" x="0" y="200" width="320" height="44"/>
        <subviews>\(button("done", 0, 0, 60, 44))</subviews>
      </view>
      \(button("tiny", 20, 20, 20, 20, acts: true))
      """
    #expect(try codes(views) == ["under-disabled", "small-control"])
  }

  @Test func theCureOfASmallButtonInAStackViewIsProven() throws {
    let views = """
      <stackView opaque="NO" contentMode="scaleToFill" spacing="24" id="row">
        <rect key="frame" x="20" y="200" width="72" height="24"/>
        <subviews>\(button("back", 0, 0, 24, 24, acts: true))\(button("forth", 48, 0, 24, 24, acts: true))</subviews>
      </stackView>
      """
    let found = try findings(views)
    #expect(found.map { $0["code"] as? String } == ["small-control", "small-control"])
    #expect(found.map { $0["proof"] as? String } == ["proven", "proven"])
  }

  /// The window round the view of a xib is assumed: no app has it to change.
  @Test func noCureChangesAnAssumedWindow() throws {
    let small = try findings(button("close", 0, 0, 24, 24, acts: true))
    #expect(small.map { $0["code"] as? String } == ["small-control"])
    let cure = try #require(small.first?["cure"] as? [[String: Any]])
    let objects = cure.compactMap { $0["object"] as? String }
    #expect(!objects.contains { $0.hasPrefix("UIWindow") }, "\(objects)")
  }
}
