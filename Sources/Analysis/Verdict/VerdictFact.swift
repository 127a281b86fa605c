// SPDX-License-Identifier: Apache-2.0

package import Trace

/// An ``Act`` or ``Because`` in a uniform form: its case and associated values.
///
/// It is used to compare runs, and for output that needs one form for all cases.
package struct VerdictFact<Code: Hashable & Sendable>: Hashable, Sendable {
  /// The case.
  package var code: Code

  /// The objects, in the order of the associated values.
  package var objects: [String]

  package var reason: TraceReason?

  /// The property, method or action.
  package var property: String?

  /// Other associated values, in the words of the trace.
  package var words: [String]

  /// Durations in seconds, distances in points, counts and the `alpha` of a view.
  package var numbers: [Number: Double]

  /// The name of a number.
  package enum Number: String, Hashable, Sendable {
    case alpha, count, distance, duration, length, otherDuration, reach, seconds
  }

  init(
    _ code: Code, _ objects: [String?] = [], reason: TraceReason? = nil, property: String? = nil,
    words: [String] = [], numbers: [Number: Double] = [:]
  ) {
    self.code = code
    self.objects = objects.compactMap { $0 }
    self.reason = reason
    self.property = property
    self.words = words
    self.numbers = numbers
  }
}

extension Act {
  /// The act in uniform form, with `late` instead of the time.
  package var fact: VerdictFact<Code> {
    var fact = timelessFact
    if late != nil { fact.words.append("late") }
    return fact
  }

  private var timelessFact: VerdictFact<Code> {
    switch self {
    case .takes(let recognizers, let view, _): VerdictFact(.takes, recognizers + [view])
    case .recognizes(let recognizers, let sent, _):
      VerdictFact(.recognizes, recognizers, words: sent.words)
    case .recognizesInVain(let recognizer, let view): VerdictFact(.recognizesInVain, [recognizer, view])
    case .unknownAction(let recognizer, let view): VerdictFact(.unknownAction, [recognizer, view])
    case .control(let control, let view, let effect, _, let other):
      VerdictFact(.control, [control, view, other], words: effect.words)
    case .selected(let cell, let list, let isOn, let segue, _, let other):
      VerdictFact(.selected, [cell, list, other], words: ["\(isOn)", segue ?? ""])
    case .performsPrimaryAction(let cell, let list, _, let other):
      VerdictFact(.performsPrimaryAction, [cell, list, other])
    case .scrolls(let views, let view): VerdictFact(.scrolls, views + [view])
    case .movesSheet(let list, let view): VerdictFact(.movesSheet, [list, view])
    case .stopsContent(let view): VerdictFact(.stopsContent, [view])
    case .focuses(let responder, let view, _): VerdictFact(.focuses, [responder, view])
    case .handles(let responder, let view, _): VerdictFact(.handles, [responder, view])
    case .keeps(let responder, let view, _): VerdictFact(.keeps, [responder, view])
    case .loses(let view): VerdictFact(.loses, [view])
    case .neverGets(let view): VerdictFact(.neverGets, [view])
    case .nobodyHandles(let view): VerdictFact(.nobodyHandles, [view])
    case .getsUnhandled(let view, _): VerdictFact(.getsUnhandled, [view])
    case .getsUndecided(let view): VerdictFact(.getsUndecided, [view])
    case .nothingKnown(let view): VerdictFact(.nothingKnown, [view])
    case .decidedInside(let view, let framework, let hit):
      VerdictFact(.decidedInside, [view, hit], words: [framework.rawValue])
    case .nobodyGets: VerdictFact(.nobodyGets)
    case .parted(let parts):
      VerdictFact(
        .parted, parts.map(\.responder),
        words: parts.flatMap { [$0.outcome.rawValue] + $0.methods.map(\.rawValue) })
    }
  }
}

extension Act.Sent {
  fileprivate var words: [String] { actions + [segue].compactMap { $0 } }
}

