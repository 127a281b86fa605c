// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import InputFile
import Narration
import Report
import ScenarioFile
import Testing

@testable import HitPathCommands

/// Which request gets which page when, and how often pages are made. The tests read and make no files and do not wait.
@MainActor
@Suite("Answers to browsers that wait")
struct LiveDeskTests {
  /// A desk whose helpers note what they are asked for.
  private final class Office: @unchecked Sendable {
    let start = Date()
    var looks = 0
    var made: [String] = []
    var answers: [String] = []
    var isCurrent = true
    var pressed: [String] = []
    lazy var desk = LiveDesk(
      assets: ["x.css": .style("css")],
      late: LivePage(file: "", key: .missing, revision: "late", html: "<late>", language: .english),
      LiveDesk.Helpers(
        look: { [unowned self] in looks += 1 },
        isCurrent: { [unowned self] _ in isCurrent },
        make: { [unowned self] file, _ in made.append(file) },
        press: { [unowned self] press, answer in
          pressed.append("\(press.file) \(press.words.map { "\($0.name)=\($0.value)" })")
          answer(.html("<pressed>"))
        }))

    func after(_ seconds: Double) -> Date { start + seconds }

    func ask(_ path: String, reader: Int = 0, at time: Double = 0) {
      let answer: @Sendable (LiveAnswer) -> Void = { [unowned self] answer in
        answers.append("\(path) \(Self.words(answer))")
      }
      desk.ask(.file(path: path, answer: answer), reader: reader, now: after(time))
    }

    func press(_ page: String, _ words: [(name: String, value: String)]) {
      let answer: @Sendable (LiveAnswer) -> Void = { [unowned self] answer in
        answers.append("\(page) \(Self.words(answer))")
      }
      desk.ask(.press(page: page, words: words, answer: answer), reader: 0, now: start)
    }

    func wait(for page: String, since revision: String, reader: Int, at time: Double = 0) {
      let answer: @Sendable (Bool) -> Void = { [unowned self] in answers.append("\(reader) \($0)") }
      desk.ask(
        .changes(page: page, revision: revision, answer: answer), reader: reader, now: after(time))
    }

    /// A page comes that was asked for.
    func finish(_ file: String, _ snapshot: LiveSnapshot, revision: String, at time: Double = 0) {
      desk.made(
        LivePage(
          file: file, key: snapshot.key(of: file), revision: revision, html: "<\(revision)>",
          language: .english),
        now: after(time))
    }

    private static func words(_ answer: LiveAnswer) -> String {
      switch answer {
      case .html(let text): "html \(text.prefix(3))"
      case .missing: "missing"
      case .nothing: "nothing"
      case .late: "late"
      case .data: "data"
      case .refused: "refused"
      case .style: "style"
      case .script: "script"
      case .moved(let path): "moved \(path)"
      }
    }
  }

  private let empty = LiveSnapshot(isFolder: true, languages: PageLanguages([.english]))
  private var first: LiveSnapshot { empty.next([]) }
  private var second: LiveSnapshot { first.next([]) }

  @Test func theIndexIsMadeOnceForAllWhoWait() {
    let office = Office()
    office.desk.tick(office.after(0))
    office.desk.looked(first, now: office.after(0))
    for reader in 1...300 { office.wait(for: "index.html", since: "1", reader: reader) }
    #expect(office.made == ["index.html"])
    office.finish("index.html", first, revision: "1")
    for reader in 301...400 { office.wait(for: "index.html", since: "1", reader: reader) }
    #expect(office.made == ["index.html"])
    #expect(office.answers.isEmpty)
    // Looks that find nothing new make nothing.
    for _ in 0..<10 { office.desk.looked(first, now: office.after(1)) }
    #expect(office.made.count == 1)
    office.desk.looked(second, now: office.after(1))
    #expect(office.made == ["index.html", "index.html"])
    office.finish("index.html", second, revision: "2", at: 1)
    #expect(office.answers.count == 400)
    #expect(office.answers.allSatisfy { $0.hasSuffix(" true") })
    #expect(office.desk.waitingCount == 0)
  }

  @Test func aGestureOnWhatIsNoScreenIsAnsweredAtOnce() {
    let office = Office()
    office.press("a.html", [("tap", "1,2")])
    office.desk.looked(first, now: office.after(0))
    office.press("index.html", [("tap", "1,2")])
    #expect(office.answers == ["a.html missing", "index.html missing"])
    #expect(office.pressed.isEmpty)
  }

  @Test func whoIsGoneIsForgotten() {
    let office = Office()
    office.desk.looked(first, now: office.after(0))
    office.wait(for: "index.html", since: "1", reader: 1)
    office.ask("/index.html", reader: 2)
    #expect(office.desk.waitingCount == 2)
    office.desk.left(1)
    office.desk.left(2)
    #expect(office.desk.waitingCount == 0)
    office.finish("index.html", first, revision: "2")
    #expect(office.answers.isEmpty)
  }

