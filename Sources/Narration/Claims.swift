// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The sentence above a picture of a hit test. Objects are identifiers.
package enum PictureClaim {
  /// Why a view was hit.
  case hit(view: String, because: Because)
  /// Why another view was hit than the one that the touch was aimed at.
  case missed(view: String, meant: String, how: MissedView)
  /// The effect of the touch on a view, and why that view was hit, if that is unusual.
  case outcome(view: String, because: Because, act: Act)
  case nothingHit
  /// How many views UIKit has asked so far, and how many it asks in all.
  case soFar(count: Int, of: Int)
}

/// A claim, and the source of its names and numbers.
struct ClaimText: Sayable {
  let claim: PictureClaim
  let words: ClaimWords
}

/// The names and numbers in claims.
struct ClaimWords {
  let narrator: Narrator
  let gesture: TouchAnswer.Gesture

  func name(_ id: String) -> RichText {
    narrator.index.recognizer(id)?.isSystem == true
      ? RichText(narrator.recognizerName(id)) : RichText(object: id)
  }

  func names(_ ids: [String]) -> [RichText] { ids.map(name) }
  func number(_ value: Double) -> String { narrator.number(value) }

  /// A view refuses, with the reason.
  func refuses(_ view: String, _ reason: TraceReason?) -> String {
    narrator.language.say(
      HitTestAnswerText.saysNo(view: view, narrator.refusal(reason, of: view)))
  }

  func alpha(_ value: Double) -> String { narrator.alpha(value) }

  func refusal(_ reason: TraceReason?, of view: String) -> GraphText.Refusal {
    narrator.refusal(reason, of: view)
  }

  /// The side of the bounds on which a point is, and the distance in points; nil for a point on the edge, or if the
  /// reason does not say.
  func place(_ reason: TraceReason) -> (side: TraceReason.Side, distance: String)? {
    reason.farthestSide.flatMap { place in
      place.distance == 0 ? nil : (place.side, narrator.number(abs(place.distance)))
    }
  }
}

extension Act {
  /// Whether the hit-test view itself acts.
  func isOf(_ view: String) -> Bool {
    switch self {
    case .control(let object, _, _, _, _), .handles(let object, _, _), .keeps(let object, _, _):
      object == view
    case .parted(let parts): parts.first?.responder == view
    case .loses, .neverGets: true
    default: false
    }
  }
}

extension Narrator {
  /// Why the hit-test view of a touch was hit, instead of the view that it was aimed at.
  package func hitClaim(_ answer: TouchAnswer, meant: String? = nil) -> RichText {
    if let view = answer.hitView, let meant, let how = answer.missing(meant, in: index) {
      return claim(.missed(view: view, meant: meant, how: how), answer)
    }
    return claim(answer) { .hit(view: $0, because: $1) }
  }

  /// The effect of a touch.
  package func outcomeClaim(_ answer: TouchAnswer) -> RichText {
    claim(answer) { .outcome(view: $0, because: $1, act: answer.verdict.act) }
  }

  /// The progress of a hit test.
  package func claim(asked count: Int, of answer: TouchAnswer) -> RichText {
    claim(.soFar(count: count, of: answer.walk.count), answer)
  }

  private func claim(_ answer: TouchAnswer, _ claim: (String, Because) -> PictureClaim) -> RichText {
    guard let view = answer.hitView, let because = answer.verdict.whyHit else {
      return self.claim(.nothingHit, answer)
    }
    return self.claim(claim(view, because), answer)
  }

  private func claim(_ claim: PictureClaim, _ answer: TouchAnswer) -> RichText {
    language.say(ClaimText(claim: claim, words: ClaimWords(narrator: self, gesture: answer.gesture)))
  }
}
