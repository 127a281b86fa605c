// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// The picture of the screen in words, for people who do not see it.
  package func overlayLabel(_ answer: TouchAnswer) -> String {
    let values: [Phrase.Slot: String] = [.touch: gesture(answer), .point: point(answer.location)]
    guard let hitView = answer.hitView else { return say(.overlayLabelWithoutHit, values) }
    return say(.overlayLabel, values.merging([.view: name(hitView)]) { first, _ in first })
  }

  /// The picture of the hit path in words.
  package func hitPathLabel(_ answer: TouchAnswer) -> String {
    answer.hitView.map { say(.hitPathLabel, [.view: name($0)]) } ?? say(.hitPathLabelWithoutHit)
  }

  /// The picture of the responder chain in words.
  package func chainLabel(_ answer: TouchAnswer) -> String {
    guard let first = answer.chain.first else { return self[.chainTitle] }
    return say(.chainLabel, [.view: name(first.responder.id)])
  }
}
