// SPDX-License-Identifier: Apache-2.0

/// The causes of verdicts: what ``Because`` can be, without the objects and numbers.
///
/// Each has a row in the table below, and `docs/trace-format.md` lists them. The raw value is the word in JSON. Later versions
/// may have more, so that a `switch` needs a `default`.
public enum BecauseCode: String, CodingKey, CaseIterable, Hashable, Sendable {
  // How the touch came to the hit-test view.
  case returned, reachesFurther, contentBeyond, letsThrough, nearlyInvisible, inFront, overlies, comesLater,
    answersAlthough,
    asksNoSubview, letsOthersThrough, leavesOutHost, leavesTouches, undimmed, containsPoint, runsCode,
    deepest, besideSubviews

  // Why a control that the finger was meant for got nothing.
  case misses, besideScreen, refusesFor, interactionDisabled

  // What a recognizer or scroll view saw, and whom it goes before.
  case recognizes, leavesScreen, discards, recognizesAbove, recognizesBeside, innermost, goesFirst,
    delegateReplaced,
    shorterPress, quickPress,
    waited, isWaitedFor, mayNotBegin, fails, sparesView, allowed, goesBefore, barItemGivesWay,
    pageGoesFirst, controlGivesWay, disabledGivesWay, rests,
    heldByScroll,
    heldUntilLift, keepsTouches, isNotDelayed, moves, wasMoving, searchCovers, besidePresented,
    staysPresented,
    stillPresented, isNoSheet, scrollingDisabled, panRemoved, webSwipeIsOff, alwaysBounces, cannotZoom,
    neverBounces,
    contentTooSmall,
    isAtEdge,
    growsFirst,
    heldUntilRecognized

  // What holds back a method of the view.
  case heldBack, systemEdge

  // What became of the touch on the way to a responder.
  case passesOn, selects, exclusive, notExclusive, implements, implementsLate, isFirstResponder, cycle,
    isScrollView, selectionRefused, nothingSelectable, linkInactive, takesOneTouch, reason, barBetweenItems,
    noContentThere, noTouchHandler

  // Why a control or recognizer does nothing.
  case controlDisabled, menuNeedsPress, noAction, noActionFor, actionDropped, noPerformer, targetGone,
    beginTrackingRefuses, touchOfAnother, isControl

  // What the source does not tell, or what is not simulated.
  case controllersUnknown, classesUnknown, notSimulated, ownClassNotSimulated, rowsUnknown, noViewsInside,
    mayClaim, reachesPage
}

extension BecauseCode: CustomStringConvertible {
  /// The word in JSON.
  public var description: String { rawValue }

  /// What the cause means: a clause without a final period, with names of code in backticks. It mentions the objects in the
  /// order that they have in an answer.
  public var meaning: String { row.meaning }

  package var group: Group { row.group }

  /// The subjects of causes; the raw value is the heading of a table.
  package enum Group: String, Sendable, CaseIterable {
    case reaching = "how the touch came to the hit-test view"
    case aim = "why a control that the finger was meant for got nothing"
    case gestures = "what a recognizer or scroll view saw, and whom it goes before"
    case holding = "what holds back a method of the view"
    case delivery = "what became of the touch on the way to a responder"
    case actions = "why a control or recognizer does nothing"
    case unknown = "what the source does not tell, or what is not simulated"
  }

  private struct Row {
    var group: Group
    var meaning: String

    init(_ group: Group, _ meaning: String) {
      self.group = group
      self.meaning = meaning
    }
  }

