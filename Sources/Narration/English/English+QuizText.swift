// SPDX-License-Identifier: Apache-2.0

extension QuizText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .questionOf(let number, let total, let page): "Question \(number) of \(total) · \(page)"
    case .screen: "The screen"
    case .changed(let settings): "For this question: \(settings)"
    case .prompt(let options): "Your answer, 1 to \(options) (? for a hint, q to end): "
    case .noSuchAnswer(let answer): "There is no option “\(answer)”."
    case .isRight(let key): "\(key): this is it."
    case .isNotRight(let key): "\(key): this is not it."
    case .stepOf(let touch, let number): "Touch \(touch), step \(number)"
    case .hint(let number): "Hint \(number)"
    case .noMoreHints: "There are no more hints."
    case .tally(let right, let total): "\(right) of \(total) right at the first try."
    }
  }
}
