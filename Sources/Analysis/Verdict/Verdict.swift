// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What happens with a touch: who acts, what they do, and why.
///
/// Effects that a person would notice come first; if there are none, who got the touch. Sentences, pictures, tables and
/// JSON are all made from ``act`` and ``because``, which refer to the screen at the time of the touch.
package struct Verdict: Hashable, Sendable {
  /// Who acts, and what happens.
  package var act = Act.nobodyGets

  /// The cause; nil if there is nothing to add.
  package var because: Because?

  /// Views that may have recognizers missing from the source, which would take the touch.
  package var unless: [String] = []

  /// A UIKit recognizer that a view probably has, although the source does not show it, and that would take the touch.
  package var likely: LikelyTaker?

  /// Why the touch reached its hit-test view; nil if no view was hit.
  package var whyHit: Because?

  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// A recognizer recognized its gesture.
    case recognized
    /// A control sent an action.
    case controlActed
    /// A row or an item was selected or deselected.
    case selected
    /// A scroll view scrolls with the touch.
    case scrolled
    /// A responder became first responder.
    case focused
    /// A view was hit but does not get the touch.
    case withheld
    /// A responder implements the touch method and keeps the event.
    case handled
    /// A control keeps the event.
    case keptByControl
    /// A scroll view keeps the event.
    case keptByScrollView
    /// A view was hit, but no responder on its chain took the event.
    case dropped
    /// A view was hit; the source does not say whether a responder on its chain takes the event.
    case undecided
    /// No window claimed the touch.
    case unclaimed
  }

  /// The kind of verdict, as a word.
  package var code: Code

  /// The responder that kept the event, or the last one that got it; or the control, list or scroll view that acted.
  package var responder: String?

  /// For ``Code/recognized`` and ``Code/scrolled``: the recognizer.
  package var recognizer: String?

  /// Recognizers that act on the touch in addition to ``recognizer``, in the order of the recognizers.
  package var companions: [String] = []

  /// For ``Code/selected``: the cell.
  package var subject: String?

  /// Why.
  package var reason: TraceReason?

  /// For ``Code/undecided``: the responders and recognizers whose behaviour is unknown; empty if it is the controllers
  /// that are missing from the source.
  package var candidates: [String] = []

  /// The candidates whose class handles touches in ways that are not simulated.
  package var unsimulated: [String] = []

  /// The recognizers that act, or recognize without effect; the first one decides.
  package var recognizers: [String] { recognizer.map { [$0] + companions } ?? [] }

  /// Where each method of the touch ended, if they did not all end the same way; else empty.
  package var endings: [Ending] = []

  /// A recognizer that UIKit itself attaches to a view.
  package struct LikelyTaker: Hashable, Sendable {
    package var view: String
    package var gesture: UIKitClass.Gesture
  }

  /// Where one method of a touch ended (RC-10).
  package struct Ending: Hashable, Sendable {
    package var method: TouchMethod

    package var responder: String

    package var reason: TraceReason

    package var code: Code {
      switch reason.keeper {
      case .ownMethod: .handled
      case .control, .disabledControl: .keptByControl
      case .scrollView: .keptByScrollView
      case nil: .dropped
      }
    }

    /// Whether another method ended at the same responder and in the same way.
    package func isAlike(_ other: Ending) -> Bool {
      responder == other.responder && reason.code == other.reason.code
    }
  }
}

extension Verdict {
  /// The kind of object that acts on a touch or keeps it.
  package enum Taker: String, Hashable, Sendable, CaseIterable, Codable {
    case recognizer, control, scrollView, responder, nobody, undecided
  }

  /// The kind of object that acts on the touch or keeps it.
  package var taker: Taker {
    switch code {
    case .recognized: .recognizer
    case .controlActed, .keptByControl: .control
    case .selected, .scrolled, .keptByScrollView: .scrollView
    case .focused, .handled: .responder
    case .withheld, .dropped, .unclaimed: .nobody
    case .undecided: .undecided
    }
  }
}

extension TraceReason {
  /// What stops a touch method from continuing along the responder chain.
  package enum Keeper: Hashable, Sendable {
    /// The responder's own implementation, which does not call `super`.
    case ownMethod
    case control, disabledControl, scrollView
  }