  @Test func aQuestionEndsInTime() {
    let office = Office()
    office.desk.looked(first, now: office.after(0))
    office.wait(for: "index.html", since: "1", reader: 1)
    office.finish("index.html", first, revision: "1")
    office.desk.tick(office.after(LiveDesk.longestQuestion - 0.1))
    #expect(office.answers.isEmpty)
    office.desk.tick(office.after(LiveDesk.longestQuestion))
    #expect(office.answers == ["1 false"])
  }

  @Test func aRequestSeesWhatWasSavedBefore() {
    let office = Office()
    office.desk.tick(office.after(0))
    #expect(office.looks == 1)
    // A look that is under way may have missed it.
    office.ask("/index.html")
    office.desk.looked(first, now: office.after(0.01))
    #expect(office.made.isEmpty)
    #expect(office.looks == 2)
    office.desk.looked(second, now: office.after(0.02))
    #expect(office.made == ["index.html"])
    office.finish("index.html", second, revision: "2", at: 0.3)
    #expect(office.answers == ["/index.html html <2>"])
  }

  @Test func aLongLookAtOneFileKeepsNobodyFromWhatIsThere() {
    let office = Office()
    office.ask("/index.html")
    office.desk.looked(first, now: office.after(0))
    office.desk.looked(first, now: office.after(0))
    office.finish("index.html", first, revision: "1")
    #expect(office.answers == ["/index.html html <1>"])
    office.ask("/index.html", at: 1)
    // What no look changes is there at once.
    office.ask("/x.css", at: 1)
    office.desk.tick(office.after(1 + LiveDesk.glance - 0.01))
    #expect(office.answers.dropFirst() == ["/x.css style"])
    office.desk.tick(office.after(1 + LiveDesk.glance))
    #expect(office.answers.dropFirst(2) == ["/index.html html <1>"])
  }