  private var row: Row {
    switch self {
    case .returned:
      Row(.reaching, "an override of `hitTest`, the second object, returned the view without asking it")
    case .contentBeyond:
      Row(
        .reaching,
        "content of SwiftUI is hit beyond the bounds of the second object, in which it is; `property` if that clips it"
      )
    case .reachesFurther: Row(.reaching, "`point(inside:)` of the view accepts a point outside its bounds")
    case .letsThrough: Row(.reaching, "the view contains the point and lets the touch through")
    case .nearlyInvisible: Row(.reaching, "the view is hardly visible but takes touches")
    case .overlies: Row(.reaching, "a view that acts lies in front of another control or view with a tap")
    case .inFront:
      Row(.reaching, "the view is in front of the control, the second object, that the finger was aimed at")
    case .comesLater:
      Row(
        .reaching,
        "the view comes later among the subviews than the second object, which `zPosition` draws in front; "
          + "the control that the finger was aimed at is the third")
    case .answersAlthough:
      Row(.reaching, "the `hitTest` of the view answers although a property, by `reason`, makes views refuse")
    case .asksNoSubview:
      Row(
        .reaching,
        "the `hitTest` of the view returns the view itself and asks no subview, such as the second object "
          + "under the finger")
    case .letsOthersThrough:
      Row(
        .reaching,
        "the `hitTest` of the hit-test view lets other views through, by a condition that does not hold for "
          + "it")
    case .leavesOutHost:
      Row(
        .reaching,
        "the `hitTest` of the view returns nil for the hosting view, the second object, which answers where "
          + "SwiftUI shows something")
    case .leavesTouches:
      Row(
        .reaching,
        "the popover leaves touches to its `passthroughViews` and to the other items of the bar that it "
          + "points into")
    case .undimmed:
      Row(.reaching, "the sheet dims nothing at its detent, and leaves touches beside it to what is behind")
    case .runsCode: Row(.reaching, "code of the app's in a touches method of the responder does it")
    case .containsPoint:
      Row(.reaching, "an override of `point(inside:)` says yes within the bounds of the hit-test view")
    case .deepest: Row(.reaching, "no subview of the hit-test view contains the point")
    case .besideSubviews: Row(.reaching, "the touch is inside none of the view's subviews")

    case .misses: Row(.aim, "the touch misses the control")
    case .refusesFor:
      Row(.aim, "the view refuses, and so keeps the touch from the control inside it, the second object")
    case .interactionDisabled:
      Row(.aim, "`isUserInteractionEnabled` is false for the first object; the control is the second")

    case .recognizes: Row(.gestures, "the recognizer recognizes its gesture")
    case .leavesScreen:
      Row(
        .gestures,
        "the gesture dismisses the controller, or goes back from it; a second object is the list at its edge whose drag a sheet takes"
      )
    case .discards:
      Row(.gestures, "the recognizer discards the methods that its `delaysTouchesBegan` delayed")
    case .recognizesAbove:
      Row(
        .gestures,
        "a recognizer of the view recognizes its gesture; the hit-test view, the second object, is inside "
          + "that view")
    case .recognizesBeside:
      Row(
        .gestures,
        "a recognizer recognizes its gesture and cancels nothing; the responder, the second object, has the "
          + "touch as well")
    case .innermost: Row(.gestures, "it is the innermost of several recognizers that could recognize")
    case .goesFirst: Row(.gestures, "it recognizes before these others")
    case .delegateReplaced:
      Row(
        .gestures,
        "it recognizes before a swipe back whose delegate is the second object, and not UIKit's, which makes others wait"
      )
    case .quickPress: Row(.gestures, "its `minimumPressDuration` is so short that it recognizes before these")
    case .shorterPress: Row(.gestures, "its press is shorter than that of the recognizer")
    case .waited: Row(.gestures, "it waited for these recognizers")
    case .isWaitedFor: Row(.gestures, "these recognizers of UIKit require its failure")
    case .mayNotBegin: Row(.gestures, "the gesture of the recognizer was made, and it may not begin")
    case .fails: Row(.gestures, "the recognizer fails, and nobody else acts")
    case .sparesView: Row(.gestures, "`cancelsTouchesInView` is false for a recognizer that recognizes too")
    case .allowed: Row(.gestures, "an object allowed the recognizer to act at the same time")
    case .goesBefore:
      Row(
        .gestures,
        "a control's own action, or the tap of a text, takes precedence over the recognizer of a superview")
    case .barItemGivesWay:
      Row(.gestures, "before iOS 13 an item of a bar does not go before the recognizer of a superview")
    case .pageGoesFirst:
      Row(.gestures, "the tap of a web page goes before the tap recognizer on or around the web view")
    case .controlGivesWay:
      Row(.gestures, "before iOS 6 a control does not go before the tap recognizer of a superview")
    case .disabledGivesWay:
      Row(.gestures, "a disabled control does not go before the recognizer of a superview")
    case .rests: Row(.gestures, "the finger rested longer than the scroll view's delay")
    case .heldByScroll:
      Row(
        .gestures,
        "the scroll view held the touch back from a control that follows the finger, by "
          + "`delaysContentTouches`")
    case .heldUntilLift:
      Row(
        .gestures,
        "the recognizer held `touchesBegan` back from a control until the lift; `property` is the setting "
          + "that causes this")
    case .keepsTouches: Row(.gestures, "a scroll view does not take the touch from a view of its content")
    case .isNotDelayed: Row(.gestures, "the scroll view delays no touches, and takes none from a control")
    case .moves: Row(.gestures, "the finger moved far enough")
    case .wasMoving: Row(.gestures, "the content was still moving")
    case .besideScreen: Row(.aim, "the point is outside of the screen")
    case .searchCovers:
      Row(.gestures, "an active search covers what is behind it, where a tap ends the search")
    case .besidePresented:
      Row(.gestures, "the touch is beside the controller that is presented, and dismisses it")
    case .staysPresented:
      Row(.gestures, "the controller stays presented although the touch would dismiss another one")
    case .stillPresented: Row(.gestures, "the controller is still presented, although its view is gone")
    case .isNoSheet: Row(.gestures, "the controller is no sheet, which a drag down would dismiss")
    case .scrollingDisabled: Row(.gestures, "`isScrollEnabled` of the scroll view is false")
    case .panRemoved: Row(.gestures, "the scroll view has no pan any more: code has removed it")
    case .neverBounces:
      Row(.gestures, "the content is no larger than the scroll view, and does not bounce")
    case .cannotZoom:
      Row(.gestures, "the `maximumZoomScale` of the scroll view is no more than its `minimumZoomScale`")
    case .alwaysBounces:
      Row(.gestures, "the scroll view always bounces, although its content is not larger than it")
    case .webSwipeIsOff:
      Row(.gestures, "a drag from the edge of a web view whose `allowsBackForwardNavigationGestures` is off")
    case .contentTooSmall:
      Row(
        .gestures,
        "the `contentSize` of the scroll view is too small to scroll, although its subviews reach further")
    case .isAtEdge:
      Row(.gestures, "the content of the scroll view cannot go further in the direction of the drag")
    case .growsFirst: Row(.gestures, "the sheet grows before the list in it scrolls")
    case .heldUntilRecognized:
      Row(
        .gestures,
        "the recognizer recognizes before `touchesBegan` comes, which the objects, the touch delays of "
          + "scroll views, hold back")

    case .heldBack:
      Row(.holding, "the recognizer delays a touch method; `property` is the setting that causes this")
    case .systemEdge:
      Row(.holding, "the touch began where the system has its own gesture, whose recognizer delayed it")

    case .passesOn: Row(.delivery, "the view does not handle the touch and passes it on")
    case .selects: Row(.delivery, "the list selects what is touched")
    case .exclusive: Row(.delivery, "another view has a touch, and one of the two views is exclusive")
    case .notExclusive: Row(.delivery, "another control had a touch too, because neither is exclusive")
    case .implements:
      Row(.delivery, "it is the deepest view under the finger, and implements the method `property`")
    case .implementsLate:
      Row(
        .delivery,
        "it is the deepest view under the finger, and implements a method that the recognizer delays; "
          + "`property` is the setting that causes this")
    case .isFirstResponder: Row(.delivery, "it is a text that is first responder already")
    case .cycle: Row(.delivery, "the responder chain leads back to the responder")
    case .isScrollView: Row(.delivery, "it is a scroll view, which keeps its touches")
    case .selectionRefused:
      Row(.delivery, "the delegate of a list, or the list itself, refuses the selection")
    case .nothingSelectable: Row(.delivery, "the list selects nothing; `property` says why")
    case .linkInactive:
      Row(.delivery, "the touch is on a link, which `property` of the text keeps from opening")
    case .takesOneTouch: Row(.delivery, "it takes one touch at a time")
    case .reason: Row(.delivery, "the cause is `reason`; the object is the one that it is about")
    case .barBetweenItems:
      Row(
        .delivery,
        "a navigation bar, tab bar or toolbar is hit itself, where none of its items is; an object is a "
          + "control behind it")
    case .noContentThere:
      Row(.delivery, "the hosting view shows nothing under the finger, as far as the source tells")
    case .noTouchHandler:
      Row(
        .delivery,
        "no touch handler of React Native is on the view or around it, so JavaScript hears nothing of the "
          + "touch")

    case .controlDisabled:
      Row(.actions, "the control is disabled; a second object is the search bar that did it")
    case .menuNeedsPress:
      Row(
        .actions,
        "the menu of the control opens only under a finger that stays; with `property` it would be what a tap does"
      )
    case .noAction: Row(.actions, "it has no action")
    case .noActionFor: Row(.actions, "it has no action for the control events that it sends")
    case .actionDropped: Row(.actions, "the action `property` of the sender reaches no target")
    case .noPerformer: Row(.actions, "no responder from this one on performs the action `property`")
    case .targetGone:
      Row(
        .actions,
        "the target of the action `property` is gone, and no responder from this one on performs it")
    case .beginTrackingRefuses: Row(.actions, "`beginTracking` of the control returns false")
    case .touchOfAnother:
      Row(.actions, "a control tracks only touches that hit itself, and another view in it is hit")
    case .isControl: Row(.actions, "it is a control, which keeps its touches")

    case .controllersUnknown: Row(.unknown, "the source says nothing about the controllers")
    case .classesUnknown: Row(.unknown, "what the classes of these responders do is unknown")
    case .notSimulated: Row(.unknown, "the classes of these responders are not simulated")
    case .ownClassNotSimulated: Row(.unknown, "the class of the hit-test view is not simulated")
    case .rowsUnknown: Row(.unknown, "only the data source knows which row or item of the list is there")
    case .noViewsInside:
      Row(
        .unknown,
        "a framework, such as SwiftUI, decides in its view, and what it shows there is not made of views")
    case .mayClaim:
      Row(.unknown, "Flutter may claim the gesture before the native view in it hears of the touch")
    case .reachesPage:
      Row(.unknown, "a web view in Flutter gets its touches although Dart claims the gesture for a widget")
    }
  }
}

