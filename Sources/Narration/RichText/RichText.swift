// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// A sentence in which names stand apart from the words around them.
///
/// Pages set names in a monospaced face, with the glyph of their mark; terminals put them between backticks.
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

    /// What the object is in the end; nil where that is beside the point.
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

  /// A name that is no object's, as code has it.
  package init(code: String) { self.init(Name(code)) }

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

  /// The same sentence with what its objects are in the end.
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
}

extension RichText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Texts and names are put in as they are; `code` puts in a name that is no object's.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = RichText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.append(literal) }

    package mutating func appendInterpolation(_ part: RichText) { text.append(part) }

    package mutating func appendInterpolation(_ part: RichText?) { if let part { text.append(part) } }

    package mutating func appendInterpolation(_ words: String) { text.append(words) }

    package mutating func appendInterpolation(_ number: Int) { text.append("\(number)") }

    package mutating func appendInterpolation(code: String) { text.append(RichText(code: code)) }
  }
}

extension String.StringInterpolation {
  /// A sentence whose names stand apart is put into others of its kind only; see ``RichText/plain``.
  @available(*, unavailable, message: "names would be lost: say .plain or .quoted")
  mutating func appendInterpolation(_ text: RichText) {}
}
