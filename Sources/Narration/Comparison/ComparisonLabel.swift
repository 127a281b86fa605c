// SPDX-License-Identifier: Apache-2.0

/// The texts without places that a comparison of two traces has: headings, table heads, signs in words.
package enum ComparisonLabel: String, Sayable, CaseIterable, Sendable {
  case comparison, compared
  case touchesHeading, screensHeading, stepsHeading, stepsLead

  // Table heads.
  case columnSide, columnTime, columnStep, columnProperty

  // Signs in words.
  case onlyInA, onlyInB, otherTime

  /// The screen as an object that differs.
  case screen

  // What is the same, and what was not done.
  case sameAnswer, screensAlike, notAligned
}
