// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// What a recognizer made of a touch that began at a time, in a few words.
  package func brief(_ recognizer: RecognizerAnswer, began: Double?) -> String {
    var text = self.text(recognizer).plain
    if !recognizer.isWaiting, let last = recognizer.changes.last {
      if let change = recognizer.changes.first(where: { $0.state == .began || $0.state == .ended }) {
        var states = [language.state(change.state, isDiscrete: recognizer.isDiscrete)]
        if let began {
          states = [language.say(DeliveryText.after(states[0], seconds: number(change.time - began)))]
        }
        if last.state != change.state {
          states.append(language.state(last.state, isDiscrete: recognizer.isDiscrete))
        }
        text = language.list(states)
      } else {
        text =
          language.say(
            OutcomeText.states(
              names: RichText(language.state(last.state, isDiscrete: false)), waitedFor: nil,
              reason: reason(last.cause, of: recognizer.view ?? ""))
          ).plain
      }
    }
    return language.line(recognizer.id, text)
  }

  /// An alpha that lets touches through, with so many decimals that it does not read as the limit (HT-8).
  package func visibleAlpha(_ alpha: Double) -> String {
    for digits in 2...8 {
      let text = NumberText.decimal(alpha, digits: digits)
      if let shown = Double(text), abs(shown - alpha) <= alpha * 1e-6 { return text }
    }
    return NumberText.decimal(alpha, digits: 8)
  }

  /// An alpha, with so many decimals that one sees on which side of the limit it is (HT-8).
  package func alpha(_ alpha: Double) -> String {
    let threshold = TraceView.hitTestAlphaThreshold
    return alpha < threshold ? Self.decimal(alpha, readingBelow: threshold) : visibleAlpha(alpha)
  }

  /// The name of a method or a phase, with how often it came.
  package func counted(_ name: String, _ count: Int) -> String {
    count == 1 ? name : "\(name) × \(count)"
  }

  /// The phases of a touch, equal ones beside each other counted.
  package func phases(_ answer: TouchAnswer) -> String {
    collapsed(answer.samples.map(\.phase.rawValue))
  }
}
