// SPDX-License-Identifier: Apache-2.0

import Analysis

extension PartialCatalogue {
  /// The words of a console.
  static func text(_ text: LogPhrase) -> String { text.words }
}
