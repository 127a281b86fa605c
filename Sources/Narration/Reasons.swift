// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

/// A reason with everything that a clause about it mentions.
struct ReasonText: Sayable {
  var code: TraceReason.Code

  /// The code as the trace has it.
  var name: String

  /// The object that decided; nil if the trace does not tell.
  var subject: RichText?

  /// Whether that object is a recognizer of UIKit's, whose methods no app wrote.
  var isSubjectUIKits = false

  /// Whether that object is the superview of the view that the reason is about.
  var isSuperview = false

  /// The numbers that decided, as text.
  var numbers: [String: String] = [:]

  /// The alpha as the layer keeps it, where it was set to the threshold and is a little less.
  var storedAlpha: String?

  /// Where the point is; nil if it is in the bounds, or the trace does not tell.
  var place: PointOutside?

  /// The override of `hitTest` that decided, as declared.
  var override: Override?

  /// Whether the clause is about a view that was not asked, and says why it would refuse.
  var isHypothetical = false

  /// A number by its name in the trace; a question mark if it is missing.
  func number(_ name: String) -> String { numbers[name] ?? "?" }

  /// Where a point outside of bounds is.
  enum PointOutside {
    /// Beyond one or two edges, first to the left or right.
    case beyond([(side: TraceReason.Side, distance: Distance)])
    /// On an edge that is no part of the bounds (HT-12).
    case on(TraceReason.Side)
    case onCorner
  }

  /// A distance in points.
  enum Distance {
    case points(String)
    case lessThan(String)
  }

  enum Override {
    case redirect(to: RichText)
    case declared(RichText)
  }
}

/// What a language says of a reason.
struct ReasonWords {
  /// Why, with the numbers that decided.
  var clause: RichText

  /// What the reason means, a sentence or two.
  var meaning: String

  /// What is usually done about it; nil where nothing is wrong.
  var cure: String?

  init(_ clause: RichText, _ meaning: String, _ cure: String? = nil) {
    (self.clause, self.meaning, self.cure) = (clause, meaning, cure)
  }
}

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
    text.isSubjectUIKits = reason.subject.flatMap(index.recognizer)?.isSystem ?? false
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
    guard let declared = index.view(view)?.overrides[.hitTest] else {
      return nil
    }
    let target = declared.target ?? declared.detail
    guard declared.kind == .redirect, !target.isEmpty else { return .declared(declaration(declared)) }
    return .redirect(to: object(target))
  }

  /// Where a point outside of bounds is, by how far it is beyond each edge; nil if the numbers do not say.
  private func place(_ reason: TraceReason) -> ReasonText.PointOutside? {
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