extension Act {
  /// What can happen with a touch, without the objects and times. The raw value is the word in JSON.
  package enum Code: String, CodingKey, CaseIterable, Hashable, Sendable {
    case takes, recognizes, recognizesInVain, unknownAction, control, selected, performsPrimaryAction,
      scrolls, movesSheet, stopsContent, focuses, handles, keeps, loses, neverGets, nobodyHandles,
      getsUnhandled, getsUndecided, nothingKnown, decidedInside, nobodyGets, parted
  }
}

extension Act.Code {
  /// What it means: a clause without a final period, with keys of JSON in backticks.
  package var meaning: String {
    switch self {
    case .takes: "`recognizers` act, and a view, `from`, loses the touch or never gets it"
    case .recognizes: "`recognizers` act, with what they send in `sends`, and no view loses anything"
    case .recognizesInVain: "a `recognizer` recognizes, and nothing comes of it"
    case .unknownAction: "a `recognizer` recognizes, and the source does not tell its actions"
    case .control:
      "a `control` gets the touch and `does` something; `although` is a recognizer that recognizes too"
    case .selected: "a `list` selects or deselects a `cell`"
    case .performsPrimaryAction: "a `list` performs the primary action of a `cell` and does not select it"
    case .scrolls: "`views` scroll"
    case .movesSheet: "a drag in a `list` moves the sheet around it"
    case .stopsContent: "content that was still moving is stopped"
    case .focuses: "a `responder` becomes first responder"
    case .handles: "a `responder` handles the touch"
    case .keeps: "a `responder`, a scroll view, keeps the touch and does nothing"
    case .loses: "a `view` gets the touch, and then the system takes it away"
    case .neverGets: "a `view` is hit but gets nothing of the touch"
    case .nobodyHandles: "nobody handles the touch on a `view` other than the one that it was aimed at"
    case .getsUnhandled: "a `view` gets the touch, and nobody handles it"
    case .getsUndecided: "a `view` gets the touch, and it is unknown whether anybody handles it"
    case .nothingKnown: "a `view` gets the touch, and nothing is known to handle it"
    case .decidedInside: "a framework such as SwiftUI decides inside its `view`"
    case .nobodyGets: "no view is hit"
    case .parted: "the touches methods end in different `parts`"
    }
  }
}