  /// What stopped a touch method that ended for this reason; nil if nothing kept it.
  package var keeper: Keeper? {
    switch code {
    case .handledByResponder: .ownMethod
    case .swallowedByControl, .touchOfAnotherView: .control
    case .controlDisabled: .disabledControl
    case .swallowedByScrollView: .scrollView
    default: nil
    }
  }
}

extension TouchAnswer {
  /// The view, responder or recognizer that acts on the touch or keeps it; nil for nobody.
  package var winner: String? {
    switch verdict.code {
    case .recognized, .scrolled: verdict.recognizer ?? verdict.responder
    case .selected: verdict.subject ?? verdict.responder
    case .controlActed, .focused, .handled, .keptByControl, .keptByScrollView: verdict.responder
    case .withheld, .dropped, .undecided, .unclaimed: nil
    }
  }

  /// The views that lose the touch or never get it, in the order in which that happened.
  package var losers: [String] {
    var losers: [String] = []
    for change in outcome.deliveryChanges {
      switch change.kind {
      case .withheld, .discarded, .taken, .detached:
        if !losers.contains(change.view) { losers.append(change.view) }
      case .held, .released: continue
      }
    }
    return losers
  }
}

/// Who acts on a touch and what happens: the first half of a verdict.
///
/// Objects are identifiers, times are in seconds after the lift. Nil as a time means that nothing was late.
package enum Act: Hashable, Sendable, Encodable {
  private typealias CodingKeys = Code

  /// Recognizers act on the touch; the view `from` loses it or never gets it.
  case takes(recognizers: [String], from: String?, late: Double?)
  /// Recognizers act, and no view loses anything.
  case recognizes(recognizers: [String], sends: Sent, late: Double?)
  /// A recognizer recognizes without any effect.
  case recognizesInVain(recognizer: String, from: String?)
  /// A recognizer recognizes; the source does not contain its actions.
  case unknownAction(recognizer: String, from: String?)

  /// A control gets the touch. `on` is the hit-test view if it is another view; `although` is a recognizer that
  /// recognizes too.
  case control(control: String, on: String?, does: Effect, late: Double?, although: String?)
  /// A list selects or deselects a cell. `cell` is nil if the trace does not say which; `segue` is the segue that this
  /// performs.
  case selected(cell: String?, list: String, isOn: Bool, segue: String?, late: Double?, although: String?)
  /// A list performs the primary action of a cell that it does not select (OW-43).
  case performsPrimaryAction(cell: String?, list: String, late: Double?, although: String?)
  /// Scroll views scroll.
  case scrolls(views: [String], from: String?)
  /// A drag in a scroll view moves the sheet around it; the view `from` loses the touch.
  case movesSheet(list: String, from: String?)
  /// The touch stops content that was still moving.
  case stopsContent(view: String)
  /// A responder becomes first responder.
  case focuses(responder: String, on: String?, late: Double?)

  /// A responder handles the touch. `late` is the delay of the first method that came after the lift.
  case handles(responder: String, on: String?, late: Double?)
  /// A scroll view keeps the touch and does nothing.
  case keeps(responder: String, on: String?, late: Double?)
  /// A view gets the touch, then the system takes it away.
  case loses(view: String)
  /// A view is hit but gets nothing of the touch.
  case neverGets(view: String)
  /// Nobody handles the touch on a view other than the one it was aimed at.
  case nobodyHandles(view: String)
  /// A view gets the touch, but nobody handles it.
  case getsUnhandled(view: String, late: Double?)
  /// A view gets the touch for a known reason; it is unknown whether anybody handles it.
  case getsUndecided(view: String)
  /// A view gets the touch; nothing is known to handle it.
  case nothingKnown(view: String)
  /// A framework's view gets the touch, and the framework decides internally what happens.
  case decidedInside(view: String, framework: InnerFramework, on: String?)
  case nobodyGets
  /// The methods of one touch end at different responders.
  case parted(parts: [Part])

  /// The effect of a touch on a control.
  package enum Effect: Hashable, Sendable, Encodable {
    case sends(actions: [String], segue: String?)
    case becomes(property: String, value: PropertyValue)
    /// Its menu opens (OW-47).
    case opensMenu
    /// A tab of a tab bar is selected.
    case selectsTab
    /// The caret or the selection of its text moves.
    case movesCaret
    /// The text of the field around it is cleared (OW-107).
    case clearsText
    case nothing
    /// It sends an action up the responder chain; it is unknown whether one of the app's classes performs it.
    case sendsTo(unknown: String)
    /// It keeps the touch; what it sends is unknown.
    case unknown
  }

  /// The actions that a control or recognizer sends, and the segue that it performs.
  package struct Sent: Hashable, Sendable, Encodable {
    package var actions: [String]
    package var segue: String?

    package init(actions: [String], segue: String? = nil) {
      self.actions = actions
      self.segue = segue
    }
  }

  /// The methods of a touch that ended the same way at one responder.
  package struct Part: Hashable, Sendable, Encodable {
    package var outcome: Outcome
    package var responder: String
    package var methods: [TouchMethod]

    package enum Outcome: String, Hashable, Sendable, Encodable {
      case handles, keeps, drops
    }
  }
}

