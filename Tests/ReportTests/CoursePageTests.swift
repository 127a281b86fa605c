// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Foundation
import Narration
import Report
import Testing
import Trace

@Suite("The page of a lesson")
struct CoursePageTests {
  private static let lesson = """
    # Four in one

    Four views share a screen.

    ## Guess first

    Which view is hit?

    - [three] `SubView3`, the white one.

      Right. It [says yes](#t1/SubView3.pointInside). (HT-1)

    - [four] `SubView4`.

      It says no. See [the other](other-page).

    ## In your app

    ```swift
    final class Card: UIView {
      // <b>"one" & 'two'</b>
    }
    ```
    """

  private func subject(_ text: String = lesson, on screen: SampleScreen = .four) -> CourseSubject {
    let (text, _) = CourseTextReader.read(text, kind: .lesson, language: .english)
    var subject = CourseSubject(name: "lesson", text: text, analysis: TraceAnalysis(screen.trace))
    subject.questions = [
      CourseSubject.Question(
        id: "which",
        options: [
          "three": CourseSubject.Option(isRight: true, run: nil),
          "four": CourseSubject.Option(isRight: false, run: nil),
        ])
    ]
    return subject
  }

  private func page(_ subject: CourseSubject, _ place: PagePlace = PagePlace()) throws -> PageText {
    PageText(try CoursePage.html(for: subject, options: ReportOptions(language: .english), place: place))
  }

