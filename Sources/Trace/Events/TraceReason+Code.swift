// SPDX-License-Identifier: Apache-2.0

extension TraceReason {
  /// The codes that this version knows. Each has a row in the table below.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // A view refuses.
    case hidden, alphaBelowThreshold, interactionDisabled, animating, pointOutsideBounds, zeroSize
    case customPointInside, customHitTest, nonInvertibleTransform

    // A view was never asked.
    case outsideAncestor, ancestorHidden, ancestorAlpha, ancestorInteractionDisabled, siblingInFront
    case windowInFront, notInWindow, notReached

    // Delivery.
    case handledByResponder, swallowedByControl, touchOfAnotherView, swallowedByScrollView, chainEnded,
      noWindow
    case chainCycle, noFirstResponder

    // A view does not get a touch, or loses it.
    case multipleTouchDisabled, exclusiveTouch, interactionIgnored, interrupted, recognizerCancelledTouches
    case heldTouchesDiscarded, scrollViewTookOver, touchesShouldBeginRefused, viewRemoved, statusBarTouched
    case severalScrollToTop, nothingScrollsToTop, transitionNeverEnds, raisesException

    // A view gets a phase late.
    case recognizerDelaysBegan, recognizerDelaysEnded, recognizersFailed

    // A recognizer does not see a touch.
    case touchTypeNotAllowed, otherTouchType, outsideHostedContent, buttonOfSwiftUI
    case recognizerRemoved
    case recognizerDisabled, partOfControl, delegateRefusedTouch, eventRefused, gestureDecided

    // The fingers decided a recognizer's state.
    case tapsCompleted, movedTooFar, heldTooLong, tooManyTouches, tooFewTouches, nextTapLate, heldLongEnough
    case delayOver
    case liftedTooSoon, movedFarEnough, movedSheet, stoppedContent, rowWasOpen, wrongDirection,
      startedOffEdge, severalEdges,
      touchesMoved
    case touchesLifted, touchesCancelled

    // The pointer decided it.
    case pointerEntered, pointerMoved, pointerLeft, scrolled, scrollEnded, transformed, transformEnded
    case otherButton
    case secondaryClick

    // Something else decided it.
    case setByCode, requiredRecognizerRecognized, recognizerPrevented
    case delegateRefusedBegin, viewRefusedBegin, pressOfSwiftUI, nothingToScroll, nothingToZoom,
      touchesShouldCancelRefused
    case nothingToGoBackTo, barHidden, backButtonMissing, transitionAnimated
    case contentTouchesStay, selectsNoRows, controlVetoed, sequenceOver, waitsInCycle

    // One recognizer prevents another, or not.
    case exclusiveByDefault, cannotPrevent, cannotBePrevented, simultaneousAllowed

    // Where an action goes.
    case startsAtFirstResponder, startsAtSender, nowhereToStart, noTargetForAction, targetLacksAction
    case targetGone, recognizerWithoutTarget, controlDisabled, systemTakesKey

    // First responder.
    case cannotBecomeFirstResponder, firstResponderStays, cannotResignFirstResponder, overrideRefused

    // A controller presents no other.
    case presentsAlready, presenterInNoWindow

    /// A code of a later version; ``TraceReason/name`` holds it.
    case unknown

    /// All but ``unknown``.
    public static let known = allCases.filter { $0 != .unknown }
  }
}

extension TraceReason {
  /// The name of a number that decided. A later version may add others.
  public struct Number: OpenWord {
    /// The name, as a trace has it.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name.
    public var description: String { rawValue }

    /// The `alpha` of the view.
    public static let alpha = Self(rawValue: "alpha")

    /// The `alpha` below which views refuse.
    public static let threshold = Self(rawValue: "threshold")

    /// How far the point is beyond the left edge of the bounds.
    public static let left = Self(rawValue: "left")

    /// How far the point is beyond the right edge of the bounds.
    public static let right = Self(rawValue: "right")

    /// How far the point is above the bounds.
    public static let above = Self(rawValue: "above")

    /// How far the point is below the bounds.
    public static let below = Self(rawValue: "below")

