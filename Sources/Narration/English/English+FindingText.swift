// SPDX-License-Identifier: Apache-2.0

import Analysis

extension English {
  static func text(_ text: FindingText) -> String {
    switch text {
    case .rule(let rule): name(rule)
    case .fault(let fault):
      words(fault) + (fault.others.isEmpty ? "" : " The same holds for \(fault.others).")
    case .cure(let change): "Change: \(change)"
    case .proof(.proven): "Run once more with this change: the finding is gone."
    case .proof(.stays):
      "Run once more with this change: the finding stays; something else is in the way too."
    case .proof(.untried): "The change was not run."
    case .severity(.error): "error"
    case .severity(.warning): "warning"
    case .severity(.note): "note"
    case .summary(let errors, let warnings, let notes):
      "\(count(errors, "error")), \(count(warnings, "warning")), \(count(notes, "note"))"
    case .nothingFound: "Nothing found."
    }
  }

  private static func name(_ rule: FindingRule) -> String {
    switch rule {
    case .interactionOff: "a recognizer on a view that takes no touches"
    case .underDisabled: "in a view whose user interaction is off"
    case .underHidden: "in a hidden view, or one with alpha 0"
    case .underTransparent: "in a view too transparent to be hit"
    case .emptyContainer: "in a view without width or height"
    case .outsideAncestor: "outside the bounds of a superview"
    case .covered: "behind a view that does nothing with touches"
    case .coveredByWindow: "behind a window that does nothing with touches"
    case .overlappingControls: "behind another control"
    case .smallControl: "less than 44 points wide or high"
    case .tapStopsSelection: "a tap recognizer keeps rows from being selected"
    case .tapStopsControl: "a tap recognizer takes the touches of a control"
    case .doubleTapDelays: "a single tap waits for a double tap"
    case .waitsInCircle: "recognizers wait for each other to fail"
    case .lostAction: "an action without a target that nobody has a method for"
    }
  }

  private static func words(_ fault: FindingText.Fault) -> String {
    let (subject, culprit, number) = (fault.subject, fault.culprit, fault.number)
    return switch fault.rule {
    case .interactionOff:
      "The recognizer of \(subject) sees no touch: isUserInteractionEnabled of the view is off."
    case .underDisabled:
      "\(subject) gets no touch: isUserInteractionEnabled of \(culprit), in which it lies, is off."
    case .underHidden: "\(subject) gets no touch: \(culprit), in which it lies, is hidden or has alpha 0."
    case .underTransparent:
      "\(subject) gets no touch: \(culprit), in which it lies, has alpha \(number), and 0.01 or less is not hit."
    case .emptyContainer: "\(subject) gets no touch: \(culprit), in which it lies, has no width or no height."
    case .outsideAncestor:
      "\(number) of \(subject) can be touched: the rest lies outside the bounds of \(culprit)."
    case .covered:
      "\(number) of \(subject) can be touched: \(culprit) lies in front, takes the rest and does nothing with it."
    case .coveredByWindow:
      "\(number) of \(subject) can be touched: the window \(culprit) lies in front and does nothing with touches."
    case .overlappingControls:
      "\(number) of \(subject) can be touched: the control \(culprit) lies in front and takes the rest."
    case .smallControl: "\(subject) is hard to hit: its shorter side is \(number), less than 44 pt."
    case .tapStopsSelection:
      "A quick tap selects nothing in \(subject): \(culprit) recognizes it and cancels the touch."
    case .tapStopsControl:
      "A quick tap does not reach the action of \(subject): \(culprit) recognizes it and cancels the touch."
    case .doubleTapDelays: "\(subject) comes \(number) late: it waits until \(culprit) fails."
    case .lostAction:
      "An action of \(subject) has no target, and nobody in its responder chain is declared to have the method."
    case .waitsInCircle where culprit == subject: "\(subject) never recognizes: it waits for itself to fail."
    case .waitsInCircle:
      "\(subject) and \(culprit) never recognize: each waits for the other to fail, in a circle."
    }
  }
}
