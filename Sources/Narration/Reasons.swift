// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

/// A reason and everything that a clause about it mentions.
struct ReasonText: Sayable {
  var code: TraceReason.Code

  /// The code as written in the trace.
  var name: String

  /// The object that decided; nil if the trace does not say.
  var subject: RichText?

  /// Another object that decided with it; nil if the trace does not say.
  var other: RichText?

  /// The method in which that object's code ran; nil if the trace does not say.
  var method: RichText?

  /// Whether that object is a UIKit recognizer, whose methods no app wrote.
  var isSubjectUIKits = false

  /// The property by which that object delays touches: the touch delay of a scroll view has one of its own (SV-1).
  var delayProperty = TraceGestureRecognizer.name(of: \.delaysTouchesBegan)

  /// Whether that object is the superview of the view in question.
  var isSuperview = false

  /// The numbers that decided, as text.
  var numbers: [TraceReason.Number: String] = [:]

  /// The alpha stored by the layer, if it was set to the threshold and is slightly less.
  var storedAlpha: String?

  /// Where the point is; nil if it is inside the bounds or the trace does not say.
  var place: PointOutside?

  /// The override of `hitTest` that decided, as declared.
  var override: Override?

  /// Whether the clause says why a view that was not asked would refuse.
  var isHypothetical = false

  /// A number in words; "?" if it is missing.
  func number(_ name: TraceReason.Number) -> String { numbers[name] ?? "?" }

  /// The position of a point outside the bounds.
  enum PointOutside {
    /// Beyond one or two edges, the left or right one first.
    case beyond([(side: TraceReason.Side, distance: Distance)])
    /// On an edge that does not belong to the bounds (HT-12).
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
    /// UIKit's, of one of its private classes.
    case ofUIKit(RichText?)
  }
}

/// The words of a language for a reason.
struct ReasonWords {
  /// Why, including the numbers that decided.
  var clause: RichText

  /// What the reason means, a sentence or two.
  var meaning: String

  /// The usual fix; nil if nothing is wrong.
  var cure: String?

  init(_ clause: RichText, _ meaning: String, _ cure: String? = nil) {
    (self.clause, self.meaning, self.cure) = (clause, meaning, cure)
  }
}

extension Narrator {
  /// A clause that gives a reason, including the numbers that decided, for a view or another responder.
  ///
  /// A code of a later version is inserted unchanged.
  package func reason(_ reason: TraceReason, of view: String) -> RichText {
    language.say(text(reason, of: view)).clause
  }

  /// The position of a point outside the bounds: "32 pt above its bounds"; nil if the reason does not say.
  func whereIs(_ reason: TraceReason) -> RichText? {
    place(reason).map {
      language.say(ReasonText(code: .pointOutsideBounds, name: "", place: $0)).clause
    }
  }

  /// A position as a clause: "the point is 32 pt above its bounds".
  func pointIs(_ place: RichText) -> RichText { language.say(NameText.pointIs(place)) }

  /// A clause that says why a view would refuse if it were asked.
  func ownReason(_ reason: TraceReason, of view: String) -> RichText {
    var text = text(reason, of: view)
    text.isHypothetical = true
    return language.say(text).clause
  }

  private func text(_ reason: TraceReason, of view: String) -> ReasonText {
    var text = ReasonText(
      code: reason.code, name: reason.name, subject: reason.subject.map(object),
      other: reason.other.map(object), method: reason.method.map(RichText.init(code:)),
      numbers: reason.numbers.mapValues { number($0) },
      place: place(reason))
    switch reason.code {
    case .alphaBelowThreshold, .ancestorAlpha: addAlpha(reason, to: &text)
    case .customHitTest: text.override = override(of: view)
    default: break
    }
    text.isSubjectUIKits = reason.subject.flatMap(index.recognizer)?.isSystem ?? false
    if reason.subject.flatMap(index.recognizer)?.gesture == .contentDelay {
      text.delayProperty = KnownProperty.delaysContentTouches.rawValue
    }
    text.isSuperview = reason.subject != nil && index.view(view)?.superview == reason.subject
    return text
  }

  private func addAlpha(_ reason: TraceReason, to text: inout ReasonText) {
    let alpha = reason.numbers[.alpha] ?? 0
    let threshold = reason.numbers[.threshold] ?? TraceView.hitTestAlphaThreshold
    let stored = Self.decimal(alpha, readingBelow: threshold)
    text.numbers[.alpha] = stored
    text.numbers[.threshold] = number(threshold)
    if alpha == Double(Float(threshold)), alpha < threshold { text.storedAlpha = stored }
  }

  /// The declared override of `hitTest` of a view.
  private func override(of view: String) -> ReasonText.Override? {
    let isUIKits = index.view(view)?.isPrivateOfUIKit == true
    guard let declared = index.view(view)?.overrides[.hitTest] else { return isUIKits ? .ofUIKit(nil) : nil }
    if isUIKits { return .ofUIKit(declaration(declared)) }
    let target = declared.target ?? declared.detail
    guard declared.kind == .redirect, !target.isEmpty else { return .declared(declaration(declared)) }
    return .redirect(to: object(target))
  }

  /// The position of a point outside the bounds; nil if the numbers do not say.
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
