// SPDX-License-Identifier: Apache-2.0

import Analysis

extension PageText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .foundByTouch(let title, let number): "\(title), as touch \(number) finds the screen"
    case .sameAs(let heading): "The same picture as for “\(heading)”"

    case .firstTouches(let shown, let total): "\(total), of which this page plays the first \(shown)"
    case .tooLarge:
      "The picture is too large for this page; here is its text. hitpath render makes it as a file."
    case .drawnByCommand(let command):
      "The page is large enough without this picture; here is its text. This draws it: \(command)"
    case .stepsLeftOut(let count): English.leftOut(count, "step") + " here"
    case .eventsLeftOut(let count): English.leftOut(count, "event") + " here"
    case .linesLeftOut(let count): "… " + English.count(count, "more line")
    case .moreViews(let count): "and \(count) more views"
    case .takenBy(let name): "taken by \(name)"
    case .mark(.unasked): "not asked"
    case .mark(.asked): "asked"
    case .mark(.path): "on the path"
    case .mark(.refused): "said no"
    case .mark(.hit): "hit-test view"
    case .mark(.held): "held back"
    case .mark(.gets): "gets the touch"
    case .mark(.sends): "sends the action"
    case .mark(.lost): "loses the touch"
    case .lesson(let number, let count): "Lesson \(number) of \(count)"
    case .position(let number, let count): "\(number) of \(count)"
    case .foldedViews(let count): "\(count) views"
    case .ownRecognizers(1): "a recognizer of its own"
    case .ownRecognizers(let count): "\(count) recognizers of its own"
    case .viewRange(let from, let to, let first, let last): "Views \(from) to \(to): \(first) to \(last)"
    case .furtherTouches(let count): "and \(count) more touches"
    case .traceFormat(let version): "trace format \(version)"

    case .variant(let number): "Variant \(number)"
    case .variantsHeading: "Under other settings"
    case .hitViewDiffers(let name?, let before?): "The hit-test view is \(name) instead of \(before)."
    case .hitViewDiffers(let name?, nil): "The hit-test view is \(name); as given no view is hit."
    case .hitViewDiffers(nil, let before?): "No view is hit, instead of \(before)."
    case .hitViewDiffers(nil, nil): "No view is hit."
    case .recognizesToo(let names): "Recognizes only here: \(names)."
    case .recognizesNot(let names): "Does not recognize here: \(names)."
    case .sendsToo(let names): "Called only here: \(names)."
    case .sendsNot(let names): "Not called here: \(names)."
    case .otherTouchCount(let count, let before): "There are \(count) touches instead of \(before)."
    case .verdictDiffers: "What becomes of the touch differs."
    case .nothingDiffers: "Nothing differs."
    }
  }
}
