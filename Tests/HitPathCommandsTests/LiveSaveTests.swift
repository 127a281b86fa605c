// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Foundation
import HitPath
import Narration
import Report
import TestSupport
import Testing

@testable import HitPathCommands

/// Gestures that readers of served pages write into the files.
@MainActor
@Suite struct LiveSaveTests {
  /// A button that was pressed once.
  private static let text = """
    # Mine.
    window:
      subviews:
        - id: Buy
          class: UIButton
          frame: [20, 100, 120, 44]
          actions: [{event: touchUpInside, action: buy, target: AppDelegate}]
    touches:
      - tap: [60, 120]
    expect:
      hitView: Buy

    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.text, "a.yml")
  }

  private func screens(isSaving: Bool = true) throws -> LiveScreens {
    LiveScreens(
      folder["a.yml"], languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
      on: Terminal(output: { _ in }, diagnostics: { _ in }), isSaving: isSaving)
  }

  /// What comes of a request to write: the number of the touch, or why nothing is written.
  private func write(
    _ words: [(String, String)], _ item: LiveItem, on screens: inout LiveScreens
  ) -> (touch: Int?, refusal: String?) {
    let press = LivePress(
      item: item, file: "a.html", words: words.map { (name: $0.0, value: $0.1) }, isWriting: true,
      language: .english, place: PagePlace())
    switch screens.result(of: press) {
    case .success(.saved(let saved)): return (saved.touch, nil)
    case .success: return (nil, "nothing was written")
    case .failure(let error): return (nil, (error as? LiveGesture.Refusal)?.message ?? "\(error)")
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aGestureIsAddedWithWhatCameAndTakenOutAgain() throws {
    var screens = try screens()
    let item = try #require(screens.look().items.first)
    let hash = try #require(item.file?.hash)
    #expect(item.file?.addition == nil)
    let words = [("tap", "5,700"), ("save", hash), ("expect", "true")]
    #expect(write(words, item, on: &screens).touch == 2)
    #expect(
      try folder.text("a.yml")
        == Self.text.replacing("  - tap: [60, 120]\n", with: "  - tap: [60, 120]\n  - tap: [5, 700]\n")
        .replacing(
          "expect:\n  hitView: Buy\n",
          with: "expect:\n- hitView: Buy\n- touch: 2\n  hitView: UIWindow\n  actions:\n  - buy\n"))
    #expect(try names() == ["a.yml"])
    let after = try #require(screens.look().items.first)
    #expect(after.file?.addition?.touch == 2)
    #expect(after.file?.addition?.lines.first.map { "\($0.number)\($0.text)" } == "10  - tap: [5, 700]")
    #expect(after.file?.addition?.unmet == [])
    #expect(write([("undo", after.file?.hash ?? "")], after, on: &screens).refusal == nil)
    #expect(try folder.text("a.yml") == Self.text)
    #expect(screens.look().items.first?.file?.addition == nil)
  }

  /// The actions of a file are those of its whole run.
  @Test func theExpectationsThatAreNoLongerMetAreTold() throws {
    try folder.write(Self.text + "  actions: [buy]\n", "a.yml")
    var screens = try screens()
    let item = try #require(screens.look().items.first)
    #expect(write([("tap", "60,120"), ("save", item.file?.hash ?? "")], item, on: &screens).touch == 2)
    #expect(screens.look().items.first?.file?.addition?.unmet == ["12: actions"])
  }

  @Test func aFileThatHasChangedIsNotWritten() throws {
    var screens = try screens()
    let item = try #require(screens.look().items.first)
    try folder.write(Self.text + "\n", "a.yml")
    let words = [("tap", "60,120"), ("save", item.file?.hash ?? "")]
    #expect(
      write(words, item, on: &screens).refusal == "the file has changed since; its page shows it as it is now"
    )
    #expect(try folder.text("a.yml") == Self.text + "\n")
    let now = try #require(screens.look().items.first)
    #expect(
      write([("undo", now.file?.hash ?? "")], now, on: &screens).refusal
        == "nothing was added here that can be taken out again")
  }

  @Test func withoutTheOptionAndForOtherFilesNothingIsWritten() throws {
    var closed = try screens(isSaving: false)
    let item = try #require(closed.look().items.first)
    #expect(item.file == nil)
    #expect(
      write([("tap", "60,120"), ("save", "0")], item, on: &closed).refusal
        == "only with --save files are written")
    try folder.write(Screens.dump, "a.yml")
    var screens = try screens()
    let dump = try #require(screens.look().items.first)
    #expect(dump.file == nil)
    #expect(
      write([("tap", "60,120"), ("save", "0")], dump, on: &screens).refusal
        == "only scenario files are written")
    #expect(try folder.text("a.yml") == Screens.dump)
  }

  @Test func aLinkToAFileElsewhereIsNotWritten() throws {
    try folder.write(Self.text, "in/b.yml")
    try FileManager.default.removeItem(atPath: folder["a.yml"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["a.yml"], withDestinationPath: folder["in/b.yml"])
    var screens = try screens()
    let item = try #require(screens.look().items.first)
    #expect(
      write([("tap", "60,120"), ("save", item.file?.hash ?? "")], item, on: &screens).refusal
        == "the file cannot be written: 'a.yml' is a symbolic link")
    #expect(try folder.text("in/b.yml") == Self.text)
  }

  /// What a page shows is made without the touches of the file, after which the button is off.
  @Test func whatComesToSomethingElseInTheFileIsNotExpected() throws {
    let touches = "touches:\n  - set: {Buy: {isEnabled: false}}\n"
    try folder.write(Self.text.replacing("touches:\n", with: touches), "a.yml")
    var screens = try screens()
    let item = try #require(screens.look().items.first)
    let words = [("tap", "60,120"), ("save", item.file?.hash ?? ""), ("expect", "true")]
    #expect(
      write(words, item, on: &screens).refusal
        == "after the touches of the file the same gesture comes to something else; add it without expecting this"
    )
  }

  /// GR-23: `cancelsTouchesInView` takes the touch; a page that is pressed offers the change that cures it.
  @Test func aCureIsOfferedThatWasRun() throws {
    let file = "Sources/HitPathCommands/Gallery/dead-row.yml"
    let reader = InputReader(ScreenChanges()) { _ in }
    let screen = try reader.screen(file, text: Repository.text(file)).scenario
    func cure(_ words: [(name: String, value: String)]) throws -> [String] {
      try LiveGesture(words).made(on: screen, file: file) { false }.cure?.cure.settings
        .map { "\($0.object ?? "").\($0.property) = \($0.value)" } ?? []
    }
    let tap = (name: "tap", value: "160,150")
    #expect(try cure([tap]) == ["dismiss.cancelsTouchesInView = false"])
    #expect(try cure([tap, (name: "set", value: "dismiss.cancelsTouchesInView:false")]) == [])
  }

  @Test func aPinchBecomesATouchOfAFile() throws {
    let file = "Sources/HitPathCommands/Kinds/UIPinchGestureRecognizer.yml"
    let reader = InputReader(ScreenChanges()) { _ in }
    let screen = try reader.screen(file, text: Repository.text(file)).scenario
    let result = try LiveGesture([(name: "pinch", value: "100,100,40,120,0.3")]).made(on: screen, file: file)
    { false }
    #expect(result.yaml.hasPrefix("touches:\n- pinch: {center: [100, 100], from: 40, to: 120}\n"))
    #expect(result.yaml.contains("- act"))
  }
}
