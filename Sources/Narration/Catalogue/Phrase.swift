// SPDX-License-Identifier: Apache-2.0

/// A sentence or clause with places for names and numbers.
enum Phrase: String, CaseIterable, Sendable {
  // What a touch was.
  case tap, press, drag, touch
  case touchHeading, dragHeading

  // Verdicts.
  case handledByHitView, handledAbove
  case keptByControl, keptByControlAbove
  case keptByScrollView, keptByScrollViewAbove
  case droppedAbove, droppedAtHitView, droppedInCycle, dropped
  case undecidedClasses, undecidedControllers, undecidedUnsimulatedHitView, undecidedUnsimulated
  case endsDifferently, partByHitView, partHandled, partKept, partEndsOne, partEndsMany, partSeparator
  case cancelled
  case asFarAsKnown
  case unclaimed

  // Reasons that a view gives.
  case hidden, alphaBelow, alphaRoundedBelow, interactionDisabled
  case zeroSize
  case pointInsideSaysNo, pointInsideSaysYes, pointInsideSaysYesBeyond
  case customHitTest, declaredHitTest, redirect, nonInvertibleTransform, animating

  // Reasons that a view would give if it were asked.
  case ownHidden, ownAlpha, ownInteractionDisabled, ownZeroSize

  // Where a point outside of bounds is.
  case outsideBounds, onEdge, onCorner
  case left, right, above, below
  case leftAbove, leftBelow, rightAbove, rightBelow
  case leftEdge, rightEdge, topEdge, bottomEdge
  case points, lessThanPoints

  // Reasons for not asking a view.
  case superviewNamed, ancestorNamed, someAncestor
  case outsideAncestor, outsideAncestorAt, ancestorHidden, ancestorAlpha, ancestorInteractionDisabled
  case siblingInFront, someSiblingInFront, windowInFront, someWindowInFront
  case notInWindow, notReached, notReachedFrom

  // Reasons of delivery.
  case handledByResponder, swallowedByControl, swallowedByScrollView, chainEnded, noWindow, chainCycle

  // Steps of the walk.
  case stepPassedOver, stepRefused, stepRefusedWithoutReason, stepRefusedAtPoint
  case stepHitWithoutSubviews, stepHitAfterSubviews, stepClaimed
  case stepPassedUp
  case stepOverrideNil, stepOverrideItself, stepOverrideOther
  case stepByCode
  case returnedByOverride, bypassedRefusal

  // Answers to "why not this view?".
  case viewHit, viewPassedUp, viewRefused, viewRefusedAtPoint, viewNotAsked, viewNotAskedWithoutReason
  case viewPassedOver, viewNotAskedWouldRefuse, viewNotAskedWouldNotBe
  case viewPoint, viewPointInside, viewPointOutside

  // What a responder did with some methods only.
  case handlesMethods, keepsMethods, methodEndsHere, methodsEndHere

  // Lines for a terminal.
  case lineReason, linePassedOver, lineNeverAsked, lineReturned, lineOfChain

  // Unknowns, names, points.
  case unknownOfScreen, unknownOfViews
  case andMore, listSeparator, quotedName
  case point, size

  // Counts.
  case foldedClass, foldedViews
  case moreSteps, gapInSteps, moreViews, moreTouches, neverAskedCount, neverAskedOne
  case returns, passesAlike, passesDiffer, pass, onePass

  // Pictures in words.
  case overlayLabel, overlayLabelWithoutHit, hitPathLabel, hitPathLabelWithoutHit, chainLabel, traceFormat
  case walkCaption, chainCaption

  /// What stands in a place.
  enum Slot: String, CaseIterable, Sendable {
    case view, touch, responder, reason, alpha, stored, threshold, width, height, place, edge, count, ancestor
    case result, point, views, what, names, name, text, x, y, number, total, className, version
  }
}