extension Act {
  /// How long after the lift it comes, in seconds; nil if at the lift or before.
  package var late: Double? {
    switch self {
    case .takes(_, _, let late), .recognizes(_, _, let late), .control(_, _, _, let late, _),
      .selected(_, _, _, _, let late, _), .performsPrimaryAction(_, _, let late, _), .focuses(_, _, let late),
      .handles(_, _, let late),
      .keeps(_, _, let late), .getsUnhandled(_, let late):
      late
    default: nil
    }
  }

  /// The same act without another recognizer that recognizes too.
  package var withoutRivals: Act {
    switch self {
    case .control(let control, let view, let effect, let late, _):
      .control(control: control, on: view, does: effect, late: late, although: nil)
    case .selected(let cell, let list, let isOn, let segue, let late, _):
      .selected(cell: cell, list: list, isOn: isOn, segue: segue, late: late, although: nil)
    case .performsPrimaryAction(let cell, let list, let late, _):
      .performsPrimaryAction(cell: cell, list: list, late: late, although: nil)
    default: self
    }
  }

  /// Whether certainly nobody handles the touch.
  package var isUnhandled: Bool {
    switch self {
    case .getsUnhandled, .nobodyHandles, .nobodyGets: true
    case .parted(let parts): parts.allSatisfy { $0.outcome == .drops }
    default: false
    }
  }

  /// Whether the touch has no effect: nobody gets it, or whoever gets it does nothing.
  package var hasNoEffect: Bool {
    switch self {
    case .neverGets, .keeps: true
    case .control(_, _, let effect, _, _):
      switch effect {
      case .sends, .becomes, .opensMenu, .selectsTab, .movesCaret, .clearsText: false
      case .nothing, .sendsTo, .unknown: true
      }
    case .parted(let parts): parts.first?.outcome != .handles
    default: isUnhandled
    }
  }
}

