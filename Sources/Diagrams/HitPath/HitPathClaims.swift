// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The sentence on top of the hit path: why this view was hit, or how far the hit test is.
struct HitPathClaims: PictureWords {
  let subject: DiagramSubject
  let tree: HitPathTree

  var claim: String {
    if let now = tree.moment?.now { return narrator.claim(asked: now.order, of: answer).plain }
    return TextFitter.line(narrator.hitClaim(answer).plain)
  }

  var line: String {
    var sentences = [narrator.gestureLine(answer)]
    if let now = tree.moment?.now {
      sentences.append(say(TreesText.afterStep(now.order, count: answer.walk.count)))
    } else if answer.passesDiffer {
      sentences.append(say(GraphText.passesDiffer(count: answer.passes.count)))
    } else {
      sentences.append(say(GraphText.viewsAsked(count: answer.walk.count { !$0.isPassedOver })))
    }
    return narrator.joined(sentences)
  }
}
