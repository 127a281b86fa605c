// SPDX-License-Identifier: Apache-2.0

import Narration

/// The three sizes of type on a sheet.
struct SheetText: Sendable {
  /// The sentence on top.
  let claim = TextFitter(size: 17, isBold: true)

  /// Names of objects.
  let name = TextFitter(size: 13, isBold: true)

  /// The line below the claim.
  let line = TextFitter(size: 13)

  /// All else, plain and bold.
  let small: TextFitter
  let strong: TextFitter

  init(_ language: Language) {
    small = TextFitter(size: language.smallTextSize)
    strong = TextFitter(size: language.smallTextSize, isBold: true)
  }
}
