// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Course
import CourseFile
import Foundation
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import TestSupport
import Testing

@testable import HitPathCommands

/// Tasks of lessons on served pages: the reader changes the screen, and the run tells which goals are reached.
@MainActor
@Suite struct LiveTaskTests {
  private static let pages = "Sources/Course/Pages"

  private func run(_ page: String) throws -> RunPage {
    let path = "\(Self.pages)/\(page)/scenario.yml"
    let loaded = try InputReader(ScreenChanges()) { _ in }.load(path, text: Repository.text(path))
    let texts = try ["questions.yml", "lesson.en.md"].map { name in
      (name, try Repository.text("\(Self.pages)/\(page)/\(name)"))
    }
    let folder = try Folder()
    for (name, text) in texts { try folder.write(text, "\(page)/\(name)") }
    return try RunPage(PageSource(folder: "\(folder.path)/\(page)"), loaded)
  }

  private func result(_ task: LiveTask, _ words: [(String, String)]) throws -> LiveTask.Result {
    try task.result(of: words.map { (name: $0.0, value: $0.1) }, file: "scenario.yml") { false }
  }

  private func refusal(_ task: LiveTask, _ words: [(String, String)]) -> String? {
    do {
      _ = try result(task, words)
      return nil
    } catch { return (error as? LiveGesture.Refusal)?.message ?? "\(error)" }
  }

  private let all = ("touches", "all")

  /// The live stage and the recorded changes of pages that stand alone tell the same: of several goals, with a change that the
  /// question makes (lesson 6), and with some of the touches alone (lesson 13).
  @Test(arguments: ["lesson-06-own-answer", "lesson-13-waiting"])
  func proposedChangesReachTheGoalsThatTheirRecordedRunsReach(page: String) throws {
    let run = try run(page)
    let task = try #require(try LiveTask.of(run) { false }.first)
    let recorded = try #require(run.questions.last)
    #expect(task.first.met == recorded.met && task.first.met.contains(false))
    #expect(!task.first.isChanged)
    for option in recorded.options {
      let live = try result(task, [all, ("try", option.option.key)])
      #expect(live.met == option.met, "\(option.option.key)")
      #expect(live.isChanged && live.proposed == option.option.key)
    }
  }

  /// A list that does not wait still takes the stroke (SV-1, SV-5); one that does not scroll leaves it.
  @Test func settingsOfTheReadersOwnSolveATask() throws {
    let task = try #require(try LiveTask.of(run("lesson-16-scroll-views")) { false }.first)
    #expect(task.first.met == [false])
    #expect(try result(task, [all, ("set", "Scroller.delaysContentTouches:false")]).met == [false])
    #expect(try result(task, [all, ("set", "Scroller.isScrollEnabled:false")]).met == [true])
  }

  /// A taller card takes its button along, and the touch of the page (HT-1, HT-18).
  @Test func settingsOfTheReadersOwnCountWithWhatIsProposed() throws {
    let task = try #require(try LiveTask.of(run("lesson-03-parent-first")) { false }.first)
    #expect(task.first.met == [true, false, true])
    let taller = ("set", "Card.frame:[30, 98, 282, 162]")
    #expect(try result(task, [all, taller]).met == [false, true, false])
    // A view that is not there gets nothing (HT-3), however wide its parent is.
    let hidden = ("set", "Close.isHidden:true")
    #expect(try result(task, [all, ("try", "card-asks"), hidden]).met == [false, false, true])
    #expect(try result(task, [all, ("try", "card-asks")]).met == [true, true, true])
  }

