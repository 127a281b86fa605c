// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The length of a text, in words; in Chinese in characters.
package enum TextLength {
  package static func count(_ text: String, in language: LanguageCode) -> Int {
    language == .simplifiedChinese
      ? text.unicodeScalars.count(where: isHan)
      : text.split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  package static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value) || (0x3400...0x4DBF).contains(scalar.value)
      || scalar.value == 0x3007
  }

  nonisolated(unsafe) private static let sentenceEnd = /[.?!:;](?=["”)]*(?:\s|$))/

  package static func sentences(_ text: String, in language: LanguageCode) -> [String] {
    let sentences =
      language == .simplifiedChinese
      ? text.split { "。？！；：".contains($0) } : text.split(separator: sentenceEnd)
    return sentences.map(String.init)
  }
}
