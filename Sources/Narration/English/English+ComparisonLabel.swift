// SPDX-License-Identifier: Apache-2.0

extension ComparisonLabel {
  package func said(in _: English.Type) -> String {
    switch self {
    case .comparison: "Comparison"
    case .compared: "What is compared"
    case .touchesHeading: "What becomes of each touch"
    case .screensHeading: "Where the screens differ"
    case .stepsHeading: "Step by step"
    case .stepsLead: "The log of both: what only A has is marked −, what only B has +."

    case .columnSide: "Where"
    case .columnTime: "Time"
    case .columnStep: "What happens"
    case .columnProperty: "Property"

    case .onlyInA: "only in A"
    case .onlyInB: "only in B"
    case .otherTime: "at another time"

    case .screen: "Screen"

    case .sameAnswer: "The same in both."
    case .screensAlike: "The screens do not differ in anything that delivery reads."
    case .notAligned: "The traces differ too much to be aligned to the end; the rest stands as different."
    }
  }
}
