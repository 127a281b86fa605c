// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Finds the word that a misspelt word probably stands for.
package enum Spelling {
  /// The candidate nearest to the word; nil if none is near. If several are equally near, the first.
  ///
  /// Near means at most one mistake in three characters; a difference of case does not count.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 200 else { return nil }
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 200 {
      let letters = Array(candidate.lowercased())
      let limit = max(1, (max(wanted.count, letters.count) + 1) / 3)
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
      if distance == 0 { break }
    }
    return best?.candidate
  }

  /// The candidate of which the word has more or less: the longest one with which the word ends, or the only one that begins
  /// with the word, a plural's s aside. A difference of case does not count.
  ///
  /// - Returns: Nil if there is none, and for parts that are too short to mean anything.
  package static func part(of word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 200 else { return nil }
    let word = word.lowercased()
    let ends = candidates.filter { $0.count >= 6 && word.hasSuffix($0.lowercased()) }
    if let longest = ends.max(by: { $0.count < $1.count }) { return longest }
    let stem = word.hasSuffix("s") ? word.dropLast() : word[...]
    let begun = candidates.filter { $0.lowercased().hasPrefix(stem) }
    return stem.count >= 4 && begun.count == 1 ? begun[0] : nil
  }

  /// The Damerau-Levenshtein distance: the number of letters left out, inserted or replaced, and of neighbours swapped.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let differs = first[row - 1] == second[column - 1] ? 0 : 1
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + differs)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}

extension Character {
  /// The width of the character in a terminal, in columns: two for Chinese, Japanese, Korean and most emoji.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case ..<0x1100: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text on one line of a terminal: at most 60 characters, with a symbol for everything that would move the
  /// cursor, such as line breaks, escapes and marks that change the writing direction.
  package func shown() -> String {
    var result = ""
    var count = 0
    for character in self {
      if count == 60 { return result + "…" }
      result +=
        character.unicodeScalars.contains(where: \.movesCursor)
        ? "\u{FFFD}" : LineText.safe(String(character))
      count += 1
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does more than show the character.
  package var movesCursor: Bool { LineText.isUnsafe(self) }
}
