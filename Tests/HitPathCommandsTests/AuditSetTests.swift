// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `hitpath audit` of folders, several files, and all scenes of a storyboard.
@MainActor
@Suite struct AuditSetTests {
  private static let covered = """
    window:
      subviews:
        - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
        - {id: Veil, frame: [0, 0, 320, 100]}
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes>
        <scene sceneID="s1"><objects><viewController id="one" storyboardIdentifier="One" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" storyboardIdentifier="Two" sceneMemberID="viewController">
          <view key="view" id="v2" userInteractionEnabled="NO"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><button id="buy" userLabel="Buy"><rect key="frame" x="20" y="100" width="100" height="44"/></button></subviews>
          </view>
        </viewController></objects></scene>
      </scenes>
    </document>
    """

  @Test func aFolderAndAFileAreLookedAtAndSummedUp() throws {
    let folder = try Folder()
    try folder.write(Self.covered, "set/deep/a.yml")
    try folder.write("window: {}\n", "set/b.yml")
    try folder.write("services: {}\n", "set/notes.txt")
    let file = try folder.write(Self.covered.replacing("Veil", with: "Fog"), "c.yml")
    let outcome = hitpath("audit", folder["set"], file)
    #expect(outcome.code == 1)
    let lines = outcome.output(in: folder).split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "set/deep/a.yml:3: error: covered", "c.yml:3: error: covered",
        "3 screens: 2 errors, 0 warnings, 0 notes",
      ])
  }

  @Test(
    "a view of a storyboard without a label has the line of its element, also if something refers to it before"
  )
  func lineOfAnElement() throws {
    let folder = try Folder()
    let file = try folder.write(
      Self.storyboard.replacing(" userLabel=\"Buy\"", with: "").replacing(
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>\n        <subviews>",
        with:
          "<connections><outlet property=\"b\" destination=\"buy\" id=\"o1\"/></connections>\n        <subviews>"
      ),
      "Main.storyboard")
    #expect(
      hitpath("audit", file).output(in: folder).hasPrefix(
        "Main.storyboard:8: error: under-disabled, scene Two\n"))
    let tapped = hitpath("explain", file, "--scene", "Two", "--tap", "50,120", "--view", "buy").output
    #expect(tapped.contains("UIButton was never asked"))
  }

  @Test func ofAStoryboardAllScenesAreLookedAt() throws {
    let folder = try Folder()
    let file = try folder.write(Self.storyboard, "Main.storyboard")
    let outcome = hitpath("audit", file)
    #expect(outcome.code == 1)
    #expect(
      outcome.output(in: folder).split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
        "Main.storyboard:8: error: under-disabled, scene Two", "2 screens: 1 error, 0 warnings, 0 notes",
      ])
    #expect(hitpath("audit", file, "--scene", "One").output == "Nothing found.\n")
    let json = hitpath("audit", file, "--format", "json").output
    #expect(json.contains("\"scene\" : \"Two\""))
    #expect(
      hitpath("audit", file, "--lang", "zh-Hans").output.contains("under-disabled，场景Two\n"))
  }

  @Test func aBaselineTellsScenesApartAndServesAllFiles() throws {
    let folder = try Folder()
    try folder.write(Self.storyboard, "set/Main.storyboard")
    try folder.write(Self.covered, "set/a.yml")
    #expect(hitpath("audit", folder["set"], "--write-baseline", folder["known.json"]).code == 1)
    #expect(try folder.text("known.json").contains("Two/under-disabled/"))
    let outcome = hitpath("audit", folder["set"], "--baseline", folder["known.json"])
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasSuffix("3 screens: 0 errors, 0 warnings, 0 notes; not counted: 2 in the baseline\n"))
  }

  @Test func aWrongInputDoesNotHideTheOthers() throws {
    let folder = try Folder()
    try folder.write(Self.covered, "set/a.yml")
    try folder.write("window: {frme: 1}\n", "set/b.yml")
    let outcome = hitpath("audit", folder["set"])
    #expect(outcome.code == 3)
    #expect(outcome.output(in: folder).hasPrefix("set/a.yml:3: error: covered\n"))
    #expect(outcome.diagnostics(in: folder).hasPrefix("set/b.yml:1:10: error: "))
  }

  /// Roots of documents as Xcode writes them for macOS and watchOS; YAML of MkDocs; code.
  @Test func filesOfOtherSystemsAndProgramsInARepositoryAreLeftOut() throws {
    let folder = try Folder()
    try folder.write(Self.covered, "app/a.yml")
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "app/Mac.xib")
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
      "app/Interface.storyboard")
    try folder.write("site_name: App\nnav: []\n", "app/mkdocs.yml")
    try folder.write("import UIKit\nfinal class A: UIView {}\n", "app/code.txt")
    let outcome = hitpath("audit", folder["app"])
    #expect(outcome.code == 1)
    #expect(outcome.output(in: folder).hasPrefix("app/a.yml:3: error: covered\n"))
    #expect(outcome.diagnostics == "")
    // A file that is named is not left out.
    for (name, reason) in [("Mac.xib", "macOS document"), ("Interface.storyboard", "watchOS document")] {
      let outcome = hitpath("audit", folder["app/\(name)"])
      #expect(outcome.code == 3)
      #expect(outcome.diagnostics.contains("this is a \(reason)"))
    }
  }

  @Test(arguments: ["text", "json", "sarif"]) func whereNothingIsFoundItEndsWell(_ format: String) throws {
    let folder = try Folder()
    try folder.write("window: {}\n", "set/a.yml")
    try folder.write("window: {}\n", "set/b.yml")
    let outcome = hitpath(
      "audit", folder["set"], "--format", format, "--fail-on", "note", "-o", folder["pages"])
    #expect(outcome.code == 0)
    switch format {
    case "text":
      #expect(
        outcome.output == "2 screens: 0 errors, 0 warnings, 0 notes\n\(folder["pages"])/index.html\n")
    default: #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
    }
    #expect(
      try folder.text("pages/index.html").contains(
        "Nothing was found that keeps a control or a gesture of these screens from its touches."))
  }

  @Test func pagesOfSeveralScreensAreOneSet() throws {
    let folder = try Folder()
    try folder.write(Self.covered, "set/a.yml")
    try folder.write(Self.covered, "set/b.yml")
    #expect(hitpath("audit", folder["set"], "-o", folder["pages"]).code == 1)
    #expect(
      folder.files.filter { $0.hasPrefix("pages/") && $0.hasSuffix(".html") } == [
        "pages/1-covered-Buy.html", "pages/2-covered-Buy.html", "pages/index.html",
      ])
  }

  /// What GitHub asks of rules and runs: <https://docs.github.com/en/code-security/code-scanning>, "SARIF support".
  @Test func aRuleSaysWhatCodeScanningAsksFor() throws {
    typealias Object = [String: Any]
    let folder = try Folder()
    let file = try folder.write(
      "window:\n  subviews: [{id: Büy🛒, class: UIButton, frame: [20, 20, 20, 20]}]\n", "a.yml")
    let output = hitpath("audit", file, "--format", "sarif", "--fail-on", "none").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? Object)
    let run = try #require((log["runs"] as? [Object])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["automationDetails"] as? Object)?["id"] as? String == "hitpath-audit/")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["version"] as? String == "0.1.0")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.count > 30)
    for rule in rules {
      let texts = ["shortDescription", "fullDescription", "help"].map {
        (rule[$0] as? Object)?["text"] as? String ?? ""
      }
      #expect(texts.allSatisfy { !$0.isEmpty && $0.count <= 1024 }, "\(texts)")
      #expect(texts[2].contains("hitpath explain --reason "))
      let properties = try #require(rule["properties"] as? Object)
      #expect((properties["tags"] as? [String])?.first == "touches")
      #expect(
        ["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String ?? ""))
    }
    // "Büy🛒" begins in column 19, and its letters are three of the four code points that its word has.
    let result = try #require((run["results"] as? [Object])?.first)
    let place =
      ((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)?["region"] as? Object
    #expect(place?["startLine"] as? Int == 1 || place?["startLine"] as? Int == 2)
  }
}
