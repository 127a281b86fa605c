// SPDX-License-Identifier: Apache-2.0

/// The name and the detail in a participant's head, in as many lines as its height holds.
///
/// Before a text is cut, smaller type and line breaks inside names are tried.
struct SequenceHead {
  private static let mostLines = 3
  private static let names = [10.5, 9.5, 8.75, 8.0].map { TextFitter(size: $0, isBold: true) }
  private static let details = [9.0, 8.25].map { TextFitter(size: $0) }

  private var name: (fitter: TextFitter, lines: [String])
  private var detail: (fitter: TextFitter, lines: [String])

  init(name: String, detail: String, width: Double) {
    let most = detail.isEmpty ? Self.mostLines : Self.mostLines - 1
    self.name =
      Self.fit([name], Self.names, to: width, lines: most)
      ?? Self.fit(ClassNames.shorter(name), Self.names, to: width, lines: Self.mostLines)
      ?? Self.cut(name, Self.names, to: width)
    let room = Self.mostLines - self.name.lines.count
    self.detail = (Self.details[0], [])
    guard room > 0, !detail.isEmpty else { return }
    self.detail =
      Self.fit(ClassNames.shorter(detail), Self.details, to: width, lines: room)
      ?? Self.cut(detail, Self.details, to: width)
  }

  func nodes(in box: PictureRect) -> [SVGNode] {
    let x = box.minX + box.width / 2
    let steps = name.lines.map { _ in name.fitter.size + 2.25 } + detail.lines.map { _ in 11.0 }
    var y = box.minY + (box.height - steps.reduce(0, +)) / 2 - 2.5
    var nodes: [SVGNode] = []
    for (line, step) in zip(name.lines + detail.lines, steps) {
      y += step
      let isName = nodes.count < name.lines.count
      nodes.append(
        .label(
          line, at: PicturePoint(x: x, y: y), isBold: isName,
          size: (isName ? name : detail).fitter.size, classes: isName ? [] : ["muted"]))
    }
    return nodes
  }

  /// The first text that fits, in the fewest lines, and of these in the largest type; nil if none does.
  private static func fit(
    _ texts: [String], _ fitters: [TextFitter], to width: Double, lines most: Int
  ) -> (fitter: TextFitter, lines: [String])? {
    for text in texts {
      for count in 1...most {
        for fitter in fitters {
          if let lines = broken(text, fitter, to: width), lines.count <= count { return (fitter, lines) }
        }
      }
    }
    return nil
  }

  private static func cut(
    _ text: String, _ fitters: [TextFitter], to width: Double
  ) -> (fitter: TextFitter, lines: [String]) {
    let fitter = fitters[fitters.count - 1]
    return (fitter, [fitter.cut(text, to: width) ?? "…"])
  }

  /// The text in lines that end between words; nil if a word is too wide.
  private static func broken(_ text: String, _ fitter: TextFitter, to width: Double) -> [String]? {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, fitter.width(of: last + word.trimmedEnd) <= width {
        lines[lines.count - 1] = last + word
      } else {
        guard fitter.width(of: word.trimmedEnd) <= width else { return nil }
        lines.append(word)
      }
    }
    return lines.map(\.trimmedEnd)
  }

  /// The words of a name: a new one begins after signs, at a capital after a small letter, at the last of several
  /// capitals before a small letter, and at every Chinese character.
  private static func words(_ text: String) -> [String] {
    let characters = Array(text)
    var words: [String] = []
    for (position, character) in characters.enumerated() {
      guard position > 0 else {
        words.append(String(character))
        continue
      }
      let before = characters[position - 1]
      let isFollowedBySmall = position + 1 < characters.count && characters[position + 1].isLowercase
      let begins =
        " ._-<,:/".contains(before)
        || (character.isUppercase && (before.isLowercase || (before.isUppercase && isFollowedBySmall)))
        || (character.unicodeScalars.first?.value ?? 0) >= 0x2E80
      if begins, character != " " {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
