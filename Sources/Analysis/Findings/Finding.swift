// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A problem of a screen: the rule, the affected object, the cause and the fix.
package struct Finding: Hashable, Sendable {
  package var rule: FindingRule

  /// The view that does not get what it should; for a cycle of recognizers, the first recognizer.
  package var subject: String

  /// The view or recognizer that causes it; nil if that is the subject itself.
  package var culprit: String?

  /// Further views that the same cause affects, in the order of the screen.
  package var others: [String]

  /// The number that decides: a share from 0 to 1, an alpha, seconds, or a side in points.
  package var number: Double?

  /// The subject's bounding box, in points in screen coordinates; nil if it has no area there.
  package var box: TraceRect?

  /// The changes that fix the problem; empty if none are known.
  package var cure: [CureStep]

  package init(
    _ rule: FindingRule, _ subject: String, by culprit: String? = nil, others: [String] = [],
    number: Double? = nil, box: TraceRect? = nil, cure: [CureStep] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.culprit = culprit
    self.others = others
    self.number = number
    self.box = box
    self.cure = cure
  }

  /// The fix as a scenario file writes it.
  package var settings: [TraceSetting] { cure.map(\.setting) }

  /// The severity. A control that cannot be touched at all is always an error.
  package var severity: FindingSeverity {
    let isLost = rule.unit == .share && number.map { $0 <= 0 } ?? false
    return rule.severity == .warning && isLost ? .error : rule.severity
  }

  /// Whether another finding says that the same subject still does not get what it should.
  package func persists(in other: Finding) -> Bool {
    subject == other.subject && (rule == other.rule || rule.isUnreachable && other.rule.isUnreachable)
  }
}

extension TraceAnalysis {
  /// The problems of the initial screen, in the order of the rules and of the screen. Finding covered views requires
  /// the tap map.
  package var findings: [Finding] {
    let reader = FindingReader(self)
    let all =
      reader.gates() + reader.places() + reader.overrides() + reader.gestures() + reader.rivals()
      + reader.scrolling() + reader.actions()
    return FindingRule.allCases.flatMap { rule in all.filter { $0.rule == rule } }
  }

  /// The finding that the trace demonstrates, by its header; nil if there is none or its screen lacks it.
  package var finding: Finding? {
    guard let shown = trace.header.finding else { return nil }
    return cachedFinding.value {
      findings.first {
        $0.rule.rawValue == shown.code && $0.subject == shown.subject && $0.culprit == shown.culprit
      }
    }
  }
}

/// Finds the problems of a screen from its records and its tap map.
struct FindingReader {
  let index: ScreenIndex
  let map: TraceTapMap?

  /// The views that are meant to be touched, in the order of the screen.
  let targets: [TraceView]

  /// For each visible view, by identifier, the view on its path that refuses all touches; nil if there is none.
  private let refusing: [String: String]

  /// The drawing order of the views, from back to front.
  private let order: [String: Int]

  /// For each view, by identifier, the view on its path whose transform has no inverse.
  private let flat: [String: String]

  /// ``ScreenIndex/isCanvas``.
  var isCanvas: Bool { index.isCanvas }

  /// Whether the source shows accessibility elements. It is then unknown which of them are views, and how these are
  /// nested.
  let isOfElements: Bool

  /// Whether a person wrote the screen, so that everything on it is intended.
  let isWritten: Bool

  /// The longest pause between the taps of a double tap, in seconds; nil if the trace does not say.
  let tapInterval: Double?

