// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension Answer {
  /// The one fact because of which a verdict is so.
  public struct Because: Hashable, Sendable {
    /// Which fact.
    public let code: Code

    /// The names of the objects that it is about, in the order in which ``Code`` mentions them.
    public let objects: [String]

    /// Why something was refused or decided, where the fact rests on that.
    public let reason: Reason?

    /// The property or method that it is about, by UIKit's name.
    public let property: String?

    /// Numbers that decided, by name: times in seconds, distances in points.
    public let numbers: [String: Double]

    init(_ because: Analysis.Because) {
      let fact = because.fact
      code = Code(rawValue: fact.code)
      objects = fact.objects
      reason = fact.reason.map { Reason($0) }
      property = fact.property
      numbers = fact.numbers
    }

    /// Which fact it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The word in JSON.
      public let rawValue: String

      /// The code of a word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An override of `hitTest`, the second object, returned the view without asking it.
      public static let returned = Self(rawValue: "returned")
      /// `point(inside:)` of the view says yes outside of its bounds.
      public static let reachesFurther = Self(rawValue: "reachesFurther")
      /// The view contains the point and lets the touch through.
      public static let letsThrough = Self(rawValue: "letsThrough")
      /// The view is hardly seen and takes touches all the same.
      public static let nearlyInvisible = Self(rawValue: "nearlyInvisible")
      /// The view lies in front of the control, the second object, that the finger was meant for.
      public static let inFront = Self(rawValue: "inFront")
      /// No view in the hit-test view contains the point.
      public static let deepest = Self(rawValue: "deepest")
      /// The touch is in none of the view's subviews.
      public static let besideSubviews = Self(rawValue: "besideSubviews")
      /// The touch misses the control.
      public static let misses = Self(rawValue: "misses")
      /// The view says no for the control, the second object, that lies in it.
      public static let refusesFor = Self(rawValue: "refusesFor")
      /// `isUserInteractionEnabled` of the first object is false; the control is the second.
      public static let interactionDisabled = Self(rawValue: "interactionDisabled")
      /// The recognizer recognizes its gesture.
      public static let recognizes = Self(rawValue: "recognizes")
      /// The recognizer discards what its `delaysTouchesBegan` held back.
      public static let discards = Self(rawValue: "discards")
      /// A recognizer of the view recognizes its gesture; the hit-test view, the second object, lies in it.
      public static let recognizesAbove = Self(rawValue: "recognizesAbove")
      /// It is the innermost of several recognizers that could recognize.
      public static let innermost = Self(rawValue: "innermost")
      /// It recognizes before these others.
      public static let goesFirst = Self(rawValue: "goesFirst")
      /// Its press is shorter than that of the recognizer.
      public static let shorterPress = Self(rawValue: "shorterPress")
      /// It waited for these recognizers.
      public static let waited = Self(rawValue: "waited")
      /// The recognizer holds back a touches method; `property` says so.
      public static let heldBack = Self(rawValue: "heldBack")
      /// The touch began where the system has a gesture of its own, whose recognizer held it back.
      public static let systemEdge = Self(rawValue: "systemEdge")
      /// `cancelsTouchesInView` of the recognizer, which recognizes too, is false.
      public static let sparesView = Self(rawValue: "sparesView")
      /// Somebody decided that the recognizer may act, too.
      public static let allowed = Self(rawValue: "allowed")
      /// A control's own action goes before the recognizer of a view above it.
      public static let goesBefore = Self(rawValue: "goesBefore")
      /// The finger rested longer than the scroll view waits.
      public static let rests = Self(rawValue: "rests")
      /// The finger moved far enough.
      public static let moves = Self(rawValue: "moves")
      /// The content was still moving.
      public static let wasMoving = Self(rawValue: "wasMoving")
      /// The content of the scroll view goes no further where the finger pulls it.
      public static let isAtEdge = Self(rawValue: "isAtEdge")
      /// The view does not handle the touch and passes it on.
      public static let passesOn = Self(rawValue: "passesOn")
      /// The list selects what is touched.
      public static let selects = Self(rawValue: "selects")
      /// Another view has a touch, and one of the two is exclusive.
      public static let exclusive = Self(rawValue: "exclusive")
      /// It is the deepest view under the finger, and implements the method `property`.
      public static let implements = Self(rawValue: "implements")
      /// The responder chain leads back to the responder.
      public static let cycle = Self(rawValue: "cycle")
      /// The control is disabled.
      public static let controlDisabled = Self(rawValue: "controlDisabled")
      /// It has no action.
      public static let noAction = Self(rawValue: "noAction")
      /// It has no action for what it sends.
      public static let noActionFor = Self(rawValue: "noActionFor")
      /// The action `property` of the sender reaches nobody.
      public static let actionDropped = Self(rawValue: "actionDropped")
      /// From the responder on nobody performs the action `property`.
      public static let noPerformer = Self(rawValue: "noPerformer")
      /// `beginTracking` of the control says no.
      public static let beginTrackingRefuses = Self(rawValue: "beginTrackingRefuses")
      /// The control has another touch already.
      public static let touchOfAnother = Self(rawValue: "touchOfAnother")
      /// It is a control, which keeps its touches.
      public static let isControl = Self(rawValue: "isControl")
      /// It is a scroll view, which keeps its touches.
      public static let isScrollView = Self(rawValue: "isScrollView")
      /// The delegate of a list, or the list, refuses the selection.
      public static let selectionRefused = Self(rawValue: "selectionRefused")
      /// The list selects nothing; `property` says why.
      public static let nothingSelectable = Self(rawValue: "nothingSelectable")
      /// It takes one touch at a time.
      public static let takesOneTouch = Self(rawValue: "takesOneTouch")
      /// Because of ``reason`` alone; the object is the one that it is about.
      public static let reason = Self(rawValue: "reason")
      /// Nothing is known of the controllers.
      public static let controllersUnknown = Self(rawValue: "controllersUnknown")
      /// Nothing is known of what the classes of these responders do.
      public static let classesUnknown = Self(rawValue: "classesUnknown")
      /// The classes of these responders are not simulated.
      public static let notSimulated = Self(rawValue: "notSimulated")
      /// The class of the hit-test view is not simulated.
      public static let ownClassNotSimulated = Self(rawValue: "ownClassNotSimulated")
      /// Which row or item of the list lies there is its data source's to tell.
      public static let rowsUnknown = Self(rawValue: "rowsUnknown")

      /// A framework, such as SwiftUI, decides in its view, and what it shows there are no views.
      public static let noViewsInside = Self(rawValue: "noViewsInside")

      /// Flutter may claim the gesture before the native view in it hears of the touch.
      public static let mayClaim = Self(rawValue: "mayClaim")
    }
  }
}