    /// The width of the bounds.
    public static let width = Self(rawValue: "width")

    /// The height of the bounds.
    public static let height = Self(rawValue: "height")

    /// When code did it.
    public static let time = Self(rawValue: "time")

    /// How many taps were made.
    public static let taps = Self(rawValue: "taps")

    /// How many fingers there were.
    public static let touches = Self(rawValue: "touches")

    /// How far a finger moved.
    public static let distance = Self(rawValue: "distance")

    /// How long the fingers were down.
    public static let duration = Self(rawValue: "duration")

    /// By what factor the distance of the fingers changed.
    public static let scale = Self(rawValue: "scale")

    /// By what angle the fingers turned.
    public static let rotation = Self(rawValue: "rotation")

    /// The most that is allowed.
    public static let allowed = Self(rawValue: "allowed")

    /// The least that is needed.
    public static let needed = Self(rawValue: "needed")

    /// The names in the table below.
    static let known = Code.known.reduce(into: [Self]()) { names, code in
      names += (code.row?.numbers ?? [:]).map(\.key).filter { !names.contains($0) }
    }
  }
}

extension TraceReason.Number: Comparable, Encodable, CodingKeyRepresentable {
  /// The order in which a trace has them.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension TraceReason.Number: MemberName {
  static var examples: [String] { known.map(\.rawValue) }
}

extension TraceReason.Code {
  /// The meaning of a code, and what else a reason with that code contains.
  public struct Row: Sendable {
    /// The kind of decision.
    public var group: Group

    /// What the code means: a clause without a final period; names of code are in backticks.
    public var meaning: String

    /// The rules behind it, such as `HT-3, HT-8`; empty for none.
    public var rules: String

    /// The names and units of the numbers that a reason with this code may contain.
    public var numbers: KeyValuePairs<TraceReason.Number, Unit>

    /// The role of the reason's subject, such as `recognizer`; nil for a code without a subject.
    public var subject: String?

    /// The properties that caused the decision, of the object that refuses.
    package var properties: [String]

    /// The reason that applies to the subviews of a view that refuses for this one.
    package var below: TraceReason.Code?

    fileprivate init(
      _ group: Group, _ meaning: String, _ rules: String = "",
      _ numbers: KeyValuePairs<TraceReason.Number, Unit> = [:],
      subject: String? = nil, properties: [String] = [], below: TraceReason.Code? = nil
    ) {
      self.group = group
      self.meaning = meaning
      self.rules = rules
      self.numbers = numbers
      self.subject = subject
      self.properties = properties
      self.below = below
    }
  }

  /// The kinds of decisions; the raw value is the heading of a table.
  public enum Group: String, Sendable, CaseIterable {
    case refused = "a view refuses"
    case neverAsked = "a view was never asked (in answers)"
    case delivery = "delivery"
    case withheld = "a view does not get a touch, or loses it"
    case late = "a view gets a phase late"
    case unseen = "a recognizer does not see a touch"
    case fingers = "the fingers decided a recognizer's state"
    case pointer = "the pointer decided it"
    case others = "something else decided it"
    case exclusion = "one recognizer prevents another, or not"
    case actions = "where an action goes"
    case firstResponder = "first responder"
    case presentation = "a controller presents no other"
  }

  /// The unit of a number that decided.
  public enum Unit: String, Sendable {
    case points, seconds, radians
    /// A count, or another number without a unit.
    case plain
  }