  @Test func aPageWhoseFileWasNotSavedNeedsNoLook() throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "a.yml")
    let terminal = Terminal(output: { _ in }, diagnostics: { _ in })
    var screens = LiveScreens(
      folder.path, languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
      on: terminal)
    let there = screens.look()
    let office = Office()
    office.desk.tick(office.after(0))
    office.desk.looked(there, now: office.after(0))
    office.ask("/a.html")
    office.finish("a.html", there, revision: "1")
    #expect(office.answers == ["/a.html html <1>"])
    #expect(office.looks == 1)
    office.isCurrent = false
    office.ask("/a.html")
    #expect(office.answers.count == 1)
    #expect(office.looks == 2)
    // Whoever saved this file wants to see it, so wait longer for it than for other files.
    office.desk.tick(office.after(LiveDesk.glance * 2))
    #expect(office.answers.count == 1)
    office.desk.tick(office.after(LiveDesk.freshness))
    #expect(office.answers.count == 2)
    // A file that is as it was is not read again.
    #expect(screens.look().revision == there.revision)
    try folder.write(Screens.tap(on: "B"), "a.yml")
    #expect(screens.look().revision == there.revision + 1)
  }

  /// An editor empties a file before it writes it, and half a text can look like that of another program.
  @Test(arguments: ["", "site_name: App\n"])
  func aFileThatIsBeingWrittenKeepsItsPage(text: String) throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "a.yml")
    var screens = LiveScreens(
      folder.path, languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
      on: Terminal(output: { _ in }, diagnostics: { _ in }))
    let names = screens.look().items.map(\.pageName)
    try folder.write(text, "a.yml")
    try folder.write(text, "b.yml")
    let written = screens.look()
    #expect(written.items.map(\.pageName) == names)
    guard case .mistakes? = written.items.first?.content else {
      Issue.record("\(folder.path) has no mistakes")
      return
    }
  }

  @Test func aPageThatTakesLongComesLater() {
    let office = Office()
    office.ask("/index.html")
    office.desk.looked(first, now: office.after(0))
    office.desk.looked(first, now: office.after(0))
    office.ask("/x.css", at: 1)
    office.desk.looked(first, now: office.after(1))
    #expect(office.answers == ["/x.css style"])
    office.desk.tick(office.after(LiveDesk.patience))
    #expect(office.answers == ["/x.css style", "/index.html late"])
    office.wait(for: "index.html", since: "late", reader: 1, at: 6)
    office.finish("index.html", first, revision: "1", at: 7)
    #expect(office.answers.last == "1 true")
    #expect(office.made == ["index.html"])
  }

  /// The page that says so loads again by a script.
  @Test func beforeTheFirstLookIsOverTheFilesBesidePagesAreThere() {
    let office = Office()
    office.ask("/index.html")
    office.desk.tick(office.after(LiveDesk.patience))
    #expect(office.answers == ["/index.html late"])
    office.ask("/x.css", at: LiveDesk.patience)
    #expect(office.answers.last == "/x.css style")
  }

  @Test func aPageThatIsAskedForIsMadeBeforeThoseOfTabsThatWait() throws {
    let folder = try Folder()
    for number in 0..<20 { try folder.write(Screens.tap(on: "A"), "t\(number).yml") }
    let terminal = Terminal(output: { _ in }, diagnostics: { _ in })
    var screens = LiveScreens(
      folder.path, languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
      on: terminal)
    let there = screens.look()
    let office = Office()
    office.desk.tick(office.after(0))
    office.desk.looked(there, now: office.after(0))
    for number in 0..<19 { office.wait(for: "t\(number).html", since: "0", reader: number) }
    #expect(office.made.count == LiveDesk.makers)
    office.ask("/t19.html", reader: 100)
    office.finish(office.made[0], there, revision: "1")
    #expect(office.made.last == "t19.html")
    office.finish("t19.html", there, revision: "1")
    #expect(office.answers == ["0 true", "/t19.html html <1>"])
    // A page that nobody waits for is not made.
    for number in 0..<19 { office.desk.left(number) }
    for file in office.made[1...] where file != "t19.html" { office.finish(file, there, revision: "1") }
    #expect(office.made.count == LiveDesk.makers + 2)
  }

  @Test func allPagesThatAreMissingAreOne() {
    let office = Office()
    for path in ["/a.html", "/b.html", "c"] { office.ask(path) }
    office.desk.looked(first, now: office.after(0))
    office.desk.looked(first, now: office.after(0))
    #expect(office.made == [""])
    office.finish("", first, revision: "1")
    #expect(office.answers == ["/a.html missing", "/b.html missing", "c missing"])
  }

  /// A view that asks its two subviews twice, and each of them again: work that doubles with each level.
  private static let slow =
    "window: " + String(repeating: "{pointInside: {union: [subviews, subviews]}, subviews: [", count: 12)
    + "{frame: [1, 1, 1, 1]}" + String(repeating: "]}", count: 12) + "\ntouches: [{tap: [350, 350]}]\n"

  private func screens(longest: Double) throws -> (Folder, LiveScreens) {
    let folder = try Folder()
    try folder.write(Self.slow, "slow.yml")
    try folder.write(Screens.tap(on: "A"), "quick.yml")
    return (
      folder,
      LiveScreens(
        folder.path, languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
        on: Terminal(output: { _ in }, diagnostics: { _ in }), limits: (first: 0, longest: longest))
    )
  }

  @Test func aScreenThatTakesLongWaitsForTheOthers() throws {
    var (folder, screens) = try screens(longest: 600)
    let first = screens.look()
    #expect(first.items.map(\.isPending) == [false, true] && screens.hasPending)
    let then = screens.finishOne()
    #expect(then.items.map(\.isPending) == [false, false] && !screens.hasPending)
    guard case .screen = then.items[1].content else {
      Issue.record("\(folder.path): \(then.items[1].content)")
      return
    }
  }

  @Test func aScreenThatTakesTooLongIsEndedInASentence() throws {
    var (folder, screens) = try screens(longest: 0)
    _ = screens.look()
    let ended = screens.finishOne()
    #expect(!screens.hasPending)
    guard case .mistakes(let errors, _) = ended.items[1].content else {
      Issue.record("\(folder.path) has no mistakes")
      return
    }
    #expect(errors.description.contains("slow.yml: error: "))
  }

  private func refusal(of press: LivePress, on screens: inout LiveScreens) -> String? {
    if case .failure(let error) = screens.result(of: press) {
      return (error as? LiveGesture.Refusal)?.message
    }
    return nil
  }

  /// 2 seconds are the limit of a gesture; here it is none.
  @Test func whyAScreenTakesNoGestureIsSaid() throws {
    var (folder, screens) = try screens(longest: 600)
    func press(_ item: LiveItem) -> LivePress {
      LivePress(
        item: item, file: "slow.html", words: [(name: "tap", value: "350,350")], language: .english,
        place: PagePlace())
    }
    let first = screens.look()
    #expect(
      refusal(of: press(first.items[1]), on: &screens)
        == "nothing can be done on this screen: it is being run for the first time")
    let then = screens.finishOne()
    let late = refusal(of: press(then.items[1]), on: &screens)
    #expect(late?.hasPrefix("this takes more than 0 seconds to run") == true, "\(late ?? "nil")")
    try folder.write("window: 1\n", "slow.yml")
    let last = screens.look()
    #expect(
      refusal(of: press(last.items[1]), on: &screens)
        == "nothing can be done on this screen: its file has mistakes")
  }
}
