// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReasonText {
  /// The reason's clause, its meaning and the usual fix.
  func said(in _: English.Type) -> ReasonWords {
    let object = subject ?? "another object"
    return switch code {
    case .hidden:
      .init(
        isHypothetical ? "it is hidden" : "hidden",
        "The view is hidden, so neither it nor anything in it is asked.",
        "Show it: isHidden = false. To take touches without being seen, a view needs a clear "
          + "background and alpha 1.")
    case .alphaBelowThreshold:
      .init(
        (isHypothetical ? "its " : "") + alpha,
        "A view with an alpha below 0.01 is not hit, nor is anything in it. The layer keeps alpha as a 32-bit "
          + "number, so that 0.01 itself is a little less.",
        "Give it an alpha of 0.02 or more, or a clear background with alpha 1.")
    case .interactionDisabled:
      .init(
        isHypothetical ? "its user interaction is disabled" : "user interaction disabled",
        "isUserInteractionEnabled of the view is off, so neither it nor anything in it is asked. Labels and "
          + "image views have it off by default.",
        "Turn it on. If the view is only decoration, put what should react beside it instead of "
          + "inside it.")
    case .animating:
      .init(
        "an animation without `allowUserInteraction` is running",
        "A block-based animation runs on the view or above it, and its options lack allowUserInteraction.",
        "Pass options: [.allowUserInteraction]. Touches then count where the view will be, not where "
          + "it is seen during the animation.")
    case .pointOutsideBounds:
      .init(
        place.map(words) ?? "outside its bounds",
        "The finger is outside the view's bounds; the answer says how far. Only the bounds count, not "
          + "what sticks out of them.",
        "Tap inside, or grow the view, or override point(inside:with:) for a larger touch area.")
    case .zeroSize:
      .init(
        "its bounds are empty (\(number(.width)) × \(number(.height)) pt)",
        "The bounds have no width or no height, and no point lies in an empty rectangle. Subviews that stick "
          + "out are seen and never hit.",
        "Give the view a size: a missing constraint is the usual cause. clipsToBounds = true makes the fault "
          + "visible.")
    case .customPointInside:
      .init(
        pointInside,
        "An override of point(inside:with:) decided instead of the bounds: it says no to a point "
          + "within them, or yes to one outside.",
        "Check the shape that the override tests. The point is in the view's own coordinates."
      )
    case .customHitTest:
      .init(
        hitTest,
        "An override of hitTest(_:with:) answered with nil, the view itself or another view. UIKit takes "
          + "that answer as it is.",
        "Begin the override with super.hitTest(point, with: event), and change only that answer.")
    case .nonInvertibleTransform:
      .init(
        "its transform has no inverse, so no point of it is under the finger",
        "The view's transform squeezes it to a line or a point, such as a scale of 0, so that no point of it "
          + "is under the finger.",
        "Scale to 0.01 instead of 0, or set the transform back to .identity.")
    case .outsideAncestor:
      .init(
        "the touch is outside \(ancestor)\(place.map { ", \(words($0))" } as RichText?)",
        "A view around this one does not contain the point, so nothing in it is asked. It makes no "
          + "difference that the part is visible: clipping affects drawing only.",
        "Make the superview larger or move the view. If neither works, override point(inside:with:) "
          + "of every superview that is too small.")
    case .ancestorHidden:
      .init(
        "\(ancestor) is hidden",
        "A view around this one is hidden, and nothing in a hidden view is asked.",
        "Show the ancestor, or take the view out of it.")
    case .ancestorAlpha:
      .init(
        "\(ancestor) is too transparent: \(alpha)",
        "A view around this one has an alpha below 0.01, and nothing in it is asked, however opaque it is "
          + "itself.",
        "Give the ancestor an alpha of at least 0.02, or take the view out of it.")
    case .ancestorInteractionDisabled:
      .init(
        "\(ancestor) has user interaction disabled",
        "A view around this one has isUserInteractionEnabled off. Nothing in it gets touches either.",
        "Turn it on for the container, and off only for decoration. Image views and labels, also "
          + "those used as containers, have it off by default.")
    case .siblingInFront:
      .init(
        "\(subject ?? "a view") in front took the touch",
        "A view that comes later among the subviews was asked first and took the touch, seen or not. Colour "
          + "and zPosition play no part.",
        "Change the order, make the one in front smaller, or let touches through it: isUserInteractionEnabled "
          + "= false, or a hitTest that answers nil instead of itself.")
    case .windowInFront:
      .init(
        "\(subject.map { "window \($0)" } ?? "a window" as RichText) in front took the touch",
        "A window in front of this one took the touch: the first window whose hitTest answers with a view gets "
          + "it, whether it is key or not.",
        "Hide the window when it is done, make it as small as what it shows, or let touches through the window "
          + "and its root view.")
    case .notInWindow:
      .init(
        "it is in no window",
        "The view is in no window that is asked: it was never added, was removed, or its window is hidden.",
        "Add it before it is used, and check that the controller's view is loaded and in the window.")
    case .notReached:
      .init(
        subject.map { "\($0) did not ask it" } ?? "the walk did not come this far",
        "The walk never came to the view for a reason of its own, such as an override of hitTest above it that "
          + "answers without asking subviews.",
        "Look at the view that the answer names: it did not ask its subviews.")
    case .handledByResponder:
      .init(
        "implements the touches method and does not call `super`",
        "A responder has the touches method and does not call super, so that the event goes no further.",
        "Nothing to cure if that is intended. Otherwise call super, or remove the method.")
    case .swallowedByControl:
      .init(
        "controls keep their touches",
        "A control keeps its touches and passes nothing on to its superview.",
        "Use the control's actions, or a recognizer above it.")
    case .touchOfAnotherView:
      .init(
        "the touch is another view's, and a control tracks only its own",
        "The touch hit a view in the control, such as a stack view. It reaches the control along the "
          + "chain. The control does not track the touch of another view, but keeps it.",
        "Set isUserInteractionEnabled = false for what lies in a control.")
    case .swallowedByScrollView:
      .init(
        "scroll views keep their touches",
        "A scroll view keeps its touches and passes nothing on to its superview.",
        "Add a tap recognizer to the scroll view, or to a view around it.")
    case .chainEnded:
      .init(
        "there is no next responder",
        "The touch went along the whole responder chain, and nobody did anything with it.",
        "Give one of the responders the touches method, a recognizer or an action. If an object has "
          + "one, find out why it is not on the chain.")
    case .noWindow:
      .init(
        "no window claimed the touch",
        "No window answered the hit test with a view, so that the touch belongs to nobody.",
        "A window lets touches through if its hitTest answers nil. Make sure that the window at the "
          + "back takes the rest.")
    case .chainCycle:
      .init(
        "its `next` leads back into the chain",
        "An override of next leads back to a responder that the event came from.",
        "Return super.next, or a responder above.")
    case .noFirstResponder:
      .init(
        "there is nobody to receive it",
        "Presses, motion and remote control go to the first responder, else to the key window. There was "
          + "neither.",
        "Make a window key, and a responder first responder.")
    case .multipleTouchDisabled:
      .init(
        "it takes one touch at a time and has one (`isMultipleTouchEnabled` is off)",
        "The view takes one touch at a time, has one, and does not get a further one. Recognizers "
          + "still see it.",
        "Set isMultipleTouchEnabled = true, and look at all touches of the set.")
    case .exclusiveTouch:
      .init(
        "\(object) has a touch, and one of the two views is exclusive (`isExclusiveTouch`)",
        "One of the two views is exclusive and the other has a touch, so this one gets none.",
        "That is what isExclusiveTouch is for. Turn it off if both can be pressed together.")
    case .interactionIgnored:
      .init(
        "the application ignores interaction, or the window is disabled",
        "The application ignores interaction: beginIgnoringInteractionEvents was called more often than its "
          + "counterpart, or the window is disabled.",
        "Call endIgnoringInteractionEvents on every way out. For a transition isUserInteractionEnabled of one "
          + "view is enough.")
    case .statusBarTouched:
      .init(
        "it is the status bar's, where a tap scrolls \(object) to its top (`scrollsToTop`)",
        "A tap on the status bar is the system's: no view of the app gets it, and the scroll view on screen scrolls to "
          + "its top.",
        "Set scrollsToTop = false on a scroll view that should stay where it is.")
    case .severalScrollToTop:
      .init(
        "it is the status bar's, and scrolls nothing: \(object) is not the only one with `scrollsToTop`\(other.map { ", \($0) has it too" } as RichText?)",
        "On an iPhone a tap on the status bar scrolls only if one scroll view on screen has scrollsToTop on. There are "
          + "several, so none scrolls; a strip that scrolls sideways and a text view count too.",
        "Set scrollsToTop = false on all of them but one.")
    case .transitionNeverEnds:
      .init(
        "the swipe back of \(object) began with nothing to go back to, and its transition never ends",
        "The swipe back began although only the root controller is on the stack, because its delegate, or the lack of "
          + "one, allowed it. Its transition never ends, so what is pushed then does not show.",
        "Let gestureRecognizerShouldBegin of the delegate answer viewControllers.count > 1.")
    case .raisesException:
      .init(
        "an app would crash: \(object) is shown already, or would lie in itself",
        "UIKit raises an exception if a view is added to itself or to a view that lies in it, if a controller is pushed or "
          + "presented that is shown already, and if a navigation controller is pushed. HitPath leaves the screen as it is.",
        "Ask first whether it is shown, and add a view only to one that does not lie in it.")
    case .nothingScrollsToTop:
      .init(
        "no scroll view on screen may scroll to its top",
        "A tap on the status bar scrolls a scroll view to its top if scrollsToTop is on, it is not at its top, and its "
          + "delegate allows it. There is none on screen.",
        "Check scrollsToTop, and scrollViewShouldScrollToTop of the delegate.")
    case .interrupted:
      .init(
        "the system interrupted the touch",
        "The system took the touch away: a call, an alert, a gesture of the system.",
        "Undo in touchesCancelled what touchesBegan did.")
    case .recognizerCancelledTouches:
      .init(
        "\(object) recognized and cancels touches in the view",
        "A recognizer recognized. Since its cancelsTouchesInView is on, the view gets touchesCancelled, or "
          + "nothing at all.",
        "Set cancelsTouchesInView = false if both should act, or refuse the touch in the recognizer's "
          + "delegate."
      )
    case .heldTouchesDiscarded:
      .init(
        "\(object) recognized, and what it held back is discarded",
        "A recognizer with delaysTouchesBegan recognized. The view never hears of the touches that it held back, "
          + "although its cancelsTouchesInView is off.",
        "Set delaysTouchesBegan = false if both should act.")
    case .scrollViewTookOver:
      .init(
        "\(object) scrolls with the touch",
        "The finger moved, and the scroll view scrolls with the touch that its content had or waited for.",
        "A control that is dragged needs a delegate that keeps the pan off, or delaysContentTouches = false.")
    case .touchesShouldBeginRefused:
      .init(
        "`touchesShouldBegin` of \(object) said no",
        "An override of touchesShouldBegin(_:with:in:) keeps the touch from the content.",
        "Answer true for the views that should react.")
    case .viewRemoved:
      .init(
        "the view left the window",
        "The view with the touch, or that of the recognizer, left its window while the finger was down.",
        "Remove or reload when the touch is over, and handle touchesCancelled.")
    case .recognizerDelaysBegan:
      .init(
        "\(object) delays it while undecided (\(code: delayProperty))",
        "A recognizer with delaysTouchesBegan, or a scroll view, withholds the touch until it is clear that "
          + "the gesture is not its own.",
        "Turn delaysTouchesBegan or delaysContentTouches off if the view should react at once.")
    case .recognizerDelaysEnded:
      .init(
        "\(object) delays it while undecided (`delaysTouchesEnded`)",
        "A recognizer that has not decided yet withholds the lift, as a double tap does while it "
          + "waits for the second tap.",
        "Set delaysTouchesEnded = false on that recognizer, or do without the double tap.")
    case .recognizersFailed:
      .init(
        subject.map { "\($0) does not delay it any more" } ?? "nothing delays it any more",
        "The last recognizer that withheld the touch has failed, and the view gets what waited.",
        "Nothing to cure. The reason that began the delay explains it.")
    case .recognizerRemoved:
      .init(
        "it was removed from its view",
        "Code removed the recognizer from its view while a finger was down, or added it to another view, which removes it from "
          + "the first.",
        "Move it when the touch is over. It gets touches on the new view from the next finger on.")
    case .recognizerDisabled:
      .init(
        numbers[.time].map { time in
          subject.map { "\($0) disabled it\(method.map { " in \($0)" } as RichText?) at \(time) s" }
            ?? "it was disabled at \(time) s"
        } ?? "it was disabled",
        "isEnabled of the recognizer is off, or was turned off while it had touches.",
        "Turn it on. Turning it off and on ends a gesture at once, which is sometimes meant.")
    case .partOfControl:
      .init(
        "it is on a private part of \(object), which does the work itself",
        "The recognizer belongs to a private part of a control. Here the control itself does the work "
          + "of that part.",
        "Nothing to cure: put a recognizer of your own on the control or above it.")
    case .delegateRefusedTouch:
      .init(
        "\(object) refused the touch",
        "The delegate answered no to shouldReceive touch, so that the recognizer never sees this touch.",
        "Check what the answer compares: touch.view is the deepest view, so isDescendant(of:) is "
          + "usually the right test."
      )
    case .eventRefused:
      .init(
        "\(object) refused the event",
        "The delegate, or the subclass, answered no to shouldReceive event.",
        "Answer true for events of touches.")
    case .gestureDecided:
      .init(
        "its gesture is decided, and its touches are not over",
        "The recognizer's gesture is decided while its touches are not over, or it waits for another "
          + "one, so a new touch does not belong to it.",
        "It takes touches again when all of its own are over. Remove the requirement if it waits too "
          + "long.")
    case .touchTypeNotAllowed:
      .init(
        "its `allowedTouchTypes` does not have the type of the touch",
        "The recognizer's allowedTouchTypes does not have the type of the touch, such as a finger's, a Pencil's "
          + "or a pointer's. Its delegate is not asked then.",
        "Add the type to allowedTouchTypes.")
    case .buttonOfSwiftUI:
      .init(
        "\(object), a button of SwiftUI, keeps the touch from the gestures around it before iOS 18",
        "By reports of iOS 13 to 17 a drag or long press added to a Button, or to what it is in, by .gesture, does not recognize "
          + "touches on the button, which never fails.",
        "Add the gesture by .simultaneousGesture, or by .highPriorityGesture if the button should not act then."
      )
    case .outsideHostedContent:
      .init(
        "SwiftUI shows nothing of \(object) there",
        "A gesture of SwiftUI gets only touches that hit its view, and a stack is hit only where something is drawn: not on "
          + "a Spacer or in the space between.",
        "Give the view .contentShape(Rectangle()). A recognizer that UIKit code adds to the hosting view gets all "
          + "touches: add it to a view around that.")
    case .otherTouchType:
      .init(
        "it follows touches of another type",
        "The recognizer's first touch is of another type, such as a Pencil's beside a finger's, and "
          + "`requiresExclusiveTouchType` is on.",
        "Set requiresExclusiveTouchType to false if both may take part in one gesture.")
    case .tapsCompleted:
      .init(
        numbers[.taps].map { $0 == "1" ? "the tap was made" : "\($0) taps were made" }
          ?? "the taps were made",
        "The taps that the recognizer needs were made, and it recognizes.")
    case .movedTooFar:
      .init(
        "a finger moved \(number(.distance)) pt, and \(number(.allowed)) pt are allowed",
        "A finger moved further than the recognizer allows, so that the gesture fails.",
        "Raise allowableMovement of a long press. The limit of a tap is UIKit's own.")
    case .heldTooLong:
      .init(
        "a finger stayed longer than the \(number(.allowed)) s that are allowed",
        "A finger stayed down longer than the gesture allows, for example in a tap or a swipe that is held.",
        "Add a long press recognizer for touches that are held.")
    case .tooManyTouches:
      .init(
        "\(fingers(number(.touches))), and \(number(.allowed)) allowed",
        "There were more fingers than the recognizer takes.",
        "Set numberOfTouchesRequired or maximumNumberOfTouches to what is meant.")
    case .tooFewTouches:
      .init(
        "\(fingers(number(.touches))), and \(number(.needed)) needed",
        "There were fewer fingers than the recognizer needs when the first of them was lifted or moved on.",
        "Lower numberOfTouchesRequired or minimumNumberOfTouches, or put all fingers down sooner.")
    case .nextTapLate:
      .init(
        "the next tap did not come within \(number(.allowed)) s",
        "The next tap of a double tap did not come in time.",
        "Nothing to cure: recognizers that wait for the failure go on now.")
    case .heldLongEnough:
      .init(
        "a finger stayed \(number(.duration)) s",
        "The fingers were down as long as minimumPressDuration says, and the long press begins.",
        "Nothing to cure. A view around it with a shorter press recognizes first.")
    case .delayOver:
      .init(
        "its \(number(.duration)) s are over",
        "A recognizer of UIKit's holds the touch back for a while and then lets it through: that of a scroll view, which "
          + "may scroll, or that of the system at an edge of the screen.",
        "Set delaysContentTouches = false on the scroll view, or defer the system's gestures at that edge.")
    case .liftedTooSoon:
      .init(
        "the lift came too soon",
        "The lift came too soon: before the press was long enough, or the movement far enough.",
        "Nothing to cure, unless the limits are wrong: minimumPressDuration, or the distance that a pan needs."
      )
    case .movedFarEnough:
      .init(
        movement,
        "The fingers moved, spread or turned as far as the gesture needs, and it begins.",
        "Nothing to cure. Of two gestures that need the same movement the first to begin wins.")
    case .movedSheet:
      .init(
        "\(movement), and the content is at its edge",
        "The fingers moved as far as a drag needs. The content goes no further that way, so the drag moves the sheet that "
          + "holds the scroll view.",
        "A list with a refreshControl keeps the drag. So does a control in it whose own pan recognizes first."
      )
    case .stoppedContent:
      .init(
        "the finger stopped content that was still moving",
        "The finger came down on content that was still moving. That touch stops it and does nothing "
          + "else, so that no row is selected.",
        "Nothing to cure: the next tap counts.")
    case .rowWasOpen:
      .init(
        "a row was swiped open, and the next touch in the list only closes it",
        "A row of the list shows its swipe actions. The next touch anywhere else in the list closes the row and does "
          + "nothing else.",
        "Nothing to cure: the next tap counts.")
    case .wrongDirection:
      .init(
        "the fingers did not move in its direction",
        "The fingers moved in a direction that the recognizer does not accept.",
        "Set the swipe's direction to all directions that count. A scroll view at its end leaves the "
          + "drag to the one around it.")
    case .startedOffEdge:
      .init(
        "the finger did not start at an edge that it looks at",
        "The finger did not come down near one of the edges that the recognizer looks at.",
        "Use a pan recognizer for drags that begin elsewhere.")
    case .severalEdges:
      .init(
        "it looks at several edges",
        "A screen-edge pan recognizes at one edge only: with several in edges it recognizes at none.",
        "Add one recognizer for each edge.")
    case .touchesMoved:
      .init(
        "the fingers moved on",
        "The fingers moved on in a gesture that has begun, and it changes.")
    case .touchesLifted:
      .init(
        "the last finger was lifted",
        "The fingers of a gesture that had begun were lifted, and it ends.")
    case .touchesCancelled:
      .init(
        "the system took the touches away",
        "The system took the touches of the gesture away, so that it is cancelled or fails.",
        "Handle .cancelled in the recognizer's action like .ended, but without its effect.")
    case .pointerEntered:
      .init(
        "the pointer came into its view",
        "The pointer came into the view of a hover recognizer, and hovering begins.")
    case .pointerMoved:
      .init(
        "the pointer moved within its view",
        "The pointer moved within the view of a hover recognizer.")
    case .pointerLeft:
      .init(
        "the pointer left its view",
        "The pointer left the view of a hover recognizer, and hovering ends.")
    case .scrolled:
      .init(
        "a trackpad or a wheel scrolled",
        "A trackpad or a wheel scrolled over the view. No touch takes part in it.")
    case .scrollEnded:
      .init(
        "the scroll of the trackpad or the wheel is over",
        "The trackpad or the wheel stopped scrolling.")
    case .transformed:
      .init(
        "two fingers pinched or turned on a trackpad",
        "Two fingers pinched or turned on a trackpad while the pointer was over the view. No touch takes part in it."
      )
    case .transformEnded:
      .init(
        "the pinch or the turn on the trackpad is over",
        "The fingers left the trackpad.")
    case .otherButton:
      .init(
        "the click was made with another button",
        "The click was made with a button other than the recognizer's buttonMaskRequired, which is the main button by default.",
        "Set buttonMaskRequired to secondary for a recognizer of secondary clicks.")
    case .secondaryClick:
      .init(
        "the click was made with the other button",
        "A click with the other button opens a context menu at once.")
    case .setByCode:
      .init(
        "its code set the state",
        "Code, or the recognizer's subclass, set the state.",
        "Check where the subclass sets it. A recognizer that never leaves possible keeps others "
          + "waiting.")
    case .requiredRecognizerRecognized:
      .init(
        "\(object), which must fail first, recognized",
        "Another recognizer, which had to fail first, recognized. So this one fails.",
        "That is what require(toFail:) asks for. Without it both act.")
    case .recognizerPrevented:
      .init(
        "\(object) prevents it",
        "Another recognizer began first and keeps this one from recognizing.",
        "Let a delegate allow both for this pair, or use require(toFail:) to say which goes first.")
    case .delegateRefusedBegin:
      .init(
        "`gestureRecognizerShouldBegin` of its delegate \(object) said no",
        "The delegate answered no to gestureRecognizerShouldBegin, so the gesture fails when it would "
          + "begin.",
        "Check what the answer depends on: it is asked once, when the gesture would begin.")
    case .viewRefusedBegin:
      .init(
        "`gestureRecognizerShouldBegin` of \(object) said no",
        "A view on the way from the touched one to the recognizer's answered no to "
          + "gestureRecognizerShouldBegin.",
        "Answer true, or what super answers, for all other recognizers.")
    case .nothingToGoBackTo:
      .init(
        "there is nothing to go back to",
        "The navigation controller has one controller on its stack, so the swipe back does not begin.",
        "That is how it should be: a swipe back that begins with only the root controller on the stack never ends."
      )
    case .barHidden:
      .init(
        "the swipe back begins only while the navigation bar shows",
        "The navigation bar is hidden, and UIKit's delegate of the swipe back then says no.",
        "Set a delegate of your own whose gestureRecognizerShouldBegin answers viewControllers.count > 1.")
    case .backButtonMissing:
      .init(
        "the swipe back begins only where the system's back button shows",
        "A leftBarButtonItem stands in the place of the back button, or hidesBackButton is on, and UIKit's delegate of the "
          + "swipe back then says no.",
        "Set leftItemsSupplementBackButton = true, or a delegate of your own whose gestureRecognizerShouldBegin answers "
          + "viewControllers.count > 1.")
    case .transitionAnimated:
      .init(
        "the swipe back does not begin while the delegate of the navigation controller animates pushes and pops",
        "The delegate of the navigation controller implements navigationController(_:animationControllerFor:from:to:), and "
          + "UIKit's delegate of the swipe back then says no, even if the method answers nil.",
        "Set a delegate of your own for the swipe back whose gestureRecognizerShouldBegin answers viewControllers.count > 1."
      )
    case .pressOfSwiftUI:
      .init(
        "\(object), a long press of SwiftUI, keeps it from scrolling before iOS 18",
        "By reports of iOS 13 to 16 a drag on content with an onLongPressGesture or a LongPressGesture does not scroll the "
          + "scroll view or list around it.",
        "Put .onTapGesture {} before the long press, or use a contextMenu, or the isPressed of a ButtonStyle."
      )
    case .nothingToScroll:
      .init(
        "the content of \(object) goes no further that way",
        "The content is at its edge, or not larger than the scroll view that way, so a drag would scroll nothing.",
        "Check contentSize. With alwaysBounceVertical or alwaysBounceHorizontal a drag moves the content all the same."
      )
    case .nothingToZoom:
      .init(
        "the delegate of \(object) names no view in `viewForZooming`",
        "The fingers pinch a scroll view that zooms, but its delegate does not implement viewForZooming(in:), or answers nil.",
        "Return the view to zoom in viewForZooming(in:), and set the scroll view's delegate.")
    case .touchesShouldCancelRefused:
      .init(
        "`touchesShouldCancel` of \(object) said no",
        "A view in the content has the touch already, and touchesShouldCancel of the scroll view lets it keep it: "
          + "without an override it says no for every control.",
        "Override touchesShouldCancel and answer true for the controls on which a drag should scroll.")
    case .contentTouchesStay:
      .init(
        "`canCancelContentTouches` of \(object) is off",
        "A view in the content has the touch already, and without canCancelContentTouches the scroll view takes none away.",
        "Set canCancelContentTouches to true, as it is by default.")
    case .selectsNoRows:
      .init(
        "two fingers select no rows there",
        "Two fingers select rows only if they come down on a row, allowsMultipleSelectionDuringEditing is on, and "
          + "shouldBeginMultipleSelectionInteraction says yes.",
        "Set allowsMultipleSelectionDuringEditing to true, and let that method answer true.")
    case .controlVetoed:
      .init(
        "\(object) is a system control and goes first",
        "The touch hit a control of UIKit, which keeps single taps of the views around it from recognizing. An "
          + "app's own controls do not.",
        "Nothing to cure: the control's own action is sent. Your own control does the same if it "
          + "overrides gestureRecognizerShouldBegin.")
    case .sequenceOver:
      .init(
        "its touches are over",
        "The touches of the gesture are over, and the recognizer is ready for the next.")
    case .waitsInCycle:
      .init(
        "it waits in a circle of failure requirements",
        "Recognizers wait for each other to fail, in a circle. Their touches are over, and none of them "
          + "recognized.",
        "Remove one requirement. A loop over all recognizers must leave out the recognizer itself.")
    case .exclusiveByDefault:
      .init(
        "nobody lets both recognize",
        "Two recognizers share a touch and no delegate allows both, so only the first to recognize "
          + "acts.",
        "Answer true to shouldRecognizeSimultaneouslyWith for this pair, not for all.")
    case .cannotPrevent:
      .init(
        isSubjectUIKits
          ? "UIKit lets others recognize beside \(object)"
          : "`canPrevent` of \(subject ?? "the first") says no",
        "canPrevent of the recognizer that began says no, so that the other one may recognize too.",
        "Nothing to cure if both should act.")
    case .cannotBePrevented:
      .init(
        isSubjectUIKits
          ? "UIKit lets \(object) recognize beside others"
          : "`canBePrevented` of \(subject ?? "the second") says no",
        "canBePrevented(by:) of the second recognizer says no, so that it may recognize too.",
        "Nothing to cure if both should act.")
    case .simultaneousAllowed:
      .init(
        "\(object) lets them recognize together",
        "A delegate lets both recognize.",
        "If only one of the two should act, let the answer depend on the pair, for example on "
          + "other.view or the class.")
    case .startsAtFirstResponder:
      .init(
        "the search starts at the first responder",
        "The search for the target of an action without one starts at the first responder of the key "
          + "window, not at the control.",
        "Name the target if it should be the same with and without a keyboard.")
    case .startsAtSender:
      .init(
        "there is no first responder, so the search starts at the sender",
        "There is no first responder, so the search for the target of an action without one starts at "
          + "the control.",
        "Name the target if it should be the same with and without a keyboard.")
    case .nowhereToStart:
      .init(
        "there is no responder from which a target could be searched",
        "There is neither a first responder nor a sender in the chain, so there is no responder to "
          + "ask.",
        "Make a responder first responder before the command is sent.")
    case .noTargetForAction:
      .init(
        "no responder from the start of the search on performs it",
        "No responder from the start of the search to the end of the chain has the method.",
        "Name the target, or put the method on a responder that is on the chain. In the initializer "
          + "of a stored property, self is not available as a target: use lazy var.")
    case .targetLacksAction:
      .init(
        "\(object) does not have the method, so an app would crash",
        "The target does not have the method that the action names. An app would crash with \"unrecognized "
          + "selector\".",
        "Look for a missing or an extra colon in the selector, or for a storyboard's connection to a "
          + "method that no longer exists.")
    case .targetGone:
      .init(
        "the target is gone",
        "A sender does not keep its target alive, and this one is gone.",
        "Keep the object in a property, or use an action with a closure.")
    case .systemTakesKey:
      .init(
        "the system takes the key before a command without `wantsPriorityOverSystemBehavior`",
        "Since iOS 15 a text takes the keys that it types, and the system takes the arrow keys and, on an iPad, Tab, before "
          + "key commands are searched.",
        "Set wantsPriorityOverSystemBehavior of the command to true.")
    case .recognizerWithoutTarget:
      .init(
        "a recognizer's action needs a target; none is looked up",
        "A recognizer's target is nil. A control would search the chain for one; a recognizer does "
          + "not.",
        "Name the target.")
    case .controlDisabled:
      .init(
        "the control is disabled",
        "isEnabled of the control is off: it is hit, takes the touch, and sends nothing.",
        "Turn it on, or remove the control if what is behind it should react.")
    case .presentsAlready:
      .init(
        "it presents \(object) already",
        "A controller presents one other controller at a time; UIKit logs a warning and does nothing.",
        "Let the topmost presented controller present it, or dismiss first and present in the completion.")
    case .presenterInNoWindow:
      .init(
        "its view is in no window",
        "Only a controller whose view is in a window can present another one; UIKit logs a warning and does nothing.",
        "Present from a controller that shows, and not before viewDidAppear.")
    case .cannotBecomeFirstResponder:
      .init(
        "`canBecomeFirstResponder` is `false`",
        "canBecomeFirstResponder is false, its default for everything but text inputs.",
        "Override it to answer true.")
    case .firstResponderStays:
      .init(
        "\(object) is first responder and does not resign",
        "The current first responder does not resign, so the new one cannot become first responder.",
        "Check canResignFirstResponder, and shouldEndEditing of a text field's delegate.")
    case .cannotResignFirstResponder:
      .init(
        "`canResignFirstResponder` is `false`",
        "canResignFirstResponder is false, so the responder stays first responder.",
        "Answer true once the input is valid.")
    case .overrideRefused:
      .init(
        "an override said no",
        "An override of becomeFirstResponder or resignFirstResponder answered false.",
        "Return what super returns.")
    case .unknown:
      .init(
        RichText(code: name),
        "")
    }
  }

  // MARK: - Parts of clauses

  private var pointInside: RichText {
    guard !numbers.isEmpty else {
      return "its `point(inside:)` says no, though the point is inside its bounds"
    }
    return "its `point(inside:)` says yes, though the point is \(place.map(words) ?? "outside its bounds")"
  }

  private var hitTest: RichText {
    switch override {
    case .declared(let what) where isHypothetical: "its override of `hitTest` says no (\(what))"
    case .ofUIKit(let what?): "its `hitTest`, which is UIKit's: \(what)"
    case .ofUIKit(nil): "its `hitTest`, which is UIKit's, decides"
    case nil: "its override of `hitTest` decides"
    case .redirect(let view): "its override of `hitTest`: redirect to \(view)"
    case .declared(let what): "its override of `hitTest`: \(what)"
    }
  }

  private var alpha: RichText {
    let limit = number(.threshold)
    guard let stored = storedAlpha else { return "`alpha` \(number(.alpha)) is below \(limit)" }
    return "`alpha` \(limit), kept by the layer as \(stored), is below \(limit)"
  }

  private var ancestor: RichText {
    guard let subject else { return "an ancestor" }
    return "its \(isSuperview ? "superview" : "ancestor") \(subject)"
  }

  private func words(_ place: PointOutside) -> RichText {
    switch place {
    case .beyond(let edges):
      "\(RichText.joined(edges.map { "\(words($0.distance)) \(English.beyond($0.side))" }, by: " and ")) its bounds"
    case .on(let side): "on its \(English.edge(side)) edge, which is outside"
    case .onCorner: "on its bottom right corner, which is outside"
    }
  }

  private func words(_ distance: Distance) -> RichText {
    switch distance {
    case .points(let number): "\(number) pt"
    case .lessThan(let number): "less than \(number) pt"
    }
  }

  private func fingers(_ count: String) -> RichText {
    count == "1" ? "there was 1 finger" : "there were \(count) fingers"
  }

  private var movement: RichText {
    let needed = number(.needed)
    if let rotation = numbers[.rotation] {
      return "the fingers turned \(rotation) rad, and \(needed) are needed"
    }
    guard let distance = numbers[.distance] else { return "the fingers moved far enough" }
    if let scale = numbers[.scale] {
      return "the fingers' distance changed by \(distance) pt to scale \(scale), and \(needed) pt are needed"
    }
    return "the fingers moved \(distance) pt, and \(needed) pt are needed"
  }
}
