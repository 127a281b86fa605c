// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// "Tap at (160, 90)."
  package func gestureLine(_ answer: TouchAnswer) -> String {
    language.say(GraphText.gesture(answer.gesture, point: point(answer.location)))
  }

  /// A recognizer by its name, or one that a view of UIKit's has by itself by what it is for.
  package func recognizerName(_ id: String) -> String {
    guard let record = index.recognizer(id), record.isSystem else { return id }
    return language.say(GraphText.ownRecognizer(record.gesture, of: record.view))
  }

  /// Why a view says no, in a few words.
  package func refusal(_ reason: TraceReason?, of view: String) -> GraphText.Refusal {
    guard let reason else { return .untold }
    switch reason.code {
    case .hidden: return .hidden
    case .alphaBelowThreshold:
      return .transparent(alpha: NumberText.decimal(reason.numbers["alpha"] ?? 0, digits: 3))
    case .interactionDisabled: return .interactionOff
    case .animating: return .animating
    case .zeroSize: return .empty
    case .customPointInside: return .ownPointInside
    case .customHitTest: return .ownHitTest
    case .nonInvertibleTransform: return .noInverse
    case .pointOutsideBounds:
      return reason.farthestSide.map(outside) ?? .other(self.reason(reason, of: view).plain)
    default: return .other(self.reason(reason, of: view).plain)
    }
  }

  private func outside(_ place: (side: TraceReason.Side, distance: Double)) -> GraphText.Refusal {
    let distance = abs(place.distance)
    return distance == 0
      ? .onEdge(place.side)
      : .outside(side: place.side, distance: distance < 0.005 ? "<0.01" : number(distance))
  }
}
