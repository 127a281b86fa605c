// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Markdown
import Narration
import Trace

/// The task above the live stage of a served page: its text, which goals are reached, and the changes to try.
package struct TaskPanel: Sendable {
  private let subject: CourseSubject
  private let number: Int
  private let stage: Stage
  private let files: Files

  /// The page itself, where the task can be started over, and the page of the lesson.
  typealias Files = (own: String, lesson: String)

  /// The results of the stage.
  struct Stage: Sendable {
    /// For each goal, whether it is reached.
    var met: [Bool]

    /// The key of the suggested change that is made; nil for none.
    var proposed: String?

    /// Whether anything is changed.
    var isChanged: Bool

    /// Whether the stage shows the touches that the goals are about.
    var showsTouches: Bool

    var isSolved: Bool { isChanged && met.allSatisfy { $0 } }
  }

  /// Creates the panel.
  ///
  /// - Parameters:
  ///   - subject: The page of the task, with the current run of its touches.
  ///   - number: The index of the task among the questions of the page.
  ///   - met: For each goal, whether that run reaches it.
  ///   - proposed: The key of the suggested change that is made; nil for none.
  ///   - isChanged: Whether anything is changed.
  ///   - showsTouches: Whether the stage below shows that run.
  ///   - file: The page's own file.
  ///   - lesson: The file of the lesson.
  package init(
    _ subject: CourseSubject, question number: Int, met: [Bool], proposed: String?, isChanged: Bool,
    showsTouches: Bool, file: String, lesson: String
  ) {
    self.subject = subject
    self.number = number
    files = (file, lesson)
    stage = Stage(met: met, proposed: proposed, isChanged: isChanged, showsTouches: showsTouches)
  }

  private var section: CourseText.Section? {
    var count = 0
    return subject.text.sections.first { section in
      count += section.parts.count { if case .options = $0 { true } else { false } }
      return count > number
    }
  }

  /// The title of the page.
  var title: String {
    let heading = section?.heading.plain ?? ""
    let colon = subject.text.language == .simplifiedChinese ? "：" : ": "
    return heading + colon + subject.title
  }

  /// The panel as HTML.
  var html: String {
    guard let section else { return "" }
    return CourseMarkup(subject, CourseLinks(subject)).task(number, in: section, stage, files)
  }
}
