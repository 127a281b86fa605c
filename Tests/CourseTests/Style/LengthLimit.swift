// SPDX-License-Identifier: Apache-2.0

import Trace

/// The lengths that the course allows, in English words and Chinese characters.
struct LengthLimit {
  var english: Int
  var chinese: Int

  init(_ english: Int, _ chinese: Int) {
    self.english = english
    self.chinese = chinese
  }

  func value(in language: LanguageCode) -> Int { language == .simplifiedChinese ? chinese : english }

  static let title = LengthLimit(8, 14)
  static let titleOfQuestion = LengthLimit(14, 24)
  static let lead = LengthLimit(35, 50)
  static let option = LengthLimit(40, 60)
  static let walk = LengthLimit(200, 300)
  static let half = LengthLimit(90, 150)
  static let sentence = LengthLimit(25, 40)
  static let file = LengthLimit(750, 850)
  static let fileOfNote = LengthLimit(1200, 1200)
  static let linesOfCode = LengthLimit(16, 16)
}
