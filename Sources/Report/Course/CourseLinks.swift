// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams

/// Where the links of a page's text lead: to steps of its run, to steps of runs with changes, and to other pages.
struct CourseLinks {
  /// What a link's element says.
  struct Target: Equatable {
    var address: String

    /// The number of a step of the run at that address; nil for an address that says all.
    var step: Int?
  }

  private let subject: CourseSubject
  private let own: Finder
  private let runs: [Finder]

  /// The steps of a run as links and readers number them.
  private struct Finder {
    let events: EventFinder
    let stories: [TouchStory]

    init(_ analysis: TraceAnalysis, only: [Int] = []) {
      events = EventFinder(analysis, only: only)
      stories = analysis.stories()
    }

    /// The touch's position and the story's step.
    func place(of link: EventLink) -> (touch: Int, step: Int)? {
      guard let touch = events.position(ofTouch: link.touch), let step = events.step(of: link) else {
        return nil
      }
      return (touch, stories[touch].number(ofTouchStep: step))
    }
  }

  init(_ subject: CourseSubject) {
    self.subject = subject
    own = Finder(subject.analysis)
    runs = subject.runs.map { Finder($0.analysis, only: $0.only) }
  }

  /// Where an address leads, from words about a run or about the page's own; nil if there is no such place.
  func target(of address: String, run: Int?) -> Target? {
    guard let link = EventLink(address) else {
      return subject.pages[address].map { Target(address: PercentEncoding.link(to: $0)) }
    }
    guard let run else {
      return own.place(of: link).map { Target(address: "#t\($0.touch + 1)s\($0.step)") }
    }
    return runs[run].place(of: link).map {
      Target(address: "#\(Self.anchor(ofRun: run, touch: $0.touch))", step: $0.step)
    }
  }

  /// The touches of a run to which a text's words lead, by their positions.
  func touches(ofRun run: Int, _ addresses: [String]) -> [Int] {
    addresses.compactMap { EventLink($0).flatMap(runs[run].place)?.touch }
  }

  static func anchor(ofRun run: Int, touch: Int) -> String { "run\(run + 1)-touch\(touch + 1)" }
}
