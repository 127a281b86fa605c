// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The sentence on top of a picture of a hit test. Objects are given by their identifiers.
package enum PictureClaim {
  /// Why a view was hit.
  case hit(view: String, because: Because)
  /// Why another view was hit than the one that the touch was meant for.
  case missed(view: String, meant: String, how: MissedView)
  /// What came of the touch on a view, and why that view was hit, if that is unusual.
  case outcome(view: String, because: Because, act: Act)
  case nothingHit
  /// How many of the views that UIKit asks it has asked so far.
  case soFar(count: Int, of: Int)
}

/// A claim, and the names and numbers for its words.
struct ClaimText: Sayable {
  let claim: PictureClaim
  let words: ClaimWords
}

/// Names and numbers for the words of claims.
struct ClaimWords {
  let narrator: Narrator
  let gesture: TouchAnswer.Gesture

  func name(_ id: String) -> RichText {
    narrator.index.recognizer(id)?.isSystem == true
      ? RichText(narrator.recognizerName(id)) : RichText(object: id)
  }

  func names(_ ids: [String]) -> [RichText] { ids.map(name) }
  func number(_ value: Double) -> String { narrator.number(value) }

  /// That a view says no, and why.
  func refuses(_ view: String, _ reason: TraceReason?) -> String {
    narrator.language.say(
      HitTestAnswerText.saysNo(view: view, narrator.refusal(reason, of: view)))
  }

  func alpha(_ value: Double) -> String { narrator.alpha(value) }

  func refusal(_ reason: TraceReason?, of view: String) -> GraphText.Refusal {
    narrator.refusal(reason, of: view)
  }

  /// On which side of the bounds a point is, and how far away in points; nil for a point on the edge, and for a reason that
  /// does not say.
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
  /// Why the hit-test view of a touch was hit, and not the one that was meant.
  package func hitClaim(_ answer: TouchAnswer, meant: String? = nil) -> RichText {
    if let view = answer.hitView, let meant, let how = answer.missing(meant, in: index) {
      return claim(.missed(view: view, meant: meant, how: how), answer)
    }
    return claim(answer) { .hit(view: $0, because: $1) }
  }

  /// What came of a touch.
  package func outcomeClaim(_ answer: TouchAnswer) -> RichText {
    claim(answer) { .outcome(view: $0, because: $1, act: answer.verdict.act) }
  }

  /// How far a hit test is.
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
