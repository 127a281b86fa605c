// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Which recognizer a picture of states is about.
enum GestureChoice {
  /// The recognizer of the name that was asked for, or of the view of that name; else the one that won, else the
  /// one with the most changes. Nil if the touch has no recognizers.
  static func recognizer(
    of gestures: TouchGestures, in subject: DiagramSubject
  ) throws(DiagramError) -> RecognizerAnswer? {
    let answers = gestures.recognizers
    guard let name = subject.options.view else {
      let winner = answers.first { $0.id == subject.answer.verdict.recognizer }
      return winner ?? mostTelling(answers)
    }
    if let answer = answers.first(where: { $0.id == name }) { return answer }
    if subject.index.recognizer(name) != nil { return subject.analysis.unseenRecognizer(name) }
    if let answer = mostTelling(answers.filter { $0.view == name }) { return answer }
    if let own = subject.index.screen.gestureRecognizers.first(where: { $0.view == name }) {
      return subject.analysis.unseenRecognizer(own.id)
    }
    throw .noSuchObject(name)
  }

  private static func mostTelling(_ answers: [RecognizerAnswer]) -> RecognizerAnswer? {
    func weight(_ answer: RecognizerAnswer) -> Int {
      var weight = answer.changes.count + answer.waitedFor.count
      if answer.recognized { weight += 10_000 }
      if !answer.isSystem { weight += 1_000 }
      return weight
    }
    // Of equals the first, which is nearest to the hit-test view.
    return answers.reversed().max { weight($0) < weight($1) }
  }
}
