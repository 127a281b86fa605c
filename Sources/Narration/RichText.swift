// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// A sentence whose names and code are parts of their own.
///
/// Pages set names in a monospaced face, with the glyph of their mark; a terminal's verdict has them between backticks;
/// everything else has the ``plain`` text. A catalogue writes code between backticks and puts names in:
/// `"\(view) overrides `hitTest`"`.
package struct RichText: Hashable, Sendable {
  /// A part of a sentence.
  package enum Run: Hashable, Sendable {
    case text(String)
    case name(Name)
  }

  /// The name of an object, a property, a value, a method or a class, whole.
  package struct Name: Hashable, Sendable {
    package var text: String

    /// The view, responder or recognizer that it is the name of; nil for other names.
    package var object: String?

    /// What the object is for the touch in the end; nil where the sentence does not show it.
    package var mark: StoryMark?

    package init(_ text: String, object: String? = nil, mark: StoryMark? = nil) {
      self.text = text
      self.object = object
      self.mark = mark
    }
  }

  package private(set) var runs: [Run] = []

  package init(_ text: String) { append(text) }

  package init(_ name: Name) { runs = [.name(name)] }

  /// The name of a view, a responder or a recognizer, which is its identifier.
  package init(object: String) { self.init(Name(object, object: object)) }

  /// A name that is no object's, as code has it.
  package init(code: String) { self.init(Name(code)) }

  /// A word of a trace, such as a method or a state, as code has it.
  package init(code word: some RawRepresentable<String>) { self.init(code: word.rawValue) }

  /// A text as it stands in a catalogue, with code between backticks.
  private init(literal: String) {
    for (position, part) in literal.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if position.isMultiple(of: 2) { append(String(part)) } else { append(RichText(code: String(part))) }
    }
  }

  /// The names in order.
  package var names: [Name] {
    runs.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The sentence with its names as they are.
  package var plain: String {
    runs.map {
      switch $0 {
      case .text(let text): text
      case .name(let name): name.text
      }
    }.joined()
  }

  /// The sentence with its names between backticks; one that has a backtick in it stands as it is.
  package var quoted: String {
    runs.map {
      switch $0 {
      case .text(let text): text
      case .name(let name): name.text.contains("`") ? name.text : "`\(name.text)`"
      }
    }.joined()
  }

  /// The same sentence, each object with its mark.
  package func marking(_ mark: (String) -> StoryMark?) -> RichText {
    var text = self
    text.runs = runs.map { run in
      guard case .name(var name) = run, let object = name.object else { return run }
      name.mark = mark(object)
      return .name(name)
    }
    return text
  }

  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let last)? = runs.last {
      runs[runs.count - 1] = .text(last + text)
    } else {
      runs.append(.text(text))
    }
  }

  mutating func append(_ other: RichText) {
    for run in other.runs {
      if case .text(let text) = run { append(text) } else { runs.append(run) }
    }
  }

  static func + (a: RichText, b: RichText) -> RichText {
    var text = a
    text.append(b)
    return text
  }

  /// A sentence that begins with a word begins with a capital; a name stays as it is.
  var capitalized: RichText {
    guard case .text(let first)? = runs.first, let letter = first.first else { return self }
    var text = self
    text.runs[0] = .text(letter.uppercased() + first.dropFirst())
    return text
  }
}

extension RichText: Phrase {
  package static func joined(_ parts: [RichText], by separator: String) -> RichText {
    var text = RichText("")
    for (position, part) in parts.enumerated() {
      if position > 0 { text.append(separator) }
      text.append(part)
    }
    return text
  }
}

extension RichText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(literal: value) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// What stands between backticks in a literal is code. Texts and names are put in as they are; `code` puts in a name
  /// that is no object's; for nil nothing is put in.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = RichText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.append(RichText(literal: literal)) }

    package mutating func appendInterpolation(_ part: RichText) { text.append(part) }

    package mutating func appendInterpolation(_ part: RichText?) { if let part { text.append(part) } }

    package mutating func appendInterpolation(_ words: String) { text.append(words) }

    package mutating func appendInterpolation(_ number: Int) { text.append("\(number)") }

    package mutating func appendInterpolation(code: String) { text.append(RichText(code: code)) }

    package mutating func appendInterpolation(code word: some RawRepresentable<String>) {
      text.append(RichText(code: word))
    }
  }
}

extension String.StringInterpolation {
  /// Text that holds no names cannot hold a ``RichText``; see ``RichText/plain``.
  @available(*, unavailable, message: "names would be lost: say .plain or .quoted")
  mutating func appendInterpolation(_ text: RichText) {}
}
