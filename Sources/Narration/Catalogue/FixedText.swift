// SPDX-License-Identifier: Apache-2.0

/// A text without places: headings, table heads, legends, words in pictures.
package enum FixedText: String, Sayable, CaseIterable, Sendable {
  // What marks in pictures mean.
  case legendHit, legendRefused, legendUnasked

  // Pictures.

  // A step of a walk.
  case calledByCode

  // The report.
  case skipToAnswer, touchesNavigation, facts
  case factScreen, factSource, factViews, factWindows, factTouches, factPasses
  case chainHeading, restsOnHeading, recognizersHeading, actionsHeading
  case withholdingsHeading
  case columnView, columnClass
  case scrollableTable, scrollablePicture, untitled
  case noTouches, madeWith

  // The page of a scenario.
  case setNavigation, setPrevious, setNext, setIndex, tools, toolTheme, toolLink, toolKeys, wholePage
  case outlineHeading, outlineOrder, picturesHeading, detailsHeading
  case stepsHeading, lookLegend, lookScreen, lookPlanes, lookTapMap, turnLegend, planesLabel
  case equivalentSummary, variantsHeading, variantGiven, nothing, noSuchTouch, logHeading, behindHeading,
    screenTableHeading
  case columnFrame, columnProperties, settingsHeading, neverAskedHeading, unknownHeading
  case usualQuestion, askHeading, askHow, askReasons, askOrder, askBounds, askDeepest, askViews, askFrames
  case coverSummary, keysHeading, keysClose, keySteps, keyPhases
  case keyEnds, keyPlay, keyList, keyLeave, keyZoom, keyScroll

  // The page of a lesson.
  case hintAsk, hintBefore, onwardNavigation

  // The page of a reason: that it needs no cure, the headings of its example and of what comes of that, that only code
  // causes it, and the line above the list of all codes.
  case reasonNeedsNoCure, reasonExample, reasonOutcome, reasonOfCodeOnly, reasonList

  // The index.
  case indexTitle, indexSummary

  // The index of the pages of an audit.
  case auditTitle, auditSummary
}
