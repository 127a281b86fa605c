// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Course
import Markdown
package import Narration
package import Trace

/// A page of a course: its text in one language, and the runs that its links and options lead to.
package struct CourseSubject: Sendable {
  /// The name of the page's folder.
  package var name: String
  package var text: CourseText

  /// The run of the page's scenario; without touches for a page of words alone.
  package var analysis: TraceAnalysis

  /// The questions, in the order of the text.
  package var questions: [Question] = []

  /// The runs with changes that questions and options make.
  package var runs: [Run] = []

  /// Where the page stands in its course: "Lesson 3 of 16"; nil for one that stands alone.
  package var standing: PagePlace.Position?

  /// The files of other pages by their names, relative to this one.
  package var pages: [String: String] = [:]

  /// The file of the list of rules, relative to this one; nil for a page that stands alone.
  package var rulesFile: String?

  /// The pages of a lesson, or the lesson of a page.
  package var related: [(link: PagePlace.Link, kind: PageKind)] = []

  package struct Question: Sendable {
    package var id: String
    package var options: [String: Option]

    /// The number in the scenario of the touch whose view is asked for; nil if something else is asked.
    package var touch: Int?

    package init(id: String, options: [String: Option], touch: Int? = nil) {
      self.id = id
      self.options = options
      self.touch = touch
    }
  }

  package struct Option: Sendable {
    package var isRight: Bool

    /// The position of the run that it leads to; nil for the page's own.
    package var run: Int?

    package init(isRight: Bool, run: Int?) {
      self.isRight = isRight
      self.run = run
    }
  }

  package struct Run: Sendable {
    package var analysis: TraceAnalysis
    package var settings: [TraceSetting]

    /// The touches of the scenario that it has; empty for all.
    package var only: [Int]

    /// The number in the scenario of the touch that it is about.
    package var touch: Int

    package init(analysis: TraceAnalysis, settings: [TraceSetting], only: [Int], touch: Int) {
      self.analysis = analysis
      self.settings = settings
      self.only = only
      self.touch = touch
    }
  }

  package init(name: String, text: CourseText, analysis: TraceAnalysis) {
    self.name = name
    self.text = text
    self.analysis = analysis
  }
}

extension CourseSubject {
  /// The title without its markup.
  package var title: String { text.title.plain }

  /// The classes of UIKit on the screen, but for those that every screen has, and for UIKit's own recognizers.
  var classes: [String] {
    let screen = analysis.trace.screen
    let recognizers = screen.gestureRecognizers.filter { $0.isPartOfView != true }
    let all = screen.views.map(\.baseClass) + recognizers.map { $0.baseClass ?? $0.className }
    return Set(all).subtracting(["UIView", "UIWindow"]).filter { $0.hasPrefix("UI") }.sorted()
  }
}

extension CourseText {
  /// All that is written, piece by piece, with the code.
  var everyWord: [String] { inlines.map(\.plain) + code }
}

extension PageKind {
  /// The kind as the words of a set call it.
  var name: CourseKind {
    switch self {
    case .lesson: .lesson
    case .question: .question
    case .bug: .bug
    case .note: .note
    }
  }

  /// The door of the course behind which pages of the kind are.
  var door: CourseDoor {
    switch self {
    case .bug: .odd
    case .lesson, .note: .understand
    case .question: .asked
    }
  }
}

extension IndexEntry {
  /// Says what the page tells, and nothing of what comes of the touches, since the page asks for it.
  package mutating func tell(of subject: CourseSubject, part: String?, in language: Language) {
    let door = subject.text.kind.door
    self.door = door
    let words = language.say(PageSetText.door(door))
    group = door == .understand ? part.map { "\(words) · \($0)" } ?? words : words
    if door != .understand { thumbnail = "" }
    title = subject.title
    summary = subject.text.lead.plain
    rules = RuleName.cited(in: subject.text)
    classes = subject.classes
    self.words = SearchWords.of(([subject.name] + subject.text.everyWord + classes).joined(separator: "\n"))
    verdicts = []
    takers = []
    touchCount = 0
  }
}