/// The cause of a verdict.
///
/// Objects are identifiers, times are in seconds, distances in points.
package enum Because: Hashable, Sendable, Encodable {
  private typealias CodingKeys = BecauseCode

  // How the touch reached the hit-test view.
  /// An override of `hitTest` returned the view without asking it.
  case returned(view: String, by: String)
  /// `point(inside:)` of a view accepts a point outside its bounds; the reason says where the point is.
  case reachesFurther(view: String, reason: TraceReason)
  /// Content of SwiftUI is hit beyond the bounds of a view that it is in, which clips what is drawn, or not (OW-117).
  case contentBeyond(content: String, of: String, isClipped: Bool)
  /// A view that contains the point lets the touch through. `isInFront` is false for a subview of the hit-test view.
  case letsThrough(view: String, reason: TraceReason?, isInFront: Bool)
  /// A view is hardly visible but takes touches (HT-10), perhaps in front of a control that the finger was aimed at.
  case nearlyInvisible(view: String, alpha: Double, of: String?)
  /// A view is in front of a control that the finger was aimed at. `isClear` is true if the view is transparent there.
  case inFront(view: String, of: String, isWindow: Bool, isClear: Bool)
  /// What acts is in a view in front of another control or view with a tap, at which the finger need not have been aimed.
  case overlies(view: String, other: String)
  /// A view comes later among the subviews than a sibling, which is or contains the control that the finger was aimed at
  /// and is drawn in front by its `zPosition` (HT-24).
  case comesLater(view: String, than: String, control: String)
  /// An override of `hitTest` of the view does not ask for what else makes a view refuse (HT-3).
  case answersAlthough(view: String, reason: TraceReason)
  /// An override of `hitTest` of the view returns the view itself and asks no subview, such as the control or other view with
  /// actions that lies in it under the finger.
  case asksNoSubview(view: String, control: String)
  /// An override of `hitTest` of the hit-test view lets other views through by a condition that does not hold for it.
  case letsOthersThrough(view: String)
  /// The `hitTest` of a view in front returns nil for a hosting view, which since iOS 18 answers itself where SwiftUI shows
  /// something (OW-57).
  case leavesOutHost(view: String, host: String)
  /// A popover leaves touches to its `passthroughViews`, and to the other items of the bar that it points into (OW-22).
  case leavesTouches(popover: String, isInBar: Bool)
  /// A sheet dims nothing at its detent, so that what is behind it gets the touches beside it (OW-21).
  case undimmed(sheet: String)
  /// Code of the app's in a touches method does it (RC-10).
  case runsCode(responder: String, method: TouchMethod)
  /// The `point(inside:)` of the hit-test view, which the app overrides, says yes within its bounds (HT-16).
  case containsPoint(view: String)
  /// No subview of the hit-test view contains the point. `beside` says what was asked before it.
  case deepest(view: String, beside: Neighbours)
  /// The touch is inside none of a view's `count` subviews; `only` is set if there is just one.
  case besideSubviews(view: String, count: Int, only: String?)

  // Why a control that the finger was aimed at got nothing.
  case misses(control: String, reason: TraceReason)
  /// The finger is outside of the screen, where there are no windows.
  case besideScreen
  /// A view refuses, and so keeps the touch from a control inside it.
  case refusesFor(view: String, control: String, reason: TraceReason)
  /// `isUserInteractionEnabled` is false for a control or one of its superviews.
  case interactionDisabled(object: String, control: String)

  // Gestures.
  case recognizes(recognizer: String, gesture: Gesture, cancels: Bool)
  /// A recognizer of UIKit's dismisses a controller or goes back from it (OW-7, OW-10, OW-20).
  case leavesScreen(controller: String, by: UIKitClass.Gesture, list: String?)
  /// A recognizer cancels nothing, but discards the methods that its `delaysTouchesBegan` delayed (GR-24).
  case discards(recognizer: String, gesture: Gesture)
  /// The recognizer's view contains the hit-test view.
  case recognizesAbove(gesture: Gesture, view: String, inside: String)
  /// A recognizer recognizes and cancels nothing, so that a responder handles or keeps the touch as well.
  case recognizesBeside(recognizer: String, gesture: Gesture, responder: String)
  case innermost(count: Int, kind: UIKitClass.Gesture)
  case goesFirst(before: [String])
  /// It recognizes before a swipe back whose delegate is the app's and not UIKit's, which makes others wait (OW-9).
  case delegateReplaced(of: String, by: String)
  /// `minimumPressDuration` of a recognizer is shorter than that of another one.
  case shorterPress(duration: Double, than: String, otherDuration: Double)
  /// A long press needs so little time that it recognizes before others (GR-32).
  case quickPress(duration: Double, before: [String])
  /// The recognizer waited for others; `untilLift` says that it began only at the lift, and `cancels` that it takes the touch
  /// from a view, which is more than late.
  case waited(for: [String], untilLift: Bool, cancels: Bool)
  /// Recognizers of UIKit require its failure, and so they fail (GR-14).
  case isWaitedFor(by: [String])
  /// A recognizer whose gesture was made may not begin.
  case mayNotBegin(recognizer: String, reason: TraceReason)
  /// A recognizer of the app's for another gesture fails, and nobody else acts.
  case fails(recognizer: String, reason: TraceReason)
  /// A recognizer delays a touch method. `setting` is the property that causes this.
  case heldBack(recognizer: String, waitsForTap: Bool, setting: String)
  /// The touch began where the system has its own gesture, whose recognizer delayed it for some seconds; nil means
  /// until the lift (OW-2).
  case systemEdge(recognizer: String, seconds: Double?)
  /// `cancelsTouchesInView` is false for a recognizer that recognizes too.
  case sparesView(recognizer: String)
  /// Another recognizer may act at the same time, because an object allowed it.
  case allowed(recognizer: String, reason: TraceReason)
  /// A control's own action, or the tap of a text, takes precedence over a recognizer of a superview.
  case goesBefore(recognizer: String, isText: Bool)
  /// A control under the finger is disabled, so that its own action does not go before a recognizer of a superview (UC-21).
  case disabledGivesWay(control: String)
  /// An item of a bar does not go before a recognizer of a superview before iOS 13 (OW-12).
  case barItemGivesWay(item: String)
  /// The tap of a web page keeps a tap of the app's on or around the web view from recognizing (OW-82).
  case pageGoesFirst(recognizer: String)
  /// A control of UIKit's loses the touch to the tap of a superview, as it does before iOS 6 (GR-38).
  case controlGivesWay(control: String)
  /// The finger rested longer than the scroll view's delay.
  case rests(duration: Double, view: String)
  /// A scroll view held the touch back from a control that follows the finger, until the finger went another way than the view
  /// scrolls or the delay was over.
  case heldByScroll(view: String, seconds: Double, goesElsewhere: Bool)
  /// A recognizer held `touchesBegan` back from a control until the lift, by `setting`.
  case heldUntilLift(by: String, setting: String)
  /// A scroll view does not take the touch from a view of its content, which has it since the finger rested.
  case keepsTouches(of: String, TraceReason, after: Double?)
  /// A control has the touch at once, since a scroll view delays none, and a scroll view takes none from a control (SV-1, SV-6).
  case isNotDelayed(by: String)
  /// The finger moves far enough, in points; `takesContent` says that the scroll view takes a touch for which a view of its content
  /// has code (SV-5). `isVertical` is its direction, where it moved more across that before.
  case moves(distance: Double, takesContent: Bool, isVertical: Bool?)
  case wasMoving
  /// The touch is beside what is presented, where it dismisses it (OW-20, OW-22).
  case besidePresented(controller: String, Presented)
  /// The touch is on the view by which an active search covers what is behind it (OW-53).
  case searchCovers(controller: String?)
  /// A controller stays presented although the touch would dismiss another one.
  case staysPresented(Kept)
  /// A controller is still presented, but its view is on no screen (OW-25).
  case stillPresented(controller: String)
  /// A controller is presented in another way than as a sheet, which a drag down would dismiss; `isOld` says that there are none
  /// yet (OW-17).
  case isNoSheet(controller: String, isOld: Bool)
  /// `isScrollEnabled` of a scroll view is false. The reason says whose code set it; nil if it was so from the beginning.
  case scrollingDisabled(list: String, since: TraceReason?)
  /// A scroll view has no pan of its own any more (SV-7).
  case panRemoved(list: String)
  /// A web view does not go back or forward by a drag from its edge: its `allowsBackForwardNavigationGestures` is off (OW-108).
  case webSwipeIsOff(view: String)
  /// A scroll view scrolls although its content is not larger than it, since a property says that it always bounces (SV-8).
  case alwaysBounces(scrollView: String, property: KnownProperty)
  /// The `maximumZoomScale` of the scroll view under two fingers is no more than its `minimumZoomScale` (SV-15).
  case cannotZoom(scrollView: String)
  /// The content of a scroll view is not larger than it, and a property says that it does not bounce then (SV-8).
  case neverBounces(scrollView: String, property: KnownProperty)
  /// The `contentSize` of a scroll view is too small to scroll, and its subviews reach further; both along the drag, in points
  /// of the scroll view's coordinates (SV-8).
  case contentTooSmall(scrollView: String, length: Double, reach: Double, isVertical: Bool)
  /// The content of a scroll view cannot go further in the direction of the drag (OW-19).
  case isAtEdge(view: String)
  /// A sheet grows before a list in it scrolls (OW-19).
  case growsFirst(before: String)

  // Delivery and actions.
  case passesOn(view: String)
  /// The list selects what is touched; `past` is the hit-test view in the row, which does nothing with touches.
  case selects(list: String, past: String?)
  /// Another view has a touch, and one of the two views is exclusive.
  case exclusive(other: String, isOwn: Bool)
  /// Another control had a touch too, and neither is exclusive (TE-8).
  case notExclusive(other: String)
  /// It is the deepest view under the finger, and implements the method.
  case implements(method: TouchMethod)
  /// The same, and a recognizer delays the method by `setting`: by some seconds, or until the lift for nil.
  case implementsLate(method: TouchMethod, recognizer: String, setting: String, seconds: Double?)
  /// A recognizer recognizes before a method of the hit-test view comes, which a scroll view delays by another recognizer.
  /// `unasked` is what would keep the touch of a view that had it already. `by` are the recognizers of all scroll views that still
  /// would.
  case heldUntilRecognized(method: TouchMethod, by: [String], unasked: String?)
  /// It is a text that is first responder already.
  case isFirstResponder
  case cycle(responder: String)
  /// A control is disabled; the button of a search bar whose field is not first responder by the bar (OW-94).
  case controlDisabled(control: String, bySearchBar: String?)
  /// The menu of a control opens only under a finger that stays, unless it is what a tap does (OW-47).
  case menuNeedsPress(isButton: Bool)
  case noAction
  case noActionFor(events: [String])
  case actionDropped(action: String, sender: String, reason: TraceReason?)
  case noPerformer(action: String, from: String, isFirstResponder: Bool)
  /// The target of an action is gone, and no responder from `from` on performs the action.
  case targetGone(action: String, from: String)
  case beginTrackingRefuses
  /// A control tracks only touches that hit itself, and the view that is hit in it takes touches (UC-22, UC-23).
  case touchOfAnother(hit: String)
  case isControl, isScrollView
  /// The delegate of a list or the list itself, `by`, refuses the selection (OW-36).
  case selectionRefused(by: String)
  /// A list selects nothing because it is being edited or does not allow selection (OW-37).
  case nothingSelectable(list: String, isEditing: Bool)
  /// The touch is on a link, which reacts only in text that can be selected and not edited (OW-51).
  case linkInactive(text: String, isEditable: Bool)
  case takesOneTouch
  /// A reason of an object that needs no further explanation.
  case reason(TraceReason, of: String)

  // Unknown facts.
  case controllersUnknown
  case classesUnknown(responders: [String])
  case notSimulated(responders: [String])
  case ownClassNotSimulated
  /// A navigation bar, tab bar or toolbar is hit itself, where none of its items is (OW-15). `over` is a control behind it.
  case barBetweenItems(over: String?)
  /// Only the data source knows which row or item is under the finger.
  case rowsUnknown(list: String, areItems: Bool)
  /// What the framework shows inside its views is not made of views.
  case noViewsInside(framework: InnerFramework)
  /// The hosting view shows nothing under the finger, as far as the source tells (OW-57).
  case noContentThere
  /// No touch handler of React Native is on the view or around it, so JavaScript hears nothing of the touch (OW-80).
  case noTouchHandler
  /// Flutter may claim the gesture before the native view in it hears of the touch.
  case mayClaim
  /// A web view in Flutter gets its touches although Dart claims the gesture for a widget (OW-81).
  case reachesPage(webView: String)

  /// A controller that stays presented.
  package struct Kept: Hashable, Sendable, Encodable {
    package var controller: String
    /// The question whose answer keeps it; nil if no touch dismisses it (OW-20, OW-23).
    package var by: DeliveryQuestion?
    /// Whether its actions dismiss it, as those of an alert.
    package var hasActions = false
    /// Whether a touch beside it would dismiss it since iOS 13, as a sheet (OW-20).
    package var isFormerSheet = false
  }

  /// What is presented.
  package enum Presented: String, Hashable, Sendable, Encodable {
    case sheet, popover, other
  }

  /// The gesture that a recognizer recognizes.
  package enum Gesture: Hashable, Sendable, Encodable {
    case taps(count: Int)
    case press(duration: Double?)
    case drag(distance: Double?)
    /// A drag that begins at an edge of the screen.
    case dragFromEdge
    case other(kind: UIKitClass.Gesture)
  }

  /// The siblings asked before the hit-test view, if they are worth mentioning.
  package enum Neighbours: Hashable, Sendable, Encodable {
    /// A number of siblings, all with one role if that is not `view`.
    case many(count: Int, role: ViewRole)
    /// The sibling that the touch missed most narrowly.
    case missed(view: String)
    /// The frontmost view under the finger that lets the touch through, with the reason.
    case letThrough(view: String, reason: TraceReason?)
    case none
  }
}

extension Because {
  /// The view under the finger that let another view be hit; nil for one that a person would not notice.
  package var passedView: String? {
    switch self {
    case .letsThrough(let view, _, true): view
    case .deepest(_, .letThrough(let view, let reason)): reason?.code == .customHitTest ? view : nil
    default: nil
    }
  }
}

extension TouchAnswer {
  /// Who decides what becomes of the touch in the end.
  package var decider: Decider {
    switch verdict.act {
    case .decidedInside(_, let framework, _): Decider(framework)
    case .nothingKnown, .getsUndecided, .unknownAction, .control(_, _, .unknown, _, _),
      .control(_, _, .sendsTo, _, _):
      .app
    default: .uiKit
    }
  }
}