extension Act.Effect {
  fileprivate var words: [String] {
    switch self {
    case .sends(let actions, let segue): ["sends"] + Act.Sent(actions: actions, segue: segue).words
    case .becomes(let property, let value): ["becomes", property, value.words]
    case .nothing: ["nothing"]
    case .opensMenu: ["opensMenu"]
    case .clearsText: ["clearsText"]
    case .selectsTab: ["selectsTab"]
    case .movesCaret: ["movesCaret"]
    case .sendsTo(let action): ["sendsTo", action]
    case .unknown: ["unknown"]
    }
  }
}

extension Because.Gesture {
  fileprivate var words: [String] {
    switch self {
    case .taps(let count): ["taps", "\(count)"]
    case .press: ["press"]
    case .drag: ["drag"]
    case .dragFromEdge: ["dragFromEdge"]
    case .other(let kind): [kind.rawValue]
    }
  }
}

extension Because {
  /// The cause in uniform form.
  package var fact: VerdictFact<BecauseCode> {
    switch self {
    case .returned(let view, let by): VerdictFact(.returned, [view, by])
    case .contentBeyond(let content, let view, let isClipped):
      VerdictFact(
        .contentBeyond, [content, view], property: isClipped ? UnknownProperty.clipsToBounds.rawValue : nil)
    case .reachesFurther(let view, let reason): VerdictFact(.reachesFurther, [view], reason: reason)
    case .letsThrough(let view, let reason, _): VerdictFact(.letsThrough, [view], reason: reason)
    case .nearlyInvisible(let view, let alpha, let control):
      VerdictFact(.nearlyInvisible, [view] + (control.map { [$0] } ?? []), numbers: [.alpha: alpha])
    case .inFront(let view, let control, _, _): VerdictFact(.inFront, [view, control])
    case .overlies(let view, let other): VerdictFact(.overlies, [view, other])
    case .comesLater(let view, let sibling, let control):
      VerdictFact(.comesLater, [view, sibling, control], property: TraceView.name(of: \.zPosition))
    case .answersAlthough(let view, let reason): VerdictFact(.answersAlthough, [view], reason: reason)
    case .asksNoSubview(let view, let control): VerdictFact(.asksNoSubview, [view, control])
    case .letsOthersThrough(let view): VerdictFact(.letsOthersThrough, [view])
    case .leavesOutHost(let view, let host): VerdictFact(.leavesOutHost, [view, host])
    case .mayNotBegin(let recognizer, let reason):
      VerdictFact(.mayNotBegin, [recognizer], reason: reason)
    case .fails(let recognizer, let reason): VerdictFact(.fails, [recognizer], reason: reason)
    case .leavesTouches(let popover, _):
      VerdictFact(.leavesTouches, [popover], property: "passthroughViews")
    case .runsCode(let responder, let method):
      VerdictFact(.runsCode, [responder], words: [ResponderMethod.touches(method).rawValue])
    case .containsPoint(let view): VerdictFact(.containsPoint, [view])
    case .undimmed(let sheet):
      VerdictFact(.undimmed, [sheet], property: "largestUndimmedDetentIdentifier")
    case .deepest(let view, _): VerdictFact(.deepest, [view])
    case .besideSubviews(let view, let count, _):
      VerdictFact(.besideSubviews, [view], numbers: [.count: Double(count)])
    case .misses(let control, let reason): VerdictFact(.misses, [control], reason: reason)
    case .refusesFor(let view, let control, let reason):
      VerdictFact(.refusesFor, [view, control], reason: reason)
    case .interactionDisabled(let object, let control):
      VerdictFact(.interactionDisabled, [object, control])
    case .recognizes(let recognizer, let gesture, _):
      VerdictFact(.recognizes, [recognizer], words: gesture.words)
    case .leavesScreen(let controller, _, let list):
      VerdictFact(.leavesScreen, [controller] + (list.map { [$0] } ?? []))
    case .discards(let recognizer, _):
      VerdictFact(
        .discards, [recognizer], property: TraceGestureRecognizer.name(of: \.delaysTouchesBegan))
    case .recognizesAbove(_, let view, let inside): VerdictFact(.recognizesAbove, [view, inside])
    case .recognizesBeside(let recognizer, _, let responder):
      VerdictFact(
        .recognizesBeside, [recognizer, responder],
        property: TraceGestureRecognizer.name(of: \.cancelsTouchesInView))
    case .innermost(let count, _): VerdictFact(.innermost, numbers: [.count: Double(count)])
    case .goesFirst(let before): VerdictFact(.goesFirst, before)
    case .delegateReplaced(let recognizer, let delegate):
      VerdictFact(.delegateReplaced, [recognizer, delegate])
    case .shorterPress(let duration, let than, let other):
      VerdictFact(.shorterPress, [than], numbers: [.duration: duration, .otherDuration: other])
    case .quickPress(let duration, let others):
      VerdictFact(.quickPress, others, numbers: [.duration: duration])
    case .waited(let recognizers, _, let cancels): VerdictFact(.waited, recognizers, words: ["\(cancels)"])
    case .heldBack(let recognizer, _, let setting):
      VerdictFact(.heldBack, [recognizer], property: setting)
    case .systemEdge(let recognizer, let seconds):
      VerdictFact(.systemEdge, [recognizer], numbers: seconds.map { [.seconds: $0] } ?? [:])
    case .sparesView(let recognizer): VerdictFact(.sparesView, [recognizer])
    case .allowed(let recognizer, let reason): VerdictFact(.allowed, [recognizer], reason: reason)
    case .goesBefore(let recognizer, _): VerdictFact(.goesBefore, [recognizer])
    case .barItemGivesWay(let item): VerdictFact(.barItemGivesWay, [item])
    case .pageGoesFirst(let recognizer): VerdictFact(.pageGoesFirst, [recognizer])
    case .controlGivesWay(let control): VerdictFact(.controlGivesWay, [control])
    case .disabledGivesWay(let control): VerdictFact(.disabledGivesWay, [control])
    case .rests(let duration, let view): VerdictFact(.rests, [view], numbers: [.duration: duration])
    case .heldByScroll(let view, let seconds, _):
      VerdictFact(
        .heldByScroll, [view], property: KnownProperty.delaysContentTouches.rawValue,
        numbers: [.seconds: seconds])
    case .heldUntilLift(let holder, let setting): VerdictFact(.heldUntilLift, [holder], property: setting)
    case .keepsTouches(let view, let reason, let duration):
      VerdictFact(.keepsTouches, [view], reason: reason, numbers: duration.map { [.duration: $0] } ?? [:])
    case .isNotDelayed(let view):
      VerdictFact(.isNotDelayed, [view], property: KnownProperty.delaysContentTouches.rawValue)
    case .moves(let distance, let takesContent, _):
      VerdictFact(
        .moves, property: takesContent ? KnownProperty.canCancelContentTouches.rawValue : nil,
        numbers: [.distance: distance])
    case .wasMoving: VerdictFact(.wasMoving)
    case .besideScreen: VerdictFact(.besideScreen)
    case .searchCovers(let controller):
      VerdictFact(.searchCovers, [controller], property: "obscuresBackgroundDuringPresentation")
    case .besidePresented(let controller, _): VerdictFact(.besidePresented, [controller])
    case .heldUntilRecognized(_, let holders, let unasked):
      VerdictFact(
        .heldUntilRecognized, holders, property: KnownProperty.delaysContentTouches.rawValue,
        words: [unasked].compactMap { $0 })
    case .isWaitedFor(let recognizers): VerdictFact(.isWaitedFor, recognizers)
    case .stillPresented(let controller): VerdictFact(.stillPresented, [controller])
    case .staysPresented(let kept): VerdictFact(.staysPresented, [kept.controller])
    case .scrollingDisabled(let list, let change):
      VerdictFact(
        .scrollingDisabled, [list, change?.subject], property: KnownProperty.isScrollEnabled.rawValue)
    case .panRemoved(let list): VerdictFact(.panRemoved, [list])
    case .neverBounces(let view, let property):
      VerdictFact(.neverBounces, [view], property: property.rawValue)
    case .cannotZoom(let view):
      VerdictFact(.cannotZoom, [view], property: KnownProperty.maximumZoomScale.rawValue)
    case .alwaysBounces(let view, let property):
      VerdictFact(.alwaysBounces, [view], property: property.rawValue)
    case .webSwipeIsOff(let view):
      VerdictFact(
        .webSwipeIsOff, [view], property: KnownProperty.allowsBackForwardNavigationGestures.rawValue)
    case .contentTooSmall(let view, let length, let reach, _):
      VerdictFact(
        .contentTooSmall, [view], property: KnownProperty.contentSize.rawValue,
        numbers: [.length: length, .reach: reach])
    case .isNoSheet(let controller, _): VerdictFact(.isNoSheet, [controller])
    case .isAtEdge(let view): VerdictFact(.isAtEdge, [view])
    case .growsFirst(let list):
      VerdictFact(.growsFirst, [list], property: "prefersScrollingExpandsWhenScrolledToEdge")
    case .passesOn(let view): VerdictFact(.passesOn, [view])
    case .selects(let list, let view): VerdictFact(.selects, [list, view])
    case .exclusive(let other, _): VerdictFact(.exclusive, [other])
    case .notExclusive(let other):
      VerdictFact(.notExclusive, [other], property: TraceView.name(of: \.isExclusiveTouch))
    case .implements(let method): VerdictFact(.implements, property: method.rawValue)
    case .implementsLate(_, let recognizer, let setting, let seconds):
      VerdictFact(
        .implementsLate, [recognizer], property: setting, numbers: seconds.map { [.seconds: $0] } ?? [:])
    case .isFirstResponder: VerdictFact(.isFirstResponder)
    case .cycle(let responder): VerdictFact(.cycle, [responder])
    case .controlDisabled(let control, let bar):
      VerdictFact(.controlDisabled, [control] + (bar.map { [$0] } ?? []))
    case .menuNeedsPress(let isButton):
      VerdictFact(.menuNeedsPress, property: isButton ? "showsMenuAsPrimaryAction" : nil)
    case .noAction: VerdictFact(.noAction)
    case .noActionFor(let events): VerdictFact(.noActionFor, words: events)
    case .actionDropped(let action, let sender, let reason):
      VerdictFact(.actionDropped, [sender], reason: reason, property: action)
    case .noPerformer(let action, let from, _): VerdictFact(.noPerformer, [from], property: action)
    case .targetGone(let action, let from): VerdictFact(.targetGone, [from], property: action)
    case .beginTrackingRefuses: VerdictFact(.beginTrackingRefuses)
    case .touchOfAnother(let hit): VerdictFact(.touchOfAnother, [hit])
    case .isControl: VerdictFact(.isControl)
    case .isScrollView: VerdictFact(.isScrollView)
    case .selectionRefused(let asked): VerdictFact(.selectionRefused, [asked])
    case .nothingSelectable(let list, let isEditing):
      VerdictFact(
        .nothingSelectable, [list],
        property: (isEditing ? KnownProperty.isEditing : .allowsSelection).rawValue)
    case .linkInactive(let text, let isEditable):
      VerdictFact(
        .linkInactive, [text],
        property: (isEditable ? KnownProperty.isEditable : .isSelectable).rawValue)
    case .takesOneTouch: VerdictFact(.takesOneTouch)
    case .reason(let reason, let object):
      VerdictFact(.reason, [object.isEmpty ? nil : object], reason: reason)
    case .controllersUnknown: VerdictFact(.controllersUnknown)
    case .classesUnknown(let responders): VerdictFact(.classesUnknown, responders)
    case .notSimulated(let responders): VerdictFact(.notSimulated, responders)
    case .ownClassNotSimulated: VerdictFact(.ownClassNotSimulated)
    case .barBetweenItems(let control): VerdictFact(.barBetweenItems, [control])
    case .rowsUnknown(let list, _): VerdictFact(.rowsUnknown, [list])
    case .noContentThere: VerdictFact(.noContentThere)
    case .noTouchHandler: VerdictFact(.noTouchHandler)
    case .mayClaim: VerdictFact(.mayClaim)
    case .reachesPage(let webView): VerdictFact(.reachesPage, [webView])
    case .noViewsInside(let framework): VerdictFact(.noViewsInside, words: [framework.rawValue])
    }
  }
}