  init(_ analysis: TraceAnalysis) {
    index = analysis.index
    map = analysis.trace.tapMap
    tapInterval = analysis.trace.header[.tapInterval]
    isOfElements = index.screen.unknown.contains(.elements)
    isWritten = analysis.trace.header.source == ScreenSource.scenario.name
    targets = index.screen.views.filter { [index] in index.isMeantForTouches($0) }
    order = Dictionary(
      index.screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var refusing: [String: String] = [:]
    var flat: [String: String] = [:]
    for view in index.screen.views {
      // The outermost such view is the cause: hit testing never enters it.
      if let outer = view.superview.flatMap({ refusing[$0] }) {
        refusing[view.id] = outer
      } else if index.refusal(of: view) != nil {
        refusing[view.id] = view.id
      }
      if let outer = view.superview.flatMap({ flat[$0] }) {
        flat[view.id] = outer
      } else if view.transform.inverse == nil {
        flat[view.id] = view.id
      }
    }
    self.refusing = refusing
    self.flat = flat
  }

  /// The outermost among a view and its superviews that refuses all touches.
  func refusing(_ view: TraceView) -> TraceView? { refusing[view.id].flatMap(index.view) }

  /// The outermost among a view and its superviews whose transform has no inverse.
  func flattening(_ view: TraceView) -> TraceView? { flat[view.id].flatMap(index.view) }

  /// The app's enabled recognizers on a view. Empty if Interface Builder's canvas does not show everything about them,
  /// such as their delegates.
  func ownRecognizers(of view: TraceView) -> [TraceGestureRecognizer] {
    if isCanvas, view.unknown.contains(.gestureRecognizers) { return [] }
    return view.gestureRecognizers.compactMap(index.recognizer).filter {
      $0.isEnabled && $0.isPartOfView != true
    }
  }

  /// Creates a finding about a view.
  func finding(
    _ rule: FindingRule, in view: TraceView, by culprit: String? = nil, number: Double? = nil,
    cure: [CureStep] = []
  ) -> Finding {
    Finding(rule, view.id, by: culprit, number: number, box: screenBox(of: view), cure: cure)
  }

  /// Creates a finding about a recognizer; its box is that of its view.
  func finding(
    _ rule: FindingRule, of recognizer: TraceGestureRecognizer, by culprit: String? = nil,
    number: Double? = nil, cure: [CureStep] = []
  ) -> Finding {
    let box = index.view(recognizer.view).flatMap(screenBox)
    return Finding(rule, recognizer.id, by: culprit, number: number, box: box, cure: cure)
  }

  /// Merges findings with the same rule and cause into the first of them.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var positions: [String: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      let key = "\(finding.rule.rawValue) \(finding.culprit ?? finding.subject)"
      if finding.culprit != nil, let position = positions[key] {
        joined[position].others.append(finding.subject)
      } else {
        positions[key] = joined.count
        joined.append(finding)
      }
    }
    return joined
  }

  /// Whether hit testing asks a view before another view that does not contain it.
  func isInFront(_ view: TraceView, of other: TraceView) -> Bool {
    order[view.id, default: 0] > order[other.id, default: 0]
  }

  /// The visible bounding box of a view, in points in screen coordinates: clipped to the screen and to the superviews
  /// that clip or scroll.
  func shownBox(of view: TraceView) -> TraceRect? {
    guard var box = screenBox(of: view) else { return nil }
    var limits = [TraceRect(x: 0, y: 0, width: index.screen.size.width, height: index.screen.size.height)]
    for ancestor in index.ancestry(of: view.id).dropFirst()
    where ancestor.clipsToBounds || ancestor.isScrollView {
      if let limit = screenBox(of: ancestor) { limits.append(limit) }
    }
    for limit in limits {
      guard let shown = box.common(with: limit) else { return nil }
      box = shown
    }
    return box
  }

  /// The bounding box of a view, in points in screen coordinates; nil if it is in no window.
  func screenBox(of view: TraceView) -> TraceRect? {
    guard let toScreen = index.screenTransform(of: view) else { return nil }
    return TraceRect.enclosing(view.bounds.corners.map { toScreen($0) })
  }

  /// Whether the source tells the frames of a view and of all its superviews.
  func isPlaced(_ view: TraceView) -> Bool {
    !index.ancestry(of: view.id).contains { $0.unknown.contains(.frame) }
  }
}

extension TraceRect {
  var area: Double { size.width * size.height }

  /// The intersection of two rectangles; nil if it is empty.
  func common(with other: TraceRect) -> TraceRect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width > 0 && height > 0 ? TraceRect(x: left, y: top, width: width, height: height) : nil
  }
}

extension ScreenIndex {
  /// Whether a view is meant to be touched: a control, or a view with one of the app's recognizers.
  func isMeantForTouches(_ view: TraceView) -> Bool {
    view.control != nil
      || view.gestureRecognizers.contains { id in
        recognizer(id).map { $0.isPartOfView != true && $0.isEnabled } ?? false
      }
  }

  /// Whether a view uses touches, or may do so in a way that is not simulated.
  func usesTouches(_ view: TraceView) -> Bool {
    isMeantForTouches(view) || !view.implements.isEmpty || view.isUnsimulated
      || view.isScrollView || view.isCell
      || view.viewController.flatMap(controller)?.implements.isEmpty == false
  }
}

