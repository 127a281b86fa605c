// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension Answer {
  /// The cause of a verdict.
  public struct Because: Hashable, Sendable {
    /// Which cause it is.
    public let code: Code

    /// The names of the objects involved, in the order in which ``Code`` mentions them.
    public let objects: [String]

    /// Why something was refused or decided, if the cause is based on that.
    public let reason: Reason?

    /// The property or method involved, by UIKit's name.
    public let property: String?

    /// The numbers that decided, by name: times in seconds, distances in points.
    public let numbers: [String: Double]

    init(_ because: Analysis.Because) {
      let fact = because.fact
      code = Code(rawValue: fact.code)
      objects = fact.objects
      reason = fact.reason.map { Reason($0) }
      property = fact.property
      numbers = fact.numbers.byWord
    }

    /// A kind of cause.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The word in JSON.
      public let rawValue: String

      /// Creates a code from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An override of `hitTest`, the second object, returned the view without asking it.
      public static let returned = Self(rawValue: "returned")
      /// `point(inside:)` of the view accepts a point outside its bounds.
      public static let reachesFurther = Self(rawValue: "reachesFurther")
      /// The view contains the point and lets the touch through.
      public static let letsThrough = Self(rawValue: "letsThrough")
      /// The view is hardly visible but takes touches.
      public static let nearlyInvisible = Self(rawValue: "nearlyInvisible")
      /// The view is in front of the control, the second object, that the finger was aimed at.
      public static let inFront = Self(rawValue: "inFront")
      /// The view comes later among the subviews than the second object, which `zPosition` draws in front; the control that
      /// the finger was aimed at is the third.
      public static let comesLater = Self(rawValue: "comesLater")
      /// The `hitTest` of the view answers although a property, by `reason`, makes views refuse.
      public static let answersAlthough = Self(rawValue: "answersAlthough")
      /// The `hitTest` of the view returns the view itself and asks no subview, such as the second object under the finger.
      public static let asksNoSubview = Self(rawValue: "asksNoSubview")
      /// The `hitTest` of the hit-test view lets other views through, by a condition that does not hold for it.
      public static let letsOthersThrough = Self(rawValue: "letsOthersThrough")
      /// The `hitTest` of the view returns nil for the hosting view, the second object, which answers where SwiftUI shows
      /// something.
      public static let leavesOutHost = Self(rawValue: "leavesOutHost")
      /// The popover leaves touches to its `passthroughViews` and to the other items of the bar that it points into.
      public static let leavesTouches = Self(rawValue: "leavesTouches")
      /// The touch is beside the controller that is presented, and dismisses it.
      public static let besidePresented = Self(rawValue: "besidePresented")
      /// The recognizer recognizes before `touchesBegan` comes, which the object, the touch delay of a scroll view, holds back.
      public static let heldUntilRecognized = Self(rawValue: "heldUntilRecognized")
      /// The controller stays presented although the touch would dismiss another one.
      public static let staysPresented = Self(rawValue: "staysPresented")
      /// The controller is still presented, although its view is gone.
      public static let stillPresented = Self(rawValue: "stillPresented")
      /// `isScrollEnabled` of the scroll view is false.
      public static let scrollingDisabled = Self(rawValue: "scrollingDisabled")
      /// The `contentSize` of the scroll view is too small to scroll, although its subviews reach further.
      public static let contentTooSmall = Self(rawValue: "contentTooSmall")
      /// The scroll view held the touch back from a control that follows the finger, by `delaysContentTouches`.
      public static let heldByScroll = Self(rawValue: "heldByScroll")
      /// The recognizer held `touchesBegan` back from a control until the lift; `property` is the setting that causes this.
      public static let heldUntilLift = Self(rawValue: "heldUntilLift")
      /// No subview of the hit-test view contains the point.
      public static let deepest = Self(rawValue: "deepest")
      /// The touch is inside none of the view's subviews.
      public static let besideSubviews = Self(rawValue: "besideSubviews")
      /// The touch misses the control.
      public static let misses = Self(rawValue: "misses")
      /// The view refuses, and so keeps the touch from the control inside it, the second object.
      public static let refusesFor = Self(rawValue: "refusesFor")
      /// `isUserInteractionEnabled` is false for the first object; the control is the second.
      public static let interactionDisabled = Self(rawValue: "interactionDisabled")
      /// The recognizer recognizes its gesture.
      public static let recognizes = Self(rawValue: "recognizes")
      /// The recognizer discards the methods that its `delaysTouchesBegan` delayed.
      public static let discards = Self(rawValue: "discards")
      /// A recognizer of the view recognizes its gesture; the hit-test view, the second object, is inside that view.
      public static let recognizesAbove = Self(rawValue: "recognizesAbove")
      /// A recognizer recognizes its gesture and cancels nothing; the responder, the second object, has the touch as well.
      public static let recognizesBeside = Self(rawValue: "recognizesBeside")
      /// It is the innermost of several recognizers that could recognize.
      public static let innermost = Self(rawValue: "innermost")
      /// It recognizes before these others.
      public static let goesFirst = Self(rawValue: "goesFirst")
      /// Its press is shorter than that of the recognizer.
      public static let shorterPress = Self(rawValue: "shorterPress")
      /// The gesture of the recognizer was made, and it may not begin.
      public static let mayNotBegin = Self(rawValue: "mayNotBegin")
      /// The recognizer fails, and nobody else acts.
      public static let fails = Self(rawValue: "fails")
      /// It waited for these recognizers.
      public static let waited = Self(rawValue: "waited")
      /// These recognizers of UIKit require its failure.
      public static let isWaitedFor = Self(rawValue: "isWaitedFor")
      /// The recognizer delays a touch method; `property` is the setting that causes this.
      public static let heldBack = Self(rawValue: "heldBack")
      /// The touch began where the system has its own gesture, whose recognizer delayed it.
      public static let systemEdge = Self(rawValue: "systemEdge")
      /// `cancelsTouchesInView` is false for a recognizer that recognizes too.
      public static let sparesView = Self(rawValue: "sparesView")
      /// An object allowed the recognizer to act at the same time.
      public static let allowed = Self(rawValue: "allowed")
      /// A control's own action takes precedence over the recognizer of a superview.
      public static let goesBefore = Self(rawValue: "goesBefore")
      /// The finger rested longer than the scroll view's delay.
      public static let rests = Self(rawValue: "rests")
      /// A scroll view does not take the touch from a view of its content.
      public static let keepsTouches = Self(rawValue: "keepsTouches")
      /// The scroll view delays no touches, and takes none from a control.
      public static let isNotDelayed = Self(rawValue: "isNotDelayed")
      /// The finger moved far enough.
      public static let moves = Self(rawValue: "moves")
      /// The content was still moving.
      public static let wasMoving = Self(rawValue: "wasMoving")
      /// The content of the scroll view cannot go further in the direction of the drag.
      public static let isAtEdge = Self(rawValue: "isAtEdge")
      /// The sheet grows before the list in it scrolls.
      public static let growsFirst = Self(rawValue: "growsFirst")
      /// The view does not handle the touch and passes it on.
      public static let passesOn = Self(rawValue: "passesOn")
      /// The list selects what is touched.
      public static let selects = Self(rawValue: "selects")
      /// Another view has a touch, and one of the two views is exclusive.
      public static let exclusive = Self(rawValue: "exclusive")
      /// Another control had a touch too, because neither is exclusive.
      public static let notExclusive = Self(rawValue: "notExclusive")
      /// It is the deepest view under the finger, and implements the method `property`.
      public static let implements = Self(rawValue: "implements")
      /// The same, and the recognizer delays the method; `property` is the setting that causes this.
      public static let implementsLate = Self(rawValue: "implementsLate")
      /// It is a text that is first responder already.
      public static let isFirstResponder = Self(rawValue: "isFirstResponder")
      /// The responder chain leads back to the responder.
      public static let cycle = Self(rawValue: "cycle")
      /// The control is disabled.
      public static let controlDisabled = Self(rawValue: "controlDisabled")
      /// It has no action.
      public static let noAction = Self(rawValue: "noAction")
      /// It has no action for the control events that it sends.
      public static let noActionFor = Self(rawValue: "noActionFor")
      /// The action `property` of the sender reaches no target.
      public static let actionDropped = Self(rawValue: "actionDropped")
      /// No responder from this one on performs the action `property`.
      public static let noPerformer = Self(rawValue: "noPerformer")
      /// The target of the action `property` is gone, and no responder from this one on performs it.
      public static let targetGone = Self(rawValue: "targetGone")
      /// `beginTracking` of the control returns false.
      public static let beginTrackingRefuses = Self(rawValue: "beginTrackingRefuses")
      /// The control already tracks another touch.
      public static let touchOfAnother = Self(rawValue: "touchOfAnother")
      /// It is a control, which keeps its touches.
      public static let isControl = Self(rawValue: "isControl")
      /// It is a scroll view, which keeps its touches.
      public static let isScrollView = Self(rawValue: "isScrollView")
      /// The delegate of a list, or the list itself, refuses the selection.
      public static let selectionRefused = Self(rawValue: "selectionRefused")
      /// The list selects nothing; `property` says why.
      public static let nothingSelectable = Self(rawValue: "nothingSelectable")
      /// It takes one touch at a time.
      public static let takesOneTouch = Self(rawValue: "takesOneTouch")
      /// The cause is ``reason``; the object is the one that it is about.
      public static let reason = Self(rawValue: "reason")
      /// The source says nothing about the controllers.
      public static let controllersUnknown = Self(rawValue: "controllersUnknown")
      /// What the classes of these responders do is unknown.
      public static let classesUnknown = Self(rawValue: "classesUnknown")
      /// The classes of these responders are not simulated.
      public static let notSimulated = Self(rawValue: "notSimulated")
      /// The class of the hit-test view is not simulated.
      public static let ownClassNotSimulated = Self(rawValue: "ownClassNotSimulated")

      /// A navigation bar, tab bar or toolbar is hit itself, where none of its items is. An object is a control behind it.
      public static let barBetweenItems = Self(rawValue: "barBetweenItems")
      /// Only the data source knows which row or item of the list is there.
      public static let rowsUnknown = Self(rawValue: "rowsUnknown")

      /// A framework, such as SwiftUI, decides in its view, and what it shows there is not made of views.
      public static let noViewsInside = Self(rawValue: "noViewsInside")

      /// No touch handler of React Native is on the view or around it, so JavaScript hears nothing of the touch.
      public static let noTouchHandler = Self(rawValue: "noTouchHandler")
      /// The hosting view shows nothing under the finger, as far as the source tells.
      public static let noContentThere = Self(rawValue: "noContentThere")

      /// Flutter may claim the gesture before the native view in it hears of the touch.
      public static let mayClaim = Self(rawValue: "mayClaim")
    }
  }
}