  /// The row of the code; nil for ``unknown``.
  public var row: Row? {
    switch self {
    case .hidden:
      Row(.refused, "`isHidden` is true", "HT-3", properties: ["isHidden"], below: .ancestorHidden)
    case .alphaBelowThreshold:
      Row(
        .refused, "`alpha` is below the threshold", "HT-3, HT-8", [.alpha: .plain, .threshold: .plain],
        properties: ["alpha"], below: .ancestorAlpha)
    case .interactionDisabled:
      Row(
        .refused, "`isUserInteractionEnabled` is false", "HT-3", properties: ["isUserInteractionEnabled"],
        below: .ancestorInteractionDisabled)
    case .animating:
      Row(
        .refused, "a block animation without `allowUserInteraction` runs on it or above it", "HT-27",
        properties: ["isAnimating"], below: .animating)
    case .pointOutsideBounds:
      Row(
        .refused, "the point is this far beyond the edges of the bounds", "HT-11, HT-12", Self.beyond,
        properties: ["frame", "bounds", "transform", "anchorPoint", "overrides"], below: .outsideAncestor)
    case .zeroSize:
      Row(
        .refused, "the bounds have no width or no height", "HT-14", [.width: .points, .height: .points],
        properties: ["frame", "bounds"], below: .outsideAncestor)
    case .customPointInside:
      Row(
        .refused, "an override of `point(inside:)` answered otherwise than the bounds would",
        "HT-15, HT-16", Self.beyond, properties: ["overrides"], below: .outsideAncestor)
    case .customHitTest:
      Row(.refused, "an override of `hitTest` decided by itself", "HT-17", properties: ["overrides"])
    case .nonInvertibleTransform:
      Row(
        .refused, "no point of the view corresponds to the touch", "HT-21", properties: ["transform"],
        below: .outsideAncestor)

    case .outsideAncestor:
      Row(.neverAsked, "the touch is outside an ancestor", "HT-1", Self.beyond, subject: "view")
    case .ancestorHidden: Row(.neverAsked, "an ancestor is hidden", "HT-3", subject: "view")
    case .ancestorAlpha:
      Row(
        .neverAsked, "an ancestor's `alpha` is below the threshold", "HT-3",
        [.alpha: .plain, .threshold: .plain], subject: "view")
    case .ancestorInteractionDisabled:
      Row(.neverAsked, "an ancestor has user interaction disabled", "HT-3", subject: "view")
    case .siblingInFront:
      Row(
        .neverAsked, "a sibling in front of it, or of one of its ancestors, took the touch", "HT-5",
        subject: "view")
    case .windowInFront: Row(.neverAsked, "a window in front took the touch", "HT-31", subject: "window")
    case .notInWindow: Row(.neverAsked, "the view is in no window that hit testing asks")
    case .notReached:
      Row(
        .neverAsked, "the walk ended elsewhere for another reason, such as an override above",
        subject: "view")

    case .handledByResponder:
      Row(.delivery, "a responder implements the method and does not call super", "RC-10")
    case .swallowedByControl: Row(.delivery, "a control keeps its touches to itself", "UC-2")
    case .touchOfAnotherView:
      Row(
        .delivery, "a control keeps the touch of another view, such as a subview, and does not track it",
        "UC-2, UC-22")
    case .swallowedByScrollView: Row(.delivery, "a scroll view keeps its touches to itself", "SV-9")
    case .chainEnded: Row(.delivery, "the chain ended without a taker", "RC-11")
    case .noWindow: Row(.delivery, "no window claimed the touch", "HT-36")
    case .chainCycle: Row(.delivery, "an override of `next` leads back into the chain")
    case .noFirstResponder: Row(.delivery, "there is nobody to receive the event", "RC-19")

    case .multipleTouchDisabled:
      Row(.withheld, "the view takes one touch at a time and has one", "TE-7")
    case .exclusiveTouch:
      Row(
        .withheld, "another view of the window is exclusive and tracks, or this one is and another tracks",
        "TE-8", subject: "view")
    case .interactionIgnored:
      Row(.withheld, "the application ignores interaction, or the window is disabled", "TE-14")
    case .interrupted: Row(.withheld, "the system interrupted the touch", "TE-14")
    case .recognizerCancelledTouches:
      Row(
        .withheld, "a recognizer recognized and cancels touches in its view", "GR-23", subject: "recognizer")
    case .heldTouchesDiscarded:
      Row(
        .withheld,
        "a recognizer recognized; what its `delaysTouchesBegan` held back is discarded, whatever `cancelsTouchesInView` says",
        "GR-24, OW-84", subject: "recognizer")
    case .scrollViewTookOver:
      Row(.withheld, "a scroll view scrolls with the touch", "SV-3, SV-6", subject: "scroll view")
    case .touchesShouldBeginRefused:
      Row(.withheld, "`touchesShouldBegin` of a scroll view said no", "SV-4", subject: "scroll view")
    case .statusBarTouched:
      Row(
        .withheld, "the status bar has the touch; a tap there scrolls this scroll view to its top", "OW-31",
        subject: "scroll view")
    case .severalScrollToTop:
      Row(
        .withheld,
        "the status bar has the touch, and scrolls nothing, since several scroll views on screen may scroll to their top",
        "OW-31", subject: "scroll view")
    case .nothingScrollsToTop:
      Row(
        .withheld, "the status bar has the tap, and no scroll view on screen may scroll to its top", "OW-31")
    case .viewRemoved: Row(.withheld, "the view, or the recognizer's view, left the window", "TE-13")

    case .recognizerDelaysBegan:
      Row(
        .late, "a recognizer withholds the touch until it fails", "GR-24, SV-2", subject: "recognizer")
    case .recognizerDelaysEnded:
      Row(.late, "a recognizer withholds the lift until it fails", "GR-25", subject: "recognizer")
    case .recognizersFailed:
      Row(
        .late, "no recognizer delays the touch any more; the last that did", "GR-24, GR-25",
        subject: "recognizer")

    case .recognizerRemoved: Row(.unseen, "it was removed from its view, or added to another", "TE-10, TE-13")
    case .recognizerDisabled:
      Row(
        .unseen, "`isEnabled` is false, or was set to false", "GR-4", [.time: .seconds],
        subject: "object whose code did it")
    case .partOfControl:
      Row(
        .unseen, "it belongs to a private part of a control, whose work the control does itself", "UC-22",
        subject: "control")
    case .delegateRefusedTouch:
      Row(.unseen, "`shouldReceive(touch)` of the delegate said no", "GR-6", subject: "delegate")
    case .eventRefused:
      Row(
        .unseen, "`shouldReceive(event)` of the delegate or the subclass said no", "GR-5",
        subject: "delegate or recognizer")
    case .gestureDecided:
      Row(
        .unseen, "its gesture is decided, and its touches are not over or it waits for others",
        "GR-10, GR-14")

    case .touchTypeNotAllowed:
      Row(
        .unseen, "`allowedTouchTypes` does not have the type of the touch", "OW-60",
        properties: ["allowedTouchTypes"])
    case .otherTouchType:
      Row(
        .unseen, "its first touch is of another type, and `requiresExclusiveTouchType` is on", "OW-60",
        properties: ["requiresExclusiveTouchType"])

    case .outsideHostedContent:
      Row(
        .unseen, "it is a gesture of SwiftUI, and the touch is on none of the content that a file gives",
        "OW-76",
        subject: "hosting view", properties: ["hostingContent"])
    case .buttonOfSwiftUI:
      Row(
        .unseen,
        "before iOS 18 a button of SwiftUI keeps a touch on it from drags and long presses around it",
        "OW-74",
        subject: "recognizer that stands for the button")

    case .tapsCompleted: Row(.fingers, "the required taps were made", "GR-31", [.taps: .plain])
    case .movedTooFar:
      Row(
        .fingers, "a finger moved too far", "GR-31, GR-32, GR-34",
        [.distance: .points, .allowed: .points])
    case .heldTooLong:
      Row(.fingers, "a finger stayed too long", "GR-31, GR-34", [.duration: .seconds, .allowed: .seconds])
    case .tooManyTouches:
      Row(.fingers, "more fingers than allowed", "GR-31, GR-33", [.touches: .plain, .allowed: .plain])
    case .tooFewTouches:
      Row(
        .fingers, "fewer fingers than needed", "GR-31, GR-33, GR-35",
        [.touches: .plain, .needed: .plain])
    case .nextTapLate:
      Row(.fingers, "the next tap did not come in time", "GR-15, GR-31", [.allowed: .seconds])
    case .heldLongEnough:
      Row(
        .fingers, "the fingers were down long enough", "GR-32", [.duration: .seconds],
        properties: ["minimumPressDuration"])
    case .delayOver:
      Row(
        .fingers, "the time for which it delays touches is over; how far a finger moved meanwhile",
        "SV-1, OW-2", [.duration: .seconds, .distance: .points])
    case .liftedTooSoon:
      Row(.fingers, "the fingers were lifted before the gesture was one", "GR-32 to GR-35")
    case .movedFarEnough:
      Row(
        .fingers, "the fingers moved far enough; `needed` is in the unit of what decided", "GR-33 to GR-35",
        [.distance: .points, .scale: .plain, .rotation: .radians, .needed: .plain])
    case .movedSheet:
      Row(
        .fingers,
        "the fingers moved far enough, and the scroll view's content is at its edge, so that the sheet around it moves",
        "OW-19", [.distance: .points, .needed: .points])
    case .stoppedContent: Row(.fingers, "a finger stopped content that was still moving", "SV-11")
    case .rowWasOpen: Row(.fingers, "a finger came down while a row was swiped open", "OW-38")
    case .wrongDirection:
      Row(
        .fingers, "the fingers did not move in its direction", "GR-34",
        [.distance: .points, .needed: .points], properties: ["direction"])
    case .startedOffEdge:
      Row(
        .fingers, "the finger did not start at an edge that the recognizer looks at", "GR-45",
        properties: ["edges"])
    case .severalEdges:
      Row(
        .fingers, "the recognizer looks at several edges, and recognizes at none", "GR-45",
        properties: ["edges"])
    case .touchesMoved: Row(.fingers, "the fingers moved on", "GR-12, GR-32, GR-33, GR-35")
    case .touchesLifted: Row(.fingers, "the fingers were lifted", "GR-32, GR-33, GR-35")
    case .touchesCancelled: Row(.fingers, "the system took the touches away", "TE-14")

    case .pointerEntered: Row(.pointer, "the pointer came into the recognizer's view")
    case .pointerMoved: Row(.pointer, "the pointer moved within the recognizer's view")
    case .pointerLeft: Row(.pointer, "the pointer left the recognizer's view")
    case .scrolled: Row(.pointer, "a trackpad or a wheel scrolled", "OW-62")
    case .scrollEnded: Row(.pointer, "a trackpad or a wheel stops scrolling", "OW-62")
    case .transformed: Row(.pointer, "two fingers pinched or turned on a trackpad", "OW-62")
    case .transformEnded: Row(.pointer, "the fingers on the trackpad stop pinching or turning", "OW-62")
    case .otherButton:
      Row(
        .pointer, "the click was made with another button than `buttonMaskRequired` says", "OW-61",
        properties: ["buttonMaskRequired"])

    case .secondaryClick: Row(.pointer, "the click was made with the other button", "OW-61")

    case .setByCode: Row(.others, "the subclass, or code, set the state")
    case .requiredRecognizerRecognized:
      Row(
        .others, "a recognizer that it required to fail recognized", "GR-14", subject: "recognizer")
    case .recognizerPrevented:
      Row(.others, "another recognizer prevents it", "GR-18, GR-20", subject: "recognizer")
    case .delegateRefusedBegin:
      Row(
        .others, "`gestureRecognizerShouldBegin` of the delegate said no", "GR-7", subject: "delegate")
    case .viewRefusedBegin:
      Row(.others, "`gestureRecognizerShouldBegin` of a view said no", "GR-7", subject: "view")
    case .nothingToGoBackTo:
      Row(.others, "the navigation controller has nothing to go back to", "OW-8", subject: "delegate")
    case .barHidden:
      Row(.others, "the navigation bar is hidden, and with it the swipe back", "OW-8", subject: "delegate")
    case .backButtonMissing:
      Row(
        .others, "the system's back button does not show, and without it the swipe back does not begin",
        "OW-8",
        subject: "delegate")
    case .transitionAnimated:
      Row(
        .others, "the navigation controller's delegate has animations of its own for pushes and pops",
        "OW-113",
        subject: "delegate")
    case .pressOfSwiftUI:
      Row(
        .others, "before iOS 18 a long press of SwiftUI on its content keeps a scroll view from scrolling",
        "OW-74",
        subject: "recognizer that stands for the long press")
    case .nothingToScroll:
      Row(.others, "the content of the scroll view goes no further that way", "SV-8", subject: "scroll view")
    case .nothingToZoom:
      Row(
        .others, "the scroll view's delegate names no view in `viewForZooming`", "SV-15",
        subject: "scroll view")
    case .touchesShouldCancelRefused:
      Row(.others, "`touchesShouldCancel` of the scroll view said no", "SV-6", subject: "scroll view")
    case .contentTouchesStay:
      Row(
        .others, "the content has the touch already, and `canCancelContentTouches` of the scroll view is off",
        "SV-5", subject: "scroll view")
    case .selectsNoRows:
      Row(
        .others, "two fingers select no rows there: the list does not allow it, or its delegate refuses",
        "OW-39")
    case .controlVetoed:
      Row(
        .others, "the hit-test view is a system control whose default action goes first", "GR-38, GR-40",
        subject: "control")
    case .sequenceOver: Row(.others, "its touches are over, and it is ready for the next", "GR-10")
    case .waitsInCycle:
      Row(.others, "it waits in a cycle of requirements, and its touches are over", "GR-16")

    case .exclusiveByDefault:
      Row(.exclusion, "nobody objects, so the first to recognize is the only one", "GR-18")
    case .cannotPrevent:
      Row(.exclusion, "`canPrevent` of the first said no", "GR-21", subject: "recognizer")
    case .cannotBePrevented:
      Row(.exclusion, "`canBePrevented(by:)` of the second said no", "GR-21", subject: "recognizer")
    case .simultaneousAllowed:
      Row(.exclusion, "a delegate lets both recognize", "GR-19", subject: "delegate")

    case .startsAtFirstResponder:
      Row(.actions, "the search starts at the first responder of the key window", "UC-16")
    case .startsAtSender:
      Row(.actions, "there is no first responder, so the search starts at the sender", "UC-16")
    case .nowhereToStart:
      Row(.actions, "there is neither a first responder nor a sender that is a responder", "UC-16")
    case .noTargetForAction:
      Row(.actions, "no responder from the start to the end of the chain performs the action", "UC-16")
    case .targetLacksAction:
      Row(
        .actions, "the target does not have the method: an app would crash", "UC-15", subject: "target")
    case .transitionNeverEnds:
      Row(
        .actions, "the swipe back began with nothing to go back to, and its transition never ends", "OW-8",
        subject: "navigation controller")
    case .raisesException:
      Row(
        .actions,
        "UIKit raises an exception, and an app would crash: what is added, pushed or presented is shown already or would lie in itself",
        subject: "what is added, pushed or presented")
    case .targetGone: Row(.actions, "the target is gone", "UC-18")
    case .recognizerWithoutTarget: Row(.actions, "a recognizer's nil target is not looked up", "GR-30")
    case .controlDisabled: Row(.actions, "the control is disabled", "UC-21")
    case .systemTakesKey:
      Row(
        .actions, "the system takes the key before a command without `wantsPriorityOverSystemBehavior`",
        "OW-64",
        subject: "responder with the command")

    case .presentsAlready:
      Row(.presentation, "it presents another controller already", "OW-116", subject: "presented controller")
    case .presenterInNoWindow: Row(.presentation, "its view is in no window", "OW-116")
    case .cannotBecomeFirstResponder:
      Row(.firstResponder, "`canBecomeFirstResponder` is false", "RC-15")
    case .firstResponderStays:
      Row(
        .firstResponder, "the current first responder does not resign", "RC-15", subject: "first responder")
    case .cannotResignFirstResponder:
      Row(.firstResponder, "`canResignFirstResponder` is false", "RC-16")
    case .overrideRefused:
      Row(
        .firstResponder, "an override of `becomeFirstResponder` or `resignFirstResponder` said no",
        "RC-15, RC-16")
    case .unknown: nil
    }
  }

  /// The distance of a point from each edge of the bounds, outside them.
  private static let beyond: KeyValuePairs<TraceReason.Number, Unit> = [
    .left: .points, .right: .points, .above: .points, .below: .points,
  ]
}
