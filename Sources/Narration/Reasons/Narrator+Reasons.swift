// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

extension Narrator {
  /// A clause that says why, with the numbers that decided, about a view or another responder.
  ///
  /// A code of a later version stands as it is.
  package func reason(_ reason: TraceReason, of view: String) -> RichText {
    language.say(text(reason, of: view)).clause
  }

  /// Where a point outside of bounds is: "32 pt above its bounds"; nil if the reason does not say.
  func whereIs(_ reason: TraceReason) -> RichText? {
    place(reason).map {
      language.say(ReasonText(code: .pointOutsideBounds, name: "", place: $0)).clause
    }
  }

  /// "the point is 32 pt above its bounds", of a place.
  func pointIs(_ place: RichText) -> RichText { language.say(NameText.pointIs(place)) }

  /// A clause that says what would make a view refuse if it were asked.
  func ownReason(_ reason: TraceReason, of view: String) -> RichText {
    var text = text(reason, of: view)
    text.isHypothetical = true
    return language.say(text).clause
  }

  private func text(_ reason: TraceReason, of view: String) -> ReasonText {
    var text = ReasonText(
      code: reason.code, name: reason.name, subject: reason.subject.map(object),
      numbers: reason.numbers.mapValues { number($0) }, place: place(reason))
    switch reason.code {
    case .alphaBelowThreshold, .ancestorAlpha: addAlpha(reason, to: &text)
    case .customHitTest: text.override = override(of: view)
    default: break
    }
    text.isSuperview = reason.subject != nil && index.view(view)?.superview == reason.subject
    return text
  }

  private func addAlpha(_ reason: TraceReason, to text: inout ReasonText) {
    let alpha = reason.numbers["alpha"] ?? 0
    let threshold = reason.numbers["threshold"] ?? TraceView.hitTestAlphaThreshold
    let stored = Self.decimal(alpha, readingBelow: threshold)
    text.numbers["alpha"] = stored
    text.numbers["threshold"] = number(threshold)
    if alpha == Double(Float(threshold)), alpha < threshold { text.storedAlpha = stored }
  }

  /// The override of `hitTest` of a view, as declared.
  private func override(of view: String) -> ReasonText.Override? {
    guard let declared = index.view(view)?.overrides.last(where: { $0.method == "hitTest" }) else {
      return nil
    }
    let target = declared.target ?? declared.detail
    guard declared.kind == "redirect", !target.isEmpty else { return .declared(declaration(declared)) }
    return .redirect(to: object(target))
  }

  /// Where a point outside of bounds is, by how far it is beyond each edge; nil if the numbers do not say.
  private func place(_ reason: TraceReason) -> ReasonText.Place? {
    let edges = reason.beyond
    guard !edges.isEmpty else { return nil }
    let away = edges.filter { $0.distance != 0 }
    guard !away.isEmpty else { return edges.count == 1 ? .on(edges[0].side) : .onCorner }
    return .beyond(
      away.map { side, distance in
        (side, distance < 0.005 ? .lessThan("0.01") : .points(number(distance)))
      })
  }
}
