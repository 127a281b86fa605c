// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func text(_ text: DocumentText) -> String {
    switch text {
    case .walkSummary(let steps): "The touch on the screen, in \(count(steps, "step"))."
    case .stepOf(let number, let total, let phase): "Step \(number) of \(total) · \(phase)"
    case .furtherSteps(let count): leftOut(count, "step") + "."

    case .overview: "Overview"
    case .wholeScreen: "The whole screen"
    case .scenarios: "Scenarios"
    }
  }
}
