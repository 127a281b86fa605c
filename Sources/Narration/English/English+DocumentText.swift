// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ text: DocumentText) -> String {
    switch text {
    case .walkSummary(1): "The touch on the screen, in 1 step."
    case .walkSummary(let steps): "The touch on the screen, in \(steps) steps."
    case .stepOf(let number, let total, let phase): "Step \(number) of \(total) · \(phase)"
    case .furtherSteps(1): "1 step is left out."
    case .furtherSteps(let count): "\(count) steps are left out."

    case .overview: "Overview"
    case .wholeScreen: "The whole screen"
    case .scenarios: "Scenarios"
    }
  }
}
