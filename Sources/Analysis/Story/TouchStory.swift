// SPDX-License-Identifier: Apache-2.0

/// What happened because of a touch, in a few parts that a reader takes in one after the other.
package struct TouchStory: Hashable, Sendable {
  /// The parts that have steps, in order.
  package var beats: [Beat]

  package var marks: StoryMarks

  /// A part of the story.
  package struct Beat: Hashable, Sendable {
    package var kind: Kind

    package var steps: [Step]

    /// The numbers of the steps.
    package var numbers: ClosedRange<Int> {
      (steps.first?.numbers.lowerBound ?? 0)...(steps.last?.numbers.upperBound ?? 0)
    }

    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Views are asked, down to the hit-test view.
      case found
      /// The finger is down: who sees the touch, and who has to wait.
      case listening
      /// The finger moves before anything is decided.
      case moves
      /// Recognizers recognize or fail.
      case contest
      /// What comes of it.
      case result
      /// What a later touch changes for this one.
      case nextTouch
    }
  }

  /// A step of the story; refusals of one reason are one step with several numbers.
  package struct Step: Hashable, Sendable {
    /// From 1 through the whole story; as many numbers as views were asked.
    package var numbers: ClosedRange<Int>

    package var step: TouchStep
  }

  /// All steps, in order.
  package var steps: [Step] { beats.flatMap(\.steps) }

  /// The number of the last step.
  package var count: Int { beats.last?.numbers.upperBound ?? 0 }

  /// The number in the story of a step by ``TouchStep/number``; of one that only cleans up, that of the step before.
  package func number(ofTouchStep number: Int) -> Int {
    steps.last { $0.step.number <= number }?.numbers.upperBound ?? 0
  }
}

extension TouchStory {
  /// The marks that a step of the touch gives, each object once, with the last; none for a step that only cleans up.
  package func marks(of step: TouchStep) -> [String: GivenMark] {
    guard let numbers = steps.first(where: { $0.step.number == step.number })?.numbers else { return [:] }
    return numbers.reduce(into: [:]) { $0.merge(marks.given(at: $1)) { $1 } }
  }
}

extension TraceAnalysis {
  /// The stories of all touches, in the order of ``touches``. The events are read once for all of them.
  package func stories() -> [TouchStory] {
    cachedStories.value {
      zip(touches, allSteps(limit: .max)).map { answer, steps in
        StoryTeller(answer: answer, index: index(of: answer)).story(of: steps.steps)
      }
    }
  }

  /// The story of a touch, by its position in ``touches``.
  package func story(of touch: Int) -> TouchStory { stories()[touch] }
}
