// SPDX-License-Identifier: Apache-2.0

extension DocumentText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .walkSummary(let steps): "The touch on the screen, in \(English.count(steps, "step"))."
    case .stepOf(let number, let total, let phase): "Step \(number) of \(total) · \(phase)"
    case .furtherSteps(let count): English.leftOut(count, "step") + "."

    case .overview: "Overview"
    case .wholeScreen: "The whole screen"
    case .scenarios: "Scenarios"
    }
  }
}
