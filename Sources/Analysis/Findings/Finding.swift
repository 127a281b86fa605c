// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A fault of a screen: which rule, what it hits, because of what, and what would cure it.
package struct Finding: Hashable, Sendable {
  package var rule: FindingRule

  /// The view that does not get what it should; of a circle of recognizers the first recognizer.
  package var subject: String

  /// The view or recognizer that is the cause; nil where it is the subject itself.
  package var culprit: String?

  /// Further views that the same cause hits, in the order of the screen.
  package var others: [String]

  /// The number that decides: a share from 0 to 1, an alpha, seconds, or a side in points.
  package var number: Double?

  /// Where the subject is, on the screen; nil where it has no area there.
  package var box: TraceRect?

  /// A change of the scenario that takes the fault away; empty where none is known.
  package var cure: [TraceSetting]

  package init(
    _ rule: FindingRule, _ subject: String, by culprit: String? = nil, others: [String] = [],
    number: Double? = nil, box: TraceRect? = nil, cure: [TraceSetting] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.culprit = culprit
    self.others = others
    self.number = number
    self.box = box
    self.cure = cure
  }

  /// How bad it is: a control of which nothing can be touched is an error, whatever the rule says.
  package var severity: FindingSeverity {
    switch rule {
    case .outsideAncestor, .covered, .underBar, .overlappingControls:
      number.map { $0 <= 0 } ?? false ? .error : rule.severity
    default: rule.severity
    }
  }

  /// Whether another finding says that what this one is about still does not get what it should.
  package func persists(in other: Finding) -> Bool {
    subject == other.subject && (rule == other.rule || rule.isUnreachable && other.rule.isUnreachable)
  }
}

extension TraceAnalysis {
  /// The faults of the screen that the trace begins with, in the order of the rules and of the screen. Those of what lies
  /// in front need the tap map.
  package var findings: [Finding] {
    let reader = FindingReader(self)
    let all =
      reader.gates() + reader.places() + reader.overrides() + reader.gestures() + reader.rivals()
      + reader.scrolling() + reader.actions()
    return FindingRule.allCases.flatMap { rule in all.filter { $0.rule == rule } }
  }

  /// The finding that the trace shows, as its header says; nil for a trace of none, and if its screen does not have it.
  package var finding: Finding? {
    guard let shown = trace.header.finding else { return nil }
    return cachedFinding.value {
      findings.first {
        $0.rule.rawValue == shown.code && $0.subject == shown.subject && $0.culprit == shown.culprit
      }
    }
  }
}

/// What `hitpath audit` looks for on a screen. The raw values are codes that stay as they are.
package enum FindingRule: String, CaseIterable, Sendable {
  // Nothing of a view can be touched, or less than it seems.
  case interactionOff = "interaction-off"
  case underDisabled = "under-disabled"
  case underHidden = "under-hidden"
  case underTransparent = "under-transparent"
  case underAnimation = "under-animation"
  case emptyContainer = "empty-container"
  case flatTransform = "flat-transform"
  case outsideAncestor = "outside-ancestor"
  case covered
  case coveredByWindow = "covered-by-window"
  case underBar = "under-bar"
  case overlappingControls = "overlapping-controls"
  case drawnInFront = "drawn-in-front"
  case smallControl = "small-control"
  case subviewTakesTouch = "subview-takes-touch"
  case hitTestHidesSubviews = "hit-test-hides-subviews"
  case hitTestSkipsChecks = "hit-test-skips-checks"

  // A recognizer takes touches from a view.
  case tapStopsSelection = "tap-stops-selection"
  case tapStopsControl = "tap-stops-control"
  case panTakesSlider = "pan-takes-slider"
  case panTakesDrag = "pan-takes-drag"
  case cancelNotHandled = "cancel-not-handled"

  // Recognizers are in each other's way, or in their own.
  case doubleTapDelays = "double-tap-delays"
  case waitsInCircle = "waits-in-circle"
  case gesturesExclude = "gestures-exclude"
  case longPressInside = "long-press-inside"
  case edgeSwipeBlocked = "edge-swipe-blocked"
  case filterByIdentity = "filter-by-identity"
  case refusesTouches = "refuses-touches"

  // Lists and scroll views.
  case nestedScrolling = "nested-scrolling"
  case sliderInScrollView = "slider-in-scroll-view"
  case lateTouchDown = "late-touch-down"
  case controlStopsScrolling = "control-stops-scrolling"
  case textViewInCell = "text-view-in-cell"

  // Actions.
  case lostAction = "lost-action"
  case lostWhileEditing = "lost-while-editing"
  case targetGone = "target-gone"

  /// Whether it finds something that touches do not get to.
  var isUnreachable: Bool {
    switch self {
    case .interactionOff, .underDisabled, .underHidden, .underTransparent, .underAnimation, .emptyContainer,
      .flatTransform, .outsideAncestor, .covered, .coveredByWindow, .underBar, .overlappingControls,
      .subviewTakesTouch, .hitTestHidesSubviews:
      true
    default: false
    }
  }

  /// How bad it is for the person who taps.
  package var severity: FindingSeverity {
    switch self {
    case .interactionOff, .underDisabled, .emptyContainer, .flatTransform, .coveredByWindow,
      .subviewTakesTouch, .hitTestHidesSubviews, .tapStopsControl, .waitsInCircle, .lostAction, .targetGone:
      .error
    case .underTransparent, .underAnimation, .outsideAncestor, .covered, .underBar, .overlappingControls,
      .drawnInFront, .hitTestSkipsChecks, .tapStopsSelection, .panTakesSlider, .panTakesDrag,
      .cancelNotHandled,
      .longPressInside, .edgeSwipeBlocked, .filterByIdentity, .refusesTouches, .textViewInCell,
      .lostWhileEditing:
      .warning
    case .underHidden, .smallControl, .doubleTapDelays, .gesturesExclude, .nestedScrolling,
      .sliderInScrollView, .lateTouchDown, .controlStopsScrolling:
      .note
    }
  }
}