extension TraceView {
  var isCell: Bool { UIKitClass.isCell(baseClass) }

  /// Whether it is a table or collection view.
  var isList: Bool { baseRole == .table || baseRole == .collection }

  /// Whether it is a plain view whose own touch methods use touches.
  var handlesTouches: Bool { control == nil && implements.contains { $0.method != .touches(.cancelled) } }

  /// Whether it follows the finger: a plain view or control of the app's own with `touchesMoved`, or such a control
  /// that sends value-changed or drag events.
  var followsDrag: Bool {
    if isOwnControl,
      control?.actions.contains(where: { $0.event.map(Self.dragEvents.contains) ?? false }) == true
    {
      return true
    }
    return (control == nil || isOwnControl) && implements.contain(.moved)
  }

  private static let dragEvents: Set<ControlEvent> = [.valueChanged, .touchDragInside, .touchDragOutside]

  /// Whether it may use touches in a way that the source does not show: by its own code, or by a framework whose
  /// elements are not views.
  var mayUseTouches: Bool { unknown.contains(.overrides) || hasInnerFramework }

  /// Whether a framework whose elements are not views draws in it.
  var hasInnerFramework: Bool { InnerFramework(ofClass: className) != nil }

  /// Whether it is a list whose rows a tap selects.
  var selectsRows: Bool {
    isList && self[.allowsSelection] != .bool(false)
  }

  /// Whether it is a control class of the app's own: UIKit's controls prevent the tap recognizers of superviews
  /// (GR-40).
  var isOwnControl: Bool { control != nil && baseRole == .control }
}

/// The declared answers of a recognizer's own delegate.
struct DelegateAnswers {
  let recognizer: TraceGestureRecognizer

  /// The answer to a question; nil if none is declared.
  subscript(question: DelegateQuestion) -> TraceOverride? {
    recognizer.overrides?[.delegate(question)]
  }

  /// Whether all answers of the delegate are declared: there is no delegate, or it is the recognizer's own.
  var areKnown: Bool { recognizer.delegate == nil || recognizer.delegate == identifier }

  /// The identifier of the recognizer's own delegate.
  var identifier: String { Self.identifier(ofDelegateOf: recognizer.id) }

  static func identifier(ofDelegateOf recognizer: String) -> String { "\(recognizer).delegate" }

  /// The change that makes the delegate answer a question; empty if the delegate is another object.
  func change(_ question: DelegateQuestion, to answer: CureStep.Answer) -> [CureStep] {
    guard areKnown else { return [] }
    return [CureStep(recognizer.id, .answers(question, answer, isNew: recognizer.delegate == nil))]
  }
}

extension FindingReader {
  func answers(of recognizer: TraceGestureRecognizer) -> DelegateAnswers {
    DelegateAnswers(recognizer: recognizer)
  }

  /// Whether a recognizer receives a touch in the middle of a view inside its own view; nil if unknown.
  func receives(_ recognizer: TraceGestureRecognizer, touchIn view: TraceView) -> Bool? {
    let answers = answers(of: recognizer)
    guard answers.areKnown else { return nil }
    guard let answer = answers[.shouldReceiveTouch] else { return true }
    switch answer.kind {
    case .yes: return true
    case .no: return false
    case .only: return answer.condition.flatMap { holds($0, for: view, of: recognizer) }
    case .unless: return answer.condition.flatMap { holds($0, for: view, of: recognizer) }.map { !$0 }
    default: return nil
    }
  }

  private func holds(
    _ condition: TraceCondition, for view: TraceView, of recognizer: TraceGestureRecognizer
  ) -> Bool? {
    var known = TraceCondition()
    (known.views, known.within, known.rect) = (condition.views, condition.within, condition.rect)
    guard known == condition else { return nil }
    let path = Set(index.ancestry(of: view.id).map(\.id))
    if let views = condition.views, !views.contains(view.id) { return false }
    if let within = condition.within, path.isDisjoint(with: within) { return false }
    guard let rect = condition.rect else { return true }
    guard let toScreen = index.screenTransform(of: view),
      let fromScreen = index.view(recognizer.view).flatMap(index.screenTransform)?.inverse
    else { return nil }
    let middle = TracePoint(
      x: view.bounds.minX + view.bounds.size.width / 2, y: view.bounds.minY + view.bounds.size.height / 2)
    return rect.contains(fromScreen(toScreen(middle)))
  }
}