  @Test("keeps the lines of a listing, and shows it as it is written")
  func listing() throws {
    let page = try page(subject())
    #expect(
      page.contains(
        """
        <code>final class Card: UIView {
          // &lt;b&gt;&quot;one&quot; &amp; &#39;two&#39;&lt;/b&gt;
        }
        </code>
        """))
  }

  @Test("leads from a rule to the list of rules, where there is one")
  func rules() throws {
    var subject = subject()
    #expect(try page(subject).contains("(HT-1)"))
    subject.rulesFile = "hitpath-rules.html"
    #expect(
      try page(subject).contains("(<a class=\"rule\" href=\"./hitpath-rules.html#HT-1\">HT-1</a>)"))
  }

  @Test("tells of each change of a task which goals it reaches, and what comes instead of the others")
  func task() throws {
    let text = """
      # Four

      Four views.

      ## Do it yourself

      Let `SubView4` get it.

      - `SubView4` gets it.
      - Nobody else does.

      * [hide] Hide `SubView3`
      * [clip] Clip it

      """
    let (read, faults) = CourseTextReader.read(text, kind: .note, language: .english)
    #expect(faults.isEmpty)
    var subject = CourseSubject(name: "lesson", text: read, analysis: TraceAnalysis(SampleScreen.four.trace))
    subject.questions = [
      CourseSubject.Question(
        id: "reach",
        options: [
          "hide": CourseSubject.Option(isRight: true, run: nil, met: [true, true]),
          "clip": CourseSubject.Option(isRight: false, run: nil, met: [false, true]),
        ],
        goals: [.init(touch: 0, isMet: false), .init(touch: 0, isMet: true)])
    ]
    let html = try page(subject).html
    #expect(html.components(separatedBy: "<li class=\"missed\">").count == 3)
    #expect(html.components(separatedBy: "<li class=\"met\">").count == 5)
    #expect(html.contains("<details class=\"trial right\" data-key=\"hide\" name=\"task-reach\">"))
    #expect(html.contains("<details class=\"trial\" data-key=\"clip\" name=\"task-reach\">"))
    #expect(html.contains("<p class=\"result\">Solved.</p>"))
    let end = TraceAnalysis(SampleScreen.four.trace).story(of: 0).count
    #expect(end > 3)
    let goal = "<code data-v=\"SubView4\">SubView4</code> gets it.</a> <small>"
    #expect(html.contains("<a href=\"#t1s\(end)\">\(goal)"))
  }

  @Test("begins with the cure of a bug, and tells it once")
  func cure() throws {
    let text = """
      # Dead

      It is dead.

      ## Is it yours?

      - A sign.

      **In short:** give it a size.

      ## Why

      Why.

      ## Cures

      Cures.

      """
    let (read, faults) = CourseTextReader.read(text, kind: .bug, language: .english)
    #expect(faults.isEmpty)
    let subject = CourseSubject(name: "bug", text: read, analysis: TraceAnalysis(SampleScreen.four.trace))
    let html = try page(subject).html
    let cure = try #require(html.range(of: "<p><strong>In short:</strong> give it a size.</p>"))
    #expect(html[cure.upperBound...].contains("Is it yours?"))
    #expect(!html[cure.upperBound...].contains("give it a size"))
  }

  @Test("explains a term where it stands first, and not in links, titles and options")
  func terms() throws {
    let words = Self.lesson.replacing(
      "Which view is hit?",
      with: "See [the hit-test view](#t1/SubView3.pointInside). The hit-test view, a hit-test view: which?")
    let html = try page(subject(words)).html
    let note = "data-note=\"The view that hit testing finds under a finger.\""
    #expect(html.components(separatedBy: note).count == 2)
    #expect(
      html.contains("The <dfn class=\"term\" tabindex=\"0\" \(note)>hit-test view</dfn>, a hit-test view"))
    var linked = subject(words)
    linked.pages = ["note-words": "note-words.html"]
    #expect(
      try page(linked).contains("<a class=\"term\" href=\"./note-words.html\" \(note)>hit-test view</a>"))
  }

  @Test("names the stage on which a view can be pressed, and the view of each option")
  func picking() throws {
    var subject = subject()
    subject.questions = [
      CourseSubject.Question(
        id: "which",
        options: [
          "three": CourseSubject.Option(isRight: true, run: nil, view: "SubView3"),
          "four": CourseSubject.Option(isRight: false, run: nil, view: "SubView4"),
        ], touch: 1)
    ]
    let page = try page(subject)
    #expect(page.contains("<div class=\"choices\" data-question=\"which\" data-stage=\"touch1\">"))
    #expect(page.contains("data-key=\"three\" data-view=\"SubView3\">"))
  }

  @Test("leads to the reports that its text names")
  func reports() throws {
    let text = Self.lesson.replacing(
      "Four views share a screen.",
      with: "Reported in apple/swift-nio.2#12, Stack Overflow 1694529 and 777, and radar 12345.")
    let page = try page(subject(text))
    #expect(
      page.contains(
        "<a class=\"rule\" href=\"https://github.com/apple/swift-nio.2/issues/12\" rel=\"external\">apple/swift-nio.2#12</a>, "
          + "<a class=\"rule\" href=\"https://stackoverflow.com/q/1694529\" rel=\"external\">Stack Overflow 1694529</a> and 777, and radar 12345."
      ))
  }

  @Test("leads to the pages that belong to it, and to those before and after")
  func related() throws {
    var subject = subject()
    #expect(try !page(subject).contains("class=\"related\""))
    #expect(try !page(subject).contains("class=\"onward\""))
    subject.related = [
      (link: PagePlace.Link(file: "q.html", title: "Why <four>?"), kind: .question)
    ]
    let next = PagePlace.Link(file: "next.html", title: "Next & more")
    let page = try page(subject, PagePlace(next: next))
    #expect(page.contains("<a href=\"./q.html\">Why &lt;four&gt;?</a> <small>Question</small>"))
    #expect(page.contains("<a rel=\"next\" href=\"./next.html\"><small>Next</small>Next &amp; more</a>"))
  }

  @Test("names of a screen cannot become markup")
  func names() throws {
    func tags(_ name: String) throws -> TagReader {
      var screen = SampleScreen.four
      for position in screen.views.indices where screen.views[position].id == "SubView3" {
        screen.views[position].className = name
        screen.views[position].text = name
      }
      screen.add(name + "3", name, in: "SubView3", [0, 0, 137, 160]) { $0.text = name }
      // So that the screen can be drawn as seen whatever is left of a name.
      for position in screen.views.indices { screen.views[position].backgroundColor = "#ffffff" }
      return TagReader(try page(subject(on: screen)))
    }
    let plain = try tags("plain")
    for name in HostileNameTests.names {
      let hostile = try tags(name)
      #expect(hostile.tagsOutsidePictures == plain.tagsOutsidePictures, "\(name)")
      #expect(hostile.handlers.isEmpty, "\(name)")
    }
  }

  @Test(
    "a text cannot become markup",
    arguments: [
      "</script\\>\\<script\\>alert(1)", "\\\" onmouseover=alert(1)", "' onmouseover='alert(1)",
      "\u{202E}txet \u{2066}RTL \u{5E9}\u{5DC}", "{{{style}}}",
    ])
  func texts(_ text: String) throws {
    let plain = TagReader(try page(subject()))
    let words = Self.lesson.replacing("the white one", with: text).replacing("Four in one", with: text)
    let html = try page(subject(words))
    let hostile = TagReader(html)
    #expect(hostile.tags == plain.tags)
    #expect(hostile.handlers.isEmpty)
    #expect(!html.html.unicodeScalars.contains("\u{202E}"))
    #expect(!html.html.unicodeScalars.contains("\u{2066}"))
  }
}