  @Test func aGestureOfTheReaderLeavesTheGoalsToTheTouchesOfTheTask() throws {
    let task = try #require(try LiveTask.of(run("lesson-03-parent-first")) { false }.first)
    let result = try result(task, [("tap", "20,20"), ("try", "card-asks")])
    #expect(result.gesture?.analysis.touches.map(\.hitView) == ["Page"])
    #expect(result.touches.touches.count == 3)
    #expect(result.met == [true, true, true])
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let task = try #require(try LiveTask.of(run("lesson-03-parent-first")) { false }.first)
    #expect(
      refusal(task, [all, ("try", "wish")])
        == "'try=wish': one of card-asks, card-wider, close-wider, no-clipping is meant")
    #expect(
      refusal(task, [all, ("set", "Card.wish:1")]) == "'Card.wish' cannot be set to '1' here")
    #expect(refusal(task, [("try", "card-asks")]) == "a gesture is meant, such as tap=160,90")
  }

  // MARK: What is served

  private func screens(_ folder: Folder, _ languages: PageLanguages) throws -> LiveScreens {
    LiveScreens(
      folder.path, languages: languages, changes: try ScreenOptions.parse([]).changes,
      on: Terminal(output: { _ in }, diagnostics: { _ in }))
  }

  private func written(_ page: String, as name: String) throws -> Folder {
    let folder = try Folder()
    for file in ["scenario.yml", "questions.yml", "lesson.en.md"] {
      try folder.write(Repository.text("\(Self.pages)/\(page)/\(file)"), "\(name)/\(file)")
    }
    return folder
  }

  @Test func aPageOfACourseAndItsTaskAreServedInTheLanguagesOfItsTexts() throws {
    let folder = try written("lesson-03-parent-first", as: "mine")
    let languages = PageLanguages([.english, .simplifiedChinese])
    var screens = try screens(folder, languages)
    let there = screens.look()
    #expect(there.items.map(\.lessons.count) == [1])
    let task = there.key(of: "mine.whole-circle.html").pressed
    #expect(task?.task == 0 && task?.language == .english && task?.place.translations == [])
    #expect(there.key(of: "mine.whole-circle.zh-Hans.html") == .missing)
    // In a language without a text the screen has its report.
    #expect(there.key(of: "mine.zh-Hans.html").pressed?.language == .simplifiedChinese)
    let lesson = there.items[0].lesson(in: .english).flatMap { _ in
      there.lesson(of: there.items[0], in: .english)
    }
    #expect(lesson?.tasks == ["whole-circle": "mine.whole-circle.html"])
    #expect(lesson?.pages == ["mine": "mine.html"])
    #expect(there.items[0].title(in: .english) == "The parent is asked first")
    #expect(there.source(of: "mine.html") == nil)
  }

  @Test func aTextThatIsSavedMakesItsPageAnew() throws {
    let folder = try written("lesson-03-parent-first", as: "mine")
    var screens = try screens(folder, PageLanguages([.english]))
    let there = screens.look()
    #expect(screens.look().revision == there.revision)
    let text = try folder.text("mine/lesson.en.md")
    try folder.write(text.replacing("# The parent is asked first", with: "# Who asks?"), "mine/lesson.en.md")
    let then = screens.look()
    #expect(then.items[0].title(in: .english) == "Who asks?")
    // What is wrong in a file beside the scenario is shown with the lines of that file.
    try folder.write("- id: 7\n  wish: 1\n", "mine/questions.yml")
    guard case .mistakes(let errors, let source) = screens.look().items[0].content else {
      Issue.record("questions with a mistake were read")
      return
    }
    #expect(errors.errors.allSatisfy { $0.file.hasSuffix("mine/questions.yml") })
    #expect(source == "- id: 7\n  wish: 1\n")
  }

  @Test func theCourseIsServedInPlaceOfFiles() throws {
    let pages = try GalleryPage.all().filter {
      ["lesson-03-parent-first", "bug-02-button-outside-its-bar"].contains($0.name)
    }
    var screens = LiveScreens(
      ".", languages: PageLanguages([.english]), changes: try ScreenOptions.parse([]).changes,
      on: Terminal(output: { _ in }, diagnostics: { _ in }), builtIn: pages.map(\.input))
    let there = screens.look()
    #expect(there.destination(of: "/", assets: []) == .page(file: "index.html"))
    let entries = try there.items.map { try $0.indexEntry(of: "\($0.pageName).html", in: .english) }
    #expect(entries.map(\.door) == [.odd, .understand])
    #expect(there.lesson(of: there.items[1], in: .english)?.related.count == 1)
    #expect(screens.look().revision == there.revision)
    // What the index is searched by, and the rules that its pages cite.
    #expect(there.key(of: "hitpath-search.js") == .search(.english, revision: there.revision))
    #expect(there.key(of: "hitpath-rules.html") == .rules(.english, revision: there.revision))
    #expect(there.lesson(of: there.items[1], in: .english)?.rulesFile == "hitpath-rules.html")
    let maker = LivePageMaker(options: ReportOptions(assets: .separate))
    #expect(maker.page("hitpath-search.js", of: there).html.hasPrefix("hitpathSearch({"))
    #expect(maker.page("hitpath-rules.html", of: there).html.contains("id=\"HT-1\""))
    #expect(maker.page("index.html", of: there).html.contains("hitpath-search.js"))
    for words in [["--course", "a.yml"], ["--course", "--save"]] {
      #expect(throws: (any Error).self) { try ServeCommand.parse(words) }
    }
  }
}
