// SPDX-License-Identifier: Apache-2.0

import Trace

extension LanguageCode {
  /// The languages that the course is written in. A language may begin without.
  static let ofCourse: [LanguageCode] = [.english, .simplifiedChinese]
}
