// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How long a piece of text is, in the measure of its language: English words, Chinese characters.
package enum TextLength {
  package static func count(_ text: String, in language: LanguageCode) -> Int {
    switch language {
    case .english: text.split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } }
    case .simplifiedChinese: text.unicodeScalars.count(where: isHan)
    }
  }

  package static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value) || (0x3400...0x4DBF).contains(scalar.value)
      || scalar.value == 0x3007
  }

  package static func sentences(_ text: String, in language: LanguageCode) -> [String] {
    switch language {
    case .english:
      text.split(separator: /[.?!:;](?=["”)]*(?:\s|$))/).map(String.init)
    case .simplifiedChinese: text.split { "。？！；：".contains($0) }.map(String.init)
    }
  }
}
