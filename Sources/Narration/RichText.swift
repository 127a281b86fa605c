// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// A sentence with its names and code as separate parts.
///
/// Pages show names in a monospaced font, with the symbol of their mark. The terminal shows those of a verdict in
/// backticks. Everything else shows the ``plain`` text. A catalogue writes code in backticks and interpolates names:
/// `"\(view) overrides `hitTest`"`.
package struct RichText: Hashable, Sendable {
  /// A part of a sentence.
  package enum Run: Hashable, Sendable {
    case text(String)
    case name(Name)
  }

  /// The name of an object, a property, a value, a method or a class.
  package struct Name: Hashable, Sendable {
    package var text: String

    /// The view, responder or recognizer with this name; nil for other names.
    package var object: String?

    /// The object's mark at the outcome of the touch; nil if the sentence shows none.
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

  /// Creates the name of a view, responder or recognizer, which is its identifier.
  package init(object: String) { self.init(Name(object, object: object)) }

  /// Creates a name in code that is not an object's.
  package init(code: String) { self.init(Name(code)) }

  /// Creates a word of a trace, such as a method or state, as code.
  package init(code word: some RawRepresentable<String>) { self.init(code: word.rawValue) }

  /// Creates a text from a catalogue, with code in backticks.
  package init(catalogue literal: String) {
    for (position, part) in literal.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if position.isMultiple(of: 2) { append(String(part)) } else { append(RichText(code: String(part))) }
    }
  }

  /// The names in order.
  package var names: [Name] {
    runs.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The sentence as plain text.
  package var plain: String {
    runs.map {
      switch $0 {
      case .text(let text): text
      case .name(let name): name.text
      }
    }.joined()
  }

  /// The sentence with names in backticks, except names that contain a backtick.
  package var quoted: String {
    runs.map {
      switch $0 {
      case .text(let text): text
      case .name(let name): name.text.contains("`") ? name.text : "`\(name.text)`"
      }
    }.joined()
  }

  /// The same sentence with the marks that a closure gives for each object.
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

  /// The sentence with a capital first letter, unless it begins with a name.
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
  package init(stringLiteral value: String) { self.init(catalogue: value) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Literal text in backticks becomes code. Texts and names are inserted unchanged; `object` inserts an identifier,
  /// `code` any other name; nil inserts nothing.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = RichText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.append(RichText(catalogue: literal)) }

    package mutating func appendInterpolation(_ part: RichText) { text.append(part) }

    package mutating func appendInterpolation(_ part: RichText?) { if let part { text.append(part) } }

    package mutating func appendInterpolation(_ words: String) { text.append(words) }

    package mutating func appendInterpolation(_ number: Int) { text.append("\(number)") }

    package mutating func appendInterpolation(code: String) { text.append(RichText(code: code)) }

    package mutating func appendInterpolation(object id: String) { text.append(RichText(object: id)) }

    package mutating func appendInterpolation(code word: some RawRepresentable<String>) {
      text.append(RichText(code: word))
    }
  }
}

extension String.StringInterpolation {
  /// Unavailable, because a `String` would lose the names of a ``RichText``; use ``RichText/plain`` or
  /// ``RichText/quoted``.
  @available(*, unavailable, message: "names would be lost: say .plain or .quoted")
  mutating func appendInterpolation(_ text: RichText) {}
}