/// Reads the faults of a screen from its records and its tap map.
struct FindingReader {
  let index: ScreenIndex
  let map: TraceTapMap?

  /// The views that are meant for touches, in the order of the screen.
  let targets: [TraceView]

  /// The views that a window shows, by identifier, each with the nearest view on its path that refuses all touches.
  private let refusing: [String: String]

  /// The positions of views on the screen, from back to front.
  private let order: [String: Int]

  /// The nearest view on the path of a view whose transform has no inverse, by identifier.
  private let flat: [String: String]

  /// Whether the screen is that of Interface Builder's canvas: what code moves, shows and hides later is not known, nor
  /// what Auto Layout makes of the frames.
  let isCanvas: Bool

  /// Whether the source shows elements of accessibility: which of them are views, and which lie in which, is not known.
  let isOfElements: Bool

  /// Whether a person wrote the screen down, so that all that it has is meant.
  let isWritten: Bool

  /// The longest pause between two taps of a double tap, in seconds.
  let tapInterval: Double

  init(_ analysis: TraceAnalysis) {
    index = analysis.index
    map = analysis.trace.tapMap
    tapInterval = analysis.trace.header.configuration["tapInterval"] ?? 0.35
    isCanvas = index.screen.unknown.contains(.code)
    isOfElements = index.screen.unknown.contains(.elements)
    isWritten = analysis.trace.header.source == ScreenSource.scenario.name
    targets = index.screen.views.filter { [index] in index.isMeantForTouches($0) }
    order = Dictionary(
      index.screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var refusing: [String: String] = [:]
    var flat: [String: String] = [:]
    for view in index.screen.views {
      // The outermost one is the cause: what is in it is never asked.
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

  /// The outermost of a view and its superviews that refuses all touches.
  func refusing(_ view: TraceView) -> TraceView? { refusing[view.id].flatMap(index.view) }

  /// The outermost of a view and its superviews whose transform has no inverse.
  func flattening(_ view: TraceView) -> TraceView? { flat[view.id].flatMap(index.view) }

  /// The recognizers of the app's own on a view that are enabled. Of those that Interface Builder's canvas does not
  /// tell all of, such as who their delegate is, nothing can be said.
  func ownRecognizers(of view: TraceView) -> [TraceGestureRecognizer] {
    if isCanvas, view.unknown.contains(.gestureRecognizers) { return [] }
    return view.gestureRecognizers.compactMap(index.recognizer).filter {
      $0.isEnabled && $0.isPartOfView != true
    }
  }

  /// A finding about a view.
  func finding(
    _ rule: FindingRule, in view: TraceView, by culprit: String? = nil, number: Double? = nil,
    cure: [TraceSetting] = []
  ) -> Finding {
    Finding(rule, view.id, by: culprit, number: number, box: screenBox(of: view), cure: cure)
  }

  /// A finding about a recognizer, which is where its view is.
  func finding(
    _ rule: FindingRule, of recognizer: TraceGestureRecognizer, by culprit: String? = nil,
    number: Double? = nil, cure: [TraceSetting] = []
  ) -> Finding {
    let box = index.view(recognizer.view).flatMap(screenBox)
    return Finding(rule, recognizer.id, by: culprit, number: number, box: box, cure: cure)
  }

  /// Puts findings of one rule and one cause together, the first of them in front.
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

  /// Whether a view that does not lie in the other is asked before it.
  func isInFront(_ view: TraceView, of other: TraceView) -> Bool {
    order[view.id, default: 0] > order[other.id, default: 0]
  }

  /// Where a view is on the screen, as far as it is shown: within the screen and within what clips or scrolls it.
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

  /// The box around a view on the screen; nil if it is in no window.
  func screenBox(of view: TraceView) -> TraceRect? {
    guard let toScreen = index.screenTransform(of: view) else { return nil }
    return TraceRect.enclosing(view.bounds.corners.map { toScreen($0) })
  }

  /// Whether a view and all that it lies in stand where the source says.
  func isPlaced(_ view: TraceView) -> Bool {
    !index.ancestry(of: view.id).contains { $0.unknown.contains(.frame) }
  }
}

extension TraceRect {
  var area: Double { size.width * size.height }

  /// The area that two have in common; nil if there is none.
  func common(with other: TraceRect) -> TraceRect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width > 0 && height > 0 ? TraceRect(x: left, y: top, width: width, height: height) : nil
  }
}

extension ScreenIndex {
  /// Whether a view is there for a finger: a control, or one with a recognizer of the app's own.
  func isMeantForTouches(_ view: TraceView) -> Bool {
    view.control != nil
      || view.gestureRecognizers.contains { id in
        recognizer(id).map { $0.isPartOfView != true && $0.isEnabled } ?? false
      }
  }

  /// Whether a view does anything with touches, or something that is not simulated may.
  func usesTouches(_ view: TraceView) -> Bool {
    isMeantForTouches(view) || !view.implements.isEmpty || view.isUnsimulated
      || view.isScrollView || view.isCell
      || view.viewController.flatMap(controller)?.implements.isEmpty == false
  }
}

extension TraceView {
  var isCell: Bool { UIKitClass.isCell(baseClass) }

  /// Whether it is a plain view whose own touches methods do something with touches.
  var handlesTouches: Bool { control == nil && implements.contains { $0.method != .touches(.cancelled) } }

  /// Whether what it does follows the finger: a plain view or a control of the app's own with `touchesMoved`, or such a
  /// control that tells of a value or of drags.
  var followsDrag: Bool {
    if isOwnControl,
      control?.actions.contains(where: { $0.event.map(Self.dragEvents.contains) ?? false }) == true
    {
      return true
    }
    return (control == nil || isOwnControl) && implements.contains { $0.method == .touches(.moved) }
  }

  private static let dragEvents: Set<ControlEvent> = [.valueChanged, .touchDragInside, .touchDragOutside]

  /// Whether something may do with its touches what the source does not tell: code of its own, or a framework in whose
  /// views others are that are no views.
  var mayUseTouches: Bool { unknown.contains(.overrides) || InnerFramework(ofClass: className) != nil }

  /// Lists whose rows a tap selects.
  var selectsRows: Bool {
    (baseRole == .table || baseRole == .collection) && self[.allowsSelection] != .bool(false)
  }

  /// Whether it is a control of the app's own: those of UIKit keep the taps of superviews off (GR-40).
  var isOwnControl: Bool { control != nil && baseRole == .control }
}

/// What a recognizer's own delegate is declared to answer.
struct DelegateAnswers {
  let recognizer: TraceGestureRecognizer

  /// The answer to a question; nil where none is declared.
  subscript(question: DelegateQuestion) -> TraceOverride? {
    recognizer.overrides?[.delegate(question)]
  }

  /// Whether all that its delegate answers is declared: it has none, or one of its own.
  var areKnown: Bool { recognizer.delegate == nil || recognizer.delegate == identifier }

  /// The identifier of a delegate of its own.
  var identifier: String { "\(recognizer.id).delegate" }

  /// The setting with which its delegate answers a question; none where the delegate is another object.
  func setting(_ question: DelegateQuestion, to answer: String) -> [TraceSetting] {
    guard areKnown else { return [] }
    return recognizer.delegate == nil
      ? [
        TraceSetting(
          recognizer.id, TraceGestureRecognizer.name(of: \.delegate), "{\(question.rawValue): \(answer)}")
      ]
      : [TraceSetting(identifier, question.rawValue, answer)]
  }
}

extension TraceSetting {
  init(_ object: String, _ property: String, _ value: String) {
    self.init(object: object, property: property, value: value)
  }

  /// A setting of a view or a recognizer, by the member of its record.
  init<Object: ChangingRecord, Value: PropertyRepresentable>(
    _ object: Object, _ property: KeyPath<Object, Value>, _ value: Value
  ) {
    let value = value.propertyValue
    let isRow = if case .numbers = value { true } else { false }
    self.init(object.id, Object.name(of: property), isRow ? "[\(value.words)]" : value.words)
  }

  /// A setting that is off.
  init(off property: KnownProperty, of view: TraceView) { self.init(view.id, property.rawValue, "false") }

  /// A name as it may stand in the value of a setting.
  static func word(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.#".contains($0) }
    return isPlain && !name.isEmpty ? name : "'\(name.replacing("'", with: "''"))'"
  }

  static func words(_ names: [String]) -> String { names.map(word).joined(separator: ", ") }
}

extension FindingReader {
  func answers(of recognizer: TraceGestureRecognizer) -> DelegateAnswers {
    DelegateAnswers(recognizer: recognizer)
  }

  /// Whether a recognizer sees a touch in the middle of a view that lies in its own; nil where that is not known.
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
